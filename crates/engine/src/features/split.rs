//! Roads that split: a ferry that moves takes roads apart and joins others (FER-10).

use arrayvec::ArrayVec;
use bastide_catalogue::{SegmentKind, Sides};

use crate::board::{Board, KindTable, Seg, TileId};
use crate::figures::Figure;
use crate::systems::ferries::Link;

impl Board {
    /// Gives a lake's ferry a new position and computes anew the roads that end at the lake, and
    /// only those.
    pub(crate) fn set_ferry(
        &mut self,
        kinds: &[KindTable],
        figures: &[Figure],
        lake: TileId,
        link: Link,
    ) {
        let mut roads: Vec<Seg> = Vec::new();
        for stub in self.stubs(kinds, lake) {
            if !roads.contains(&stub) {
                roads.extend(self.members(stub));
            }
        }
        self.tiles[lake.0 as usize].ferry = link;
        self.reset(figures, &roads);
        for road in &roads {
            let tile = self.tile_of(*road);
            for side in self.sides_on_board(kinds, *road).iter() {
                let Some(beyond) = self.neighbour(tile, side) else {
                    let root = self.root(*road);
                    self.segments[root.index()].open += 1;
                    continue;
                };
                let (far, first) = self.side_segments(kinds, beyond, side.opposite());
                if far.feature != crate::board::NONE {
                    self.union(*road, Seg(first.0 + far.feature as u16));
                }
            }
            if let Some(other) = self.across_ferry(kinds, *road) {
                self.union(*road, other);
            }
        }
    }

    /// Makes each of the segments a feature of its own, with its followers. Its open sides are for the
    /// caller to count, who looks at all of its sides anyway.
    fn reset(&mut self, figures: &[Figure], segments: &[Seg]) {
        for segment in segments {
            let on = |figure: &&Figure| figure.on == *segment && figure.kind.is_follower();
            let followers = figures.iter().filter(on).count() as u16;
            let state = &mut self.segments[segment.index()];
            (state.root, state.next, state.size) = (*segment, *segment, 1);
            (state.open, state.followers) = (0, followers);
        }
    }

    /// The sides that a segment reaches as its tile lies.
    pub(crate) fn sides_on_board(&self, kinds: &[KindTable], segment: Seg) -> Sides {
        let tile = self.tile(self.tile_of(segment));
        let printed = kinds[tile.kind.0 as usize].segment(self.local(segment));
        printed.sides.rotated(tile.rotation)
    }

    /// The road segments of a lake that lead to its shore (FER-2).
    pub(crate) fn stubs(&self, kinds: &[KindTable], lake: TileId) -> ArrayVec<Seg, 8> {
        let tile = self.tile(lake);
        let segments = &kinds[tile.kind.0 as usize].segments;
        let is_stub = |number: &usize| segments[*number].kind == SegmentKind::Road;
        (0..segments.len())
            .filter(is_stub)
            .map(|number| Seg(tile.first.0 + number as u16))
            .collect()
    }

    /// The stub that a ferry joins to this one (FER-8).
    pub(crate) fn across_ferry(&self, kinds: &[KindTable], segment: Seg) -> Option<Seg> {
        self.joined_stub(kinds, segment, self.tile(self.tile_of(segment)).ferry)
    }

    /// The stub that a ferry would join to this one, if it lay so.
    pub(crate) fn joined_stub(&self, kinds: &[KindTable], segment: Seg, link: Link) -> Option<Seg> {
        if link == Link::NONE || self.kind_of(segment) != SegmentKind::Road {
            return None;
        }
        let side = self.sides_on_board(kinds, segment).iter().next()?;
        let other = link.other_end(side)?;
        let (there, first) = self.side_segments(kinds, self.tile_of(segment), other);
        Some(Seg(first.0 + there.feature as u16))
    }
}
