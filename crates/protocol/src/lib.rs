//! Between the engine and the wire: what a game says in the words of `bastide-wire`, and what those
//! words mean in a game. `docs/protocol.md` is the contract.
//!
//! The engine knows nothing of JSON, and the wire knows no rules. Each type of the wire that has a
//! counterpart in the engine is made from it, or read back into it, by a trait of this crate, with
//! the game as context:
//!
//! ```
//! use bastide_engine::{Game, Outcome, Rules, Setup};
//! use bastide_protocol::{InGame, ReadInGame, WireAction};
//!
//! let mut game = Game::new(Rules::new(Setup::for_players(["Ann"])).unwrap());
//! let kind = game.rules().kind("base.U").unwrap();
//! game.resolve(Outcome::Tile(kind)).unwrap();
//! let action = game.legal_actions()[0];
//! let json = serde_json::to_value(WireAction::of(&game, action)).unwrap();
//! assert_eq!(json["type"], "place-tile");
//! assert_eq!(WireAction::read(&game, &json).unwrap(), action);
//! ```
//!
//! Types that the engine has too are called `Wire…` here, so that both can be named in one place.
#![warn(missing_docs)]

mod action;
mod decision;
mod error;
mod event;
mod outcome;
mod segment;
mod setup;
mod state;
mod words;

use bastide_engine::Game;
use serde_json::Value;

pub use bastide_wire::{
    Action as WireAction, Advice, Code, Decision as WireDecision, Edge, Error as WireError,
    Event as WireEvent, Figure as WireFigure, Gain, Half, Move as WireMove, Outcome as WireOutcome,
    PROTOCOL, Piece as WirePiece, Place, Rot, Seat, Segment as WireSegment,
    SegmentKind as SegmentWord, Setup as WireSetup, Spot as WireSpot, State as WireState, Text,
    Thought, Thoughts, Transcript,
};
pub use setup::SetupExt;
pub use words::{FromEngine, ToEngine, board_spot};

/// What the wire says of a whole game.
pub trait FromGame {
    /// The wire's form of it.
    fn of(game: &Game) -> Self;
}

/// What the wire says of something in a game: an action, an event, an entry of its transcript.
pub trait InGame<T>: Sized {
    /// The wire's form of it, in a game that has come at least so far.
    fn of(game: &Game, value: T) -> Self;

    /// The wire's forms of several.
    fn list(game: &Game, values: impl IntoIterator<Item = T>) -> Vec<Self> {
        values.into_iter().map(|value| Self::of(game, value)).collect()
    }
}

/// What something on the wire means to a game, as an answer to what the game waits for. It is
/// understood, not yet played: whether it is legal, the engine decides.
pub trait ReadInGame {
    /// What the engine calls it.
    type Engine;

    /// Reads it from JSON.
    fn read(game: &Game, value: &Value) -> Result<Self::Engine, WireError>;

    /// The engine's form of it.
    fn resolve(&self, game: &Game) -> Result<Self::Engine, WireError>;
}
