//! The store: people, and the logs that tables are made of, in one SQLite file.
//!
//! A table is its log; positions are never stored, only replayed. The log is append-only, and its
//! primary key `(table, seq)` lets exactly one writer have each number: a second one fails, reloads and
//! tries again. Whatever else is stored of a table follows from its log and is written with it, in one
//! transaction.
//!
//! The file is in WAL mode with `synchronous = FULL`: a commit returns when it is on the disk. `NORMAL`
//! would be safe against a killed process, yet lose the last actions when the power fails, and we
//! promise people that an acknowledged action is never lost. It costs one flush for each action, which
//! is some milliseconds on a slow disk and invisible next to a person's turn.

mod expiry;
mod tables;
mod users;

use std::path::Path;
use std::time::Duration;

use sqlx::SqlitePool;
use sqlx::migrate::Migrator;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};

pub use expiry::{Chore, Left};
pub use tables::{AppendError, Batch, List};

/// How the schema came to be, step by step.
static MIGRATIONS: Migrator = sqlx::migrate!("migrations/sqlite");

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
    pub async fn is_healthy(&self) -> bool {
        sqlx::query("SELECT 1").execute(&self.read).await.is_ok()
    }
}

/// Brings the schema up to date. A file of a newer version is refused, and so is one from before there
/// were migrations.
async fn migrate(pool: &SqlitePool) -> Result<(), sqlx::Error> {
    let old = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = 'games'";
    let old: i64 = sqlx::query_scalar(old).fetch_one(pool).await?;
    if old > 0 {
        let why = "bastide.sqlite was made by an old version that kept games in another form: \
                   move it away and start again";
        return Err(sqlx::Error::Configuration(why.into()));
    }
    MIGRATIONS.run(pool).await.map_err(|error| sqlx::Error::Configuration(error.into()))
}

/// A column that does not hold what it should.
fn damaged(what: impl std::fmt::Display) -> sqlx::Error {
    sqlx::Error::Decode(what.to_string().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_file_of_another_version_is_refused_and_left_alone() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let newer = "INSERT INTO _sqlx_migrations \
                     (version, description, success, checksum, execution_time) \
                     VALUES (9999, 'from the future', 1, x'00', 0)";
        sqlx::query(newer).execute(&store.write).await.unwrap();
        store.close().await;
        assert!(Store::open(folder.path()).await.unwrap_err().to_string().contains("9999"));

        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        sqlx::query("CREATE TABLE games (id TEXT)").execute(&store.write).await.unwrap();
        store.close().await;
        assert!(Store::open(folder.path()).await.unwrap_err().to_string().contains("old version"));
    }
}
