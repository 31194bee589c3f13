//! Whether a set is what its book says: counts, river order and tiles that are alike.

use std::collections::{BTreeMap, BTreeSet};

use crate::error::Problem;
use crate::geometry::Rotation;
use crate::set::{Block, DrawRole, Set};
use crate::tile::{KindId, RiverRole, Segment, SegmentKind, Symbols, Terrain, TileKind};

const BOOKS: [&str; 5] = ["2021", "2008", "2014", "2012", "2015"];

pub(crate) fn set(
    kinds: &[TileKind],
    blocks: &[Block],
    set: &Set,
    pieces: Option<u16>,
    twins: &[[KindId; 2]],
) -> Result<(), Problem> {
    set.books.iter().try_for_each(|name| book(name))?;
    counts(set, pieces)?;
    parts_are_in_the_set(kinds, set)?;
    river(kinds, blocks, set)?;
    if set.draw == DrawRole::Pool {
        pool(kinds, set)?;
    }
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

fn counts(set: &Set, written: Option<u16>) -> Result<(), Problem> {
    let found = set.pieces;
    if set.tiles.is_empty() {
        return Err(Problem::EmptySet);
    }
    if let Some(written) = written.filter(|written| *written != found) {
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

/// What is drawn with the land can lie beside it: rivers are laid first, abbeys are held in hand,
/// and the squares of a start block lie on the table.
fn pool(kinds: &[TileKind], set: &Set) -> Result<(), Problem> {
    use Terrain::{Inner, River, Wild};
    for kind in set.tiles.iter().map(|(id, _)| &kinds[id.0 as usize]) {
        let land = |terrain: &Terrain| !matches!(terrain, River | Wild | Inner);
        if kind.square.is_some() || !kind.terrain.iter().all(land) {
            return Err(Problem::NotLand { tile: kind.id.clone() });
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
    for (id, copies) in &set.tiles {
        let kind = &kinds[id.0 as usize];
        for (part, alone) in [("first", sources.contains(id)), ("second", set.second == Some(*id))]
        {
            if alone && *copies > 1 {
                return Err(Problem::RiverCopies { part, tile: kind.id.clone() });
            }
        }
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
    // Without a block around it a source has one arm.
    let arms = |id: &KindId| {
        let terrain = kinds[id.0 as usize].terrain;
        terrain.iter().filter(|terrain| **terrain == Terrain::River).count()
    };
    match sources.iter().find(|id| of_block.is_none() && arms(id) != 1) {
        Some(id) => {
            let tile = kinds[id.0 as usize].id.clone();
            Err(Problem::RiverPart { part: "first", tile })
        }
        None => Ok(()),
    }
}

fn is_block(set: &Set, block: &Block) -> bool {
    let cells = block.rows.concat();
    cells.len() == set.tiles.len()
        && set.tiles.iter().all(|(id, copies)| *copies == 1 && cells.contains(id))
}

/// Tiles of one set that are alike are one tile, unless the book gives them codes of their own.
fn twins_only(kinds: &[TileKind], set: &Set, twins: &[[KindId; 2]]) -> Result<(), Problem> {
    let names = |a: KindId, b: KindId| [a, b].map(|id| kinds[id.0 as usize].id.clone());
    let noted: BTreeSet<[KindId; 2]> =
        twins.iter().flat_map(|[a, b]| [[*a, *b], [*b, *a]]).collect();
    let mut faces: BTreeMap<Face, Vec<KindId>> = BTreeMap::new();
    for (id, _) in &set.tiles {
        let alike = faces.entry(face(&kinds[id.0 as usize])).or_default();
        if let Some(other) = alike.iter().find(|other| !noted.contains(&[**other, *id])) {
            let [first, second] = names(*other, *id);
            return Err(Problem::SameTile { first, second });
        }
        alike.push(*id);
    }
    let listed: BTreeSet<KindId> = set.tiles.iter().map(|(id, _)| *id).collect();
    for [a, b] in twins {
        let alike = || face(&kinds[a.0 as usize]) == face(&kinds[b.0 as usize]);
        if a == b || !listed.contains(a) || !listed.contains(b) || !alike() {
            let [first, second] = names(*a, *b);
            return Err(Problem::NotTwins { first, second });
        }
    }
    Ok(())
}

/// All that a tile shows, whatever its rotation in the data: kinds are alike if and only if their
/// faces are equal.
type Face = ([Terrain; 4], Symbols, Vec<Mark>);

fn face(kind: &TileKind) -> Face {
    let turned = Rotation::ALL.map(|turn| {
        let mut terrain = kind.terrain;
        terrain.rotate_right(usize::from(turn.quarters()));
        (terrain, turn)
    });
    // The least of the four stands for all. Few tiles need more than their sides to tell.
    let least = turned.iter().map(|(terrain, _)| *terrain).min().unwrap_or(kind.terrain);
    let faces = turned.into_iter().filter(|(terrain, _)| *terrain == least).map(|(_, turn)| {
        let mut symbols = kind.symbols;
        symbols.flier = symbols.flier.map(|compass| compass.rotated(turn));
        (least, symbols, marks(kind, turn))
    });
    faces.min().unwrap_or((least, kind.symbols, Vec::new()))
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
