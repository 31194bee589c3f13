//! The connections that read. One that has answered goes back as it is: nobody asks it whether it is still there, as
//! pools of libraries do after every query, which would cost each question two more journeys to the database.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use super::{CONNECT_WITHIN, answers};

/// A connection that was idle for longer is asked whether it is still there before it is used again.
const FRESH: Duration = Duration::from_secs(1);

/// Connections, made when they are needed and never more than so many.
#[derive(Clone, Debug)]
pub struct Readers {
    options: Arc<PgConnectOptions>,
    free: Arc<Semaphore>,
    /// Those that nobody uses, the one used last at the end.
    idle: Arc<Mutex<Vec<(PgConnection, Instant)>>>,
}

/// A connection for one question. Whoever stops waiting for the answer drops it, and the connection with it: what would
/// come over it next is not known.
pub struct Held {
    pub connection: PgConnection,
    readers: Readers,
    _permit: OwnedSemaphorePermit,
}

impl Readers {
    /// Up to so many connections, the first of which is open.
    pub fn new(options: PgConnectOptions, first: PgConnection, most: usize) -> Readers {
        Readers {
            options: Arc::new(options),
            free: Arc::new(Semaphore::new(most)),
            idle: Arc::new(Mutex::new(vec![(first, Instant::now())])),
        }
    }

    /// A connection that answers.
    pub async fn take(&self) -> Result<Held, sqlx::Error> {
        let permit = self.free.clone().acquire_owned().await;
        let permit = permit.map_err(|_| sqlx::Error::PoolClosed)?;
        let held = |connection| Held { connection, readers: self.clone(), _permit: permit };
        while let Some((mut connection, since)) = self.last() {
            if since.elapsed() < FRESH || answers(&mut connection).await {
                return Ok(held(connection));
            }
        }
        let fresh = timeout(CONNECT_WITHIN, self.options.connect()).await;
        fresh.unwrap_or(Err(sqlx::Error::PoolTimedOut)).map(held)
    }

    /// Lets nobody have a connection any more, and hangs up.
    pub async fn close(&self) {
        self.free.close();
        while let Some((connection, _)) = self.last() {
            let _ = connection.close().await;
        }
    }

    fn last(&self) -> Option<(PgConnection, Instant)> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner).pop()
    }
}

impl Held {
    /// Gives the connection back if the database has answered.
    pub fn finish<T>(self, answer: Result<T, sqlx::Error>) -> Result<T, sqlx::Error> {
        let Held { connection, readers, .. } = self;
        if answer.is_ok() && !readers.free.is_closed() {
            let mut idle = readers.idle.lock().unwrap_or_else(PoisonError::into_inner);
            idle.push((connection, Instant::now()));
        }
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::postgres::{connect, within};
    use crate::store::testing::postgres_home;
    use crate::store::{Place, Store};

    /// The process that answers a question, after it has slept.
    async fn answered_by(readers: &Readers, seconds: f64) -> Result<i32, sqlx::Error> {
        let question = async {
            let mut held = readers.take().await?;
            let query = "SELECT pg_backend_pid() FROM pg_sleep($1)";
            let query = sqlx::query_scalar(query).bind(seconds);
            let answer = query.fetch_one(&mut held.connection).await;
            held.finish(answer)
        };
        within(question).await
    }

    #[tokio::test]
    async fn a_connection_is_used_again_unless_somebody_has_stopped_waiting_for_it() {
        let Some(home) = postgres_home().await else { return };
        let Place::Postgres(url) = &home.place else { panic!("a database") };
        let first = connect(url, url.options()).await.unwrap();
        let readers = Readers::new(url.options().clone(), first, 1);
        let pid = answered_by(&readers, 0.0).await.unwrap();
        assert_eq!(answered_by(&readers, 0.0).await.unwrap(), pid);
        let given_up = timeout(Duration::from_millis(50), answered_by(&readers, 600.0)).await;
        assert!(given_up.is_err(), "nobody waits for ten minutes");
        let next = answered_by(&readers, 0.0).await.unwrap();
        assert_ne!(next, pid, "the old one has something else to do");
        readers.close().await;
        assert!(matches!(answered_by(&readers, 0.0).await, Err(sqlx::Error::PoolClosed)));
    }

    #[tokio::test]
    async fn connections_that_were_closed_are_replaced() {
        let Some(home) = postgres_home().await else { return };
        let (store, other): (Store, Store) = (home.open().await, home.open().await);
        assert!(store.time().await.unwrap().is_some());
        let out = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity \
                   WHERE datname = current_database() AND pid <> pg_backend_pid()";
        other.scalar(out).await;
        // One that was used a moment ago is not asked whether it is still there.
        let _ = store.time().await;
        assert!(store.time().await.unwrap().is_some());
    }
}
