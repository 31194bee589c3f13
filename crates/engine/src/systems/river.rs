//! The river (RV3): tiles that are laid first, each joined to an open end of the river.
//!
//! It keeps no state: open ends are the free cells that demand a river, and the bends of an arm are
//! read off the board. Which stack is drawn from is the bag's business.

use bastide_catalogue::{Rotation, Side, Terrain};

use crate::action::Sink;
use crate::board::{Kind, OpenCell, TileId, fitting_rotations};
use crate::game::Game;
use crate::options::RiverBends;
use crate::rule::{RuleId, rv3};

/// Which way the river turns on a tile, looking away from the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Bend {
    Straight,
    Left,
    Right,
}

/// Every place and rotation where a river tile continues the river.
pub(crate) fn placements(game: &Game, kind: Kind, sink: &mut impl Sink) {
    let table = &game.rules.kinds[kind.0 as usize];
    for open in &game.board.frontier {
        let fitting = fitting_rotations(table, open);
        let rotations = Rotation::ALL
            .into_iter()
            .filter(|rotation| fitting >> rotation.quarters() & 1 == 1)
            .filter(|rotation| objection(game, kind, open, *rotation).is_none())
            .fold(0, |bits, rotation| bits | 1 << rotation.quarters());
        if sink.push_rotations(open.at, rotations) {
            return;
        }
    }
}

/// The rule that forbids a river tile at a cell where its sides match, if there is one.
pub(crate) fn objection(
    game: &Game,
    kind: Kind,
    open: &OpenCell,
    rotation: Rotation,
) -> Option<(RuleId, &'static str)> {
    let needs_river = |cell: &OpenCell, side: Side| cell.need.terrain(side) == Some(Terrain::River);
    let mut joined = Side::ALL.into_iter().filter(|side| needs_river(open, *side));
    let Some(entry) = joined.next() else {
        return Some((rv3(13), "a river tile must continue the river at an open end"));
    };
    if joined.next().is_some() {
        return Some((rv3(15), "a river tile may join one open end only"));
    }
    for exit in river_sides(game, kind, rotation).filter(|side| *side != entry) {
        let ahead = game.board.torus.beside(open.cell, exit);
        let content = game.board.cells[ahead.index()];
        let end_ahead = content.frontier().is_some_and(|entry| {
            Side::ALL.into_iter().any(|side| needs_river(&game.board.frontier[entry], side))
        });
        if content.tile().is_some() || end_ahead {
            return Some((rv3(16), "the cell in front of the new river end must be free"));
        }
        let bend = bend_of(entry, exit);
        if bend != Bend::Straight {
            let beyond = game.board.torus.beside(open.cell, entry);
            let previous = game.board.cells[beyond.index()].tile().expect("it demands the river");
            if previous_bend(game, previous, entry.opposite()) == Some(bend) {
                return Some(match game.rules.options.river_bends {
                    RiverBends::AlternateBends => {
                        (rv3(17), "the bends of an arm must turn left and right in turn")
                    }
                    RiverBends::NoImmediateUTurn => {
                        (rv3(18), "two bends to the same side may not follow each other")
                    }
                });
            }
        }
    }
    None
}

fn river_sides(game: &Game, kind: Kind, rotation: Rotation) -> impl Iterator<Item = Side> {
    let sides = game.rules.kinds[kind.0 as usize].turned(rotation).sides;
    Side::ALL.into_iter().filter(move |side| sides[*side as usize].terrain == Terrain::River)
}

/// How the river bends that comes in at one side of a tile and leaves by another.
fn bend_of(entry: Side, exit: Side) -> Bend {
    match (4 + exit as u8 - entry.opposite() as u8) % 4 {
        0 => Bend::Straight,
        1 => Bend::Right,
        _ => Bend::Left,
    }
}

/// The last bend of an arm before the side by which it leaves a tile: the last of all, or with
/// `NoImmediateUTurn` that of this tile alone. The arm begins at the source or a fork (RV3-19).
fn previous_bend(game: &Game, tile: TileId, leaves_by: Side) -> Option<Bend> {
    let (mut tile, mut exit) = (tile, leaves_by);
    loop {
        let here = game.board.tile(tile);
        let mut others = river_sides(game, here.kind, here.rotation).filter(|side| *side != exit);
        let (entry, fork) = (others.next()?, others.next());
        if fork.is_some() || game.kind_table(tile).is_source {
            return None;
        }
        let bend = bend_of(entry, exit);
        if bend != Bend::Straight {
            return Some(bend);
        }
        if game.rules.options.river_bends == RiverBends::NoImmediateUTurn {
            return None;
        }
        tile = game.board.neighbour(tile, entry)?;
        exit = entry.opposite();
    }
}
