//! Answers of chance and transcripts: a game as its set-up and what was played.

use bastide_engine::{Chance, Game, Move, Outcome};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::action::WireAction;
use crate::error::WireError;
use crate::setup::WireSetup;
use crate::value::{not_wanted, read};

/// An answer of chance: an object of one key, such as `{"tile":"base.A"}`, `{"die":2}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WireOutcome {
    question: Chance,
    answer: Answer,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
enum Answer {
    Name(String),
    Number(u8),
}

impl Serialize for WireOutcome {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map([(self.question.word(), &self.answer)])
    }
}

impl<'de> Deserialize<'de> for WireOutcome {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<WireOutcome, D::Error> {
        let words = Chance::ALL.map(Chance::word).join(", ");
        read(from, &format!("an object with one key of {words}"), |value| {
            let object = value.as_object().filter(|object| object.len() == 1)?;
            let (word, answer) = object.iter().next()?;
            let question = Chance::from_word(word)?;
            let number = || u8::try_from(answer.as_u64()?).ok();
            let answer = if Outcome::numbered(question, 0).is_some() {
                Answer::Number(number()?)
            } else {
                Answer::Name(answer.as_str()?.to_owned())
            };
            Some(WireOutcome { question, answer })
        })
    }
}

impl WireOutcome {
    /// The wire form of an answer.
    pub fn of(game: &Game, outcome: Outcome) -> WireOutcome {
        match outcome {
            Outcome::Tile(kind) => WireOutcome {
                question: Chance::Draw,
                answer: Answer::Name(game.rules().kind_name(kind).to_owned()),
            },
            scripted => WireOutcome::of_scripted(scripted),
        }
    }

    /// The wire form of an answer to another question than for a tile.
    pub(crate) fn of_scripted(outcome: Outcome) -> WireOutcome {
        let name = || outcome.name().unwrap_or_default().to_owned();
        let answer = outcome.number().map_or_else(|| Answer::Name(name()), Answer::Number);
        WireOutcome { question: outcome.question(), answer }
    }

    /// The answer in this game, possible now or not.
    pub fn resolve(&self, game: &Game) -> Result<Outcome, WireError> {
        let rule = self.question.rule();
        match (&self.answer, self.question) {
            (Answer::Name(id), Chance::Draw) => {
                let why = || WireError::illegal(rule, format!("no tile \"{id}\" is in this game"));
                game.rules().kind(id).map(Outcome::Tile).ok_or_else(why)
            }
            _ => self.scripted().map_err(|why| WireError::illegal(rule, why)),
        }
    }

    /// The answer to a question other than for a tile, or what is wrong with it.
    pub(crate) fn scripted(&self) -> Result<Outcome, String> {
        let found = match &self.answer {
            Answer::Number(number) => Outcome::numbered(self.question, *number),
            Answer::Name(name) => Outcome::named(self.question, name),
        };
        found.ok_or_else(|| match &self.answer {
            Answer::Name(name) => format!("there is no {} \"{name}\"", self.question.word()),
            Answer::Number(number) => format!("there is no {} {number}", self.question.word()),
        })
    }

    /// The question that it answers.
    pub(crate) fn question(&self) -> Chance {
        self.question
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
    /// The position with which it began, as text, where it did not begin with the set-up.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Actions and answers of chance, in order.
    pub moves: Vec<WireMove>,
}
