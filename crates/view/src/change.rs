//! What has changed between two states of a table, so that a move does not send the whole board.

use bastide_table::{Entry, Event, Table};
use bastide_wire::site::{Change, LoggedEvent, Patch, Shared, Summary};
use bastide_wire::{Reports, TableState, diff_lists, diff_of_fields, diff_values};
use serde_json::Value;

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
    /// The difference that entries have made; nothing where only a whole view can tell it, such as what is
    /// taken back and then played again.
    pub fn made_by(
        entries: &[Entry],
        before: (&Table, &Listing),
        after: (&Table, &Listing),
    ) -> Option<Difference> {
        let back = entries.iter().any(|entry| matches!(entry.event, Event::TakenBack { .. }));
        if back { None } else { Difference::between(before, after) }
    }

    /// The difference between two states of a table; nothing where only a whole view can tell it.
    pub fn between(
        (before, before_listing): (&Table, &Listing),
        (after, after_listing): (&Table, &Listing),
    ) -> Option<Difference> {
        let (old, new) = (before.play()?, after.play()?);
        let first = old.plies().len();
        // What is taken back is gone from the history too, which comes with whole views alone.
        let fresh = new.plies().get(first..)?;
        let patch = patch(&shared(before, before_listing), &shared(after, after_listing));
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

/// What has changed in each field of a struct. A field that is not named does not compile.
macro_rules! changes {
    ($Struct:ident, $old:expr, $new:expr, { $($field:ident: $diff:expr),+ $(,)? }) => {{
        let $Struct { $($field),+ } = $new;
        [$((stringify!($field), $diff(&$old.$field, $field))),+]
    }};
}

/// The patch between what everybody sees before and after. Little of it changes with a move, so it is compared
/// as it is, and only what has changed is put into JSON.
fn patch(old: &Shared, new: &Shared) -> Option<Value> {
    let changes = changes!(Shared, old, new, {
        version: diff_values,
        seq: diff_values,
        game: patch_of_summaries,
        state: |old: &Option<_>, new: &Option<_>| match (old, new) {
            (Some(old), Some(new)) => patch_of_states(old, new),
            _ => diff_values(old, new),
        },
        decision: diff_values,
        phase_rule: diff_values,
        features: diff_lists,
        spots: diff_lists,
        board_spots: diff_values,
        last: diff_values,
        projected: diff_values,
        holes: diff_values,
        seed_hash: diff_values,
        seed: diff_values,
    });
    diff_of_fields(changes, Vec::new())
}

fn patch_of_summaries(old: &Summary, new: &Summary) -> Option<Value> {
    let changes = changes!(Summary, old, new, {
        id: diff_values,
        status: diff_values,
        preset: diff_values,
        systems: diff_values,
        options: diff_values,
        players: diff_values,
        created: diff_values,
        updated: diff_values,
        version: diff_values,
        plies: diff_values,
        you: diff_values,
        creator: diff_values,
        public: diff_values,
        assists: diff_values,
        watchers_chat: diff_values,
        scripted: diff_values,
        turn: diff_values,
        tiles: diff_values,
        tiles_total: diff_values,
        results: diff_values,
        rematch: diff_values,
        invite: diff_values,
        brought: diff_values,
        uploaded: diff_values,
    });
    diff_of_fields(changes, Vec::new())
}

fn patch_of_states(old: &TableState, new: &TableState) -> Option<Value> {
    let changes = changes!(TableState, old, new, {
        turn: diff_values,
        turn_player: diff_values,
        active_player: diff_values,
        players: diff_lists,
        track: diff_lists,
        board: diff_lists,
        figures: diff_lists,
        pieces: diff_lists,
        remaining: diff_values,
        remaining_total: diff_values,
        systems: |_: &Reports, _: &Reports| None,
    });
    // What the systems add stands beside the fields.
    let (before, after) = (&old.systems.0, &new.systems.0);
    let of_systems = after
        .iter()
        .map(|(name, after)| (name.as_str(), diff_values(&before.get(name), &Some(after))));
    let gone = before.keys().filter(|name| !after.contains_key(*name)).map(String::as_str);
    diff_of_fields(changes.into_iter().chain(of_systems), gone.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_table::{NewTable, Person, SeatPlan, Seed, Time};
    use bastide_wire::{apply, diff};
    use serde_json::json;

    /// A game of two bots, who choose anything.
    fn table(preset: &str) -> Table {
        let bot = SeatPlan::Bot { level: "odile".to_owned(), name: "Odile".to_owned() };
        let wish = NewTable {
            preset: Some(preset.to_owned()),
            seats: vec![bot.clone(), bot],
            assists: true,
            seed: Seed([7; 32]),
            ..NewTable::default()
        };
        let host = Person::new("u_ann", "Ann", "red");
        Table::load(&Table::create(&wish, &host, Time(0)).unwrap()).unwrap()
    }

    /// Wherever a field is compared by itself, its name and its change are right.
    #[test]
    fn what_everybody_saw_becomes_what_everybody_sees() {
        for preset in ["base", "everything"] {
            let mut before = table(preset);
            let mut choice = 0;
            while let (Some(seat), Some(play)) = (before.asked(), before.play()) {
                choice += 7;
                let actions = play.game().legal_actions();
                let action = actions[choice % actions.len()];
                let entries = before.decide_for_bot(seat, before.version(), action, Time(0));
                let mut after = before.clone();
                after.apply_all(&entries.unwrap()).unwrap();
                let [old, new] = [&before, &after].map(|table| (table, Listing::of("t", table)));
                let mut seen = json!(shared(old.0, &old.1));
                let change = Difference::between((old.0, &old.1), (new.0, &new.1)).unwrap();
                apply(&mut seen, &change.patch.0);
                let sees = json!(shared(new.0, &new.1));
                assert_eq!(diff(&seen, &sees), None, "{preset} {}", after.version());
                before = after;
            }
            assert!(before.version() > 70, "{preset} is played to its end");
        }
    }
}
