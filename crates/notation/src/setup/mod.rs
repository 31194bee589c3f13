//! The header of a text: its set-up, one `key: value` a line, in any order.

mod print;
mod read;

pub use print::print_setup;
pub use read::parse_setup;
pub(crate) use read::{Header, is_header};
