//! Load for a running server: many honest clients that play real games over real sockets.
//!
//! A [run](run()) makes guests and games by the public API, opens sockets, and plays legal actions
//! for a while. Clients do what the page does: they fetch a view, connect with its `seq`, follow
//! changes, stay below the limits of a socket, and come back after losing the connection. What the
//! server acknowledged has to be in the transcripts of its games, whatever happened in between; the
//! [`Report`] counts what is not.
//!
//! ```no_run
//! # async fn example() -> Result<(), bastide_load::LoadError> {
//! use std::ops::ControlFlow;
//!
//! use bastide_load::{Plan, Progress, run};
//!
//! let until_the_end = |_: &Progress| ControlFlow::Continue(());
//! let plan = Plan { games: 100, ..Plan::against("http://localhost:8017") };
//! let report = run(plan, until_the_end).await?;
//! println!("{:.0} moves a second", report.moves_per_second);
//! # Ok(())
//! # }
//! ```
#![warn(missing_docs)]

mod game;
mod ledger;
mod pace;
mod person;
mod plan;
mod player;
mod process;
mod report;
mod run;
mod sight;
mod site;
mod socket;
mod stats;
mod watch;

use thiserror::Error;

pub use plan::{Part, Plan};
pub use process::Usage;
pub use report::{Kept, Latency, Report, Sockets};
pub use run::{Phase, Progress, run};
pub use stats::Codes;

/// Why a run cannot begin.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LoadError {
    /// The address is wrong.
    #[error("{0:?} is not an address such as http://localhost:8017")]
    BadUrl(String),
    /// The server does not answer.
    #[error("no server answers at {0}: {1}")]
    Unreachable(String, String),
    /// There is no process with this number.
    #[error("there is no process {0}")]
    NoProcess(u32),
    /// The server refuses the games that the run would play.
    #[error("the server refuses a new game: {0}")]
    Refused(String),
    /// Not everybody could sit down.
    #[error("only {0} of {1} sockets could be opened: {2}")]
    Stuck(usize, usize, String),
}
