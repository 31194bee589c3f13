//! The task of a table: it hears commands one by one, and what it accepts is in the log before anybody
//! hears of it. What is decided is decided by the table itself; the task loads, stores and sends.

use std::sync::Arc;

use bastide_host::command;
use bastide_table::{Caller, Command as Wish, Offer, Person, Presence, Refusal, Table, Time};
use bastide_view::Listing;
use bastide_wire::Seat;
use bastide_wire::site::{self, ClientMessage, Joining, Reaction, Seated, ServerMessage};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument;

use super::hint::Hinting;
use super::lease::Lease;
use super::sockets::Sockets;
use super::{Command, Question, Request, Shared, Snapshot, SocketId};
use crate::app::App;
use crate::cluster::{Here, Note, Notes};
use crate::error::{Code, Refused};
use crate::ids::TableId;
use crate::traces;

/// A table in memory.
pub struct Task {
    pub(super) app: Arc<App>,
    /// How bots answer; weak, so that the task can tell whether anybody else talks to it.
    pub(super) commands: mpsc::WeakSender<Command>,
    pub(super) shared: Arc<Shared>,
    pub(super) id: TableId,
    pub(super) table: Arc<Table>,
    pub(super) listing: Listing,
    pub(super) presence: Presence,
    pub(super) sockets: Sockets,
    /// The version that a bot is thinking about.
    pub(super) thinking: Option<u32>,
    /// The hint that is being worked out.
    pub(super) hint: Option<Hinting>,
    /// The offer of a rematch.
    pub(super) offer: Option<Offer>,
    /// When somebody was last there or asked something; what bots do does not count.
    pub(super) used: Instant,
    /// Who is at this table on other nodes.
    pub(super) elsewhere: Here,
    /// Which node does what has to be done once.
    pub(super) lease: Lease,
}

/// A task that is running. It is counted, and a table whose task fails is forgotten, so that whoever comes
/// back finds it as it was last stored.
struct Running {
    app: Arc<App>,
    id: TableId,
    shared: Arc<Shared>,
}

impl Running {
    fn new(task: &Task) -> Running {
        task.app.metrics.tables.inc();
        Running { app: task.app.clone(), id: task.id.clone(), shared: task.shared.clone() }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.app.metrics.tables.dec();
        self.app.tables.note_watched(&self.shared, false);
        // A server that stops tells others once that nobody is there any more.
        if !self.app.stop.is_cancelled() {
            self.app.cluster.attend(&self.id, Here::default());
        }
        if std::thread::panicking() {
            tracing::error!(table = %self.id, "the task of a table failed");
            self.app.metrics.tables_panicked.inc();
            self.app.tables.forget(&self.id);
        }
    }
}

impl Task {
    /// Loads a table from the store.
    pub(super) async fn load(
        app: Arc<App>,
        id: &TableId,
        commands: mpsc::WeakSender<Command>,
        shared: Arc<Shared>,
    ) -> Result<Task, Refused> {
        let table = load(&app, id).await?;
        Ok(Task {
            listing: Listing::of(id.as_str(), &table),
            id: id.clone(),
            app,
            commands,
            shared,
            table: Arc::new(table),
            presence: Presence::default(),
            sockets: Sockets::default(),
            thinking: None,
            hint: None,
            offer: None,
            used: Instant::now(),
            elsewhere: Here::default(),
            lease: Lease::Unknown,
        })
    }

