//! Names of segments: how people, files and programs point at a segment of a tile as it lies.

use bastide_catalogue::{Halves, SegmentKind, Sides};

use crate::board::{Pos, Seg, TileId};
use crate::game::Game;

/// A segment of a tile, named by what it is and what it reaches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SegmentName {
    /// What it is.
    pub kind: SegmentKind,
    /// The sides that a road, river or city reaches; empty for others.
    pub sides: Sides,
    /// The half-sides of a field, and of a city that reaches only half of a side; otherwise empty.
    pub halves: Halves,
    /// Its number among the segments of its tile that are named alike, where there are several.
    pub number: Option<u8>,
}

impl Game {
    /// The name of a segment as its tile lies.
    pub fn segment_name(&self, segment: Seg) -> SegmentName {
        let name = self.plain_name(segment);
        let tile = self.board().tile_of(segment);
        let alike: Vec<Seg> = self.named_alike(tile, name).collect();
        let number = alike.iter().position(|other| *other == segment).map(|index| index as u8);
        SegmentName { number: if alike.len() > 1 { number } else { None }, ..name }
    }

    /// The segment with this name on the tile at a place. The halves of a city may be left out,
    /// and the number where the name is unique.
    pub fn segment_named(&self, at: Pos, name: SegmentName) -> Option<Seg> {
        let tile = self.board().tile_at(at)?;
        let mut alike = self.named_alike(tile, SegmentName { number: None, ..name });
        match name.number {
            Some(number) => alike.nth(number as usize),
            None => {
                let first = alike.next()?;
                alike.next().is_none().then_some(first)
            }
        }
    }

    fn named_alike(&self, tile: TileId, name: SegmentName) -> impl Iterator<Item = Seg> {
        self.segments_of(tile).map(Seg).filter(move |segment| {
            let other = self.plain_name(*segment);
            let halves_left_out = name.kind == SegmentKind::City && name.halves.is_empty();
            other.kind == name.kind
                && other.sides == name.sides
                && (halves_left_out || other.halves == name.halves)
        })
    }

    fn plain_name(&self, segment: Seg) -> SegmentName {
        let kind = self.board().kind_of(segment);
        let (sides, halves) = (self.sides_on_board(segment), self.halves_on_board(segment));
        let (sides, halves) = match kind {
            SegmentKind::City if halves.len() == 2 * sides.len() => (sides, Halves::NONE),
            SegmentKind::City | SegmentKind::Road | SegmentKind::River => (sides, halves),
            _ => (Sides::NONE, halves),
        };
        SegmentName { kind, sides, halves, number: None }
    }
}
