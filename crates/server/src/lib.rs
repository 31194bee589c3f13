//! The game server: one process, one SQLite file, no other service; or many nodes on one PostgreSQL database.
//!
//! A game that is being played is a [table](table): one task owns it, and everything that happens
//! to it goes through that task in order. What a table accepts is in the append-only log of the
//! [store](store) before anybody hears of it, so that a server that is killed goes on where it
//! was. Everything that the network sees is in [http](http).
//!
//! ```no_run
//! # async fn example() -> Result<(), bastide_server::StartError> {
//! use bastide_server::{Config, run};
//!
//! run(Config::in_folder("data")).await
//! # }
//! ```
#![warn(missing_docs)]

mod app;

mod bots;
mod cache;
mod caps;
mod chat;
mod clock;
mod cluster;
mod config;
mod error;
mod expiry;
mod http;
mod ids;
mod limit;
mod metrics;
mod net;
mod scene;
mod server;
mod store;
mod table;
mod traces;
mod workers;

pub use cluster::BusError;
pub use config::{Caps, Config, Expiry, Limits, Memory};
pub use http::{description, everything};
pub use server::{Server, StartError, asked_to_end, run};
pub use store::{Checkup, MoveError, Moved, OpenError, Place, PostgresUrl, examine, move_all};
pub use traces::TRACES;
