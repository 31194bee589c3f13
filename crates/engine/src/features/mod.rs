//! Features: connected segments of one kind, derived from the tiles and ferries on the board.
//!
//! A feature is named by its root segment. `merge` keeps features up to date while tiles are
//! placed, `split` after a ferry moved, `rebuild` computes everything anew for `validate`, and
//! `view` describes a feature for readers.

mod merge;
pub(crate) mod rebuild;
mod split;
mod view;

pub use view::FeatureView;

use bastide_catalogue::SegmentKind;

use crate::board::{Board, Seg, TileId};

/// Whether segments of a kind make features, on which figures stand and which score: water and the
/// insides of start blocks do not (BG-31, CO-40).
pub(crate) const fn is_feature(kind: SegmentKind) -> bool {
    kind.makes_features()
}

impl Board {
    /// The root of the feature that a segment belongs to.
    #[inline]
    pub fn root(&self, segment: Seg) -> Seg {
        self.segments[segment.index()].root
    }

    /// Followers on the feature of a segment.
    #[inline]
    pub(crate) fn followers(&self, segment: Seg) -> u16 {
        self.segments[self.root(segment).index()].followers
    }

    /// Sides of the feature with no tile beyond.
    #[inline]
    pub(crate) fn open_sides(&self, segment: Seg) -> u16 {
        self.segments[self.root(segment).index()].open
    }

    /// The segments of a feature, beginning with the given one.
    pub fn members(&self, segment: Seg) -> impl Iterator<Item = Seg> {
        let mut at = Some(segment);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.segments[here.index()].next;
            at = (next != segment).then_some(next);
            Some(here)
        })
    }

    /// Whether the feature of a segment is complete (BG-24 to BG-26, ABT-8). Fields never are.
    pub fn is_complete(&self, segment: Seg) -> bool {
        match self.kind_of(segment) {
            SegmentKind::City | SegmentKind::Road => self.open_sides(segment) == 0,
            SegmentKind::Monastery | SegmentKind::Shrine | SegmentKind::Garden => {
                self.is_surrounded(self.tile(self.tile_of(segment)).at)
            }
            _ => false,
        }
    }

    /// Whether the feature is the tile of its segment with the eight cells around it.
    pub fn is_centre(&self, segment: Seg) -> bool {
        matches!(
            self.kind_of(segment),
            SegmentKind::Monastery | SegmentKind::Shrine | SegmentKind::Garden
        )
    }

    /// Whether a feature can have more than a number of tiles, judged by the number of its segments. It
    /// is a quick question before its tiles are counted.
    #[inline]
    pub(crate) fn may_have_more_tiles(&self, segment: Seg, tiles: u16) -> bool {
        let size = self.segments[self.root(segment).index()].size;
        size == u8::MAX || size as u16 > tiles
    }

    /// The tiles of a feature, each once (BG-28).
    pub(crate) fn feature_tiles(&self, segment: Seg) -> TileSet {
        let mut tiles = TileSet::default();
        for member in self.members(segment) {
            tiles.insert(self.tile_of(member));
        }
        tiles
    }
}

/// The most squares that a game can have.
pub(crate) const MAX_SQUARES: usize = 1024;

/// A set of tiles on the board.
#[derive(Clone, Copy, Default)]
pub(crate) struct TileSet {
    words: [u64; MAX_SQUARES / 64],
    len: u16,
}

impl TileSet {
    /// Adds a tile; says whether it is new.
    #[inline]
    pub fn insert(&mut self, tile: TileId) -> bool {
        let (word, bit) = (tile.0 as usize / 64 % self.words.len(), 1 << (tile.0 % 64));
        let new = self.words[word] & bit == 0;
        self.words[word] |= bit;
        self.len += new as u16;
        new
    }

    pub fn len(&self) -> u16 {
        self.len
    }
}
