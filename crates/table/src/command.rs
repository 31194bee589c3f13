//! Commands: what people want, and what comes of it.

use bastide_engine::{Action, Player};
use bastide_protocol::{ReadInGame, WireAction};
use bastide_wire::site::{First, Stage};
use serde_json::Value;

use crate::event::{ChatLine, Entry, Event, Time};
use crate::import::brought;
use crate::line::{chat_line, player_name};
use crate::person::{Person, UserId};
use crate::play::Play;
use crate::refusal::Refusal;
use crate::results::results;
use crate::seat::{Seat, distinct_names, free_colour};
use crate::table::{TAKE_BACKS, Table, begun, seats_from};

/// The longest id that a client may give to a command, in bytes.
const ACK: usize = 64;

/// Who wants something, and when.
#[derive(Clone, Copy, Debug)]
pub struct Caller<'a> {
    /// Who.
    pub person: &'a Person,
    /// When.
    pub at: Time,
    /// The client's id for it: the same command is carried out once, however often it comes.
    pub ack: Option<&'a str>,
}

/// What somebody wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// To take a seat.
    Join {
        /// Which; the first open one if it is left out.
        seat: Option<u8>,
        /// The secret of the invite link.
        invite: Option<String>,
    },
    /// To give the seat up before the game begins.
    Leave,
    /// To go by another name, before the game begins.
    Rename {
        /// The new name.
        name: String,
    },
    /// To begin.
    Start,
    /// To play an action.
    Play {
        /// The version that the client has seen.
        expected: u32,
        /// The action on the wire.
        action: Value,
    },
    /// To take the last action back.
    TakeBack,
    /// To give the game up.
    Resign,
    /// To have a bot play for somebody who stalls.
    GiveToBot {
        /// How long the one who stalls had for the turn, in milliseconds.
        patience: i64,
    },
    /// To win against somebody who stalls.
    Claim {
        /// How long the one who stalls had for the turn, in milliseconds.
        patience: i64,
    },
    /// To play for the seat again that a bot keeps.
    TakeSeat,
    /// To say something.
    Say {
        /// What.
        text: String,
    },
    /// To play again: another table continues this one.
    Follow {
        /// Its id.
        table: String,
    },
    /// To take note that the game was uploaded; nothing says that it goes on here after all.
    Upload {
        /// The id of the table there.
        table: Option<String>,
    },
}

/// Whether a client's id for a command has a good length.
pub fn check_ack(ack: &str) -> Result<(), Refusal> {
    match ack.len() {
        1..=ACK => Ok(()),
        _ => Err(Refusal::BadAck { longest: ACK }),
    }
}

impl Table {
    /// What comes of a command: the entries to store and then to apply. There are none where nothing
    /// changes, such as for a command that was carried out before.
    pub fn decide(&self, caller: &Caller<'_>, command: &Command) -> Result<Vec<Entry>, Refusal> {
        if let Some(ack) = caller.ack {
            check_ack(ack)?;
            if self.version_of(&caller.person.id, ack).is_some() {
                return Ok(Vec::new());
            }
        }
        let events = self.events(caller, command)?;
        Ok(self.numbered(events, caller.at, Some(caller)))
    }

    fn events(&self, caller: &Caller<'_>, command: &Command) -> Result<Vec<Event>, Refusal> {
        let person = caller.person;
        match command {
            Command::Join { seat, invite } => self.join(person, *seat, invite.as_deref()),
            Command::Leave => self.leave(&person.id),
            Command::Rename { name } => self.rename(&person.id, name),
            Command::Start => self.start(&person.id),
            Command::Play { expected, action } => self.act(&person.id, *expected, action),
            Command::TakeBack => self.take_back(&person.id),
            Command::Resign => self.resign(&person.id),
            Command::GiveToBot { patience } => self.give_to_bot(caller, *patience),
            Command::Claim { patience } => self.claim(caller, *patience),
            Command::TakeSeat => self.take_seat(&person.id),
            Command::Say { text } => self.say(person, text),
            Command::Follow { table } => self.follow(&person.id, table),
            Command::Upload { table } => self.upload(&person.id, table.as_deref()),
        }
    }

    /// The entries of events that happen now.
    pub(crate) fn numbered(
        &self,
        events: Vec<Event>,
        at: Time,
        caller: Option<&Caller<'_>>,
    ) -> Vec<Entry> {
        let first = self.next_seq();
        let entry = |(number, event): (u32, Event)| Entry {
            seq: first + number,
            at,
            by: caller.map(|caller| caller.person.id.clone()),
            // One entry stands for the whole command.
            ack: caller.and_then(|caller| caller.ack).filter(|_| number == 0).map(str::to_owned),
            event,
        };
        (0..).zip(events).map(entry).collect()
    }
}

