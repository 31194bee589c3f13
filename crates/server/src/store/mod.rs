//! The store: people, and the logs that tables are made of, in one SQLite file or in a PostgreSQL database that many
//! nodes share.
//!
//! A table is its log; positions are never stored, only replayed. The log is append-only, and its
//! primary key `(table, seq)` lets exactly one writer have each number: a second one fails, reloads and
//! tries again. Whatever else is stored of a table follows from its log and is written with it, in one
//! transaction. What is written is a [record](record) in both databases, and most queries are the same in both.

mod checkup;
mod expiry;
mod group;
mod leases;
mod postgres;
mod record;
mod rivals;
mod sqlite;
mod tables;
#[cfg(test)]
mod testing;
mod transfer;
mod users;
mod words;

use std::fmt;
use std::path::PathBuf;

use bastide_table::Time;
use sqlx::migrate::MigrateError;
use thiserror::Error;

use postgres::{Postgres, ask};
use record::Record;
use sqlite::Sqlite;
use words::words;

pub use checkup::{Checkup, examine};
pub use expiry::{Chore, Left};
pub use group::WriteError;
pub use leases::{ALIVE_EVERY, Claim};
pub use postgres::PostgresUrl;
pub use sqlite::FolderError;
pub use tables::{Batch, List};
pub use transfer::{MoveError, Moved, move_all};

/// Where a store is.
#[derive(Clone, Debug)]
pub enum Place {
    /// In a folder, as a SQLite file.
    Folder(PathBuf),
    /// In a PostgreSQL database.
    Postgres(PostgresUrl),
}

impl Place {
    /// A folder or the address of a database, as somebody types it.
    pub fn read(text: &str) -> Result<Place, String> {
        match PostgresUrl::is_one(text) {
            true => text.parse().map(Place::Postgres),
            false => Ok(Place::Folder(text.into())),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Folder(folder) => folder.display().fmt(f),
            Place::Postgres(url) => url.fmt(f),
        }
    }
}

/// An open store.
#[derive(Clone, Debug)]
pub struct Store {
    backend: Backend,
}

#[derive(Clone, Debug)]
enum Backend {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// Runs the same query on either database. `$1` and `"user"` mean the same in both.
macro_rules! on_both {
    ($store:expr, |$pool:ident| $query:expr) => {
        match &$store.backend {
            $crate::store::Backend::Sqlite(db) => {
                let $pool = &db.read;
                $query.await
            }
            $crate::store::Backend::Postgres(db) => {
                $crate::store::postgres::ask!(db, |$pool| $query)
            }
        }
    };
}
use on_both;

/// Why a store cannot be opened.
#[derive(Debug, Error)]
pub enum OpenError {
    /// Its folder cannot be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// The database was made by another version.
    #[error("{0}")]
    Version(String),
    /// The database does not answer, or lets nobody in.
    #[error("cannot connect to {0}: {1}")]
    Unreachable(String, String),
    /// The database lets nobody write.
    #[error("the database is read-only: name one that can be written to")]
    ReadOnly,
    /// The database cannot be read or written.
    #[error("the database cannot be used: {}", words(.0))]
    Database(#[from] sqlx::Error),
}

impl Store {
    /// Opens a store, and makes what is not there.
    pub async fn open(place: &Place) -> Result<Store, OpenError> {
        let backend = match place {
            Place::Folder(folder) => Backend::Sqlite(Sqlite::open(folder).await?),
            Place::Postgres(url) => Backend::Postgres(Postgres::open(url).await?),
        };
        Ok(Store { backend })
    }

    /// Writes what is left and closes the database.
    pub async fn close(&self) {
        match &self.backend {
            Backend::Sqlite(db) => db.close().await,
            Backend::Postgres(db) => db.close().await,
        }
    }

    /// What the nodes of this store call themselves on the bus: the node, and all of them; nothing where there can be
    /// only one.
    pub fn names(&self) -> Option<(&str, &str)> {
        match &self.backend {
            Backend::Sqlite(_) => None,
            Backend::Postgres(db) => Some((&db.node, &db.cluster)),
        }
    }

    /// What time it is by the clock that all nodes share; nothing where this computer's clock is the only one.
    pub async fn time(&self) -> Result<Option<Time>, sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(None) };
        let query = "SELECT CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)";
        let time: i64 = ask!(db, |to| sqlx::query_scalar(query).fetch_one(to))?;
        Ok(Some(Time(time)))
    }

    /// Whether something can be stored now, which is found out by storing something.
    pub async fn health(&self) -> Health {
        match &self.backend {
            Backend::Sqlite(db) => db.health().await,
            Backend::Postgres(db) => db.health().await,
        }
    }

    /// Looks for damaged pages. It reads the whole file, so a server that starts does not wait for it. PostgreSQL looks
    /// after its pages itself.
    pub async fn check(&self) {
        if let Backend::Sqlite(db) = &self.backend {
            db.check().await;
        }
    }

