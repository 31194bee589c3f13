//! `bastide arena`: players play each other, and their strength is measured.
//!
//! Games come in groups with the same draws, in which everybody has each seat once. Results are counted
//! in the order of the games, so that the number of threads changes nothing but the time.

mod elo;
mod play;
mod players;
mod report;

use std::collections::BTreeMap;
use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::thread;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::failure::Failure;
use crate::game_file;
use crate::setup_args::{SetupArgs, choices};
use elo::Sprt;
use play::{Plan, Record};
use players::Contender;
use report::{Report, Results};

const PLAYERS: &str = "\
Players:
  random                  plays any legal action
  greedy                  plays for the best position at the end of its turn
  uct                     searches with random playouts; uct:playouts=5000 or uct:ms=1000
  best                    the strongest; best:positions=20000 or best:ms=200, with threads=N
  odile ... raimond       the eight named bots, weakest first: odile, gaspard, margot, marius,
                          alienor, thibaut, sancha, raimond
  Put options after a colon, separated by commas. name=... sets a player's name in the table.
  Defaults: uct:playouts=1000, best:positions=20000, threads=1.";

/// The arguments of the command.
#[derive(clap::Args, Debug)]
#[command(after_help = format!("{PLAYERS}\n\n{}", choices()))]
pub struct Args {
    #[command(flatten)]
    setup: SetupArgs,

    /// Play this many games
    #[arg(long, value_name = "N", default_value_t = 100)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Use this seed: the draws and the players' random choices follow from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Use this many threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Print the results as JSON
    #[arg(long)]
    json: bool,

    /// Stop as soon as it is clear, with 5 % error, whether the first of two players is stronger by
    /// ELO1 or only by ELO0
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true, value_parser = Sprt::parse)]
    sprt: Option<Sprt>,

    /// Save every game to a file in this folder, for `bastide replay`
    #[arg(long, value_name = "DIR")]
    save: Option<PathBuf>,

    /// The players, one per seat, with options after a colon: see the list below
    #[arg(value_name = "PLAYER", default_values_t = ["greedy".to_owned(), "random".to_owned()])]
    contenders: Vec<String>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let plan = plan(args)?;
    let mut results = Results::new(&plan);
    let bar = progress(args);
    play_all(args, &plan, |index, record| {
        save(args, index, &record)?;
        results.add(record);
        bar.inc(1);
        Ok(args.sprt.is_none_or(|sprt| sprt.verdict(&results.pairs()).is_none()))
    })?;
    bar.finish_and_clear();
    let report = Report::new(&results, args.sprt);
    if args.json { report.write_json(out) } else { report.write_table(out) }
}

fn plan(args: &Args) -> Result<Plan, Failure> {
    let contenders: Result<Vec<Contender>, String> =
        args.contenders.iter().map(|text| Contender::parse(text)).collect();
    let contenders = contenders.map_err(Failure::Input)?;
    if args.sprt.is_some() && contenders.len() != 2 {
        let number = contenders.len();
        return Err(Failure::Input(format!("--sprt compares two players, but you named {number}")));
    }
    let plan = Plan::new(contenders, &args.setup, args.seed)?;
    if let Some(folder) = &args.save {
        fs::create_dir_all(folder)
            .map_err(|error| Failure::File(format!("{}: {error}", folder.display())))?;
    }
    Ok(plan)
}

/// Plays games on all threads and hands them on in order, until all are played or enough is known.
fn play_all(
    args: &Args,
    plan: &Plan,
    accept: impl FnMut(u64, Record) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let next = AtomicU64::new(0);
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads(args) {
            let (sender, next) = (sender.clone(), &next);
            scope.spawn(move || {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    // Sending fails when nobody wants to know about further games.
                    if index >= args.games || sender.send((index, plan.play(index))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        in_order(receiver, accept)
    })
}

/// Hands on what arrives in the order of the games, for as long as more is wanted.
fn in_order(
    arriving: Receiver<(u64, Result<Record, Failure>)>,
    mut accept: impl FnMut(u64, Record) -> Result<bool, Failure>,
) -> Result<(), Failure> {
    let mut early = BTreeMap::new();
    let mut index = 0;
    for (number, record) in arriving {
        early.insert(number, record);
        while let Some(record) = early.remove(&index) {
            if !accept(index, record?)? {
                return Ok(());
            }
            index += 1;
        }
    }
    Ok(())
}

fn threads(args: &Args) -> u64 {
    let threads = match args.threads {
        None | Some(0) => thread::available_parallelism().map_or(1, |cores| cores.get()),
        Some(threads) => threads,
    };
    (threads as u64).min(args.games)
}

fn save(args: &Args, index: u64, record: &Record) -> Result<(), Failure> {
    let Some(folder) = &args.save else { return Ok(()) };
    game_file::write(&folder.join(format!("{}-{index}.bastide", args.seed)), &record.played)
}

fn progress(args: &Args) -> ProgressBar {
    // Where standard error is no terminal this draws nothing.
    let bar = ProgressBar::with_draw_target(Some(args.games), ProgressDrawTarget::stderr());
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {eta} left");
    bar.with_style(style.expect("the template is right"))
}
