//! Why a command stopped.

use std::fmt;
use std::io;

use crate::tree::Problem;

/// Everything that ends a command with a non-zero exit.
#[derive(Debug)]
pub enum Failure {
    /// The command line makes no sense.
    Usage(String),
    /// Something that has to be installed first.
    Missing(String),
    /// A program that we ran said no; it has already printed why.
    Command(String),
    /// A file or program is out of reach.
    Io(String, io::Error),
    /// A check came out badly; it has already printed what it found.
    Verdict(String),
    /// A check found these, and printed nothing yet.
    Problems(&'static str, Vec<Problem>),
}

impl Failure {
    /// Turns the problems found by the check of this name into a result.
    pub fn unless_empty(check: &'static str, problems: Vec<Problem>) -> Result<(), Failure> {
        if problems.is_empty() { Ok(()) } else { Err(Failure::Problems(check, problems)) }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Usage(what) => write!(f, "{what}; `cargo xtask help` lists the commands"),
            Failure::Missing(what) | Failure::Verdict(what) => f.write_str(what),
            Failure::Command(command) => write!(f, "`{command}` failed"),
            Failure::Io(what, error) => write!(f, "{what}: {error}"),
            Failure::Problems(check, problems) => {
                write!(f, "{check} found {}:", count(problems.len(), "problem"))?;
                problems.iter().try_for_each(|problem| write!(f, "\n{problem}"))
            }
        }
    }
}

/// "1 problem", "2 problems".
pub fn count(number: usize, noun: &str) -> String {
    format!("{number} {noun}{}", if number == 1 { "" } else { "s" })
}
