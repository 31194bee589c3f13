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
//!
//! A mistake in the data is an error that says where it is:
//!
//! ```
//! use bastide_catalogue::Catalogue;
//!
//! let error = Catalogue::from_files(&[("mine.toml", "[[tile]]\nid = \"x\"\ncolour = 1")]);
//! assert!(error.unwrap_err().to_string().starts_with("mine.toml, line 3: unknown field"));
//! ```
#![warn(missing_docs)]

mod build;
mod error;
mod geometry;
pub mod limits;
mod parse;
mod pieces;
mod set;
mod tile;
mod verify;

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

pub use error::{CatalogueError, Problem, Subject};
pub use geometry::{Corner, HalfSide, Halves, Rotation, Side, Sides};
pub use pieces::{
    Figures, GoldStep, GoodsTokens, Message, MessageToken, PerPlayer, Pieces, Sector, WheelSector,
};
pub use set::{Alternative, Block, BoxContents, DrawRole, Quarter, QuarterName, Set};
pub use tile::{
    Compass, Confidence, CropCircle, Doubts, Goods, KindId, RiverRole, Segment, SegmentId,
    SegmentKind, SegmentSet, Square, Symbols, Terrain, TileKind,
};

/// The shipped data. The order gives the kinds their numbers.
const STANDARD: &[(&str, &str)] = &[
    ("base.toml", include_str!("../data/base.toml")),
    ("inns.toml", include_str!("../data/inns.toml")),
    ("traders.toml", include_str!("../data/traders.toml")),
    ("princess.toml", include_str!("../data/princess.toml")),
    ("abbey.toml", include_str!("../data/abbey.toml")),
    ("rivers.toml", include_str!("../data/rivers.toml")),
    ("count.toml", include_str!("../data/count.toml")),
    ("king.toml", include_str!("../data/king.toml")),
    ("cult.toml", include_str!("../data/cult.toml")),
    ("hills.toml", include_str!("../data/hills.toml")),
    ("wheel.toml", include_str!("../data/wheel.toml")),
    ("minis.toml", include_str!("../data/minis.toml")),
    ("blocks.toml", include_str!("../data/blocks.toml")),
    ("sets.toml", include_str!("../data/sets.toml")),
    ("boxes.toml", include_str!("../data/boxes.toml")),
    ("pieces.toml", include_str!("../data/pieces.toml")),
];

/// All tile kinds, sets, blocks, boxes and pieces.
#[derive(Clone, Debug)]
pub struct Catalogue {
    kinds: Vec<TileKind>,
    /// One for each kind.
    doubts: Vec<Doubts>,
    sets: Vec<Set>,
    blocks: Vec<Block>,
    quarters: Vec<Quarter>,
    boxes: Vec<BoxContents>,
    alternatives: Vec<Alternative>,
    pieces: Pieces,
    index: HashMap<String, KindId>,
}

fn standard() -> &'static Arc<Catalogue> {
    static CATALOGUE: OnceLock<Arc<Catalogue>> = OnceLock::new();
    CATALOGUE.get_or_init(|| match Catalogue::from_files(STANDARD) {
        Ok(catalogue) => Arc::new(catalogue),
        // A test loads the same text, so that no such build is ever released.
        Err(error) => panic!("the shipped catalogue is wrong: {error}"),
    })
}

impl Catalogue {
    /// The shipped catalogue, parsed and verified once.
    pub fn standard() -> &'static Catalogue {
        standard()
    }

    /// The shipped catalogue for those who share catalogues that may be their own.
    pub fn shared() -> Arc<Catalogue> {
        standard().clone()
    }

    /// This catalogue with the tiles and sets of further files, given as name and text, which are
    /// verified like the shipped ones. Kinds keep their numbers, and the new ones come after them.
    ///
    /// Only tiles and sets can be added, under ids that are still free, and not without
    /// [limits]. The format is described in `docs/tiles.md`.
    ///
    /// ```
    /// use bastide_catalogue::Catalogue;
    ///
    /// let text = r#"
    ///     [[tile]]
    ///     id = "mine.meadow"
    ///     name = "nothing but grass"
    ///     sides = "FFFF"
    ///     segments = [{ id = "f1", kind = "field", halves = [0, 1, 2, 3, 4, 5, 6, 7] }]
    ///
    ///     [[set]]
    ///     id = "meadows"
    ///     title = "Meadows"
    ///     tiles = ["mine.meadow x4", "base.B"]
    /// "#;
    /// let mine = Catalogue::standard().with_files(&[("mine.toml", text)]).unwrap();
    /// assert_eq!(mine.set("meadows").unwrap().pieces, 5);
    /// assert_eq!(mine.kind_id("base.D"), Catalogue::standard().kind_id("base.D"));
    /// ```
    pub fn with_files(&self, files: &[(&str, &str)]) -> Result<Arc<Catalogue>, CatalogueError> {
        build::extended(self, files).map(Arc::new)
    }

    /// Parses and verifies files given as name and text. They may hold their entries in any order.
    pub fn from_files(files: &[(&str, &str)]) -> Result<Catalogue, CatalogueError> {
        build::catalogue(files)
    }

    /// The names and texts of the shipped files, to which others can be added.
    pub fn standard_files() -> &'static [(&'static str, &'static str)] {
        STANDARD
    }

    /// Every tile kind, in the order of the data.
    pub fn kinds(&self) -> &[TileKind] {
        &self.kinds
    }

    /// The kind with this number.
    pub fn kind(&self, kind: KindId) -> &TileKind {
        &self.kinds[kind.0 as usize]
    }

    /// The kind with this id.
    pub fn kind_id(&self, id: &str) -> Option<KindId> {
        self.index.get(id).copied()
    }

    /// What is less sure about a kind than the rest of it.
    pub fn doubts(&self, kind: KindId) -> Doubts {
        self.doubts[kind.0 as usize]
    }

    /// Every set.
    pub fn sets(&self) -> &[Set] {
        &self.sets
    }

    /// The set with this id.
    pub fn set(&self, id: &str) -> Option<&Set> {
        self.sets.iter().find(|set| set.id == id)
    }

    /// Every start block.
    pub fn blocks(&self) -> &[Block] {
        &self.blocks
    }

    /// The start block with this id.
    pub fn block(&self, id: &str) -> Option<&Block> {
        self.blocks.iter().find(|block| block.id == id)
    }

    /// The start block that a set consists of, or whose squares are a river set's source.
    pub fn block_of(&self, set: &Set) -> Option<&Block> {
        let holds = |block: &Block| {
            let cells = || block.rows.iter().flatten();
            cells().all(|cell| set.tiles.iter().any(|(kind, _)| kind == cell))
        };
        self.blocks.iter().find(|block| holds(block))
    }

    /// The quarters of the start blocks.
    pub fn quarters(&self) -> &[Quarter] {
        &self.quarters
    }

    /// Every published box.
    pub fn boxes(&self) -> &[BoxContents] {
        &self.boxes
    }

    /// The box with this id.
    pub fn box_contents(&self, id: &str) -> Option<&BoxContents> {
        self.boxes.iter().find(|contents| contents.id == id)
    }

    /// Sets that may stand in for those of a box.
    pub fn alternatives(&self) -> &[Alternative] {
        &self.alternatives
    }

    /// Tokens, figures and scales.
    pub fn pieces(&self) -> &Pieces {
        &self.pieces
    }
}
