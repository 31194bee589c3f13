//! Players that choose by themselves. They see the engine's public API alone.

mod playout;
mod rng;

pub use playout::{Playout, win_chances};
pub use rng::Rng;

use bastide_engine::{Action, Game};

/// The levels of play that there are, by name.
pub const LEVELS: &[&str] = &["random"];

/// Chooses uniformly among the legal actions; nothing where no player is asked.
pub fn random_action(game: &Game, rng: &mut Rng) -> Option<Action> {
    let actions = game.legal_actions();
    (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize])
}

/// What a bot of a level does; nothing where no player is asked, or where there is no such level.
pub fn choose(level: &str, game: &Game, seed: u64) -> Option<Action> {
    match level {
        "random" => random_action(game, &mut Rng::new(seed)),
        _ => None,
    }
}
