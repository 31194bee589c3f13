//! Waiting for a move: how long everybody has for it, and how long it has taken.

use bastide_wire::site::Wait;

use super::task::Task;
use crate::clock::now;

impl Task {
    /// How long the table has waited for the person who has to decide.
    pub(super) fn wait(&self) -> Option<Wait> {
        let since = self.table.asked_at()?;
        Some(Wait { so_far: (now().0 - since.0).max(0), longest: self.stall_patience() })
    }

    /// How long everybody has for a decision before the others may act, in milliseconds.
    pub(super) fn stall_patience(&self) -> i64 {
        self.app.config.stall_after.as_millis() as i64
    }
}
