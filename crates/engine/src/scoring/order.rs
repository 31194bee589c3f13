//! The canonical order of features (SCB-25), so that every log and every replay is the same.

use bastide_catalogue::SegmentKind;

use crate::board::{Pos, Seg};
use crate::game::Game;

/// What features are sorted by: kind, smallest place, then the half-side that they reach first on
/// the tile there.
pub(crate) type OrderKey = (u8, Pos, u8);

pub(crate) fn order_key(game: &Game, segment: Seg) -> OrderKey {
    let board = &game.board;
    let kind = match board.kind_of(segment) {
        SegmentKind::City => 0,
        SegmentKind::Road => 1,
        SegmentKind::Field => 3,
        _ => 2,
    };
    let at = first_place(game, segment);
    let reach = board
        .members(segment)
        .filter(|member| board.tile(board.tile_of(*member)).at == at)
        .map(|member| first_half(game, member))
        .min();
    (kind, at, reach.expect("a feature has a segment on its first tile"))
}

/// The smallest (row, column) of a feature's tiles.
pub(crate) fn first_place(game: &Game, segment: Seg) -> Pos {
    let board = &game.board;
    let places = board.members(segment).map(|member| board.tile(board.tile_of(member)).at);
    places.min().expect("a feature has a tile")
}

/// The lowest half-side of a segment as it lies; a road counts as the first half of its side.
fn first_half(game: &Game, segment: Seg) -> u8 {
    let halves = game.halves_on_board(segment).iter().map(|half| half.index()).min();
    let sides = game.sides_on_board(segment).iter().map(|side| side.halves()[0].index()).min();
    match (halves.or(sides), game.board.kind_of(segment)) {
        (Some(half), _) => half,
        (None, SegmentKind::Garden) => 9,
        (None, _) => 8,
    }
}

#[cfg(test)]
mod tests {
    use bastide_catalogue::{Rotation, Side};

    use super::*;
    use crate::rules::Rules;
    use crate::setup::{Setup, StartTile};

    /// Roads of one crossing are sorted clockwise from the north, however the tile is turned (SCB-25).
    #[test]
    fn features_of_one_tile_are_sorted_by_what_they_reach_first() {
        for rotation in Rotation::ALL {
            let start = StartTile { tile: "base.X".into(), at: Pos::new(0, 0), rotation };
            let setup = Setup { start: Some(vec![start]), ..Setup::for_players(["Ann"]) };
            let game = Game::new(Rules::new(setup).unwrap());
            let first = game.board.tiles()[0].first.0;
            let count = game.rules.kinds[game.board.tiles()[0].kind.0 as usize].segments.len();
            let segments = (first..first + count as u16).map(Seg);
            let mut roads: Vec<Seg> =
                segments.filter(|it| game.board.kind_of(*it) == SegmentKind::Road).collect();
            roads.sort_by_key(|road| order_key(&game, *road));
            let reached: Vec<Side> =
                roads.iter().flat_map(|road| game.sides_on_board(*road).iter()).collect();
            assert_eq!(reached, Side::ALL, "{rotation:?}");
        }
    }
}
