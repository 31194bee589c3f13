//! Waiting for a move: how long everybody has for it, and how long it has taken.

use bastide_wire::site::Wait;

use super::task::Task;

impl Task {
    /// How long the others have waited for the person who has to decide, and when a bot takes the seat.
    pub(super) fn wait(&self) -> Option<Wait> {
        let now = self.now();
        let asked_for = now.0 - self.table.asked_at()?.0;
        let so_far = (asked_for - self.unattended()).max(0);
        let deadline = self.presence.deadline(self.patience());
        let bot_in = deadline.map(|deadline| (deadline.0 - now.0).max(0));
        Some(Wait { so_far, longest: self.stall_time(), bot_in })
    }

    /// How long the person who has to decide has before the others may act, in milliseconds. A game that
    /// everybody has left goes on as if no time had passed: whoever is back first wins nothing by it.
    pub(super) fn stall_patience(&self) -> i64 {
        self.stall_time() + self.unattended()
    }

    fn stall_time(&self) -> i64 {
        self.app.config.stall_after.as_millis() as i64
    }

    /// How long nobody else has been there since the person was asked, in milliseconds.
    fn unattended(&self) -> i64 {
        let (since, now) = (self.table.asked_at(), self.now());
        since.map_or(0, |since| (now.0 - since.0 - self.presence.attended(now)).max(0))
    }
}
