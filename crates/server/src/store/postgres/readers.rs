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
