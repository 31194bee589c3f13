//! The table before the first turn.

use bastide_catalogue::{Catalogue, Side};

use super::tiles::Tiles;
use crate::board::{Board, KindTable, Pos};
use crate::rule::bg;
use crate::setup::SetupError;

/// How far from the origin a tile may be put by a set-up.
const REACH: i16 = 10_000;

/// Lays the start tiles. They must make one board on which every shared side matches.
pub(super) fn lay(kinds: &[KindTable], tiles: &Tiles) -> Result<Board, SetupError> {
    check_places(kinds, tiles)?;
    let in_bag = tiles.layers.iter().map(Vec::len).sum::<usize>();
    let squares = tiles.start.len() + in_bag + tiles.abbeys;
    let segments_of = |kind: crate::board::Kind| kinds[kind.0 as usize].places.len();
    let all =
        tiles.start.iter().map(|(kind, ..)| *kind).chain(tiles.layers.iter().flatten().copied());
    let segments = all.map(segments_of).sum::<usize>() + tiles.abbeys;
    let mut board = Board::new(squares, segments);
    for (kind, at, rotation) in &tiles.start {
        let table = &kinds[kind.0 as usize];
        for side in Side::ALL {
            let Some(beyond) = board.tile_at(at.beside(side)) else { continue };
            let near = table.turned(*rotation).sides[side as usize].terrain;
            let (far, _) = board.side_segments(kinds, beyond, side.opposite());
            if near != far.terrain {
                let side = format!("{side:?}").to_lowercase();
                let why = format!(
                    "impossible start: {} at {} does not match its neighbour to the {side}",
                    name(kinds, *kind),
                    show(*at),
                );
                return Err(SetupError::by(bg(13), why));
            }
        }
        board.place(kinds, *kind, *rotation, *at);
    }
    Ok(board)
}

fn check_places(kinds: &[KindTable], tiles: &Tiles) -> Result<(), SetupError> {
    let places: Vec<Pos> = tiles.start.iter().map(|(_, at, _)| *at).collect();
    for (index, (kind, at, _)) in tiles.start.iter().enumerate() {
        if at.x.abs() > REACH || at.y.abs() > REACH {
            let why = format!("{} is too far out: at most {REACH} from the origin", show(*at));
            return Err(SetupError::new(why));
        }
        if places[..index].contains(at) {
            let why = format!(
                "impossible start: {} at {} lies on another tile",
                name(kinds, *kind),
                show(*at)
            );
            return Err(SetupError::by(bg(12), why));
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
        Some(apart) => {
            let why = format!(
                "impossible start: the tile at {} shares no side with the others",
                show(*apart)
            );
            Err(SetupError::by(bg(12), why))
        }
    }
}

fn name(kinds: &[KindTable], kind: crate::board::Kind) -> &'static str {
    &Catalogue::standard().kind(kinds[kind.0 as usize].id).id
}

fn show(at: Pos) -> String {
    format!("{},{}", at.x, at.y)
}
