//! The hook points: places where several systems act, called line by line in an order that is
//! chosen for each hook. A hook never moves the step.

use crate::action::{Action, Sink};
use crate::event::Log;
use crate::game::Game;
use crate::systems::{abbot, base, ferries, flying, traders};

/// TS-10: every figure action, in the order of its list; to do nothing comes last.
pub(crate) fn figure_options(game: &Game, sink: &mut impl Sink) {
    let _ = base::meeple_options(game, sink) // TS-10 a
        || abbot::options(game, sink) // TS-10 c, k
        || flying::options(game, sink) // TS-10 e
        || traders::options(game, sink) // TS-10 f
        || sink.push(Action::Pass); // TS-10 m
}

/// TS-7: what a placement sets off before anybody decides anything.
pub(crate) fn tile_placed(game: &mut Game, log: &mut Log) {
    if game.rules.builder {
        traders::note_extension(game, log); // TS-7.2, judged before ferries (FER, interactions)
    }
}

/// A part begins; with `new_turn` it is the first one of a turn.
pub(crate) fn part_begins(game: &mut Game, new_turn: bool) {
    if game.rules.ferries {
        ferries::begin_part(game, new_turn); // FER-6
    }
}

/// A follower left the board outside scoring: figures that depended on it follow at once.
pub(crate) fn follower_left(game: &mut Game, log: &mut Log) {
    traders::release_unsupported(game, log); // TB-29, TB-43, MSG-39
}
