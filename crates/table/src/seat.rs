//! Seats: who sits where, and who plays for them.

use serde::{Deserialize, Serialize};

use crate::person::{Colour, Person, UserId, colours};

/// A seat at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Seat {
    /// Who sits there.
    pub sitter: Sitter,
    /// The name that everybody sees; empty for an open seat.
    pub name: String,
    /// The colour of the figures; empty until somebody sits there.
    pub colour: Colour,
    /// Whether the person resigned.
    #[serde(default)]
    pub resigned: bool,
    /// Whether a bot keeps the seat until the person is back.
    #[serde(default)]
    pub gone: bool,
    /// Whether it does so because the person kept the others waiting: being there is not enough to have
    /// the seat back.
    #[serde(default)]
    pub stalled: bool,
}

/// Who sits in a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Human {
        /// Who.
        user: UserId,
    },
    /// A bot.
    Bot {
        /// Its level.
        level: String,
    },
}

impl Seat {
    /// A seat that nobody has taken.
    pub fn open() -> Seat {
        let (name, colour) = (String::new(), String::new());
        Seat { sitter: Sitter::Open, name, colour, resigned: false, gone: false, stalled: false }
    }

    /// A person's seat.
    pub fn human(person: &Person, name: &str, colour: Colour) -> Seat {
        let sitter = Sitter::Human { user: person.id.clone() };
        Seat { sitter, name: name.to_owned(), colour, ..Seat::open() }
    }

    /// The person who sits there.
    pub fn user(&self) -> Option<&UserId> {
        match &self.sitter {
            Sitter::Human { user } => Some(user),
            _ => None,
        }
    }

    /// The level of the bot that sits there.
    pub fn level(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level } => Some(level),
            _ => None,
        }
    }

    /// Whether this person sits there.
    pub fn is_of(&self, user: &UserId) -> bool {
        self.user() == Some(user)
    }

    /// Whether nobody has taken it.
    pub fn is_open(&self) -> bool {
        self.sitter == Sitter::Open
    }

    /// Whether a person plays for it right now.
    pub fn is_played_by_person(&self) -> bool {
        matches!(self.sitter, Sitter::Human { .. }) && !self.resigned && !self.gone
    }
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seats(pub u8);

impl Seats {
    /// The seats of a person.
    pub fn of(seats: &[Seat], user: &UserId) -> Seats {
        Seats::that(seats, |seat| seat.is_of(user))
    }

    /// The seats of which something is true.
    pub fn that(seats: &[Seat], holds: impl Fn(&Seat) -> bool) -> Seats {
        let held = seats.iter().enumerate().filter(|(_, seat)| holds(seat));
        Seats(held.fold(0, |all, (number, _)| all | 1 << number))
    }

    /// Whether a seat is one of them.
    pub fn has(self, seat: u8) -> bool {
        self.0 >> seat & 1 == 1
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Their numbers.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |seat| self.has(*seat))
    }

    /// These and others.
    pub fn with(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }
}

/// The favourite colour if it is free, or else the first free one.
pub(crate) fn free_colour(seats: &[Seat], favourite: &str) -> Colour {
    let free = |colour: &&str| seats.iter().all(|seat| seat.colour != *colour);
    let favourite = colours().find(|colour| *colour == favourite).filter(free);
    favourite.or_else(|| colours().find(free)).or(colours().next()).unwrap_or_default().to_owned()
}

/// Adds a number to names that are taken already.
pub(crate) fn distinct_names(seats: &[Seat]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(seats.len());
    for seat in seats {
        let mut name = seat.name.clone();
        let mut copy = 2;
        while names.contains(&name) {
            name = format!("{} ({copy})", seat.name);
            copy += 1;
        }
        names.push(name);
    }
    names
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_get_numbers() {
        let seat = |name: &str| Seat { name: name.to_owned(), ..Seat::open() };
        let seats = ["Ann", "Ann (2)", "Ann", "Bob"].map(seat);
        assert_eq!(distinct_names(&seats), ["Ann", "Ann (2)", "Ann (3)", "Bob"]);
    }

    #[test]
    fn colours_differ() {
        let seats = [Seat { colour: "blue".to_owned(), ..Seat::open() }];
        assert_eq!(free_colour(&seats, "blue"), "red");
        assert_eq!(free_colour(&seats, "pink"), "pink");
        assert_eq!(free_colour(&seats, "no colour"), "red");
    }
}
