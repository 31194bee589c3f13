//! Matches: a game with its transcript. A game is its set-up and what was played; state is never
//! stored, only rebuilt.

use std::fmt;
use std::sync::Arc;

use crate::action::Action;
use crate::chance::{Chance, Outcome};
use crate::event::Log;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::rules::Rules;

/// An entry of a transcript.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Move {
    /// A player's action.
    Action(Action),
    /// An answer of chance.
    Outcome(Outcome),
}

/// A game and all that was played in it.
#[derive(Clone, Debug)]
pub struct Match {
    /// Where it began: with the set-up, or with a stated position.
    start: Start,
    /// How many answers chance had given before it began, by question.
    dealt_before: [u32; Chance::ALL.len()],
    game: Game,
    moves: Vec<Move>,
}

#[derive(Clone, Debug)]
enum Start {
    Setup,
    Position(Box<Game>),
}

/// Where a transcript does not follow the rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplayError {
    /// The number of the entry, from 0.
    pub index: usize,
    /// Why it is refused.
    pub refusal: Refusal,
}

impl fmt::Display for ReplayError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "move {}: {}", self.index + 1, self.refusal)
    }
}

impl std::error::Error for ReplayError {}

impl Match {
    /// A new game.
    pub fn new(rules: Arc<Rules>) -> Match {
        let (start, dealt_before) = (Start::Setup, Default::default());
        Match { start, dealt_before, game: Game::new(rules), moves: Vec::new() }
    }

    /// A game that goes on from a stated position, before which chance had answered so often, in the
    /// order of [`Chance::ALL`].
    pub fn from_game(game: Game, dealt_before: [u32; Chance::ALL.len()]) -> Match {
        let start = Start::Position(Box::new(game.clone()));
        Match { start, dealt_before, game, moves: Vec::new() }
    }

    /// How often chance has answered a question, before a stated position too.
    pub fn dealt(&self, question: Chance) -> u32 {
        let here = self.outcomes().filter(|outcome| outcome.question() == question).count();
        self.dealt_before[question as usize] + here as u32
    }

    /// The game with which it began, if it began with a stated position.
    pub fn position(&self) -> Option<&Game> {
        match &self.start {
            Start::Setup => None,
            Start::Position(game) => Some(game),
        }
    }

    /// The same match before anything was played.
    fn at_start(&self) -> Match {
        match &self.start {
            Start::Setup => Match::new(self.game.rules().clone()),
            Start::Position(game) => Match::from_game(Game::clone(game), self.dealt_before),
        }
    }

    /// The game that comes out of a transcript.
    pub fn replay(rules: Arc<Rules>, moves: &[Move]) -> Result<Match, ReplayError> {
        Match::new(rules).followed_by(moves)
    }

    /// The match as it is after these moves.
    pub fn followed_by(self, moves: &[Move]) -> Result<Match, ReplayError> {
        let mut played = self;
        for (index, entry) in moves.iter().enumerate() {
            played
                .enter(*entry, &mut Log::off())
                .map_err(|refusal| ReplayError { index, refusal })?;
        }
        Ok(played)
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The match as it was after its first moves, as many as this.
    pub fn first(&self, number: usize) -> Match {
        let again = self.at_start().followed_by(&self.moves[..number.min(self.moves.len())]);
        again.expect("it was played before")
    }

    /// What was played.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, action: Action, log: &mut Log) -> Result<(), Refusal> {
        self.enter(Move::Action(action), log)
    }

    /// Gives an answer of chance, or refuses it and changes nothing.
    pub fn resolve(&mut self, outcome: Outcome, log: &mut Log) -> Result<(), Refusal> {
        self.enter(Move::Outcome(outcome), log)
    }

    /// Either of the two.
    pub fn enter(&mut self, entry: Move, log: &mut Log) -> Result<(), Refusal> {
        match entry {
            Move::Action(action) => self.game.play_logged(action, log)?,
            Move::Outcome(outcome) => self.game.resolve_logged(outcome, log)?,
        }
        self.moves.push(entry);
        Ok(())
    }

    /// Takes the last action back with all that followed it, draws included; `false` if there is
    /// none.
    pub fn undo(&mut self) -> bool {
        let Some(last) = self.moves.iter().rposition(|entry| matches!(entry, Move::Action(_)))
        else {
            return false;
        };
        let again = self.at_start().followed_by(&self.moves[..last]);
        *self = again.expect("it was played before");
        true
    }

    /// The answers of chance so far.
    pub fn outcomes(&self) -> impl Iterator<Item = Outcome> {
        self.moves.iter().filter_map(|entry| match entry {
            Move::Outcome(outcome) => Some(*outcome),
            Move::Action(_) => None,
        })
    }
}
