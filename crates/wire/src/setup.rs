//! Set-ups. Unknown keys are refused: a misspelt one would silently play another game.

use std::collections::BTreeMap;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::geometry::{Place, Rot};
use crate::lenient::read;
use crate::transcript::Outcome;

/// What a game is to be played with. Only the players are required.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct Setup {
    /// The players' names, in order of play.
    pub players: Vec<String>,
    /// The rules in force: systems, or `system/part`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub systems: Option<Vec<String>>,
    /// Tile sets with their number of copies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sets: Option<BTreeMap<String, u16>>,
    /// Files with tiles and sets of the players' own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tiles: Option<Tiles>,
    /// Variants of the rules by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<BTreeMap<String, Text>>,
    /// Pieces for each player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply: Option<BTreeMap<String, u32>>,
    /// The tiles on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<StartTile>>,
    /// The tiles in the order in which they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Vec<String>>,
    /// Other answers of chance, in the order in which they are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Vec<Outcome>>,
    /// What all other chance follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Text>,
}

/// A tile that lies on the table from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct StartTile {
    /// The id of the tile.
    pub tile: String,
    /// Where it lies.
    pub at: Place,
    /// How it is turned.
    #[serde(default)]
    #[cfg_attr(feature = "schema", ts(as = "Option<Rot>"))]
    pub rot: Rot,
}

/// A text; numbers and booleans stand for what they look like.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(type = "string | number | boolean"))]
pub struct Text(pub String);

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Text, D::Error> {
        read(from, "a text, a number or a boolean", |value| match value {
            Value::String(text) => Some(Text(text.clone())),
            Value::Number(number) => Some(Text(number.to_string())),
            Value::Bool(truth) => Some(Text(truth.to_string())),
            _ => None,
        })
    }
}

/// Tile files by their names; a text alone is the file `tiles.toml`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(type = "string | { [name in string]: string }")
)]
pub struct Tiles(pub BTreeMap<String, String>);

/// What a tile file is called that came without a name.
const TILES: &str = "tiles.toml";

impl Serialize for Tiles {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0.get(TILES).filter(|_| self.0.len() == 1) {
            Some(text) => text.serialize(to),
            None => self.0.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Tiles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tiles, D::Error> {
        read(
            from,
            "the text of a tile file, or an object of names and texts",
            |value| match value {
                Value::String(text) => Some(Tiles([(TILES.to_owned(), text.clone())].into())),
                Value::Object(files) => {
                    let file = |(name, text): (&String, &Value)| {
                        Some((name.clone(), text.as_str()?.to_owned()))
                    };
                    files.iter().map(file).collect::<Option<_>>().map(Tiles)
                }
                _ => None,
            },
        )
    }
}
