//! Answers of chance and transcripts: a game as its set-up and what was played.

use bastide_engine::{Game, Message, Move, Outcome, Token};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::WireAction;
use crate::error::WireError;
use crate::setup::WireSetup;
use crate::value::not_wanted;

/// An answer of chance: an object of one key, such as `{"tile":"base.A"}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum WireOutcome {
    /// This tile is drawn.
    Tile(String),
    /// This message is drawn.
    Message(String),
    /// The flight die shows this number.
    Die(u8),
    /// This token comes out of the sheep and wolves.
    Token(String),
}

impl WireOutcome {
    /// The wire form of an answer.
    pub fn of(game: &Game, outcome: Outcome) -> WireOutcome {
        match outcome {
            Outcome::Tile(kind) => WireOutcome::Tile(game.rules().kind_name(kind).to_owned()),
            Outcome::Message(message) => WireOutcome::Message(message.name().to_owned()),
            Outcome::Die(die) => WireOutcome::Die(die),
            Outcome::Token(token) => WireOutcome::Token(token.name().to_owned()),
        }
    }

    /// The answer in this game, possible now or not.
    pub fn resolve(&self, game: &Game) -> Result<Outcome, WireError> {
        match self {
            WireOutcome::Tile(id) => game.rules().kind(id).map(Outcome::Tile).ok_or_else(|| {
                WireError::illegal("BG-5", format!("no tile \"{id}\" is in this game"))
            }),
            WireOutcome::Message(name) => {
                Message::from_name(name).map(Outcome::Message).ok_or_else(|| {
                    WireError::illegal("MSG-4", format!("there is no message \"{name}\""))
                })
            }
            WireOutcome::Die(die) => Ok(Outcome::Die(*die)),
            WireOutcome::Token(name) => Token::from_name(name)
                .map(Outcome::Token)
                .ok_or_else(|| WireError::illegal("HS-3", format!("there is no token \"{name}\""))),
        }
    }
}

/// An entry of a transcript.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WireMove {
    /// A player's action.
    Action(WireAction),
    /// An answer of chance.
    Outcome(WireOutcome),
}

impl WireMove {
    /// The wire form of an entry, in a game that has come at least so far.
    pub fn of(game: &Game, entry: Move) -> WireMove {
        match entry {
            Move::Action(action) => WireMove::Action(WireAction::of(game, action)),
            Move::Outcome(outcome) => WireMove::Outcome(WireOutcome::of(game, outcome)),
        }
    }

    /// Reads an entry that is to be played next. What has a `type` is an action.
    pub fn read(game: &Game, value: &Value) -> Result<Move, WireError> {
        if value.get("type").is_some() {
            return WireAction::read(game, value).map(Move::Action);
        }
        let outcome: WireOutcome = WireOutcome::deserialize(value).map_err(|_| {
            let wanted = "an action, or an outcome such as {\"tile\":\"base.A\"}";
            WireError::illegal("TS-3", not_wanted(wanted, value))
        })?;
        outcome.resolve(game).map(Move::Outcome)
    }
}

/// A whole game: its set-up, and what was played in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Transcript {
    /// The set-up, with the seed that chance followed from.
    pub setup: WireSetup,
    /// Actions and answers of chance, in order.
    pub moves: Vec<WireMove>,
}
