//! What the page and the engine in its worker say to each other beyond what a server says: games that are
//! kept here, games that are analysed, and reviews.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::game::{SeatWish, Summary};
use super::message::ServerMessage;
use super::view::View;
use crate::geometry::Rot;
use crate::names::Seat;
#[cfg(feature = "schema")]
use crate::setup::Setup;
use crate::thoughts::Thought;
use crate::transcript::{Move, Outcome};

/// What came of something that a table was told.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(optional_fields))]
pub struct Told {
    /// What a socket would have sent, in order.
    pub messages: Vec<ServerMessage>,
    /// The new entries of the table's log, to be stored in order before anything is shown. Nobody but the
    /// engine reads them.
    #[cfg_attr(feature = "schema", ts(type = "unknown[]"))]
    pub entries: Vec<Value>,
    /// What lists show of the table now, if it has changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub summary: Option<Box<Summary>>,
    /// The seat of the bot that has to move now.
    #[cfg_attr(feature = "schema", ts(optional = false))]
    pub bot: Option<Seat>,
}

/// A rematch: what becomes of the table that is over, and the one that follows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Followed {
    /// What came of it at the table that is over. It is still the one that the engine keeps.
    pub told: Told,
    /// The id of the table that follows.
    pub id: String,
    /// The first entries of its log.
    #[cfg_attr(feature = "schema", ts(type = "unknown[]"))]
    pub entries: Vec<Value>,
    /// What lists show of it.
    pub summary: Box<Summary>,
}

/// The answer to a request that would otherwise go to a server.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(optional_fields))]
pub struct Answer {
    /// The status of HTTP.
    pub status: u16,
    /// The type of the body.
    #[serde(rename = "type")]
    pub kind: String,
    /// The body.
    pub body: String,
    /// What came of it at the table, if it was told something.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub told: Option<Told>,
}

/// How a game that is imported goes on.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(optional_fields))]
pub struct Import {
    /// The game in our notation.
    pub text: String,
    /// Who plays on, seat by seat; if it is left out, people at this screen with the names of the text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seats: Option<Vec<SeatWish>>,
}

/// What an analysis begins with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "from", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(optional_fields))]
pub enum StudySource {
    /// The table that the engine keeps.
    Here {},
    /// The log of a table.
    Table {
        /// Its entries.
        #[cfg_attr(feature = "schema", ts(type = "unknown[]"))]
        entries: Vec<Value>,
    },
    /// A game or a position in our notation.
    Text {
        /// The text.
        text: String,
    },
    /// A puzzle as it stands in a file of them: its position, followed by its best turn.
    Puzzle {
        /// Its lines.
        text: String,
    },
    /// A new game.
    Setup {
        /// Its set-up, players included.
        #[cfg_attr(feature = "schema", ts(as = "Setup"))]
        setup: Value,
    },
    /// A game as another program or the server wrote it: set-up, position and moves.
    Transcript {
        /// The transcript.
        #[cfg_attr(feature = "schema", ts(as = "crate::Transcript"))]
        transcript: Value,
    },
}

/// A game that is analysed, at one of its points.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct StudyPoint {
    /// What is on the table, seen by whoever has to decide. Its version is `at`.
    pub view: Box<View>,
    /// How many moves have been played here: actions and answers of chance, each by itself.
    pub at: u32,
    /// Every move of the line that is looked at, those after this point too.
    pub moves: Vec<Move>,
    /// What chance can answer here; empty where a player has to decide.
    pub chances: Vec<Possible>,
    /// Whether the game is over here.
    pub over: bool,
}

/// An answer of chance, and how likely it is.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Possible {
    /// The answer.
    pub outcome: Outcome,
    /// Its weight against the others': the number of tiles, for a tile.
    pub weight: u16,
}

/// Who made a move of a line, and when.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Made {
    /// The player who decided; nothing where chance did.
    pub player: Option<Seat>,
    /// The number of the turn in the game, from 1.
    pub turn: u32,
}

/// Every move of a line, in the order of its moves.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct StudyLine {
    /// The moves.
    pub made: Vec<Made>,
}

/// What fits into a space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Fits {
    /// The tiles that are left and fit, by kind.
    pub tiles: Vec<FittingTile>,
}

/// A kind of tile that fits into a space.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct FittingTile {
    /// The kind.
    pub tile: String,
    /// How many are left.
    pub left: u32,
    /// The rotations in which it fits.
    pub rotations: Vec<Rot>,
}

/// Which kinds of tiles somebody waits for.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct OddsQuestion {
    /// One of these is to come.
    pub these: Vec<String>,
    /// It is to come before one of those; kinds that are in both lists count as these.
    pub those: Vec<String>,
}

/// How likely it is that a tile comes. Every tile that is drawn counts as a draw.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Odds {
    /// How many tiles will be drawn.
    pub left: u32,
    /// How many of these are left.
    pub these: u32,
    /// How many of those are left.
    pub those: u32,
    /// The chance that one of these comes within one draw, two draws and so on, and before any of those.
    pub within: Vec<f64>,
    /// The chance that one of those comes first.
    pub lost: Vec<f64>,
}

/// How long a search may think: until the first of these limits; half a second without any.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(optional_fields))]
pub struct Effort {
    /// So many milliseconds.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub millis: Option<u64>,
    /// About so many positions; with this alone, the answer is always the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nodes: Option<u64>,
    /// Who thinks: a level; the best if it is left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// How many turns are listed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best: Option<usize>,
}

/// A review that has begun.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ReviewPlan {
    /// The turns that can be reviewed, in order of play.
    pub turns: Vec<ReviewedTurn>,
}

/// A turn of a review: the decisions that one player makes in a row.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct ReviewedTurn {
    /// How many moves were played before its first decision.
    pub at: u32,
    /// How many when its last decision was made.
    pub end: u32,
    /// The number of the turn in the game, from 1.
    pub turn: u32,
    /// Who played it.
    pub player: Seat,
    /// How many of its decisions had more than one answer: what a review of it costs.
    pub choices: u32,
}

/// How good a turn was, by the chance to win that it gave away.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub enum Grade {
    /// As good as the best.
    Best,
    /// Hardly worse.
    Good,
    /// Somewhat worse.
    Inaccuracy,
    /// Clearly worse.
    Mistake,
    /// As bad as it gets.
    Blunder,
}

/// What a review says of a turn.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct TurnReview {
    /// Which turn it is about.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", ts(flatten))]
    pub turn: ReviewedTurn,
    /// What the player did.
    pub played: Vec<crate::Action>,
    /// How many turns were possible, counted up to the second decision.
    pub turns: u32,
    /// The points that the turn brought at once.
    pub scored: i32,
    /// The best turn, with what can be expected of it and each player's chance to win.
    pub best: Thought,
    /// By how many points the player could expect to be ahead in the end, after what was played.
    pub margin: f32,
    /// Each player's chance to win after what was played.
    pub after: Vec<f32>,
    /// What the turn cost in expected points, against the best one; 0 for the best.
    pub cost: f32,
    /// What it cost of the player's chance to win, as a share of one.
    pub lost: f32,
    /// How good it was.
    pub grade: Grade,
    /// How accurate it was, from 0 to 1; nothing where there was no other.
    pub accuracy: Option<f32>,
    /// What the tile was better by than those that could have been drawn, in expected points.
    pub luck: f32,
    /// The same as a share of the chance to win.
    pub swing: f32,
    /// How likely the tile was; nothing where none was drawn.
    pub odds: Option<f32>,
}
