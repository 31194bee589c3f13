//! `bastide puzzles`: mines puzzles from games of strong bots, chooses which ones the page ships, and checks
//! them again.

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use bastide_bots::game_seed;
use bastide_puzzles::{Effort, Puzzle, check, mine, pick, print, print_one, read, setup};
use flate2::Compression;
use flate2::read::GzDecoder;
use flate2::write::GzEncoder;

use crate::failure::Failure;
use crate::interruption::interruption;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(clap::Subcommand, Debug)]
enum What {
    /// Play games and append the puzzles in them to a log; games that are in it already are skipped
    Mine {
        /// The log, as text
        #[arg(value_name = "LOG")]
        log: PathBuf,

        /// What the games follow from
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,

        /// Play this many games
        #[arg(long, value_name = "N", default_value_t = 100)]
        games: u64,
    },
    /// Choose puzzles from a log, spread over themes, systems and difficulty, and write them compressed
    Pick {
        /// The log, or another file of puzzles
        #[arg(value_name = "LOG")]
        log: PathBuf,

        /// The file to write
        #[arg(value_name = "OUT")]
        out: PathBuf,

        /// Choose at most this many
        #[arg(long, value_name = "N", default_value_t = 500)]
        most: usize,

        /// Only take puzzles that hold when so many positions are examined
        #[arg(long, value_name = "N", default_value_t = 0)]
        positions: u64,
    },
    /// Check every puzzle of a file
    Check {
        /// The file, as text or compressed
        #[arg(value_name = "FILE")]
        file: PathBuf,

        /// Examine this many positions for each decision; 0 checks what needs no search
        #[arg(long, value_name = "N", default_value_t = 200_000)]
        positions: u64,
    },
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    match &args.what {
        What::Mine { log, seed, games } => run_mine(log, *seed, *games, out),
        What::Pick { log, out: to, most, positions } => {
            let mut puzzles = read_file(log)?;
            puzzles.retain(|puzzle| check(puzzle, *positions).is_ok());
            let picked = pick(puzzles, *most);
            let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
            encoder.write_all(print(&picked).as_bytes())?;
            fs::write(to, encoder.finish()?).map_err(|error| unusable(to, &error))?;
            Ok(writeln!(out, "{} puzzles", picked.len())?)
        }
        What::Check { file, positions } => run_check(&read_file(file)?, *positions, out),
    }
}

/// Plays games until all are played or somebody interrupts.
fn run_mine(log: &Path, seed: u64, games: u64, out: &mut impl Write) -> Result<(), Failure> {
    let interrupted = interruption();
    let known = match fs::read_to_string(log) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(unusable(log, &error)),
    };
    let mut file = OpenOptions::new()
        .append(true)
        .create(true)
        .open(log)
        .map_err(|error| unusable(log, &error))?;
    if known.is_empty() {
        write!(file, "{}", print(&[]))?;
    }
    for number in 0..games {
        let line = format!("# game {seed}/{number} ");
        if known.contains(&line) {
            continue;
        }
        if interrupted.load(Ordering::Relaxed) {
            break;
        }
        let (name, rules) = setup(seed, number);
        let (mut text, mut found) = (String::new(), 0);
        let from = format!("{name} {seed}/{number}");
        mine(&rules, &from, game_seed(seed, number), Effort::default(), |puzzle| {
            found += 1;
            text.push('\n');
            text.push_str(&print_one(&puzzle));
        });
        // A game is written whole or not at all, so that it is played again after an interruption.
        file.write_all(format!("{text}\n{line}\n").as_bytes())?;
        writeln!(out, "game {number}, {name} with {} players: {found}", rules.players())?;
        out.flush()?;
    }
    Ok(())
}

fn run_check(puzzles: &[Puzzle], positions: u64, out: &mut impl Write) -> Result<(), Failure> {
    let mut wrong = 0;
    for puzzle in puzzles {
        if let Err(why) = check(puzzle, positions) {
            wrong += 1;
            writeln!(out, "puzzle {}: {why}", puzzle.id)?;
        }
    }
    match wrong {
        0 => Ok(writeln!(out, "{} puzzles, all of them sound", puzzles.len())?),
        _ => Err(Failure::Found(format!("{wrong} of {} puzzles are wrong", puzzles.len()))),
    }
}

/// The puzzles of a file, compressed or not.
fn read_file(path: &Path) -> Result<Vec<Puzzle>, Failure> {
    let bytes = fs::read(path).map_err(|error| unusable(path, &error))?;
    let mut text = String::new();
    let read_all = match bytes.starts_with(&[0x1f, 0x8b]) {
        true => GzDecoder::new(bytes.as_slice()).read_to_string(&mut text),
        false => bytes.as_slice().read_to_string(&mut text),
    };
    read_all.map_err(|error| unusable(path, &error))?;
    read(&text).map_err(|error| Failure::File(format!("{}: {error}", path.display())))
}

fn unusable(path: &Path, error: &io::Error) -> Failure {
    Failure::File(format!("{}: {error}", path.display()))
}
