//! What is counted while a run goes on.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use hdrhistogram::Histogram;
use serde::Serialize;

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
    /// The longest of them, the longest first.
    pub longest: Vec<Stall>,
    /// Refusals by their code.
    pub refusals: Codes,
    /// Sockets that the server or the network closed, by the code of the close.
    pub closed: Codes,
    /// Everything else that went wrong.
    pub errors: Codes,
}

/// How many of the longest stand-stills are kept.
const KEPT: usize = 20;

/// A time in which nobody saw a game go on.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Stall {
    /// Which game.
    pub game: String,
    /// The version that everybody saw meanwhile.
    pub version: u32,
    /// Whether a bot plays.
    pub against_bot: bool,
    /// When it began, in milliseconds since 1970.
    pub began: u64,
    /// How long it lasted, in milliseconds.
    pub lasted: u64,
}

impl Stall {
    /// One that ends now.
    pub fn until_now(game: &str, version: u32, against_bot: bool, lasted: Duration) -> Stall {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let milliseconds = |time: Duration| time.as_millis() as u64;
        Stall {
            game: game.to_owned(),
            version,
            against_bot,
            began: milliseconds(now.saturating_sub(lasted)),
            lasted: milliseconds(lasted),
        }
    }
}

impl Counts {
    /// Counts for how long a game has stood still.
    pub fn stood_still(&mut self, stall: Stall) {
        self.still.add(Duration::from_millis(stall.lasted));
        let place = self.longest.partition_point(|known| known.lasted >= stall.lasted);
        if place < KEPT {
            self.longest.insert(place, stall);
            self.longest.truncate(KEPT);
        }
    }
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

    #[test]
    fn the_longest_stand_stills_are_kept_with_their_games() {
        let mut counts = Counts::default();
        for lasted in (0..50).chain((0..50).rev()) {
            let lasted = Duration::from_millis(lasted);
            counts.stood_still(Stall::until_now("g", 3, false, lasted));
        }
        let kept: Vec<u64> = counts.longest.iter().map(|stall| stall.lasted).collect();
        let expected: Vec<u64> = (40..50).rev().flat_map(|lasted| [lasted, lasted]).collect();
        assert_eq!((kept, counts.still.count()), (expected, 100));
        let ends = counts.longest[0].began + counts.longest[0].lasted;
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as u64;
        assert!(ends <= now && now - ends < 60_000, "{ends} {now}");
    }
}
