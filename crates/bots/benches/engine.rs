//! What the engine does most, measured piece by piece: `cargo bench -p bastide-bots`.
//!
//! Whole games over time are the business of `bastide bench`; these show where the time goes.

use std::sync::Arc;

use bastide_bots::{Playout, game_seed};
use bastide_engine::{Action, Decision, Game, PRESETS, Pending, Preset, Rules};
use divan::{Bencher, black_box};

const SEED: u64 = 7;

fn main() {
    divan::main();
}

fn presets() -> impl Iterator<Item = &'static str> {
    PRESETS.iter().map(|preset| preset.name)
}

fn rules(preset: &str) -> Arc<Rules> {
    let preset = Preset::named(preset).expect("the names come from the list");
    Rules::new(preset.setup(["Ann", "Bob"])).expect("presets make games")
}

/// A game in which so many tiles lie, at a decision of the kind that is asked for.
fn game_at(preset: &str, tiles: usize, wanted: impl Fn(Decision) -> bool) -> Game {
    let rules = rules(preset);
    for index in 0.. {
        let mut game = Game::new(rules.clone());
        let mut playout = Playout::new(game_seed(SEED, index));
        loop {
            let ready = game.board().tiles().len() >= tiles;
            if ready && matches!(game.pending(), Pending::Decide(_, asked) if wanted(asked)) {
                return game;
            }
            if !playout.step(&mut game) {
                break;
            }
        }
    }
    unreachable!("some game comes to such a decision")
}

fn middle(preset: &str) -> Game {
    game_at(preset, 40, |asked| matches!(asked, Decision::PlaceTile(_)))
}

fn finished(preset: &str) -> Game {
    let mut game = Game::new(rules(preset));
    Playout::new(SEED).finish(&mut game);
    game
}

#[divan::bench(args = presets(), sample_count = 20)]
fn random_game(bencher: Bencher, preset: &str) {
    let rules = rules(preset);
    let mut playout = Playout::new(SEED);
    bencher.bench_local(|| {
        let mut game = Game::new(rules.clone());
        playout.finish(&mut game);
        game
    });
}

#[divan::bench(args = presets())]
fn legal_actions(bencher: Bencher, preset: &str) {
    let game = middle(preset);
    let mut actions = Vec::with_capacity(512);
    bencher.bench_local(|| {
        black_box(&game).legal_actions_into(&mut actions);
        actions.len()
    });
}

/// Laying a tile with all that it joins, averaged over the legal places by taking them in turn.
#[divan::bench(args = presets())]
fn place_and_merge(bencher: Bencher, preset: &str) {
    let game = middle(preset);
    let mut places = game.legal_actions().into_iter().cycle();
    bencher
        .with_inputs(|| (game.clone(), places.next().expect("a cycle never ends")))
        .bench_local_refs(|(game, action)| game.play_unchecked(*action));
}

#[divan::bench(args = presets())]
fn clone(bencher: Bencher, preset: &str) {
    let game = finished(preset);
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench(args = presets())]
fn clone_from(bencher: Bencher, preset: &str) {
    let game = finished(preset);
    let mut scratch = game.clone();
    bencher.bench_local(|| scratch.clone_from(black_box(&game)));
}

/// The key of a position: what a search looks transpositions up by.
#[divan::bench(args = presets())]
fn key(bencher: Bencher, preset: &str) {
    let game = finished(preset);
    bencher.bench_local(|| black_box(&game).key());
}

/// Moving a ferry, which splits one road and joins others.
#[divan::bench]
fn ferry_move(bencher: Bencher) {
    let game = game_at("everything", 60, |asked| asked == Decision::MoveFerry);
    let moves = game.legal_actions().into_iter();
    let mut moves = moves.filter(|action| matches!(action, Action::Move { .. })).cycle();
    bencher
        .with_inputs(|| (game.clone(), moves.next().expect("a ferry can move")))
        .bench_local_refs(|(game, action)| game.play_unchecked(*action));
}
