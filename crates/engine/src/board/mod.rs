//! The board: ground truth (which tile lies where, how turned, which ferry) with the frontier of
//! free cells, and the features that follow from it.
//!
//! Invariants, all checked by `validate`:
//! - the index finds every tile and every frontier entry by its position;
//! - the frontier holds exactly the free cells that share a side with a tile, each with what its
//!   neighbours demand;
//! - the segments of a tile lie together in `segments`, from `Tile::first` on;
//! - `centres` lists exactly the monasteries, and the gardens that are in play.

mod index;
mod placement;
mod pos;
mod tables;

pub use placement::OpenCell;
pub(crate) use placement::fit;
pub use pos::Pos;
pub use tables::Kind;
pub(crate) use tables::{KindTable, NONE, SegmentTable, SideSegments, share_fits};

use bastide_catalogue::{Rotation, SegmentId, SegmentKind, Side, Sides};

use crate::systems::ferries::Link;
use index::Index;

/// A tile on the board, by the order of placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TileId(pub u16);

/// A segment on the board, by the order of placement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seg(pub u16);

impl Seg {
    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A tile as it lies on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Tile {
    /// What it shows.
    pub kind: Kind,
    /// How it is turned.
    pub rotation: Rotation,
    /// The road ends that its ferry joins, if it is a lake with a ferry.
    pub ferry: Link,
    /// The sides beyond which tiles lie.
    pub(crate) neighbours: Sides,
    /// Where it lies.
    pub at: Pos,
    /// Its first segment; the others follow in the order of its kind.
    pub first: Seg,
}

impl Tile {
    /// The corners with tiles on both sides of them, by row and column. Only there can four tiles meet or a
    /// cell have been filled that was the last one around another.
    #[inline]
    pub(crate) const fn inner_corners(&self) -> [bool; 4] {
        let [north, east, south, west] = [
            self.neighbours.contains(Side::North),
            self.neighbours.contains(Side::East),
            self.neighbours.contains(Side::South),
            self.neighbours.contains(Side::West),
        ];
        [north && west, north && east, south && west, south && east]
    }

    /// Whether one of its corners has tiles on both sides.
    #[inline]
    pub(crate) fn has_inner_corner(&self) -> bool {
        let [vertical, horizontal] = [0b0101, 0b1010];
        self.neighbours.bits() & vertical != 0 && self.neighbours.bits() & horizontal != 0
    }

    /// The segment of this tile with this id.
    pub const fn segment(&self, segment: SegmentId) -> Seg {
        Seg(self.first.0 + segment.0 as u16)
    }
}

/// One segment on the board: which feature it belongs to, and the sums of that feature.
///
/// A feature is named by one of its segments, its root. The sums (`size`, `open`, `followers`) are
/// valid at the root alone; the members of a feature form a ring through `next`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct SegmentState {
    pub root: Seg,
    pub next: Seg,
    pub tile: TileId,
    /// Sides of the feature with no tile beyond; counted for roads and cities.
    pub open: u16,
    /// Followers on the feature.
    pub followers: u16,
    /// Segments in the feature, or 255 if there are more. It only says which of two features is
    /// relabelled when they join.
    pub size: u8,
    pub kind: SegmentKind,
}

/// A segment that is completed by the tiles around its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Centre {
    pub segment: Seg,
    pub kind: SegmentKind,
    /// Where its tile lies.
    pub at: Pos,
    /// Whether it is a monastery and a shrine lies around it, or the other way round.
    pub has_rival: bool,
}

impl Centre {
    /// Whether one of two buildings that lie around each other is a monastery and the other a shrine.
    pub fn rivals(self, other: Centre) -> bool {
        let rival = match self.kind {
            SegmentKind::Monastery => SegmentKind::Shrine,
            SegmentKind::Shrine => SegmentKind::Monastery,
            _ => return false,
        };
        other.kind == rival && self.at.is_near(other.at)
    }
}

/// Everything that lies on the table.
#[derive(Debug)]
pub struct Board {
    index: Index,
    pub(crate) tiles: Vec<Tile>,
    pub(crate) frontier: Vec<OpenCell>,
    /// How many of these have tiles on all four sides.
    pub(crate) holes: u16,
    pub(crate) segments: Vec<SegmentState>,
    /// What is completed by the tiles around it, in the order of placement.
    pub(crate) centres: Vec<Centre>,
    /// The tiles of which nobody knows in which order they came: those at the start.
    pub(crate) given: u16,
    /// What the tiles add to the key of a game.
    key: u64,
}

