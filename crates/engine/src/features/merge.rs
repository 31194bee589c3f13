//! Joining features across the side that two tiles share.

use bastide_catalogue::Side;

use crate::board::{Board, KindTable, NONE, Seg, SideSegments, TileId};

impl Board {
    /// Joins what meets at a side of a tile and its neighbour beyond that side.
    #[inline]
    pub(crate) fn join(&mut self, kinds: &[KindTable], tile: TileId, side: Side, other: TileId) {
        let (near, near_first) = self.side_segments(kinds, tile, side);
        let (far, far_first) = self.side_segments(kinds, other, side.opposite());
        self.join_fields(near, near_first, far, far_first);
        match (near.feature != NONE, far.feature != NONE) {
            (true, true) => self.join_roads_or_cities(near, near_first, far, far_first),
            (true, false) => self.close(near, near_first),
            (false, true) => self.close(far, far_first),
            (false, false) => {}
        }
    }

    #[inline]
    pub(crate) fn side_segments(
        &self,
        kinds: &[KindTable],
        tile: TileId,
        side: Side,
    ) -> (SideSegments, Seg) {
        let tile = self.tile(tile);
        let turned = kinds[tile.kind.0 as usize].turned(tile.rotation);
        (turned.sides[side as usize], tile.first)
    }

    /// Fields join half by half, so that a side divided by the tip of a city keeps its two fields
    /// apart from a side that is divided too, and joins them to one that is not (HS-51, HS-52).
    #[inline]
    fn join_fields(&mut self, near: SideSegments, n: Seg, far: SideSegments, f: Seg) {
        if near.first_field != NONE && far.second_field != NONE {
            self.union(on(n, near.first_field), on(f, far.second_field));
        }
        let divided = near.first_field != near.second_field || far.first_field != far.second_field;
        if divided && near.second_field != NONE && far.first_field != NONE {
            self.union(on(n, near.second_field), on(f, far.first_field));
        }
    }

    /// A city side with two cities joins both to whatever city is laid against it (HS-53).
    #[inline]
    fn join_roads_or_cities(&mut self, near: SideSegments, n: Seg, far: SideSegments, f: Seg) {
        let mut closed = 2;
        let mut root = self.union(on(n, near.feature), on(f, far.feature));
        if near.second != near.feature {
            root = self.union(on(n, near.second), root);
            closed += 1;
        }
        if far.second != far.feature {
            root = self.union(on(f, far.second), root);
            closed += 1;
        }
        self.segments[root.index()].open -= closed;
    }

    /// An abbey closes what ends at its side and joins nothing.
    fn close(&mut self, side: SideSegments, first: Seg) {
        let root = self.root(on(first, side.feature));
        self.segments[root.index()].open -= 1;
        if side.second != side.feature {
            let root = self.root(on(first, side.second));
            self.segments[root.index()].open -= 1;
        }
    }

    /// Makes one feature of two and returns its root. The smaller side is relabelled, so that
    /// a segment changes its root at most logarithmically often.
    #[inline]
    pub(crate) fn union(&mut self, a: Seg, b: Seg) -> Seg {
        let (a, b) = (self.root(a), self.root(b));
        if a == b {
            return a;
        }
        let (large, small) = if self.segments[a.index()].size >= self.segments[b.index()].size {
            (a, b)
        } else {
            (b, a)
        };
        let sums = self.segments[small.index()];
        let mut member = small;
        loop {
            let state = &mut self.segments[member.index()];
            state.root = large;
            if state.next == small {
                break;
            }
            member = state.next;
        }
        // `member` is the last of the small ring: splice the rings.
        let after_large = self.segments[large.index()].next;
        self.segments[member.index()].next = after_large;
        let state = &mut self.segments[large.index()];
        state.next = small;
        state.size = state.size.saturating_add(sums.size);
        state.open += sums.open;
        state.followers += sums.followers;
        large
    }
}

#[inline]
fn on(first: Seg, segment: u8) -> Seg {
    Seg(first.0 + segment as u16)
}
