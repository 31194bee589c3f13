//! The store in a PostgreSQL database, which any number of nodes can share.

mod url;
pub mod write;

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgPool};
use tokio::time::timeout;

use super::group::{GROUP, WriteError, Writer};
use super::record::Record;
use super::{Health, OpenError, migration_error};
use crate::ids::random_name;
use write::Writing;

pub use url::PostgresUrl;

/// How the schema came to be, step by step.
pub static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How many requests read at the same time.
const READERS: u32 = 8;

/// How many connections write at the same time. Each commits in groups.
const WRITERS: usize = 4;

/// How long the database may take to let somebody in.
const CONNECT_WITHIN: Duration = Duration::from_secs(5);

/// How long it may take to read something, with getting in. The task of a table waits for it.
const READ_WITHIN: Duration = Duration::from_secs(5);

/// A connection that was idle for longer is asked whether it is still there before it is used again.
const FRESH: Duration = Duration::from_secs(1);

/// How long a connection may take to say so, and to be put back after use.
const ANSWER_WITHIN: Duration = Duration::from_secs(2);

/// How long it may take to write what is left and to hang up.
const CLOSE_WITHIN: Duration = Duration::from_secs(2);

/// How long a statement may take.
const STATEMENT_WITHIN: &str = "20s";

/// How long a node may leave a transaction open without a word. One that hangs or is cut off in the middle of a commit
/// must not keep the others from its tables until the network notices.
const OPEN_WITHIN: &str = "3s";

/// How long a commit waits for another node's transaction: less than a node waits for its commit, so that the database
/// gives up first.
const LOCK_WITHIN: &str = "4s";

/// An open database.
#[derive(Clone, Debug)]
pub struct Postgres {
    /// What this node calls itself, new with every start.
    pub node: Arc<str>,
    /// What all nodes of this database call it.
    pub cluster: Arc<str>,
    pub read: PgPool,
    writers: Arc<[Writer]>,
}

impl Postgres {
    /// Opens a database, and makes the schema if there is none.
    pub async fn open(url: &PostgresUrl) -> Result<Postgres, OpenError> {
        let options = url.options().clone().application_name("bastide");
        let options = options.options([
            ("statement_timeout", STATEMENT_WITHIN),
            ("idle_in_transaction_session_timeout", OPEN_WITHIN),
            ("client_min_messages", "warning"),
        ]);
        let read = connect(url, options.clone(), READERS).await?;
        migrate(&read).await?;
        let cluster: String =
            sqlx::query_scalar("SELECT name FROM cluster").fetch_one(&read).await?;
        let old = "DELETE FROM beats WHERE at < now() - interval '1 day'";
        // A database that is full or read-only still shows what it has.
        if let Err(error) = sqlx::query(old).execute(&read).await {
            tracing::error!(%error, "nothing can be stored");
        }
        let writing = options.options([("lock_timeout", LOCK_WITHIN)]);
        let writers = (0..WRITERS).map(|_| {
            let (writer, queue) = Writer::new(GROUP);
            tokio::spawn(queue.run(Writing::new(writing.clone())));
            writer
        });
        let writers = writers.collect();
        Ok(Postgres { node: random_name().into(), cluster: cluster.into(), read, writers })
    }

    /// Stores records, all of them or none. Those of one table go through one connection.
    pub async fn write(&self, records: Vec<Record>) -> Result<(), WriteError> {
        let hasher = BuildHasherDefault::<DefaultHasher>::default();
        let number = hasher.hash_one(records.first().map(Record::subject)) as usize;
        self.writers[number % self.writers.len()].write(records).await
    }

    pub async fn health(&self) -> Health {
        match self.write(vec![Record::Beat(self.node.to_string())]).await {
            Ok(()) => Health::Good,
            Err(_) => Health::CannotWrite,
        }
    }

    pub async fn close(&self) {
        let all = async {
            for writer in self.writers.iter() {
                writer.close().await;
            }
            self.read.close().await;
        };
        let _ = timeout(CLOSE_WITHIN, all).await;
    }
}

/// Waits for what is read, but not for ever: a database that is cut off does not say so.
pub async fn within<T>(
    query: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    timeout(READ_WITHIN, query).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Connections to a database, the first of which is open.
pub async fn connect(
    url: &PostgresUrl,
    options: PgConnectOptions,
    most: u32,
) -> Result<PgPool, OpenError> {
    let failed = |error: sqlx::Error| {
        let why = match error.as_database_error() {
            Some(refused) => refused.message().to_owned(),
            None => error.to_string(),
        };
        OpenError::Unreachable(url.to_string(), why)
    };
    // A pool tries until its time is over, and then does not say why.
    let first = timeout(CONNECT_WITHIN, options.connect()).await;
    first.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map_err(failed)?.close().await?;
    let pool = PgPoolOptions::new().max_connections(most).acquire_timeout(CONNECT_WITHIN);
    // One that was in use a moment ago need not be asked before every query. One that is cut off is thrown away instead
    // of being waited for, so that the pool is not full of connections that lead nowhere.
    let pool = pool
        .test_before_acquire(false)
        .before_acquire(|connection, meta| {
            Box::pin(async move { Ok(meta.idle_for < FRESH || answers(connection).await) })
        })
        .after_release(|connection, _| Box::pin(async move { Ok(answers(connection).await) }));
    pool.connect_with(options).await.map_err(failed)
}

async fn answers(connection: &mut PgConnection) -> bool {
    matches!(timeout(ANSWER_WITHIN, connection.ping()).await, Ok(Ok(())))
}

/// Brings the schema up to date. One of a newer version is refused, and so is a database of something else.
async fn migrate(pool: &PgPool) -> Result<(), OpenError> {
    let foreign = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() \
                   AND NOT EXISTS (SELECT 1 FROM pg_tables \
                   WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations')";
    let foreign: i64 = sqlx::query_scalar(foreign).fetch_one(pool).await?;
    if foreign > 0 {
        let why = "the database holds tables that are not Bastide's: name an empty database";
        return Err(OpenError::Version(why.to_owned()));
    }
    let migrated = MIGRATIONS.run(pool).await;
    migrated.map_err(|error| migration_error("the database", &error))
}
