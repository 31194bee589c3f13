//! A game in the page, from its messages alone.

mod analysis;
mod answers;
mod common;
mod games;
mod hostile;
