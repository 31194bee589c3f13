//! The magic portal: the follower of this part may appear on any tile.

use bastide_catalogue::SegmentKind;

use crate::action::{Action, Sink};
use crate::board::Seg;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::refusal::Reason;
use crate::rule::{am, pd};
use crate::systems::abbey_and_mayor::{self, barn};
use crate::systems::princess_and_dragon::dragon;
use crate::systems::{abbot, base, princess_and_dragon};

/// The figures that pass through a portal: followers alone (PD-64).
const TRAVELLERS: [FigureKind; 5] = [
    FigureKind::Meeple,
    FigureKind::LargeMeeple,
    FigureKind::Mayor,
    FigureKind::Wagon,
    FigureKind::Abbot,
];

/// Whether the tile just placed opens a portal; one that was placed earlier does not (PD-65).
pub(crate) fn is_open(game: &Game) -> bool {
    game.rules.has(princess_and_dragon::PORTAL) && game.kind_table(game.part().tile).symbols.portal
}

/// TS-10 d: any follower on any other tile, where it could stand if the tile were new (PD-60 to
/// PD-64). The tile just placed is offered to everybody anyway.
pub(crate) fn options(game: &Game, sink: &mut impl Sink) -> bool {
    let supply = game.supply[game.part().player.index()];
    let mut travellers = TRAVELLERS.into_iter().filter(|figure| supply.has(*figure)).peekable();
    if !is_open(game) || travellers.peek().is_none() {
        return false;
    }
    let targets = targets(game);
    for figure in travellers {
        for to in targets.iter().copied().filter(|to| suits(game, figure, *to)) {
            if sink.push(Action::Deploy { figure, to: game.spot(to) }) {
                return true;
            }
        }
    }
    false
}

/// The segments of other tiles that take a follower, if it is one that stands on such ground.
fn targets(game: &Game) -> Vec<Seg> {
    let (board, farms) = (&game.board, barn::farms(game));
    let new = game.segments_of(game.part().tile);
    let extended: Vec<Seg> = new.clone().map(|own| board.root(Seg(own))).collect();
    let mut targets = Vec::with_capacity(256);
    for (number, segment) in (0..).zip(&board.segments) {
        let feature = &board.segments[segment.root.index()];
        if feature.followers > 0 || new.contains(&number) {
            continue;
        }
        let was_incomplete = match segment.kind {
            SegmentKind::Road | SegmentKind::City => {
                feature.open > 0 || extended.contains(&segment.root)
            }
            SegmentKind::Field => true,
            _ => !was_complete(game, Seg(number)),
        };
        if was_incomplete
            && (farms.is_empty() || !farms.contains(&segment.root))
            && !dragon::bars(game, Seg(number))
        {
            targets.push(Seg(number));
        }
    }
    targets
}

fn suits(game: &Game, figure: FigureKind, to: Seg) -> bool {
    match figure {
        FigureKind::Abbot => abbot::takes_abbots(game, to),
        FigureKind::Mayor | FigureKind::Wagon => abbey_and_mayor::takes(game, figure, to),
        _ => base::takes_meeples(game, to),
    }
}

/// Whether a monastery or garden was complete before this tile was placed (PD-62): it is complete, and
/// the tile does not lie beside it.
fn was_complete(game: &Game, centre: Seg) -> bool {
    let (there, new) = (game.board.tile_of(centre), game.part().tile);
    !game.board.tile(there).at.is_near(game.board.tile(new).at) && game.board.is_complete(centre)
}

/// Why a figure cannot appear on another tile through the portal; nothing if the portal is not to
/// blame.
pub(crate) fn why_not(game: &Game, figure: FigureKind, to: Option<Seg>) -> Option<Reason> {
    let to = to.filter(|to| game.board.tile_of(*to) != game.part().tile)?;
    if !is_open(game) {
        return None;
    }
    let name = figure.name();
    let reason = if !TRAVELLERS.contains(&figure) {
        (pd(64), format!("a {name} does not pass through a portal"))
    } else if !game.supply[game.part().player.index()].has(figure) {
        (pd(60), format!("no {name} is left in the supply"))
    } else if !suits(game, figure, to) {
        (pd(61), format!("a {name} does not stand on such ground"))
    } else if dragon::bars(game, to) {
        (pd(33), "the dragon is there".into())
    } else if game.board.followers(to) > 0 {
        (pd(61), "the feature is occupied".into())
    } else if barn::is_in(game, to) {
        (am(33), "nobody farms beside a barn".into())
    } else {
        (pd(62), "the feature was complete before this tile".into())
    };
    Some(reason)
}