    /// Hears commands until nobody needs the table any more.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        let stop = self.app.stop.clone();
        let _running = Running::new(&self);
        let mut notes = self.enter().await;
        loop {
            self.settle();
            let wake = self.wake();
            tokio::select! {
                () = stop.cancelled() => break,
                note = next_note(&mut notes) => self.hear_note(note).await,
                command = inbox.recv() => match command {
                    Some(command) => if self.hear(command).await { break },
                    None => break,
                },
                () = at(wake) => if self.check_timers().await { break },
            }
            // The bus may have been too busy when the table was loaded.
            if notes.is_none() && self.app.cluster.is_shared() && self.app.cluster.hears() {
                notes = self.app.cluster.listen(&self.id).await;
            }
        }
        if !stop.is_cancelled() {
            self.release_lease();
        }
    }

    /// Carries a command out; `true` if the table can go.
    async fn hear(&mut self, command: Command) -> bool {
        use Command::{CatchUp, Chosen, Elsewhere, Hint, Leased, Removed, Unload};
        let by_itself = matches!(
            command,
            Chosen { .. } | Hint { .. } | Unload | Elsewhere | CatchUp(_) | Removed | Leased(_)
        );
        if !by_itself {
            self.used = Instant::now();
        }
        match command {
            Command::Connect { person, seen, out, reply } => {
                let id = self.connect(person, seen, out).await;
                if reply.send(id).is_err() {
                    self.disconnect(id);
                }
            }
            Command::Disconnect(id) => self.disconnect(id),
            Command::Say(id, message, heard) => self.said(id, message, heard).await,
            Command::Ask(question) => self.answer(question).await,
            Command::Snapshot(reply) => {
                self.look_again().await;
                let _ = reply.send(Snapshot {
                    table: self.table.clone(),
                    listing: self.listing.clone(),
                    online: self.presence.online(),
                });
            }
            Command::Chosen { version, player, action, turn } => {
                self.chosen(version, player, action).instrument(turn).await;
            }
            Command::Hint { request, found } => self.finish_hint(&request, found),
            Command::Unload => return self.leave(),
            Command::Elsewhere => self.look_elsewhere(),
            Command::CatchUp(stored) => self.hear_of_entries(stored).await,
            Command::Removed => {
                self.app.tables.forget(&self.id);
                return true;
            }
            Command::Leased(claim) => self.leased(claim),
            #[cfg(test)]
            Command::Panic => panic!("the task of a table fails"),
        }
        false
    }

    /// Answers a question. Whoever asked may have left meanwhile.
    async fn answer(&mut self, question: Question) {
        self.look_again().await;
        match question {
            Question::Summary(person, reply) => {
                let user = person.as_ref().map(|person| &person.id);
                let _ = reply.send(Ok(self.listing.for_viewer(self.presence.online(), user)));
            }
            Question::View(person, reply) => {
                let _ = reply.send(Ok(Box::new(self.view_of(person.as_ref()))));
            }
            Question::Join(person, joining, reply) => {
                let _ = reply.send(self.join(&person, joining).await);
            }
            Question::Leave(person, reply) => {
                let _ = reply.send(self.do_wish(&person, &Wish::Leave).await);
            }
            Question::Start(person, reply) => {
                let _ = reply.send(self.do_wish(&person, &Wish::Start).await);
            }
            Question::Resign(person, reply) => {
                let _ = reply.send(self.do_wish(&person, &Wish::Resign).await);
            }
            Question::Rematch(person, reply) => {
                let _ = reply.send(self.rematch(&person).await);
            }
        }
    }

    async fn join(&mut self, person: &Person, joining: Joining) -> Result<Seated, Refused> {
        let Joining { seat, invite } = joining;
        let wish = Wish::Join { seat: seat.map(|seat| seat.0), invite };
        self.wish(person, None, &wish).await?;
        Ok(Seated { seat: self.table.seats_of(&person.id).iter().next().map(Seat) })
    }

    async fn do_wish(&mut self, person: &Person, wish: &Wish) -> Result<site::Done, Refused> {
        self.wish(person, None, wish).await.map(|_version| site::Done {})
    }

    async fn said(&mut self, id: SocketId, message: ClientMessage, heard: Instant) {
        let person = self.sockets.get(&id).and_then(|socket| socket.person.clone());
        let (ack, done) = match command(message, self.stall_patience()) {
            Ok((ack, wish)) => {
                let plays = matches!(wish, Wish::Play { .. });
                let done = self.wish_of(person, ack.as_deref(), wish).await;
                if plays {
                    self.app.metrics.moves.observe(heard.elapsed());
                }
                (ack, done)
            }
            Err(ClientMessage::Ping) => return self.send(id, &ServerMessage::Pong),
            Err(ClientMessage::React { reaction }) => (None, self.react(person, reaction)),
            Err(ClientMessage::Hint { expected, ack }) => {
                let request = Request { socket: id, ack: ack.clone() };
                match self.start_hint(person, expected, request) {
                    Ok(()) => return,
                    Err(refused) => (Some(ack), Err(refused)),
                }
            }
            Err(ClientMessage::Rematch { ack }) => (Some(ack), self.want_rematch(person).await),
            Err(ClientMessage::NoRematch { ack }) => (Some(ack), self.decline_rematch(person)),
            Err(_resync) => return self.show(id),
        };
        match done {
            Ok(version) => {
                if let Some(ack) = ack {
                    self.send(id, &ServerMessage::Ack { ack, version });
                }
            }
            Err(refused) => {
                self.app.metrics.refusals.inc();
                self.send(id, &refused.to_message(ack.as_deref()));
                if refused.code() == Code::Stale {
                    self.show(id);
                }
            }
        }
    }

    /// Shows everybody a player's reaction. It is not kept.
    fn react(&mut self, person: Option<Person>, reaction: Reaction) -> Result<u32, Refused> {
        let user = person.ok_or(Refusal::NotPlaying)?.id;
        let from = self.listing.played_by(Some(&user)).ok_or(Refusal::NotPlaying)?;
        self.send_everybody(&ServerMessage::Reaction { from, reaction });
        self.app.cluster.tell(&self.id, &Note::Reaction { from, reaction });
        Ok(self.table.version())
    }

    async fn wish_of(
        &mut self,
        person: Option<Person>,
        ack: Option<&str>,
        wish: Wish,
    ) -> Result<u32, Refused> {
        self.wish(&person.ok_or(Refusal::NotPlaying)?, ack, &wish).await
    }

    /// Carries a wish out, and gives the version that it led to, now or when it came for the first time.
    async fn wish(
        &mut self,
        person: &Person,
        ack: Option<&str>,
        wish: &Wish,
    ) -> Result<u32, Refused> {
        let decide = |task: &Task| {
            let caller = Caller { person, at: task.now(), ack };
            Ok(traces::span!("decide").in_scope(|| task.table.decide(&caller, wish))?)
        };
        let name = if matches!(wish, Wish::Play { .. }) { "move" } else { "wish" };
        let span = traces::span!("wish", otel.name = name, table = %self.id);
        self.decide(decide).instrument(span).await?;
        let known = ack.and_then(|ack| self.table.version_of(&person.id, ack));
        Ok(known.unwrap_or(self.table.version()))
    }

    /// What time it is.
    pub(super) fn now(&self) -> Time {
        self.app.clock.now()
    }

    pub(super) fn corrupt(&self, error: &bastide_table::Corrupt) -> Refused {
        corrupt(&self.id, error)
    }
}

/// The table as it is stored.
pub(super) async fn load(app: &App, id: &TableId) -> Result<Table, Refused> {
    let log = app.store.log(id).await?;
    if log.is_empty() {
        return Err(Refused::new(Code::NoGame));
    }
    // A long game takes a while to replay, which must hold nobody else up.
    let table = app.loading.run(move || Table::load(&log)).await?;
    table.map_err(|error| corrupt(id, &error))
}

/// Waits for what other nodes say, or for ever.
async fn next_note(notes: &mut Option<Notes>) -> Note {
    if let Some(open) = notes {
        match open.next().await {
            Some(note) => return note,
            None => *notes = None,
        }
    }
    std::future::pending().await
}

/// Waits for a moment, or for ever.
async fn at(moment: Option<Instant>) {
    match moment {
        Some(moment) => sleep_until(moment).await,
        None => std::future::pending().await,
    }
}

fn corrupt(id: &TableId, error: &bastide_table::Corrupt) -> Refused {
    tracing::error!(table = %id, %error, "a log cannot be replayed");
    Refused::new(Code::Storage)
}
