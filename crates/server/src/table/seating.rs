//! Who sits where: joining, leaving, resigning, and what a game begins with.

use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use bastide_engine::Rules;
use bastide_protocol::{FromEngine, SetupExt, WireError, WireSetup};

use super::record::{Record, glance};
use super::summary::invite_path;
use super::task::Table;
use crate::error::{Code, Refused};
use crate::ids::{GameId, invite, random_bytes};
use crate::store::{AppendError, Entry, First, GameRow, Guest, SeatKind, SeatRow, Status, now};
use crate::text::COLOURS;

impl Table {
    /// Takes a seat; whoever sits already stays where they are.
    pub(super) async fn join(
        &mut self,
        guest: Guest,
        seat: Option<u8>,
        invite: Option<String>,
    ) -> Result<Value, Refused> {
        if let Some(sitting) = self.seats.iter().position(|s| s.guest.as_ref() == Some(&guest.id)) {
            return Ok(json!({ "seat": sitting }));
        }
        self.must_be_waiting()?;
        let invited = invite.as_deref() == Some(&*self.row.invite);
        if !self.row.public && !invited && guest.id != self.row.creator {
            let message = "this game is private: ask for the link of its invitation";
            return Err(Refused::new(Code::NeedsInvite, message));
        }
        let open = |seat: &SeatRow| seat.kind == SeatKind::Open;
        let number = match seat.map(usize::from) {
            Some(number) if number >= self.seats.len() => {
                return Err(Refused::new(Code::NoSeat, "there is no such seat"));
            }
            Some(number) if open(&self.seats[number]) => Some(number),
            Some(_) => None,
            None => self.seats.iter().position(open),
        };
        let number =
            number.ok_or_else(|| Refused::new(Code::SeatTaken, "somebody sits there already"))?;
        let mut seats = self.seats.clone();
        seats[number] = SeatRow {
            kind: SeatKind::Human,
            colour: colour_for(&seats, &guest.colour),
            guest: Some(guest.id),
            name: guest.name,
            level: None,
            resigned: false,
        };
        self.save_seats(seats).await?;
        Ok(json!({ "seat": number }))
    }

    /// Gives a seat up before the game begins.
    pub(super) async fn leave(&mut self, guest: &Guest) -> Result<Value, Refused> {
        self.must_be_waiting()?;
        self.must_sit(guest)?;
        let mut seats = self.seats.clone();
        for seat in seats.iter_mut().filter(|seat| seat.guest.as_ref() == Some(&guest.id)) {
            *seat = open_seat();
        }
        self.save_seats(seats).await?;
        Ok(json!({}))
    }

