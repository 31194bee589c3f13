//! The UCT player finds wins, repeats itself for a seed, and beats the random player.

mod common;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use bastide_bots::best::Budget;
use bastide_bots::{Rng, random_action, uct_action};
use bastide_engine::{Action, Game, Player, Setup};

use common::{finish, new_game};

/// A game with few tiles.
fn game(players: &[&str], tiles: &[&str]) -> Game {
    let draw = Some(tiles.iter().map(|tile| tile.to_string()).collect());
    new_game(Setup { draw, ..Setup::for_players(players.iter().copied()) })
}

fn uct(game: &Game, playouts: u64, seed: u64) -> Action {
    uct_action(game, &Budget::positions(playouts), seed).expect("a player is asked")
}

/// Only a meeple makes the difference between a win and a tie at 0.
#[test]
fn the_last_tile_wins_with_a_meeple() {
    for players in [&["Ann", "Bob"][..], &["Ann", "Bob", "Cleo"]] {
        for seed in 0..5 {
            let game = game(players, &["base.B"]);
            let winners = finish(game, seed, |game, _, seed| uct(game, 300, seed)).winners();
            assert!(winners.iter().eq([Player(0)]), "{players:?}, seed {seed}: {winners:?}");
        }
    }
}

#[test]
fn the_same_seed_and_playouts_choose_the_same() {
    let mut game = game(&["Ann", "Bob"], &["base.U", "base.V", "base.E", "base.D"]);
    assert_eq!(uct_action(&game, &Budget::positions(10), 1), None, "chance comes first");
    game.resolve(game.outcomes()[0].0).expect("it is possible");
    for seed in 0..10 {
        let chosen = uct(&game, 20, seed);
        assert!(game.is_legal(chosen));
        assert_eq!(chosen, uct(&game, 20, seed));
    }
}

#[test]
fn a_budget_that_is_used_up_still_has_an_answer() {
    let mut game = game(&["Ann", "Bob"], &["base.U", "base.V"]);
    game.resolve(game.outcomes()[0].0).expect("it is possible");
    let cancelled = Some(Arc::new(AtomicBool::new(true)));
    let budgets = [Budget::positions(0), Budget { cancel: cancelled, ..Budget::default() }];
    for budget in budgets {
        assert!(uct_action(&game, &budget, 1).is_some_and(|action| game.is_legal(action)));
    }
}

#[test]
fn uct_beats_random() {
    let tiles: Vec<&str> = ["base.B", "base.E", "base.U", "base.V", "base.W", "base.N"].repeat(2);
    let games = 12;
    let won = (0..games).filter(|seed| {
        let seat = Player((*seed % 2) as u8);
        let end = finish(game(&["Ann", "Bob"], &tiles), *seed, |game, player, seed| {
            if player == seat {
                uct(game, 60, seed)
            } else {
                random_action(game, &mut Rng::new(seed)).expect("a player is asked")
            }
        });
        end.winners().iter().eq([seat])
    });
    let won = won.count() as u64;
    assert!(won >= games - 2, "uct won {won} of {games}");
}
