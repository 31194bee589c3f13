//! The best player answers everything that it is asked, within its budget, and wins.

mod common;

use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::{Duration, Instant};

use bastide_bots::best::{Budget, think};
use bastide_bots::{Level, Playout};
use bastide_engine::{Game, PRESETS, Pending, Player};

use common::{finish, new_game};

/// The first decision of a base game.
fn opening() -> Game {
    let mut game = new_game(PRESETS[0].setup(["Ann", "Bob"]));
    game.resolve(game.outcomes()[3].0).expect("it is possible");
    game
}

/// Plays a base game against the greedy player; by how much did the best one win?
fn margin_against_greedy(seed: u64, seat: Player) -> i32 {
    let end = finish(new_game(PRESETS[0].setup(["Ann", "Bob"])), seed, |game, player, seed| {
        if player != seat {
            return Level::named("greedy").unwrap().choose(game, seed).expect("it is asked");
        }
        let analysis = think(game, &Budget::positions(0)).expect("it is asked");
        analysis.candidates[0].action
    });
    let scores = end.scores();
    scores[seat.index()] as i32 - scores[1 - seat.index()] as i32
}

#[test]
fn best_beats_greedy_without_looking_at_replies() {
    let margins: Vec<i32> =
        (0..20).map(|seed| margin_against_greedy(seed / 2, Player((seed % 2) as u8))).collect();
    let won = margins.iter().filter(|margin| **margin > 0).count();
    let mean = margins.iter().sum::<i32>() / margins.len() as i32;
    assert!(won >= 18 && mean >= 35, "it won {won} of {}: {margins:?}", margins.len());
}

#[test]
fn every_decision_of_every_preset_is_answered() {
    for preset in PRESETS {
        for players in [&["Ann", "Bob"][..], &["Ann", "Bob", "Cid", "Dot"]] {
            let mut game = new_game(preset.setup(players.iter().copied()));
            let mut playout = Playout::new(7);
            let mut asked = 0;
            loop {
                if let Pending::Decide(player, _) = game.pending() {
                    asked += 1;
                    if asked % 23 == 0 {
                        let budget = Budget { width: 4, ..Budget::positions(0) };
                        let analysis = think(&game, &budget).expect("a player is asked");
                        assert_eq!(analysis.player, player);
                        let mut told: Vec<_> =
                            analysis.candidates.iter().map(|it| it.action).collect();
                        let mut all = game.distinct_actions();
                        told.sort();
                        all.sort();
                        assert_eq!(told, all, "{}", preset.name);
                        let is_sound = |margin: f32| margin.is_finite() && margin.abs() < 5000.0;
                        assert!(analysis.candidates.iter().all(|it| is_sound(it.margin)));
                    }
                }
                if !playout.step(&mut game) {
                    break;
                }
            }
            assert!(think(&game, &Budget::default()).is_none(), "the game is over");
        }
    }
}

#[test]
fn the_same_number_of_positions_gives_the_same_answer() {
    let game = opening();
    let told = |positions| {
        let analysis = think(&game, &Budget::positions(positions)).expect("a player is asked");
        (analysis.positions, analysis.candidates)
    };
    assert_eq!(told(3_000), told(3_000));
    assert!(told(3_000).0 > told(0).0, "more positions are looked at with more of them");
    assert!(told(3_000).1.iter().any(|candidate| candidate.visits > 0));
}

#[test]
fn threads_share_the_work_and_give_the_same_answer_again() {
    let game = opening();
    let told = || {
        let budget = Budget { threads: 3, ..Budget::positions(30_000) };
        let analysis = think(&game, &budget).expect("a player is asked");
        (analysis.positions, analysis.candidates)
    };
    let (positions, candidates) = told();
    assert_eq!(told(), (positions, candidates.clone()));
    assert!((3_000..33_000).contains(&positions), "{positions}");
    assert!(candidates[0].visits > 0 && game.is_legal(candidates[0].action));
}

#[test]
fn an_action_can_be_looked_at_as_far_as_the_best() {
    let game = opening();
    let last = think(&game, &Budget::positions(0)).expect("a player is asked");
    let last = last.candidates.last().expect("there are many").action;
    let budget = Budget { also: Some(last), ..Budget::positions(20_000) };
    let analysis = think(&game, &budget).expect("a player is asked");
    let found = analysis.candidates.iter().find(|it| it.action == last);
    assert!(found.is_some_and(|it| it.visits > 0));
}

#[test]
fn the_first_candidate_is_the_best_of_those_looked_at_alike() {
    let analysis = think(&opening(), &Budget::positions(3_000)).expect("a player is asked");
    let looked_at = analysis.candidates.iter().filter(|candidate| candidate.visits > 0);
    let margins: Vec<f32> = looked_at.map(|candidate| candidate.margin).collect();
    assert!(margins.is_sorted_by(|a, b| a >= b), "{margins:?}");
    for candidate in &analysis.candidates {
        assert!((candidate.win.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        assert_eq!(candidate.line[0], candidate.action);
    }
}

#[test]
fn a_search_that_is_cancelled_or_out_of_time_still_answers() {
    let game = opening();
    let cancel = Some(Arc::new(AtomicBool::new(true)));
    let cancelled = think(&game, &Budget { cancel, ..Budget::default() });
    assert!(cancelled.is_some_and(|analysis| game.is_legal(analysis.candidates[0].action)));
    let begin = Instant::now();
    assert!(think(&game, &Budget::time(Duration::from_millis(30))).is_some());
    assert!(begin.elapsed() < Duration::from_secs(2));
}

#[test]
fn nobody_thinks_while_chance_is_asked() {
    let game = new_game(PRESETS[0].setup(["Ann", "Bob"]));
    assert!(think(&game, &Budget::default()).is_none());
}
