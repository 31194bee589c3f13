//! Names of segments: how people, files and programs point at a segment of a tile as it lies, and how
//! spots find theirs.

use bastide_catalogue::{Halves, Rotation, SegmentId, SegmentKind, Sides};

use crate::board::{Board, Kind, Pos, Seg, TileId};
use crate::game::Game;
use crate::rules::Rules;
use crate::spot::Spot;

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

impl Board {
    /// The spot that a segment of a tile is.
    #[inline]
    pub(crate) fn spot(&self, segment: Seg, on: TileId) -> Spot {
        let tile = self.tile(on);
        Spot::Segment { at: tile.at, segment: SegmentId((segment.0 - tile.first.0) as u8) }
    }
}

impl Game {
    /// The spot that a segment is.
    #[inline]
    pub fn spot(&self, segment: Seg) -> Spot {
        self.board.spot(segment, self.board.tile_of(segment))
    }

    /// The spot that a tile is as a whole.
    pub fn tile_spot(&self, tile: TileId) -> Spot {
        Spot::Tile(self.board.tile(tile).at)
    }

    /// The spot by which a feature is named: its first segment on its first tile, by row and column.
    pub fn feature_spot(&self, segment: Seg) -> Spot {
        let spots = self.board.members(segment).map(|member| self.spot(member));
        spots.min().expect("a feature has a segment")
    }

    /// The segment at a spot, if the spot is one of a tile on the board.
    #[inline]
    pub fn segment_at(&self, spot: Spot) -> Option<Seg> {
        let Spot::Segment { at, segment } = spot else { return None };
        let tile = self.board.tile_at(at)?;
        let exists = (segment.0 as usize) < self.kind_table(tile).segments.len();
        exists.then(|| self.board.tile(tile).segment(segment))
    }

    /// What the segment at a spot is, if there is one.
    pub fn kind_at(&self, spot: Spot) -> Option<SegmentKind> {
        self.segment_at(spot).map(|segment| self.board.kind_of(segment))
    }

    /// The segment at a spot of a legal action.
    #[inline]
    pub(crate) fn seg(&self, spot: Spot) -> Seg {
        self.segment_at(spot).expect("only segments on the board are offered")
    }

    /// The tile at a spot of a legal action.
    #[inline]
    pub(crate) fn tile_on(&self, spot: Spot) -> TileId {
        let tile = spot.at().and_then(|at| self.board.tile_at(at));
        tile.expect("only tiles on the board are offered")
    }

    /// The name of a segment as its tile lies.
    pub fn segment_name(&self, segment: Seg) -> SegmentName {
        let tile = self.board.tile(self.board.tile_of(segment));
        self.rules.segment_name(tile.kind, tile.rotation, self.board.local(segment))
    }

    /// The segment with this name on the tile at a place. The halves of a city may be left out,
    /// and the number where the name is unique.
    pub fn segment_named(&self, at: Pos, name: SegmentName) -> Option<Seg> {
        let tile = self.board.tile(self.board.tile_at(at)?);
        let found = self.rules.segment_named(tile.kind, tile.rotation, name)?;
        Some(tile.segment(found))
    }
}

impl Rules {
    /// The name of a segment of a turned tile.
    pub fn segment_name(&self, kind: Kind, rotation: Rotation, segment: SegmentId) -> SegmentName {
        let name = self.plain_name(kind, rotation, segment);
        let alike: Vec<SegmentId> = self.named_alike(kind, rotation, name).collect();
        let number = alike.iter().position(|other| *other == segment).map(|index| index as u8);
        SegmentName { number: if alike.len() > 1 { number } else { None }, ..name }
    }

    /// The segment of a turned tile with this name. The halves of a city may be left out, and the number
    /// where the name is unique.
    pub fn segment_named(
        &self,
        kind: Kind,
        rotation: Rotation,
        name: SegmentName,
    ) -> Option<SegmentId> {
        let mut alike = self.named_alike(kind, rotation, SegmentName { number: None, ..name });
        match name.number {
            Some(number) => alike.nth(number as usize),
            None => {
                let first = alike.next()?;
                alike.next().is_none().then_some(first)
            }
        }
    }

    fn named_alike(
        &self,
        kind: Kind,
        rotation: Rotation,
        name: SegmentName,
    ) -> impl Iterator<Item = SegmentId> {
        let segments = (0..self.kinds[kind.0 as usize].segments.len() as u8).map(SegmentId);
        segments.filter(move |segment| {
            let other = self.plain_name(kind, rotation, *segment);
            let halves_left_out = name.kind == SegmentKind::City && name.halves.is_empty();
            other.kind == name.kind
                && other.sides == name.sides
                && (halves_left_out || other.halves == name.halves)
        })
    }

    fn plain_name(&self, kind: Kind, rotation: Rotation, segment: SegmentId) -> SegmentName {
        let printed = self.kinds[kind.0 as usize].segment(segment);
        let (sides, halves) = (printed.sides.rotated(rotation), printed.halves.rotated(rotation));
        let (sides, halves) = match printed.kind {
            SegmentKind::City if halves.len() == 2 * sides.len() => (sides, Halves::NONE),
            SegmentKind::City | SegmentKind::Road | SegmentKind::River => (sides, halves),
            _ => (Sides::NONE, halves),
        };
        SegmentName { kind: printed.kind, sides, halves, number: None }
    }
}
