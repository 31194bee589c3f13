//! Tables: games in memory. One task owns each, and everything that happens to a game goes
//! through its task in order, so that there are no locks and no races to think about.

mod catch_up;
mod commit;
mod hint;
mod lease;
mod memory;
mod outbox;
mod rematch;
mod sockets;
mod task;
mod upkeep;
mod waiting;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU32, AtomicU64, Ordering};

use bastide_engine::{Action, Player};
use bastide_table::{Person, Seats, Table};
use bastide_view::Listing;
use bastide_wire::site::{ClientMessage, Created, Done, Hint, Joining, Seated, Summary, View};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::Span;

use crate::error::{Code, Refused};
use crate::store::Claim;

pub use hint::{Asking, Request};
pub use memory::Tables;
use memory::WAITING_COMMANDS;
pub use outbox::{Next, Outbox, Sender, outbox};
pub use sockets::text;

/// A socket at a table.
pub type SocketId = u64;

/// Where the answer to a question goes.
pub type Answer<T> = oneshot::Sender<Result<T, Refused>>;

/// What is asked of a table over HTTP.
pub enum Question {
    /// What the game is and who plays, for whoever asks.
    Summary(Option<Person>, Answer<Summary>),
    /// The whole view of whoever asks.
    View(Option<Person>, Answer<Box<View>>),
    /// Takes a seat: this one or the first open one, with the secret of the invite link.
    Join(Person, Joining, Answer<Seated>),
    /// Gives the seat up before the game begins.
    Leave(Person, Answer<Done>),
    /// Begins.
    Start(Person, Answer<Done>),
    /// Gives up.
    Resign(Person, Answer<Done>),
    /// The game that follows this one.
    Rematch(Person, Answer<Created>),
}

/// What a table is told.
pub enum Command {
    /// A socket is there.
    Connect {
        /// Who it is; nothing for those who only watch.
        person: Option<Person>,
        /// The number of the last entry that the client has seen.
        seen: Option<u32>,
        /// Where messages go.
        out: Sender,
        /// Where the socket learns its number.
        reply: oneshot::Sender<SocketId>,
    },
    /// A socket is gone.
    Disconnect(SocketId),
    /// A socket says something, and when it was heard.
    Say(SocketId, ClientMessage, Instant),
    /// Somebody asks over HTTP.
    Ask(Question),
    /// Somebody wants to see the whole table.
    Snapshot(oneshot::Sender<Snapshot>),
    /// A bot has made up its mind.
    Chosen {
        /// The version that it thought about.
        version: u32,
        /// For whom it thought.
        player: Player,
        /// What it does.
        action: Option<Action>,
        /// Its turn, for those who collect traces.
        turn: Span,
    },
    /// A hint is worked out.
    Hint {
        /// Who has asked for it.
        request: Request,
        /// The answer, if one was found.
        found: Option<Hint>,
    },
    /// The table has to leave the memory, unless somebody is there.
    Unload,
    /// Somebody has come or left on another node.
    Elsewhere,
    /// The log may have gone on without this task; from when that is known, in milliseconds since 1970.
    CatchUp(Option<i64>),
    /// The table is gone from the store.
    Removed,
    /// What came of a claim for the work at this table.
    Leased(Result<Claim, ()>),
    /// The task fails, as no table should.
    #[cfg(test)]
    Panic,
}

/// A whole table at one moment.
pub struct Snapshot {
    /// The table.
    pub table: Arc<Table>,
    /// What lists show of it.
    pub listing: Listing,
    /// The seats whose people are there.
    pub online: Seats,
}

/// What others know of a table without asking it.
#[derive(Debug, Default)]
pub struct Shared {
    online: AtomicU8,
    /// Whether it has a socket.
    watched: AtomicBool,
    /// How many entries its log has, as far as the task knows.
    length: AtomicU32,
    /// Whether it was told to leave the memory.
    leaving: AtomicBool,
    /// When it was last asked for, as a number that grows with everything that is asked.
    used: AtomicU64,
}

impl Shared {
    fn publish(&self, online: Seats, length: u32) {
        self.online.store(online.0, Ordering::Relaxed);
        self.length.store(length, Ordering::Relaxed);
    }

    fn online(&self) -> Seats {
        Seats(self.online.load(Ordering::Relaxed))
    }
}

/// A way to talk to a table.
#[derive(Clone, Debug)]
pub struct Handle {
    commands: mpsc::Sender<Command>,
    shared: Arc<Shared>,
}

impl Handle {
    /// Tells the table something.
    pub async fn tell(&self, command: Command) -> Result<(), Refused> {
        self.commands.send(command).await.map_err(|_| stopped())
    }

    /// Whether the table has few other things to do than to hear chat.
    pub fn has_time_for_chat(&self) -> bool {
        self.commands.capacity() > WAITING_COMMANDS / 2
    }

    /// Asks the table something.
    pub async fn ask<T>(&self, question: impl FnOnce(Answer<T>) -> Question) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.tell(Command::Ask(question(reply))).await?;
        answer.await.map_err(|_| stopped())?
    }

    /// The whole table as it is now.
    pub async fn snapshot(&self) -> Result<Snapshot, Refused> {
        let (reply, answer) = oneshot::channel();
        self.tell(Command::Snapshot(reply)).await?;
        answer.await.map_err(|_| stopped())
    }
}

fn stopped() -> Refused {
    Refused::new(Code::Stopping)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn chat_leaves_room_for_moves() {
        let (commands, _inbox) = mpsc::channel(WAITING_COMMANDS);
        let table = Handle { commands, shared: Arc::default() };
        let mut waiting = 0;
        while table.has_time_for_chat() {
            table.tell(Command::Disconnect(waiting)).await.unwrap();
            waiting += 1;
        }
        assert_eq!(waiting as usize, WAITING_COMMANDS / 2);
        table.tell(Command::Disconnect(waiting)).await.unwrap();
    }
}