    /// The creator asks to begin; which happens by itself as soon as it can.
    pub(super) async fn start(&mut self, guest: &Guest) -> Result<Value, Refused> {
        if guest.id != self.row.creator {
            return Err(Refused::new(Code::Forbidden, "only who made the game can begin it"));
        }
        self.must_be_waiting()?;
        if self.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
            return Err(Refused::new(Code::NotRunning, "there are still open seats"));
        }
        self.begin().await?;
        Ok(json!({}))
    }

    /// Gives the game up; a bot plays on, so that the others can finish.
    pub(super) async fn resign(&mut self, guest: &Guest) -> Result<Value, Refused> {
        self.must_sit(guest)?;
        if self.row.status != Status::Running {
            return Err(Refused::new(Code::NotRunning, "the game is not being played"));
        }
        let mut seats = self.seats.clone();
        for seat in seats.iter_mut().filter(|seat| seat.guest.as_ref() == Some(&guest.id)) {
            seat.resigned = true;
        }
        self.save_seats(seats).await?;
        Ok(json!({}))
    }

    /// The game that follows this one: the same for everybody who asks. Whoever asks first takes
    /// a seat in it with the bots; the seats of the others wait for them, or for the invited.
    pub(super) async fn rematch(&mut self, guest: &Guest) -> Result<Value, Refused> {
        self.must_sit(guest)?;
        if self.row.status != Status::Over {
            return Err(Refused::new(Code::NotRunning, "the game is not over yet"));
        }
        if let Some(id) = &self.row.rematch {
            return Ok(json!({ "id": id }));
        }
        let mut seats: Vec<SeatRow> = self
            .seats
            .iter()
            .map(|seat| match seat.kind {
                SeatKind::Human if seat.guest.as_ref() != Some(&guest.id) => {
                    SeatRow { colour: seat.colour.clone(), ..open_seat() }
                }
                _ => SeatRow { resigned: false, ..seat.clone() },
            })
            .collect();
        // Somebody else begins this time.
        seats.rotate_left(1);
        let mut setup = self.row.setup.clone();
        setup.as_object_mut().map(|setup| setup.remove("players"));
        let next = GameRow {
            id: GameId::random(),
            status: Status::Waiting,
            setup,
            public: false,
            first: First::Seat,
            creator: guest.id.clone(),
            invite: invite(),
            seed: random_bytes(),
            created: now(),
            updated: now(),
            version: 0,
            plies: 0,
            glance: Default::default(),
            scores: None,
            winners: None,
            rematch: None,
            ..self.row.clone()
        };
        self.app.store.add_rematch(&next, &seats, &self.row.id).await?;
        self.row.rematch = Some(next.id.clone());
        self.show_everybody();
        Ok(json!({ "id": next.id, "invite": invite_path(&next) }))
    }

    /// Begins the game: the order of play, the names and the first draw are settled and stored.
    pub(super) async fn begin(&mut self) -> Result<(), Refused> {
        let mut seats = self.seats.clone();
        if self.row.first == First::Random {
            let first = first_seat(&self.row.seed, seats.len());
            seats.rotate_left(first);
        }
        name_apart(&mut seats);
        let mut row = self.row.clone();
        let names: Vec<&str> = seats.iter().map(|seat| &*seat.name).collect();
        row.setup["players"] = json!(names);
        row.status = Status::Running;
        row.updated = now();
        let rules =
            Rules::new(WireSetup::read(&row.setup)?.to_setup()?).map_err(WireError::from_engine)?;
        let (record, body) = Record::begin(rules, row.seed)?;
        row.glance = glance(record.game());
        let entry = Entry {
            seq: 0,
            plies: 0,
            seat: None,
            ack: None,
            body,
            glance: row.glance.clone(),
            winners: None,
        };
        match self.app.store.begin(&row, &seats, &entry).await {
            Ok(()) => {}
            Err(AppendError::Conflict) => return self.reload().await,
            Err(AppendError::Failed(error)) => return Err(error.into()),
        }
        tracing::info!(game = %row.id, players = seats.len(), "a game begins");
        self.app.metrics.started.add(1);
        (self.row, self.seats, self.record) = (row, seats, Some(record));
        self.show_everybody();
        Ok(())
    }

    async fn save_seats(&mut self, seats: Vec<SeatRow>) -> Result<(), Refused> {
        self.app.store.save_seats(&self.row.id, &seats).await?;
        self.seats = seats;
        self.row.updated = now();
        self.show_everybody();
        Ok(())
    }

    fn must_be_waiting(&self) -> Result<(), Refused> {
        match self.row.status {
            Status::Waiting => Ok(()),
            _ => Err(Refused::new(Code::NotWaiting, "the game has begun already")),
        }
    }

    fn must_sit(&self, guest: &Guest) -> Result<(), Refused> {
        let sits = self.seats.iter().any(|seat| seat.guest.as_ref() == Some(&guest.id));
        let refused = || Refused::new(Code::NoSeat, "you do not play in this game");
        sits.then_some(()).ok_or_else(refused)
    }
}

/// Who begins, by lot. The lot follows from the seed, so that whoever checks the draws of a
/// finished game can check it too.
fn first_seat(seed: &[u8; 32], seats: usize) -> usize {
    let lot = Sha256::new().chain_update(seed).chain_update(b"first").finalize();
    let number = lot.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte));
    ((u128::from(number) * seats as u128) >> 64) as usize
}

/// A seat that nobody has taken.
fn open_seat() -> SeatRow {
    SeatRow {
        kind: SeatKind::Open,
        guest: None,
        name: String::new(),
        colour: String::new(),
        level: None,
        resigned: false,
    }
}

/// The colour that somebody wants if it is free, or else the first free one.
pub fn colour_for(seats: &[SeatRow], wanted: &str) -> String {
    let free = |colour: &&str| seats.iter().all(|seat| seat.colour != *colour);
    let wanted = COLOURS.into_iter().find(|colour| *colour == wanted).filter(free);
    wanted.or_else(|| COLOURS.into_iter().find(free)).unwrap_or(COLOURS[0]).to_owned()
}

/// Numbers names that are taken already, so that everybody knows who is meant.
fn name_apart(seats: &mut [SeatRow]) {
    for number in 1..seats.len() {
        let (before, rest) = seats.split_at_mut(number);
        let taken = |name: &str| before.iter().any(|seat| seat.name == name);
        let plain = rest[0].name.clone();
        let mut copy = 2;
        while taken(&rest[0].name) {
            rest[0].name = format!("{plain} ({copy})");
            copy += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_told_apart() {
        let seat = |name: &str| SeatRow { name: name.to_owned(), ..open_seat() };
        let mut seats = ["Ann", "Ann (2)", "Ann", "Bob"].map(seat);
        name_apart(&mut seats);
        assert_eq!(seats.map(|seat| seat.name), ["Ann", "Ann (2)", "Ann (3)", "Bob"]);
    }

    #[test]
    fn everybody_may_be_first() {
        let lots = (0..200).map(|byte| first_seat(&[byte; 32], 3));
        let mut seen = [0; 3];
        lots.for_each(|lot| seen[lot] += 1);
        assert!(seen.iter().all(|count| *count > 40), "{seen:?}");
    }

    #[test]
    fn colours_differ() {
        let seats = [SeatRow { colour: "blue".to_owned(), ..open_seat() }];
        assert_eq!(colour_for(&seats, "blue"), "red");
        assert_eq!(colour_for(&seats, "pink"), "pink");
    }
}
