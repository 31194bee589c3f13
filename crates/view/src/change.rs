//! What has changed between two states of a table, so that a move does not send the whole board.

use bastide_table::Table;
use bastide_wire::diff;
use bastide_wire::site::{Change, LoggedEvent, Patch};
use serde_json::{Value, json};

use crate::listing::Listing;
use crate::view::{Viewer, events, seats, shared};

/// What has changed for everybody.
pub struct Difference {
    from: u32,
    seq: u32,
    patch: Patch,
    events: Vec<LoggedEvent>,
}

impl Difference {
    /// The difference that entries have made; nothing where only a whole view can tell it.
    pub fn between(
        (before, before_listing): (&Table, &Listing),
        (after, after_listing): (&Table, &Listing),
    ) -> Option<Difference> {
        let (old, new) = (before.play()?, after.play()?);
        let first = old.plies().len();
        // What is taken back is gone from the history too, which comes with whole views alone.
        let fresh = new.plies().get(first..)?;
        let seen = |table: &Table, listing: &Listing| json!(shared(table, listing));
        let patch = diff(&seen(before, before_listing), &seen(after, after_listing));
        Some(Difference {
            from: before.next_seq() - 1,
            seq: after.next_seq() - 1,
            patch: Patch(patch.unwrap_or_else(|| Value::Object(Default::default()))),
            events: events(fresh, first),
        })
    }

    /// The message about it for somebody.
    pub fn for_viewer(&self, table: &Table, listing: &Listing, viewer: &Viewer<'_>) -> Change {
        let (spaces, legal) = viewer.legal_actions();
        Change {
            from: self.from,
            seq: self.seq,
            patch: self.patch.clone(),
            events: self.events.clone(),
            you: listing.played_by(viewer.user),
            online: seats(viewer.online),
            spaces,
            legal,
            can_undo: viewer.can_undo(table),
            wait: viewer.wait,
        }
    }
}
