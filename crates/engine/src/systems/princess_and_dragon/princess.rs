//! The princess: a tile that joins her to a city sends one of its knights home.

use crate::action::{Action, Owned, Sink, offer_recalls};
use crate::board::Seg;
use crate::decision::Decision;
use crate::event::Log;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::rule::pd;
use crate::spot::Spot;
use crate::systems::princess_and_dragon;
use crate::systems::princess_and_dragon::{
    PRINCESS_CITY, PRINCESS_INSTEAD, PRINCESS_MUST, Princess,
};
use crate::turn::Flow;

/// TS-9: with `must`, the active player sends a knight home if there is one (PD-70, PD-75).
pub(crate) fn enter(game: &mut Game) -> Flow {
    let must = game.rules.options.princess_and_dragon.princess == Princess::Must;
    if must && !game.part().knight_removed && city(game).is_some() {
        return Flow::Ask(game.part().player, Decision::Princess);
    }
    Flow::Next
}

/// The city of the princess on the tile just placed, if it holds knights after all its parts have
/// merged (PD-70, PD-76).
pub(crate) fn city(game: &Game) -> Option<Seg> {
    if !game.rules.has(princess_and_dragon::PRINCESS) {
        return None;
    }
    let mut segments = game.segments_of(game.part().tile).map(Seg);
    let princess = segments.find(|segment| game.segment_table(*segment).princess)?;
    (game.board.followers(princess) > 0).then_some(princess)
}

/// Every knight of the city, own or foreign (PD-70, PD-73).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let Some(city) = city(game) else { return false };
    let root = game.board.root(city);
    let knights = game
        .figures
        .iter()
        .filter(|figure| figure.kind.is_follower() && game.board.root(figure.on) == root);
    offer_recalls(game, knights, sink)
}

/// TS-10 l: with `may`, the removal is one of the figure actions (PD-71).
pub(crate) fn figure_options(game: &Game, sink: &mut impl Sink) -> bool {
    game.rules.options.princess_and_dragon.princess == Princess::May && options(game, sink)
}

/// The knight goes home, and with the last one the builder of its owner (PD-74). This was the figure
/// action of the part (PD-72).
pub(crate) fn apply(game: &mut Game, figure: Owned, from: Spot, log: &mut Log) -> Flow {
    game.recall(figure, from, log);
    game.part_mut().knight_removed = true;
    Flow::Next
}

/// Why something else than the removal of a knight is not possible now.
pub(crate) fn why_not(action: Action) -> Refusal {
    match action {
        Action::Recall { .. } => PRINCESS_CITY.by(pd(73)),
        Action::Pass => PRINCESS_MUST.by(pd(70)),
        _ => why_not_after(),
    }
}

/// Why there is no other figure action beside the removal.
pub(crate) fn why_not_after() -> Refusal {
    PRINCESS_INSTEAD.by(pd(72))
}
