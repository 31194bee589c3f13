//! What the server has acknowledged in a game, which is what it has to keep.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::Value;
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
    /// The same by the version at which they were played, as JSON. While nobody takes anything back, the
    /// version is the place in the transcript.
    actions: BTreeMap<u32, String>,
    /// Actions that the server has not answered yet.
    unanswered: u64,
    /// The newest version that anybody has seen, and when.
    newest: Option<(u32, Instant)>,
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
    /// All acknowledged actions were played at versions below this one.
    below: u32,
    standing: u64,
    undos: u64,
}

impl Ledger {
    /// Nothing is acknowledged yet.
    pub fn new(id: String, people: usize) -> Ledger {
        let state = State { newest: Some((0, Instant::now())), ..State::default() };
        Ledger { id, people, state: Mutex::new(state) }
    }

    /// Whether a bot plays, who has its turn whenever the only person has not.
    pub fn is_against_bot(&self) -> bool {
        self.people == 1
    }

    /// A player sends an action that leads to this version.
    pub fn send(&self, seat: usize, version: u32, at: Instant) {
        let mut state = self.lock();
        state.unanswered += 1;
        // Bots are not asked what they see.
        if self.people > 1 {
            state.sent.push(Sent { seat, version, at });
        }
    }

    /// The last action of a player was refused, and nobody will see it, unless the server could not tell whether
    /// it is stored: then it may turn up.
    pub fn withdraw(&self, seat: usize, is_certain: bool) {
        let mut state = self.lock();
        state.unanswered -= u64::from(is_certain);
        if let Some(last) = state.sent.iter().rposition(|sent| sent.seat == seat) {
            state.sent.remove(last);
        }
    }

    /// Somebody sees a version: for how long the game has stood still, if it is new to everybody. Nothing is
    /// counted before `since`.
    pub fn progress(&self, version: u32, now: Instant, since: Instant) -> Option<Duration> {
        let newest = &mut self.lock().newest;
        let is_new = newest.is_none_or(|(known, _)| version > known);
        let before = newest.map_or(since, |(_, at)| at.max(since));
        if is_new {
            *newest = Some((version, now));
        }
        is_new.then(|| now.saturating_duration_since(before))
    }

    /// The newest version that anybody has seen.
    pub fn version(&self) -> u32 {
        self.lock().newest.map_or(0, |(version, _)| version)
    }

    /// For how long the game has stood still by now.
    pub fn still(&self, now: Instant, since: Instant) -> Duration {
        let before = self.lock().newest.map_or(since, |(_, at)| at.max(since));
        now.saturating_duration_since(before)
    }

    /// A player sees this version: how long ago the other sent each action that led to it, once.
    pub fn see(&self, seat: usize, version: u32, now: Instant) -> Vec<Duration> {
        let is_new = |sent: &mut Sent| sent.seat != seat && sent.version <= version;
        self.lock().sent.extract_if(.., is_new).map(|sent| now - sent.at).collect()
    }

    /// An action that was played at a version is acknowledged.
    pub fn acknowledge(&self, version: u32, action: String) {
        let mut state = self.lock();
        state.unanswered -= 1;
        state.acknowledged += 1;
        state.actions.insert(version, action);
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
        let state = self.lock();
        let below = state.actions.last_key_value().map_or(0, |(version, _)| version + 1);
        Mark { below, standing: state.standing, undos: state.undos }
    }

    /// How many acknowledged actions a transcript with these actions does not have where they belong. What is
    /// missing is written off, so that it is counted once.
    pub fn missing(&self, before: Mark, found: &[Value]) -> u64 {
        let mut state = self.lock();
        let missing = if state.undos == 0 {
            let is_missing = |version: &u32, action: &mut String| {
                let read = serde_json::from_str::<Value>(action);
                found.get(*version as usize) != read.ok().as_ref()
            };
            state.actions.extract_if(..before.below, is_missing).count() as u64
        } else {
            // Each time that somebody has asked since, one may have gone rightly.
            let expected = before.standing.saturating_sub(state.undos - before.undos);
            expected.saturating_sub(found.len() as u64)
        };
        state.standing = state.standing.saturating_sub(missing);
        missing
    }

