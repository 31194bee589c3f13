//! A game alone: what a bot reaches with the draws of a seed, for those who play the same draws at a table.

use bastide_bots::{Level, game_seed};
use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Pending, Preset, Rules};
use bastide_protocol::{FromEngine, WireError};
use bastide_wire::site::{Refusal, RefusalCode};

use crate::open::seed_of;

/// Lets a level play a box alone to its end, and tells its score.
pub(crate) fn solo(preset: &str, seed: &str, level: &str) -> Result<u16, Refusal> {
    let dealer = Dealer::from_bytes(seed_of(seed)?.0);
    let preset = Preset::named(preset)
        .ok_or_else(|| Refusal::new(RefusalCode::NoPreset).with("name", preset))?;
    let level = Level::named(level)
        .ok_or_else(|| Refusal::new(RefusalCode::UnknownBot).with("name", level))?;
    let rules = Rules::new(preset.setup([level.called])).map_err(WireError::from_engine)?;
    let mut played = Match::new(rules);
    loop {
        dealer.deal(&mut played, &mut Log::off()).map_err(WireError::from_engine)?;
        let Pending::Decide(..) = played.game().pending() else { break };
        // The same bot plays the same draws in the same way, on every device.
        let luck = game_seed(0, played.moves().len() as u64);
        let Some(action) = level.choose_within(played.game(), luck, LONG) else { break };
        played.play(action, &mut Log::off()).map_err(WireError::from_engine)?;
    }
    Ok(played.game().scores().first().copied().unwrap_or_default())
}

/// No device is so slow that a bot thinks longer: its positions end the search.
const LONG: std::time::Duration = std::time::Duration::from_secs(60);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_reaches_the_same_with_the_same_draws() {
        let seed = "5a".repeat(32);
        let score = solo("base", &seed, "sancha").unwrap();
        assert!(score > 50, "{score}");
        assert_eq!(solo("base", &seed, "sancha"), Ok(score));
        let code = |refused: Result<u16, Refusal>| refused.unwrap_err().code;
        assert_eq!(code(solo("bass", &seed, "sancha")), RefusalCode::NoPreset);
        assert_eq!(code(solo("base", &seed, "nobody")), RefusalCode::UnknownBot);
        assert_eq!(code(solo("base", "5a", "sancha")), RefusalCode::BadRequest);
    }
}
