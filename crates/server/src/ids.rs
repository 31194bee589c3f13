//! Ids and secrets: who and what things are, and what only their owner knows.

use std::borrow::Borrow;
use std::fmt;

use bastide_table::{UserId, hex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// Letters and digits that nobody mistakes for each other when they read a link aloud.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// How many letters an id of a table has: 80 random bits, so that nobody finds a private game by guessing.
const TABLE_LETTERS: usize = 16;

/// How many letters it had in earlier versions.
const OLD_TABLE_LETTERS: usize = 8;

/// A table, by the letters in its link.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TableId(String);

impl TableId {
    /// A new id.
    pub fn random() -> TableId {
        TableId(letters(TABLE_LETTERS))
    }

    /// The id that these texts always lead to.
    pub fn of(texts: &[&str]) -> TableId {
        let add = |hash: Sha256, text: &&str| {
            hash.chain_update(text.len().to_be_bytes()).chain_update(text)
        };
        let hash = texts.iter().fold(Sha256::new(), add).finalize();
        let letter = |byte: &u8| ALPHABET[(byte & 31) as usize] as char;
        TableId(hash.iter().take(TABLE_LETTERS).map(letter).collect())
    }

    /// Reads an id; what cannot be one names no table.
    pub fn read(text: &str) -> Option<TableId> {
        let long = matches!(text.len(), TABLE_LETTERS | OLD_TABLE_LETTERS);
        let good = long && text.bytes().all(|byte| ALPHABET.contains(&byte));
        good.then(|| TableId(text.to_owned()))
    }

    /// Its text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl Borrow<str> for TableId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

/// An id for a new user.
pub fn new_user_id() -> UserId {
    UserId(format!("g_{}", letters(10)))
}

/// What a person's cookie holds. The server keeps its hash alone, so that nobody who reads the
/// database can play as somebody else.
pub struct SessionKey([u8; 32]);

impl SessionKey {
    /// A new one.
    pub fn random() -> SessionKey {
        SessionKey(random_bytes())
    }

    /// Reads the value of a cookie.
    pub fn read(text: &str) -> Option<SessionKey> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(pair).ok()?;
            *byte = u8::from_str_radix(digits, 16).ok()?;
        }
        Some(SessionKey(bytes))
    }

    /// The value of the cookie.
    pub fn to_hex(&self) -> String {
        hex(&self.0)
    }

    /// What the store knows of it.
    pub fn hash(&self) -> Vec<u8> {
        Sha256::digest(self.0).to_vec()
    }
}

/// A secret for the link that lets somebody take a seat.
pub fn invite() -> String {
    letters(16)
}

/// A name for what has to differ from everything else of its kind, and is no secret.
pub fn random_name() -> String {
    letters(16)
}

/// How many letters of the invite are the code of a table that waits for players: few enough to be typed, and too many to be
/// guessed by requests of which an address may send ten a second.
const CODE_LETTERS: usize = 6;

/// Reads the code of a table as people type it. What it contains of the alphabet's look-alikes is what they meant.
pub fn read_code(typed: &str) -> Option<String> {
    let letters = typed.chars().filter(|letter| !matches!(letter, '-' | ' '));
    let code: String = letters
        .map(|letter| match letter.to_ascii_lowercase() {
            '1' | 'l' => 'i',
            other => other,
        })
        .collect();
    let good = code.len() == CODE_LETTERS && code.bytes().all(|byte| ALPHABET.contains(&byte));
    good.then_some(code)
}

/// Random bytes of the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

fn letters(number: usize) -> String {
    let bytes: [u8; 32] = random_bytes();
    bytes[..number].iter().map(|byte| ALPHABET[(byte & 31) as usize] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_of_tables_cannot_be_guessed() {
        let bits = TableId::random().as_str().len() as u32 * ALPHABET.len().ilog2();
        assert!(bits >= 80, "{bits} bits");
    }

    #[test]
    fn codes_are_read_as_people_type_them() {
        for typed in ["k7m2px", "K7M-2PX", " k7m 2px "] {
            assert_eq!(read_code(typed).as_deref(), Some("k7m2px"), "{typed}");
        }
        assert_eq!(read_code("1LI222").as_deref(), Some("iii222"));
        for typed in ["", "k7m2p", "k7m2pxa", "k7m2p0", "k7m2p%", "ünicod"] {
            assert_eq!(read_code(typed), None, "{typed}");
        }
        assert!(read_code(&invite()[..CODE_LETTERS]).is_some(), "every invite has a code");
    }

    #[test]
    fn ids_and_keys_read_back() {
        for id in [TableId::random(), TableId::of(&["a", "b"])] {
            assert_eq!(TableId::read(id.as_str()), Some(id));
        }
        assert_ne!(TableId::of(&["a", "b"]), TableId::of(&["ab", ""]));
        assert_eq!(TableId::read("../../.."), None);
        assert!(TableId::read("abcdefgh").is_some(), "links of earlier versions lead somewhere");
        assert_eq!(TableId::read("abcdefghi"), None);
        let key = SessionKey::random();
        assert_eq!(SessionKey::read(&key.to_hex()).unwrap().hash(), key.hash());
        assert!(SessionKey::read("short").is_none());
        assert!(SessionKey::read(&"é".repeat(32)).is_none());
        assert!(SessionKey::read(&"+f".repeat(32)).is_none_or(|key| key.0[0] == 0x0f));
    }
}
