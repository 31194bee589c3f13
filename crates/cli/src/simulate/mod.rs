//! `bastide simulate`: many games by random choice, on all cores, and what came of them.
//!
//! Game number i of a seed is the same whatever the number of threads: its choices follow from the
//! seed and i alone, and the sums are whole numbers that do not care about their order.

mod play;
mod report;
mod tally;

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::prelude::*;

use crate::failure::Failure;
use crate::game_file;
use crate::setup_args::{SetupArgs, choices};
use play::{Plan, Worker};
use report::Report;
use tally::Tally;

/// How many games keep a log, which makes them slower: enough to tell where points come from.
const SAMPLE: u64 = 200;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
#[command(after_help = choices())]
pub struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// Play this many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u64,

    /// Start with this game number, to repeat one game out of many
    #[arg(long, value_name = "I", default_value_t = 0)]
    first: u64,

    /// Use this many threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Use this seed: the same seed plays the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Use the set-up of this game file, and play its moves first in every game
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["preset", "systems", "sets", "tiles", "options", "players"]
    )]
    script: Option<PathBuf>,

    /// Check every invariant of the engine after each move; much slower
    #[arg(long)]
    check: bool,

    /// Save every game to a file in this folder, for `bastide replay`
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// Print the results as JSON
    #[arg(long)]
    json: bool,

    /// Print neither progress nor results
    #[arg(long, short)]
    quiet: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let plan = plan(args)?;
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(args.threads.unwrap_or(0))
        .build()
        .map_err(|error| Failure::Input(format!("cannot start threads: {error}")))?;
    let bar = progress(args);
    let begun = Instant::now();
    let tally = pool.install(|| play_all(args, &plan, &bar));
    let time = begun.elapsed();
    bar.finish_and_clear();
    if let Some(problem) = &tally.problem {
        return Err(Failure::Found(format!(
            "{problem}\nto repeat it, run: {}",
            repeat(args, problem.game)
        )));
    }
    let report = Report::new(&plan, args.seed, &tally, time, pool.current_num_threads());
    if args.json {
        report.write_json(out)
    } else if !args.quiet {
        report.write_table(out)
    } else {
        Ok(())
    }
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let (rules, opening) = match &args.script {
        Some(path) => {
            let played = game_file::read(path)?;
            (played.game().rules().clone(), played.moves().to_vec())
        }
        None => (args.setup.rules()?, Vec::new()),
    };
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::File(format!("{}: {error}", folder.display())))?;
    }
    Ok(Plan {
        rules,
        opening,
        seed: args.seed,
        check: args.check,
        save: args.save.clone(),
        sampled: args.first..args.first.saturating_add(SAMPLE),
    })
}

fn play_all(args: &Args, plan: &Plan, bar: &ProgressBar) -> Tally {
    // Games after the first one with a problem need not be played; those before it must be, so
    // that the problem reported is the same every time.
    let first_problem = AtomicU64::new(u64::MAX);
    (args.first..args.first.saturating_add(args.games))
        .into_par_iter()
        .fold(
            || (Worker::new(plan), Tally::default()),
            |(mut worker, mut tally), index| {
                if index < first_problem.load(Ordering::Relaxed) {
                    let result = worker.play(index);
                    if result.is_err() {
                        first_problem.fetch_min(index, Ordering::Relaxed);
                    }
                    tally.add(result);
                }
                bar.inc(1);
                (worker, tally)
            },
        )
        .map(|(_, tally)| tally)
        .reduce(Tally::default, Tally::merge)
}

fn progress(args: &Args) -> ProgressBar {
    if args.quiet {
        return ProgressBar::hidden();
    }
    // Where standard error is no terminal this draws nothing.
    let bar = ProgressBar::with_draw_target(Some(args.games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    bar.with_style(style.expect("the template is right"))
}

/// The command that plays one game again.
fn repeat(args: &Args, game: u64) -> String {
    let setup = match &args.script {
        Some(path) => format!("--script {}", path.display()),
        None => args.setup.typed(),
    };
    let check = if args.check { " --check" } else { "" };
    format!("bastide simulate {setup} --seed {} --first {game} --games 1{check}", args.seed)
}
