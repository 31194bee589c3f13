//! The table: the fold of its events.

use std::collections::HashMap;
use std::sync::Arc;

use bastide_engine::{Pending, Player, Rules};
use bastide_protocol::{FromEngine, SetupExt, WireError, WireSetup};
use bastide_wire::site::{SeatResult, Stage};
use thiserror::Error;

use crate::event::{ChatLine, Entry, Event, Terms, Time};
use crate::person::UserId;
use crate::play::Play;
use crate::seat::{Seat, Seats};
use crate::waiting::Waiting;

/// How many lines of chat are kept for newcomers.
pub const CHAT_SHOWN: usize = 100;

/// How many actions a player can take back in one game: more than anybody needs, and few enough that
/// nobody fills a log with them.
pub const TAKE_BACKS: u32 = 1000;
/// What is wrong with a log that plays before its game has begun.
const NOT_BEGUN: &str = "the game has not begun";

/// People around a game.
#[derive(Clone, Debug)]
pub struct Table {
    terms: Terms,
    seats: Vec<Seat>,
    play: Option<Play>,
    pub(crate) waiting: Waiting,
    results: Option<Vec<SeatResult>>,
    chat: Vec<(Time, ChatLine)>,
    followed_by: Option<String>,
    uploaded: Option<String>,
    /// The version that each accepted command of a client led to.
    acks: HashMap<Arc<(UserId, String)>, u32>,
    /// How many actions each seat has taken back.
    take_backs: HashMap<u8, u32>,
    /// How often the position has changed since the game began.
    version: u32,
    next_seq: u32,
    created: Time,
    updated: Time,
}

/// Why a log makes no table: it was not written by this version, or is damaged.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("entry {seq}: {why}")]
pub struct Corrupt {
    /// The number of the entry.
    pub seq: u32,
    /// What is wrong with it.
    pub why: String,
}

impl Table {
    /// The table with this log.
    pub fn load(log: &[Entry]) -> Result<Table, Corrupt> {
        let corrupt = |seq: u32, why: &str| Corrupt { seq, why: why.to_owned() };
        let first = log.first().ok_or_else(|| corrupt(0, "the log is empty"))?;
        let Event::Created(terms) = &first.event else {
            return Err(corrupt(first.seq, "a log begins with the making of its table"));
        };
        if first.seq != 0 {
            return Err(corrupt(first.seq, "a log begins with number 0"));
        }
        if !(1..=8).contains(&terms.seats.len()) {
            return Err(corrupt(first.seq, "a table has 1 to 8 seats"));
        }
        let mut table = Table {
            seats: terms.seats.clone(),
            terms: (**terms).clone(),
            play: None,
            waiting: Waiting::default(),
            results: None,
            chat: Vec::new(),
            followed_by: None,
            uploaded: None,
            acks: HashMap::new(),
            take_backs: HashMap::new(),
            version: 0,
            next_seq: 1,
            created: first.at,
            updated: first.at,
        };
        let undone = undone(log);
        for (entry, undone) in log.iter().zip(undone).skip(1) {
            table.apply_entry(entry, undone)?;
        }
        Ok(table)
    }

    /// Applies entries that continue the log.
    pub fn apply_all(&mut self, entries: &[Entry]) -> Result<(), Corrupt> {
        entries.iter().try_for_each(|entry| self.apply(entry))
    }

    /// Applies the next entry of the log.
    pub fn apply(&mut self, entry: &Entry) -> Result<(), Corrupt> {
        self.apply_entry(entry, false)
    }

    /// Applies the next entry of the log. Moves that are taken back later, and their taking back, leave
    /// nothing behind but their numbers.
    fn apply_entry(&mut self, entry: &Entry, undone: bool) -> Result<(), Corrupt> {
        let corrupt = |why: String| Corrupt { seq: entry.seq, why };
        if entry.seq != self.next_seq {
            return Err(corrupt(format!("expected number {}", self.next_seq)));
        }
        match &entry.event {
            Event::Moved { .. } | Event::TakenBack { .. } if undone => self.version += 1,
            _ => self.happen(entry).map_err(corrupt)?,
        }
        if let Event::TakenBack { seat } = entry.event {
            *self.take_backs.entry(seat).or_default() += 1;
        }
        self.next_seq += 1;
        self.updated = entry.at;
        if let (Some(by), Some(ack)) = (&entry.by, &entry.ack) {
            self.acks.insert(Arc::new((by.clone(), ack.clone())), self.version);
        }
        Ok(())
    }

