//! The text form of set-ups and games: parse and print. `docs/notation.md` describes it.
//!
//! A game is its set-up and its moves, in lines that a person can read, type and mail:
//!
//! ```
//! let text = "\
//! bastide 1
//! players: Ann, Bob
//! draw: base.U base.V
//!
//! 1. Ann  base.U 0,1:0 -
//! 2. Bob  base.V 1,0:0 meeple>road.SW
//! ## Ann 0, Bob 2
//! ";
//! let played = bastide_notation::parse_game(text).unwrap();
//! assert_eq!(played.game().scores(), [0, 2]);
//! assert_eq!(bastide_notation::print_game(&played), text);
//! ```
//!
//! What cannot be read or played is an error with its line and column, and with the rule that
//! forbids it:
//!
//! ```
//! let text = "players: Ann\ndraw: base.U\n\n1. Ann  base.U 0,-1:0";
//! let error = bastide_notation::parse_game(text).unwrap_err();
//! assert_eq!((error.line, error.column), (4, 16));
//! assert_eq!(error.rule.unwrap().to_string(), "BG-13");
//! ```
#![warn(missing_docs)]

mod error;
mod game;
mod lexer;
mod moves;
mod place;
mod position;
mod segment;
mod setup;

pub use error::{Location, ParseError};
pub use game::{parse_game, print_game};
pub use lexer::{Lexeme, print_name, tokens};
pub use moves::{is_outcome, parse_action, parse_outcome, print_action, print_outcome, print_spot};
pub use position::{
    is_position, parse_match_position, parse_position, print_match_position, print_position,
};
pub use segment::{parse_segment, print_segment};
pub use setup::{is_header, parse_setup, print_setup};
