//! Views: everything that a page shows of a game. Whoever connects gets a whole view, and then what
//! has changed in it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::game::Summary;
use crate::action::Action;
use crate::decision::Decision;
use crate::event::Event;
use crate::geometry::{Place, Rot};
use crate::names::{Seat, SegmentKind};
use crate::state::TableState;

/// A view for somebody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct View {
    /// What everybody sees.
    #[serde(flatten)]
    pub shared: Shared,
    /// What has happened since the last message, with a point of a replay: at that point.
    pub events: Vec<LoggedEvent>,
    /// Everything that has happened.
    pub history: Vec<LoggedEvent>,
    /// What was said.
    pub chat: Vec<ChatLine>,
    /// Where the drawn tile fits, if the viewer has to place it.
    pub spaces: Vec<Space>,
    /// Every other action that the viewer can take.
    pub legal: Vec<LegalAction>,
    /// Whether the viewer can take the last action back.
    pub can_undo: bool,
    /// How long the table has waited for the person who has to decide.
    pub wait: Option<Wait>,
}

/// How long a table has waited for a decision. Durations mean the same on every clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Wait {
    /// How long when this was sent, in milliseconds.
    pub so_far: i64,
    /// After how long the others may act, in milliseconds.
    pub longest: i64,
    /// In how many milliseconds a bot takes the seat; left out while the person is there, or nobody else is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot_in: Option<i64>,
}

/// What everybody sees of a table.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Shared {
    /// How often the position has changed.
    pub version: u32,
    /// The number of the last entry of the table's log.
    pub seq: u32,
    /// What the game is and who plays.
    pub game: Summary,
    /// What lies on the table; nothing while seats are open.
    #[cfg_attr(feature = "schema", ts(optional = false))]
    pub state: Option<TableState>,
    /// What the game waits for, or how it ended.
    #[cfg_attr(feature = "schema", ts(optional = false))]
    pub decision: Option<Decision>,
    /// The rule of the step that the game is at.
    #[cfg_attr(feature = "schema", ts(optional = false))]
    pub phase_rule: Option<String>,
    /// Every feature with the segments that it consists of.
    pub features: Vec<FeatureView>,
    /// Where the figures stand, in the order of the state.
    pub spots: Vec<Point>,
    /// Where figures and pieces stand on a start board, by `what/where`.
    pub board_spots: BTreeMap<String, Vec<Point>>,
    /// The last tile of each player.
    pub last: BTreeMap<Seat, Place>,
    /// What the score of each player would be if the game ended now; empty without assists.
    pub projected: Vec<u16>,
    /// Spaces that no tile will ever fill; empty without assists.
    pub holes: Vec<Place>,
    /// The SHA-256 hash of the seed, known from the start.
    pub seed_hash: String,
    /// The seed that all draws followed from, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// A point of the board, in tiles: the middle of the tile at `[2,0]` is `[2.5,0.5]`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "readonly [x: number, y: number]"))]
pub struct Point(pub f64, pub f64);

/// Where the drawn tile fits, `[x,y,[rot,...]]`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(type = "readonly [x: number, y: number, rots: Rot[]]")
)]
pub struct Space(pub i16, pub i16, pub Vec<Rot>);

/// An action that can be taken, and where on the board it is.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LegalAction {
    /// The action.
    pub action: Action,
    /// Where it is; nothing for what happens beside the board.
    pub spot: Option<Point>,
    /// What it is worth, where that can be told and the game is played with assists.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub worth: Option<Worth>,
}

/// What an action is worth to whoever takes it, compared with declining.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Worth {
    /// Points that are scored at once.
    pub now: i32,
    /// Points beyond these, if the game ended then.
    pub later: i32,
    /// What the feature scores once it is finished with the tiles that it has; nothing for what is finished, or never will be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub finished: Option<u16>,
    /// Whether the figure is back at once.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>", optional), schema(required = false))]
    pub back: bool,
    /// Whether the figure stays until the end of the game.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>", optional), schema(required = false))]
    pub stays: bool,
}

/// A feature with the segments that it consists of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct FeatureView {
    /// What it is.
    pub kind: SegmentKind,
    /// Who would get its points.
    pub owners: Vec<Seat>,
    /// What it would score if the game ended now.
    pub points: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// Its open sides, or the free cells around it.
    pub open: u16,
    /// Its segments.
    pub members: Vec<Member>,
}

/// A segment of a feature.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Member {
    /// The tile.
    pub at: Place,
    /// The number of the segment on it, as the drawing of its kind counts them.
    pub segment: u8,
}

/// An event with the number of the point at which it happened: its `version` in a replay.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(type = "{ version: number } & Event")
)]
pub struct LoggedEvent {
    /// The point of the replay.
    pub version: u32,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ChatLine {
    /// The seat of who wrote it; nothing for spectators.
    pub from: Option<Seat>,
    /// The name of who wrote it.
    pub name: String,
    /// What it says.
    pub text: String,
    /// When it was written, in milliseconds since 1970.
    pub time: i64,
}