// Before the game.
impl Table {
    fn join(
        &self,
        person: &Person,
        seat: Option<u8>,
        invite: Option<&str>,
    ) -> Result<Vec<Event>, Refusal> {
        if !self.seats_of(&person.id).is_empty() {
            return Ok(Vec::new());
        }
        self.must_be_waiting()?;
        let terms = self.terms();
        if !terms.public && invite != Some(&terms.invite) && person.id != terms.host {
            return Err(Refusal::NeedsInvite);
        }
        let seat = match seat {
            Some(seat) => {
                let chosen = self.seats().get(seat as usize).ok_or(Refusal::NoSeat)?;
                chosen.is_open().then_some(seat)
            }
            None => self.seats().iter().position(Seat::is_open).map(|seat| seat as u8),
        };
        let seat = seat.ok_or(Refusal::SeatTaken)?;
        let mut seats = self.seats().to_vec();
        let colour = free_colour(&seats, &person.colour);
        seats[seat as usize] = Seat::human(person, &person.name, colour.clone());
        let mut events = vec![Event::Seated { seat, person: person.clone(), colour }];
        events.extend(self.beginning(&seats)?);
        Ok(events)
    }

    fn leave(&self, user: &UserId) -> Result<Vec<Event>, Refusal> {
        self.must_be_waiting()?;
        self.must_play(user)?;
        Ok(self.seats_of(user).iter().map(|seat| Event::Left { seat }).collect())
    }

    fn rename(&self, user: &UserId, name: &str) -> Result<Vec<Event>, Refusal> {
        self.must_be_waiting()?;
        self.must_play(user)?;
        let name = player_name(name)?;
        let others = self.seats_of(user).iter();
        let others = others.filter(|seat| self.seats()[*seat as usize].name != name);
        Ok(others.map(|seat| Event::Renamed { seat, name: name.clone() }).collect())
    }

    fn start(&self, user: &UserId) -> Result<Vec<Event>, Refusal> {
        if *user != self.terms().host {
            return Err(Refusal::NotHost);
        }
        self.must_be_waiting()?;
        if self.seats().iter().any(Seat::is_open) {
            return Err(Refusal::OpenSeats);
        }
        self.beginning(self.seats())
    }

    /// The beginning of the game with these seats, if all of them are taken.
    pub(crate) fn beginning(&self, seats: &[Seat]) -> Result<Vec<Event>, Refusal> {
        if seats.iter().any(Seat::is_open) {
            return Ok(Vec::new());
        }
        let terms = self.terms();
        let first = match terms.first {
            First::Random => terms.seed.first_seat(seats.len()),
            First::Seat => 0,
        };
        let names = distinct_names(&seats_from(seats, first));
        if let Some(moves) = &terms.brought {
            return brought(terms, seats, names, moves);
        }
        let play = begun(terms, &names).map_err(Refusal::BadSetup)?;
        let moves = play.opening().map_err(Refusal::BadSetup)?;
        Ok(vec![Event::Began { first, names, moves }])
    }

    fn must_be_waiting(&self) -> Result<(), Refusal> {
        match self.stage() {
            Stage::Waiting => Ok(()),
            _ => Err(Refusal::AlreadyStarted),
        }
    }

    pub(crate) fn must_play(&self, user: &UserId) -> Result<(), Refusal> {
        if self.seats_of(user).is_empty() { Err(Refusal::NotPlaying) } else { Ok(()) }
    }
}

// In the game.
impl Table {
    fn act(&self, user: &UserId, expected: u32, action: &Value) -> Result<Vec<Event>, Refusal> {
        let (play, player) = self.turn_of(user, expected)?;
        let action = WireAction::read(play.game(), action).map_err(Refusal::Illegal)?;
        // Whoever plays has the seat back.
        let mut events = self.take_seat(user)?;
        let mut seats = self.seats().to_vec();
        seats.iter_mut().filter(|seat| seat.is_of(user)).for_each(|seat| seat.gone = false);
        events.extend(moved(play, player, action, &seats)?);
        Ok(events)
    }

