//! Positions on the table.

use bastide_catalogue::{Compass, Side};

/// A position on the table: x grows to the east, y to the south.
///
/// Steps wrap around at the ends of `i16`, so that any position may be asked about. No board gets
/// there: set-ups put tiles at most 10,000 steps from the origin, and a board has at most 1,024.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pos {
    /// Row; first, so that positions sort by row and column.
    pub y: i16,
    /// Column.
    pub x: i16,
}

impl Pos {
    /// The position with these coordinates.
    pub const fn new(x: i16, y: i16) -> Pos {
        Pos { y, x }
    }

    /// The position beyond a side.
    pub const fn beside(self, side: Side) -> Pos {
        const STEPS: [(i16, i16); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];
        let (x, y) = STEPS[side as usize];
        self.offset(x, y)
    }

    /// Both coordinates in one word, as they lie in memory, to compare them at once.
    #[inline]
    pub(super) const fn word(self) -> u32 {
        self.y as u16 as u32 | (self.x as u16 as u32) << 16
    }

    /// Whether a position is this one or one of the eight around it.
    #[inline]
    pub(crate) fn is_near(self, other: Pos) -> bool {
        let is_close = |a: i16, b: i16| a.wrapping_sub(b).wrapping_add(1) as u16 <= 2;
        is_close(self.y, other.y) && is_close(self.x, other.x)
    }

    /// The eight positions around, by row and column.
    pub(crate) const fn around(self) -> [Pos; 8] {
        [
            self.offset(-1, -1),
            self.offset(0, -1),
            self.offset(1, -1),
            self.offset(-1, 0),
            self.offset(1, 0),
            self.offset(-1, 1),
            self.offset(0, 1),
            self.offset(1, 1),
        ]
    }

    /// The position a number of steps away in a direction; a diagonal step changes row and column by one.
    pub(crate) const fn towards(self, direction: Compass, steps: u8) -> Pos {
        const STEPS: [(i16, i16); 8] =
            [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let (x, y) = STEPS[(direction.0 & 7) as usize];
        self.offset(x * steps as i16, y * steps as i16)
    }

    #[inline]
    const fn offset(self, x: i16, y: i16) -> Pos {
        Pos::new(self.x.wrapping_add(x), self.y.wrapping_add(y))
    }
}
