//! Errors. A request that gets one has changed nothing.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::lenient::shortened;

/// The longest message, in characters.
const LONGEST: usize = 400;

/// What sort of error it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Code {
    /// The line is no request: no JSON, no object, or a field of a wrong type.
    BadJson,
    /// There is no such command, or no such level of bot.
    UnknownCommand,
    /// The set-up makes no game.
    BadSetup,
    /// No game has been set up yet.
    NoGame,
    /// The rules, or the form of actions, forbid it.
    IllegalAction,
    /// The game is over.
    GameOver,
}

/// Why a request is refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Error {
    /// What sort of error it is.
    pub code: Code,
    /// What was wrong, in words, with the id of the rule where there is one.
    pub message: String,
    /// The id of the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

impl Error {
    /// An error that no rule of the game is behind.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        Error { code, message: shortened(message.into(), LONGEST), rule: None }
    }

    /// An action that this rule forbids.
    pub fn illegal(rule: impl fmt::Display, why: impl Into<String>) -> Error {
        let rule = rule.to_string();
        let message = format!("{} ({rule})", shortened(why.into(), LONGEST));
        Error { code: Code::IllegalAction, message, rule: Some(rule) }
    }

    /// The same error with the number of the transcript's entry that it is about, from 1.
    pub fn at_move(self, index: usize) -> Error {
        Error { message: format!("move {}: {}", index + 1, self.message), ..self }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
