//! Players that choose by themselves. They see the engine's public API alone.

pub mod best;
mod clock;
mod creatures;
mod extras;
mod greedy;
mod left;
mod levels;
mod playout;
mod review;
mod rng;
mod signature;
mod uct;
mod wheel;

pub use clock::Instant;
pub use greedy::greedy_action;
pub use levels::{LADDER, LONGEST, Level, Style, YARDSTICKS};
pub use playout::{Playout, win_chances};
pub use review::{Grade, Review, Turns, accuracy, review};
pub use rng::{Rng, game_seed};
pub use signature::signature;
pub use uct::uct_action;

use bastide_engine::{Action, Game};

/// Chooses uniformly among the legal actions; nothing where no player is asked.
pub fn random_action(game: &Game, rng: &mut Rng) -> Option<Action> {
    let actions = game.legal_actions();
    (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize])
}
