//! Chance: what is random is asked for, and answered from outside.

use crate::board::Kind;
use crate::systems::messengers::Message;
use crate::systems::sheep::SheepToken;

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

impl Chance {
    /// Every question.
    pub const ALL: [Chance; 4] = [Chance::Draw, Chance::Message, Chance::Die, Chance::Token];

    /// The word for its answers on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Chance::Draw => "tile",
            Chance::Message => "message",
            Chance::Die => "die",
            Chance::Token => "token",
        }
    }

    /// The question whose answers have this word.
    pub fn from_word(word: &str) -> Option<Chance> {
        Chance::ALL.into_iter().find(|chance| chance.word() == word)
    }

    /// The rule that lists its answers, for those who name one that is not among them.
    pub const fn rule(self) -> &'static str {
        match self {
            Chance::Draw => "BG-5",
            Chance::Message => "MSG-4",
            Chance::Die => "FLY-2",
            Chance::Token => "HS-3",
        }
    }

    /// Whether it is known who has to act on the answer. Who draws a message is not (MSG-16).
    pub const fn has_actor(self) -> bool {
        !matches!(self, Chance::Message)
    }
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
    Token(SheepToken),
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

    /// Its name; nothing for a number, and for a tile, which has the name of its kind.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Outcome::Message(message) => Some(message.name()),
            Outcome::Token(token) => Some(token.name()),
            Outcome::Tile(_) | Outcome::Die(_) => None,
        }
    }

    /// The number that it shows; nothing for those with a name.
    pub const fn number(self) -> Option<u8> {
        if let Outcome::Die(die) = self { Some(die) } else { None }
    }

    /// The answer with this name to a question other than for a tile.
    pub fn named(question: Chance, name: &str) -> Option<Outcome> {
        match question {
            Chance::Message => Message::from_name(name).map(Outcome::Message),
            Chance::Token => SheepToken::from_name(name).map(Outcome::Token),
            Chance::Draw | Chance::Die => None,
        }
    }

    /// The names of all answers to a question; none where they are tiles or numbers.
    pub fn names(question: Chance) -> Vec<&'static str> {
        match question {
            Chance::Message => Message::ALL.map(Message::name).to_vec(),
            Chance::Token => SheepToken::ALL.map(SheepToken::name).to_vec(),
            Chance::Draw | Chance::Die => Vec::new(),
        }
    }

    /// The answer that shows this number.
    pub const fn numbered(question: Chance, number: u8) -> Option<Outcome> {
        if let Chance::Die = question { Some(Outcome::Die(number)) } else { None }
    }

    /// The answer that a text stands for: a number written plainly, or a name.
    pub fn from_text(question: Chance, text: &str) -> Option<Outcome> {
        let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = digits.then(|| text.parse().ok()).flatten();
        Outcome::named(question, text)
            .or_else(|| number.and_then(|number| Outcome::numbered(question, number)))
    }

    /// The answer as a text, for all but tiles.
    pub fn text(self) -> Option<String> {
        self.name().map(str::to_owned).or_else(|| self.number().map(|number| number.to_string()))
    }
}
