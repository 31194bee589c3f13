//! Rivers (RV3, R2, R5): tiles that are laid first, each joined to an open end of the river.
//!
//! They keep no state: open ends are the free cells that demand a river, and the bends of an arm are
//! read off the board. Which stack is drawn from is the bag's business. All rivers are laid alike; they
//! differ in what may lie before a new end (RV3-16, R2-14), and River II ends at a volcano lake, which
//! takes no figures when it is placed and calls for one more tile (R2-16). What the volcano itself does
//! belongs to The Princess & the Dragon.

pub mod fifth;
pub mod first;
pub mod second;

use bastide_catalogue::{Rotation, Side, Terrain};

use crate::action::{Action, Sink};
use crate::board::{Kind, OpenCell, TileId, fit};
use crate::game::Game;
use crate::reason::{Why, reasons};
use crate::rule::{RuleId, r2, r5, rv3};
use crate::system::System;
use crate::systems::cult;
use fifth::RiverBb5Bends;
use first::RiverBends;
use second::River2Bends;

reasons! {
    DRAWN_FIRST = "river-drawn-first": "river tiles are drawn before all others";
    START_TILE_NEXT = "start-tile-next": "the start tile is drawn right after the river";
    CONTINUES = "river-continues": "a river tile has to continue the river";
    ONE_END = "river-one-end": "a river tile can't join two ends of the river";
    FREE_AHEAD = "river-free-ahead": "the river needs a free space in front of its new end";
    TURNS_ALTERNATE = "river-turns-alternate": "the river has to turn left and right alternately";
    NO_U_TURN = "river-no-u-turn": "the river can't turn the same way twice in a row";
    ON_WATER = "on-water": "nobody can stand on the river";
}

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
        let fitting = fit(table, open).rotations();
        if fitting == 0 || !joins_river(open) || cult::objection(game, kind, open.at).is_some() {
            continue;
        }
        let offered = Rotation::ALL
            .into_iter()
            .filter(|rotation| fitting >> rotation.quarters() & 1 == 1)
            .filter(|rotation| objection(game, kind, open, *rotation).is_none())
            .any(|rotation| sink.push(Action::place(open.at, rotation)));
        if offered {
            return;
        }
    }
}

/// Whether a cell continues the river at all; few do.
fn joins_river(open: &OpenCell) -> bool {
    Side::ALL.into_iter().any(|side| needs_river(open, side))
}

fn needs_river(cell: &OpenCell, side: Side) -> bool {
    cell.need.terrain(side) == Some(Terrain::River)
}

/// The rule that forbids a river tile at a cell where its sides match, if there is one.
pub(crate) fn objection(
    game: &Game,
    kind: Kind,
    open: &OpenCell,
    rotation: Rotation,
) -> Option<(RuleId, Why)> {
    let mut joined = Side::ALL.into_iter().filter(|side| needs_river(open, *side));
    let Some(entry) = joined.next() else {
        let rule = rule(game, rv3(13), r2(11), r5(10));
        return Some((rule, CONTINUES));
    };
    if joined.next().is_some() {
        let rule = rule(game, rv3(15), r2(14), r5(10));
        return Some((rule, ONE_END));
    }
    for exit in river_sides(game, kind, rotation).filter(|side| *side != entry) {
        let ahead = open.at.beside(exit);
        let end_ahead = { game.board.open_at(ahead) }
            .is_some_and(|entry| joins_river(&game.board.frontier[entry]));
        let must_be_free = !game.rules.plays(System::River2) && !game.rules.plays(System::RiverBb5);
        if must_be_free && (game.board.tile_at(ahead).is_some() || end_ahead) {
            return Some((rv3(16), FREE_AHEAD));
        }
        let bend = bend_of(entry, exit);
        if bend != Bend::Straight {
            let previous = game.board.tile_at(open.at.beside(entry)).expect("it demands the river");
            if previous_bend(game, previous, entry.opposite()) == Some(bend) {
                return Some(if alternates(game) {
                    (rule(game, rv3(17), r2(13), r5(11)), TURNS_ALTERNATE)
                } else {
                    (rule(game, rv3(18), r2(13), r5(11)), NO_U_TURN)
                });
            }
        }
    }
    None
}

/// Whether the bends of the river in play turn left and right in turn, and not only one after the other.
fn alternates(game: &Game) -> bool {
    let (rules, options) = (&game.rules, &game.rules.options);
    match (rules.plays(System::River2), rules.plays(System::RiverBb5)) {
        (true, _) => options.river_2.bends == River2Bends::AlternateBends,
        (_, true) => options.river_5.bends == RiverBb5Bends::AlternateBends,
        _ => options.river.bends == RiverBends::AlternateBends,
    }
}

/// Of rules that say the same, that of the river in play.
pub(crate) fn rule(game: &Game, of_v3: RuleId, of_river_2: RuleId, of_bb5: RuleId) -> RuleId {
    match (game.rules.plays(System::River2), game.rules.plays(System::RiverBb5)) {
        (true, _) => of_river_2,
        (_, true) => of_bb5,
        _ => of_v3,
    }
}

/// Whether a tile is the lake that ends River II.
#[inline]
pub(crate) fn is_volcano_lake(game: &Game, tile: TileId) -> bool {
    game.rules.plays(System::River2) && game.kind_table(tile).is_volcano_lake
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

/// The last bend of an arm before the side by which it leaves a tile: the last of all, or where only
/// bends in a row matter that of this tile alone. The arm begins at the source (RV3-19); a fork is
/// a bend for an arm that leaves it sideways (R2-13).
fn previous_bend(game: &Game, tile: TileId, leaves_by: Side) -> Option<Bend> {
    let (mut tile, mut exit) = (tile, leaves_by);
    loop {
        if game.kind_table(tile).is_source {
            return None;
        }
        let entry = entry_of(game, tile, exit)?;
        let bend = bend_of(entry, exit);
        if bend != Bend::Straight {
            return Some(bend);
        }
        if !alternates(game) {
            return None;
        }
        tile = game.board.neighbour(tile, entry)?;
        exit = entry.opposite();
    }
}

/// The side by which the river comes to a tile that it leaves by another one.
fn entry_of(game: &Game, tile: TileId, exit: Side) -> Option<Side> {
    let here = game.board.tile(tile);
    let mut others = river_sides(game, here.kind, here.rotation).filter(|side| *side != exit);
    let (one, fork) = (others.next()?, others.next());
    match fork {
        Some(other) if leads_to_source(game, tile, other) => Some(other),
        _ => Some(one),
    }
}

/// Whether the river beyond a side of a tile comes from the source.
fn leads_to_source(game: &Game, from: TileId, side: Side) -> bool {
    let mut seen = vec![from];
    let mut ahead: Vec<TileId> = game.board.neighbour(from, side).into_iter().collect();
    while let Some(tile) = ahead.pop() {
        if game.kind_table(tile).is_source {
            return true;
        }
        if !seen.contains(&tile) {
            seen.push(tile);
            let here = game.board.tile(tile);
            let sides = river_sides(game, here.kind, here.rotation);
            ahead.extend(sides.filter_map(|side| game.board.neighbour(tile, side)));
        }
    }
    false
}
