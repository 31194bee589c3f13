//! Whether the data can be true. Nothing here repairs: the first problem is reported, and the
//! exceptions that the books force on us stand in the data and must be needed there.

mod block;
mod set;
mod tile;

pub(crate) use block::{block, tiles_lie_in_blocks};
pub(crate) use set::{book, set};
pub(crate) use tile::tile;
