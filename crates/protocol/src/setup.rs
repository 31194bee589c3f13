//! Set-ups: read with errors that name the key, and turned into the engine's own and back.

use bastide_engine::{Setup, StartTile, TileFile};
use bastide_wire::{
    Code, Error as WireError, Place, Rot, Setup as WireSetup, StartTile as WireStart, Text, Tiles,
    not_wanted,
};
use serde_json::Value;

use crate::outcome::{of_scripted, question, scripted};
use crate::words::{FromEngine, ToEngine};

/// What a set-up of the wire can do where the engine is there.
pub trait SetupExt: Sized {
    /// Reads a set-up, or says which key of it is wrong.
    fn read(value: &Value) -> Result<Self, WireError>;

    /// The engine's form of it; whether it makes a game, `Rules` decides.
    fn to_setup(&self) -> Result<Setup, WireError>;
}

impl SetupExt for WireSetup {
    fn read(value: &Value) -> Result<WireSetup, WireError> {
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

    fn to_setup(&self) -> Result<Setup, WireError> {
        let mut chance = Vec::new();
        for answer in self.chance.iter().flatten() {
            let rule = question(answer).rule();
            chance.push(scripted(answer).map_err(|why| {
                WireError::new(Code::BadSetup, format!("chance: {why} ({rule})"))
            })?);
        }
        let start = |tile: &WireStart| StartTile {
            tile: tile.tile.clone(),
            at: tile.at.to_engine(),
            rotation: tile.rot.to_engine(),
        };
        Ok(Setup {
            players: self.players.clone(),
            systems: self.systems.clone(),
            tiles: self.tiles.iter().flat_map(files).collect(),
            sets: self.sets.clone().map(|sets| sets.into_iter().collect()),
            options: self.options.clone().into_iter().flatten().map(|(k, v)| (k, v.0)).collect(),
            supply: self.supply.clone().into_iter().flatten().collect(),
            start: self.start.as_ref().map(|tiles| tiles.iter().map(start).collect()),
            draw: self.draw.clone(),
            chance,
            seed: self.seed.clone().map(|seed| seed.0),
        })
    }
}

fn files(tiles: &Tiles) -> impl Iterator<Item = TileFile> {
    tiles.0.iter().map(|(name, text)| TileFile { name: name.clone(), text: text.clone() })
}

impl FromEngine<&Setup> for WireSetup {
    fn from_engine(setup: &Setup) -> WireSetup {
        let some = |empty: bool| (!empty).then_some(());
        let options = || setup.options.iter().map(|(k, v)| (k.clone(), Text(v.clone()))).collect();
        let file = |file: &TileFile| (file.name.clone(), file.text.clone());
        let start = |tile: &StartTile| WireStart {
            tile: tile.tile.clone(),
            at: Place::from_engine(tile.at),
            rot: Rot::from_engine(tile.rotation),
        };
        WireSetup {
            players: setup.players.clone(),
            systems: setup.systems.clone(),
            tiles: some(setup.tiles.is_empty())
                .map(|()| Tiles(setup.tiles.iter().map(file).collect())),
            sets: setup.sets.clone().map(|sets| sets.into_iter().collect()),
            options: some(setup.options.is_empty()).map(|()| options()),
            supply: some(setup.supply.is_empty()).map(|()| setup.supply.iter().cloned().collect()),
            start: setup.start.as_ref().map(|tiles| tiles.iter().map(start).collect()),
            draw: setup.draw.clone(),
            chance: some(setup.chance.is_empty())
                .map(|()| setup.chance.iter().copied().map(of_scripted).collect()),
            seed: setup.seed.clone().map(Text),
        }
    }
}