    async fn write(&self, records: Vec<Record>) -> Result<(), WriteError> {
        match &self.backend {
            Backend::Sqlite(db) => db.write(records).await,
            Backend::Postgres(db) => db.write(records).await,
        }
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

/// A column that does not hold what it should.
fn damaged(what: impl std::fmt::Display) -> sqlx::Error {
    sqlx::Error::Decode(what.to_string().into())
}

/// Whether somebody else was faster: a number is taken, or what a row belongs to is gone.
fn is_conflict(error: &sqlx::Error) -> bool {
    let error = error.as_database_error();
    error.is_some_and(|error| error.is_unique_violation() || error.is_foreign_key_violation())
}

/// Why a schema cannot be brought up to date.
fn migration_error(name: &str, error: MigrateError) -> OpenError {
    OpenError::Version(match error {
        MigrateError::VersionMissing(version) => format!(
            "{name} was made by a newer version of Bastide (schema {version}): \
             start that version, or restore a backup"
        ),
        MigrateError::VersionMismatch(version) => {
            format!("{name} was made by another program: its schema {version} is not Bastide's")
        }
        MigrateError::Dirty(version) => format!(
            "{name} was left in the middle of an upgrade (schema {version}): restore a backup"
        ),
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => {
            return error.into();
        }
        error => format!("{name}: {error}"),
    })
}

#[cfg(test)]
mod tests {
    use sqlx::sqlite::SqliteConnectOptions;
    use sqlx::{ConnectOptions, Connection};

    use super::testing::homes;
    use super::*;

    #[tokio::test]
    async fn a_damaged_page_is_noticed() {
        let folder = tempfile::TempDir::new().unwrap();
        let place = Place::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.unwrap();
        store.check().await;
        assert_eq!(store.health().await, Health::Good);
        store.close().await;
        let examine = async || examine(&place, &mut |_, _| {}).await.unwrap().problems;
        assert_eq!(examine().await, [""; 0], "a closed store can be examined too");
        let store = Store::open(&place).await.unwrap();
        let page = "SELECT rootpage FROM sqlite_master WHERE name = 'events'";
        let page: i64 = store.scalar(page).await;
        store.close().await;
        let path = folder.path().join("bastide.sqlite");
        let mut bytes = std::fs::read(&path).unwrap();
        let start = (page as usize - 1) * 4096;
        bytes[start..start + 64].fill(0xff);
        std::fs::write(&path, bytes).unwrap();
        let store = Store::open(&place).await.unwrap();
        store.check().await;
        assert_eq!(store.health().await, Health::Damaged);
        assert!(!examine().await.is_empty());
    }

    #[tokio::test]
    async fn a_store_of_another_version_is_refused_and_left_alone() {
        for home in homes().await {
            let store = home.open().await;
            assert_eq!(store.health().await, Health::Good);
            let newer = "INSERT INTO _sqlx_migrations \
                         (version, description, success, checksum, execution_time) \
                         VALUES (9999, 'from the future', TRUE, '', 0)";
            store.run(newer).await;
            store.close().await;
            let error = Store::open(&home.place).await.unwrap_err().to_string();
            assert!(error.contains("9999") && error.contains("newer version"), "{error}");
        }
        let [old, foreign] = ["CREATE TABLE games (id TEXT)", "DROP TABLE _sqlx_migrations"];
        for (home, made) in homes().await.into_iter().zip([old, foreign]) {
            let store = home.open().await;
            store.run(made).await;
            store.close().await;
            let error = Store::open(&home.place).await.unwrap_err().to_string();
            let refused = error.contains("old version") || error.contains("not Bastide's");
            assert!(refused, "{error}");
        }
    }

    #[tokio::test]
    async fn a_store_of_an_older_version_is_brought_up_to_date_and_keeps_what_it_has() {
        let folder = tempfile::TempDir::new().unwrap();
        let file = SqliteConnectOptions::new().filename(folder.path().join("bastide.sqlite"));
        let mut first = file.create_if_missing(true).connect().await.unwrap();
        sqlite::MIGRATIONS.run_to(1, &mut first).await.unwrap();
        let ann = "INSERT INTO users (id, name, colour, created) VALUES ('u_ann', 'Ann', 'red', 1)";
        sqlx::raw_sql(ann).execute(&mut first).await.unwrap();
        first.close().await.unwrap();
        let place = Place::Folder(folder.path().to_owned());
        let store = Store::open(&place).await.unwrap();
        assert_eq!(store.health().await, Health::Good);
        let steps = sqlite::MIGRATIONS.iter().count() as i64;
        assert!(steps > 1);
        assert_eq!(store.scalar("SELECT count(*) FROM _sqlx_migrations").await, steps);
        assert_eq!(store.scalar("SELECT count(*) FROM users WHERE name = 'Ann'").await, 1);
        store.close().await;
        let examined = examine(&place, &mut |_, _| {}).await.unwrap();
        assert_eq!((examined.users, examined.problems), (1, Vec::new()));
    }

    #[tokio::test]
    async fn an_address_that_nobody_answers_is_named_without_its_password() {
        let place = Place::read("postgres://ann:secret@127.0.0.1:1/games").unwrap();
        let error = Store::open(&place).await.unwrap_err().to_string();
        assert!(error.contains("cannot connect to postgres://127.0.0.1:1/games"), "{error}");
        assert!(error.contains("refused") && !error.contains("secret"), "{error}");
    }
}
