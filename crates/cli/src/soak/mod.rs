//! `bastide soak`: random games over random set-ups, each checked while it is played.
//!
//! Game number i of a seed is the same whatever the number of threads. A run that is interrupted, or
//! has had its minutes, sums up what it has played.

mod report;

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bastide_soak::{Coverage, OwnTiles, Played, Problem, play_with, remember_panics};

use crate::failure::Failure;
use crate::interruption::interruption;
use crate::tile_files::TileArgs;
use report::Report;

/// After so many problems nothing more is learnt.
const ENOUGH_PROBLEMS: usize = 10;

/// How often a line says how far the run is.
const PROGRESS: Duration = Duration::from_secs(60);

/// How often the run looks whether it is done, or was interrupted.
const BETWEEN_LOOKS: Duration = Duration::from_millis(50);

/// The arguments of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// Play this many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,

    /// Use this seed: the same seed plays the same games
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Play only this game: first as in a run, then with every check after every move
    #[arg(long, value_name = "I", conflicts_with_all = ["games", "minutes", "threads"])]
    game: Option<u64>,

    #[command(flatten)]
    tiles: TileArgs,

    /// Use this many threads [default: all cores]
    #[arg(long, value_name = "N")]
    threads: Option<usize>,

    /// Fail if anything listed never occurred: a decision, an event, the value of an option ...
    #[arg(long, conflicts_with = "game")]
    require_coverage: bool,

    /// Start no new game after this many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<u64>,
}

/// What all threads have found out.
#[derive(Default)]
struct Sums {
    games: u64,
    thorough: u64,
    plies: u64,
    tiles: u64,
    longest: u64,
    problems: Vec<Problem>,
    coverage: Coverage,
}

impl Sums {
    fn add(&mut self, played: Played) {
        self.games += 1;
        self.thorough += played.thorough as u64;
        self.plies += played.plies;
        self.tiles += played.tiles;
        self.longest = self.longest.max(played.plies);
    }

    fn merge(&mut self, other: Sums) {
        self.games += other.games;
        self.thorough += other.thorough;
        self.plies += other.plies;
        self.tiles += other.tiles;
        self.longest = self.longest.max(other.longest);
        self.problems.extend(other.problems);
        self.coverage.merge(other.coverage);
    }
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    remember_panics();
    let tiles = match &args.tiles.read()?[..] {
        [] => None,
        files => Some(OwnTiles::read(files.to_vec()).map_err(|error| args.tiles.failure(error))?),
    };
    let tiles = tiles.as_ref();
    if let Some(game) = args.game {
        return play_one(args, tiles, game, out);
    }
    let threads = match args.threads {
        Some(0) => return Err(Failure::Input("--threads must be at least 1".into())),
        Some(threads) => threads,
        None => thread::available_parallelism().map_or(1, usize::from),
    };
    let begun = Instant::now();
    let mut sums = play_all(args, tiles, threads, begun);
    sums.problems.sort_by_key(|problem| problem.game);
    Report { sums: &sums, seed: args.seed, threads, time: begun.elapsed() }.write(out)?;
    let mut found: Vec<String> = sums.problems.iter().map(|it| tell(args, it)).collect();
    if args.require_coverage {
        found.extend(sums.coverage.missing().iter().map(|it| format!("never occurred: {it}")));
    }
    if found.is_empty() { Ok(()) } else { Err(Failure::Found(found.join("\n"))) }
}

/// The checks that a run made are made again, so that what it found is found; then all others.
fn play_one(
    args: &Args,
    tiles: Option<&OwnTiles>,
    game: u64,
    out: &mut impl Write,
) -> Result<(), Failure> {
    let seed = args.seed;
    let again = |every_check| {
        let played = play_with(tiles, seed, game, every_check, &mut Coverage::default());
        played.map_err(|problem| Failure::Found(tell(args, &problem)))
    };
    again(false)?;
    let Played { plies, tiles, .. } = again(true)?;
    Ok(writeln!(out, "game {game} of seed {seed}: {plies} moves, {tiles} tiles, no violations")?)
}

/// A problem with the command that repeats its game.
fn tell(args: &Args, problem: &Problem) -> String {
    let mut command = format!("bastide soak --seed {} --game {}", args.seed, problem.game);
    args.tiles.typed().for_each(|tiles| command.push_str(&format!(" {tiles}")));
    format!("{problem}to repeat it, run: {command}\n")
}

/// Plays the games on all threads until all are played or it is time to stop.
fn play_all(args: &Args, tiles: Option<&OwnTiles>, threads: usize, begun: Instant) -> Sums {
    let (next, played, stop) = (AtomicU64::new(0), AtomicU64::new(0), AtomicBool::new(false));
    let problems = AtomicUsize::new(0);
    let work = || {
        let mut sums = Sums::default();
        while !stop.load(Ordering::Relaxed) {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games {
                break;
            }
            match play_with(tiles, args.seed, game, false, &mut sums.coverage) {
                Ok(game) => sums.add(game),
                Err(problem) => {
                    sums.games += 1;
                    sums.problems.push(problem);
                    if problems.fetch_add(1, Ordering::Relaxed) + 1 >= ENOUGH_PROBLEMS {
                        stop.store(true, Ordering::Relaxed);
                    }
                }
            }
            played.fetch_add(1, Ordering::Relaxed);
        }
        sums
    };
    let interrupted = interruption();
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let mut told = begun;
        while workers.iter().any(|worker| !worker.is_finished()) {
            thread::sleep(BETWEEN_LOOKS);
            let minutes = begun.elapsed().as_secs() / 60;
            let is_over = args.minutes.is_some_and(|most| minutes >= most);
            if is_over || interrupted.load(Ordering::Relaxed) {
                stop.store(true, Ordering::Relaxed);
            }
            if told.elapsed() >= PROGRESS {
                told = Instant::now();
                let (played, games) = (played.load(Ordering::Relaxed), args.games);
                // If standard error is closed, nobody wants to know.
                let _ = writeln!(io::stderr(), "{played} of {games} games, {minutes} minutes");
            }
        }
        let mut all = Sums::default();
        for worker in workers {
            all.merge(worker.join().expect("panics are caught in every game"));
        }
        all
    })
}
