//! Ferries (FER): lakes whose ferry joins two of their road ends, and may later be moved, so that
//! roads split, close and open again.
//!
//! The position of a ferry is ground truth and lies on its tile (`Tile::ferry`); the roads follow
//! from it (`features::split`).

use arrayvec::ArrayVec;
use bastide_catalogue::Side;

use crate::action::{Action, Sink};
use crate::board::{Seg, TileId};
use crate::decision::Decision;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::options::{FerryMoves, FerryOncePer, FerryPlacement};
use crate::systems::traders;
use crate::turn::Flow;

/// The two sides of a lake whose road ends a ferry joins, or none.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Link(u8);

impl Link {
    /// No ferry.
    pub const NONE: Link = Link(0);

    /// The link between two different sides.
    pub fn between(a: Side, b: Side) -> Option<Link> {
        (a != b).then_some(Link(1 << a as u8 | 1 << b as u8))
    }

    /// The two sides, clockwise from north; none where there is no ferry.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.0 >> *side as u8 & 1 == 1)
    }

    /// Where the ferry leads from a side.
    pub fn other_end(self, side: Side) -> Option<Side> {
        if self.0 >> side as u8 & 1 == 0 {
            return None;
        }
        self.sides().find(|other| *other != side)
    }
}

/// What the ferries know beyond their positions.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct State {
    /// Ferries in the common supply (FER-1, FER-21).
    pub left: u8,
    /// Lakes whose ferry was placed or moved in the span of `fer.once_per` (FER-6, FER-25).
    pub(crate) fixed: Vec<TileId>,
    /// The ferries that may be moved now, a group for each direction; of a group at most one moves
    /// (FER-27, FER-29).
    pub(crate) candidates: ArrayVec<ArrayVec<TileId, 4>, 4>,
    /// How many moves are left in this part (FER-5).
    pub(crate) moves_left: u8,
}

/// A new turn or, with `fer.once_per = placement`, a new part frees the ferries (FER-6).
pub(crate) fn begin_part(game: &mut Game, new_turn: bool) {
    if new_turn || game.rules.options.ferry_once_per == FerryOncePer::Placement {
        game.ferries.fixed.clear();
    }
}

/// TS-11.1: the new lake gets its ferry (FER-16), if the option asks for one (FER-4).
pub(crate) fn enter_place(game: &mut Game) -> Flow {
    let part = game.part();
    let lake = part.tile;
    let wanted = match game.rules.options.ferry_placement {
        FerryPlacement::Always => true,
        FerryPlacement::WithTraveler => part.deployed.is_some_and(|(figure, on)| {
            figure.is_follower() && game.board.stubs(&game.rules.kinds, lake).contains(&on)
        }),
    };
    if game.kind_table(lake).is_lake && wanted && game.ferries.left > 0 {
        Flow::Ask(part.player, Decision::PlaceFerry)
    } else {
        Flow::Next
    }
}

/// Any two stubs of the new lake (FER-17).
pub(crate) fn place_options(game: &Game, sink: &mut impl Sink) {
    offer_links(game, game.part().tile, sink);
}

/// Offers every position of a lake's ferry but its present one (FER-8, FER-33).
fn offer_links(game: &Game, lake: TileId, sink: &mut impl Sink) -> bool {
    let present = game.board.tile(lake).ferry;
    let stubs = game.board.stubs(&game.rules.kinds, lake);
    let sides: ArrayVec<Side, 4> =
        stubs.iter().flat_map(|stub| game.sides_on_board(*stub).iter()).collect();
    for (index, a) in sides.iter().enumerate() {
        for b in &sides[index + 1..] {
            let link = Link::between(*a, *b).expect("stubs lie at different sides");
            if link != present && sink.push(Action::Ferry { lake, link }) {
                return true;
            }
        }
    }
    false
}

pub(crate) fn apply_place(game: &mut Game, lake: TileId, link: Link, log: &mut Log) -> Flow {
    game.ferries.left -= 1;
    set(game, lake, link, log);
    Flow::Next
}

fn set(game: &mut Game, lake: TileId, link: Link, log: &mut Log) {
    let player = game.part().player;
    game.board.set_ferry(&game.rules.kinds, &game.figures, lake, link);
    game.ferries.fixed.push(lake);
    game.part_mut().ferries.push(lake);
    log.push(|| Event::FerrySet { player, lake, link });
}

/// TS-11.2: the active player may move the nearest ferries on the roads that the tile continues,
/// one after the other; then builders left alone come home, judged once (FER-36, FER-37).
pub(crate) fn enter_move(game: &mut Game, log: &mut Log) -> Flow {
    if !game.part().ferries_known {
        game.part_mut().ferries_known = true;
        game.ferries.candidates = candidates(game);
        game.ferries.moves_left = match game.rules.options.ferry_moves {
            FerryMoves::PerDirection => u8::MAX,
            FerryMoves::MaxTwo => 2,
        };
    }
    if !game.ferries.candidates.is_empty() && game.ferries.moves_left > 0 {
        return Flow::Ask(game.part().player, Decision::MoveFerry);
    }
    leave_move(game, log)
}

