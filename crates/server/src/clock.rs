//! The clock: the one place where the server asks what time it is.

use std::time::{SystemTime, UNIX_EPOCH};

use bastide_table::Time;

/// Now.
pub fn now() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    Time(since.map_or(0, |time| time.as_millis() as i64))
}
