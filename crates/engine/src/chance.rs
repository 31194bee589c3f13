//! Chance: what is random is asked for, and answered from outside.

use crate::board::Kind;
use crate::systems::messengers::Message;
use crate::systems::sheep::Token;

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Chance {
    /// Which tile is drawn (TS-3)?
    Draw,
    /// Which of the messages that nobody has seen is drawn (MSG-17)?
    Message,
    /// How far does the flying machine carry its passenger (FLY-6)?
    Die,
    /// Which of the sheep and wolf tokens is drawn (HS-22, HS-25)?
    Token,
}

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This tile is drawn.
    Tile(Kind),
    /// This message is drawn.
    Message(Message),
    /// The die shows this number.
    Die(u8),
    /// This token is drawn.
    Token(Token),
}

impl Outcome {
    /// The question that it answers.
    pub const fn question(self) -> Chance {
        match self {
            Outcome::Tile(_) => Chance::Draw,
            Outcome::Message(_) => Chance::Message,
            Outcome::Die(_) => Chance::Die,
            Outcome::Token(_) => Chance::Token,
        }
    }
}
