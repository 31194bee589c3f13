//! The index: what lies at a position, in a table that is as large as the board has tiles.
//!
//! It is a hash table with open addressing. The home slot of a position is the position itself on
//! a small torus of slots, `x` modulo its columns and `y` modulo its rows, so that a board that is not
//! larger than the torus in either direction has no two entries with the same home. Others probe
//! further. A slot has the number of a tile or of an entry of the frontier, and these know where they
//! lie. Entries never leave the table: an open cell becomes a tile in its slot.

use super::{Board, Pos, TileId};

/// What a slot holds, in 16 bits: nothing, a tile, or the number of a frontier entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Content(u16);

impl Content {
    pub const EMPTY: Content = Content(0);
    const FRONTIER: u16 = 0x8000;

    #[inline]
    pub const fn of_tile(tile: TileId) -> Content {
        Content(tile.0 + 1)
    }

    #[inline]
    pub const fn of_frontier(entry: usize) -> Content {
        Content(entry as u16 | Content::FRONTIER)
    }

    #[inline]
    pub const fn tile(self) -> Option<TileId> {
        if self.0 != 0 && self.0 < Content::FRONTIER { Some(TileId(self.0 - 1)) } else { None }
    }

    #[inline]
    pub const fn frontier(self) -> Option<usize> {
        if self.0 >= Content::FRONTIER { Some((self.0 - Content::FRONTIER) as usize) } else { None }
    }
}

/// The table of slots; their number is a power of two, and a quarter of them stays free.
#[derive(Debug)]
pub(super) struct Index {
    slots: Vec<Content>,
    /// The binary logarithm of the number of columns.
    shift: u32,
}

impl Clone for Index {
    fn clone(&self) -> Index {
        let Index { slots, shift } = self;
        Index { slots: slots.clone(), shift: *shift }
    }

    fn clone_from(&mut self, other: &Index) {
        let Index { slots, shift } = self;
        slots.clone_from(&other.slots);
        *shift = other.shift;
    }
}

impl Index {
    /// A table for a number of entries.
    pub fn for_entries(entries: usize) -> Index {
        let bits = (entries.max(8) * 4).div_ceil(3).next_power_of_two().trailing_zeros();
        Index { slots: vec![Content::EMPTY; 1 << bits], shift: bits.div_ceil(2) }
    }

    pub fn has_room_for(&self, entries: usize) -> bool {
        4 * entries <= 3 * self.slots.len()
    }

    #[inline]
    fn home(&self, at: Pos) -> usize {
        let column = at.x as u16 as usize & ((1 << self.shift) - 1);
        let row = (at.y as u16 as usize) << self.shift;
        column | row & (self.slots.len() - 1)
    }

    /// The slot to try after one: some rows further, since slots beside a taken one are likely taken.
    /// The step is odd, so that it leads through all slots.
    fn next(&self, slot: usize) -> usize {
        (slot + (3 << self.shift) + 1) & (self.slots.len() - 1)
    }

    #[inline]
    pub fn set(&mut self, slot: usize, content: Content) {
        self.slots[slot] = content;
    }
}

impl Board {
    /// The slot of a position and what it holds: what lies there or, if nothing does, nothing.
    #[inline]
    pub(super) fn slot(&self, at: Pos) -> (usize, Content) {
        let mut slot = self.index.home(at);
        loop {
            let content = self.index.slots[slot];
            let taken_by = match (content.frontier(), content.tile()) {
                (Some(entry), _) => self.frontier[entry].at,
                (None, Some(tile)) => self.tile(tile).at,
                (None, None) => return (slot, content),
            };
            if taken_by == at {
                return (slot, content);
            }
            slot = self.index.next(slot);
        }
    }

    /// Makes the table larger if it cannot take the entries of one more tile.
    #[inline]
    pub(super) fn reserve_slots(&mut self) {
        // The tile takes the slot of its open cell, or a new one if it is the first.
        let entries = self.tiles.len() + self.frontier.len() + 5;
        if !self.index.has_room_for(entries) {
            self.grow_index(entries);
        }
    }

    #[cold]
    fn grow_index(&mut self, entries: usize) {
        self.index = Index::for_entries(entries);
        for number in 0..self.tiles.len() {
            let (slot, _) = self.slot(self.tiles[number].at);
            self.index.set(slot, Content::of_tile(TileId(number as u16)));
        }
        for entry in 0..self.frontier.len() {
            let (slot, _) = self.slot(self.frontier[entry].at);
            self.index.set(slot, Content::of_frontier(entry));
        }
    }
}
