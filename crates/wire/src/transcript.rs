//! Answers of chance and transcripts: a game as its set-up and what was played.

use serde::{Deserialize, Deserializer, Serialize};

use crate::action::Action;
use crate::lenient::read;
use crate::setup::Setup;

/// An answer of chance: an object of one key, such as `{"tile":"base.A"}` or `{"die":2}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Outcome {
    /// This tile is drawn.
    Tile(String),
    /// This message is drawn.
    Message(String),
    /// The flight die shows this number.
    Die(u8),
    /// This token is drawn.
    Token(String),
}

impl<'de> Deserialize<'de> for Outcome {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Outcome, D::Error> {
        read(from, "an object with one key of tile, message, die, token", |value| {
            let object = value.as_object().filter(|object| object.len() == 1)?;
            let (question, answer) = object.iter().next()?;
            let name = || answer.as_str().map(str::to_owned);
            match question.as_str() {
                "tile" => name().map(Outcome::Tile),
                "message" => name().map(Outcome::Message),
                "die" => u8::try_from(answer.as_u64()?).ok().map(Outcome::Die),
                "token" => name().map(Outcome::Token),
                _ => None,
            }
        })
    }
}

/// An entry of a transcript.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Move {
    /// A player's action.
    Action(Action),
    /// An answer of chance.
    Outcome(Outcome),
}

/// A whole game: its set-up, and what was played in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Transcript {
    /// The set-up, with the seed that chance followed from.
    pub setup: Setup,
    /// The position with which it began, as text, where it did not begin with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Actions and answers of chance, in order.
    pub moves: Vec<Move>,
}
