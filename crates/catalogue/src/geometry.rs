//! The square: sides, half-sides, rotations and small sets of them.
//!
//! Half-sides run 0 to 7 clockwise from the west half of the north side, so that a clockwise
//! quarter turn adds one to a side and two to a half-side.

/// One of the four sides of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Side {
    /// The side towards smaller `y`.
    North,
    /// The side towards larger `x`.
    East,
    /// The side towards larger `y`.
    South,
    /// The side towards smaller `x`.
    West,
}

impl Side {
    /// All sides, clockwise from north.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// The side with this number, counted clockwise from north; numbers wrap.
    pub const fn from_index(index: u8) -> Side {
        Side::ALL[(index & 3) as usize]
    }

    /// The side across the tile.
    pub const fn opposite(self) -> Side {
        Side::from_index(self as u8 + 2)
    }

    /// Where this side of a tile lies after the tile is turned.
    pub const fn rotated(self, rotation: Rotation) -> Side {
        Side::from_index(self as u8 + rotation.quarters())
    }

    /// The two half-sides of this side, clockwise.
    pub const fn halves(self) -> [HalfSide; 2] {
        let first = 2 * self as u8;
        [HalfSide(first), HalfSide(first + 1)]
    }

    /// The letter of this side: N, E, S or W.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// The side with this letter.
    pub fn from_letter(letter: char) -> Option<Side> {
        Side::ALL.into_iter().find(|side| side.letter() == letter)
    }
}

/// One of the eight halves of the sides: 0 is the west half of the north side, then clockwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct HalfSide(u8);

impl HalfSide {
    /// The half-side with this number; numbers wrap at eight.
    pub const fn new(index: u8) -> HalfSide {
        HalfSide(index & 7)
    }

    /// Its number, 0 to 7.
    pub const fn index(self) -> u8 {
        self.0
    }

    /// The side that it is half of.
    pub const fn side(self) -> Side {
        Side::from_index(self.0 / 2)
    }

    /// The half-side of the neighbouring tile that touches this one: 0-5, 1-4, 2-7, 3-6.
    pub const fn across(self) -> HalfSide {
        HalfSide((self.0 + 4) & 7 ^ 1)
    }

    /// Where this half-side of a tile lies after the tile is turned.
    pub const fn rotated(self, rotation: Rotation) -> HalfSide {
        HalfSide::new(self.0 + 2 * rotation.quarters())
    }
}

/// One of the four corners of a tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Corner {
    /// Between west and north.
    NorthWest,
    /// Between north and east.
    NorthEast,
    /// Between east and south.
    SouthEast,
    /// Between south and west.
    SouthWest,
}

impl Corner {
    /// All corners, clockwise from north-west.
    pub const ALL: [Corner; 4] =
        [Corner::NorthWest, Corner::NorthEast, Corner::SouthEast, Corner::SouthWest];

    /// The corner with this number, counted clockwise from north-west; numbers wrap.
    pub const fn from_index(index: u8) -> Corner {
        Corner::ALL[(index & 3) as usize]
    }

    /// The two half-sides that meet here, clockwise: 7-0, 1-2, 3-4 or 5-6.
    pub const fn halves(self) -> [HalfSide; 2] {
        let second = 2 * self as u8;
        [HalfSide::new(second + 7), HalfSide::new(second)]
    }

    /// Where this corner of a tile lies after the tile is turned.
    pub const fn rotated(self, rotation: Rotation) -> Corner {
        Corner::from_index(self as u8 + rotation.quarters())
    }
}

/// Clockwise quarter turns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rotation(u8);

impl Rotation {
    /// All four, from none.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// So many clockwise quarter turns; numbers wrap at four.
    pub const fn from_quarters(quarters: u8) -> Rotation {
        Rotation(quarters & 3)
    }

    /// The number of clockwise quarter turns, 0 to 3.
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// The angle: 0, 90, 180 or 270.
    pub const fn degrees(self) -> u16 {
        self.0 as u16 * 90
    }

