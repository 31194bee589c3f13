//! What is counted while a run goes on.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hdrhistogram::Histogram;

/// Something that happened, by its code, and how often.
pub type Codes = BTreeMap<String, u64>;

/// The counts of a run. Everybody adds to the same ones.
#[derive(Debug, Default)]
pub struct Stats(Mutex<Counts>);

impl Stats {
    /// The counts, for a moment.
    pub fn lock(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts an error by its code.
    pub fn error(&self, code: &str) {
        add(&mut self.lock().errors, code);
    }

    /// Counts a refusal by its code.
    pub fn refusal(&self, code: &str) {
        add(&mut self.lock().refusals, code);
    }

    /// Counts a socket that was closed, by the code that it was closed with.
    pub fn closed(&self, code: &str) {
        add(&mut self.lock().closed, code);
    }
}

fn add(codes: &mut Codes, code: &str) {
    match codes.get_mut(code) {
        Some(count) => *count += 1,
        None => drop(codes.insert(code.to_owned(), 1)),
    }
}

/// Everything that is counted.
#[derive(Debug, Default)]
pub struct Counts {
    /// Actions that the server acknowledged.
    pub moves: u64,
    /// Requests over sockets that wait for their answer.
    pub pending: usize,
    /// Actions taken back.
    pub undos: u64,
    /// Games that began.
    pub started: u64,
    /// Games that were played to their end.
    pub finished: u64,
    /// Acknowledged actions of the games whose transcripts were read in the end.
    pub checked: u64,
    /// Acknowledged actions that a transcript did not have, or not where they belong.
    pub lost: u64,
    /// Actions in the transcripts of games between people that nobody has sent, or not so often.
    pub unasked: u64,
    /// Games that were neither over in the end nor waited for a person.
    pub stuck: u64,
    /// Games whose transcripts could not be fetched.
    pub unverified: u64,
    /// Sockets that are open now.
    pub open: usize,
    /// The most that were open at the same time.
    pub most_open: usize,
    /// Sockets that were opened.
    pub opened: u64,
    /// Sockets that came back after they were closed.
    pub reconnects: u64,
    /// Changes that did not follow on what the client had seen.
    pub gaps: u64,
    /// Bytes of messages, and of answers over HTTP as they were sent.
    pub bytes: u64,
    /// From an action to its acknowledgement.
    pub ack: Times,
    /// From an action until the other player of the game sees it.
    pub seen: Times,
    /// From the end of a turn until the bot has had its own.
    pub bot: Times,
    /// From asking for a new game until it is there.
    pub create: Times,
    /// From one version of a game to the next that anybody saw.
    pub still: Times,
    /// Refusals by their code.
    pub refusals: Codes,
    /// Sockets that the server or the network closed, by the code of the close.
    pub closed: Codes,
    /// Everything else that went wrong.
    pub errors: Codes,
}

/// Many times, from which quantiles can be read.
#[derive(Debug)]
pub struct Times(Histogram<u64>);

/// Longer times count as this one, in microseconds.
const LONGEST: u64 = 600_000_000;

impl Default for Times {
    fn default() -> Times {
        Times(Histogram::new_with_bounds(1, LONGEST, 3).expect("the bounds are right"))
    }
}

impl Times {
    /// Adds a time.
    pub fn add(&mut self, time: Duration) {
        self.0.saturating_record(u64::try_from(time.as_micros()).unwrap_or(LONGEST));
    }

    /// How many times there are.
    pub fn count(&self) -> u64 {
        self.0.len()
    }

    /// The time in milliseconds that this share of all times does not exceed.
    pub fn quantile(&self, share: f64) -> f64 {
        self.0.value_at_quantile(share) as f64 / 1000.0
    }

    /// The longest time, in milliseconds.
    pub fn longest(&self) -> f64 {
        self.0.max() as f64 / 1000.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_right_to_a_thousandth() {
        let mut times = Times::default();
        (1..=1000).for_each(|number| times.add(Duration::from_millis(number)));
        for (share, expected) in [(0.5, 500.0), (0.9, 900.0), (0.99, 990.0)] {
            let found = times.quantile(share);
            assert!((found - expected).abs() <= expected / 500.0, "{share}: {found}");
        }
        assert!((times.longest() - 1000.0).abs() < 1.0);
        assert_eq!(times.count(), 1000);
    }
}
