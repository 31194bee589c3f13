//! What a bot would do: an action, and how likely each player is to win.

use std::time::Duration;

use bastide_bots::{Instant, Level, win_chances};
use bastide_engine::Game;
use bastide_protocol::InGame;
use bastide_wire::{Action, Advice, Code, Error};

use crate::table::over;

/// How long a bot may think if the request does not say.
pub(crate) const DEFAULT_MILLIS: u64 = 500;

/// Who is asked if the request does not say.
pub(crate) const DEFAULT_LEVEL: &str = "greedy";

/// More playouts than this make the estimate hardly better.
const MOST_PLAYOUTS: u32 = 2_000;

/// Asks a bot of a level for its advice. It takes well under the given time, but at least as long
/// as it takes to play one game to its end.
pub fn advise(game: &Game, level: &str, millis: u64, seed: u64) -> Result<Advice, Error> {
    let player = level_named(level)?;
    // A search has two thirds of the time, the estimate the rest.
    let budget = Duration::from_millis(millis / 3);
    let action = player.choose_within(game, seed, 2 * budget).ok_or_else(|| over(game))?;
    Ok(Advice { action: Action::of(game, action), value: estimate(game, budget, seed) })
}

/// The level with this name.
pub(crate) fn level_named(name: &str) -> Result<&'static Level, Error> {
    Level::named(name).ok_or_else(|| {
        let levels = Level::names().join(", ");
        let message = format!("there is no bot \"{name}\": the levels are {levels}");
        Error::new(Code::UnknownCommand, message)
    })
}

/// The mean of as many playouts as fit in the time.
fn estimate(game: &Game, budget: Duration, seed: u64) -> Vec<f64> {
    let begin = Instant::now();
    let mut sums = vec![0.0; game.rules().players() as usize];
    let mut playouts = 0;
    while playouts == 0 || playouts < MOST_PLAYOUTS && begin.elapsed() < budget {
        playouts += 1;
        let won = win_chances(game, 1, seed.wrapping_add(playouts as u64));
        sums.iter_mut().zip(won).for_each(|(sum, won)| *sum += won);
    }
    sums.into_iter().map(|sum| sum / playouts as f64).collect()
}
