//! The dragon: volcanoes that call it, the tiles that wait for it, and its journeys.

use bastide_catalogue::Side;

use crate::action::{Action, Any, Sink};
use crate::board::{Kind, Seg, TileId};
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::hooks;
use crate::pieces::Piece;
use crate::player::Player;
use crate::refusal::Refusal;
use crate::rule::pd;
use crate::spot::Spot;
use crate::systems::count::CountDragonOutside;
use crate::systems::princess_and_dragon;
use crate::systems::princess_and_dragon::{
    DRAGON_BEEN_THERE, DRAGON_FEARS_FAIRY, DRAGON_MUST_MOVE, DRAGON_NEXT_TILE, DRAGON_NO_TILE,
    DRAGON_OFF_BOARD, DragonTiming,
};
use crate::turn::Flow;

/// Steps of a journey (PD-45).
const STEPS: usize = 6;

/// The tiles of a journey with the one on which it starts.
pub(crate) const VISITED: usize = STEPS + 1;

/// A volcano among the start tiles brings the dragon in; the last one listed, if there are several
/// (PD-6).
pub(crate) fn on_start_tile(game: &Game) -> Option<TileId> {
    let mut tiles = (0..game.board.tiles.len() as u16).map(TileId).rev();
    let on_table = tiles.find(|tile| game.kind_table(*tile).symbols.volcano);
    on_table.filter(|_| game.rules.has(princess_and_dragon::DRAGON))
}

/// Whether a drawn tile waits until the dragon has entered the board (PD-40).
pub(crate) fn must_wait(game: &Game, kind: Kind) -> bool {
    game.rules.has(princess_and_dragon::DRAGON)
        && game.systems.princess_and_dragon.dragon.is_none()
        && game.rules.kinds[kind.0 as usize].symbols.dragon
}

/// TS-3.2: the drawn tile is set aside, and the player draws again (PD-40).
pub(crate) fn set_aside(game: &mut Game, kind: Kind, log: &mut Log) {
    let player = game.part().player;
    game.bag.set_aside(kind);
    log.push(|| Event::TileSetAside { player, kind });
}

/// TS-8.1: the dragon comes straight to a volcano that was just placed (PD-30). The first time, all
/// tiles that were set aside are mixed into the supply (PD-41); where a set-up scripts the draws, its
/// script says when they come.
pub(crate) fn tile_placed(game: &mut Game, log: &mut Log) {
    let (player, tile) = (game.part().player, game.part().tile);
    if !game.kind_table(tile).symbols.volcano {
        return;
    }
    game.systems.princess_and_dragon.dragon = Some(tile);
    let to = game.tile_spot(tile);
    log.push(|| Event::Moved { player, piece: Piece::Dragon, to, with: None });
    let scripted = game.rules.draw_script().is_some();
    let number = game.bag.mix_in(scripted);
    if number > 0 {
        log.push(|| Event::TilesMixedIn { player, number });
    }
}

/// Whether the dragon stands on the tile of a segment, so that nobody may come there (PD-33).
pub(crate) fn bars(game: &Game, segment: Seg) -> bool {
    barred(game) == Some(game.board.tile_of(segment))
}

/// The tile on which the dragon stands, if it does (PD-33).
pub(crate) fn barred(game: &Game) -> Option<TileId> {
    let dragon = game.systems.princess_and_dragon.dragon;
    dragon.filter(|_| game.rules.has(princess_and_dragon::DRAGON))
}

/// TS-12 or TS-15: after a dragon tile the dragon moves, player by player, until it has made six
/// steps or cannot go on (PD-43 to PD-48).
pub(crate) fn enter_journey(game: &mut Game, timing: DragonTiming) -> Flow {
    let Some(here) = game.systems.princess_and_dragon.dragon else { return Flow::Next };
    if game.rules.options.princess_and_dragon.dragon_timing != timing {
        return Flow::Next;
    }
    if game.part().journey.is_empty() {
        game.part_mut().journey.push(here);
    }
    let mut any = Any::default();
    step_options(game, &mut any);
    if any.0 { Flow::Ask(next_player(game), Decision::DragonStep) } else { Flow::Next }
}

