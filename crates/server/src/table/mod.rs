//! Tables: games in memory. One task owns each, and everything that happens to a game goes
//! through its task in order, so that there are no locks and no races to think about.

mod hint;
mod outbox;
mod sockets;
mod task;
mod upkeep;

use std::collections::HashMap;
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use bastide_engine::{Action, Player};
use bastide_table::{Person, Seats, Table};
use bastide_view::Listing;
use bastide_wire::site::{ClientMessage, Created, Done, Hint, Joining, Seated, Summary, View};
use tokio::sync::{OnceCell, mpsc, oneshot};
use tokio::time::Instant;

use crate::app::App;
use crate::error::{Code, Refused};
use crate::ids::TableId;

pub use hint::{Asking, Request};
pub use outbox::{Next, Outbox, Sender, outbox};
pub use sockets::text;

/// How many commands may wait at a table. More come only from clients that flood, and these wait.
const WAITING_COMMANDS: usize = 64;

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
    /// Somebody wants a copy of the whole table.
    Snapshot(oneshot::Sender<Snapshot>),
    /// A bot has made up its mind.
    Chosen {
        /// The version that it thought about.
        version: u32,
        /// For whom it thought.
        player: Player,
        /// What it does.
        action: Option<Action>,
    },
    /// A hint is worked out.
    Hint {
        /// Who has asked for it.
        request: Request,
        /// The answer, if one was found.
        found: Option<Hint>,
    },
}

/// A copy of a whole table.
pub struct Snapshot {
    /// The table.
    pub table: Table,
    /// What lists show of it.
    pub listing: Listing,
    /// The seats whose people are there.
    pub online: Seats,
}

/// What lists show of a table without asking it.
#[derive(Debug, Default)]
pub struct Shared {
    online: AtomicU8,
}

impl Shared {
    fn publish(&self, online: Seats) {
        self.online.store(online.0, Ordering::Relaxed);
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

    /// Asks the table something.
    pub async fn ask<T>(&self, question: impl FnOnce(Answer<T>) -> Question) -> Result<T, Refused> {
        let (reply, answer) = oneshot::channel();
        self.tell(Command::Ask(question(reply))).await?;
        answer.await.map_err(|_| stopped())?
    }

    /// A copy of the whole table.
    pub async fn snapshot(&self) -> Result<Snapshot, Refused> {
        let (reply, answer) = oneshot::channel();
        self.tell(Command::Snapshot(reply)).await?;
        answer.await.map_err(|_| stopped())
    }
}

fn stopped() -> Refused {
    Refused::new(Code::Stopping)
}

/// The tables in memory.
#[derive(Debug, Default)]
pub struct Tables {
    live: Mutex<HashMap<TableId, Arc<OnceCell<Handle>>>>,
}

impl Tables {
    /// The table of a game, loaded if it is not in memory.
    pub async fn get(&self, app: &Arc<App>, id: &TableId) -> Result<Handle, Refused> {
        let cell = self.lock().entry(id.clone()).or_default().clone();
        let loaded = cell.get_or_try_init(|| open(app, id)).await.cloned();
        drop(cell);
        if loaded.is_err() {
            // Whoever asks for games that do not exist must not fill the memory.
            let mut live = self.lock();
            let unused =
                |cell: &Arc<OnceCell<Handle>>| !cell.initialized() && Arc::strong_count(cell) == 1;
            if live.get(id).is_some_and(unused) {
                live.remove(id);
            }
        }
        loaded
    }

    /// The seats at a table whose people are there.
    pub fn online(&self, id: &str) -> Seats {
        let live = self.lock();
        let handle = live.get(id).and_then(|cell| cell.get());
        handle.map_or(Seats::default(), |handle| handle.shared.online())
    }

    /// Forgets a table that nobody is talking to; `false` if somebody is.
    fn retire(&self, id: &TableId) -> bool {
        let mut live = self.lock();
        let Some(cell) = live.get(id) else { return true };
        let alone = Arc::strong_count(cell) == 1
            && cell.get().is_none_or(|handle| handle.commands.strong_count() == 1);
        if alone {
            live.remove(id);
        }
        alone
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<OnceCell<Handle>>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Loads a game and sets its task going.
async fn open(app: &Arc<App>, id: &TableId) -> Result<Handle, Refused> {
    let (commands, inbox) = mpsc::channel(WAITING_COMMANDS);
    let shared = Arc::new(Shared::default());
    let table = task::Task::load(app.clone(), id, commands.downgrade(), shared.clone()).await?;
    tokio::spawn(table.run(inbox));
    Ok(Handle { commands, shared })
}
