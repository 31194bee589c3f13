//! Trains the network of the best player: `train FILE ROUNDS GAMES [PRESET[:PLAYERS]...]`.
//!
//! Every round plays so many games of the network against itself, with the presets in turn, and fits it
//! to what came of them. Two play, where no other number is named. It goes on from the weights in the
//! file, if there is one, and otherwise from games of the greedy player. `docs/strength.md` says how the networks of this version were made.

use std::error::Error;
use std::fmt::Write;
use std::fs;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Instant;

use bastide_bots::best::Net;
use bastide_bots::best::train::{Sample, fit, game_samples, untrained};
use bastide_engine::{Preset, Rules};

/// Rounds whose games are learned from.
const KEPT: usize = 3;

/// How often a network sees each sample of a round.
const EPOCHS: u32 = 3;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [file, rounds, games, presets @ ..] = &words[..] else {
        return Err("train FILE ROUNDS GAMES [PRESET[:PLAYERS]...]".into());
    };
    let (rounds, games): (u64, u64) = (rounds.parse()?, games.parse()?);
    let rules = rules_of(presets)?;
    let mut net = match fs::read_to_string(file) {
        Ok(text) => Some(Net::parse(&text).ok_or("these are no weights of this network")?),
        Err(_) => None,
    };
    let mut kept: Vec<Vec<Sample>> = Vec::new();
    for round in 0..rounds {
        let begin = Instant::now();
        let played = play(&rules, net.as_ref(), games, round);
        let by_greedy = net.is_none();
        kept.push(played);
        let samples: Vec<Sample> = kept.iter().flatten().cloned().collect();
        let start = net.unwrap_or_else(|| untrained(7));
        let rate = 0.0003 + 0.001 * (1.0 - round as f32 / rounds as f32);
        let (fitted, errors) = fit(&start, &samples, EPOCHS, rate, round);
        println!(
            "round {round}: {} samples, {:.0} s, off by {:.2} points at first and {:.2} at last",
            samples.len(),
            begin.elapsed().as_secs_f64(),
            errors[0],
            errors[errors.len() - 1]
        );
        fs::write(file, text_of(&fitted, &words)?)?;
        net = Some(fitted);
        // What the greedy player did is forgotten at once, what older networks did after a while.
        if by_greedy {
            kept.clear();
        } else if kept.len() == KEPT {
            kept.remove(0);
        }
    }
    Ok(())
}

/// The rules of the presets; of `base` where none is named.
fn rules_of(presets: &[String]) -> Result<Vec<Arc<Rules>>, Box<dyn Error>> {
    let base = ["base".to_string()];
    let presets = if presets.is_empty() { &base[..] } else { presets };
    let rules = presets.iter().map(|words| {
        let (name, players) = words.split_once(':').unwrap_or((words, "2"));
        let preset = Preset::named(name).ok_or_else(|| format!("there is no preset {name}"))?;
        let players: u8 = players.parse()?;
        Ok(Rules::new(preset.setup((1..=players).map(|player| format!("Player {player}"))))?)
    });
    rules.collect()
}

/// What the games of a round showed, in the order of the games.
fn play(rules: &[Arc<Rules>], net: Option<&Net>, games: u64, round: u64) -> Vec<Sample> {
    let (next, played) = (AtomicU64::new(0), Mutex::new(Vec::new()));
    let play_some = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return;
            }
            let rules = &rules[number as usize % rules.len()];
            let seen = game_samples(rules, net, round * 1_000_000 + number);
            played.lock().expect("no game fails").push((number, seen));
        }
    };
    std::thread::scope(|scope| {
        let threads = std::thread::available_parallelism().map_or(1, |threads| threads.get());
        (0..threads).for_each(|_| drop(scope.spawn(play_some)));
    });
    let mut played = played.into_inner().expect("no game fails");
    played.sort_by_key(|(number, _)| *number);
    played.into_iter().flat_map(|(_, seen)| seen).collect()
}

fn text_of(net: &Net, words: &[String]) -> Result<String, std::fmt::Error> {
    let mut text = format!("# Made by: train {}\n", words.join(" "));
    for weight in net.weights() {
        writeln!(text, "{weight:.5}")?;
    }
    Ok(text)
}
