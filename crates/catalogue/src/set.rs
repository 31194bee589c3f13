//! Which tiles come together: sets, start blocks and boxes.

use serde::Deserialize;

use crate::tile::{KindId, SegmentKind};

/// How the tiles of a set come into the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DrawRole {
    /// Shuffled with the land tiles.
    Pool,
    /// Laid first, as a river.
    River,
    /// A start block that lies on the table.
    Block,
    /// One for each player.
    Player,
}

/// A named set of tiles, as a printing holds it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Set {
    /// Its stable id, such as `base-v3`.
    pub id: String,
    /// Its title in words.
    pub title: String,
    /// How its tiles come into the game.
    pub draw: DrawRole,
    /// The tiles with the number of copies.
    pub tiles: Vec<(KindId, u8)>,
    /// The start tile of a base set.
    pub start: Option<KindId>,
    /// A river's source; with a double-wide source the western half.
    pub first: Option<KindId>,
    /// The river tile that must come directly after the source.
    pub second: Option<KindId>,
    /// The river tiles that come last, in random order if there are several.
    pub last: Vec<KindId>,
    /// The block that the source belongs to, if it is more than one square.
    pub first_block: Option<String>,
    /// The number of pieces, a double-wide tile counted once.
    pub pieces: u16,
    /// The number that the rule book states.
    pub stated: u16,
    /// Rule books that name this set: `2021`, `2008`, `2014`, `2012`, `2015`.
    pub books: Vec<String>,
    /// Where a book contradicts itself about this set, what was done.
    pub contradiction: String,
}

/// Several squares that lie together from the start and are never parted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its id.
    pub id: String,
    /// Its squares, row by row from the north, each from the west.
    pub rows: Vec<Vec<KindId>>,
}

/// What a published box holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoxContents {
    /// The preset's name, such as `big-box-2021`.
    pub id: String,
    /// Its title in words.
    pub title: String,
    /// The ids of its sets.
    pub sets: Vec<String>,
}

/// A set that may stand in for one of a box, where the book of the box contradicts itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alternative {
    /// The id of the box.
    pub box_id: String,
    /// The id of the set that the box holds.
    pub set: String,
    /// The id of the set that may stand in for it.
    pub instead: String,
}

/// The quarters of Carcassonne.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum QuarterName {
    /// The castle, for cities.
    Castle,
    /// The market, for fields.
    Market,
    /// The blacksmith, for roads.
    Blacksmith,
    /// The cathedral, for monasteries.
    Cathedral,
}

/// Where a quarter of a start block lies and which features are fed from it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Quarter {
    /// Which quarter.
    pub name: QuarterName,
    /// The id of its block.
    pub block: String,
    /// The squares that it covers.
    pub tiles: Vec<KindId>,
    /// The features that its figures can move to.
    pub feeds: SegmentKind,
}
