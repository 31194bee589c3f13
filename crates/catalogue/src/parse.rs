//! The data files as they are written, before any name in them is resolved.
//!
//! Every file may hold entries of every sort; unknown keys are refused, so that a slip of the pen
//! is never read as "no".

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::error::{CatalogueError, Problem, Subject};
use crate::pieces::Pieces;
use crate::set::{DrawRole, QuarterName};
use crate::tile::{Confidence, CropCircle, Goods, RiverRole, SegmentKind};

/// Reads one file.
pub(crate) fn file(name: &str, text: &str) -> Result<RawFile, CatalogueError> {
    toml::from_str(text).map_err(|error| {
        let start = error.span().map_or(0, |span| span.start).min(text.len());
        let line = 1 + text.as_bytes()[..start].iter().filter(|byte| **byte == b'\n').count();
        // One line is enough for a log; the parser adds hints on further ones, and repeats keys
        // of any length.
        let message = error.message().lines().collect::<Vec<_>>().join("; ");
        let message = message.chars().take(200).collect();
        CatalogueError::new(name, Subject::File, Problem::Syntax { line, message })
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawFile {
    #[serde(default, rename = "tile")]
    pub tiles: Vec<RawTile>,
    #[serde(default, rename = "set")]
    pub sets: Vec<RawSet>,
    #[serde(default, rename = "block")]
    pub blocks: Vec<RawBlock>,
    #[serde(default, rename = "quarter")]
    pub quarters: Vec<RawQuarter>,
    #[serde(default, rename = "box")]
    pub boxes: Vec<RawBox>,
    pub pieces: Option<Pieces>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTile {
    pub id: String,
    pub name: String,
    pub sides: String,
    #[serde(default)]
    pub codes: Vec<String>,
    #[serde(default)]
    pub codes_assumed: bool,
    #[serde(default = "verified")]
    pub confidence: Confidence,
    pub wheel_confidence: Option<Confidence>,
    #[serde(default)]
    pub symbols: RawSymbols,
    pub segments: Vec<RawSegment>,
    #[serde(default)]
    pub wagon: Vec<Vec<String>>,
    #[serde(default)]
    pub split_sides: String,
    #[serde(default)]
    pub split_percent: u8,
    #[serde(default)]
    pub note: String,
}

/// Designers are sure of their own tiles.
fn verified() -> Confidence {
    Confidence::Verified
}

#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct RawSymbols {
    pub volcano: bool,
    pub dragon: bool,
    pub portal: bool,
    pub flier: Option<String>,
    pub ferry: bool,
    pub goldmine: bool,
    pub magic: bool,
    pub robber: bool,
    pub crop_circle: Option<CropCircle>,
    pub hill: bool,
    pub vineyard: bool,
    pub wheel: Option<u8>,
    pub river: Option<RiverRole>,
    pub abbey: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSegment {
    pub id: String,
    pub kind: SegmentKind,
    pub sides: Option<String>,
    pub halves: Option<Vec<u8>>,
    #[serde(default)]
    pub pennants: u8,
    #[serde(default)]
    pub cathedral: bool,
    #[serde(default)]
    pub princess: bool,
    pub goods: Option<Goods>,
    /// This city spans the fields that it crosses.
    #[serde(default)]
    pub bridge: bool,
    #[serde(default)]
    pub inn: bool,
    #[serde(default)]
    pub tunnel: bool,
    #[serde(default)]
    pub cities: Vec<String>,
    /// Cities beside this field on the rim that it does not touch.
    #[serde(default)]
    pub stops_short_of: Vec<String>,
    #[serde(default)]
    pub pig_herd: bool,
    #[serde(default)]
    pub sheep: u8,
    #[serde(default)]
    pub carcassonne: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawSet {
    pub id: String,
    pub title: String,
    #[serde(default)]
    pub books: Vec<String>,
    #[serde(default = "pool")]
    pub draw: DrawRole,
    /// What a book states, where there is one.
    pub stated: Option<u16>,
    pub pieces: Option<u16>,
    pub start: Option<String>,
    pub first: Option<String>,
    pub first_block: Option<String>,
    pub second: Option<String>,
    #[serde(default)]
    pub last: Vec<String>,
    #[serde(default)]
    pub contradiction: String,
    #[serde(default)]
    pub twins: Vec<[String; 2]>,
    pub tiles: Vec<String>,
}

fn pool() -> DrawRole {
    DrawRole::Pool
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawBlock {
    pub id: String,
    pub rows: Vec<Vec<String>>,
    pub outer: RawOuter,
}

/// The rim of a block, one letter a tile.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawOuter {
    #[serde(rename = "N")]
    pub north: String,
    #[serde(rename = "E")]
    pub east: String,
    #[serde(rename = "S")]
    pub south: String,
    #[serde(rename = "W")]
    pub west: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawQuarter {
    pub id: QuarterName,
    pub block: String,
    pub tiles: Vec<String>,
    pub feeds: SegmentKind,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawBox {
    pub id: String,
    pub title: String,
    pub book: String,
    pub sets: Vec<String>,
    #[serde(default)]
    pub alternatives: BTreeMap<String, String>,
}
