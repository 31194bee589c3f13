//! How much the files of a tile designer may hold. They come from strangers too, over the network,
//! so each list and each text that takes time or space has a limit. The shipped data keeps to
//! none of them but [`SEGMENTS`].

/// Bytes of one file.
pub const FILE_BYTES: usize = 256 * 1024;
/// Files that extend a catalogue at once.
pub const FILES: usize = 16;
/// Tiles of one file.
pub const TILES: usize = 250;
/// Sets of one file.
pub const SETS: usize = 50;
/// Copies of one tile in a set.
pub const COPIES: u8 = 99;
/// Segments of a tile: as many as a [`SegmentSet`](crate::SegmentSet) has bits.
pub const SEGMENTS: usize = 16;
/// Pennants of one city.
pub const PENNANTS: u8 = 4;
/// Sheep on one field.
pub const SHEEP: u8 = 4;
/// Groups of segments between which a wagon may step.
pub const WAGON_GROUPS: usize = 8;
/// Letters of rule books on a tile.
pub const CODES: usize = 8;
/// Characters of the id of a tile or set.
pub const ID: usize = 32;
/// Characters of the id of a segment.
pub const SEGMENT_ID: usize = 12;
/// Characters of a name or title.
pub const NAME: usize = 100;
/// Characters of a remark.
pub const NOTE: usize = 500;
