//! Players that choose by themselves. They see the engine's public API alone.

mod playout;
mod rng;
mod signature;

pub use playout::{Playout, win_chances};
pub use rng::{Rng, game_seed};
pub use signature::signature;

use bastide_engine::{Action, Game};

/// The levels of play that there are, by name.
pub const LEVELS: &[&str] = &["random"];

/// Chooses uniformly among the legal actions; nothing where no player is asked.
pub fn random_action(game: &Game, rng: &mut Rng) -> Option<Action> {
    let actions = game.legal_actions();
    (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize])
}
