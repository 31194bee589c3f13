//! How fast a client may write: an honest one stays below the server's limit for a socket.

use std::time::Duration;

use tokio::time::Instant;

/// The time between two messages in the long run. The server takes 20 a second.
const GAP: Duration = Duration::from_millis(55);

/// Messages that may follow one another at once.
const BURST: u32 = 15;

/// The allowance of a socket.
#[derive(Debug)]
pub struct Pace {
    /// When all messages so far would have been sent with equal gaps between them.
    even: Instant,
}

impl Pace {
    /// Nothing has been sent yet.
    pub fn new(now: Instant) -> Pace {
        Pace { even: now }
    }

    /// When the next message may be sent.
    pub fn next(&self) -> Instant {
        self.even.checked_sub(GAP * (BURST - 1)).unwrap_or(self.even)
    }

    /// Counts a message.
    pub fn sent(&mut self, now: Instant) {
        self.even = self.even.max(now) + GAP;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_allowed_and_a_flood_is_not() {
        let begin = Instant::now();
        let (mut now, mut pace) = (begin, Pace::new(begin));
        for _ in 0..115 {
            now = now.max(pace.next());
            pace.sent(now);
        }
        assert_eq!(now - begin, 100 * GAP, "fifteen at once, and a hundred by and by");
    }
}
