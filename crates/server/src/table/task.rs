//! The task of a table: it hears commands one by one, and what it accepts is in the log before it
//! says so.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use bastide_engine::{Action, Player, Rules};
use bastide_protocol::{FromEngine, ReadInGame, SetupExt, WireAction, WireError, WireSetup};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::hint::Hinting;
use super::record::{Record, glance};
use super::sockets::Socket;
use super::summary::summary;
use super::view::News;
use super::{ClientMessage, Command, Look, Question, Request, Shared, SocketId};
use crate::app::App;
use crate::error::{Code, Refused};
use crate::ids::{GameId, GuestId};
use crate::store::{
    AppendError, CHAT_SHOWN, ChatLine, Entry, GameRow, Guest, SeatRow, Status, now,
};
use crate::text;

/// The longest id that a client may give to an action, in bytes.
const ACK: usize = 64;

/// The state of a table.
pub struct Table {
    pub(super) app: Arc<App>,
    /// How bots answer; weak, so that the table can tell whether anybody else talks to it.
    pub(super) commands: mpsc::WeakSender<Command>,
    pub(super) shared: Arc<Shared>,
    pub(super) row: GameRow,
    pub(super) seats: Vec<SeatRow>,
    /// What was played, once the game has begun.
    pub(super) record: Option<Record>,
    /// The version that each accepted id of a client led to.
    acks: HashMap<(GuestId, String), u32>,
    pub(super) chat: Vec<ChatLine>,
    pub(super) sockets: BTreeMap<SocketId, Socket>,
    pub(super) next_socket: SocketId,
    /// Seats that a bot keeps until their people are back, one bit each.
    pub(super) away: u8,
    /// Who is waited for though not there, and since when.
    pub(super) absent: Option<(Player, Instant)>,
    /// The version that a bot is thinking about.
    pub(super) thinking: Option<u32>,
    /// The hint that is being worked out.
    pub(super) hint: Option<Hinting>,
    pub(super) used: Instant,
}

impl Table {
    /// Loads a game from the store.
    pub(super) async fn load(
        app: Arc<App>,
        id: &GameId,
        commands: mpsc::WeakSender<Command>,
        shared: Arc<Shared>,
    ) -> Result<Table, Refused> {
        let (row, seats) = app.store.game(id).await?.ok_or_else(Refused::no_game)?;
        let mut table = Table {
            chat: app.store.chat(id).await?,
            app,
            commands,
            shared,
            row,
            seats,
            record: None,
            acks: HashMap::new(),
            sockets: BTreeMap::new(),
            next_socket: 0,
            away: 0,
            absent: None,
            thinking: None,
            hint: None,
            used: Instant::now(),
        };
        table.replay().await?;
        table.app.metrics.tables.add(1);
        Ok(table)
    }

    /// Loads the game again because somebody else has written to its log.
    pub(super) async fn reload(&mut self) -> Result<(), Refused> {
        tracing::warn!(game = %self.row.id, "the log has gone on without this table");
        let game = self.app.store.game(&self.row.id).await?;
        (self.row, self.seats) = game.ok_or_else(Refused::no_game)?;
        self.replay().await?;
        self.show_news(News::All);
        Ok(())
    }

    async fn replay(&mut self) -> Result<(), Refused> {
        if self.row.status == Status::Waiting {
            return Ok(());
        }
        let log = self.app.store.log(&self.row.id).await?;
        let rules = Rules::new(WireSetup::read(&self.row.setup)?.to_setup()?);
        let rules = rules.map_err(WireError::from_engine)?;
        let record = Record::load(rules, self.row.seed, &log).map_err(|error| {
            tracing::error!(game = %self.row.id, why = error.0, "a log cannot be replayed");
            Refused::new(Code::Storage, "this game cannot be replayed by this version")
        })?;
        self.row.version = record.version;
        self.row.plies = record.last_ply();
        self.row.glance = glance(record.game());
        self.acks = log.into_iter().filter_map(|row| row.ack.map(|ack| (ack, row.seq))).collect();
        self.record = Some(record);
        Ok(())
    }

