//! Puzzles: positions from games of strong bots in which one turn is clearly best, and not the one that
//! catches the eye.
//!
//! [`mine()`] plays a game and finds them, [`check()`] looks at one again for longer, [`pick()`] chooses from many,
//! and [`read()`] and [`print()`] are their form as text. It does no IO: whoever mines says which game is played.
//!
//! ```
//! use bastide_puzzles::{print, read};
//!
//! assert_eq!(print(&[]), "bastide puzzles 1\n");
//! assert!(read("bastide puzzles 1\n").unwrap().is_empty());
//! let why = read("bastide puzzles 1\n\npuzzle 1\ntheme: steal\n").unwrap_err();
//! assert_eq!(why.puzzle, "1");
//! ```
#![warn(missing_docs)]

mod check;
mod judge;
mod mine;
mod pick;
mod rate;
mod setups;
mod text;
mod theme;

pub use check::{Unsound, check};
pub use judge::{AS_GOOD, CLEAR, Judged};
pub use mine::{Effort, mine};
pub use pick::pick;
pub use setups::setup;
pub use text::{Unreadable, id_of, print, print_one, read, read_one};
pub use theme::Theme;

use bastide_bots::best::Gain;
use bastide_engine::{Action, Log, Match};

/// A position in which one turn is clearly best.
#[derive(Clone, Debug)]
pub struct Puzzle {
    /// Eight hexadecimal digits that follow from the position.
    pub id: String,
    /// What the best turn does.
    pub theme: Theme,
    /// How hard it is, on the scale of the bots: who has this rating finds it half of the time.
    pub rating: u16,
    /// By how many points whoever plays the best turn can expect to be ahead in the end.
    pub margin: f32,
    /// By how many points the next best way to begin is worse.
    pub gap: f32,
    /// What the best turn brings.
    pub gain: Gain,
    /// What it is played with and which game it comes from.
    pub from: String,
    /// The best turn, as far as the player alone decides.
    pub solution: Vec<Action>,
    /// What a player does who only sees the points of this turn.
    pub instead: Vec<Action>,
    /// The position, with whoever solves it to move.
    pub position: Match,
}

impl Puzzle {
    /// The position, followed by the best turn.
    pub fn line(&self) -> Match {
        let mut line = self.position.clone();
        for action in &self.solution {
            // Puzzles are read with care, so that their turns are legal.
            let _ = line.play(*action, &mut Log::off());
        }
        line
    }
}
