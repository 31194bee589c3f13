//! What the page has to know of a drawn tile.

use serde::{Deserialize, Serialize};

use super::view::Point;
use crate::names::SegmentKind;
use crate::segment::Segment;

/// A tile of a kind, turned: what can be pointed at on it. Everything is in hundredths of its side.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct KindArt {
    /// Its segments.
    pub segments: Vec<SegmentArt>,
    /// Where its flying machine is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub machine: Option<Point>,
    /// The kind of segment whose figures its crop circle calls for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub circle: Option<SegmentKind>,
}

/// A segment of a drawn tile.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct SegmentArt {
    /// What it is.
    pub kind: SegmentKind,
    /// Where a figure stands on it.
    pub anchor: Point,
    /// Its outline as path data.
    pub outline: String,
    /// Its name, as actions have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub segment: Option<Segment>,
}
