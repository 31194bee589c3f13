//! The clock: the one place where the server asks what time it is.
//!
//! Nodes that share a database go by its clock: they ask it now and then, and count on from there by a clock that nobody
//! can set. So it does no harm if the clock of a node is wrong or jumps.

use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use bastide_table::Time;

use crate::store::Store;

/// The server goes by this computer's clock.
const OWN: i64 = i64::MIN;

/// What time it is.
#[derive(Debug)]
pub struct Clock {
    started: Instant,
    /// What time it was when the server started, by the clock of the database.
    start: AtomicI64,
}

impl Default for Clock {
    fn default() -> Clock {
        Clock { started: Instant::now(), start: AtomicI64::new(OWN) }
    }
}

impl Clock {
    /// Now.
    pub fn now(&self) -> Time {
        match self.start.load(Ordering::Relaxed) {
            OWN => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH);
                Time(since.map_or(0, |time| time.as_millis() as i64))
            }
            start => Time(start + self.started.elapsed().as_millis() as i64),
        }
    }

    /// Asks the database what time it is, if others share it.
    pub async fn ask(&self, store: &Store) -> Result<(), sqlx::Error> {
        let begin = Instant::now();
        if let Some(time) = store.time().await? {
            self.set(time, begin, begin.elapsed());
        }
        Ok(())
    }

    /// It was this late at some moment of a question that took so long: in the middle, most likely.
    fn set(&self, time: Time, begin: Instant, took: Duration) {
        let at = begin.saturating_duration_since(self.started) + took / 2;
        self.start.store(time.0 - at.as_millis() as i64, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_from_what_the_database_says() {
        let clock = Clock::default();
        let own = clock.now();
        assert!(own.0 > 1_700_000_000_000, "{own:?}");
        clock.set(Time(5_000), clock.started + Duration::from_secs(3), Duration::from_millis(200));
        let start = clock.start.load(Ordering::Relaxed);
        assert_eq!(start, 5_000 - 3_100, "the answer is from the middle of the question");
        let now = clock.now();
        assert!(now.0 >= start && now.0 < start + 60_000, "{now:?}");
    }
}
