//! Replies: what a request gets back.

use std::collections::BTreeMap;

use bastide_catalogue::{Catalogue, DrawRole};
use bastide_engine::{PRESETS, System};
use serde::{Deserialize, Serialize};

use crate::action::WireAction;
use crate::advice::Advice;
use crate::decision::WireDecision;
use crate::error::WireError;
use crate::event::WireEvent;
use crate::outcome::Transcript;
use crate::state::WireState;
use crate::thoughts::Thoughts;

/// A reply.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
#[allow(clippy::large_enum_variant, reason = "there is one reply at a time")]
pub enum Reply {
    /// To `hello`.
    Hello(Hello),
    /// To `play`.
    Played {
        /// What happened.
        events: Vec<WireEvent>,
        /// What is asked now.
        decision: WireDecision,
    },
    /// To `legal`.
    Legal {
        /// What is asked.
        decision: WireDecision,
        /// Every answer.
        actions: Vec<WireAction>,
    },
    /// To `new`, `load` and `undo`.
    Decision {
        /// What is asked now.
        decision: WireDecision,
    },
    /// To `state`.
    State {
        /// Everything on the table.
        state: WireState,
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
        error: WireError,
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
    pub presets: Vec<PresetLine>,
}

/// A set-up with a name. Systems, sets and options have the form of a set-up, so that a client can
/// copy them into the one that it sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PresetLine {
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

impl Hello {
    /// What this program says of itself.
    pub fn here() -> Hello {
        let own = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        let preset = |preset: &bastide_engine::Preset| PresetLine {
            name: preset.name.to_owned(),
            title: preset.title.to_owned(),
            systems: own(&preset.systems()),
            sets: preset.sets().iter().map(|set| (set.to_string(), 1)).collect(),
            options: preset.options().iter().map(|(k, v)| (k.to_string(), v.to_string())).collect(),
        };
        Hello {
            name: "bastide".to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            protocol: crate::PROTOCOL,
            systems: own(&System::ALL.map(System::name)),
            sets: nameable_sets(),
            bots: own(&bastide_bots::Level::names()),
            presets: PRESETS.iter().map(preset).collect(),
        }
    }
}

/// Start blocks and the tiles of single players come with their systems and cannot be named.
fn nameable_sets() -> Vec<String> {
    let sets = Catalogue::standard().sets().iter();
    let nameable = sets.filter(|set| matches!(set.draw, DrawRole::Pool | DrawRole::River));
    nameable.map(|set| set.id.clone()).collect()
}
