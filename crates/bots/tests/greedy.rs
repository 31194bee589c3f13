//! The greedy player answers in time and beats the random one.

use bastide_bots::{Level, Rng};
use bastide_engine::{Game, PRESETS, Pending, Player, Rules};

/// Plays a game in which the first seats are greedy and the others random; who won?
fn play(preset: &bastide_engine::Preset, seed: u64, greedy_seat: u8) -> bool {
    let rules = Rules::new(preset.setup(["Ann", "Bob"])).expect("a preset makes a game");
    let mut game = Game::new(rules);
    let mut rng = Rng::new(seed);
    loop {
        match game.pending() {
            Pending::Decide(player, _) => {
                let level = if player.0 == greedy_seat { Level::Greedy } else { Level::Random };
                let action = level.choose(&game, rng.bits()).expect("a player is asked");
                game.play(action).expect("it chooses legal actions");
            }
            Pending::Chance(_) => {
                let outcomes = game.outcomes();
                let weight: u32 = outcomes.iter().map(|(_, weight)| *weight as u32).sum();
                let mut rest = rng.below(weight);
                let found = outcomes.iter().find(|(_, weight)| {
                    let here = rest < *weight as u32;
                    rest = rest.saturating_sub(*weight as u32);
                    here
                });
                game.resolve(found.expect("the weights add up").0).expect("it is possible");
            }
            Pending::Over => return game.winners().iter().eq([Player(greedy_seat)]),
        }
    }
}

#[test]
fn greedy_beats_random_with_every_preset() {
    for preset in PRESETS {
        let games = 8;
        let won = (0..games).filter(|seed| play(preset, *seed, (*seed % 2) as u8)).count();
        assert!(won as u64 >= games - 1, "{}: greedy won {won} of {games}", preset.name);
    }
}

#[test]
fn the_same_seed_chooses_the_same() {
    let rules = Rules::new(PRESETS[0].setup(["Ann", "Bob"])).expect("a preset makes a game");
    let mut game = Game::new(rules);
    game.resolve(game.outcomes()[3].0).expect("it is possible");
    let chosen = Level::Greedy.choose(&game, 7);
    assert!(chosen.is_some_and(|action| game.is_legal(action)));
    assert_eq!(chosen, Level::Greedy.choose(&game, 7));
    assert_eq!(Level::from_name("greedy"), Some(Level::Greedy));
    assert_eq!(Level::from_name("grandmaster"), None);
}
