//! The greedy player answers in time and beats the random one.

mod common;

use bastide_bots::Level;
use bastide_engine::{PRESETS, Player, Preset};

use common::{finish, new_game};

/// Whether the greedy player beats the random one from a seat.
fn wins(preset: &Preset, seed: u64, seat: Player) -> bool {
    let end = finish(new_game(preset.setup(["Ann", "Bob"])), seed, |game, player, seed| {
        let level = if player == seat { "greedy" } else { "random" };
        Level::named(level).and_then(|level| level.choose(game, seed)).expect("a player is asked")
    });
    end.winners().iter().eq([seat])
}

#[test]
fn greedy_beats_random_with_every_preset() {
    for preset in PRESETS {
        let games = 8;
        let won = (0..games).filter(|seed| wins(preset, *seed, Player((*seed % 2) as u8)));
        let won = won.count();
        assert!(won as u64 >= games - 1, "{}: greedy won {won} of {games}", preset.name);
    }
}

#[test]
fn the_same_seed_chooses_the_same() {
    let mut game = new_game(PRESETS[0].setup(["Ann", "Bob"]));
    game.resolve(game.outcomes()[3].0).expect("it is possible");
    let greedy = Level::named("greedy").unwrap();
    let chosen = greedy.choose(&game, 7);
    assert!(chosen.is_some_and(|action| game.is_legal(action)));
    assert_eq!(chosen, greedy.choose(&game, 7));
}
