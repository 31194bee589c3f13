//! How a command fails, and the exit code that says so.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;

use bastide_engine::SetupError;

/// Everything that ends a command early.
#[derive(Debug)]
pub enum Failure {
    /// The arguments are wrong, or the set-up that they ask for.
    Input(String),
    /// A file is wrong; the message begins with its name and place, as editors like it.
    File(String),
    /// The command did its work and found a problem.
    Found(String),
    /// Standard input or output failed.
    Stream(io::Error),
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

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Input(message) | Failure::File(message) | Failure::Found(message) => {
                f.write_str(message)
            }
            Failure::Stream(error) => write!(f, "reading or writing failed: {error}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Stream(error)
    }
}

impl From<SetupError> for Failure {
    fn from(error: SetupError) -> Failure {
        Failure::Input(error.to_string())
    }
}
