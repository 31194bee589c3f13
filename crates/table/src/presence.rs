//! Presence: who is connected, and when a bot takes the seat of somebody who is away.

use bastide_engine::Player;

use crate::event::{Entry, Event, Time};
use crate::person::UserId;
use crate::seat::{Seat, Seats};
use crate::table::Table;

/// Who is connected to a table. It is not stored: after a restart, everybody connects again.
#[derive(Clone, Copy, Debug, Default)]
pub struct Presence {
    online: Seats,
    /// The seat that is asked, and the version: what absence adds up over.
    decision: Option<(u8, u32)>,
    /// How long the others had waited for somebody who was not there, in milliseconds, when this was
    /// last updated.
    waited: i64,
    /// When that was, if they wait still.
    missing: Option<Time>,
}

impl Presence {
    /// The seats whose people are connected.
    pub fn online(&self) -> Seats {
        self.online
    }

    /// Takes note of who is connected now, and of who is waited for.
    pub fn update(&mut self, table: &Table, online: Seats, now: Time) {
        self.online = online;
        let asked = table.asked().map(|player| player.0);
        let decision = asked.map(|seat| (seat, table.version()));
        // Whoever is back for a moment has been away all the same.
        self.waited = if decision == self.decision { self.waited_until(now) } else { 0 };
        self.decision = decision;
        let missing = asked.filter(|seat| {
            let sits = table.seats()[*seat as usize].is_played_by_person();
            sits && !online.has(*seat) && self.is_awaited(table, *seat)
        });
        self.missing = missing.map(|_| now);
    }

    fn waited_until(&self, now: Time) -> i64 {
        self.waited + self.missing.map_or(0, |since| (now.0 - since.0).max(0))
    }

    /// Whether somebody besides a seat's own person is there to wait for it.
    fn is_awaited(&self, table: &Table, seat: u8) -> bool {
        let owner = table.seats()[seat as usize].user();
        self.online.iter().any(|other| {
            let other = &table.seats()[other as usize];
            other.is_played_by_person() && other.user() != owner
        })
    }

    /// When a bot will take the seat that the others wait for.
    pub fn deadline(&self, patience: i64) -> Option<Time> {
        self.missing.map(|since| Time(since.0 + patience - self.waited))
    }

    /// What comes of waiting: a bot keeps the seat of whoever has been away for too long.
    pub fn decide(&self, table: &Table, patience: i64, now: Time) -> Vec<Entry> {
        let due = self.deadline(patience).is_some_and(|deadline| now >= deadline);
        let gone = self.decision.filter(|_| due).map(|(seat, _)| Event::Gone { seat });
        table.numbered(gone.into_iter().collect(), now, None)
    }

    /// Whether a bot should move for a player now. A bot that keeps the seat of somebody who is away
    /// plays only while others wait: a game that everybody has left waits for all of them.
    pub fn bot_moves(&self, table: &Table, player: Player) -> bool {
        let seat = &table.seats()[player.index()];
        match seat.user() {
            None => !seat.is_open(),
            Some(_) if seat.resigned => true,
            Some(_) => (seat.gone || table.is_given()) && self.is_awaited(table, player.0),
        }
    }
}

impl Table {
    /// What comes of somebody being back: they have their seats again, but for those that were given
    /// to a bot because they kept the others waiting.
    pub fn welcome_back(&self, user: &UserId, now: Time) -> Vec<Entry> {
        let is_kept = |seat: &Seat| seat.gone && !seat.stalled;
        let gone = self.seats_of(user).iter().filter(|seat| is_kept(&self.seats()[*seat as usize]));
        self.numbered(gone.map(|seat| Event::Back { seat }).collect(), now, None)
    }
}
