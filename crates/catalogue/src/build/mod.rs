//! From files to a catalogue: every entry is resolved, then verified, in an order in which each
//! sort of entry only names sorts that came before: tiles, blocks, sets, boxes.

mod own;
mod tile;

use std::collections::HashMap;

pub(crate) use tile::TileAid;

use crate::error::{CatalogueError, Problem, Subject};
use crate::parse::{self, RawBlock, RawBox, RawFile, RawQuarter, RawSet, RawTile};
use crate::pieces::Pieces;
use crate::set::{Alternative, Block, BoxContents, Quarter, Set};
use crate::tile::{KindId, Square, TileKind};
use crate::{Catalogue, Doubts, verify};

/// Reads a catalogue.
pub(crate) fn catalogue(texts: &[(&str, &str)]) -> Result<Catalogue, CatalogueError> {
    let mut files = Vec::with_capacity(texts.len());
    for (name, text) in texts {
        files.push((*name, parse::file(name, text)?));
    }
    let mut draft = Draft::default();
    draft.read(&mut files)?;
    // Exactly one file describes the pieces.
    let names = files.iter().map(|file| file.0).collect::<Vec<_>>().join(", ");
    let mut pieces = files.into_iter().filter_map(|(_, file)| file.pieces).collect::<Vec<_>>();
    let count = pieces.len();
    match (count, pieces.pop()) {
        (1, Some(pieces)) => Ok(draft.finish(pieces)),
        _ => Err(at(&names, Subject::File)(Problem::PiecesFiles { files: count })),
    }
}

/// A catalogue with the tiles and sets of further files after its own.
pub(crate) fn extended(
    base: &Catalogue,
    texts: &[(&str, &str)],
) -> Result<Catalogue, CatalogueError> {
    let mut files = own::files(base, texts)?;
    let mut draft = Draft::of(base);
    draft.read(&mut files)?;
    Ok(draft.finish(base.pieces.clone()))
}

fn at(file: &str, subject: Subject) -> impl FnOnce(Problem) -> CatalogueError {
    move |problem| CatalogueError::new(file, subject, problem)
}

/// A catalogue that grows entry by entry.
#[derive(Default)]
struct Draft<'a> {
    kinds: Vec<TileKind>,
    /// The file of each kind.
    homes: Vec<&'a str>,
    doubts: Vec<Doubts>,
    blocks: Vec<Block>,
    quarters: Vec<Quarter>,
    sets: Vec<Set>,
    boxes: Vec<BoxContents>,
    alternatives: Vec<Alternative>,
    index: HashMap<String, KindId>,
}

