//! Abbey & Mayor (AM): abbeys that fill holes in the map, a mayor who is as strong as the pennants of
//! his city, a barn that settles a farm, and a wagon that drives on after scoring.
//!
//! The mayor has no more to him than where he may stand, and how strong he is
//! (`scoring::majority`); the other three have their modules.

pub(crate) mod abbey;
pub(crate) mod barn;
pub(crate) mod wagon;

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Sink};
use crate::board::Seg;
use crate::figures::FigureKind;
use crate::game::Game;

/// The mayor in a city of the new tile without followers (AM-20), the wagon on a road, city or
/// monastery without followers (AM-50).
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let part = game.part();
    let supply = game.supply[part.player.index()];
    for figure in [FigureKind::Mayor, FigureKind::Wagon] {
        if !supply.has(figure) {
            continue;
        }
        for segment in game.segments_of(part.tile).map(Seg) {
            let free = takes(game, figure, segment) && game.board.followers(segment) == 0;
            if free && sink.push(Action::Deploy { figure, to: game.spot(segment) }) {
                return true;
            }
        }
    }
    false
}

/// Whether mayor or wagon may stand on this kind of segment at all (AM-20, AM-50).
pub(crate) fn takes(game: &Game, figure: FigureKind, segment: Seg) -> bool {
    match game.board.kind_of(segment) {
        SegmentKind::City => matches!(figure, FigureKind::Mayor | FigureKind::Wagon),
        SegmentKind::Road | SegmentKind::Monastery | SegmentKind::Shrine => {
            figure == FigureKind::Wagon
        }
        _ => false,
    }
}
