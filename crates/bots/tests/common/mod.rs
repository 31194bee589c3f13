//! What the tests of players share.

use bastide_bots::Rng;
use bastide_engine::{Action, Game, Pending, Player, Rules, Setup};

/// A game at its first draw.
pub fn new_game(setup: Setup) -> Game {
    Game::new(Rules::new(setup).expect("the set-up makes a game"))
}

/// Plays a game to its end: players choose with a seed of their own, chance follows from the seed.
pub fn finish(mut game: Game, seed: u64, choose: impl Fn(&Game, Player, u64) -> Action) -> Game {
    let mut rng = Rng::new(seed);
    loop {
        match game.pending() {
            Pending::Decide(player, _) => {
                let action = choose(&game, player, rng.bits());
                game.play(action).expect("players choose legal actions");
            }
            Pending::Chance(_) => {
                let outcome = game.sample(|bound| rng.below(bound)).expect("chance is asked");
                game.resolve(outcome).expect("it is possible");
            }
            Pending::Over => return game,
        }
    }
}
