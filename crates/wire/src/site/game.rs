//! Games as lists show them, and what can be done with them besides playing.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::person::Colour;
use crate::names::{Seat, names};
use crate::setup::Text;
use crate::transcript::Transcript;

names! {
    /// How far a game has come.
    Stage, wanted "a stage of *" {
        /// Seats are open.
        Waiting = "waiting",
        /// It is in progress.
        Running = "running",
        /// It is over.
        Over = "over",
    }

    /// How a game ended for somebody.
    Ending, wanted "an ending of *" {
        /// It was played to its end, or all others gave up.
        Finished = "finished",
        /// The person was away when it ended.
        Left = "left",
        /// The person resigned.
        Resigned = "resigned",
    }
}

/// Who sits in a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum SeatKind {
    /// A person.
    Human,
    /// A bot.
    Bot,
    /// Nobody yet.
    Open,
}

/// A seat as everybody sees it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct SeatSummary {
    /// Who sits there.
    pub kind: SeatKind,
    /// The name that everybody sees; empty for an open seat.
    pub name: String,
    /// The colour of the figures; nothing until somebody sits there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// The level of the bot.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level: Option<String>,
    /// Whether the person is there; left out where it is told otherwise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub online: Option<bool>,
    /// Whether a bot keeps the seat until the person is back.
    pub away: bool,
    /// Whether the person resigned.
    pub resigned: bool,
    /// The score so far.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub score: Option<u16>,
}

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatResult {
    /// The rank, from 1; equals share one.
    pub place: u8,
    /// The points.
    pub points: u16,
    /// How it ended.
    pub ending: Ending,
}

/// What a game is and who plays, for somebody who looks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// How far it has come.
    pub status: Stage,
    /// The preset that is played, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The systems in play, or `system/part`.
    pub systems: Vec<String>,
    /// Options of the rules that were chosen; the others have their defaults.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "schema",
        ts(as = "Option<BTreeMap<String, Text>>"),
        schema(required = false)
    )]
    pub options: BTreeMap<String, Text>,
    /// The seats.
    pub players: Vec<SeatSummary>,
    /// When it was made, in milliseconds since 1970.
    pub created: i64,
    /// When something last happened.
    pub updated: i64,
    /// How often the position has changed.
    pub version: u32,
    /// The number of the last point of its replay.
    pub plies: u32,
    /// The seat of whoever looks.
    #[cfg_attr(feature = "schema", ts(optional = false))]
    pub you: Option<Seat>,
    /// Whether whoever looks made it.
    pub creator: bool,
    /// Whether it is listed and anyone can join.
    pub public: bool,
    /// Whether the page may help with more than the rules need.
    pub assists: bool,
    /// Whether those who watch can chat.
    pub watchers_chat: bool,
    /// Whether chance follows a script.
    pub scripted: bool,
    /// Who has to decide.
    #[cfg_attr(feature = "schema", ts(optional = false))]
    pub turn: Option<Seat>,
    /// How many tiles lie on the table.
    pub tiles: usize,
    /// How many there are with those that are still to come.
    pub tiles_total: usize,
    /// How it ended for each seat, if it is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub results: Option<Vec<SeatResult>>,
    /// The game that continues it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rematch: Option<String>,
    /// The path of the invite link, for those who play while seats are open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// Whether it began elsewhere, so that nobody can check its first draws.
    #[serde(default, skip_serializing_if = "is_false")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"), schema(required = false))]
    pub brought: bool,
    /// Of a game that is kept on a device: its id at the server that it was uploaded to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub uploaded: Option<String>,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A page of a list of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Games {
    /// The games, the newest first.
    pub games: Vec<Summary>,
}

/// What somebody wants to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct NewGame {
    /// What the game is played with; who plays is said by the seats.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub setup: Option<TableSetup>,
    /// A preset, for what the set-up leaves open.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The seats, 1 to 8.
    pub seats: Vec<SeatWish>,
    /// Whether the page may help with more than the rules need.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"))]
    pub assists: bool,
    /// Whether it is listed and anyone can join.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"))]
    pub public: bool,
    /// Who plays first.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "Option<First>"))]
    pub first: First,
    /// Whether those who watch can chat.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"))]
    pub watchers_chat: bool,
}

fn yes() -> bool {
    true
}

/// A game that was played on a device, to go on with or to keep.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Upload {
    /// The game in our notation.
    pub text: String,
    /// Who sits where from now on, in order of play. Seats of a game that is over cannot be open.
    pub seats: Vec<SeatWish>,
    /// Whether the people at the device gave the game up.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"))]
    pub resigned: bool,
    /// Whether the page may help with more than the rules need.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "schema", ts(as = "Option<bool>"))]
    pub assists: bool,
    /// What the device calls the game. Uploads of the same game under the same name are one table.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "Option<String>"))]
    pub name: String,
}

/// A set-up without players. What is in it is read where the engine is, which says what is wrong.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "Partial<Omit<Setup, \"players\">>"))]
pub struct TableSetup(pub Value);

/// Who should sit in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub enum SeatWish {
    /// The person who asks, or somebody at the same screen.
    Me {
        /// Several people at one screen have names of their own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Anyone who joins.
    Open {},
    /// A bot.
    Bot {
        /// Its level.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
    },
}

/// Who plays first.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum First {
    /// A random seat.
    #[default]
    Random,
    /// The first seat.
    Seat,
}

/// A new game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Created {
    /// Its id.
    pub id: String,
    /// The path of its invite link, for whoever made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// Which seat, and by which invitation.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Joining {
    /// The seat; the first open one if it is left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The secret of the invite link.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
}

/// The code of a game that waits for players, as somebody typed it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct JoinCode {
    /// Six letters and digits: the first of the secret of the invite link. Capitals, spaces and hyphens do not matter.
    pub code: String,
}

/// The seat that was taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Seated {
    /// Its number.
    pub seat: Option<Seat>,
}

/// It is done, and there is nothing to say about it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Done {}

/// Whether the server works.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Health {
    /// `ok`, or what is wrong: `cannot-write` if nothing can be stored, `damaged` if the database is, `stopping` if the
    /// server is about to stop, `no-bus` if it hears late of what other nodes do.
    pub status: String,
}

/// A game as JSON, with what its draws can be checked with.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct TableTranscript {
    /// The game.
    #[serde(flatten)]
    pub transcript: Transcript,
    /// The SHA-256 hash of the seed, known from the start.
    pub seed_hash: String,
    /// The seed that all draws followed from, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// How many of the moves were played elsewhere, where the seed decided nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<u32>,
}
