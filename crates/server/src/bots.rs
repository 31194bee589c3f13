//! Bots think on a bounded number of blocking threads, never on those of the network. Hints are worked
//! out there too.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use bastide_bots::LONGEST;
use bastide_engine::{Action, Game};
use tokio::sync::Semaphore;

use crate::metrics::Metrics;

/// Lets so many bots think at once; the others wait for their turn.
#[derive(Clone, Debug)]
pub struct Pool {
    free: Arc<Semaphore>,
    threads: usize,
    /// Work that has not been done yet.
    waiting: Arc<AtomicUsize>,
    metrics: Arc<Metrics>,
}

impl Pool {
    /// A pool of so many threads.
    pub fn new(threads: usize, metrics: Arc<Metrics>) -> Pool {
        let threads = threads.max(1);
        Pool {
            free: Arc::new(Semaphore::new(threads)),
            threads,
            waiting: Arc::new(AtomicUsize::new(0)),
            metrics,
        }
    }

    /// What a bot does. A bot that fails must not hold a table up, so the first legal action
    /// stands in for its answer; nothing comes back only where nobody is asked.
    pub async fn choose(&self, level: String, game: Game, seed: u64) -> Option<Action> {
        let (thinking, pool) = (game.clone(), self.clone());
        let chosen = self.run(move || {
            let begin = Instant::now();
            let chosen = bastide_host::choose(&level, &thinking, seed, pool.time_for_one());
            (chosen, begin.elapsed())
        });
        let (chosen, time) = chosen.await.unwrap_or_default();
        self.metrics.bot_choices.observe(time);
        let legal = game.legal_actions();
        chosen.filter(|action| legal.contains(action)).or(legal.first().copied())
    }
}

impl Pool {
    /// How long a bot may think: the less the more work waits, so that many games at once make bots
    /// weaker and nobody wait.
    fn time_for_one(&self) -> Duration {
        let waiting = self.waiting.load(Ordering::Relaxed);
        LONGEST / waiting.div_ceil(self.threads).max(1) as u32
    }

    /// Does any work that takes a while, in the order in which it comes; nothing comes back if it
    /// fails.
    pub async fn run<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Option<T> {
        let _waiting = Waiting::one_of(&self.waiting);
        let _permit = self.free.acquire().await.ok()?;
        let done = tokio::task::spawn_blocking(work).await;
        done.inspect_err(|error| tracing::error!(%error, "work in the background failed")).ok()
    }
}

/// A piece of work that is not done yet, be it that nobody wants it any more.
struct Waiting(Arc<AtomicUsize>);

impl Waiting {
    fn one_of(all: &Arc<AtomicUsize>) -> Waiting {
        all.fetch_add(1, Ordering::Relaxed);
        Waiting(all.clone())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn bots_think_the_shorter_the_more_work_waits() {
        let pool = Pool::new(2, Arc::default());
        assert_eq!(pool.time_for_one(), LONGEST);
        let others: Vec<Waiting> = (0..8).map(|_| Waiting::one_of(&pool.waiting)).collect();
        assert_eq!(pool.time_for_one(), LONGEST / 4);
        drop(others);
        assert_eq!(pool.time_for_one(), LONGEST);
        assert_eq!(pool.run(|| 7).await, Some(7));
        assert!(pool.run(|| panic!("this work fails")).await.is_none_or(|(): ()| false));
        assert_eq!(pool.waiting.load(Ordering::Relaxed), 0);
    }
}
