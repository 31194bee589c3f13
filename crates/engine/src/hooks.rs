//! The hook points: places where several systems act, called line by line in an order that is
//! chosen for each hook. A hook never moves the step.

use crate::action::{Action, Sink};
use crate::event::Log;
use crate::game::Game;
use crate::refusal::Refusal;
use crate::system::System;
use crate::systems::abbey_and_mayor::{abbey, barn};
use crate::systems::princess_and_dragon::{dragon, fairy, portal, princess};
use crate::systems::{
    abbey_and_mayor, abbot, base, ferries, flying, gold, king, messengers, princess_and_dragon,
    river, robbers, sheep, traders, wheel,
};

/// TS-10: every figure action of the systems in play, in the order of its list; to do nothing comes
/// last.
pub(crate) fn figure_options(game: &Game, sink: &mut impl Sink) {
    let rules = &game.rules;
    let open = !((rules.has(princess_and_dragon::DRAGON) || rules.plays(System::River2))
        && tile_is_closed(game));
    let _ = open
        && (base::meeple_options(game, sink) // TS-10 a
            || (rules.has(abbey_and_mayor::MAYOR) || rules.has(abbey_and_mayor::WAGON)) && abbey_and_mayor::options(game, sink)) // TS-10 b
        || rules.plays(System::Abbot) && abbot::options(game, open, sink) // TS-10 c, k
        || rules.has(princess_and_dragon::PORTAL) && portal::options(game, sink) // TS-10 d
        || rules.plays(System::FlyingMachines) && flying::options(game, sink) // TS-10 e
        || open
            && ((rules.has(traders::BUILDER) || rules.has(traders::PIG)) && traders::options(game, sink) // TS-10 f
                || rules.has(abbey_and_mayor::BARN) && barn::options(game, sink) // TS-10 g
                || rules.has(sheep::SHEPHERD) && sheep::options(game, sink)) // TS-10 h
        || rules.plays(System::WheelOfFortune) && wheel::options(game, sink) // TS-10 i
        || rules.has(princess_and_dragon::FAIRY) && fairy::options(game, sink) // TS-10 j
        || rules.has(princess_and_dragon::PRINCESS) && princess::figure_options(game, sink) // TS-10 l
        || sink.push(Action::Pass); // TS-10 m
}

/// Whether no figure may be put on the tile just placed: it has a volcano (PD-31), or is the volcano
/// lake of a river (R2-16).
#[inline]
pub(crate) fn tile_is_closed(game: &Game) -> bool {
    game.rules.has(princess_and_dragon::DRAGON) && game.kind_table(game.part().tile).symbols.volcano
        || river::is_volcano_lake(game, game.part().tile)
}

/// TS-7: what a placement sets off before anybody decides anything.
#[inline(always)]
pub(crate) fn tile_placed(game: &mut Game, log: &mut Log) {
    if game.rules.has(traders::BUILDER) {
        traders::note_extension(game, log); // TS-7.2, judged before ferries (FER, interactions)
    }
    if game.rules.has(sheep::SHEPHERD) {
        sheep::note_expansion(game); // TS-7.3
    }
    if game.rules.abbey.is_some() {
        abbey::note_placer(game); // AM-17
    }
    if game.rules.plays(System::Count) {
        game.systems.count.last_placer = game.part().player; // CO-42
    }
    if game.rules.has(princess_and_dragon::DRAGON) {
        dragon::tile_placed(game, log); // TS-8.1
    }
}

/// A part begins; with `new_turn` it is the first one of a turn.
pub(crate) fn part_begins(game: &mut Game, new_turn: bool) {
    if game.rules.plays(System::Ferries) {
        ferries::begin_part(game, new_turn); // FER-6
    }
}

/// A follower left the board outside scoring: figures that depended on it follow at once.
pub(crate) fn follower_left(game: &mut Game, log: &mut Log) {
    traders::release_unsupported(game, log); // TB-29, TB-43, MSG-39
}

/// TS-E3, TS-E4: what leaves the track and the boards before the final scoring.
pub(crate) fn final_scoring_begins(game: &mut Game, log: &mut Log) {
    robbers::score_rest(game, log);
    messengers::leave_track(game); // SCB-33
    gold::set_rest_aside(game);
    sheep::leave(game, log);
    wheel::leave(game, log);
}

/// TS-E7: points for what is not on the map.
pub(crate) fn score_beside_map(game: &mut Game, log: &mut Log) {
    barn::score_final(game, log);
    traders::score_goods(game, log);
    gold::score(game, log);
    king::score(game, log);
}

/// Why nobody moves what has this name, if the rules alone do.
pub(crate) fn moved_by_rules(game: &Game, name: &str) -> Option<Refusal> {
    king::moved_by_rules(game, name).or_else(|| wheel::moved_by_rules(game, name))
}
