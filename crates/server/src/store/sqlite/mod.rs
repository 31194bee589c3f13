//! The store in one SQLite file, for one process.
//!
//! The file is in WAL mode with `synchronous = FULL`: a commit returns when it is on the disk. `NORMAL`
//! would be safe against a killed process, yet lose the last actions when the power fails, and we
//! promise people that an acknowledged action is never lost. It costs one flush for each commit, and whatever has come
//! in meanwhile is committed together.

mod folder;
mod write;

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

use super::group::{WriteError, Writer};
use super::record::Record;
use super::{Health, OpenError, migration_error};
use folder::Folder;

pub use folder::{DATABASE, FolderError, check_note};

/// How the schema came to be, step by step.
pub static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

/// How many requests read at the same time.
const READERS: u32 = 4;

/// An open file.
#[derive(Clone, Debug)]
pub struct Sqlite {
    folder: Arc<Folder>,
    writer: Writer,
    pub read: SqlitePool,
    damaged: Arc<AtomicBool>,
}

impl Sqlite {
    /// Opens the file in a folder, and makes both if they are not there.
    pub async fn open(folder: &Path) -> Result<Sqlite, OpenError> {
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
        let writer = write::start(options, read.clone()).map_err(sqlx::Error::Io)?;
        Ok(Sqlite { folder: Arc::new(folder), writer, read, damaged: Arc::default() })
    }

    pub async fn write(&self, records: Vec<Record>) -> Result<(), WriteError> {
        self.writer.write(records).await
    }

    /// Writes what is left and closes the file.
    pub async fn close(&self) {
        self.writer.close().await;
        self.read.close().await;
        if let Err(error) = self.folder.leave() {
            tracing::error!(%error, "the data folder cannot be left in order");
        }
    }

    pub async fn health(&self) -> Health {
        if self.damaged.load(Ordering::Relaxed) {
            return Health::Damaged;
        }
        match self.writer.write(Vec::new()).await {
            Ok(()) => Health::Good,
            Err(_) => Health::CannotWrite,
        }
    }

    /// Looks for damaged pages.
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
    migrated.map_err(|error| migration_error("bastide.sqlite", error))
}
