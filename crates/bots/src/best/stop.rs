//! When a search ends.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use bastide_engine::Action;

use crate::clock::Instant;

/// What a player may spend on one decision. Nothing at all means one look at every action.
#[derive(Clone, Debug)]
pub struct Budget {
    /// The time.
    pub time: Option<Duration>,
    /// The positions that are looked at; with this alone the answer is always the same.
    pub positions: Option<u64>,
    /// Answers that are looked at after the first decision of a turn, where there are more.
    pub width: usize,
    /// Positions for the first look at every action, whatever else the budget is.
    pub first_look: u64,
    /// Threads that share the work; the budget of positions is shared too.
    pub threads: usize,
    /// An action that is looked at as far as the best ones, whatever it seems to be worth.
    pub also: Option<Action>,
    /// Ends the search when somebody sets it.
    pub cancel: Option<Arc<AtomicBool>>,
}

impl Default for Budget {
    fn default() -> Budget {
        Budget {
            time: None,
            positions: None,
            width: 48,
            first_look: 10_000,
            threads: 1,
            also: None,
            cancel: None,
        }
    }
}

impl Budget {
    /// So much time.
    pub fn time(time: Duration) -> Budget {
        Budget { time: Some(time), ..Budget::default() }
    }

    /// So many positions.
    pub fn positions(positions: u64) -> Budget {
        Budget { positions: Some(positions), ..Budget::default() }
    }
}

/// A budget that has begun to run out.
#[derive(Clone)]
pub(crate) struct Stop {
    /// Answers that are looked at after the first decision of a turn.
    pub width: usize,
    /// Threads that share the work.
    pub threads: usize,
    first_look: u64,
    until: Option<Instant>,
    positions: u64,
    cancel: Option<Arc<AtomicBool>>,
}

impl Stop {
    pub fn after(budget: &Budget) -> Stop {
        let unlimited = budget.time.is_some() || budget.cancel.is_some();
        Stop {
            width: budget.width.max(1),
            threads: budget.threads.max(1),
            first_look: budget.first_look,
            until: budget.time.and_then(|time| Instant::now().checked_add(time)),
            positions: budget.positions.unwrap_or(if unlimited { u64::MAX } else { 0 }),
            cancel: budget.cancel.clone(),
        }
    }

    /// The same for the first look at every action, which has some positions at least.
    pub fn for_first_look(&self) -> Stop {
        Stop { positions: self.positions.max(self.first_look), ..self.clone() }
    }

    /// One of so many parts of what is left after so many positions.
    pub fn part(&self, used: u64, parts: usize) -> Stop {
        let positions = used + self.positions.saturating_sub(used) / parts as u64;
        let until = self.until.map(|until| {
            let now = Instant::now();
            now + until.duration_since(now) / parts as u32
        });
        Stop { positions, until, ..self.clone() }
    }

    /// The share of one of so many threads in what is left after so many positions.
    pub fn shared(&self, used: u64, threads: usize) -> Stop {
        let left = self.positions.saturating_sub(used);
        let share = if self.positions == u64::MAX { left } else { left / threads as u64 };
        Stop { positions: share, threads: 1, ..self.clone() }
    }

    /// Whether the search has to end, after so many positions.
    pub fn is_reached(&self, positions: u64) -> bool {
        positions >= self.positions
            || self.cancel.as_ref().is_some_and(|cancel| cancel.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
