//! The store: people, and the logs that tables are made of, in one SQLite file.
//!
//! A table is its log; positions are never stored, only replayed. The log is append-only, and its
//! primary key `(table, seq)` lets exactly one writer have each number: a second one fails, reloads and
//! tries again. Whatever else is stored of a table follows from its log and is written with it, in one
//! transaction.
//!
//! The file is in WAL mode with `synchronous = FULL`: a commit returns when it is on the disk. `NORMAL`
//! would be safe against a killed process, yet lose the last actions when the power fails, and we
//! promise people that an acknowledged action is never lost. It costs one flush for each commit, and
//! [`writer`] commits together whatever has come in meanwhile.

mod checkup;
mod expiry;
mod folder;
mod record;
mod tables;
mod users;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use thiserror::Error;

use folder::Folder;
use writer::Writer;

pub use checkup::{Checkup, examine};
pub use expiry::{Chore, Left};
pub use folder::FolderError;
pub use tables::{Batch, List};
pub use writer::WriteError;

/// How the schema came to be, step by step.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How many requests read at the same time.
const READERS: u32 = 4;

/// An open store.
#[derive(Clone, Debug)]
pub struct Store {
    folder: Arc<Folder>,
    writer: Writer,
    read: SqlitePool,
    damaged: Arc<AtomicBool>,
}

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Its folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The database was made by another version.
    #[error("{0}")]
    Version(String),
    /// The database cannot be read.
    #[error("the database cannot be opened: {0}")]
    Database(#[from] sqlx::Error),
}

impl Store {
    /// Opens the store in a folder, and makes both if they are not there.
    pub async fn open(folder: &Path) -> Result<Store, OpenError> {
        let folder = Folder::take(folder)?;
        let options = SqliteConnectOptions::new()
            .filename(folder.database())
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .foreign_keys(true)
            .busy_timeout(Duration::from_secs(10));
        let readers = SqlitePoolOptions::new().min_connections(1).max_connections(READERS);
        let read = readers.connect_with(options.clone()).await?;
        migrate(&read).await?;
        folder.note_open()?;
        let writer = Writer::start(options, read.clone()).map_err(sqlx::Error::Io)?;
        Ok(Store { folder: Arc::new(folder), writer, read, damaged: Arc::default() })
    }

    /// Writes what is left and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.read.close().await;
        if let Err(error) = self.folder.leave() {
            tracing::error!(%error, "the data folder cannot be left in order");
        }
    }

    /// Whether something can be stored now, which is found out by storing something.
    pub async fn health(&self) -> Health {
        if self.damaged.load(Ordering::Relaxed) {
            return Health::Damaged;
        }
        match self.writer.write(Vec::new()).await {
            Ok(()) => Health::Good,
            Err(_) => Health::CannotWrite,
        }
    }

    /// Looks for damaged pages. It reads the whole file, so a server that starts does not wait for it.
    pub async fn check(&self) {
        let found = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(&self.read).await;
        let damage = match found {
            Ok(text) if text == "ok" => return,
            Ok(text) => text,
            // A server that stops has closed the file.
            Err(sqlx::Error::PoolClosed) => return,
            Err(error) => error.to_string(),
        };
        tracing::error!(damage, "bastide.sqlite is damaged: restore it from a backup");
        self.damaged.store(true, Ordering::Relaxed);
    }
}

/// How a store is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Health {
    /// It reads and writes.
    Good,
    /// Nothing can be stored.
    CannotWrite,
    /// Pages of its file do not hold what they should.
    Damaged,
}

/// Brings the schema up to date. A file of a newer version is refused, and so is one from before there
/// were migrations.
async fn migrate(pool: &SqlitePool) -> Result<(), OpenError> {
    let old = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'games'";
    let old: i64 = sqlx::query_scalar(old).fetch_one(pool).await?;
    if old > 0 {
        let why = "bastide.sqlite was made by an old version that kept games in another form: \
                   move it away and start again";
        return Err(OpenError::Version(why.to_owned()));
    }
    let migrated = MIGRATIONS.run(pool).await;
    migrated.map_err(|error| OpenError::Version(format!("bastide.sqlite: {error}")))
}

/// A column that does not hold what it should.
fn damaged(what: impl std::fmt::Display) -> sqlx::Error {
    sqlx::Error::Decode(what.to_string().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_damaged_page_is_noticed() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        store.check().await;
        assert_eq!(store.health().await, Health::Good);
        store.close().await;
        let examine = async || examine(folder.path(), &mut |_, _| {}).await.unwrap().problems;
        assert_eq!(examine().await, [""; 0], "a closed store can be examined too");
        let store = Store::open(folder.path()).await.unwrap();
        let page = "SELECT rootpage FROM sqlite_master WHERE name = 'events'";
        let page: i64 = sqlx::query_scalar(page).fetch_one(&store.read).await.unwrap();
        store.close().await;
        let path = folder.path().join("bastide.sqlite");
        let mut bytes = std::fs::read(&path).unwrap();
        let start = (page as usize - 1) * 4096;
        bytes[start..start + 64].fill(0xff);
        std::fs::write(&path, bytes).unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        store.check().await;
        assert_eq!(store.health().await, Health::Damaged);
        assert!(!examine().await.is_empty());
    }

    #[tokio::test]
    async fn a_file_of_another_version_is_refused_and_left_alone() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let newer = "INSERT INTO _sqlx_migrations \
                     (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'from the future', 1, x'00', 0)";
        sqlx::query(newer).execute(&store.read).await.unwrap();
        store.close().await;
        assert!(Store::open(folder.path()).await.unwrap_err().to_string().contains("9999"));

        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        sqlx::query("CREATE TABLE games (id TEXT)").execute(&store.read).await.unwrap();
        store.close().await;
        assert!(Store::open(folder.path()).await.unwrap_err().to_string().contains("old version"));
    }
}