impl<'a> Draft<'a> {
    /// All that a catalogue holds.
    fn of(base: &Catalogue) -> Draft<'a> {
        Draft {
            kinds: base.kinds.clone(),
            homes: vec![""; base.kinds.len()],
            doubts: base.doubts.clone(),
            blocks: base.blocks.clone(),
            quarters: base.quarters.clone(),
            sets: base.sets.clone(),
            boxes: base.boxes.clone(),
            alternatives: base.alternatives.clone(),
            index: base.index.clone(),
        }
    }

    /// Resolves and verifies every entry of the files.
    fn read(&mut self, files: &mut [(&'a str, RawFile)]) -> Result<(), CatalogueError> {
        for (name, file) in files.iter_mut() {
            for raw in file.tiles.drain(..) {
                let subject = Subject::Tile(raw.id.clone());
                self.tile(raw).map_err(at(name, subject))?;
                self.homes.push(name);
            }
        }
        for (name, file) in files.iter() {
            for raw in &file.blocks {
                self.block(raw).map_err(at(name, Subject::Block(raw.id.clone())))?;
            }
            for raw in &file.quarters {
                self.quarter(raw).map_err(at(name, Subject::Block(raw.block.clone())))?;
            }
        }
        for (name, file) in files.iter() {
            for raw in &file.sets {
                self.set(raw).map_err(at(name, Subject::Set(raw.id.clone())))?;
            }
        }
        for (name, file) in files.iter() {
            for raw in &file.boxes {
                self.contents(raw).map_err(at(name, Subject::Box(raw.id.clone())))?;
            }
        }
        verify::tiles_lie_in_blocks(&self.kinds, &self.blocks).map_err(|(kind, problem)| {
            let index = kind.0 as usize;
            at(self.homes[index], Subject::Tile(self.kinds[index].id.clone()))(problem)
        })
    }

    fn finish(self, pieces: Pieces) -> Catalogue {
        Catalogue {
            kinds: self.kinds,
            doubts: self.doubts,
            sets: self.sets,
            blocks: self.blocks,
            quarters: self.quarters,
            boxes: self.boxes,
            alternatives: self.alternatives,
            pieces,
            index: self.index,
        }
    }

    fn tile(&mut self, raw: RawTile) -> Result<(), Problem> {
        let doubts = Doubts {
            codes_assumed: raw.codes_assumed,
            wheel_number: raw.wheel_confidence.unwrap_or(raw.confidence),
        };
        let (kind, aid) = tile::tile(raw)?;
        verify::tile(&kind, &aid)?;
        let (count, most) = (self.kinds.len() + 1, usize::from(u16::MAX));
        if count > most {
            return Err(Problem::TooMany { what: "tiles", count, most });
        }
        let id = KindId(self.kinds.len() as u16);
        if self.index.insert(kind.id.clone(), id).is_some() {
            return Err(Problem::DuplicateId);
        }
        self.kinds.push(kind);
        self.doubts.push(doubts);
        Ok(())
    }

    fn kind(&self, id: &str) -> Result<KindId, Problem> {
        let unknown = || Problem::UnknownTile { tile: id.to_owned() };
        self.index.get(id).copied().ok_or_else(unknown)
    }

    fn kinds(&self, ids: &[String]) -> Result<Vec<KindId>, Problem> {
        ids.iter().map(|id| self.kind(id)).collect()
    }

    fn block(&mut self, raw: &RawBlock) -> Result<(), Problem> {
        if self.blocks.iter().any(|block| block.id == raw.id) {
            return Err(Problem::DuplicateId);
        }
        let rows = raw.rows.iter().map(|row| self.kinds(row)).collect::<Result<_, _>>()?;
        let block = Block { id: raw.id.clone(), rows };
        verify::block(&self.kinds, &block, &raw.outer)?;
        for (row, cells) in block.rows.iter().enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let square = Square { block: block.id.clone(), row, column };
                self.kinds[cell.0 as usize].square = Some(square);
            }
        }
        self.blocks.push(block);
        Ok(())
    }

    fn quarter(&mut self, raw: &RawQuarter) -> Result<(), Problem> {
        let unknown = || Problem::UnknownBlock { block: raw.block.clone() };
        let block = self.blocks.iter().find(|block| block.id == raw.block).ok_or_else(unknown)?;
        let tiles = self.kinds(&raw.tiles)?;
        for (tile, name) in tiles.iter().zip(&raw.tiles) {
            if !block.rows.iter().flatten().any(|cell| cell == tile) {
                return Err(Problem::NotInSet { part: "quarter", tile: name.clone() });
            }
        }
        let block = raw.block.clone();
        self.quarters.push(Quarter { name: raw.id, block, tiles, feeds: raw.feeds });
        Ok(())
    }

    fn set(&mut self, raw: &RawSet) -> Result<(), Problem> {
        if self.sets.iter().any(|set| set.id == raw.id) {
            return Err(Problem::DuplicateId);
        }
        let mut tiles: Vec<(KindId, u8)> = Vec::with_capacity(raw.tiles.len());
        for entry in &raw.tiles {
            let (id, copies) = copies(entry)?;
            let kind = self.kind(id)?;
            if tiles.iter().any(|(other, _)| *other == kind) {
                return Err(Problem::RepeatedTile { tile: id.to_owned() });
            }
            tiles.push((kind, copies));
        }
        let first_block = match &raw.first_block {
            None => None,
            Some(id) => {
                let unknown = || Problem::UnknownBlock { block: id.clone() };
                Some(self.blocks.iter().find(|block| block.id == *id).ok_or_else(unknown)?)
            }
        };
        // The squares of a double-wide tile are one piece.
        let joined = first_block.map_or(0, |block| block.rows.iter().flatten().count() - 1) as u16;
        let add = |sum: u16, (_, copies): &(KindId, u8)| sum.saturating_add(u16::from(*copies));
        let pieces = tiles.iter().fold(0, add).saturating_sub(joined);
        let part = |id: &Option<String>| id.as_ref().map(|id| self.kind(id)).transpose();
        let set = Set {
            id: raw.id.clone(),
            title: raw.title.clone(),
            draw: raw.draw,
            start: part(&raw.start)?,
            first: part(&raw.first)?,
            second: part(&raw.second)?,
            last: self.kinds(&raw.last)?,
            first_block: raw.first_block.clone(),
            pieces,
            stated: raw.stated.unwrap_or(pieces),
            books: raw.books.clone(),
            contradiction: raw.contradiction.clone(),
            tiles,
        };
        let mut twins = Vec::new();
        for [a, b] in &raw.twins {
            twins.push([self.kind(a)?, self.kind(b)?]);
        }
        verify::set(&self.kinds, &self.blocks, &set, raw.pieces, &twins)?;
        self.sets.push(set);
        Ok(())
    }

    fn contents(&mut self, raw: &RawBox) -> Result<(), Problem> {
        if self.boxes.iter().any(|other| other.id == raw.id) {
            return Err(Problem::DuplicateId);
        }
        verify::book(&raw.book)?;
        for id in raw.sets.iter().chain(raw.alternatives.values()) {
            let unknown = || Problem::UnknownSet { set: id.clone() };
            let set = self.sets.iter().find(|set| set.id == *id).ok_or_else(unknown)?;
            if !set.books.contains(&raw.book) {
                return Err(Problem::SetOfAnotherBook { set: id.clone() });
            }
        }
        for (set, instead) in &raw.alternatives {
            if !raw.sets.contains(set) {
                return Err(Problem::UnknownSet { set: set.clone() });
            }
            let (box_id, set, instead) = (raw.id.clone(), set.clone(), instead.clone());
            self.alternatives.push(Alternative { box_id, set, instead });
        }
        let (id, title, sets) = (raw.id.clone(), raw.title.clone(), raw.sets.clone());
        self.boxes.push(BoxContents { id, title, sets });
        Ok(())
    }
}

/// Reads `base.C` as one copy and `base.D x4` as four.
fn copies(entry: &str) -> Result<(&str, u8), Problem> {
    let bad = || Problem::BadCount { entry: entry.to_owned() };
    match entry.split_once(" x") {
        None if entry.contains(' ') => Err(bad()),
        None => Ok((entry, 1)),
        Some((id, number)) => match number.parse() {
            Ok(copies) if copies > 0 => Ok((id, copies)),
            _ => Err(bad()),
        },
    }
}
