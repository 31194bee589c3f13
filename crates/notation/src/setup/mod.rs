//! The header of a text: its set-up, one `key: value` a line, in any order.

mod print;
mod read;
mod tiles;

pub use print::print_setup;
pub(crate) use read::Header;
pub use read::{is_header, parse_setup};
