//! Chance: what is random is asked for, and answered from outside.

use crate::board::Kind;
use crate::systems::messengers::Message;

/// A question to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Chance {
    /// Which tile is drawn (TS-3)?
    Draw,
    /// Which of the messages that nobody has seen is drawn (MSG-17)?
    Message,
}

/// An answer of chance.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Outcome {
    /// This tile is drawn.
    Tile(Kind),
    /// This message is drawn.
    Message(Message),
}
