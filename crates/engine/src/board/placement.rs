//! Placing a tile: index, frontier and the segments that it brings. Joining features across the
//! shared sides is `features::merge`.

use bastide_catalogue::{Rotation, Side, Sides};

use super::index::Content;
use super::tables::{Fit, Kind, KindTable, TerrainNeed};
use super::{Board, Centre, Pos, Seg, SegmentState, Tile, TileId};
use crate::position::tell::tile_key;
use crate::systems::ferries::Link;

/// A free cell beside at least one tile.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenCell {
    /// Where it is.
    pub at: Pos,
    pub(crate) need: TerrainNeed,
}

impl OpenCell {
    /// How many different demands there can be.
    pub const DEMANDS: usize = TerrainNeed::COUNT;

    /// What its neighbours demand, as a number: cells with the same number take the same tiles.
    #[inline]
    pub const fn demands(&self) -> usize {
        self.need.index()
    }

    /// The sides on which a neighbour demands something.
    pub fn demanding_sides(&self) -> Sides {
        let demanding = Side::ALL.into_iter().filter(|side| self.need.terrain(*side).is_some());
        demanding.fold(Sides::NONE, Sides::with)
    }
}

/// The rotations in which a tile meets all demands of a free cell (BG-13).
#[inline]
pub(crate) fn fit(kind: &KindTable, open: &OpenCell) -> Fit {
    kind.fit[open.need.index()]
}

impl Board {
    /// Lays a tile and joins its features to those around it. The caller has checked that it fits.
    pub(crate) fn place(
        &mut self,
        kinds: &[KindTable],
        kind: Kind,
        rotation: Rotation,
        at: Pos,
    ) -> TileId {
        let table = &kinds[kind.0 as usize];
        self.reserve_slots();
        let tile = TileId(self.tiles.len() as u16);
        let first = Seg(self.segments.len() as u16);
        let (slot, content) = self.slot(at);
        if let Some(entry) = content.frontier() {
            self.leave_frontier(entry);
        }
        self.index.set(slot, Content::of_tile(tile));
        self.tiles.push(Tile {
            kind,
            rotation,
            ferry: Link::NONE,
            neighbours: Sides::NONE,
            at,
            first,
        });
        self.key = self.key.wrapping_add(tile_key(kind, at, rotation));
        self.segments.extend((first.0..).zip(&table.segments).map(|(number, printed)| {
            SegmentState {
                root: Seg(number),
                next: Seg(number),
                tile,
                size: 1,
                open: printed.open,
                followers: 0,
                kind: printed.kind,
            }
        }));
        if !table.centres.is_empty() {
            for id in table.centres.iter() {
                let (segment, kind) = (Seg(first.0 + id.0 as u16), table.segment(id).kind);
                self.add_centre(Centre { segment, kind, at, has_rival: false });
            }
        }
        let turned = table.turned(rotation);
        let mut neighbours = Sides::NONE;
        for side in Side::ALL {
            let beyond = at.beside(side);
            let (slot, content) = self.slot(beyond);
            if let Some(neighbour) = content.tile() {
                neighbours = neighbours.with(side);
                let there = &mut self.tiles[neighbour.0 as usize].neighbours;
                *there = there.with(side.opposite());
                self.join(kinds, tile, side, neighbour);
            } else if let Some(entry) = content.frontier() {
                let need = &mut self.frontier[entry].need;
                need.0 += turned.demands[side as usize].0;
                self.holes += need.is_surrounded() as u16;
            } else {
                self.index.set(slot, Content::of_frontier(self.frontier.len()));
                let need = turned.demands[side as usize];
                self.frontier.push(OpenCell { at: beyond, need });
            }
        }
        self.tiles[tile.0 as usize].neighbours = neighbours;
        tile
    }

    /// Adds what is completed by the tiles around it, and notes which buildings lie around a rival now.
    fn add_centre(&mut self, mut centre: Centre) {
        for other in &mut self.centres {
            if centre.rivals(*other) {
                other.has_rival = true;
                centre.has_rival = true;
            }
        }
        self.centres.push(centre);
    }

    /// Takes an entry off the frontier; the last one gets its number.
    fn leave_frontier(&mut self, entry: usize) {
        self.holes -= self.frontier[entry].need.is_surrounded() as u16;
        let last = self.frontier.len() - 1;
        if entry != last {
            let (slot, _) = self.slot(self.frontier[last].at);
            self.index.set(slot, Content::of_frontier(entry));
        }
        self.frontier.swap_remove(entry);
    }
}