    /// How many actions a complete transcript has that nobody has sent. Bots send nothing to anybody, and what
    /// was taken back is not told apart.
    pub fn unasked(&self, found: &[Value]) -> u64 {
        let state = self.lock();
        let is_known = self.people > 1 && state.undos == 0;
        let sent = state.acknowledged + state.unanswered;
        if is_known { (found.len() as u64).saturating_sub(sent) } else { 0 }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(number: u32) -> Value {
        serde_json::json!({ "type": "pass", "number": number })
    }

    fn transcript(numbers: impl IntoIterator<Item = u32>) -> Vec<Value> {
        numbers.into_iter().map(action).collect()
    }

    fn with_actions(number: u32) -> Ledger {
        let ledger = Ledger::new(String::new(), 2);
        for version in 0..number {
            ledger.send(0, version + 1, Instant::now());
            ledger.acknowledge(version, action(version).to_string());
        }
        ledger
    }

    #[test]
    fn a_transcript_that_lacks_an_action_is_noticed_once() {
        let ledger = with_actions(5);
        assert_eq!(ledger.missing(ledger.mark(), &transcript(0..5)), 0);
        assert_eq!(
            ledger.missing(ledger.mark(), &transcript(0..7)),
            0,
            "others have played as well"
        );
        assert_eq!(ledger.missing(ledger.mark(), &transcript(0..3)), 2);
        assert_eq!(ledger.missing(ledger.mark(), &transcript(0..3)), 0);
    }

    #[test]
    fn an_action_in_the_wrong_place_is_missing_and_one_too_many_is_noticed() {
        let ledger = with_actions(3);
        assert_eq!(ledger.missing(ledger.mark(), &transcript([0, 2, 1])), 2);
        assert_eq!(ledger.unasked(&transcript([0, 1, 2])), 0);
        assert_eq!(ledger.unasked(&transcript([0, 1, 2, 2])), 1);
        ledger.send(1, 4, Instant::now());
        assert_eq!(
            ledger.unasked(&transcript([0, 1, 2, 3])),
            0,
            "it was sent, and the answer lost"
        );
        ledger.withdraw(1, false);
        assert_eq!(ledger.unasked(&transcript([0, 1, 2, 3])), 0, "refused, but perhaps stored");
        ledger.withdraw(1, true);
        assert_eq!(ledger.unasked(&transcript([0, 1, 2, 3])), 1);
    }

    #[test]
    fn what_is_acknowledged_after_the_mark_need_not_be_there() {
        let ledger = with_actions(2);
        let before = ledger.mark();
        ledger.send(0, 3, Instant::now());
        ledger.acknowledge(2, action(2).to_string());
        assert_eq!(ledger.missing(before, &transcript(0..2)), 0);
        assert_eq!(ledger.missing(ledger.mark(), &transcript(0..2)), 1);
    }

    #[test]
    fn an_action_taken_back_is_not_missed() {
        let ledger = with_actions(5);
        ledger.undo();
        assert_eq!(
            ledger.missing(ledger.mark(), &transcript(0..4)),
            0,
            "gone before it is answered"
        );
        ledger.undo_refused();
        let before = ledger.mark();
        ledger.undo();
        ledger.send(0, 6, Instant::now());
        ledger.acknowledge(5, action(5).to_string());
        assert_eq!(ledger.missing(before, &transcript(0..4)), 0, "taken back in the meantime");
        assert_eq!(ledger.missing(before, &transcript(0..3)), 1);
    }

    #[test]
    fn a_game_stands_still_until_somebody_sees_a_new_version() {
        let begin = Instant::now();
        let ledger = with_actions(0);
        let at = |seconds| begin + Duration::from_secs(seconds);
        assert_eq!(ledger.progress(0, at(1), at(2)), None, "nobody plays yet");
        assert_eq!(ledger.progress(1, at(5), at(2)), Some(Duration::from_secs(3)));
        assert_eq!(ledger.progress(1, at(6), at(2)), None, "the other player sees it too");
        assert_eq!(ledger.still(at(9), at(2)), Duration::from_secs(4));
    }

    #[test]
    fn the_other_player_sees_every_action_once() {
        let (ledger, now) = (with_actions(0), Instant::now());
        let later = now + Duration::from_millis(5);
        ledger.send(0, 4, now);
        ledger.send(0, 5, later);
        ledger.send(0, 6, later);
        ledger.withdraw(0, true);
        assert_eq!(ledger.see(0, 6, later), []);
        assert_eq!(ledger.see(1, 3, later), []);
        assert_eq!(ledger.see(1, 6, later), [Duration::from_millis(5), Duration::ZERO]);
        assert_eq!(ledger.see(1, 6, later), []);
    }
}
