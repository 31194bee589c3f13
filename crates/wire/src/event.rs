//! Events: what happened, for logs and pages.

use serde::{Deserialize, Serialize};

use crate::geometry::{Place, Rot};
use crate::names::{Edge, Figure, Seat};
use crate::segment::{BoardKeys, Segment, Spot};

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[allow(missing_docs, reason = "the fields say what they are, and docs/protocol.md shows them")]
pub enum Event {
    /// A player's turn begins.
    Turn { player: Seat, number: u32 },
    /// A tile is drawn.
    TileDrawn { player: Seat, tile: String },
    /// A drawn tile fits nowhere and leaves the game.
    TileDiscarded { player: Seat, tile: String },
    /// A drawn dragon tile waits for the dragon.
    TileSetAside { player: Seat, tile: String },
    /// The tiles that waited for the dragon are mixed into the supply.
    TilesMixedIn { player: Seat, count: u16 },
    /// A tile goes unseen below a hill.
    TileHidden { player: Seat },
    /// A tile is laid.
    TilePlaced { player: Seat, tile: String, at: Place, rot: Rot },
    /// A figure goes to the board.
    Deployed {
        player: Seat,
        figure: Figure,
        at: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Spot>,
    },
    /// A figure comes home.
    Returned {
        player: Seat,
        figure: Figure,
        at: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Spot>,
    },
    /// Points, with their explanation.
    Scored {
        player: Seat,
        points: u16,
        #[serde(rename = "for")]
        cause: String,
        at: Place,
        #[serde(rename = "final")]
        at_end: bool,
        /// The sum, term by term.
        terms: Vec<Term>,
        /// The rule that halves the sum, rounded up.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        halved: Option<String>,
        /// The sum in English words; a server leaves it out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        detail: Option<String>,
        rules: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Segment>,
    },
    /// The flight die is cast, and a figure flies from a tile towards another place.
    Rolled { player: Seat, die: u8, from: Place, to: Place },
    /// A neutral piece is placed or moved; a wagon drives on; a robber goes to a space of the track.
    Moved {
        player: Seat,
        piece: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Segment>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<Figure>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<u8>,
        #[serde(flatten)]
        board: BoardKeys,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        edges: Option<Vec<Edge>>,
    },
    /// A neutral piece leaves the board; a robber leaves the track.
    SetAside {
        player: Seat,
        piece: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
    },
    /// A token is put on a tile.
    TokenPlaced { player: Seat, token: String, at: Place },
    /// A player takes tokens, or draws one for a flock; `at` is the tile that brought them.
    Token { player: Seat, token: String, count: u8, at: Place },
    /// A building at `lost` loses a challenge against the one at `at`, which is completed.
    Challenge { at: Place, lost: Place },
    /// A builder earned a second part of the turn.
    SecondPart { player: Seat },
    /// A marker moves on the track; `from` and `to` are its totals.
    TrackMoved { player: Seat, marker: String, from: u16, to: u16 },
    /// A message is drawn or, with a choice, settled.
    Message {
        player: Seat,
        message: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
    },
    /// The game is over.
    GameOver { scores: Vec<u16>, winners: Vec<Seat> },
    /// A choice that everybody has to follow; the event has the name of its decision, an
    /// `Announced` one.
    #[serde(untagged)]
    #[cfg_attr(
        feature = "schema",
        ts(untagged, type = "{ event: Announced, player: Seat, choice: string, }")
    )]
    Chosen { event: String, player: Seat, choice: String },
}

/// A term of a sum of points: so many things at so many points each, by a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Term {
    /// What is counted, such as `tiles`.
    pub what: String,
    /// How many.
    pub count: u16,
    /// Points for each.
    pub each: u16,
    /// The rule that says so.
    pub rule: String,
}
