//! The table before the first turn.

use bastide_catalogue::{Catalogue, Rotation, Side, Terrain};

use super::reasons::{SOURCE_NOWHERE, START_APART, START_MISMATCH, START_TAKEN, START_TOO_FAR};
use super::tiles::Tiles;
use crate::board::{Board, Kind, KindTable, Pos};
use crate::rule::{bg, rv3};
use crate::setup::SetupError;

/// How far from the origin a tile may be put by a set-up.
const REACH: u16 = 10_000;

/// Lays the start tiles. They must make one board on which every shared side matches.
pub(super) fn lay(
    catalogue: &Catalogue,
    kinds: &[KindTable],
    tiles: &Tiles,
) -> Result<Board, SetupError> {
    let name = |kind: Kind| catalogue.kind(kinds[kind.0 as usize].id).id.as_str();
    check_places(name, tiles)?;
    let in_bag = tiles.layers.iter().map(Vec::len).sum::<usize>();
    let squares = tiles.start.len() + tiles.source.len() + in_bag + tiles.abbeys;
    let segments_of = |kind: Kind| kinds[kind.0 as usize].segments.len();
    let source = tiles.source.iter().map(|(kind, _)| *kind);
    let start = tiles.start.iter().map(|(kind, ..)| *kind);
    let all = start.chain(source).chain(tiles.layers.iter().flatten().copied());
    let segments = all.map(segments_of).sum::<usize>() + tiles.abbeys;
    let mut board = Board::new(squares, segments);
    for (kind, at, rotation) in &tiles.start {
        let table = &kinds[kind.0 as usize];
        for side in Side::ALL {
            let Some(beyond) = board.tile_at(at.beside(side)) else { continue };
            let near = table.turned(*rotation).sides[side as usize].terrain;
            let (far, _) = board.side_segments(kinds, beyond, side.opposite());
            if near != far.terrain {
                let mismatch = SetupError::by(bg(13), START_MISMATCH).with("name", name(*kind));
                let side = format!("{side:?}").to_lowercase();
                return Err(mismatch.with("at", show(*at)).with("side", side));
            }
        }
        board.place(kinds, *kind, *rotation, *at);
    }
    if !tiles.source.is_empty() {
        lay_source(kinds, &mut board, &tiles.source)?;
    }
    board.given = board.tiles.len() as u16;
    Ok(board)
}

/// Lays a source beside the start block: at the first place by row, column and rotation where it
/// shares a side with the block, everything matches, and every river end looks at an empty cell away
/// from the block; failing that, at an empty cell (RV3-33).
fn lay_source(
    kinds: &[KindTable],
    board: &mut Board,
    source: &[(Kind, Pos)],
) -> Result<(), SetupError> {
    let reach = source.len() as i16;
    let rows = board.tiles.iter().map(|tile| tile.at.y);
    let (top, bottom) = (rows.clone().min().unwrap_or(0), rows.max().unwrap_or(0));
    let columns = board.tiles.iter().map(|tile| tile.at.x);
    let (left, right) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
    let mut places = Vec::new();
    for y in top - reach..=bottom + reach {
        for x in left - reach..=right + reach {
            for rotation in Rotation::ALL {
                let squares = turned(source, Pos::new(x, y), rotation);
                if fits(kinds, board, &squares, rotation) {
                    let first = squares.iter().map(|(_, at)| *at).min().expect("it has squares");
                    places.push((first, rotation, squares));
                }
            }
        }
    }
    places.sort_by_key(|(first, rotation, _)| (*first, rotation.quarters()));
    let away = places.iter().find(|(_, rotation, squares)| {
        river_ends(kinds, squares, *rotation).iter().all(|end| {
            board.tile_at(*end).is_none()
                && Side::ALL.iter().all(|side| board.tile_at(end.beside(*side)).is_none())
        })
    });
    let empty = || {
        places.iter().find(|(_, rotation, squares)| {
            river_ends(kinds, squares, *rotation).iter().all(|end| board.tile_at(*end).is_none())
        })
    };
    let Some((_, rotation, squares)) = away.or_else(empty).cloned() else {
        return Err(SetupError::by(rv3(33), SOURCE_NOWHERE));
    };
    for (kind, at) in squares {
        board.place(kinds, kind, rotation, at);
    }
    Ok(())
}

/// The squares of a source that is turned about its first one.
fn turned(source: &[(Kind, Pos)], first: Pos, rotation: Rotation) -> Vec<(Kind, Pos)> {
    let turn = |at: Pos| match rotation.quarters() {
        0 => (at.x, at.y),
        1 => (-at.y, at.x),
        2 => (-at.x, -at.y),
        _ => (at.y, -at.x),
    };
    let squares = source.iter().map(|(kind, at)| {
        let (x, y) = turn(*at);
        (*kind, Pos::new(first.x + x, first.y + y))
    });
    squares.collect()
}

