//! Random play over every single system, every pair and many random set-ups, with every invariant
//! checked after every ply.
//!
//! A failure names the set-up and the seed; put them into `one_game` to repeat it.

use bastide_bots::Rng;
use bastide_engine::{Rules, Setup};
use bastide_soak::{Checks, Coverage, Walk, setups};

/// Plays a random game and checks everything on the way.
fn one_game(setup: &Setup, seed: u64) {
    let rules = match Rules::new(setup.clone()) {
        Ok(rules) => rules,
        Err(error) => panic!("{setup:?} makes no game: {error}"),
    };
    let mut walk = Walk::new(rules, seed, Checks::THOROUGH);
    if let Err(problem) = walk.finish(&mut Coverage::default()) {
        panic!("{problem}\nseed {seed}, ply {}, set-up {setup:?}", walk.moves().len());
    }
}

#[test]
fn every_single_system() {
    for system in setups::optional() {
        for players in [1, 2, 5] {
            one_game(&setups::with_systems(&[system], players), 1000 + players as u64);
        }
    }
}

/// *+*: pairs about which no ruling says anything are played like all others.
#[test]
fn every_pair_of_systems() {
    let systems = setups::optional();
    for (index, one) in systems.iter().enumerate() {
        for (offset, other) in systems[index + 1..].iter().enumerate() {
            if !setups::go_together(&[one, other]) {
                continue;
            }
            let players = 2 + (index + offset) % 3;
            one_game(&setups::with_systems(&[one, other], players), 2000 + offset as u64);
        }
    }
}

#[test]
fn every_system_at_once_with_any_number_of_players() {
    for players in 1..=8 {
        let systems = setups::all_at_once(players);
        one_game(&setups::with_systems(&systems, players), 3000 + players as u64);
    }
}

/// HS-50 to HS-54, FER-10: divided sides, lakes and all other lands of the catalogue in one bag.
#[test]
fn every_tile_of_the_catalogue_without_its_rules() {
    for seed in 0..4 {
        let mut setup = setups::with_systems(&["farmers", "ferries", "abbot"], 3);
        setup.sets = Some(setups::all_land_sets());
        one_game(&setup, 4000 + seed);
    }
}

/// 1,000 random set-ups, in two halves so that they run on two cores.
#[test]
fn random_set_ups_with_even_seeds() {
    for seed in (0..1000).step_by(2) {
        one_game(&setups::random(&mut Rng::new(seed)), seed);
    }
}

#[test]
fn random_set_ups_with_odd_seeds() {
    for seed in (1..1000).step_by(2) {
        one_game(&setups::random(&mut Rng::new(seed)), seed);
    }
}
