//! Events: everything that can happen at a table. They are what is stored; all else follows.

use bastide_protocol::{WireMove, WireSetup};
use bastide_wire::site::{First, SeatResult};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::person::{Colour, Person, UserId};
use crate::seat::Seat;

/// A moment, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Time(pub i64);

/// An event in its place in the log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Entry {
    /// Its number, from 0 without a gap.
    pub seq: u32,
    /// When it happened.
    pub at: Time,
    /// Who caused it; nobody for what the table does by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<UserId>,
    /// The client's id for the command.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ack: Option<String>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// Somebody made the table.
    Created(Box<Terms>),
    /// Somebody took a seat.
    Seated {
        /// Which.
        seat: u8,
        /// Who.
        person: Person,
        /// The colour that was free.
        colour: Colour,
    },
    /// Somebody gave a seat up before the game began.
    Left {
        /// Which.
        seat: u8,
    },
    /// Somebody has another name now.
    Renamed {
        /// Which seat.
        seat: u8,
        /// The new name.
        name: String,
    },
    /// The game began.
    Began {
        /// The seat that is the first from now on; the others follow it.
        first: u8,
        /// The names of the players, in order of the seats from now on.
        names: Vec<String>,
        /// What chance answered before the first decision.
        moves: Vec<WireMove>,
    },
    /// A player moved.
    Moved {
        /// Which.
        seat: u8,
        /// The action, and what chance answered after it.
        moves: Vec<WireMove>,
    },
    /// A player took the last action back.
    TakenBack {
        /// Which.
        seat: u8,
    },
    /// Somebody gave the game up.
    Resigned {
        /// Which seat.
        seat: u8,
    },
    /// Somebody has been away for too long: a bot keeps the seat.
    Gone {
        /// Which.
        seat: u8,
    },
    /// Somebody kept the others waiting for too long: they gave the seat to a bot.
    GivenToBot {
        /// Which.
        seat: u8,
    },
    /// Somebody is back and has the seat again.
    Back {
        /// Which.
        seat: u8,
    },
    /// Somebody said something.
    Said(ChatLine),
    /// The game is over.
    Ended {
        /// How it ended for each seat.
        results: Vec<SeatResult>,
    },
    /// Another table continues this one.
    Followed {
        /// Its id.
        table: String,
    },
    /// The game was uploaded to a server, or goes on here after all.
    Uploaded {
        /// The id of the table there.
        table: Option<String>,
    },
}

/// What a table was made with.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// Who made it.
    pub host: UserId,
    /// The set-up, without players.
    pub setup: WireSetup,
    /// The preset that the set-up is, if it is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub preset: Option<String>,
    /// The systems in play.
    pub systems: Vec<String>,
    /// The seats.
    pub seats: Vec<Seat>,
    /// Whether it is listed and anyone can join.
    pub public: bool,
    /// Whether the page may help with more than the rules need.
    pub assists: bool,
    /// Who plays first.
    pub first: First,
    /// The secret of its invite link.
    pub invite: String,
    /// What all draws follow from; a secret until the game is over.
    pub seed: Seed,
    /// Whether those who watch can chat; they could at every table that does not say.
    #[serde(default = "yes")]
    pub watchers_chat: bool,
    /// What was played elsewhere before the game came to this table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub brought: Option<Vec<WireMove>>,
}

fn yes() -> bool {
    true
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ChatLine {
    /// The seat of who wrote it; nothing for spectators.
    pub from: Option<u8>,
    /// The name of who wrote it.
    pub name: String,
    /// What it says.
    pub text: String,
}

/// 32 bytes that all draws of a game follow from, written as hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seed(pub [u8; 32]);

impl Seed {
    /// What is published of it from the start.
    pub fn hash(&self) -> String {
        hex(&Sha256::digest(self.0))
    }

    /// The seat that plays first if that is random. Whoever checks the draws of a finished game can
    /// check it too.
    pub(crate) fn first_seat(&self, seats: usize) -> u8 {
        let lot = Sha256::new().chain_update(self.0).chain_update(b"first").finalize();
        let number = lot.iter().take(8).fold(0u64, |number, byte| number << 8 | u64::from(*byte));
        ((u128::from(number) * seats as u128) >> 64) as u8
    }

    /// Its digits.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    fn read(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return None;
        }
        for (byte, digits) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            *byte = u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?;
        }
        Some(Seed(bytes))
    }
}

/// Bytes as text.
pub fn hex(bytes: &[u8]) -> String {
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(|digit| char::from(b"0123456789abcdef"[usize::from(digit)])).collect()
}

impl Serialize for Seed {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.to_hex().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Seed, D::Error> {
        let text = String::deserialize(from)?;
        Seed::read(&text).ok_or_else(|| serde::de::Error::custom("a seed has 64 digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_may_be_first() {
        let lots = (0..200).map(|byte| Seed([byte; 32]).first_seat(3));
        let mut seen = [0; 3];
        lots.for_each(|lot| seen[lot as usize] += 1);
        assert!(seen.iter().all(|count| *count > 40), "{seen:?}");
    }

    #[test]
    fn seeds_read_back() {
        let seed = Seed(std::array::from_fn(|index| index as u8 * 7));
        assert_eq!(Seed::read(&seed.to_hex()), Some(seed));
        assert_eq!(Seed::read("short"), None);
        assert_eq!(Seed::read(&"é".repeat(32)), None);
        assert_eq!(Seed::read(&"+1".repeat(32)), None);
    }
}
