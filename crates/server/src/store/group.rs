//! Commits in groups: whoever wants to store something hands it over and waits.
//!
//! What has come in while the last commit was on its way is committed together, so that a busy server flushes once for
//! many moves. Nobody hears that something is stored before it is. If one of a group cannot be stored because of what
//! it is, each is stored alone, so that nobody keeps anybody else from being stored.

use thiserror::Error;
use tokio::sync::{mpsc, oneshot};
use tracing::Instrument;

use super::record::Record;
use crate::traces;

/// How many requests one commit takes, so that nobody waits for too many others.
pub const GROUP: usize = 256;

/// Why something was not stored. Nothing of it is, unless the connection broke in the middle: then the log tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum WriteError {
    /// Somebody else has written an entry with such a number, or the table is gone.
    #[error("somebody else has written this")]
    Conflict,
    /// The disk, the database or the way to it failed; the log says how.
    #[error("the store failed")]
    Failed,
}

/// What commits: a connection that writes.
pub trait Commit: Send {
    /// Commits records, all of them or none.
    fn commit(
        &mut self,
        records: &[&Record],
    ) -> impl Future<Output = Result<(), WriteError>> + Send;

    /// Lets the connection go.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// A way to hand things over.
#[derive(Clone, Debug)]
pub struct Writer(mpsc::Sender<Request>);

/// What has been handed over.
pub struct Queue {
    inbox: mpsc::Receiver<Request>,
    most: usize,
}

enum Request {
    Write(Vec<Record>, oneshot::Sender<Result<(), WriteError>>),
    Close(oneshot::Sender<()>),
}

/// Records that somebody waits for.
struct Waiting {
    records: Vec<Record>,
    reply: oneshot::Sender<Result<(), WriteError>>,
}

impl Writer {
    /// A writer, and the queue of what is handed to it, of which so many requests are committed together.
    pub fn new(most: usize) -> (Writer, Queue) {
        let (requests, inbox) = mpsc::channel(4 * most);
        (Writer(requests), Queue { inbox, most })
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

impl Queue {
    /// Commits what comes in until the writer is closed.
    pub async fn run(mut self, mut to: impl Commit) {
        let mut closing = None;
        while closing.is_none() {
            let Some(first) = self.inbox.recv().await else { break };
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
                next = if group.len() < self.most { self.inbox.try_recv().ok() } else { None };
            }
            write(&mut to, group).await;
        }
        to.close().await;
        if let Some(reply) = closing {
            let _ = reply.send(());
        }
    }
}

/// Commits a group together. If one of it conflicts with the store, each half is committed by itself, and so on: whoever
/// lost a race keeps the others waiting for a few commits and not for as many as there are.
async fn write(to: &mut impl Commit, group: Vec<Waiting>) {
    let mut parts = vec![group];
    while let Some(mut group) = parts.pop() {
        if group.is_empty() {
            continue;
        }
        let records: Vec<&Record> = group.iter().flat_map(|waiting| &waiting.records).collect();
        let span = traces::span!("commit", requests = group.len(), records = records.len());
        let done = to.commit(&records).instrument(span).await;
        if done == Err(WriteError::Conflict) && group.len() > 1 {
            let second = group.split_off(group.len() / 2);
            parts.extend([second, group]);
            continue;
        }
        for waiting in group {
            let _ = waiting.reply.send(done);
        }
    }
}
