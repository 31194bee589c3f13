//! Places on the table, and how a tile is turned.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::lenient::read;

/// A place on the table, `[x,y]`: x grows to the east, y to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "readonly [x: number, y: number]"))]
pub struct Place {
    /// Row; first, so that places sort by row and column.
    pub y: i16,
    /// Column.
    pub x: i16,
}

/// Farther out than any tile can lie. Places beyond it are no different from those on it.
const FAR: i64 = 30_000;

impl Place {
    /// The place with these coordinates.
    pub const fn new(x: i16, y: i16) -> Place {
        Place { y, x }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{},{}]", self.x, self.y)
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.x, self.y).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        read(from, "a place [x,y] of two whole numbers", |value| {
            let [x, y] = value.as_array()?.as_slice() else { return None };
            let near = |number: &Value| Some(number.as_i64()?.clamp(-FAR, FAR) as i16);
            Some(Place::new(near(x)?, near(y)?))
        })
    }
}

/// Clockwise turns of a tile in degrees: 0, 90, 180 or 270.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "0 | 90 | 180 | 270"))]
pub struct Rot(u16);

impl Rot {
    /// The turn by this angle, if it is one of the four.
    pub const fn from_degrees(degrees: u16) -> Option<Rot> {
        if matches!(degrees, 0 | 90 | 180 | 270) { Some(Rot(degrees)) } else { None }
    }

    /// The angle.
    pub const fn degrees(self) -> u16 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Rot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rot, D::Error> {
        read(from, "a rot of 0, 90, 180 or 270", |value| {
            Rot::from_degrees(u16::try_from(value.as_u64()?).ok()?)
        })
    }
}

/// A half-edge of a tile as it lies: 0 to 7 clockwise from the west half of the north edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
pub struct Half(u8);

impl Half {
    /// The half-edge with this number, if there is one.
    pub const fn from_index(index: u8) -> Option<Half> {
        if index < 8 { Some(Half(index)) } else { None }
    }

    /// Its number.
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Half, D::Error> {
        read(from, "a half-edge of 0 to 7", |value| {
            Half::from_index(u8::try_from(value.as_u64()?).ok()?)
        })
    }
}
