//! What the server has acknowledged in a game, which is what it has to keep.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The account of one game, kept by all its players together.
#[derive(Debug)]
pub struct Ledger {
    /// The id of the game.
    pub id: String,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    /// Acknowledged actions.
    acknowledged: u64,
    /// Those of them that nobody has asked to take back.
    standing: u64,
    /// How often somebody has asked to take an action back.
    undos: u64,
    /// The last action that was sent.
    sent: Option<Sent>,
}

#[derive(Debug)]
struct Sent {
    seat: usize,
    version: u32,
    at: Instant,
}

/// What the ledger says at some moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Mark {
    standing: u64,
    undos: u64,
}

impl Ledger {
    /// Nothing is acknowledged yet.
    pub fn new(id: String) -> Ledger {
        Ledger { id, state: Mutex::default() }
    }

    /// A player sends an action that leads to this version.
    pub fn send(&self, seat: usize, version: u32, at: Instant) {
        self.lock().sent = Some(Sent { seat, version, at });
    }

    /// A player sees this version: how long ago somebody else sent what led to it, once.
    pub fn see(&self, seat: usize, version: u32, now: Instant) -> Option<Duration> {
        let mut state = self.lock();
        let sent = state.sent.take_if(|sent| sent.seat != seat && sent.version <= version)?;
        Some(now - sent.at)
    }

    /// An action is acknowledged.
    pub fn acknowledge(&self) {
        let mut state = self.lock();
        state.acknowledged += 1;
        state.standing += 1;
    }

    /// How many actions are acknowledged.
    pub fn acknowledged(&self) -> u64 {
        self.lock().acknowledged
    }

    /// Somebody asks to take an action back. It may be gone from now on.
    pub fn undo(&self) {
        let mut state = self.lock();
        state.undos += 1;
        state.standing = state.standing.saturating_sub(1);
    }

    /// The action was not taken back after all.
    pub fn undo_refused(&self) {
        self.lock().standing += 1;
    }

    /// What the ledger says now: to be read before the transcript is asked for.
    pub fn mark(&self) -> Mark {
        let State { standing, undos, .. } = *self.lock();
        Mark { standing, undos }
    }

    /// How many acknowledged actions a transcript with this many does not have. What is missing is
    /// written off, so that it is counted once.
    pub fn missing(&self, before: Mark, found: u64) -> u64 {
        let mut state = self.lock();
        // Each time that somebody has asked since, one may have gone rightly.
        let expected = before.standing.saturating_sub(state.undos - before.undos);
        let missing = expected.saturating_sub(found);
        state.standing = state.standing.saturating_sub(missing);
        missing
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with_actions(number: u64) -> Ledger {
        let ledger = Ledger::new(String::new());
        (0..number).for_each(|_| ledger.acknowledge());
        ledger
    }

    #[test]
    fn a_transcript_that_lacks_an_action_is_noticed_once() {
        let ledger = with_actions(5);
        assert_eq!(ledger.missing(ledger.mark(), 5), 0);
        assert_eq!(ledger.missing(ledger.mark(), 7), 0, "others have played as well");
        assert_eq!(ledger.missing(ledger.mark(), 3), 2);
        assert_eq!(ledger.missing(ledger.mark(), 3), 0);
    }

    #[test]
    fn an_action_taken_back_is_not_missed() {
        let ledger = with_actions(5);
        ledger.undo();
        assert_eq!(ledger.missing(ledger.mark(), 4), 0, "it may be gone before it is answered");
        ledger.undo_refused();
        let before = ledger.mark();
        ledger.undo();
        ledger.acknowledge();
        assert_eq!(ledger.missing(before, 4), 0, "taken back while the transcript was written");
        assert_eq!(ledger.missing(before, 3), 1);
    }

    #[test]
    fn only_the_other_player_sees_a_change_late() {
        let (ledger, now) = (with_actions(0), Instant::now());
        ledger.send(0, 4, now);
        assert_eq!(ledger.see(0, 4, now), None);
        assert_eq!(ledger.see(1, 3, now), None);
        assert_eq!(
            ledger.see(1, 4, now + Duration::from_millis(5)),
            Some(Duration::from_millis(5))
        );
        assert_eq!(ledger.see(1, 4, now), None);
    }
}
