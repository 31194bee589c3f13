//! `bastide bench`: how fast the engine plays on one core, and whether it plays as before.
//!
//! Other programs disturb a measurement in one direction only, so that the best of many slices comes
//! closest to the truth. A slice is always the same games, and so short that some slices pass
//! between two interruptions. The signature does not depend on speed at all.

use std::hint::black_box;
use std::io::Write;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bastide_bots::{Playout, game_seed, signature};
use bastide_engine::{Game, PRESETS, Preset, Rules};
use serde::Serialize;

use crate::failure::Failure;
use crate::setup_args::{names, preset_named};
use crate::table::Heading::{Left, Right};
use crate::table::{thousands, write_table};

/// The games of a signature, as many as in the test that holds the right ones.
const SIGNATURE_GAMES: u32 = 100;

/// The games of a slice: few milliseconds, and too many choices for a processor to learn by heart.
const SLICE_GAMES: u64 = 50;

/// The seed of these games.
const SEED: u64 = 1;

/// Copies that are made between two looks at the clock.
const CLONES: u32 = 100;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Print the results as JSON
    #[arg(long)]
    json: bool,

    /// Spend this much time on each line of the table
    #[arg(long, value_name = "SECONDS", default_value_t = 2.0, value_parser = parse_seconds)]
    seconds: f64,

    /// Measure only this preset [default: all]
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,
}

/// One line of the table.
#[derive(Serialize)]
struct Row {
    preset: &'static str,
    players: usize,
    games_per_second: f64,
    placements_per_second: f64,
    clone_ns: f64,
    signature: String,
}

#[derive(Serialize)]
struct Results {
    results: Vec<Row>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let mut results = Vec::new();
    for (preset, players) in lines(args)? {
        let rules = Rules::new(preset.setup(names(players)?))?;
        results.push(measure(preset, players, &rules, Duration::from_secs_f64(args.seconds)));
    }
    if args.json {
        let json = serde_json::to_string(&Results { results }).expect("plain data");
        return Ok(writeln!(out, "{json}")?);
    }
    let rows: Vec<Vec<String>> = results.iter().map(Row::cells).collect();
    let headings = [
        Left("preset"),
        Right("players"),
        Right("games/s"),
        Right("placements/s"),
        Right("clone ns"),
        Right("signature"),
    ];
    Ok(write_table(out, &headings, &rows)?)
}

/// Every preset with two players, and the largest one at a fuller table.
fn lines(args: &Args) -> Result<Vec<(&'static Preset, usize)>, Failure> {
    if let Some(name) = &args.preset {
        return Ok(vec![(preset_named(name)?, 2)]);
    }
    let mut lines: Vec<(&Preset, usize)> = PRESETS.iter().map(|preset| (preset, 2)).collect();
    let largest = PRESETS.iter().max_by_key(|preset| preset.systems().len());
    lines.extend(largest.map(|preset| (preset, 4)));
    Ok(lines)
}

fn measure(preset: &'static Preset, players: usize, rules: &Arc<Rules>, time: Duration) -> Row {
    // The signature comes first: its games warm up the caches and the clock of the core.
    let signature = signature(rules, SIGNATURE_GAMES);
    let (games_per_second, placements_per_second) = play_speed(rules, time.mul_f64(0.8));
    Row {
        preset: preset.name,
        players,
        games_per_second: round(games_per_second),
        placements_per_second: round(placements_per_second),
        clone_ns: round(clone_time(rules, time.mul_f64(0.2))),
        signature: format!("{signature:016x}"),
    }
}

/// Games and placements per second in the best slice.
fn play_speed(rules: &Arc<Rules>, time: Duration) -> (f64, f64) {
    let begun = Instant::now();
    let mut best = Duration::MAX;
    let mut placements = 0;
    while best == Duration::MAX || begun.elapsed() < time {
        let mut playout = Playout::new(0);
        let start = Instant::now();
        for index in 0..SLICE_GAMES {
            playout.reseed(game_seed(SEED, index));
            let mut game = Game::new(rules.clone());
            playout.finish(&mut game);
            black_box(&game);
        }
        best = best.min(start.elapsed());
        placements = playout.placements;
    }
    let seconds = best.as_secs_f64();
    (SLICE_GAMES as f64 / seconds, placements as f64 / seconds)
}

/// The nanoseconds to copy a finished game and to drop the copy.
fn clone_time(rules: &Arc<Rules>, time: Duration) -> f64 {
    let mut game = Game::new(rules.clone());
    Playout::new(SEED).finish(&mut game);
    let begun = Instant::now();
    let mut best = f64::INFINITY;
    while best.is_infinite() || begun.elapsed() < time {
        let start = Instant::now();
        for _ in 0..CLONES {
            black_box(black_box(&game).clone());
        }
        best = best.min(start.elapsed().as_nanos() as f64 / CLONES as f64);
    }
    best
}

impl Row {
    fn cells(&self) -> Vec<String> {
        vec![
            self.preset.to_string(),
            self.players.to_string(),
            thousands(self.games_per_second),
            thousands(self.placements_per_second),
            thousands(self.clone_ns),
            self.signature.clone(),
        ]
    }
}

/// More digits than one would pretend to a precision that no machine repeats.
fn round(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(seconds) if (0.0..=3600.0).contains(&seconds) => Ok(seconds),
        _ => Err(format!("\"{text}\" is not a number of seconds from 0 to 3600")),
    }
}
