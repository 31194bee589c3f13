//! Does one thing a number of times and nothing else, so that valgrind can count what it costs:
//! `cost PRESET PLAYERS WHAT TIMES`. The difference of two runs is free of what comes before and after.
//! `docs/speed.md` has the commands.

use std::sync::Arc;

use bastide_bots::{Playout, Rng, game_seed};
use bastide_engine::{Game, Pending, Preset, Rules};

const SEED: u64 = 1;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [preset, players, what, times] = &words[..] else {
        panic!("cost PRESET PLAYERS play|list|start|end|clone|clone-from|key TIMES");
    };
    let preset = Preset::named(preset).expect("a preset");
    let players: u32 = players.parse().expect("a number of players");
    let rules = Rules::new(preset.setup((1..=players).map(|seat| format!("Player {seat}"))));
    let rules = rules.expect("presets make games");
    let times = 0..times.parse().expect("how often");
    match what.as_str() {
        "play" => times.for_each(|number| drop(finished(&rules, number))),
        "list" => times.for_each(|number| drop(finished_from_lists(&rules, number))),
        // These are never given back, so that they are in use when the program ends.
        "start" => times.for_each(|_| keep(Game::new(rules.clone()))),
        "end" => times.for_each(|number| keep(finished(&rules, number))),
        "clone" => {
            let game = finished(&rules, 0);
            times.for_each(|_| drop(std::hint::black_box(&game).clone()));
        }
        "clone-from" => {
            let game = finished(&rules, 0);
            let mut scratch = game.clone();
            times.for_each(|_| scratch.clone_from(std::hint::black_box(&game)));
        }
        "key" => {
            let game = finished(&rules, 0);
            times.for_each(|_| _ = std::hint::black_box(std::hint::black_box(&game).key()));
        }
        _ => panic!("{what} is nothing to count"),
    }
}

fn finished(rules: &Arc<Rules>, number: u64) -> Game {
    let mut game = Game::new(rules.clone());
    Playout::new(game_seed(SEED, number)).finish(&mut game);
    game
}

/// A game as search plays it: every action is listed before one is chosen.
fn finished_from_lists(rules: &Arc<Rules>, number: u64) -> Game {
    let mut game = Game::new(rules.clone());
    let (mut rng, mut actions) = (Rng::new(game_seed(SEED, number)), Vec::with_capacity(512));
    loop {
        match game.pending() {
            Pending::Decide(..) => {
                game.legal_actions_into(&mut actions);
                game.play_unchecked(actions[rng.below(actions.len() as u32) as usize]);
            }
            Pending::Chance(_) => {
                let outcome = game.sample(|bound| rng.below(bound)).expect("chance is asked");
                game.resolve_unchecked(outcome);
            }
            Pending::Over => return game,
        }
    }
}

fn keep(game: Game) {
    std::hint::black_box(Box::leak(Box::new(game)));
}
