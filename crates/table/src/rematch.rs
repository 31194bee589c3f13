//! Playing again: an offer that the others accept, and the table that follows. An offer is not stored:
//! one that is lost can be made again, and only the table that follows is an event.

use bastide_wire::site::{First, Stage};
use serde::{Deserialize, Serialize};

use crate::event::{Entry, Seed, Terms, Time};
use crate::person::UserId;
use crate::refusal::Refusal;
use crate::seat::{Seat, Seats, Sitter};
use crate::table::Table;

/// An offer to play again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Offer {
    /// Everybody who wants to, beginning with whoever offered.
    wanted_by: Vec<UserId>,
    until: Time,
}

impl Offer {
    /// Somebody offers to play again, until a moment.
    pub fn new(by: UserId, until: Time) -> Offer {
        Offer { wanted_by: vec![by], until }
    }

    /// Somebody wants to play again, too.
    pub fn accept(&mut self, user: &UserId) {
        if !self.wanted_by.contains(user) {
            self.wanted_by.push(user.clone());
        }
    }

    /// Two offers that were made without knowing of each other become one: that of whoever was first, which everybody
    /// wants who wants either. Whoever joins the same two comes to the same.
    pub fn join(self, other: Offer) -> Offer {
        let is_first = (self.until, self.by()) <= (other.until, other.by());
        let (mut first, second) = if is_first { (self, other) } else { (other, self) };
        second.wanted_by.iter().for_each(|user| first.accept(user));
        first
    }

    /// Who offered.
    pub fn by(&self) -> &UserId {
        &self.wanted_by[0]
    }

    /// Everybody who wants to play again, beginning with whoever offered.
    pub fn wanted_by(&self) -> &[UserId] {
        &self.wanted_by
    }

    /// When it ends.
    pub fn until(&self) -> Time {
        self.until
    }

    /// The seats of those who want to play again. Bots always do.
    pub fn ready(&self, table: &Table) -> Seats {
        Seats::that(table.seats(), |seat| {
            seat.user().is_none_or(|user| self.wanted_by.contains(user))
        })
    }

    /// Whether all who are there want to play again. Nobody waits for those who have left: their seats
    /// will be open.
    pub fn is_agreed(&self, table: &Table, online: Seats) -> bool {
        let ready = self.ready(table);
        online.iter().all(|seat| ready.has(seat))
    }
}

impl Table {
    /// Whether somebody can play again here: the game is over, and nothing follows it yet.
    pub fn may_follow(&self, user: &UserId) -> Result<(), Refusal> {
        self.must_play(user)?;
        if self.stage() != Stage::Over {
            return Err(Refusal::NotOver);
        }
        if self.followed_by().is_some() {
            return Err(Refusal::RematchExists);
        }
        Ok(())
    }

    /// The seat that will begin the game that follows.
    pub fn first_of_rematch(&self) -> u8 {
        1 % self.seats().len() as u8
    }

    /// The first entries of the table that continues this one. Those who come have their seats in it, as
    /// the bots have; the other seats are open for those who played before, and somebody else begins.
    pub fn rematch(
        &self,
        host: &UserId,
        coming: &[UserId],
        invite: String,
        seed: Seed,
        at: Time,
    ) -> Result<Vec<Entry>, Refusal> {
        let keep = |seat: &Seat| match &seat.sitter {
            Sitter::Human { user } if !coming.contains(user) => {
                Seat { colour: seat.colour.clone(), ..Seat::open() }
            }
            _ => Seat { resigned: false, gone: false, stalled: false, ..seat.clone() },
        };
        let mut seats: Vec<Seat> = self.seats().iter().map(keep).collect();
        seats.rotate_left(self.first_of_rematch().into());
        let terms = Terms {
            host: host.clone(),
            seats,
            public: false,
            first: First::Seat,
            invite,
            seed,
            brought: None,
            ..self.terms().clone()
        };
        Table::opened(terms, at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_offers_become_one_whoever_joins_them() {
        let [ann, bob, eve] = ["ann", "bob", "eve"].map(|id| UserId(id.to_owned()));
        let first = Offer::new(bob.clone(), Time(5));
        let mut second = Offer::new(ann.clone(), Time(6));
        second.accept(&eve);
        let joined = first.clone().join(second.clone());
        assert_eq!(joined, second.join(first));
        assert_eq!(joined.by(), &bob);
        assert_eq!(joined.wanted_by(), [bob, ann, eve]);
    }
}
