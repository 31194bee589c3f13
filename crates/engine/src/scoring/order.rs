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
