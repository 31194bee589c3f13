//! The store in a PostgreSQL database, which any number of nodes can share.

mod readers;
mod url;
pub mod write;

use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::sync::Arc;
use std::time::Duration;

use sqlx::migrate::Migrator;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use super::group::{GROUP, WriteError, Writer};
use super::record::Record;
use super::words::words_at_the_door;
use super::{Health, OpenError, migration_error};
use crate::ids::random_name;
use readers::Readers;
use write::Writing;

pub use url::PostgresUrl;

/// How the schema came to be, step by step.
pub static MIGRATIONS: Migrator = sqlx::migrate!("migrations/postgres");

/// How many requests read at the same time.
const READERS: usize = 8;

/// How many connections write at the same time. Each commits in groups.
const WRITERS: usize = 4;

/// How long the database may take to let somebody in.
const CONNECT_WITHIN: Duration = Duration::from_secs(5);

/// How long it may take to read something, with getting in. The task of a table waits for it.
const READ_WITHIN: Duration = Duration::from_secs(5);

/// How long a connection that is asked whether it is still there may take to say so.
const ANSWER_WITHIN: Duration = Duration::from_secs(2);

/// How long it may take to write what is left and to hang up.
const CLOSE_WITHIN: Duration = Duration::from_secs(2);

/// How long a statement may take.
const STATEMENT_WITHIN: &str = "20s";

/// How long a node may leave a transaction open without a word. One that hangs or is cut off in the middle of a commit
/// must not keep the others from its tables until the network notices.
const OPEN_WITHIN: &str = "3s";

/// The oldest version that has all that is needed.
const OLDEST: u32 = 13;

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
    pub read: Readers,
    writers: Arc<[Writer]>,
}

impl Postgres {
    /// Opens a database, and makes the schema if there is none. One that takes nothing now is refused.
    pub async fn open(url: &PostgresUrl) -> Result<Postgres, OpenError> {
        let options = url.options().clone().application_name("bastide");
        let options = options.options([("client_min_messages", "warning")]);
        let mut first = connect(url, &options).await?;
        must_be_ours(&mut first).await?;
        let migrated = MIGRATIONS.run(&mut first).await;
        migrated.map_err(|error| migration_error("the database", error))?;
        first.close().await?;

        let options = options.options([
            ("statement_timeout", STATEMENT_WITHIN),
            ("idle_in_transaction_session_timeout", OPEN_WITHIN),
        ]);
        // What they write besides, leases and signs of life, is of no use after a crash of the database.
        let reading = options.clone().options([("synchronous_commit", "off")]);
        let mut first = connect(url, &reading).await?;
        let cluster: String =
            sqlx::query_scalar("SELECT name FROM cluster").fetch_one(&mut first).await?;
        let old = "DELETE FROM beats WHERE at < now() - interval '1 day'";
        sqlx::query(old).execute(&mut first).await?;
        let writing = options.options([("lock_timeout", LOCK_WITHIN)]);
        let writers = (0..WRITERS).map(|_| {
            let (writer, queue) = Writer::new(GROUP);
            tokio::spawn(queue.run(Writing::new(writing.clone())));
            writer
        });
        let writers = writers.collect();
        let read = Readers::new(reading, first, READERS);
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

/// A question to a database, over a connection that reads.
macro_rules! ask {
    ($db:expr, |$connection:ident| $query:expr) => {
        $crate::store::postgres::within(async {
            let mut held = $db.read.take().await?;
            let $connection = &mut held.connection;
            let answer = $query.await;
            held.finish(answer)
        })
        .await
    };
}
pub(super) use ask;

/// A connection to a database, or why there is none.
pub async fn connect(
    url: &PostgresUrl,
    options: &PgConnectOptions,
) -> Result<PgConnection, OpenError> {
    let unreachable = |why: String| OpenError::Unreachable(url.to_string(), why);
    match timeout(CONNECT_WITHIN, options.connect()).await {
        Ok(connected) => connected.map_err(|error| unreachable(words_at_the_door(&error))),
        Err(_) => {
            Err(unreachable(format!("nobody answers within {} seconds", CONNECT_WITHIN.as_secs())))
        }
    }
}

async fn answers(connection: &mut PgConnection) -> bool {
    matches!(timeout(ANSWER_WITHIN, connection.ping()).await, Ok(Ok(())))
}

/// Refuses a database of a version that is too old, one of something else, and one that takes nothing.
async fn must_be_ours(connection: &mut PgConnection) -> Result<(), OpenError> {
    if let Some(version) = connection.server_version_num().map(|number| number / 10_000)
        && version < OLDEST
    {
        let why = format!("PostgreSQL {version} is too old: {OLDEST} or newer is needed");
        return Err(OpenError::Version(why));
    }
    let foreign = "SELECT count(*) FROM pg_tables WHERE schemaname = current_schema() \
                   AND NOT EXISTS (SELECT 1 FROM pg_tables \
                   WHERE schemaname = current_schema() AND tablename = '_sqlx_migrations')";
    let foreign: i64 = sqlx::query_scalar(foreign).fetch_one(&mut *connection).await?;
    if foreign > 0 {
        let why = "the database holds tables that are not Bastide's: name an empty database";
        return Err(OpenError::Version(why.to_owned()));
    }
    let read_only = "SELECT current_setting('transaction_read_only') = 'on'";
    match sqlx::query_scalar(read_only).fetch_one(connection).await? {
        true => Err(OpenError::ReadOnly),
        false => Ok(()),
    }
}
