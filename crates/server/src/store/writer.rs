//! The writer: one thread with the one connection that writes.
//!
//! Whoever wants to store something hands it over and waits. What has come in while the last commit was on
//! its way to the disk is committed together, so that a busy server flushes once for many moves. Nobody
//! hears that something is stored before another connection can read it, and a connection that has seen an
//! error is thrown away: what SQLite has made of its transaction is not worth guessing.

use std::thread;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Connection, Row, SqlitePool};
use thiserror::Error;
use tokio::runtime;
use tokio::sync::{mpsc, oneshot};

use super::record::Record;

/// How many requests one commit takes, so that nobody waits for too many others.
const GROUP: usize = 256;

/// How many requests may wait for the writer.
const WAITING: usize = 4 * GROUP;

/// Why something was not stored. Nothing of it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum WriteError {
    /// Somebody else has written an entry with such a number, or with such an id of a client.
    #[error("somebody else has written this")]
    Conflict,
    /// The disk or the database failed; the log says how.
    #[error("the store failed")]
    Failed,
}

/// A way to hand things to the writer.
#[derive(Clone, Debug)]
pub struct Writer(mpsc::Sender<Request>);

enum Request {
    Write(Vec<Record>, oneshot::Sender<Result<(), WriteError>>),
    Close(oneshot::Sender<()>),
}

impl Writer {
    /// Starts the writer. `readers` tell whether a commit has arrived. Everybody waits for the writer, so it
    /// waits in no queue with others: it has a thread to itself.
    pub fn start(options: SqliteConnectOptions, readers: SqlitePool) -> std::io::Result<Writer> {
        let (requests, inbox) = mpsc::channel(WAITING);
        let task = Task { options, readers, connection: None };
        let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
        let thread = thread::Builder::new().name("writer".to_owned());
        thread.spawn(move || runtime.block_on(task.run(inbox)))?;
        Ok(Writer(requests))
    }

    /// Stores records, all of them or none, and returns when they are on the disk.
    pub async fn write(&self, records: Vec<Record>) -> Result<(), WriteError> {
        let (reply, answer) = oneshot::channel();
        let sent = self.0.send(Request::Write(records, reply)).await;
        sent.map_err(|_| WriteError::Failed)?;
        answer.await.map_err(|_| WriteError::Failed)?
    }

    /// Stores what has come in so far, and nothing more.
    pub async fn close(&self) {
        let (reply, done) = oneshot::channel();
        if self.0.send(Request::Close(reply)).await.is_ok() {
            let _ = done.await;
        }
    }
}

struct Task {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    /// Nothing before the first write and after an error.
    connection: Option<SqliteConnection>,
}

/// Records that somebody waits for.
struct Waiting {
    records: Vec<Record>,
    reply: oneshot::Sender<Result<(), WriteError>>,
}

impl Task {
    async fn run(mut self, mut inbox: mpsc::Receiver<Request>) {
        let mut closing = None;
        while closing.is_none() {
            let Some(first) = inbox.recv().await else { break };
            let mut group = Vec::new();
            let mut next = Some(first);
            while let Some(request) = next {
                match request {
                    Request::Write(records, reply) => group.push(Waiting { records, reply }),
                    Request::Close(reply) => {
                        closing = Some(reply);
                        break;
                    }
                }
                next = if group.len() < GROUP { inbox.try_recv().ok() } else { None };
            }
            self.write(group).await;
        }
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
        if let Some(reply) = closing {
            let _ = reply.send(());
        }
    }

    /// Commits a group together. If one of it conflicts with the store, each is committed alone.
    async fn write(&mut self, group: Vec<Waiting>) {
        if group.is_empty() {
            return;
        }
        let records: Vec<&Record> = group.iter().flat_map(|waiting| &waiting.records).collect();
        let done = self.commit(&records).await;
        if done == Err(WriteError::Conflict) && group.len() > 1 {
            for Waiting { records, reply } in group {
                let done = self.commit(&records.iter().collect::<Vec<_>>()).await;
                let _ = reply.send(done);
            }
            return;
        }
        for waiting in group {
            let _ = waiting.reply.send(done);
        }
    }

    async fn commit(&mut self, records: &[&Record]) -> Result<(), WriteError> {
        let done = self.try_to_commit(records).await;
        let Err(error) = done else { return Ok(()) };
        if is_conflict(&error) && self.roll_back().await.is_ok() {
            return Err(WriteError::Conflict);
        }
        tracing::error!(%error, "nothing can be stored");
        if let Some(connection) = self.connection.take() {
            let _ = connection.close_hard().await;
        }
        Err(WriteError::Failed)
    }

    async fn try_to_commit(&mut self, records: &[&Record]) -> Result<(), sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        Record::write_all(records, connection).await?;
        let number: i64 = sqlx::query("UPDATE commits SET number = number + 1 RETURNING number")
            .try_map(|row: SqliteRow| row.try_get(0))
            .fetch_one(&mut *connection)
            .await?;
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        // Only what another connection sees has really been committed.
        let seen: i64 =
            sqlx::query_scalar("SELECT number FROM commits").fetch_one(&self.readers).await?;
        let lost = || sqlx::Error::Protocol(format!("commit {number} is lost: {seen} is the last"));
        (seen >= number).then_some(()).ok_or_else(lost)
    }

    async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        match &mut self.connection {
            Some(connection) => sqlx::query("ROLLBACK").execute(connection).await.map(|_| ()),
            None => Ok(()),
        }
    }
}

fn is_conflict(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some_and(|error| error.is_unique_violation())
}