    fn happen(&mut self, entry: &Entry) -> Result<(), String> {
        match &entry.event {
            Event::Created(_) => return Err("the table exists already".to_owned()),
            Event::Seated { seat, person, colour } => {
                *self.seat_mut(*seat)? = Seat::human(person, &person.name, colour.clone());
            }
            Event::Left { seat } => *self.seat_mut(*seat)? = Seat::open(),
            Event::Renamed { seat, name } => self.seat_mut(*seat)?.name = name.clone(),
            Event::Began { first, names, moves } => {
                if self.play.is_some() {
                    return Err("the game has begun already".to_owned());
                }
                if names.len() != self.seats.len() {
                    return Err("every seat has a name".to_owned());
                }
                let mut play = begun(&self.terms, names).map_err(|error| error.message)?;
                play.enter(None, moves).map_err(|error| error.message)?;
                must_be_answered(&play)?;
                self.waiting.reached(&play, entry.at);
                self.play = Some(play);
                self.seats = seats_from(&self.seats, *first);
                self.seats
                    .iter_mut()
                    .zip(names)
                    .for_each(|(seat, name)| seat.name.clone_from(name));
            }
            Event::Moved { seat, moves } => {
                let play = self.play.as_mut().ok_or(NOT_BEGUN)?;
                if play.asked() != Some(Player(*seat)) {
                    return Err(format!("seat {seat} does not have to move"));
                }
                play.enter(Some(Player(*seat)), moves).map_err(|error| error.message)?;
                must_be_answered(play)?;
                self.waiting.reached(play, entry.at);
                self.version += 1;
            }
            Event::TakenBack { .. } => {
                let play = self.play.as_mut().ok_or(NOT_BEGUN)?;
                play.may_take_back().ok_or("there is nothing to take back")?;
                play.take_back();
                self.waiting.taken_back();
                self.version += 1;
            }
            Event::Resigned { seat } => self.seat_mut(*seat)?.resigned = true,
            Event::Gone { seat } => self.seat_mut(*seat)?.gone = true,
            Event::GivenToBot { seat } => {
                let seat = self.seat_mut(*seat)?;
                (seat.gone, seat.stalled) = (true, true);
                self.waiting.given = true;
            }
            Event::Back { seat } => {
                let seat = self.seat_mut(*seat)?;
                (seat.gone, seat.stalled) = (false, false);
            }
            Event::Said(line) => {
                self.chat.push((entry.at, line.clone()));
                let old = self.chat.len().saturating_sub(CHAT_SHOWN);
                self.chat.drain(..old);
            }
            Event::Ended { results } => {
                if self.play.is_none() || results.len() != self.seats.len() {
                    return Err("every seat has a result when the game is over".to_owned());
                }
                self.results = Some(results.clone());
            }
            Event::Followed { table } => self.followed_by = Some(table.clone()),
            Event::Uploaded { table } => self.uploaded = table.clone(),
        }
        Ok(())
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut Seat, String> {
        self.seats.get_mut(seat as usize).ok_or_else(|| format!("there is no seat {seat}"))
    }
}

// What can be seen.
impl Table {
    /// What it was made with.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The seats, in order of play once the game has begun.
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// The game, once it has begun.
    pub fn play(&self) -> Option<&Play> {
        self.play.as_ref()
    }

    /// How the game ended for each seat.
    pub fn results(&self) -> Option<&[SeatResult]> {
        self.results.as_deref()
    }

    /// The last lines of chat, the oldest first, and when each was written.
    pub fn chat(&self) -> &[(Time, ChatLine)] {
        &self.chat
    }

    /// The id of the table that continues this one.
    pub fn followed_by(&self) -> Option<&str> {
        self.followed_by.as_deref()
    }

    /// The id that the game has at the server that it was uploaded to.
    pub fn uploaded_to(&self) -> Option<&str> {
        self.uploaded.as_deref()
    }

