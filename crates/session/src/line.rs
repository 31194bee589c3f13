//! Lines: requests that are read as far as their command. What is inside them is read when they are
//! carried out, so that each part gets its own error code.

use bastide_wire::{Code, Error, Request, not_wanted};
use serde::Deserialize;
use serde_json::Value;

/// A request whose set-up, action or transcript is still JSON; [`Request`] is what it should be.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "cmd", rename_all = "lowercase")]
pub enum Line {
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

impl Line {
    /// Reads a line.
    pub fn read(line: &str) -> Result<Line, Error> {
        let bad = |message: String| Error::new(Code::BadJson, message);
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
            return Err(Error::new(Code::UnknownCommand, message));
        }
        let command = command.clone();
        Line::deserialize(value).map_err(|error| bad(format!("{command}: {error}")))
    }
}

#[cfg(test)]
mod tests {
    use bastide_wire::Setup;

    use super::*;

    #[test]
    fn every_request_is_a_line() {
        let players = vec!["Ann".to_owned()];
        let setup = Setup { players, ..Setup::default() };
        let requests = [
            Request::Hello,
            Request::New { setup },
            Request::Legal,
            Request::Play { action: bastide_wire::Action::Pass },
            Request::State,
            Request::Transcript,
            Request::Load { transcript: None, position: Some("x".to_owned()) },
            Request::Undo,
            Request::Bot { level: None, millis: Some(5) },
            Request::Position,
            Request::Think { level: None, millis: None, nodes: Some(1), threads: None, best: None },
        ];
        for (request, command) in requests.iter().zip(Request::COMMANDS) {
            let text = serde_json::to_string(request).unwrap();
            assert!(text.starts_with(&format!("{{\"cmd\":\"{command}\"")), "{text}");
            assert!(Line::read(&text).is_ok(), "{text}");
            assert_eq!(serde_json::from_str::<Request>(&text).unwrap(), *request);
        }
        assert_eq!(requests.len(), Request::COMMANDS.len());
    }
}