pub(crate) fn leave_move(game: &mut Game, log: &mut Log) -> Flow {
    game.ferries.candidates.clear();
    if !game.part().ferries.is_empty() {
        traders::release_unsupported(game, log);
    }
    Flow::Next
}

pub(crate) fn move_options(game: &Game, sink: &mut impl Sink) {
    let mut offered: ArrayVec<TileId, 16> = ArrayVec::new();
    for lake in game.ferries.candidates.iter().flatten() {
        if !offered.contains(lake) {
            offered.push(*lake);
            if offer_links(game, *lake, sink) {
                return;
            }
        }
    }
    sink.push(Action::Pass);
}

pub(crate) fn apply_move(game: &mut Game, lake: TileId, link: Link, log: &mut Log) -> Flow {
    set(game, lake, link, log);
    game.ferries.candidates.retain(|group| !group.contains(&lake));
    game.ferries.moves_left -= 1;
    Flow::Again
}

/// Ferries met in one direction, and how many tiles away.
type Met = (u16, ArrayVec<TileId, 4>);

/// Finds the ferries that may be moved: in every direction in which the tile continues a road, the
/// first one met (FER-23 to FER-32).
fn candidates(game: &Game) -> ArrayVec<ArrayVec<TileId, 4>, 4> {
    let tile = game.part().tile;
    let mut found: Vec<Met> = Vec::new();
    for segment in game.board.stubs(&game.rules.kinds, tile) {
        for side in game.sides_on_board(segment).iter() {
            let Some((level, mut lakes)) = walk(game, tile, side) else { continue };
            lakes.retain(|lake| !game.ferries.fixed.contains(lake));
            match found.iter_mut().find(|(_, others)| *others == lakes) {
                Some((other, _)) => *other = level.min(*other), // FER-28
                None if lakes.is_empty() => {}
                None => found.push((level, lakes)),
            }
        }
    }
    if game.rules.options.ferry_moves == FerryMoves::MaxTwo {
        found = nearest_two(found);
    }
    found.into_iter().map(|(_, lakes)| lakes).collect()
}

/// Of the candidates the two nearest (FER-5). If several are equally near, the player chooses: any
/// two of those that share the first place, or one of those that share the second.
fn nearest_two(mut found: Vec<Met>) -> Vec<Met> {
    if found.len() <= 2 {
        return found;
    }
    found.sort_by_key(|(level, _)| *level);
    let (nearest, second) = (found[0].0, found[1].0);
    if nearest == second {
        found.retain(|(level, _)| *level == nearest);
        return found;
    }
    let mut rivals: ArrayVec<TileId, 4> = ArrayVec::new();
    for lake in found.iter().filter(|(level, _)| *level == second).flat_map(|(_, lakes)| lakes) {
        if !rivals.contains(lake) && !rivals.is_full() {
            rivals.push(*lake);
        }
    }
    vec![found.swap_remove(0), (second, rivals)]
}

/// Follows a road away from a side of the placed tile to the first ferry, over all branches; gives
/// the distance in tiles and the ferries met there (FER-23, FER-24, FER-29).
fn walk(game: &Game, placed: TileId, side: Side) -> Option<Met> {
    let board = &game.board;
    let mut seen: Vec<Seg> = game.segments_of(placed).map(Seg).collect();
    let mut level = 0;
    let mut here: Vec<Seg> = across(game, placed, side).into_iter().collect();
    while !here.is_empty() {
        level += 1;
        let mut met: ArrayVec<TileId, 4> = ArrayVec::new();
        let mut next = Vec::new();
        for segment in here {
            if seen.contains(&segment) {
                continue;
            }
            seen.push(segment);
            let tile = board.tile_of(segment);
            if board.across_ferry(&game.rules.kinds, segment).is_some() {
                if !met.contains(&tile) && !met.is_full() {
                    met.push(tile);
                }
                continue;
            }
            let sides = game.sides_on_board(segment);
            next.extend(sides.iter().filter_map(|side| across(game, tile, side)));
        }
        if !met.is_empty() {
            return Some((level, met));
        }
        here = next;
    }
    None
}

/// The road segment beyond a side of a tile.
fn across(game: &Game, tile: TileId, side: Side) -> Option<Seg> {
    let beyond = game.board.neighbour(tile, side)?;
    let (there, first) = game.board.side_segments(&game.rules.kinds, beyond, side.opposite());
    (there.feature != crate::board::NONE).then(|| Seg(first.0 + there.feature as u16))
}
