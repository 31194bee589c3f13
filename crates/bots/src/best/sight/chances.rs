//! Chances: how likely something is completed with the tiles that are left.

use bastide_engine::{Chance, FeatureView, Game, MAX_PLAYERS, Pending, Pos, Seg, Side};

use crate::left::Left;

/// How likely somebody with so many draws gets one of the tiles that have a share of the bag.
pub(super) fn soon(share: f32, draws: f32) -> f32 {
    1.0 - (1.0 - share.min(1.0)).powf(draws)
}

/// How many tiles each player will still draw, the tile in hand not counted.
pub(super) fn draws_left(game: &Game) -> [f32; MAX_PLAYERS] {
    let players = game.rules().players() as usize;
    let left = game.bag().left() as usize;
    let mut next = game.turn_player().index();
    if !matches!(game.pending(), Pending::Chance(Chance::Draw)) {
        next = (next + 1) % players;
    }
    let mut draws = [0.0; MAX_PLAYERS];
    for (player, draws) in draws.iter_mut().enumerate().take(players) {
        let waits = (player + players - next) % players;
        *draws = (left + players - 1 - waits) as f32 / players as f32;
        *draws = draws.floor();
    }
    draws
}

/// How likely all spaces at which a road or city ends are closed by somebody with so many draws;
/// names each end.
pub(super) fn closing_chance(
    game: &Game,
    left: &mut Left,
    feature: Seg,
    draws: f32,
    mut end: impl FnMut(Pos, Side),
) -> f32 {
    let (board, rules) = (game.board(), game.rules());
    let total = left.total().max(1) as f32;
    let mut chance = 1.0;
    for member in board.members(feature) {
        let tile = board.tile(board.tile_of(member));
        for side in game.sides_on_board(member).iter() {
            let at = tile.at.beside(side);
            let Some(open) = board.open_cell(at) else { continue };
            end(at, side.opposite());
            let closing = left.closing(rules, open, side.opposite());
            if closing > 0 {
                chance *= soon(closing as f32 / total, draws);
            } else {
                // It can only be led on to another space.
                let fitting = left.fitting(rules, open) as f32;
                chance *= 0.3 * soon(fitting / total, (draws - 2.0).max(0.0));
            }
        }
    }
    chance
}

/// How likely all spaces around the middle of a feature are filled.
pub(super) fn surrounding_chance(
    game: &Game,
    left: &mut Left,
    view: &FeatureView,
    draws: f32,
) -> f32 {
    let (board, rules) = (game.board(), game.rules());
    let at = board.tile(board.tile_of(view.root)).at;
    let around = (-1..=1).flat_map(|x| (-1..=1).map(move |y| Pos::new(at.x + x, at.y + y)));
    let dead =
        around.filter_map(|at| board.open_cell(at)).any(|open| left.fitting(rules, open) == 0);
    if dead { 0.0 } else { (draws / (1.6 * view.open.max(1) as f32)).min(1.0) }
}