    /// The rotation by this angle, if it is one of the four.
    pub const fn from_degrees(degrees: u16) -> Option<Rotation> {
        match degrees {
            0 | 90 | 180 | 270 => Some(Rotation((degrees / 90) as u8)),
            _ => None,
        }
    }

    /// The rotation that takes this one back.
    pub const fn inverse(self) -> Rotation {
        Rotation::from_quarters(4 - self.0)
    }
}

/// A set of sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Sides(u8);

impl Sides {
    /// No side.
    pub const NONE: Sides = Sides(0);

    /// This set and one more side.
    pub const fn with(self, side: Side) -> Sides {
        Sides(self.0 | 1 << side as u8)
    }

    /// Whether the side is in the set.
    pub const fn contains(self, side: Side) -> bool {
        self.0 >> side as u8 & 1 == 1
    }

    /// The set as bits: 1 north, 2 east, 4 south, 8 west.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// How many sides.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no side in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sides, clockwise from north.
    pub fn iter(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.contains(*side))
    }

    /// The set after a turn of the tile.
    pub fn rotated(self, rotation: Rotation) -> Sides {
        self.iter().map(|side| side.rotated(rotation)).collect()
    }
}

impl FromIterator<Side> for Sides {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Sides {
        sides.into_iter().fold(Sides::NONE, Sides::with)
    }
}

/// A set of half-sides.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Halves(u8);

impl Halves {
    /// No half-side.
    pub const NONE: Halves = Halves(0);

    /// This set and one more half-side.
    pub const fn with(self, half: HalfSide) -> Halves {
        Halves(self.0 | 1 << half.0)
    }

    /// Whether the half-side is in the set.
    pub const fn contains(self, half: HalfSide) -> bool {
        self.0 >> half.0 & 1 == 1
    }

    /// The set as bits, the lowest for half-side 0.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The sides that these half-sides belong to, wholly or in part.
    pub fn sides(self) -> Sides {
        self.iter().map(HalfSide::side).collect()
    }

    /// How many half-sides.
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is no half-side in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The half-sides in order of their numbers.
    pub fn iter(self) -> impl Iterator<Item = HalfSide> {
        (0..8).map(HalfSide).filter(move |half| self.contains(*half))
    }

    /// The set after a turn of the tile.
    pub fn rotated(self, rotation: Rotation) -> Halves {
        self.iter().map(|half| half.rotated(rotation)).collect()
    }
}

impl FromIterator<HalfSide> for Halves {
    fn from_iter<I: IntoIterator<Item = HalfSide>>(halves: I) -> Halves {
        halves.into_iter().fold(Halves::NONE, Halves::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_sides_meet_across_a_shared_side() {
        for (a, b) in [(0, 5), (1, 4), (2, 7), (3, 6)] {
            assert_eq!(HalfSide::new(a).across(), HalfSide::new(b));
            assert_eq!(HalfSide::new(b).across(), HalfSide::new(a));
        }
    }

    #[test]
    fn corners_lie_between_their_half_sides() {
        let numbers = Corner::ALL.map(|corner| corner.halves().map(HalfSide::index));
        assert_eq!(numbers, [[7, 0], [1, 2], [3, 4], [5, 6]]);
        for rotation in Rotation::ALL {
            for corner in Corner::ALL {
                let turned = corner.halves().map(|half| half.rotated(rotation));
                assert_eq!(corner.rotated(rotation).halves(), turned);
            }
        }
    }

    #[test]
    fn turning_moves_sides_and_half_sides_together() {
        for rotation in Rotation::ALL {
            for index in 0..8 {
                let half = HalfSide::new(index);
                assert_eq!(half.rotated(rotation).side(), half.side().rotated(rotation));
                assert_eq!(half.rotated(rotation).rotated(rotation.inverse()), half);
            }
        }
    }
}
