//! The state: everything that a player may see, and nothing that is hidden.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::decision::Decision;
use crate::geometry::{Place, Rot};
use crate::names::{Edge, Figure, Seat, SegmentKind};
use crate::report::Reports;
use crate::segment::Segment;

/// Everything on the table, what is asked, and what every feature is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct State {
    /// What the game waits for.
    pub decision: Decision,
    /// Every feature that can hold figures.
    pub features: Vec<FeatureState>,
    /// Everything on the table.
    #[serde(flatten)]
    pub table: TableState,
}

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableState {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Whose tile is being resolved.
    pub active_player: Seat,
    /// The players by their seats.
    pub players: Vec<PlayerState>,
    /// The score track: the markers of each player.
    pub track: Vec<MarkersState>,
    /// The tiles in the order of placement.
    pub board: Vec<TileState>,
    /// The figures in the order of placement.
    pub figures: Vec<FigureState>,
    /// Neutral pieces on the board.
    pub pieces: Vec<PieceState>,
    /// Undrawn tiles by id.
    pub remaining: BTreeMap<String, u16>,
    /// How many these are.
    pub remaining_total: u16,
    /// What the systems in play add, each under a name of its own.
    #[serde(flatten)]
    pub systems: Reports,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerState {
    /// The name.
    pub name: String,
    /// The score in total.
    pub score: u16,
    /// Figures and pieces in hand.
    pub supply: BTreeMap<String, u32>,
    /// Tokens won.
    pub tokens: BTreeMap<String, u32>,
}

/// The totals of a player's markers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct MarkersState {
    /// The scoring meeple.
    pub meeple: u16,
    /// What the systems in play add.
    #[serde(flatten)]
    pub systems: Reports,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TileState {
    /// Its id.
    pub tile: String,
    /// Where it lies.
    pub at: Place,
    /// How it is turned.
    pub rot: Rot,
}

/// A figure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FigureState {
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: Figure,
    /// The tile.
    pub at: Place,
    /// The segment of that tile; a figure on a corner stands at that to the south-east.
    pub segment: Segment,
}

/// A neutral piece on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct PieceState {
    /// The tile.
    pub at: Place,
    /// The edges that it joins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edges: Option<Vec<Edge>>,
    /// The figure that it goes with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub figure: Option<Figure>,
    /// What it is.
    pub piece: String,
    /// The segment of that tile, where it stands on one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub segment: Option<Segment>,
}

/// A feature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FeatureState {
    /// What it is.
    pub kind: SegmentKind,
    /// Its first tile: the smallest row, then column.
    pub at: Place,
    /// A segment of it on that tile.
    pub segment: Segment,
    /// How many tiles it spans.
    pub tiles: u16,
    /// Its open sides or, around a monastery or garden, the free cells.
    pub open: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// What it would score if the game ended now.
    pub points: u16,
    /// Who would get the points.
    pub owners: Vec<Seat>,
}