    /// Hears commands until nobody needs the table any more.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Command>) {
        let stop = self.app.stop.clone();
        loop {
            self.settle().await;
            let wake = self.wake();
            tokio::select! {
                () = stop.cancelled() => break,
                command = inbox.recv() => match command {
                    Some(command) => self.hear(command).await,
                    None => break,
                },
                () = sleep_until(wake) => if self.look_at_the_clock() { break },
            }
        }
        self.app.metrics.tables.add(-1);
    }

    async fn hear(&mut self, command: Command) {
        self.used = Instant::now();
        match command {
            Command::Connect { guest, out, reply } => {
                let id = self.connect(guest, out);
                if reply.send(id).is_err() {
                    self.disconnect(id);
                }
            }
            Command::Disconnect(id) => self.disconnect(id),
            Command::Say(id, message) => self.said(id, message).await,
            Command::Ask(question, guest, reply) => {
                let answer = self.answer(question, guest).await;
                let _ = reply.send(answer);
            }
            Command::Look(reply) => {
                let _ = reply.send(Look {
                    row: self.row.clone(),
                    seats: self.seats.clone(),
                    present: self.present(),
                    record: self.record.clone(),
                });
            }
            Command::Chosen { version, player, action } => {
                self.chosen(version, player, action).await;
            }
            Command::Hint { request, found } => self.finish_hint(&request, found),
        }
    }

    async fn answer(&mut self, question: Question, guest: Option<Guest>) -> Result<Value, Refused> {
        if matches!(question, Question::Summary) {
            let viewer = guest.as_ref().map(|guest| &guest.id);
            return Ok(summary(&self.row, &self.seats, self.present(), viewer));
        }
        let guest = guest.ok_or_else(|| {
            Refused::new(Code::UnknownGuest, "the server does not know you: load the page again")
        })?;
        match question {
            Question::Summary => unreachable!("answered above"),
            Question::Join { seat, invite } => self.join(guest, seat, invite).await,
            Question::Leave => self.leave(&guest).await,
            Question::Start => self.start(&guest).await,
            Question::Resign => self.resign(&guest).await,
            Question::Rematch => self.rematch(&guest).await,
        }
    }

    async fn said(&mut self, id: SocketId, message: ClientMessage) {
        let guest = self.sockets.get(&id).and_then(|socket| socket.guest.clone());
        let (ack, done) = match message {
            ClientMessage::Ping => return self.send(id, &json!({ "type": "pong" })),
            ClientMessage::Resync => return self.show(id),
            ClientMessage::Chat { text } => match self.say(guest, &text).await {
                Ok(()) => return,
                Err(refused) => (None, Err(refused)),
            },
            ClientMessage::Hint { expected, ack } => {
                let request = Request { socket: id, ack: ack.clone() };
                match self.start_hint(guest, expected, request) {
                    Ok(()) => return,
                    Err(refused) => (Some(ack), Err(refused)),
                }
            }
            ClientMessage::Play { expected, ack, action } => {
                let done = self.play(guest, expected, &ack, &action).await;
                (Some(ack), done)
            }
            ClientMessage::Undo { ack } => {
                let done = self.undo(guest, &ack).await;
                (Some(ack), done)
            }
        };
        match done {
            Ok(done) => {
                self.send(id, &json!({ "type": "ack", "ack": ack, "version": done.version }));
                if let Some(news) = done.news {
                    self.show_news(news);
                }
            }
            Err(refused) => {
                self.app.metrics.refusals.add(1);
                self.send(id, &refused.to_message(ack.as_deref()));
                if refused.code == Code::Stale {
                    self.show(id);
                }
            }
        }
    }

    /// Plays an action of a person.
    async fn play(
        &mut self,
        guest: Option<Guest>,
        expected: u32,
        ack: &str,
        action: &Value,
    ) -> Result<Done, Refused> {
        let guest = self.player(guest)?;
        if let Some(version) = self.heard_before(&guest, ack)? {
            return Ok(Done { version, news: None });
        }
        let (record, player) = self.asked_at(&guest, expected)?;
        let action = WireAction::read(record.game(), action)?;
        self.commit(player, action, Some((guest, ack.to_owned()))).await
    }

    /// The game and who is asked, if that is this guest and the game is at the version that they have
    /// seen.
    pub(super) fn asked_at(
        &self,
        guest: &GuestId,
        expected: u32,
    ) -> Result<(&Record, Player), Refused> {
        let record = self.running()?;
        let player = record.asked().ok_or_else(over)?;
        if expected != record.version {
            let message = format!("the game is at version {}, not {expected}", record.version);
            return Err(Refused::new(Code::Stale, message));
        }
        if !self.decides(guest) {
            let name = &self.seats[player.index()].name;
            let message = format!("it is for {name} to decide (BG-10)");
            let refused = Refused::new(Code::NotYourTurn, message);
            return Err(Refused { rule: Some("BG-10".to_owned()), ..refused });
        }
        Ok((record, player))
    }

    /// Takes the last action of a person back.
    async fn undo(&mut self, guest: Option<Guest>, ack: &str) -> Result<Done, Refused> {
        let guest = self.player(guest)?;
        if let Some(version) = self.heard_before(&guest, ack)? {
            return Ok(Done { version, news: None });
        }
        let record = self.running()?;
        let player = self.may_take_back(&guest).ok_or_else(|| {
            let message = "only your own last action can be taken back, and only until somebody \
                           else has acted or a tile was drawn";
            Refused::new(Code::NothingToUndo, message)
        })?;
        let mut before = record.clone();
        before.take_back();
        before.version += 1;
        let ack = Some((guest, ack.to_owned()));
        self.append(player, ack, json!({ "undo": true }), before).await?;
        Ok(Done { version: self.row.version, news: Some(News::All) })
    }

    /// Who may take the last action back, if it is this guest.
    pub(super) fn may_take_back(&self, guest: &GuestId) -> Option<Player> {
        let record = self.record.as_ref()?;
        let player = record.plies().last()?.by?;
        let seat = self.seats.get(player.index())?;
        let own = seat.guest.as_ref() == Some(guest) && !seat.resigned;
        (own && record.may_take_back(player)).then_some(player)
    }

    /// Plays a legal action: first for the log, then for everybody.
    pub(super) async fn commit(
        &mut self,
        player: Player,
        action: Action,
        ack: Option<(GuestId, String)>,
    ) -> Result<Done, Refused> {
        let record = self.running()?;
        let proposal = record.propose(player, action)?;
        let body = proposal.body.clone();
        let mut after = record.clone();
        after.accept(proposal);
        self.append(player, ack, body, after).await?;
        self.app.metrics.actions.add(1);
        Ok(Done { version: self.row.version, news: Some(News::Last) })
    }

    /// Writes an entry, and only then goes on from the record that it leads to.
    async fn append(
        &mut self,
        player: Player,
        ack: Option<(GuestId, String)>,
        body: Value,
        after: Record,
    ) -> Result<(), Refused> {
        let entry = Entry {
            seq: after.version,
            plies: after.last_ply(),
            seat: Some(player.0),
            ack,
            body,
            glance: glance(after.game()),
            winners: after.winners(),
        };
        let begin = Instant::now();
        match self.app.store.append(&self.row.id, &entry).await {
            Ok(()) => {}
            Err(AppendError::Conflict) => {
                self.reload().await?;
                return Err(Refused::new(Code::Stale, "the game has gone on meanwhile"));
            }
            Err(AppendError::Failed(error)) => return Err(error.into()),
        }
        self.app.metrics.commits.add(1);
        self.app.metrics.commit_micros.add_time(begin.elapsed());
        self.row.version = entry.seq;
        self.row.plies = entry.plies;
        self.row.updated = now();
        self.row.glance = entry.glance;
        self.acks.extend(entry.ack.map(|ack| (ack, entry.seq)));
        if let Some(winners) = entry.winners {
            tracing::info!(game = %self.row.id, scores = ?self.row.glance.scores, "a game is over");
            self.app.metrics.finished.add(1);
            self.row.status = Status::Over;
            self.row.scores = Some(self.row.glance.scores.clone());
            self.row.winners = Some(winners);
        }
        self.record = Some(after);
        Ok(())
    }

    async fn say(&mut self, guest: Option<Guest>, text: &str) -> Result<(), Refused> {
        let guest = guest.ok_or_else(|| {
            Refused::new(Code::UnknownGuest, "the server does not know you: load the page again")
        })?;
        let seat = self.seats.iter().position(|seat| seat.guest.as_ref() == Some(&guest.id));
        let line = ChatLine {
            from: seat.map(|seat| seat as u8),
            name: seat.map_or(guest.name, |seat| self.seats[seat].name.clone()),
            text: text::chat(text)?,
            time: now(),
        };
        self.app.store.add_chat(&self.row.id, &line).await?;
        self.app.metrics.chats.add(1);
        let mut message = json!(line);
        message["type"] = json!("chat");
        self.chat.push(line);
        let old = self.chat.len().saturating_sub(CHAT_SHOWN);
        self.chat.drain(..old);
        self.send_everybody(&message);
        Ok(())
    }

    /// The version that this id of a client led to, if it was accepted before.
    pub(super) fn heard_before(&self, guest: &GuestId, ack: &str) -> Result<Option<u32>, Refused> {
        if ack.is_empty() || ack.len() > ACK {
            let message = format!("an ack has 1 to {ACK} bytes");
            return Err(Refused::new(Code::BadJson, message));
        }
        Ok(self.acks.get(&(guest.clone(), ack.to_owned())).copied())
    }

    fn running(&self) -> Result<&Record, Refused> {
        match &self.record {
            Some(record) if record.is_over() => Err(over()),
            Some(record) => Ok(record),
            None => Err(Refused::new(Code::NotRunning, "the game has not begun yet")),
        }
    }

    pub(super) fn player(&self, guest: Option<Guest>) -> Result<GuestId, Refused> {
        let guest = guest.filter(|guest| super::seats_of(&self.seats, &guest.id) != 0);
        let guest = guest.ok_or_else(|| {
            let refused = Refused::new(Code::NotYourTurn, "you do not play in this game (BG-10)");
            Refused { rule: Some("BG-10".to_owned()), ..refused }
        })?;
        Ok(guest.id)
    }
}

/// Something that was accepted.
pub(super) struct Done {
    /// The version that it led to.
    pub version: u32,
    /// What everybody is shown; nothing if they have seen it already.
    pub news: Option<News>,
}

fn over() -> Refused {
    let refused = Refused::new(Code::GameOver, "the game is over (BG-60)");
    Refused { rule: Some("BG-60".to_owned()), ..refused }
}
