//! Requests: what a line asks for. What is inside a request is read when it is carried out, so that
//! each part gets its own error code.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::error::{Code, WireError};
use crate::value::not_wanted;

/// A request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
pub enum Request {
    /// Who is there?
    Hello,
    /// Begins a game.
    New {
        /// The set-up.
        #[serde(default)]
        setup: Value,
    },
    /// What is asked, and what can be answered?
    Legal,
    /// Answers the pending decision.
    Play {
        /// The action.
        #[serde(default)]
        action: Value,
    },
    /// What lies on the table?
    State,
    /// What was played?
    Transcript,
    /// Replays a game and goes on from where it stands, or goes on from a stated position.
    Load {
        /// The transcript.
        #[serde(default)]
        transcript: Value,
        /// The position as text, in place of a transcript.
        #[serde(default)]
        position: Value,
    },
    /// The whole state as text.
    Position,
    /// Takes the last action back.
    Undo,
    /// What would a bot do?
    Bot {
        /// How well it plays.
        level: Option<String>,
        /// How long it may think, in milliseconds.
        millis: Option<u64>,
    },
    /// What is every turn worth?
    Think {
        /// Who thinks.
        level: Option<String>,
        /// For how long, in milliseconds.
        millis: Option<u64>,
        /// About how many positions.
        nodes: Option<u64>,
        /// On how many threads.
        threads: Option<u8>,
        /// How many turns are listed.
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

    /// Reads a line.
    pub fn read(line: &str) -> Result<Request, WireError> {
        let bad = |message: String| WireError::new(Code::BadJson, message);
        let value: Value =
            serde_json::from_str(line).map_err(|error| bad(format!("not JSON: {error}")))?;
        if !value.is_object() {
            return Err(bad(not_wanted("a request that is an object", &value)));
        }
        let command = match value.get("cmd") {
            Some(Value::String(command)) => command,
            Some(other) => return Err(bad(not_wanted("a \"cmd\" that is a text", other))),
            None => return Err(bad("a request needs a \"cmd\"".to_owned())),
        };
        if !Request::COMMANDS.contains(&command.as_str()) {
            let all = Request::COMMANDS.join(", ");
            let message = format!("there is no command \"{command}\": the commands are {all}");
            return Err(WireError::new(Code::UnknownCommand, message));
        }
        let command = command.clone();
        Request::deserialize(value).map_err(|error| bad(format!("{command}: {error}")))
    }
}
