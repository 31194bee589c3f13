//! Answers of chance, and the entries of a transcript.

use bastide_engine::{Chance, Game, Move, Outcome};
use bastide_wire::{
    Action as WireAction, Error as WireError, Move as WireMove, Outcome as WireOutcome, not_wanted,
};
use serde::Deserialize;
use serde_json::Value;

use crate::{InGame, ReadInGame};

impl InGame<Outcome> for WireOutcome {
    fn of(game: &Game, outcome: Outcome) -> WireOutcome {
        match outcome {
            Outcome::Tile(kind) => WireOutcome::Tile(game.rules().kind_name(kind).to_owned()),
            scripted => of_scripted(scripted),
        }
    }
}

/// The wire form of an answer to another question than for a tile.
pub(crate) fn of_scripted(outcome: Outcome) -> WireOutcome {
    let name = || outcome.name().unwrap_or_default().to_owned();
    match outcome.question() {
        Chance::Draw => WireOutcome::Tile(name()),
        Chance::Message => WireOutcome::Message(name()),
        Chance::Die => WireOutcome::Die(outcome.number().unwrap_or_default()),
        Chance::Token => WireOutcome::Token(name()),
    }
}

impl ReadInGame for WireOutcome {
    type Engine = Outcome;

    fn read(game: &Game, value: &Value) -> Result<Outcome, WireError> {
        let outcome = WireOutcome::deserialize(value).map_err(|_| {
            let wanted = "an action, or an outcome such as {\"tile\":\"base.A\"}";
            WireError::illegal("TS-3", not_wanted(wanted, value))
        })?;
        outcome.resolve(game)
    }

    fn resolve(&self, game: &Game) -> Result<Outcome, WireError> {
        let rule = question(self).rule();
        match self {
            WireOutcome::Tile(id) => {
                let why = || WireError::illegal(rule, format!("no tile \"{id}\" is in this game"));
                game.rules().kind(id).map(Outcome::Tile).ok_or_else(why)
            }
            _ => scripted(self).map_err(|why| WireError::illegal(rule, why)),
        }
    }
}

/// The answer to a question other than for a tile, or what is wrong with it.
pub(crate) fn scripted(outcome: &WireOutcome) -> Result<Outcome, String> {
    let (question, word) = (question(outcome), question(outcome).word());
    match outcome {
        WireOutcome::Die(number) => Outcome::numbered(question, *number)
            .ok_or_else(|| format!("there is no {word} {number}")),
        WireOutcome::Tile(name) | WireOutcome::Message(name) | WireOutcome::Token(name) => {
            Outcome::named(question, name).ok_or_else(|| format!("there is no {word} \"{name}\""))
        }
    }
}

/// The question that it answers.
pub(crate) fn question(outcome: &WireOutcome) -> Chance {
    match outcome {
        WireOutcome::Tile(_) => Chance::Draw,
        WireOutcome::Message(_) => Chance::Message,
        WireOutcome::Die(_) => Chance::Die,
        WireOutcome::Token(_) => Chance::Token,
    }
}

impl InGame<Move> for WireMove {
    /// The wire form of an entry, in a game that has come at least so far.
    fn of(game: &Game, entry: Move) -> WireMove {
        match entry {
            Move::Action(action) => WireMove::Action(WireAction::of(game, action)),
            Move::Outcome(outcome) => WireMove::Outcome(WireOutcome::of(game, outcome)),
        }
    }
}

impl ReadInGame for WireMove {
    type Engine = Move;

    /// Reads an entry that is to be played next. What has a `type` is an action.
    fn read(game: &Game, value: &Value) -> Result<Move, WireError> {
        if value.get("type").is_some() {
            return WireAction::read(game, value).map(Move::Action);
        }
        WireOutcome::read(game, value).map(Move::Outcome)
    }

    fn resolve(&self, game: &Game) -> Result<Move, WireError> {
        match self {
            WireMove::Action(action) => action.resolve(game).map(Move::Action),
            WireMove::Outcome(outcome) => outcome.resolve(game).map(Move::Outcome),
        }
    }
}
