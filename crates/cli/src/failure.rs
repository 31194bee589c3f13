//! How a command fails, and the exit code that says so.

use std::io::{self, Write};
use std::process::ExitCode;

use bastide_engine::SetupError;
use thiserror::Error;

/// Everything that ends a command early.
#[derive(Debug, Error)]
pub enum Failure {
    /// The arguments are wrong, or the set-up that they ask for.
    #[error("{0}")]
    Input(String),
    /// A file is wrong; the message begins with its name and place, as editors like it.
    #[error("{0}")]
    File(String),
    /// The command did its work and found a problem.
    #[error("{0}")]
    Found(String),
    /// Standard input or output failed.
    #[error("reading or writing failed: {0}")]
    Stream(#[from] io::Error),
}

impl Failure {
    /// Says what happened on standard error, and which exit code stands for it.
    pub fn report(&self) -> ExitCode {
        let code = match self {
            Failure::Input(_) | Failure::File(_) => 2,
            // Whoever reads us has seen enough, as `head` does: that is no failure.
            Failure::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                return ExitCode::SUCCESS;
            }
            Failure::Found(_) | Failure::Stream(_) => 1,
        };
        let prefix = if matches!(self, Failure::File(_)) { "" } else { "error: " };
        // If standard error is closed as well, nobody is left to be told.
        let _ = writeln!(io::stderr(), "{prefix}{self}");
        ExitCode::from(code)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Input(error.to_string())
    }
}
