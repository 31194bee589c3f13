//! Presence: who is connected, and when a bot takes the seat of somebody who is away.

use bastide_engine::Player;
use serde::{Deserialize, Serialize};

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
    /// How long somebody else had been there to wait for the seat that is asked, in milliseconds, when
    /// this was last updated.
    attended: i64,
    /// When that was, if somebody is there still.
    attending: Option<Time>,
}

/// How long the others have waited for the player who has to decide. Whoever has just come to know a table learns it from
/// those who were there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standing {
    seat: u8,
    version: u32,
    waited: i64,
    attended: i64,
}

impl Presence {
    /// How long the others have waited until now, if somebody is asked.
    pub fn standing(&self, now: Time) -> Option<Standing> {
        let (seat, version) = self.decision?;
        let (waited, attended) = (self.waited_until(now), self.attended(now));
        Some(Standing { seat, version, waited, attended })
    }

    /// Learns from somebody else how long the others have waited for the same decision.
    pub fn learn(&mut self, other: Standing, now: Time) {
        let Some((_, version)) = self.decision.filter(|(seat, _)| *seat == other.seat) else {
            return;
        };
        let more = (other.attended - self.attended(now)).max(0);
        self.attended += more;
        if version == other.version {
            self.waited += (other.waited - self.waited_until(now)).max(0);
        }
    }

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
        let same_seat = asked == self.decision.map(|(seat, _)| seat);
        self.attended = if same_seat { self.attended(now) } else { 0 };
        self.decision = decision;
        self.attending = asked.filter(|seat| self.is_awaited(table, *seat)).map(|_| now);
        let missing = asked.filter(|seat| {
            let sits = table.seats()[*seat as usize].is_played_by_person();
            sits && !online.has(*seat) && self.is_awaited(table, *seat)
        });
        self.missing = missing.map(|_| now);
    }

    fn waited_until(&self, now: Time) -> i64 {
        self.waited + self.missing.map_or(0, |since| (now.0 - since.0).max(0))
    }

    /// How long somebody else has been there to wait for the seat that is asked, in milliseconds. Time
    /// in which all others were away is nobody's loss.
    pub fn attended(&self, now: Time) -> i64 {
        self.attended + self.attending.map_or(0, |since| (now.0 - since.0).max(0))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_comes_late_learns_how_long_the_others_have_waited() {
        let asked = |version: u32| Presence { decision: Some((1, version)), ..Presence::default() };
        let there = Presence { waited: 300, attending: Some(Time(1000)), ..asked(4) };
        let standing = there.standing(Time(1500)).unwrap();
        assert_eq!(standing, Standing { seat: 1, version: 4, waited: 300, attended: 500 });
        let mut late = asked(4);
        late.learn(standing, Time(1500));
        assert_eq!((late.waited, late.attended), (300, 500));
        late.learn(Standing { waited: 1, attended: 1, ..standing }, Time(1500));
        assert_eq!((late.waited, late.attended), (300, 500), "less is no news");
        let mut later = asked(5);
        later.learn(standing, Time(1500));
        assert_eq!((later.waited, later.attended), (0, 500), "absence is of one decision");
        let mut other = Presence { decision: Some((0, 4)), ..Presence::default() };
        other.learn(standing, Time(1500));
        assert_eq!((other.waited, other.attended), (0, 0));
        assert_eq!(Presence::default().standing(Time(1)), None);
    }
}
