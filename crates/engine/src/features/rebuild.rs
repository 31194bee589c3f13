//! Features computed anew from the tiles, ferries and figures alone, in the plainest way, for
//! `validate` to compare with.

use bastide_catalogue::{HalfSide, SegmentKind, Side};

use crate::board::Seg;
use crate::game::Game;

/// The root that a rebuild gives every segment (the smallest of its feature), and the sums of
/// every feature at its root.
pub(crate) struct Rebuilt {
    pub root: Vec<Seg>,
    pub size: Vec<u16>,
    pub open: Vec<u16>,
    pub followers: Vec<u16>,
}

pub(crate) fn rebuild(game: &Game) -> Rebuilt {
    let count = game.board.segment_count();
    // A forest in which every segment points to a smaller one of its feature, or to itself.
    let mut root: Vec<Seg> = (0..count as u16).map(Seg).collect();
    let smallest = |root: &[Seg], mut at: Seg| {
        while root[at.index()] != at {
            at = root[at.index()];
        }
        at
    };
    for (a, b) in links(game) {
        let (a, b) = (smallest(&root, a), smallest(&root, b));
        root[a.max(b).index()] = a.min(b);
    }
    // Smaller segments come first, so that one pass leads every segment to its root.
    for segment in 0..count {
        root[segment] = root[root[segment].index()];
    }
    let mut rebuilt =
        Rebuilt { size: vec![0; count], open: vec![0; count], followers: vec![0; count], root };
    for segment in (0..count as u16).map(Seg) {
        let root = rebuilt.root[segment.index()].index();
        rebuilt.size[root] += 1;
        if matches!(game.board.kind_of(segment), SegmentKind::City | SegmentKind::Road) {
            let at = game.board.tile(game.board.tile_of(segment)).at;
            let sides = game.sides_on_board(segment);
            let open = sides.iter().filter(|side| game.board.tile_at(at.beside(*side)).is_none());
            rebuilt.open[root] += open.count() as u16;
        }
    }
    for figure in game.figures.iter().filter(|figure| figure.kind.is_follower()) {
        rebuilt.followers[rebuilt.root[figure.on.index()].index()] += 1;
    }
    rebuilt
}

/// Every pair of segments that touch: across sides, and by ferries.
fn links(game: &Game) -> Vec<(Seg, Seg)> {
    let mut links = Vec::new();
    for (index, tile) in game.board.tiles.iter().enumerate() {
        let here = crate::board::TileId(index as u16);
        for side in [Side::East, Side::South] {
            let Some(there) = game.board.tile_at(tile.at.beside(side)) else { continue };
            for a in game.segments_of(here).map(Seg) {
                for b in game.segments_of(there).map(Seg) {
                    if touch(game, a, b, side) {
                        links.push((a, b));
                    }
                }
            }
        }
        let ends: Vec<Side> = tile.ferry.sides().collect();
        if let [one, other] = ends[..] {
            let stub = |side: Side| {
                game.segments_of(here).map(Seg).find(|segment| {
                    game.board.kind_of(*segment) == SegmentKind::Road
                        && game.sides_on_board(*segment).contains(side)
                })
            };
            links.extend(stub(one).zip(stub(other)));
        }
    }
    links
}

/// Whether two segments of neighbouring tiles belong together across the side between them: roads
/// and cities if both reach it (HS-53), fields half by half (HS-52).
fn touch(game: &Game, a: Seg, b: Seg, side: Side) -> bool {
    let (kind, other) = (game.board.kind_of(a), game.board.kind_of(b));
    match (kind, other) {
        (SegmentKind::Road, SegmentKind::Road) | (SegmentKind::City, SegmentKind::City) => {
            game.sides_on_board(a).contains(side)
                && game.sides_on_board(b).contains(side.opposite())
        }
        (SegmentKind::Field, SegmentKind::Field) => side.halves().iter().any(|half: &HalfSide| {
            game.halves_on_board(a).contains(*half)
                && game.halves_on_board(b).contains(half.across())
        }),
        _ => false,
    }
}