impl Clone for Board {
    /// The copy has room for the tiles to come, as the original has.
    fn clone(&self) -> Board {
        let Board { index, tiles, frontier, holes, segments, centres, given, key } = self;
        Board {
            given: *given,
            key: *key,
            holes: *holes,
            index: index.clone(),
            tiles: clone_with_room(tiles),
            frontier: clone_with_room(frontier),
            segments: clone_with_room(segments),
            centres: clone_with_room(centres),
        }
    }

    fn clone_from(&mut self, other: &Board) {
        let Board { index, tiles, frontier, holes, segments, centres, given, key } = self;
        index.clone_from(&other.index);
        tiles.clone_from(&other.tiles);
        frontier.clone_from(&other.frontier);
        segments.clone_from(&other.segments);
        centres.clone_from(&other.centres);
        *holes = other.holes;
        *given = other.given;
        *key = other.key;
    }
}

/// A copy of a list that keeps the room for what will be added.
pub(crate) fn clone_with_room<T: Copy>(list: &Vec<T>) -> Vec<T> {
    let mut copy = Vec::with_capacity(list.capacity());
    copy.extend_from_slice(list);
    copy
}

impl Board {
    /// An empty table with room for a number of squares. A frontier is rarely as long as the list of
    /// tiles; if it gets longer, it grows.
    pub(crate) fn new(squares: usize, segments: usize) -> Board {
        Board {
            index: Index::for_entries(2 * squares),
            tiles: Vec::with_capacity(squares),
            frontier: Vec::with_capacity(squares + 8),
            segments: Vec::with_capacity(segments),
            centres: Vec::with_capacity(32),
            holes: 0,
            given: 0,
            key: 0,
        }
    }

    /// What the tiles add to the key of a game.
    pub(crate) fn key(&self) -> u64 {
        self.key
    }

    /// The tiles in the order of placement.
    pub fn tiles(&self) -> &[Tile] {
        &self.tiles
    }

    /// A tile.
    #[inline]
    pub fn tile(&self, tile: TileId) -> &Tile {
        &self.tiles[tile.0 as usize]
    }

    /// The free cells beside the tiles, in no particular order.
    pub fn frontier(&self) -> &[OpenCell] {
        &self.frontier
    }

    /// The free cell at a position, if it shares a side with a tile.
    #[inline]
    pub fn open_cell(&self, at: Pos) -> Option<&OpenCell> {
        self.open_at(at).map(|entry| &self.frontier[entry])
    }

    /// The tile at a position.
    #[inline]
    pub fn tile_at(&self, at: Pos) -> Option<TileId> {
        self.slot(at).1.tile()
    }

    /// The number of the frontier entry at a position.
    #[inline]
    pub(crate) fn open_at(&self, at: Pos) -> Option<usize> {
        self.slot(at).1.frontier()
    }

    /// The tile beyond a side of a tile. Whether there is one needs no lookup.
    #[inline]
    pub fn neighbour(&self, tile: TileId, side: Side) -> Option<TileId> {
        let tile = self.tile(tile);
        if tile.neighbours.contains(side) { self.tile_at(tile.at.beside(side)) } else { None }
    }

    /// The tiles at the eight positions around one, by row and column.
    #[inline]
    pub(crate) fn tiles_around(&self, at: Pos) -> impl Iterator<Item = TileId> {
        at.around().into_iter().filter_map(|at| self.tile_at(at))
    }

    /// How many of the eight cells around a tile hold tiles.
    pub fn surrounding(&self, tile: TileId) -> u8 {
        let around = self.tile(tile).at.around();
        around.iter().map(|at| self.tile_at(*at).is_some() as u8).sum()
    }

    /// Whether all of the eight cells around a position hold tiles.
    pub(crate) fn is_surrounded(&self, at: Pos) -> bool {
        at.around().iter().all(|at| self.tile_at(*at).is_some())
    }

    /// Those of `centres` that lie at a position or around it.
    #[inline]
    pub(crate) fn centres_near(&self, at: Pos) -> impl Iterator<Item = &Centre> {
        self.centres.iter().filter(move |centre| centre.at.is_near(at))
    }

    /// The tile that a segment lies on.
    #[inline]
    pub fn tile_of(&self, segment: Seg) -> TileId {
        self.segments[segment.index()].tile
    }

    /// What a segment is.
    #[inline]
    pub fn kind_of(&self, segment: Seg) -> SegmentKind {
        self.segments[segment.index()].kind
    }

    /// The number of a segment on its tile.
    #[inline]
    pub fn local(&self, segment: Seg) -> SegmentId {
        SegmentId((segment.0 - self.tile(self.tile_of(segment)).first.0) as u8)
    }

    /// How many segments lie on the board.
    pub fn segment_count(&self) -> usize {
        self.segments.len()
    }
}
