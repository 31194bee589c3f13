//! The index: what lies at a position, in a table that is as large as the board has tiles.
//!
//! It is a hash table with open addressing. The home slot of a position is the position itself on
//! a small torus of slots, `x` modulo its columns and `y` modulo its rows, so that a board that is not
//! larger than the torus in either direction has no two entries with the same home. Others probe
//! further. A slot has the number of a tile or of an entry of the frontier, and these know where they
//! lie. Entries never leave the table: an open cell becomes a tile in its slot.

use super::{Board, Pos, TileId};
use crate::copy::clone_each_field;

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
    /// The number of columns, which is a power of two, less one.
    column_mask: u16,
    /// The binary logarithm of the number of columns.
    shift: u8,
}

clone_each_field!(Index { slots, column_mask, shift });

impl Index {
    /// A table for a number of entries.
    pub fn for_entries(entries: usize) -> Index {
        let bits = (entries.max(8) * 4).div_ceil(3).next_power_of_two().trailing_zeros();
        let shift = bits.div_ceil(2) as u8;
        Index { slots: vec![Content::EMPTY; 1 << bits], column_mask: (1 << shift) - 1, shift }
    }

    pub fn has_room_for(&self, entries: usize) -> bool {
        4 * entries <= 3 * self.slots.len()
    }

    #[inline]
    fn home(&self, at: Pos) -> usize {
        let column = (at.x as u16 & self.column_mask) as usize;
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
    #[inline(always)]
    pub(super) fn slot(&self, at: Pos) -> (usize, Content) {
        let mut slot = self.index.home(at);
        loop {
            let content = self.index.slots[slot];
            let taken_by = match (content.frontier(), content.tile()) {
                (Some(entry), _) => self.frontier[entry].at,
                (None, Some(tile)) => self.tile(tile).at,
                (None, None) => return (slot, content),
            };
            if taken_by.word() == at.word() {
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

#[cfg(test)]
mod tests {
    use bastide_catalogue::{Rotation, Side};

    use super::*;
    use crate::game::Game;
    use crate::rules::Rules;
    use crate::setup::Setup;

    fn empty_board(squares: usize) -> (std::sync::Arc<Rules>, Board) {
        let names = ["Red", "Blue"].map(String::from).to_vec();
        let rules = Rules::new(Setup { players: names, ..Setup::default() }).unwrap();
        (rules, Board::new(squares, 4 * squares))
    }

    /// Lays the tiles of a row or a staircase, whatever they show: only their positions matter here.
    fn lay(positions: &[Pos]) -> Board {
        let (rules, mut board) = empty_board(4);
        for at in positions {
            board.place(&rules.kinds, crate::board::Kind(0), Rotation::default(), *at);
        }
        board
    }

    fn assert_finds_everything(board: &Board, positions: &[Pos]) {
        for (number, at) in positions.iter().enumerate() {
            assert_eq!(board.tile_at(*at), Some(TileId(number as u16)), "{at:?}");
            for side in Side::ALL {
                let beside = at.beside(side);
                let taken = positions.contains(&beside);
                assert_eq!(board.tile_at(beside).is_some(), taken, "{beside:?}");
                assert_eq!(board.open_at(beside).is_some(), !taken, "{beside:?}");
            }
        }
    }

    #[test]
    fn boards_of_any_shape_are_found() {
        let row: Vec<Pos> = (0..300).map(|x| Pos::new(x, 7)).collect();
        let column: Vec<Pos> = (0..300).map(|y| Pos::new(-3, -y)).collect();
        let staircase: Vec<Pos> = (0..300).map(|n| Pos::new(n / 2, (n + 1) / 2)).collect();
        let far: Vec<Pos> = (0..40).map(|x| Pos::new(9_990 + x, -10_000)).collect();
        for positions in [row, column, staircase, far] {
            let board = lay(&positions);
            assert_finds_everything(&board, &positions);
            let entries = board.tiles.len() + board.frontier.len();
            assert!(board.index.slots.len() <= 4 * entries, "{entries} entries");
        }
    }

    #[test]
    fn nothing_lies_far_away() {
        let rules = empty_board(1).0;
        let game = Game::new(rules);
        let ends = [i16::MIN, i16::MIN + 1, -1024, 1024, i16::MAX - 1, i16::MAX];
        for (x, y) in ends.iter().flat_map(|x| ends.iter().map(|y| (*x, *y))) {
            let at = Pos::new(x, y);
            assert_eq!(game.board().tile_at(at), None);
            assert_eq!(game.board.open_at(at), None);
            assert_eq!(game.board.tiles_around(at).count(), 0);
        }
    }

    #[test]
    fn a_copy_into_a_board_of_another_size_is_equal() {
        let large = lay(&(0..100).map(|x| Pos::new(x, 0)).collect::<Vec<_>>());
        let small = lay(&[Pos::new(0, 0)]);
        let mut copy = small.clone();
        copy.clone_from(&large);
        assert_eq!(copy.tiles, large.tiles);
        assert_eq!(copy.tile_at(Pos::new(99, 0)), Some(TileId(99)));
        copy.clone_from(&small);
        assert_eq!(copy.tiles, small.tiles);
        assert_eq!(copy.tile_at(Pos::new(99, 0)), None);
    }
}
