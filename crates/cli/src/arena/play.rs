//! One game of an arena. It follows from the seed and its number alone, unless players look at the
//! clock.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bastide_bots::{Rng, game_seed};
use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Pending, Player, Rules};

use super::players::Contender;
use crate::failure::Failure;
use crate::setup_args::SetupArgs;

/// What is the same in all games of an arena.
pub struct Plan {
    pub contenders: Vec<Contender>,
    pub seed: u64,
    /// The rules for each game of a group: they name the players in the order of their seats.
    rules: Vec<Arc<Rules>>,
}

/// What came of a game. Lists are in the order of the contenders, not of the seats.
pub struct Record {
    pub scores: Vec<u16>,
    pub clocks: Vec<Clock>,
    pub played: Match,
}

/// The time that a player has spent.
#[derive(Clone, Copy, Default, Debug)]
pub struct Clock {
    pub decisions: u64,
    pub time: Duration,
    pub slowest: Duration,
}

impl Clock {
    fn count(&mut self, time: Duration) {
        self.add(Clock { decisions: 1, time, slowest: time });
    }

    pub fn add(&mut self, other: Clock) {
        self.decisions += other.decisions;
        self.time += other.time;
        self.slowest = self.slowest.max(other.slowest);
    }

    /// The average time of a decision in milliseconds.
    pub fn millis(&self) -> f64 {
        1000.0 * self.time.as_secs_f64() / self.decisions.max(1) as f64
    }
}

impl Plan {
    pub fn new(contenders: Vec<Contender>, setup: &SetupArgs, seed: u64) -> Result<Plan, Failure> {
        let mut names: Vec<&str> = contenders.iter().map(|it| it.name.as_str()).collect();
        let mut rules = Vec::new();
        for _ in &contenders {
            rules.push(setup.rules_for(&names)?);
            names.rotate_left(1);
        }
        Ok(Plan { contenders, seed, rules })
    }

    /// Games in a group, in which everybody has each seat once: as many as there are players.
    pub fn group(&self) -> usize {
        self.contenders.len()
    }

    /// Plays the game with this number. All games of a group are dealt from the same random numbers.
    pub fn play(&self, index: u64) -> Result<Record, Failure> {
        let size = self.group() as u64;
        let (group, rotation) = (index / size, (index % size) as usize);
        let dealer = Dealer::from_text(&format!("arena {} {group}", self.seed));
        let mut rng = Rng::new(game_seed(self.seed, index));
        let mut played = Match::new(self.rules[rotation].clone());
        let mut clocks = vec![Clock::default(); self.group()];
        let contender_at = |seat: Player| (seat.index() + rotation) % self.group();
        loop {
            dealer.deal(&mut played, &mut Log::off()).map_err(|it| found(index, &it))?;
            let Pending::Decide(player, _) = played.game().pending() else { break };
            let contender = contender_at(player);
            let start = Instant::now();
            let action = self.contenders[contender].choose(played.game(), rng.bits());
            clocks[contender].count(start.elapsed());
            let action = action.expect("a player is asked");
            played.play(action, &mut Log::off()).map_err(|it| found(index, &it))?;
        }
        let mut scores = played.game().scores();
        scores.rotate_right(rotation);
        Ok(Record { scores, clocks, played })
    }
}

fn found(index: u64, problem: &dyn std::fmt::Display) -> Failure {
    Failure::Found(format!("game {index}: {problem}"))
}
