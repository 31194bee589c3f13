//! Whether a set is what its book says: counts, river order and tiles that are alike.

use crate::error::Problem;
use crate::geometry::{Rotation, Side};
use crate::set::{Block, DrawRole, Set};
use crate::tile::{KindId, RiverRole, Segment, SegmentKind, TileKind};

const BOOKS: [&str; 5] = ["2021", "2008", "2014", "2012", "2015"];

pub(crate) fn set(
    kinds: &[TileKind],
    blocks: &[Block],
    set: &Set,
    pieces: u16,
    twins: &[[KindId; 2]],
) -> Result<(), Problem> {
    set.books.iter().try_for_each(|name| book(name))?;
    counts(set, pieces)?;
    parts_are_in_the_set(kinds, set)?;
    river(kinds, blocks, set)?;
    if set.draw == DrawRole::Block {
        return blocks
            .iter()
            .any(|block| is_block(set, block))
            .then_some(())
            .ok_or(Problem::NotABlock);
    }
    twins_only(kinds, set, twins)
}

/// Whether there is a rule book of this name.
pub(crate) fn book(name: &str) -> Result<(), Problem> {
    let unknown = || Problem::UnknownBook { book: name.to_owned() };
    BOOKS.contains(&name).then_some(()).ok_or_else(unknown)
}

fn counts(set: &Set, written: u16) -> Result<(), Problem> {
    let found = set.pieces;
    if written != found {
        return Err(Problem::PiecesDisagree { written, found });
    }
    if set.stated != found && set.contradiction.is_empty() {
        return Err(Problem::StatedDisagrees { stated: set.stated, found });
    }
    Ok(())
}

/// The tiles with a part to play, with the name of the part.
fn parts(set: &Set) -> impl Iterator<Item = (&'static str, KindId)> {
    let single = [("start", set.start), ("first", set.first), ("second", set.second)];
    let single = single.into_iter().filter_map(|(part, tile)| Some((part, tile?)));
    single.chain(set.last.iter().map(|tile| ("last", *tile)))
}

fn parts_are_in_the_set(kinds: &[TileKind], set: &Set) -> Result<(), Problem> {
    for (part, tile) in parts(set) {
        if !set.tiles.iter().any(|(id, _)| *id == tile) {
            let tile = kinds[tile.0 as usize].id.clone();
            return Err(Problem::NotInSet { part, tile });
        }
    }
    Ok(())
}

/// Rivers, and only they, have a first and a last tile; those are the sources and the lakes.
fn river(kinds: &[TileKind], blocks: &[Block], set: &Set) -> Result<(), Problem> {
    let is_river = set.draw == DrawRole::River;
    if set.first.is_some() != is_river {
        return Err(Problem::RiverParts { part: "first" });
    }
    if set.last.is_empty() == is_river {
        return Err(Problem::RiverParts { part: "last" });
    }
    if !is_river {
        let none = set.second.is_none() && set.first_block.is_none();
        return none.then_some(()).ok_or(Problem::RiverParts { part: "second" });
    }
    let of_block = blocks.iter().find(|block| Some(&block.id) == set.first_block.as_ref());
    let sources = match of_block {
        Some(block) => block.rows.concat(),
        None => set.first.into_iter().collect(),
    };
    for (id, _) in &set.tiles {
        let kind = &kinds[id.0 as usize];
        let role = kind.symbols.river;
        let agrees = [
            ("first", sources.contains(id), role == Some(RiverRole::Source)),
            ("last", set.last.contains(id), role == Some(RiverRole::Lake)),
            // Where a book names a second tile, it is the fork.
            (
                "second",
                set.second == Some(*id),
                role == Some(RiverRole::Fork) && set.second.is_some(),
            ),
            ("river", true, role.is_some()),
        ];
        if let Some((part, ..)) = agrees.into_iter().find(|(_, is, should)| is != should) {
            return Err(Problem::RiverPart { part, tile: kind.id.clone() });
        }
    }
    let in_set = |id: &KindId| set.tiles.iter().any(|(other, _)| other == id);
    if !sources.iter().all(in_set) || sources.first() != set.first.as_ref() {
        return Err(Problem::RiverParts { part: "first" });
    }
    Ok(())
}

fn is_block(set: &Set, block: &Block) -> bool {
    let cells = block.rows.concat();
    cells.len() == set.tiles.len()
        && set.tiles.iter().all(|(id, copies)| *copies == 1 && cells.contains(id))
}

/// Tiles of one set that are alike are one tile, unless the book gives them codes of their own.
fn twins_only(kinds: &[TileKind], set: &Set, twins: &[[KindId; 2]]) -> Result<(), Problem> {
    let kind = |id: KindId| &kinds[id.0 as usize];
    let names = |a: KindId, b: KindId| (kind(a).id.clone(), kind(b).id.clone());
    for (index, (a, _)) in set.tiles.iter().enumerate() {
        for (b, _) in &set.tiles[index + 1..] {
            let noted = twins.contains(&[*a, *b]) || twins.contains(&[*b, *a]);
            if !noted && alike(kind(*a), kind(*b)) {
                let (first, second) = names(*a, *b);
                return Err(Problem::SameTile { first, second });
            }
        }
    }
    for [a, b] in twins {
        let listed = |tile: &KindId| set.tiles.iter().any(|(id, _)| id == tile);
        if a == b || !listed(a) || !listed(b) || !alike(kind(*a), kind(*b)) {
            let (first, second) = names(*a, *b);
            return Err(Problem::NotTwins { first, second });
        }
    }
    Ok(())
}

/// Whether two kinds show the same land and carry the same, perhaps after a turn.
fn alike(a: &TileKind, b: &TileKind) -> bool {
    a.segments.len() == b.segments.len() && Rotation::ALL.into_iter().any(|turn| same(a, turn, b))
}

fn same(a: &TileKind, turn: Rotation, b: &TileKind) -> bool {
    let terrain = |side: Side| a.terrain_at(side) == b.terrain_at(side.rotated(turn));
    let mut symbols = a.symbols;
    symbols.flier = symbols.flier.map(|compass| compass.rotated(turn));
    // The cheap questions first: nearly every pair of tiles fails them.
    Side::ALL.into_iter().all(terrain)
        && symbols == b.symbols
        && marks(a, turn) == marks(b, Rotation::default())
}

/// All that distinguishes a segment: its kind, its sides and half-sides, the sides of the cities
/// that it borders, and what it carries.
type Mark = (SegmentKind, u8, u8, Vec<u8>, [u8; 9]);

fn marks(kind: &TileKind, turn: Rotation) -> Vec<Mark> {
    let sides = |segment: &Segment| segment.sides.rotated(turn).bits();
    let mut marks = Vec::with_capacity(kind.segments.len());
    for segment in &kind.segments {
        let mut cities: Vec<u8> = segment.cities.iter().map(|id| sides(kind.segment(id))).collect();
        cities.sort_unstable();
        let carried = [
            segment.pennants,
            segment.cathedral.into(),
            segment.princess.into(),
            segment.goods.map_or(0, |goods| goods as u8 + 1),
            segment.inn.into(),
            segment.tunnel.into(),
            segment.pig_herd.into(),
            segment.sheep,
            segment.carcassonne.into(),
        ];
        let halves = segment.halves.rotated(turn).bits();
        marks.push((segment.kind, sides(segment), halves, cities, carried));
    }
    marks.sort_unstable();
    marks
}
