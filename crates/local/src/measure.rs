//! What this build of the rules can be compared with another by: signatures, and random games by number.

use bastide_bots::{Playout, game_seed, signature as of_rules};
use bastide_engine::{Game, Preset, Rules};
use bastide_protocol::{FromEngine, WireError};
use bastide_wire::site::{Refusal, RefusalCode};
use std::sync::Arc;

fn rules(preset: &str, players: u8) -> Result<Arc<Rules>, Refusal> {
    let preset = Preset::named(preset)
        .ok_or_else(|| Refusal::new(RefusalCode::NoPreset).with("name", preset))?;
    let names = (1..=players).map(|seat| format!("Player {seat}"));
    let rules = Rules::new(preset.setup(names)).map_err(WireError::from_engine)?;
    Ok(rules)
}

/// The signature of a preset over so many games, as 16 hexadecimal digits.
pub(crate) fn signature(preset: &str, players: u8, games: u32) -> Result<String, Refusal> {
    Ok(format!("{:016x}", of_rules(&rules(preset, players)?, games)))
}

/// Plays so many random games to their ends, and counts the tiles placed in them.
pub(crate) fn play(preset: &str, players: u8, games: u32) -> Result<u64, Refusal> {
    let rules = rules(preset, players)?;
    let mut playout = Playout::new(0);
    for index in 0..games {
        playout.reseed(game_seed(1, u64::from(index)));
        playout.finish(&mut Game::new(rules.clone()));
    }
    Ok(playout.placements)
}
