//! Set-ups as JSON. Unknown keys are refused: a misspelt one would silently play another game.

use std::collections::BTreeMap;

use bastide_engine::{Setup, StartTile, TileFile};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::error::{Code, WireError};
use crate::geometry::{Place, Rot};
use crate::outcome::WireOutcome;
use crate::value::{not_wanted, read};

/// What a game is to be played with. Only the players are required.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WireSetup {
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
    pub tiles: Option<WireTiles>,
    /// Variants of the rules by name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub options: Option<BTreeMap<String, Text>>,
    /// Pieces for each player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub supply: Option<BTreeMap<String, u32>>,
    /// The tiles on the table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub start: Option<Vec<WireStart>>,
    /// The tiles in the order in which they are drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub draw: Option<Vec<String>>,
    /// Other answers of chance, in the order in which they are asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<Vec<WireOutcome>>,
    /// What all other chance follows from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<Text>,
}

/// A tile that lies on the table from the start.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WireStart {
    /// The id of the tile.
    pub tile: String,
    /// Where it lies.
    pub at: Place,
    /// How it is turned.
    #[serde(default)]
    pub rot: Rot,
}

/// A text; numbers and booleans stand for what they look like.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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
pub struct WireTiles(pub BTreeMap<String, String>);

/// What a tile file is called that came without a name.
const TILES: &str = "tiles.toml";

impl Serialize for WireTiles {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0.get(TILES).filter(|_| self.0.len() == 1) {
            Some(text) => text.serialize(to),
            None => self.0.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for WireTiles {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<WireTiles, D::Error> {
        read(
            from,
            "the text of a tile file, or an object of names and texts",
            |value| match value {
                Value::String(text) => Some(WireTiles([(TILES.to_owned(), text.clone())].into())),
                Value::Object(files) => {
                    let file = |(name, text): (&String, &Value)| {
                        Some((name.clone(), text.as_str()?.to_owned()))
                    };
                    files.iter().map(file).collect::<Option<_>>().map(WireTiles)
                }
                _ => None,
            },
        )
    }
}

impl WireSetup {
    /// Reads a set-up, or says which key of it is wrong.
    pub fn read(value: &Value) -> Result<WireSetup, WireError> {
        let bad = |message: String| WireError::new(Code::BadSetup, message);
        if !value.is_object() {
            return Err(bad(not_wanted("a set-up that is an object", value)));
        }
        serde_path_to_error::deserialize(value).map_err(|error| {
            let path = error.path().to_string();
            let what = error.into_inner();
            bad(if path == "." { what.to_string() } else { format!("{path}: {what}") })
        })
    }

    /// The engine's form of it; whether it makes a game, `Rules` decides.
    pub fn to_setup(&self) -> Result<Setup, WireError> {
        let mut chance = Vec::new();
        for answer in self.chance.iter().flatten() {
            let rule = answer.question().rule();
            chance.push(answer.scripted().map_err(|why| {
                WireError::new(Code::BadSetup, format!("chance: {why} ({rule})"))
            })?);
        }
        Ok(Setup {
            players: self.players.clone(),
            systems: self.systems.clone(),
            tiles: self.tiles.iter().flat_map(WireTiles::files).collect(),
            sets: self.sets.clone().map(|sets| sets.into_iter().collect()),
            options: self.options.clone().into_iter().flatten().map(|(k, v)| (k, v.0)).collect(),
            supply: self.supply.clone().into_iter().flatten().collect(),
            start: self.start.as_ref().map(|tiles| tiles.iter().map(WireStart::to_tile).collect()),
            draw: self.draw.clone(),
            chance,
            seed: self.seed.clone().map(|seed| seed.0),
        })
    }
}

impl From<&Setup> for WireSetup {
    fn from(setup: &Setup) -> WireSetup {
        let some = |empty: bool| (!empty).then_some(());
        let options = || setup.options.iter().map(|(k, v)| (k.clone(), Text(v.clone()))).collect();
        let start = |tile: &StartTile| WireStart {
            tile: tile.tile.clone(),
            at: Place(tile.at),
            rot: Rot(tile.rotation),
        };
        WireSetup {
            players: setup.players.clone(),
            systems: setup.systems.clone(),
            tiles: some(setup.tiles.is_empty()).map(|()| WireTiles::of(&setup.tiles)),
            sets: setup.sets.clone().map(|sets| sets.into_iter().collect()),
            options: some(setup.options.is_empty()).map(|()| options()),
            supply: some(setup.supply.is_empty()).map(|()| setup.supply.iter().cloned().collect()),
            start: setup.start.as_ref().map(|tiles| tiles.iter().map(start).collect()),
            draw: setup.draw.clone(),
            chance: some(setup.chance.is_empty())
                .map(|()| setup.chance.iter().copied().map(WireOutcome::of_scripted).collect()),
            seed: setup.seed.clone().map(Text),
        }
    }
}

impl WireTiles {
    fn of(files: &[TileFile]) -> WireTiles {
        WireTiles(files.iter().map(|file| (file.name.clone(), file.text.clone())).collect())
    }

    fn files(&self) -> impl Iterator<Item = TileFile> {
        self.0.iter().map(|(name, text)| TileFile { name: name.clone(), text: text.clone() })
    }
}

impl WireStart {
    fn to_tile(&self) -> StartTile {
        StartTile { tile: self.tile.clone(), at: self.at.0, rotation: self.rot.0 }
    }
}