    /// How far it has come.
    pub fn stage(&self) -> Stage {
        match (&self.play, &self.results) {
            (_, Some(_)) => Stage::Over,
            (Some(_), None) => Stage::Running,
            (None, None) => Stage::Waiting,
        }
    }

    /// How often the position has changed since the game began.
    pub fn version(&self) -> u32 {
        self.version
    }

    /// The number of the next entry of the log.
    pub fn next_seq(&self) -> u32 {
        self.next_seq
    }

    /// When it was made.
    pub fn created(&self) -> Time {
        self.created
    }

    /// When something last happened.
    pub fn updated(&self) -> Time {
        self.updated
    }

    /// The set-up of the game; it names the players once it has begun.
    pub fn setup(&self) -> WireSetup {
        let begun = self.play.is_some();
        let names = self.seats.iter().filter(|_| begun).map(|seat| seat.name.clone());
        WireSetup { players: names.collect(), ..self.terms.setup.clone() }
    }

    /// The player who has to decide in a running game; nobody where it goes on elsewhere.
    pub fn asked(&self) -> Option<Player> {
        let goes_on = self.results.is_none() && self.uploaded.is_none();
        let play = self.play.as_ref().filter(|_| goes_on)?;
        play.asked()
    }

    /// Whether a person has to decide, and nobody else for them.
    pub fn is_asked(&self, user: &UserId) -> bool {
        self.asked().is_some_and(|player| {
            let seat = &self.seats[player.index()];
            seat.is_of(user) && !seat.resigned
        })
    }

    /// The seats of a person.
    pub fn seats_of(&self, user: &UserId) -> Seats {
        Seats::of(&self.seats, user)
    }

    /// The version that a client's command led to, if it was accepted before.
    pub fn version_of(&self, user: &UserId, ack: &str) -> Option<u32> {
        self.acks.get(&(user.clone(), ack.to_owned())).copied()
    }

    /// How many actions a player has taken back.
    pub(crate) fn take_backs(&self, player: Player) -> u32 {
        self.take_backs.get(&player.0).copied().unwrap_or_default()
    }

    /// The player whose last action a person may take back.
    pub fn may_take_back(&self, user: &UserId) -> Option<Player> {
        let is_open = self.results.is_none() && self.uploaded.is_none() && !self.is_given();
        let player = self.play.as_ref().filter(|_| is_open)?.may_take_back()?;
        let seat = &self.seats[player.index()];
        (seat.is_of(user) && seat.is_played_by_person()).then_some(player)
    }
}

/// Chance answers at once whatever it is asked.
fn must_be_answered(play: &Play) -> Result<(), String> {
    match play.game().pending() {
        Pending::Chance(_) => Err("chance has not answered".to_owned()),
        _ => Ok(()),
    }
}

/// For each entry of a log, whether it is a move that is taken back later or takes such a move back.
/// Without them a log is replayed once, however often its players have changed their minds.
fn undone(log: &[Entry]) -> Vec<bool> {
    let mut undone = vec![false; log.len()];
    let mut standing = Vec::new();
    for (number, entry) in log.iter().enumerate() {
        match &entry.event {
            Event::Moved { .. } => standing.push(number),
            Event::TakenBack { .. } => {
                if let Some(moved) = standing.pop() {
                    (undone[moved], undone[number]) = (true, true);
                }
            }
            _ => {}
        }
    }
    undone
}

/// The seats in order of play if this one is the first.
pub(crate) fn seats_from(seats: &[Seat], first: u8) -> Vec<Seat> {
    let mut seats = seats.to_vec();
    let first = first as usize % seats.len().max(1);
    seats.rotate_left(first);
    seats
}

/// The game of a table with these players, before anything was drawn.
pub(crate) fn begun(terms: &Terms, names: &[String]) -> Result<Play, WireError> {
    Ok(Play::new(rules(&terms.setup, names)?, &terms.seed))
}

/// The rules of a set-up with these players.
pub(crate) fn rules(setup: &WireSetup, names: &[String]) -> Result<Arc<Rules>, WireError> {
    let setup = WireSetup { players: names.to_vec(), ..setup.clone() };
    Rules::new(setup.to_setup()?).map_err(WireError::from_engine)
}
