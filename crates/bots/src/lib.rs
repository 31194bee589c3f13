//! Players that choose by themselves. They see the engine's public API alone.

pub mod best;
mod creatures;
mod extras;
mod greedy;
mod left;
mod playout;
mod rng;
mod signature;
mod uct;
mod wheel;

pub use greedy::greedy_action;
pub use playout::{Playout, win_chances};
pub use rng::{Rng, game_seed};
pub use signature::signature;
pub use uct::uct_action;

use bastide_engine::{Action, Game};

/// A level of play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Any legal action, all equally likely.
    Random,
    /// The action that leads to the best position at the end of the own turn.
    Greedy,
}

/// The levels of play that tables offer, by name.
pub const LEVELS: &[&str] = &["random", "greedy"];

impl Level {
    /// The level with this name.
    pub fn from_name(name: &str) -> Option<Level> {
        match name {
            "random" => Some(Level::Random),
            "greedy" => Some(Level::Greedy),
            _ => None,
        }
    }

    /// Chooses an action; nothing where no player is asked. The same seed chooses the same.
    pub fn choose(self, game: &Game, seed: u64) -> Option<Action> {
        let mut rng = Rng::new(seed);
        match self {
            Level::Random => random_action(game, &mut rng),
            Level::Greedy => greedy_action(game, &mut rng),
        }
    }
}

/// Chooses uniformly among the legal actions; nothing where no player is asked.
pub fn random_action(game: &Game, rng: &mut Rng) -> Option<Action> {
    let actions = game.legal_actions();
    (!actions.is_empty()).then(|| actions[rng.below(actions.len() as u32) as usize])
}

/// What a bot of a level does; nothing where no player is asked, or where there is no such level.
pub fn choose(level: &str, game: &Game, seed: u64) -> Option<Action> {
    Level::from_name(level)?.choose(game, seed)
}
