//! A search copies positions into scratch games millions of times: that must not ask for memory, once the
//! scratch game has had room for such a position.

use bastide_bots::{Playout, game_seed};
use bastide_engine::{Game, PRESETS, Rules};

/// Every position of a random game.
fn positions(game: &Game, seed: u64) -> Vec<Game> {
    let (mut game, mut playout) = (game.clone(), Playout::new(seed));
    let mut positions = vec![game.clone()];
    while playout.step(&mut game) {
        positions.push(game.clone());
    }
    positions
}

#[test]
fn copies_into_a_scratch_game_allocate_nothing() {
    for preset in PRESETS {
        let rules = Rules::new(preset.setup(["Ann", "Bob"])).expect("presets make games");
        let start = Game::new(rules);
        let mut scratch = start.clone();
        for number in 0..4 {
            let positions = positions(&start, game_seed(1, number));
            positions.iter().for_each(|position| scratch.clone_from(position));
            let mut allocated = 0;
            for position in &positions {
                let count = || scratch.clone_from(position);
                allocated += allocation_counter::measure(count).count_total;
            }
            // A part that a message interrupts, and a final scoring that asks players, are boxed when they
            // begin: once in hundreds of positions.
            let rare = positions.len() as u64 / 200;
            assert!(allocated <= rare, "{}: {allocated} allocations", preset.name);
        }
    }
}
