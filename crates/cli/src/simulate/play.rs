//! One game of a simulation: the opening of the script, then random play, with a count of what
//! happens.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::Arc;

use bastide_bots::{Playout, game_seed};
use bastide_engine::{
    Action, Chance, Event, Game, Log, Match, Move, Outcome, Pending, Players, Rules,
};

use crate::game_file;
use crate::table::counted;

/// What is the same in all games of a simulation.
pub struct Plan {
    pub rules: Arc<Rules>,
    /// Moves that every game begins with.
    pub opening: Vec<Move>,
    pub seed: u64,
    /// Whether every invariant is checked after each move.
    pub check: bool,
    /// Where games are written to.
    pub save: Option<PathBuf>,
    /// The games that keep a log, from which the causes of points are read.
    pub sampled: Range<u64>,
}

/// What came of a game.
#[derive(Default)]
pub struct Record {
    pub scores: Vec<u16>,
    pub winners: Players,
    pub turns: u64,
    pub placements: u64,
    pub draws: u64,
    pub messages: u64,
    pub flights: u64,
    /// Sheep and wolf tokens drawn.
    pub tokens: u64,
    pub decisions: u64,
    /// Points by the name of their cause, if the game kept a log.
    pub points: Option<BTreeMap<&'static str, u64>>,
}

/// A game that the engine did not get through.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Problem {
    pub game: u64,
    pub seed: u64,
    /// How many moves had been played.
    pub moves: u64,
    pub what: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { game, seed, moves, what } = self;
        let moves = counted(*moves as usize, "move");
        write!(f, "game {game} of seed {seed}, after {moves}: {what}")
    }
}

/// Plays games one after the other and keeps its memory between them.
pub struct Worker<'a> {
    plan: &'a Plan,
    playout: Playout,
    moves: Vec<Move>,
    /// Moves played in the present game, for the report of a problem.
    played: u64,
}

impl<'a> Worker<'a> {
    pub fn new(plan: &'a Plan) -> Worker<'a> {
        Worker { plan, playout: Playout::new(0), moves: Vec::new(), played: 0 }
    }

    /// Plays the game with this number. A panic of the engine is a problem like any other, and must
    /// not hide which game it came from.
    pub fn play(&mut self, index: u64) -> Result<Record, Problem> {
        let result = catch_unwind(AssertUnwindSafe(|| self.play_through(index)));
        let result = result.unwrap_or_else(|_| Err("the engine panicked".into()));
        result.map_err(|what| Problem {
            game: index,
            seed: self.plan.seed,
            moves: self.played,
            what,
        })
    }

    fn play_through(&mut self, index: u64) -> Result<Record, String> {
        let plan = self.plan;
        let sampled = plan.sampled.contains(&index);
        let mut log = if sampled { Log::on() } else { Log::off() };
        let mut game = Game::new(plan.rules.clone());
        let mut record = Record::default();
        self.playout.reseed(game_seed(plan.seed, index));
        self.moves.clear();
        self.played = 0;
        while let Some(entry) = self.next_move(&game, &record) {
            count(&mut record, entry);
            self.enter(&mut game, entry, &mut log)?;
            self.played += 1;
            if plan.check {
                game.validate().map_err(|violation| violation.to_string())?;
            }
        }
        record.scores = game.scores();
        record.winners = game.winners();
        record.turns = game.turn_number() as u64;
        record.points = sampled.then(|| points(log));
        self.save(index)?;
        Ok(record)
    }

    /// The opening, then what the set-up fixes of chance, then random choice.
    fn next_move(&mut self, game: &Game, record: &Record) -> Option<Move> {
        if let Some(entry) = self.plan.opening.get(self.played as usize) {
            return Some(*entry);
        }
        if let Pending::Chance(chance) = game.pending() {
            let number = match chance {
                Chance::Draw => record.draws,
                Chance::Message => record.messages,
                Chance::Die => record.flights,
                Chance::Token => record.tokens,
            };
            let fixed = self.plan.rules.scripted(chance, number as usize);
            if let Some(outcome) = fixed {
                return Some(Move::Outcome(outcome));
            }
        }
        self.playout.choose(game)
    }

    /// Plays a move. It is known to be legal, unless we are here to check that.
    fn enter(&mut self, game: &mut Game, entry: Move, log: &mut Log) -> Result<(), String> {
        if self.plan.save.is_some() {
            self.moves.push(entry);
        }
        let checked = self.plan.check || log.is_on();
        match entry {
            Move::Action(action) if checked => {
                game.play_logged(action, log).map_err(|refusal| refusal.to_string())?;
            }
            Move::Outcome(outcome) if checked => {
                game.resolve_logged(outcome, log).map_err(|refusal| refusal.to_string())?;
            }
            Move::Action(action) => game.play_unchecked(action),
            Move::Outcome(outcome) => game.resolve_unchecked(outcome),
        }
        Ok(())
    }

    fn save(&self, index: u64) -> Result<(), String> {
        let Some(folder) = &self.plan.save else { return Ok(()) };
        let played = Match::replay(self.plan.rules.clone(), &self.moves)
            .map_err(|error| format!("the game was played but cannot be replayed: {error}"))?;
        let path = folder.join(format!("{}-{index}.bastide", self.plan.seed));
        game_file::write(&path, &played).map_err(|failure| failure.to_string())
    }
}

fn count(record: &mut Record, entry: Move) {
    match entry {
        Move::Action(action) => {
            record.decisions += 1;
            record.placements += matches!(action, Action::Place { .. }) as u64;
        }
        Move::Outcome(Outcome::Tile(_)) => record.draws += 1,
        Move::Outcome(Outcome::Message(_)) => record.messages += 1,
        Move::Outcome(Outcome::Die(_)) => record.flights += 1,
        Move::Outcome(Outcome::Token(_)) => record.tokens += 1,
    }
}

fn points(log: Log) -> BTreeMap<&'static str, u64> {
    let mut points = BTreeMap::new();
    for event in log.into_events() {
        if let Event::Scored(award) = event {
            *points.entry(award.cause.name()).or_default() += award.value.points() as u64;
        }
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::Setup;

    #[test]
    fn a_problem_says_which_game_and_which_move() {
        let rules = Rules::new(Setup::for_players(["Ann", "Bob"])).unwrap();
        let kind = rules.kind("base.U").unwrap();
        // A drawn tile must be placed: the second move cannot be made.
        let opening = vec![Move::Outcome(Outcome::Tile(kind)), Move::Action(Action::Pass)];
        let plan = Plan { rules, opening, seed: 7, check: true, save: None, sampled: 0..0 };
        let Err(problem) = Worker::new(&plan).play(12) else { panic!("it was played") };
        let text = problem.to_string();
        assert!(text.starts_with("game 12 of seed 7, after 1 move: "), "{text}");
        assert!(text.ends_with("(BG-10)"), "{text}");
    }
}
