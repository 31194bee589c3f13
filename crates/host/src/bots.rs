//! What bots do at a table: they sit in seats, stand in for people and work out hints.

use std::time::Duration;

use bastide_bots::Level;
use bastide_bots::best::{Budget, think};
use bastide_engine::{Action, Game};
use bastide_protocol::Thought;
use bastide_session::thought;
use bastide_view::legal_action;
use bastide_wire::site::{Hint, Refusal, RefusalCode};
use sha2::{Digest, Sha256};

/// A level by its name.
pub fn level(name: &str) -> Result<&'static Level, Refusal> {
    Level::named(name).ok_or_else(|| Refusal::new(RefusalCode::UnknownBot))
}

/// The level that plays for people who left: one that is worth playing on against.
pub fn stand_in() -> &'static str {
    "marius"
}

/// What a bot does in so much time; nothing if there is no such level, or nobody is asked.
pub fn choose(level: &str, game: &Game, seed: u64, time: Duration) -> Option<Action> {
    Level::named(level)?.choose_within(game, seed, time)
}

/// What a bot's choices follow from: not from the seed of the draws, which bots must not know.
pub fn bot_seed(table: &str, version: u32) -> u64 {
    let hash = Sha256::new().chain_update(table).chain_update(version.to_be_bytes()).finalize();
    hash.iter().take(8).fold(0, |seed, byte| seed << 8 | u64::from(*byte))
}

/// The best turn that is found within a budget, and why it is good: its steps in the form of legal
/// actions.
pub fn best_turn(game: &Game, version: u32, budget: &Budget) -> Option<Hint> {
    let analysis = think(game, budget)?;
    let best = analysis.candidates.first()?;
    let Thought { margin, win, gain, .. } = thought(game, best);
    Some(Hint { version, line: best.steps(game, legal_action), margin, win, gain })
}