/// The active player makes the first step, the others follow clockwise (PD-45).
fn next_player(game: &Game) -> Player {
    let made = game.part().journey.len() as u8 - 1;
    let players = game.rules.players();
    Player((game.part().player.0 + made) % players)
}

/// Every tile that the dragon can enter now (PD-46, PD-47).
pub(crate) fn step_options(game: &Game, sink: &mut impl Sink) {
    let Some(here) =
        game.systems.princess_and_dragon.dragon.filter(|_| !game.part().journey.is_full())
    else {
        return;
    };
    for side in Side::ALL {
        if let Some(to) = game.board.neighbour(here, side)
            && may_enter(game, to)
            && sink.push(Action::Move { piece: Piece::Dragon, to: game.tile_spot(to) })
        {
            return;
        }
    }
}

/// Neither a tile of this journey nor that of the fairy (PD-24, PD-47), nor a square of a start block.
fn may_enter(game: &Game, tile: TileId) -> bool {
    !game.part().journey.contains(&tile) && !is_with_fairy(game, tile) && !is_walled(game, tile)
}

/// Whether a tile is a square of a start block that the dragon does not enter: any of them or, with
/// the option, those of Carcassonne without landscape (PD-47, CO-29).
fn is_walled(game: &Game, tile: TileId) -> bool {
    let segments = &game.kind_table(tile).segments;
    if !segments.iter().any(|segment| segment.kind.is_inner()) {
        return false;
    }
    let inner = segments.iter().filter(|segment| segment.kind.is_inner()).count();
    let barred = match game.rules.options.count.dragon_outside {
        CountDragonOutside::False => inner > 0,
        CountDragonOutside::True => inner == segments.len(),
    };
    barred || segments.iter().any(|segment| segment.kind.closes_square())
}

fn is_with_fairy(game: &Game, tile: TileId) -> bool {
    game.systems.princess_and_dragon.fairy.is_some_and(|fairy| fairy.tile == tile)
}

/// The dragon enters a tile and eats what stands there (PD-49).
pub(crate) fn apply_step(game: &mut Game, player: Player, to: Spot, log: &mut Log) -> Flow {
    let (spot, to) = (to, game.tile_on(to));
    game.systems.princess_and_dragon.dragon = Some(to);
    game.part_mut().journey.push(to);
    log.push(|| Event::Moved { player, piece: Piece::Dragon, to: spot, with: None });
    let mut index = 0;
    let mut eaten = false;
    while index < game.figures.len() {
        let figure = game.figures[index];
        if game.board.tile_of(figure.on) == to && is_eaten(figure.kind) {
            game.take_home(index, log);
            eaten = true;
        } else {
            index += 1;
        }
    }
    if eaten {
        hooks::follower_left(game, log);
    }
    Flow::Again
}

/// Whether the dragon eats such a figure (PD-49); of a shepherd the flock too (HS).
pub(crate) fn is_eaten(figure: FigureKind) -> bool {
    figure != FigureKind::Barn
}

/// Why the dragon does not go there, or not at all.
pub(crate) fn why_not_step(game: &Game, action: Action) -> Refusal {
    let Action::Move { piece: Piece::Dragon, to } = action else {
        return DRAGON_MUST_MOVE.by(pd(46));
    };
    let Some(to) = to.at().and_then(|at| game.board.tile_at(at)) else {
        return DRAGON_NO_TILE.by(pd(47));
    };
    if game.part().journey.contains(&to) {
        return DRAGON_BEEN_THERE.by(pd(47));
    }
    if is_with_fairy(game, to) {
        return DRAGON_FEARS_FAIRY.by(pd(47));
    }
    if is_walled(game, to) {
        return DRAGON_OFF_BOARD.by(pd(47));
    }
    DRAGON_NEXT_TILE.by(pd(46))
}
