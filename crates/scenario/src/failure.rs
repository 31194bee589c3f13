//! What went wrong in a scenario.

use std::fmt;

/// Why a scenario failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    /// The line, from 1; 0 for the set-up as a whole.
    pub line: usize,
    /// The text of the line.
    pub text: String,
    /// What was found in place of what the line says.
    pub found: String,
    /// The game so far in notation.
    pub game: String,
}

impl Failure {
    pub(crate) fn of_setup(found: impl fmt::Display) -> Failure {
        Failure { line: 0, text: String::new(), found: found.to_string(), game: String::new() }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            0 => write!(f, "the set-up of the scenario: {}", self.found)?,
            line => {
                write!(f, "line {line} of the scenario: {}\n  found: {}", self.text, self.found)?
            }
        }
        if !self.game.is_empty() {
            write!(f, "\nthe game so far:\n{}", self.game)?;
        }
        Ok(())
    }
}

impl std::error::Error for Failure {}
