//! Our drawings: every tile, figure and board, made by code from a tile's geometry alone. No
//! file of anybody else's is used.
//!
//! A tile as a picture of its own:
//!
//! ```
//! use bastide_catalogue::Catalogue;
//!
//! let catalogue = Catalogue::standard();
//! let start = catalogue.kind(catalogue.kind_id("base.D").unwrap());
//! let svg = bastide_art::tile_svg(start, 7);
//! assert!(svg.starts_with("<svg ") && svg.len() < 12_000);
//! ```
//!
//! A figure that stands on its city, at rotation 0:
//!
//! ```
//! # use bastide_catalogue::Catalogue;
//! use bastide_art::{FigureShape, FigureDrawing, PlayerColour, TileArt, figure_svg};
//!
//! # let catalogue = Catalogue::standard();
//! # let start = catalogue.kind(catalogue.kind_id("base.D").unwrap());
//! let art = TileArt::new(start);
//! let (x, y) = art.anchor(start.segment_named("c1").unwrap());
//! assert!(y < 128.0, "the city lies in the north");
//! assert!(figure_svg(FigureShape::Meeple, PlayerColour::Red).contains("#e8174a"));
//! ```
//!
//! Drawings carry no ids and refer to nothing, so any number of them can be put into one page.
//! The box of a tile is 256 by 256 units.
#![warn(missing_docs)]

mod board;
pub mod carcassonne;
mod card;
mod crops;
mod decor;
mod figures;
mod glyphs;
mod labels;
mod land;
mod layout;
mod lettering;
mod marks;
mod noise;
mod outline;
mod paint;
mod palette;
mod path;
#[cfg(feature = "png")]
mod png;
mod sheet;
#[cfg(test)]
mod sight;
mod survey;
mod systems;
mod vector;
pub mod wheel;

use bastide_catalogue::{Rotation, SegmentId, TileKind};

pub use board::{
    BoardPicture, PlacedFerry, PlacedFigure, PlacedTile, Standing, Surroundings, board_svg,
};
pub use card::{CardSeat, card_svg};
pub use figures::{
    FigureDrawing, FigureShape, NeutralPiece, PlayerColour, figure_svg, piece_group, piece_svg,
};
pub use marks::{LitSegment, NumberMark};
#[cfg(feature = "png")]
pub use png::{PngError, to_png};
pub use sheet::{Sheet, SheetEntry, sheet_svg};

use layout::Layout;
use path::Pen;

/// The length of a tile's side in the units of all drawings.
pub const TILE: f64 = vector::SIZE;

/// How much a drawing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Detail {
    /// Everything; for tiles of 64 pixels and more.
    #[default]
    Full,
    /// Bold ways, walls and signs without texture, in about a kilobyte; for smaller tiles.
    Plain,
}

/// A kind of tile, ready to be drawn many times: what all its copies share is worked out once.
pub struct TileArt<'a> {
    kind: &'a TileKind,
    layout: Layout,
}

impl<'a> TileArt<'a> {
    /// Works out where everything on a kind stands.
    pub fn new(kind: &'a TileKind) -> TileArt<'a> {
        TileArt { kind, layout: Layout::of(kind) }
    }

    /// The kind.
    pub fn kind(&self) -> &'a TileKind {
        self.kind
    }

    /// One copy as a `<g>`, in a box of 256 by 256 units. It is drawn turned, not turned after
    /// drawing, so that houses and signs stand upright at every rotation. Walls reach a few units
    /// beyond the box; an inner `<svg>` of the size of a tile cuts them off.
    pub fn group(&self, variant: u64, rotation: Rotation, detail: Detail) -> String {
        paint::Painter::paint(self.kind, &self.layout, variant, rotation, detail)
    }

    /// One copy as a complete document at rotation 0.
    pub fn svg(&self, variant: u64) -> String {
        document(&self.group(variant, Rotation::default(), Detail::Full))
    }

    /// Where a figure stands on a segment, in tile units at rotation 0.
    pub fn anchor(&self, segment: SegmentId) -> (f64, f64) {
        let spot = self.layout.spots.get(segment.0 as usize).copied().flatten();
        let spot = spot.unwrap_or(vector::CENTRE);
        (spot.x, spot.y)
    }

    /// The anchor on a turned tile.
    pub fn anchor_turned(&self, segment: SegmentId, rotation: Rotation) -> (f64, f64) {
        let (x, y) = self.anchor(segment);
        let spot = vector::p(x, y).about_centre(rotation.quarters());
        (spot.x, spot.y)
    }

    /// Where the flying machine stands on a turned tile, if it has one.
    pub fn machine_turned(&self, rotation: Rotation) -> Option<(f64, f64)> {
        let machine = self.layout.items.iter().find(|item| item.glyph == glyphs::Glyph::Flier)?;
        let spot = machine.at.about_centre(rotation.quarters());
        Some((spot.x, spot.y))
    }

    /// The outline of a segment as path data of closed polygons, at rotation 0.
    pub fn outline(&self, segment: SegmentId) -> String {
        let mut pen = Pen::new();
        for ring in outline::rings(self.kind, &self.layout, segment) {
            pen.polygon(&ring);
        }
        pen.data()
    }

    /// The rings of a segment's outline on a turned tile, for who draws at another scale.
    pub fn rings_turned(&self, segment: SegmentId, rotation: Rotation) -> Vec<Vec<(f64, f64)>> {
        let turn = |at: &vector::P| at.about_centre(rotation.quarters());
        let rings = outline::rings(self.kind, &self.layout, segment);
        let ring = |ring: &Vec<vector::P>| ring.iter().map(turn).map(|at| (at.x, at.y)).collect();
        rings.iter().map(ring).collect()
    }

    /// Where the drawing contradicts the catalogue: fields that are joined or parted by mistake,
    /// or that touch another city than they should. Empty for every kind of the catalogue, which
    /// a test holds us to.
    pub fn contradictions(&self) -> Vec<String> {
        self.layout.labels.contradictions(self.kind)
    }
}

fn document(group: &str) -> String {
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">{group}</svg>"#)
}

/// One copy of a tile as a complete document. The same variant gives the same bytes; another one
/// moves trees and houses, and nothing that means something.
pub fn tile_svg(kind: &TileKind, variant: u64) -> String {
    TileArt::new(kind).svg(variant)
}

/// One copy of a tile as a `<g>` for use inside a board.
pub fn tile_group(kind: &TileKind, variant: u64, rotation: Rotation, detail: Detail) -> String {
    TileArt::new(kind).group(variant, rotation, detail)
}

/// Where a figure stands on a segment, in tile units at rotation 0.
pub fn segment_anchor(kind: &TileKind, segment: SegmentId) -> (f64, f64) {
    TileArt::new(kind).anchor(segment)
}

/// The outline of a segment as SVG path data, in tile units at rotation 0.
pub fn segment_outline(kind: &TileKind, segment: SegmentId) -> String {
    TileArt::new(kind).outline(segment)
}
