//! Segments as the wire names them, by kind and by what they reach as the tile lies, and the spots
//! where figures stand.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::Value;

use crate::geometry::Half;
use crate::names::{Edge, Quarter, Sector, SegmentKind};

/// A segment of a tile whose place is said elsewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Segment {
    /// What it is.
    pub kind: SegmentKind,
    /// The edges that a road, river or city reaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edges: Option<Vec<Edge>>,
    /// The half-edges of a field, and of a city that reaches only half of an edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halves: Option<Vec<Half>>,
    /// Its number among the segments of the tile that are named alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
}

/// Where a figure stands.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Spot {
    /// On a segment of a tile.
    Segment(Segment),
    /// On a spot of a start board.
    Board(BoardSpot),
}

impl Spot {
    /// The segment, if it is one.
    pub fn into_segment(self) -> Option<Segment> {
        if let Spot::Segment(segment) = self { Some(segment) } else { None }
    }
}

impl<'de> Deserialize<'de> for Spot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Spot, D::Error> {
        let value = Value::deserialize(from)?;
        let named = |key: &str| value.get(key).unwrap_or(&Value::Null);
        let spot = match named("kind").as_str() {
            Some("quarter") => Quarter::deserialize(named("quarter"))
                .map(|quarter| Spot::Board(BoardSpot::Quarter { quarter })),
            Some("crown") => Sector::deserialize(named("sector"))
                .map(|sector| Spot::Board(BoardSpot::Crown { sector })),
            _ => Segment::deserialize(&value).map(Spot::Segment),
        };
        spot.map_err(D::Error::custom)
    }
}

/// A spot of a start board, written `{"kind":"quarter","quarter":"castle"}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum BoardSpot {
    /// A quarter of Carcassonne.
    Quarter {
        /// Which one.
        quarter: Quarter,
    },
    /// The crowns of a sector of the wheel.
    Crown {
        /// Which one.
        sector: Sector,
    },
}

impl BoardSpot {
    /// Every spot of the start boards.
    pub fn all() -> impl Iterator<Item = BoardSpot> {
        let quarters = Quarter::ALL.iter().map(|quarter| BoardSpot::Quarter { quarter: *quarter });
        quarters.chain(Sector::ALL.iter().map(|sector| BoardSpot::Crown { sector: *sector }))
    }

    /// What it is, such as `quarter`.
    pub const fn kind(self) -> &'static str {
        match self {
            BoardSpot::Quarter { .. } => "quarter",
            BoardSpot::Crown { .. } => "crown",
        }
    }

    /// Which one it is, such as `castle`.
    pub const fn name(self) -> &'static str {
        match self {
            BoardSpot::Quarter { quarter } => quarter.name(),
            BoardSpot::Crown { sector } => sector.name(),
        }
    }
}

/// A spot of a start board as a key beside others, such as `"quarter":"castle"`. At most one is
/// there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct BoardKeys {
    /// A quarter of Carcassonne.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub quarter: Option<Quarter>,
    /// A sector of the wheel.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sector: Option<Sector>,
}

impl BoardKeys {
    /// The spot that the keys name.
    pub fn spot(self) -> Option<BoardSpot> {
        let quarter = self.quarter.map(|quarter| BoardSpot::Quarter { quarter });
        quarter.or(self.sector.map(|sector| BoardSpot::Crown { sector }))
    }
}

impl From<BoardSpot> for BoardKeys {
    fn from(spot: BoardSpot) -> BoardKeys {
        match spot {
            BoardSpot::Quarter { quarter } => {
                BoardKeys { quarter: Some(quarter), ..BoardKeys::default() }
            }
            BoardSpot::Crown { sector } => {
                BoardKeys { sector: Some(sector), ..BoardKeys::default() }
            }
        }
    }
}
