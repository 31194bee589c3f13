//! The wire vocabulary of Bastide: set-ups, actions, events and states as JSON, and the engine
//! protocol that speaks them. `docs/protocol.md` is its contract.
//!
//! This crate is the one home of serde for the game. The engine's own types know nothing of JSON;
//! every wire type here is made from them, or read back into them, with the game as context:
//!
//! ```
//! use bastide_engine::{Game, Outcome, Rules, Setup};
//! use bastide_protocol::WireAction;
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
//! A session answers one line of JSON with another:
//!
//! ```
//! let mut session = bastide_protocol::Session::new();
//! let reply = session.handle_line(r#"{"cmd":"new","setup":{"players":["Ann","Bob"],"seed":"x"}}"#);
//! assert!(reply.starts_with(r#"{"decision":{"player":0,"kind":"place-tile","#));
//! let reply = session.handle_line(r#"{"cmd":"play","action":{"type":"pass"}}"#);
//! assert!(reply.contains("BG-10"), "a tile that fits must be placed");
//! ```
#![warn(missing_docs)]

mod action;
mod advice;
mod decision;
mod error;
mod event;
mod geometry;
mod outcome;
mod reply;
mod request;
mod segment;
mod serve;
mod session;
mod setup;
mod state;
mod table;
mod thoughts;
mod value;

pub use action::WireAction;
pub use advice::{Advice, advise};
pub use decision::WireDecision;
pub use error::{Code, WireError};
pub use event::WireEvent;
pub use geometry::{Edge, FigureName, Half, PieceName, Place, Rot, Seat};
pub use outcome::{Transcript, WireMove, WireOutcome};
pub use reply::{Hello, PresetLine, Reply};
pub use request::Request;
pub use segment::{SegmentWord, WireSegment};
pub use serve::{MAX_LINE, serve};
pub use session::Session;
pub use setup::{Text, WireSetup, WireStart, WireTiles};
pub use state::{FeatureState, FigureState, MarkersState, PlayerState, TileState, WireState};
pub use table::Table;
pub use thoughts::{Thought, Thoughts, WireGain};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
