//! The grid: an endless plane on a small torus.
//!
//! A cell is one number, `x + y * stride` modulo the number of cells. With `stride = 2r + 1` and
//! `2r(r + 1) + 1` cells, two places share a number only if they are more than `2r` steps apart,
//! which is as dense as a plane can be folded for boards that may grow in any direction. `r` is
//! chosen so that no board of the game's tiles, with its surroundings, is that wide; so nothing
//! ever moves or grows, and a step to a neighbour is one addition.

use bastide_catalogue::{Compass, Side};

use super::TileId;

/// A place on the table: x grows to the east, y to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pos {
    /// Row; first, so that places sort by row and column.
    pub y: i16,
    /// Column.
    pub x: i16,
}

impl Pos {
    /// The place with these coordinates.
    pub const fn new(x: i16, y: i16) -> Pos {
        Pos { y, x }
    }

    /// The place beyond a side.
    pub const fn beside(self, side: Side) -> Pos {
        match side {
            Side::North => Pos::new(self.x, self.y - 1),
            Side::East => Pos::new(self.x + 1, self.y),
            Side::South => Pos::new(self.x, self.y + 1),
            Side::West => Pos::new(self.x - 1, self.y),
        }
    }

    /// Whether a place is this one or one of the eight around it.
    pub(crate) const fn is_near(self, other: Pos) -> bool {
        self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }

    /// The eight places around, by row and column.
    pub(crate) const fn around(self) -> [Pos; 8] {
        let Pos { x, y } = self;
        [
            Pos::new(x - 1, y - 1),
            Pos::new(x, y - 1),
            Pos::new(x + 1, y - 1),
            Pos::new(x - 1, y),
            Pos::new(x + 1, y),
            Pos::new(x - 1, y + 1),
            Pos::new(x, y + 1),
            Pos::new(x + 1, y + 1),
        ]
    }

    /// The place so many steps away in a direction; a diagonal step changes row and column by one.
    pub(crate) const fn towards(self, direction: Compass, steps: u8) -> Pos {
        const STEPS: [(i16, i16); 8] =
            [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];
        let (x, y) = STEPS[(direction.0 & 7) as usize];
        Pos::new(self.x + x * steps as i16, self.y + y * steps as i16)
    }
}

/// The number of a cell on the torus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Cell(u32);

impl Cell {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// What a cell holds, in 16 bits: nothing, a tile, or the number of its frontier entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Content(u16);

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

/// The folding of the plane for boards of a certain size.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Torus {
    cells: u32,
    /// What to add for a step to each side.
    steps: [u32; 4],
}

impl Torus {
    /// The smallest torus on which a board of so many squares never meets itself.
    pub fn for_squares(squares: usize) -> Torus {
        // Two squares of a board are at most `squares - 1` steps apart; the cells around it add
        // two steps at either end.
        let radius = (squares as u32 + 4).div_ceil(2);
        let cells = 2 * radius * (radius + 1) + 1;
        let stride = 2 * radius + 1;
        Torus { cells, steps: [cells - stride, 1, stride, cells - 1] }
    }

    pub const fn cells(self) -> usize {
        self.cells as usize
    }

    pub fn cell(self, at: Pos) -> Cell {
        let stride = self.steps[Side::South as usize] as i32;
        let number = at.x as i32 + at.y as i32 * stride;
        // A place on the board is at most once around, which saves a division.
        let cells = self.cells as i32;
        Cell(match number {
            0.. if number < cells => number as u32,
            ..0 if number >= -cells => (number + cells) as u32,
            _ => number.rem_euclid(cells) as u32,
        })
    }

    #[inline]
    pub const fn beside(self, cell: Cell, side: Side) -> Cell {
        let sum = cell.0 + self.steps[side as usize];
        Cell(if sum >= self.cells { sum - self.cells } else { sum })
    }

    /// The eight cells around one.
    #[inline]
    pub fn around(self, cell: Cell) -> [Cell; 8] {
        let [north, east, south, west] = Side::ALL.map(|side| self.beside(cell, side));
        [
            north,
            self.beside(north, Side::East),
            east,
            self.beside(south, Side::East),
            south,
            self.beside(south, Side::West),
            west,
            self.beside(north, Side::West),
        ]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_of_the_size_never_meet_themselves() {
        for squares in [1, 2, 7, 72, 131] {
            let torus = Torus::for_squares(squares);
            let reach = squares as i16 + 3;
            let origin = torus.cell(Pos::new(0, 0));
            for x in -reach..=reach {
                for y in -(reach - x.abs())..=(reach - x.abs()) {
                    let same = torus.cell(Pos::new(x, y)) == origin;
                    assert_eq!(same, x == 0 && y == 0, "{squares} squares, {x},{y}");
                }
            }
        }
    }

    #[test]
    fn steps_follow_the_coordinates() {
        let torus = Torus::for_squares(72);
        for at in [Pos::new(0, 0), Pos::new(-20, 3), Pos::new(7, -30)] {
            for side in Side::ALL {
                assert_eq!(torus.beside(torus.cell(at), side), torus.cell(at.beside(side)));
            }
        }
    }
}
