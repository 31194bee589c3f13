//! Bots think on a bounded number of blocking threads, never on those of the network. Hints are worked
//! out and pictures drawn there too.

use std::sync::Arc;
use std::time::Instant;

use bastide_bots::Level;
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
        let thinking = game.clone();
        let chosen = self.run(move || {
            let begin = Instant::now();
            (Level::named(&level).and_then(|level| level.choose(&thinking, seed)), begin.elapsed())
        });
        let (chosen, time) = chosen.await.unwrap_or_default();
        self.metrics.bot_choices.add(1);
        self.metrics.bot_micros.add_time(time);
        let legal = game.legal_actions();
        chosen.filter(|action| legal.contains(action)).or(legal.first().copied())
    }
}

impl Pool {
    /// Does any work that takes a while; nothing comes back if it fails.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _permit = self.free.acquire().await.ok()?;
        let done = tokio::task::spawn_blocking(work).await;
        done.inspect_err(|error| tracing::error!(%error, "work in the background failed")).ok()
    }
}

/// A level by its name.
pub fn level(name: &str) -> Result<&'static Level, Refused> {
    Level::named(name).ok_or_else(|| {
        let levels = Level::names().join(", ");
        let message = format!("there is no bot \"{name}\": the levels are {levels}");
        Refused::new(Code::UnknownBot, message)
    })
}

/// The level that plays for people who left: one that is worth playing on against.
pub fn stand_in() -> &'static str {
    "marius"
}