/// Whether all squares lie on empty cells, at least one beside the block, and every side matches.
fn fits(kinds: &[KindTable], board: &Board, squares: &[(Kind, Pos)], rotation: Rotation) -> bool {
    let mut touches = false;
    for (kind, at) in squares {
        if board.tile_at(*at).is_some() {
            return false;
        }
        for side in Side::ALL {
            let Some(beyond) = board.tile_at(at.beside(side)) else { continue };
            touches = true;
            let near = kinds[kind.0 as usize].turned(rotation).sides[side as usize].terrain;
            let (far, _) = board.side_segments(kinds, beyond, side.opposite());
            if near != far.terrain {
                return false;
            }
        }
    }
    touches
}

/// The cells at which the river of a source looks.
fn river_ends(kinds: &[KindTable], squares: &[(Kind, Pos)], rotation: Rotation) -> Vec<Pos> {
    let ends = squares.iter().flat_map(|(kind, at)| {
        let sides = kinds[kind.0 as usize].turned(rotation).sides;
        Side::ALL
            .into_iter()
            .filter(move |side| sides[*side as usize].terrain == Terrain::River)
            .map(|side| at.beside(side))
    });
    ends.filter(|end| !squares.iter().any(|(_, at)| at == end)).collect()
}

fn check_places<'a>(name: impl Fn(Kind) -> &'a str, tiles: &Tiles) -> Result<(), SetupError> {
    let places: Vec<Pos> = tiles.start.iter().map(|(_, at, _)| *at).collect();
    for (index, (kind, at, _)) in tiles.start.iter().enumerate() {
        if at.x.unsigned_abs().max(at.y.unsigned_abs()) > REACH {
            let too_far = SetupError::new(START_TOO_FAR).with("at", show(*at));
            return Err(too_far.with("most", u32::from(REACH)));
        }
        if places[..index].contains(at) {
            let taken = SetupError::by(bg(12), START_TAKEN).with("name", name(*kind));
            return Err(taken.with("at", show(*at)));
        }
    }
    let mut reached = vec![places[0]];
    let mut next = 0;
    while let Some(at) = reached.get(next).copied() {
        next += 1;
        for side in Side::ALL {
            let beyond = at.beside(side);
            if places.contains(&beyond) && !reached.contains(&beyond) {
                reached.push(beyond);
            }
        }
    }
    match places.iter().find(|at| !reached.contains(at)) {
        None => Ok(()),
        Some(apart) => Err(SetupError::by(bg(12), START_APART).with("at", show(*apart))),
    }
}

fn show(at: Pos) -> String {
    format!("{},{}", at.x, at.y)
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bastide_catalogue::{SegmentKind, Sides};

    use super::*;
    use crate::{Action, FigureKind, Game, Outcome, Player, Rules, Setup};

    /// RV3-ex2: a road over both halves of the source and one more tile is completed: 3 points. The halves
    /// of the catalogue show no road, so their water is made one here, ending on the western half.
    #[test]
    fn rv3_ex2_a_road_over_both_halves_of_the_source() {
        let given = |name: &str, value: &str| (name.to_string(), value.to_string());
        let setup = Setup {
            systems: Some(vec!["base".into(), "river-v3".into()]),
            options: vec![given("riv3.kind", "double_source")],
            draw: Some(vec!["base.W".into(), "base.B".into()]),
            ..Setup::for_players(["Ann"])
        };
        let mut rules = Rules::new(setup).unwrap();
        let halves = ["river17.A1", "river17.A2"].map(|id| rules.kind(id).unwrap());
        let inner = Arc::get_mut(&mut rules).unwrap();
        for (half, sides) in
            halves.into_iter().zip([vec![Side::East], vec![Side::East, Side::West]])
        {
            let id = inner.kinds[half.0 as usize].id;
            let mut tile = inner.catalogue.kind(id).clone();
            let water = tile.segments.iter_mut().find(|it| it.kind == SegmentKind::River).unwrap();
            (water.kind, water.sides) = (SegmentKind::Road, Sides::from_iter(sides.clone()));
            tile.terrain[Side::West as usize] = Terrain::Field;
            sides.iter().for_each(|side| tile.terrain[*side as usize] = Terrain::Road);
            inner.kinds[half.0 as usize] = KindTable::new(id, &tile, inner.systems);
        }
        inner.board = Board::new(4, 20);
        for (half, x) in halves.into_iter().zip([0, 1]) {
            inner.board.place(&inner.kinds, half, Rotation::default(), Pos::new(x, 0));
        }
        let crossing = rules.kind("base.W").unwrap();
        let mut game = Game::new(rules);
        game.resolve(Outcome::Tile(crossing)).unwrap();
        game.play(Action::place(Pos::new(2, 0), Rotation::default())).unwrap();
        let to_the_source = |action: &Action| {
            matches!(action, Action::Deploy { figure: FigureKind::Meeple, to }
                if game.segment_at(*to).is_some_and(|to| game.board().is_complete(to)))
        };
        let thief = game.legal_actions().into_iter().find(to_the_source).unwrap();
        game.play(thief).unwrap();
        assert_eq!(game.markers(Player(0)).total(), 3);
    }
}