    /// The game and the player who has to decide, if that is this person and the game is at the
    /// version that they have seen.
    pub fn turn_of(&self, user: &UserId, expected: u32) -> Result<(&Play, Player), Refusal> {
        self.must_play(user)?;
        let play = self.running()?;
        let player = self.asked().ok_or(Refusal::GameOver)?;
        let version = self.version();
        if expected != version {
            return Err(Refusal::Stale { version, expected });
        }
        if !self.is_asked(user) {
            return Err(Refusal::NotYourTurn { name: self.seats()[player.index()].name.clone() });
        }
        Ok((play, player))
    }

    /// What comes of a bot's choice: nothing if the game has gone on meanwhile, or if a person plays for
    /// the seat again and the turn is theirs.
    pub fn decide_for_bot(
        &self,
        seat: Player,
        version: u32,
        action: Action,
        at: Time,
    ) -> Result<Vec<Entry>, Refusal> {
        let current = self.version() == version && self.asked() == Some(seat);
        let by_person = self.seats().get(seat.index()).is_some_and(|it| it.is_played_by_person());
        if !current || by_person && !self.is_given() {
            return Ok(Vec::new());
        }
        let events = moved(self.running()?, seat, action, self.seats())?;
        Ok(self.numbered(events, at, None))
    }

    fn take_back(&self, user: &UserId) -> Result<Vec<Event>, Refusal> {
        self.must_play(user)?;
        self.running()?;
        let player = self.may_take_back(user).ok_or(Refusal::NothingToUndo)?;
        if self.take_backs(player) >= TAKE_BACKS {
            return Err(Refusal::UndoLimit { most: TAKE_BACKS });
        }
        Ok(vec![Event::TakenBack { seat: player.0 }])
    }

    /// Whoever resigns has lost. A bot plays on for them as long as two seats are contested and a person
    /// is left in one of them; otherwise the game ends.
    fn resign(&self, user: &UserId) -> Result<Vec<Event>, Refusal> {
        self.must_play(user)?;
        let play = self.running()?;
        let mut seats = self.seats().to_vec();
        let mut events = Vec::new();
        for (number, seat) in (0..).zip(&mut seats) {
            if seat.is_of(user) && !seat.resigned {
                seat.resigned = true;
                events.push(Event::Resigned { seat: number });
            }
        }
        let contested = seats.iter().filter(|seat| !seat.resigned);
        let has_people = contested.clone().any(|seat| seat.user().is_some());
        if !events.is_empty() && (contested.count() < 2 || !has_people) {
            events.push(Event::Ended { results: results(play.game(), &seats) });
        }
        Ok(events)
    }

    pub(crate) fn running(&self) -> Result<&Play, Refusal> {
        match self.stage() {
            Stage::Waiting => Err(Refusal::NotStarted),
            Stage::Running if self.uploaded_to().is_some() => Err(Refusal::Uploaded),
            Stage::Running => self.play().ok_or(Refusal::NotStarted),
            Stage::Over => Err(Refusal::GameOver),
        }
    }
}

// Around the game.
impl Table {
    fn say(&self, person: &Person, text: &str) -> Result<Vec<Event>, Refusal> {
        let from = self.seats_of(&person.id).iter().next();
        if from.is_none() && !self.terms().watchers_chat {
            return Err(Refusal::WatchersMuted);
        }
        let name = from.map_or(&person.name, |seat| &self.seats()[seat as usize].name).clone();
        Ok(vec![Event::Said(ChatLine { from, name, text: chat_line(text)? })])
    }

    fn follow(&self, user: &UserId, table: &str) -> Result<Vec<Event>, Refusal> {
        self.may_follow(user)?;
        Ok(vec![Event::Followed { table: table.to_owned() }])
    }

    fn upload(&self, user: &UserId, table: Option<&str>) -> Result<Vec<Event>, Refusal> {
        self.must_play(user)?;
        if self.stage() == Stage::Waiting {
            return Err(Refusal::NotStarted);
        }
        let is_new = self.uploaded_to() != table;
        Ok(is_new
            .then(|| Event::Uploaded { table: table.map(str::to_owned) })
            .into_iter()
            .collect())
    }
}

/// What comes of an action, for seats as they are then.
fn moved(
    play: &Play,
    player: Player,
    action: Action,
    seats: &[Seat],
) -> Result<Vec<Event>, Refusal> {
    let proposal = play.propose(action).map_err(Refusal::Illegal)?;
    let mut events = vec![Event::Moved { seat: player.0, moves: proposal.moves }];
    if let Some(game) = proposal.end {
        events.push(Event::Ended { results: results(&game, seats) });
    }
    Ok(events)
}
