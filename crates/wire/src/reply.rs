//! Replies of the engine protocol: what a request gets back.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::action::Action;
use crate::decision::Decision;
use crate::error::Error;
use crate::event::Event;
use crate::state::State;
use crate::thoughts::{Advice, Thoughts};
use crate::transcript::Transcript;

/// A reply. Whoever reads one takes the first form that fits, so that those with more fields come
/// first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[allow(clippy::large_enum_variant, reason = "there is one reply at a time")]
pub enum Reply {
    /// To `hello`.
    Hello(Hello),
    /// To `play`.
    Played {
        /// What happened.
        events: Vec<Event>,
        /// What is asked now.
        decision: Decision,
    },
    /// To `legal`.
    Legal {
        /// What is asked.
        decision: Decision,
        /// Every answer.
        actions: Vec<Action>,
    },
    /// To `new`, `load` and `undo`.
    Decision {
        /// What is asked now.
        decision: Decision,
    },
    /// To `state`.
    State {
        /// Everything on the table.
        state: State,
    },
    /// To `transcript`.
    Transcript {
        /// The game so far.
        transcript: Transcript,
    },
    /// To `position`.
    Position {
        /// The whole state as text.
        position: String,
    },
    /// To `bot`.
    Advice(Advice),
    /// To `think`.
    Thoughts(Thoughts),
    /// To a bad request.
    Error {
        /// What was wrong.
        error: Error,
    },
}

impl Reply {
    /// The line without its end.
    pub fn to_line(&self) -> String {
        serde_json::to_string(self).expect("replies are made of texts, numbers and lists")
    }
}

/// Who is there, and what it can play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hello {
    /// Always `bastide`.
    pub name: String,
    /// The version of the program.
    pub version: String,
    /// The version of the protocol.
    pub protocol: u32,
    /// The systems that a set-up can name.
    pub systems: Vec<String>,
    /// The tile sets that a set-up can name.
    pub sets: Vec<String>,
    /// The levels of bots.
    pub bots: Vec<String>,
    /// Set-ups with a name.
    pub presets: Vec<Preset>,
}

/// A set-up with a name. Systems, sets and options have the form of a set-up, so that a client can
/// copy them into the one that it sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Preset {
    /// Its name.
    pub name: String,
    /// What it is, in a sentence.
    pub title: String,
    /// Its systems.
    pub systems: Vec<String>,
    /// Its tile sets with their number of copies.
    pub sets: BTreeMap<String, u16>,
    /// Its options that are not at their default.
    pub options: BTreeMap<String, String>,
}
