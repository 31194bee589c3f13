//! What has changed between two states of a table, so that a move does not send the whole board.

use std::mem::take;

use bastide_table::Table;
use bastide_wire::site::{Change, LoggedEvent, Patch, Shared};
use bastide_wire::{TableState, diff, diff_lists, diff_with_lists};
use serde_json::{Value, json};

use crate::listing::Listing;
use crate::view::{Viewer, events, seats, shared};

/// What everybody sees of a table at one moment, kept to see what changes after it.
pub struct Sight {
    seq: u32,
    shared: Shared,
}

impl Sight {
    /// What everybody sees of a table now.
    pub fn of(table: &Table, listing: &Listing) -> Sight {
        Sight { seq: table.next_seq() - 1, shared: shared(table, listing) }
    }

    /// Whether the table has not gone on since.
    pub fn is_of(&self, table: &Table) -> bool {
        self.seq == table.next_seq() - 1
    }
}

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
        (before, seen): (&Table, Sight),
        (after, sees): (&Table, &mut Sight),
    ) -> Option<Difference> {
        let (old, new) = (before.play()?, after.play()?);
        let first = old.plies().len();
        // What is taken back is gone from the history too, which comes with whole views alone.
        let fresh = new.plies().get(first..)?;
        let patch = patch(seen.shared, &mut sees.shared);
        Some(Difference {
            from: seen.seq,
            seq: sees.seq,
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
fn patch(mut old: Shared, new: &mut Shared) -> Option<Value> {
    let states = (old.state.take(), new.state.take());
    let features = take(&mut new.features);
    let spots = take(&mut new.spots);
    let lists = vec![
        ("features", diff_lists(&take(&mut old.features), &features)),
        ("spots", diff_lists(&take(&mut old.spots), &spots)),
    ];
    let rest = (json!(old), json!(new));
    (new.features, new.spots) = (features, spots);
    let state = match states {
        (Some(old), Some(mut state)) => {
            let patch = patch_of_states(old, &mut state);
            new.state = Some(state);
            patch
        }
        (old, state) => {
            let patch = diff(&json!(old), &json!(state));
            new.state = state;
            patch
        }
    };
    let changes = lists.into_iter().chain([("state", state)]).collect();
    diff_with_lists(&rest.0, &rest.1, changes)
}

fn patch_of_states(mut old: TableState, new: &mut TableState) -> Option<Value> {
    let board = take(&mut new.board);
    let figures = take(&mut new.figures);
    let lists = vec![
        ("board", diff_lists(&take(&mut old.board), &board)),
        ("figures", diff_lists(&take(&mut old.figures), &figures)),
    ];
    let patch = diff_with_lists(&json!(old), &json!(new), lists);
    (new.board, new.figures) = (board, figures);
    patch
}
