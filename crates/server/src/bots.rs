//! Bots think on a bounded number of blocking threads, never on those of the network.

use std::sync::Arc;
use std::time::Instant;

use bastide_bots::{LEVELS, choose};
use bastide_engine::{Action, Game};
use tokio::sync::Semaphore;

use crate::error::{Code, Refused};
use crate::metrics::Metrics;

/// Lets so many bots think at once; the others wait for their turn.
#[derive(Clone, Debug)]
pub struct Pool {
    free: Arc<Semaphore>,
    metrics: Arc<Metrics>,
}

impl Pool {
    /// A pool of so many threads.
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> Pool {
        Pool { free: Arc::new(Semaphore::new(threads.max(1))), metrics }
    }

    /// What a bot does. A bot that fails must not hold a table up, so the first legal action
    /// stands in for its answer; nothing comes back only where nobody is asked.
    pub async fn choose(&self, level: String, game: Game, seed: u64) -> Option<Action> {
        let _permit = self.free.acquire().await.ok()?;
        let begin = Instant::now();
        let thinking = game.clone();
        let thought = tokio::task::spawn_blocking(move || choose(&level, &thinking, seed)).await;
        self.metrics.bot_choices.add(1);
        self.metrics.bot_micros.add_time(begin.elapsed());
        let chosen = thought.unwrap_or_else(|error| {
            tracing::error!(%error, "a bot failed");
            None
        });
        let legal = game.legal_actions();
        chosen.filter(|action| legal.contains(action)).or(legal.first().copied())
    }
}

/// A level by its name.
pub fn level(name: &str) -> Result<&'static str, Refused> {
    LEVELS.iter().find(|level| **level == name).copied().ok_or_else(|| {
        let message = format!("there is no bot \"{name}\": the levels are {}", LEVELS.join(", "));
        Refused::new(Code::UnknownBot, message)
    })
}

/// The level that plays for people who left: the best of those that answer at once.
pub fn stand_in() -> &'static str {
    LEVELS.iter().find(|level| **level == "greedy").unwrap_or(&LEVELS[0])
}

/// What a level is, in a sentence.
pub fn sentence(level: &str) -> &'static str {
    match level {
        "random" => "Takes any legal action: for the very first game, and for tests.",
        "greedy" => "Takes the points that it sees and minds its figures: a fair opponent.",
        _ => "A bot of this version.",
    }
}
