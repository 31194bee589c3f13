//! A table in the page: it is told what a socket would say, and answers what a socket would hear.

use std::time::Duration;

use bastide_bots::LONGEST;
use bastide_bots::best::Budget;
use bastide_engine::Player;
use bastide_host::{best_turn, bot_seed, choose, command, stand_in};
use bastide_table::{
    Caller, Command, Entry, Event, Person, Presence, Refusal as TableRefusal, Seats, Stage, Table,
    Time, check_ack,
};
use bastide_view::{Difference, Legal, Listing, Viewer, chat_line, view};
use bastide_wire::Seat;
use bastide_wire::site::{
    ClientMessage, Followed, Refusal, RefusalCode, ServerMessage, Summary, Told, View,
};

use crate::open::{Id, seed_of, stored};

/// How long a hint is worked out.
const HINT: Duration = Duration::from_millis(300);

/// A table, and whoever sits in front of the page.
#[derive(Clone, Debug)]
pub struct Here {
    id: Id,
    me: Person,
    table: Table,
    listing: Listing,
}

impl Here {
    /// A table with this log.
    pub(crate) fn new(id: Id, me: &Person, log: &[Entry]) -> Result<Here, Refusal> {
        let table = Table::load(log)
            .map_err(|corrupt| Refusal::new(RefusalCode::BadSave).with("entry", corrupt.seq))?;
        let listing = Listing::of(id.as_str(), &table);
        Ok(Here { id, me: me.clone(), table, listing })
    }

    /// Its id.
    pub fn id(&self) -> &str {
        self.id.as_str()
    }

    /// The table itself.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// What a socket hears when it is opened, with the entries of a log that is not stored yet.
    pub(crate) fn opened(&self, entries: &[Entry]) -> Told {
        let mut messages = vec![self.whole()];
        let seats = self.listing.players(Some(self.online()));
        messages.push(ServerMessage::Presence { seats, sockets: 1, wait: None });
        Told { summary: Some(Box::new(self.summary())), ..self.told(messages, entries) }
    }

    /// Hears a message, and answers it.
    pub fn say(&mut self, message: ClientMessage, now: Time) -> Told {
        let (ack, done) = match command(message, i64::MAX / 4) {
            Ok((ack, wish)) => {
                let done = self.wish(ack.as_deref(), &wish, now);
                (ack, done)
            }
            Err(ClientMessage::Ping) => return self.told(vec![ServerMessage::Pong], &[]),
            Err(ClientMessage::Hint { expected, ack }) => match self.hint(expected, &ack) {
                Ok(hint) => return self.told(vec![hint], &[]),
                Err(refusal) => (Some(ack), Err(refusal)),
            },
            Err(ClientMessage::React { reaction }) => {
                match self.listing.played_by(Some(&self.me.id)) {
                    Some(from) => {
                        return self.told(vec![ServerMessage::Reaction { from, reaction }], &[]);
                    }
                    None => (None, Err(TableRefusal::NotPlaying.into())),
                }
            }
            Err(ClientMessage::NoRematch { ack }) => (Some(ack), Ok(self.told(Vec::new(), &[]))),
            // What follows needs an id and a seed of its own.
            Err(ClientMessage::Rematch { ack }) => {
                (Some(ack), Err(Refusal::new(RefusalCode::BadRequest)))
            }
            Err(_resync) => return self.told(vec![self.whole()], &[]),
        };
        match (done, ack) {
            (Ok(told), None) => told,
            (Ok(mut told), Some(ack)) => {
                let version = self.table.version();
                told.messages.push(ServerMessage::Ack { ack, version });
                told
            }
            (Err(refusal), ack) => {
                let stale = refusal.code == RefusalCode::Stale;
                let mut messages = vec![ServerMessage::Refused { ack, refusal }];
                messages.extend(stale.then(|| self.whole()));
                self.told(messages, &[])
            }
        }
    }

    /// Lets the bot that has to move think for so long at most, and plays what it chooses. Nothing
    /// happens if no bot has to move.
    pub fn bot(&mut self, longest: Option<Duration>, now: Time) -> Told {
        let Some((player, play)) = self.bot_to_move().zip(self.table.play()) else {
            return self.told(Vec::new(), &[]);
        };
        let (version, time) = (self.table.version(), longest.unwrap_or(LONGEST));
        let level = self.table.seats()[player.index()].level().unwrap_or(stand_in());
        let legal = play.game().legal_actions();
        let chosen = choose(level, play.game(), bot_seed(self.id.as_str(), version), time);
        let chosen = chosen.filter(|action| legal.contains(action)).or(legal.first().copied());
        let entries = chosen.map(|it| self.table.decide_for_bot(player, version, it, now));
        let done = entries.transpose().map_err(Refusal::from).map(Option::unwrap_or_default);
        let done = done.and_then(|entries| self.commit(&entries));
        done.unwrap_or_else(|refusal| {
            self.told(vec![ServerMessage::Refused { ack: None, refusal }], &[])
        })
    }

