//! What the city and its guests look like from outside: for reports, and for the checks of all figures.

use super::{State, is_in_order};
use crate::action::Owned;
use crate::game::Game;
use crate::report::{Record, Report, Topic};
use crate::spot::Spot;
use crate::system::HeldFigure;
use crate::validate::{Violation, ensure};

/// The city: where it lies, the count and the guests in its quarters.
pub(super) fn report(game: &Game, topic: Topic, record: &mut Record) {
    if topic != Topic::Table {
        return;
    }
    let guests = game.systems.count.guests.iter().map(|guest| {
        let named = Record::default().with("owner", guest.owner).with("figure", guest.figure);
        named.with("quarter", guest.quarter.name())
    });
    let city = Record::default()
        .with("at", game.carcassonne())
        .with("count", game.systems.count.count.name())
        .with("guests", guests.collect::<Report>());
    record.set("carcassonne", city);
}

/// The guests in the quarters, and those who have come out for a scoring.
pub(super) fn held(game: &Game) -> Vec<HeldFigure> {
    let State { guests, joined, .. } = &game.systems.count;
    let guests = guests.iter().map(|it| HeldFigure {
        figure: Owned::new(it.owner, it.figure),
        on: Some(Spot::Quarter(it.quarter)),
    });
    let joined =
        joined.iter().map(|it| HeldFigure { figure: Owned::new(it.owner, it.figure), on: None });
    guests.chain(joined).collect()
}

/// Everybody is in a quarter that takes them, and between turns nobody is on the way.
pub(super) fn check(game: &Game) -> Result<(), Violation> {
    ensure(is_in_order(game), || "somebody is in the wrong quarter (CO-15)".into())?;
    let between_turns = game.is_between_turns();
    let joined = &game.systems.count.joined;
    ensure(!between_turns || joined.is_empty(), || "a follower from Carcassonne is lost".into())
}
