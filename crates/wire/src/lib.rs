//! The words that programs exchange about a game: plain data types of every message, in the form
//! that `docs/protocol.md` promises.
//!
//! This crate knows JSON and no rules. It depends on nothing of ours, so that a server, a page or a
//! bot can read and write messages without the engine. `bastide-protocol` makes these types from a
//! game and reads them back into it; the TypeScript types of the page and the schemas of
//! `docs/openapi.json` are generated from them (feature `schema`, `cargo xtask wire`).
//!
//! ```
//! use bastide_wire::{Action, Place};
//!
//! let line = r#"{"type":"place-tile","at":[0,-1],"rot":180}"#;
//! let action: Action = serde_json::from_str(line).unwrap();
//! let Action::PlaceTile { at, .. } = &action else { panic!("{action:?}") };
//! assert_eq!(*at, Place::new(0, -1));
//! assert_eq!(serde_json::to_string(&action).unwrap(), line);
//! ```
//!
//! Reading is lenient in what does not matter and says what is wrong otherwise:
//!
//! ```
//! let refused = serde_json::from_str::<bastide_wire::Place>("[0]").unwrap_err();
//! assert!(refused.to_string().starts_with("wanted a place [x,y] of two whole numbers, not [0]"));
//! ```
#![warn(missing_docs)]

mod action;
mod common;
mod decision;
mod error;
mod event;
mod geometry;
mod lenient;
mod names;
mod patch;
mod reply;
mod report;
mod request;
#[cfg(feature = "schema")]
pub mod schema;
mod segment;
mod setup;
pub mod site;
mod state;
mod thoughts;
mod transcript;

pub use action::Action;
pub use decision::Decision;
pub use error::{Code, Error, Parameter};
pub use event::{Event, Term};
pub use geometry::{Half, Place, Rot};
pub use lenient::not_wanted;
pub use names::{Announced, Edge, Figure, Piece, Quarter, Seat, Sector, SegmentKind};
pub use patch::{apply, diff, diff_lists, diff_of_fields, diff_values};
pub use reply::{Hello, Preset, Reply};
pub use report::{Report, Reports};
pub use request::Request;
pub use segment::{BoardKeys, BoardSpot, Segment, Spot};
pub use setup::{Setup, StartTile, Text, Tiles};
pub use state::{
    FeatureState, FigureState, MarkersState, PieceState, PlayerState, State, TableState, TileState,
};
pub use thoughts::{Advice, Gain, Thought, Thoughts};
pub use transcript::{Move, Outcome, Transcript};

/// The version of the protocol.
pub const PROTOCOL: u32 = 1;
