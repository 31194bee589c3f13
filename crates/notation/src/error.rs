//! Errors: what is wrong with a text, and where.

use std::fmt;

use bastide_engine::{Refusal, RuleId, SetupError};

/// A place in a text; both numbers count from 1, columns in characters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

/// Why a text is no set-up, game or move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong, in words.
    pub message: String,
    /// The rule that forbids it, where the text is well formed and the game says no.
    pub rule: Option<RuleId>,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.line, self.column, self.message)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for ParseError {}

/// What is wrong with a piece of text; whoever took the piece knows where it stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    message: String,
    rule: Option<RuleId>,
}

impl Fault {
    pub fn new(message: impl Into<String>) -> Fault {
        Fault { message: message.into(), rule: None }
    }

    pub fn at(self, spot: Location) -> ParseError {
        ParseError { line: spot.line, column: spot.column, message: self.message, rule: self.rule }
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Fault {
        Fault { message: refusal.message(), rule: Some(refusal.rule) }
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        Fault { message: error.message(), rule: error.rule }
    }
}
