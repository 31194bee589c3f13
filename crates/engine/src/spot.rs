//! Spots: where something stands or can go, named so that the same spot is the same value in every
//! game, whatever was played before.

use bastide_catalogue::{Sector, SegmentId, Side};

use crate::board::Pos;
use crate::systems::count::Quarter;
use crate::systems::ferries::Link;

/// A spot on the table.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Spot {
    /// A printed segment of the tile at a position.
    Segment {
        /// Where the tile lies.
        at: Pos,
        /// Which of its segments, by the number in the catalogue.
        segment: SegmentId,
    },
    /// A tile as a whole.
    Tile(Pos),
    /// The corner where the tile at this position meets those to its east and south.
    Corner(Pos),
    /// Two sides of a tile that something joins.
    Crossing {
        /// Where the tile lies.
        at: Pos,
        /// The two sides.
        link: Link,
    },
    /// The vehicle printed on the tile just placed.
    Machine,
    /// A quarter of the city on the start board.
    Quarter(Quarter),
    /// The crowns of a sector on the start board.
    Crown(Sector),
    /// A space of the score track.
    Space(u8),
}

/// A spot of a start board in words: what it is, the key of its name on the wire, and its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BoardWords {
    /// Such as `quarter`.
    pub kind: &'static str,
    /// Such as `sector`.
    pub key: &'static str,
    /// Such as `castle`.
    pub name: &'static str,
}

impl Spot {
    /// The position of the tile that the spot is on; nothing for those beside the map.
    pub const fn at(self) -> Option<Pos> {
        match self {
            Spot::Segment { at, .. } | Spot::Crossing { at, .. } => Some(at),
            Spot::Tile(at) | Spot::Corner(at) => Some(at),
            Spot::Machine | Spot::Quarter(_) | Spot::Crown(_) | Spot::Space(_) => None,
        }
    }

    /// The sides that a crossing joins.
    pub fn sides(self) -> impl Iterator<Item = Side> {
        let link = if let Spot::Crossing { link, .. } = self { link } else { Link::NONE };
        link.sides()
    }

    /// The spot in 48 bits, which two spots share only if they are equal.
    #[inline]
    pub(crate) fn bits(self) -> u64 {
        let place = |at: Pos| (at.x as u16 as u64) << 16 | at.y as u16 as u64;
        match self {
            Spot::Segment { at, segment } => (segment.0 as u64) << 32 | place(at),
            Spot::Tile(at) => 1 << 40 | place(at),
            Spot::Corner(at) => 2 << 40 | place(at),
            Spot::Crossing { at, .. } => {
                let sides = self.sides().fold(0, |bits, side| bits | 1_u64 << side as u8);
                3 << 40 | sides << 32 | place(at)
            }
            Spot::Machine => 4 << 40,
            Spot::Quarter(quarter) => 5 << 40 | quarter as u64,
            Spot::Crown(sector) => 6 << 40 | sector as u64,
            Spot::Space(space) => 7 << 40 | space as u64,
        }
    }

    /// Every spot of the start boards.
    pub fn of_boards() -> impl Iterator<Item = Spot> {
        let quarters = Quarter::ALL.into_iter().map(Spot::Quarter);
        quarters.chain(Sector::ALL.into_iter().map(Spot::Crown))
    }

    /// A spot of a start board in words; nothing for all others.
    pub const fn board_words(self) -> Option<BoardWords> {
        match self {
            Spot::Quarter(quarter) => {
                Some(BoardWords { kind: "quarter", key: "quarter", name: quarter.name() })
            }
            Spot::Crown(sector) => {
                Some(BoardWords { kind: "crown", key: "sector", name: sector.name() })
            }
            _ => None,
        }
    }

    /// The spot of a start board with this name.
    pub fn from_board_name(name: &str) -> Option<Spot> {
        Spot::of_boards().find(|spot| spot.board_words().is_some_and(|words| words.name == name))
    }
}

const _: () = assert!(size_of::<Spot>() <= 6);
