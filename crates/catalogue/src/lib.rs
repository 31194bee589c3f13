//! The catalogue: every tile kind and tile set of the game, parsed from `data/*.toml` and
//! verified. It knows what is printed, and no rules.
//!
//! ```
//! use bastide_catalogue::{Catalogue, Terrain};
//!
//! let catalogue = Catalogue::standard();
//! let start = catalogue.kind(catalogue.kind_id("base.D").unwrap());
//! assert_eq!(start.terrain, [Terrain::City, Terrain::Road, Terrain::Field, Terrain::Road]);
//! assert_eq!(catalogue.set("base-v3").unwrap().pieces, 72);
//! ```
#![warn(missing_docs)]

mod geometry;
mod set;
mod tile;

pub use geometry::{HalfSide, Halves, Rotation, Side, Sides};
pub use set::{Block, BoxContents, DrawRole, Set};
pub use tile::{
    Compass, Confidence, CropCircle, Goods, KindId, RiverRole, Segment, SegmentId, SegmentKind,
    SegmentSet, Symbols, Terrain, TileKind,
};

/// All tile kinds, sets, blocks and boxes.
#[derive(Clone, Debug)]
pub struct Catalogue {
    kinds: Vec<TileKind>,
    sets: Vec<Set>,
    blocks: Vec<Block>,
    boxes: Vec<BoxContents>,
}

impl Catalogue {
    /// Every tile kind, in the order of the data.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// The kind with this number.
    pub fn kind(&self, kind: KindId) -> &TileKind {
        &self.kinds[kind.0 as usize]
    }

    /// Every set.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// Every start block.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// Every published box.
    pub fn boxes(&self) -> &[BoxContents] {
        &self.boxes
    }
}
