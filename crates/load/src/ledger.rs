//! What the server has acknowledged in a game, which is what it has to keep.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::time::Instant;

/// The account of one game, kept by all its players together.
#[derive(Debug)]
pub struct Ledger {
    /// The id of the game.
    pub id: String,
    /// How many people play it.
    people: usize,
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
    /// Actions that the other player has not seen yet.
    sent: Vec<Sent>,
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
    pub fn new(id: String, people: usize) -> Ledger {
        Ledger { id, people, state: Mutex::default() }
    }

    /// Whether a bot plays, who has its turn whenever the only person has not.
    pub fn is_against_bot(&self) -> bool {
        self.people == 1
    }

    /// A player sends an action that leads to this version.
    pub fn send(&self, seat: usize, version: u32, at: Instant) {
        // Bots are not asked what they see.
        if self.people > 1 {
            self.lock().sent.push(Sent { seat, version, at });
        }
    }

    /// The last action of a player was refused, and nobody will see it.
    pub fn withdraw(&self, seat: usize) {
        let sent = &mut self.lock().sent;
        if let Some(last) = sent.iter().rposition(|sent| sent.seat == seat) {
            sent.remove(last);
        }
    }

    /// A player sees this version: how long ago the other sent each action that led to it, once.
    pub fn see(&self, seat: usize, version: u32, now: Instant) -> Vec<Duration> {
        let is_new = |sent: &mut Sent| sent.seat != seat && sent.version <= version;
        self.lock().sent.extract_if(.., is_new).map(|sent| now - sent.at).collect()
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
        let ledger = Ledger::new(String::new(), 2);
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
    fn the_other_player_sees_every_action_once() {
        let (ledger, now) = (with_actions(0), Instant::now());
        let later = now + Duration::from_millis(5);
        ledger.send(0, 4, now);
        ledger.send(0, 5, later);
        ledger.send(0, 6, later);
        ledger.withdraw(0);
        assert_eq!(ledger.see(0, 6, later), []);
        assert_eq!(ledger.see(1, 3, later), []);
        assert_eq!(ledger.see(1, 6, later), [Duration::from_millis(5), Duration::ZERO]);
        assert_eq!(ledger.see(1, 6, later), []);
    }
}
