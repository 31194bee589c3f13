//! Errors. A request that gets one has changed nothing.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::lenient::shortened;

/// The longest message or parameter, in characters.
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
    /// What was wrong, in English, with the id of the rule where there is one.
    pub message: String,
    /// The id of the rule that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The code of the reason, which stays the same in every language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
    /// The names and numbers that the reason is about.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "schema", ts(as = "Option<BTreeMap<String, Parameter>>"))]
    pub with: BTreeMap<String, Parameter>,
}

/// What a reason is about: a word of the wire, something that the request named, or a number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Parameter {
    /// A number.
    Number(u32),
    /// A word.
    Word(String),
}

impl From<u32> for Parameter {
    fn from(number: u32) -> Parameter {
        Parameter::Number(number)
    }
}

impl From<&str> for Parameter {
    fn from(word: &str) -> Parameter {
        Parameter::Word(word.to_owned())
    }
}

impl Error {
    /// An error that no rule of the game is behind.
    pub fn new(code: Code, message: impl Into<String>) -> Error {
        let message = shortened(message.into(), LONGEST);
        Error { code, message, rule: None, reason: None, with: BTreeMap::new() }
    }

    /// An action that this rule forbids.
    pub fn illegal(rule: impl fmt::Display, why: impl Into<String>) -> Error {
        let rule = rule.to_string();
        let message = format!("{} ({rule})", shortened(why.into(), LONGEST));
        Error { message, rule: Some(rule), ..Error::new(Code::IllegalAction, "") }
    }

    /// The same error for this reason.
    pub fn because(
        self,
        reason: impl Into<String>,
        with: impl IntoIterator<Item = (String, Parameter)>,
    ) -> Error {
        let with = with.into_iter().map(|(name, value)| match value {
            Parameter::Word(word) => (name, Parameter::Word(shortened(word, LONGEST))),
            Parameter::Number(_) => (name, value),
        });
        Error { reason: Some(reason.into()), with: with.collect(), ..self }
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
