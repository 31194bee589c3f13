//! The arguments that say what is played: a preset, or systems, sets and options.

use std::sync::Arc;

use bastide_engine::{MAX_PLAYERS, PRESETS, Preset, Rules, Setup, System};
use clap::Args;

use crate::failure::Failure;
use crate::tile_files::TileArgs;

/// Names for the seats, with initials that tell figures apart.
const NAMES: [&str; MAX_PLAYERS] = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal"];

/// What is played, and by how many.
#[derive(Args, Clone, Debug)]
pub struct SetupArgs {
    /// Play this preset: see the list below [default: base]
    #[arg(long, value_name = "NAME", conflicts_with = "systems")]
    pub preset: Option<String>,

    /// Play these systems, or parts of them written system/part, instead of a preset
    #[arg(long, value_name = "A,B,..", value_delimiter = ',')]
    pub systems: Vec<String>,

    /// Use this tile set, once or with a number of copies, instead of those of the preset or the
    /// systems; can be repeated
    #[arg(long = "set", value_name = "NAME[=COPIES]", value_parser = parse_set)]
    pub sets: Vec<(String, u16)>,

    #[command(flatten)]
    pub tiles: TileArgs,

    /// Set an option of the rules; can be repeated
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = parse_option)]
    pub options: Vec<(String, String)>,

    /// Play with this many players, 1 to 8
    #[arg(long, value_name = "N", default_value_t = 2)]
    pub players: usize,
}

impl SetupArgs {
    /// The rules that these arguments ask for.
    pub fn rules(&self) -> Result<Arc<Rules>, Failure> {
        self.rules_for(&names(self.players)?)
    }

    /// The same for players with these names, whatever their number.
    pub fn rules_for(&self, names: &[&str]) -> Result<Arc<Rules>, Failure> {
        Rules::new(self.setup(names)?).map_err(|error| self.tiles.failure(error))
    }

    fn setup(&self, names: &[&str]) -> Result<Setup, Failure> {
        let names = names.iter().copied();
        let mut setup = if self.systems.is_empty() {
            preset_named(self.preset.as_deref().unwrap_or("base"))?.setup(names)
        } else {
            Setup { systems: Some(self.systems.clone()), ..Setup::for_players(names) }
        };
        if !self.sets.is_empty() {
            setup.sets = Some(self.sets.clone());
        }
        setup.tiles = self.tiles.read()?;
        setup.options.extend(self.options.iter().cloned());
        Ok(setup)
    }

    /// The same arguments as they would be typed.
    pub fn typed(&self) -> String {
        let mut words = Vec::new();
        words.extend(self.preset.iter().map(|preset| format!("--preset {preset}")));
        if !self.systems.is_empty() {
            words.push(format!("--systems {}", self.systems.join(",")));
        }
        words.extend(self.tiles.typed());
        words.extend(self.sets.iter().map(|(set, copies)| format!("--set {set}={copies}")));
        words.extend(self.options.iter().map(|(name, value)| format!("--option {name}={value}")));
        words.push(format!("--players {}", self.players));
        words.join(" ")
    }
}

/// Names for so many players.
pub fn names(players: usize) -> Result<Vec<&'static str>, Failure> {
    let most = NAMES.len();
    NAMES
        .get(..players)
        .filter(|names| !names.is_empty())
        .map(<[&str]>::to_vec)
        .ok_or_else(|| Failure::Input(format!("a game takes 1 to {most} players, not {players}")))
}

/// The preset with this name, or which there are.
pub fn preset_named(name: &str) -> Result<&'static Preset, Failure> {
    Preset::named(name).ok_or_else(|| {
        Failure::Input(format!("there is no preset \"{name}\". Choose one of:\n{}", presets()))
    })
}

/// What there is to choose from, for the end of a help text.
pub fn choices() -> String {
    let systems = System::ALL.map(|system| {
        let parts = system.parts().map(|part| part.name()).collect::<Vec<_>>().join(", ");
        match parts.as_str() {
            "" => format!("  {}\n", system.name()),
            parts => format!("  {} (parts: {parts})\n", system.name()),
        }
    });
    format!("Presets:\n{}\nSystems:\n{}", presets(), systems.concat())
}

fn presets() -> String {
    let lines = PRESETS.iter().map(|preset| format!("  {:<14}{}\n", preset.name, preset.title));
    lines.collect()
}

fn parse_set(text: &str) -> Result<(String, u16), String> {
    let Some((name, copies)) = text.split_once('=') else { return Ok((text.to_string(), 1)) };
    match copies.parse() {
        Ok(copies) => Ok((name.to_string(), copies)),
        Err(_) => Err(format!("\"{copies}\" is not a number of copies; write {name}=2 for two")),
    }
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((name, value)) => Ok((name.to_string(), value.to_string())),
        None => Err(format!("\"{text}\" is not in the form NAME=VALUE")),
    }
}
