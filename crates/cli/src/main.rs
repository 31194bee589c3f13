//! `bastide`: the command line. Serves the game to browsers and programs, simulates games, measures
//! the engine, and shows games in a terminal or as pictures.
//!
//! Each command is a module with its arguments and a `run` that writes to what it is given, so that
//! a closed pipe is an error like any other and nothing panics on it.

mod address;
mod analyse;
mod arena;
mod bench;
mod board_text;
mod bounds;
mod doctor;
mod failure;
mod game_file;
mod interruption;
mod load;
mod move_data;
mod position;
mod puzzles;
mod replay;
mod serve;
mod setup_args;
mod simulate;
mod soak;
mod svg;
mod table;
mod tile_files;
mod traces;
mod verify;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// A server makes and drops many small things on many threads, at which this one is faster.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

const EXAMPLES: &str = "\
Examples:
  bastide serve                                play in a browser at http://localhost:8017
  bastide simulate --preset everything --players 4 --games 1000
  bastide simulate --systems base,farmers,ferries --set base-v3 --set ferries=2 --check
  bastide simulate --games 1 --save games      save a random game to a file
  bastide replay games/1-0.bastide             show its log, board and scores
  bastide position games/1-0.bastide --at 37   write one of its positions as text
  bastide svg set base-v3 -o base.png          draw a contact sheet of a tile set
  bastide simulate --tiles my.toml --set base-v3 --set my-set   play your own tiles
  bastide soak --games 10000                   check random games over random set-ups
  bastide arena --preset big-box-2021 greedy random
  bastide arena --games 40 uct:ms=50 greedy    find out which of two bots is stronger
  bastide puzzles mine puzzles.log --games 50  find puzzles in games of strong bots
  bastide bench                                measure how fast the engine is on this machine
  bastide doctor data                          check the data folder of a server
  bastide move --from data --to postgres://bastide@localhost/bastide
                                               move a server to PostgreSQL
  bastide load http://localhost:8017 --games 100   measure how a running server copes
  bastide engine < requests.jsonl              play through the protocol

Exit codes:
  0  success
  1  the command found a problem, such as a broken invariant
  2  the input is wrong: the arguments, a set-up or a file";

/// Carcassonne: play in a browser, simulate and review games, drive the engine from a program.
#[derive(Parser)]
#[command(name = "bastide", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Serve the game to browsers, on this computer or on the network
    Serve(serve::Args),
    /// Play many games on a running server and measure how it copes
    Load(load::Args),
    /// Play many random games and print statistics
    Simulate(simulate::Args),
    /// Play random games over random set-ups and check them throughout
    Soak(soak::Args),
    /// Let bots play each other and measure how strong they are
    Arena(arena::Args),
    /// Measure games per second on one core, and print the signature of every preset
    Bench(bench::Args),
    /// Show a game: its log with points explained, the board and the scores
    Replay(replay::Args),
    /// Review a game: what each turn cost, what was best, and how lucky the draws were
    Analyse(analyse::Args),
    /// Write a position of a game as text
    Position(position::Args),
    /// Find puzzles in games of strong bots, choose from them, and check them
    Puzzles(puzzles::Args),
    /// Draw a tile set or a position of a game as SVG or PNG
    Svg(svg::Args),
    /// Check that a finished online game was dealt fairly
    Verify(verify::Args),
    /// Check the data folder of a server: its file, every table and every game
    Doctor(doctor::Args),
    /// Move everything from a data folder to a PostgreSQL database
    Move(move_data::Args),
    /// Speak the engine protocol: one JSON request per line on standard input, one reply per line
    Engine,
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout().lock());
    let result = match cli.command {
        Command::Serve(args) => serve::run(args, &mut out),
        Command::Load(args) => load::run(&args, &mut out),
        Command::Simulate(args) => simulate::run(&args, &mut out),
        Command::Soak(args) => soak::run(&args, &mut out),
        Command::Arena(args) => arena::run(&args, &mut out),
        Command::Bench(args) => bench::run(&args, &mut out),
        Command::Replay(args) => replay::run(&args, &mut out),
        Command::Analyse(args) => analyse::run(&args, &mut out),
        Command::Position(args) => position::run(&args, &mut out),
        Command::Puzzles(args) => puzzles::run(&args, &mut out),
        Command::Svg(args) => svg::run(&args, &mut out),
        Command::Verify(args) => verify::run(&args, &mut out),
        Command::Doctor(args) => doctor::run(&args, &mut out),
        Command::Move(args) => move_data::run(&args, &mut out),
        Command::Engine => bastide_session::serve(io::stdin().lock(), &mut out).map_err(Into::into),
    };
    match result.and_then(|()| Ok(out.flush()?)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
