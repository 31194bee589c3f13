//! Random set-ups, and random games that are checked while they are played.
//!
//! The conformance tests of the engine play some of them, `bastide soak` a million. Game number i of
//! a seed is the same wherever it is played: set-up, moves and checks follow from the seed and i alone.

mod coverage;
mod damaged;
mod game;
mod letter;
mod own;
mod panics;
mod probe;
pub mod setups;
mod spoiled;
mod style;
mod walk;

pub use coverage::{Counts, Coverage};
pub use game::{Played, Problem, play, play_with};
pub use own::OwnTiles;
pub use panics::{caught, remember_panics};
pub use spoiled::{refuse, ways_to_spoil};
pub use walk::{Checks, Walk};
