//! The store: guests, games, seats and chat in one SQLite file, and the log that games are made of.
//!
//! A game is its set-up and its log; positions are never stored, only replayed. The log is
//! append-only, and its primary key `(game, seq)` lets exactly one writer have each number: a
//! second one fails, reloads and tries again.
//!
//! The file is in WAL mode with `synchronous = FULL`: a commit returns when it is on the disk.
//! `NORMAL` would be safe against a killed process, yet lose the last actions when the power
//! fails, and we promise people that an acknowledged action is never lost. It costs one flush for
//! each action, which is some milliseconds on a slow disk and invisible next to a person's turn.

mod chat;
mod games;
mod guests;
mod log;

use std::path::Path;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use sqlx::SqlitePool;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use chat::{CHAT_SHOWN, ChatLine};
pub use games::{First, GameRow, Glance, List, SeatKind, SeatRow, Status};
pub use guests::Guest;
pub use log::{AppendError, Entry, LogRow};

/// The version of the schema, kept in the file.
const SCHEMA: i64 = 1;

/// An open store.
#[derive(Clone, Debug)]
pub struct Store {
    /// SQLite has one writer at a time; with one connection they wait here and not in the file.
    write: SqlitePool,
    read: SqlitePool,
}

impl Store {
    /// Opens the store in a folder, and makes both if they are not there.
    pub async fn open(folder: &Path) -> Result<Store, sqlx::Error> {
        std::fs::create_dir_all(folder).map_err(sqlx::Error::Io)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.join("bastide.sqlite"))
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let write =
            SqlitePoolOptions::new().max_connections(1).connect_with(options.clone()).await?;
        migrate(&write).await?;
        let read = SqlitePoolOptions::new().max_connections(4).connect_lazy_with(options);
        Ok(Store { write, read })
    }

    /// Writes what is left and closes the file.
    pub async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }

    /// Whether the store answers.
    pub async fn is_well(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }
}

async fn migrate(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(pool).await?;
    match version {
        0 => {
            sqlx::raw_sql(include_str!("schema.sql")).execute(pool).await?;
            Ok(())
        }
        SCHEMA => Ok(()),
        newer => {
            let why = format!("the database has version {newer}, and this program knows {SCHEMA}");
            Err(sqlx::Error::Configuration(why.into()))
        }
    }
}

/// Milliseconds since 1970.
pub fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

/// A column that does not hold what it should.
fn damaged(what: impl std::fmt::Display) -> sqlx::Error {
    sqlx::Error::Decode(what.to_string().into())
}
