//! Ids and secrets: who and what things are, and what only their owner knows.

use std::fmt;

use serde::Serialize;
use sha2::{Digest, Sha256};

/// Letters and digits that nobody mistakes for each other when they read a link aloud.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A game, by the eight letters in its link.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
pub struct GameId(String);

/// A guest: somebody who plays here, by an id that everybody may see.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize)]
pub struct GuestId(String);

impl GameId {
    /// A new id.
    pub fn random() -> GameId {
        GameId(letters(8))
    }

    /// Reads an id; what cannot be one names no game.
    pub fn read(text: &str) -> Option<GameId> {
        let good = text.len() == 8 && text.bytes().all(|byte| ALPHABET.contains(&byte));
        good.then(|| GameId(text.to_owned()))
    }
}

impl GuestId {
    /// A new id.
    pub fn random() -> GuestId {
        GuestId(format!("g_{}", letters(10)))
    }

    /// The id that the store holds.
    pub fn stored(text: String) -> GuestId {
        GuestId(text)
    }
}

/// The text of an id.
macro_rules! text {
    ($($id:ident)*) => {$(
        impl $id {
            /// Its text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    )*};
}

text! { GameId GuestId }

/// What a guest's cookie holds. The server keeps its hash alone, so that nobody who reads the
/// database can play as somebody else.
pub struct Token([u8; 32]);

impl Token {
    /// A new token.
    pub fn random() -> Token {
        Token(random_bytes())
    }

    /// Reads the value of a cookie.
    pub fn read(text: &str) -> Option<Token> {
        let mut bytes = [0; 32];
        if text.len() != 64 || !text.is_ascii() {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
            let digits = std::str::from_utf8(pair).ok()?;
            *byte = u8::from_str_radix(digits, 16).ok()?;
        }
        Some(Token(bytes))
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

/// Random bytes of the operating system.
pub fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// Bytes as text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn letters(number: usize) -> String {
    let bytes: [u8; 32] = random_bytes();
    bytes[..number].iter().map(|byte| ALPHABET[(byte & 31) as usize] as char).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_and_tokens_read_back() {
        let id = GameId::random();
        assert_eq!(GameId::read(id.as_str()), Some(id));
        assert_eq!(GameId::read("../../.."), None);
        let token = Token::random();
        assert_eq!(Token::read(&token.to_hex()).unwrap().hash(), token.hash());
        assert!(Token::read("short").is_none());
        assert!(Token::read(&"é".repeat(32)).is_none());
        assert!(Token::read(&"+f".repeat(32)).is_none_or(|token| token.0[0] == 0x0f));
    }
}
