//! What has changed between two states of a table, so that a move does not send the whole board.

use std::mem::take;

use bastide_table::Table;
use bastide_wire::site::{Change, LoggedEvent, Patch, Shared};
use bastide_wire::{TableState, diff, diff_lists, diff_with_lists};
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
        let patch = patch(shared(before, before_listing), shared(after, after_listing));
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

/// The patch between what everybody sees before and after. Tiles, figures and features are many, and few
/// of them change: they are compared as they are, and the rest as JSON.
fn patch(mut old: Shared, mut new: Shared) -> Option<Value> {
    let states = match (old.state.take(), new.state.take()) {
        (Some(old), Some(new)) => patch_of_states(old, new),
        (old, new) => diff(&json!(old), &json!(new)),
    };
    let lists = vec![
        ("state", states),
        ("features", diff_lists(&take(&mut old.features), &take(&mut new.features))),
        ("spots", diff_lists(&take(&mut old.spots), &take(&mut new.spots))),
    ];
    diff_with_lists(&json!(old), &json!(new), lists)
}

fn patch_of_states(mut old: TableState, mut new: TableState) -> Option<Value> {
    let lists = vec![
        ("board", diff_lists(&take(&mut old.board), &take(&mut new.board))),
        ("figures", diff_lists(&take(&mut old.figures), &take(&mut new.figures))),
    ];
    diff_with_lists(&json!(old), &json!(new), lists)
}