    /// Does what was asked for besides playing.
    pub(crate) fn wish(
        &mut self,
        ack: Option<&str>,
        wish: &Command,
        now: Time,
    ) -> Result<Told, Refusal> {
        let caller = Caller { person: &self.me, at: now, ack };
        let entries = self.table.decide(&caller, wish)?;
        self.commit(&entries)
    }

    /// The table that continues this one, of which the same players have all seats.
    pub fn rematch(&mut self, id: &str, seed: &str, now: Time) -> Result<Followed, Refusal> {
        let (id, seed) = (Id::read(id)?, seed_of(seed)?);
        let host = self.me.id.clone();
        self.table.may_follow(&host)?;
        let log =
            self.table.rematch(&host, std::slice::from_ref(&host), String::new(), seed, now)?;
        let next = Here::new(id.clone(), &self.me, &log)?;
        let follow = Command::Follow { table: id.as_str().to_owned() };
        let told = self.wish(None, &follow, now)?;
        let summary = Box::new(next.summary());
        Ok(Followed { told, id: id.as_str().to_owned(), entries: stored(&log), summary })
    }

    /// Goes on from entries, and says what has changed.
    fn commit(&mut self, entries: &[Entry]) -> Result<Told, Refusal> {
        if entries.is_empty() {
            return Ok(self.told(Vec::new(), &[]));
        }
        let mut after = self.table.clone();
        let applied = after.apply_all(entries);
        applied.map_err(|it| Refusal::new(RefusalCode::BadSave).with("entry", it.seq))?;
        let listing = Listing::of(self.id.as_str(), &after);
        let now = (&after, &listing);
        let change = Difference::made_by(entries, (&self.table, &self.listing), now);
        (self.table, self.listing) = (after, listing);
        let mut messages: Vec<ServerMessage> = entries.iter().filter_map(said).collect();
        messages.push(match change {
            Some(change) => self.seen(|viewer| {
                let change = change.for_viewer(&self.table, &self.listing, viewer);
                ServerMessage::Change(Box::new(change))
            }),
            None => self.whole(),
        });
        Ok(Told { summary: Some(Box::new(self.summary())), ..self.told(messages, entries) })
    }

    fn told(&self, messages: Vec<ServerMessage>, entries: &[Entry]) -> Told {
        let bot = self.bot_to_move().map(|player| Seat(player.0));
        Told { messages, entries: stored(entries), summary: None, bot }
    }

    /// The player for whom a bot has to move now.
    pub fn bot_to_move(&self) -> Option<Player> {
        let player = self.table.asked()?;
        Presence::default().bot_moves(&self.table, player).then_some(player)
    }

    fn hint(&self, expected: u32, ack: &str) -> Result<ServerMessage, Refusal> {
        check_ack(ack)?;
        let (play, _) = self.table.turn_of(&self.me.id, expected)?;
        if !self.table.terms().assists {
            return Err(Refusal::new(RefusalCode::AssistsOff));
        }
        let hint = best_turn(play.game(), self.table.version(), &Budget::time(HINT));
        let hint = hint.ok_or_else(|| Refusal::new(RefusalCode::NoHint))?;
        Ok(ServerMessage::Hint { ack: ack.to_owned(), hint })
    }

    fn online(&self) -> Seats {
        self.table.seats_of(&self.me.id)
    }

    /// What lists show of it.
    pub fn summary(&self) -> Summary {
        self.listing.for_viewer(self.online(), Some(&self.me.id))
    }

    /// The whole view of whoever sits in front of the page.
    pub fn view(&self) -> View {
        self.seen(|viewer| view(&self.table, &self.listing, viewer))
    }

    /// The view of a point of the game.
    pub fn replay(&self, ply: u32) -> Result<View, Refusal> {
        let viewer = Viewer { user: Some(&self.me.id), online: self.online(), ..Viewer::default() };
        let seen = bastide_view::replay(&self.table, &self.listing, &viewer, ply);
        seen.ok_or_else(|| Refusal::new(RefusalCode::NotStarted))
    }

    /// Whether the game is over.
    pub fn is_over(&self) -> bool {
        self.table.stage() == Stage::Over
    }

    fn whole(&self) -> ServerMessage {
        ServerMessage::View(Box::new(self.view()))
    }

    fn seen<T>(&self, see: impl FnOnce(&Viewer<'_>) -> T) -> T {
        let asked = self.table.is_asked(&self.me.id);
        let play = self.table.play().filter(|_| asked);
        let legal = play.map(|play| Legal::of(play.game(), self.table.terms().assists));
        let (user, online) = (Some(&self.me.id), self.online());
        see(&Viewer { user, online, legal: legal.as_ref(), wait: None })
    }
}

fn said(entry: &Entry) -> Option<ServerMessage> {
    match &entry.event {
        Event::Said(line) => Some(ServerMessage::Chat(chat_line(entry.at, line))),
        _ => None,
    }
}
