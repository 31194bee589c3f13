//! Requests of the engine protocol: what a line asks for.

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::setup::Setup;
use crate::transcript::Transcript;

/// A request.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
#[allow(clippy::large_enum_variant, reason = "there is one request at a time")]
pub enum Request {
    /// Who is there?
    Hello,
    /// Begins a game.
    New {
        /// The set-up.
        setup: Setup,
    },
    /// What is asked, and what can be answered?
    Legal,
    /// Answers the pending decision.
    Play {
        /// The action.
        action: Action,
    },
    /// What lies on the table?
    State,
    /// What was played?
    Transcript,
    /// Replays a game and goes on from where it stands, or goes on from a stated position.
    Load {
        /// The transcript.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        transcript: Option<Transcript>,
        /// The position as text, in place of a transcript.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
    },
    /// The whole state as text.
    Position,
    /// Takes the last action back.
    Undo,
    /// What would a bot do?
    Bot {
        /// How well it plays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
        /// How long it may think, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        millis: Option<u64>,
    },
    /// What is every turn worth?
    Think {
        /// Who thinks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        level: Option<String>,
        /// For how long, in milliseconds.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        millis: Option<u64>,
        /// About how many positions.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nodes: Option<u64>,
        /// On how many threads.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        threads: Option<u8>,
        /// How many turns are listed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        best: Option<usize>,
    },
}

impl Request {
    /// Every command.
    pub const COMMANDS: [&str; 11] = [
        "hello",
        "new",
        "legal",
        "play",
        "state",
        "transcript",
        "load",
        "undo",
        "bot",
        "position",
        "think",
    ];
}
