//! Marks: the items of a list for which something holds that a processor could not guess, one bit each
//! in a word; and the actions that differ in nothing but the marked place.

use bastide_catalogue::Rotation;

use crate::action::Action;
use crate::board::{Board, Seg};
use crate::figures::FigureKind;
use crate::pieces::Piece;
use crate::spot::Spot;

/// How many items have their marks in one word.
pub(crate) const MARKS: usize = u64::BITS as usize;

/// For how many open cells a word has a mark for each rotation.
pub(crate) const CELLS: usize = MARKS / Rotation::ALL.len();

/// Marks the items of a list for which something holds, without branches.
#[inline]
pub(crate) fn mark<T>(items: &[T], holds: impl Fn(&T) -> bool) -> u64 {
    items.iter().rev().fold(0, |marks, it| marks << 1 | holds(it) as u64)
}

/// The numbers of the marks in a word, in order.
#[inline]
pub(crate) fn each(mut marks: u64) -> impl Iterator<Item = u32> {
    (0..marks.count_ones()).map(move |_| {
        let mark = marks.trailing_zeros();
        marks &= marks - 1;
        mark
    })
}

/// Actions that differ in where they happen, each a mark.
#[derive(Clone, Copy)]
pub(crate) struct Marked {
    pub what: What,
    /// The number of the open cell, segment or tile that the first mark is about.
    pub first: u16,
    pub marks: u64,
}

/// What happens at the marked places.
#[derive(Clone, Copy)]
pub(crate) enum What {
    /// The drawn tile is laid on open cells, with a mark for each of four rotations.
    Place,
    /// A figure goes to segments.
    Deploy(FigureKind),
    /// A piece goes to segments.
    Move(Piece),
    /// A piece goes to tiles.
    Visit(Piece),
}

impl Marked {
    /// The marked placements. Their number is known beforehand, so that a list makes room for them once.
    #[inline(always)]
    pub fn placements(self, board: &Board) -> impl Iterator<Item = Action> {
        let cells = &board.frontier[self.first as usize..];
        each(self.marks).map(|mark| {
            Action::place(cells[mark as usize / 4].at, Rotation::from_quarters(mark as u8 % 4))
        })
    }

    /// The marked segments.
    #[inline(always)]
    pub fn spots(self, board: &Board) -> impl Iterator<Item = Spot> {
        each(self.marks).map(move |mark| {
            let segment = Seg(self.first + mark as u16);
            board.spot(segment, board.tile_of(segment))
        })
    }

    /// The marked tiles.
    #[inline(always)]
    pub fn tiles(self, board: &Board) -> impl Iterator<Item = Spot> {
        each(self.marks)
            .map(move |mark| Spot::Tile(board.tiles[self.first as usize + mark as usize].at))
    }

    /// The action with a number below that of the marks.
    #[inline]
    pub fn nth(self, board: &Board, number: u32) -> Option<Action> {
        let marks = (0..number).fold(self.marks, |marks, _| marks & (marks - 1));
        let rest = Marked { marks, ..self };
        match self.what {
            What::Place => rest.placements(board).next(),
            What::Deploy(figure) => {
                rest.spots(board).next().map(|to| Action::Deploy { figure, to })
            }
            What::Move(piece) => rest.spots(board).next().map(|to| Action::Move { piece, to }),
            What::Visit(piece) => rest.tiles(board).next().map(|to| Action::Move { piece, to }),
        }
    }
}
