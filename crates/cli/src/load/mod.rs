//! `bastide load`: plays many games on a running server and measures how it copes.

mod report;

use std::io::Write;
use std::ops::ControlFlow;
use std::sync::atomic::Ordering;
use std::time::Duration;

use bastide_load::{LoadError, Part, Phase, Plan, Progress};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::failure::Failure;
use crate::interruption::interruption;

const EXAMPLES: &str = "\
Examples:
  bastide serve --behind-proxy --bot-pause 0
  bastide load http://localhost:8017 --games 100 --seconds 30
  bastide load http://localhost:8017 --games 5000 --think 5000 --seconds 60 --json
  bastide load http://10.0.0.1:8017 http://10.0.0.2:8017 --games 100     two nodes of one server

A server limits what one address may do. Every player and spectator claims an address of their
own, which a server believes with --behind-proxy; without it, its limits keep a large test out.
The exit code is 1 if the server lost a move that it had acknowledged, played one that nobody
sent, or has a game that waits for nobody.";

/// The arguments of the command.
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub struct Args {
    /// The address of the server, such as http://localhost:8017; of a server with several nodes, all of them
    #[arg(required = true, value_name = "URL")]
    urls: Vec<String>,

    /// Play this many games between two people at a time
    #[arg(long, value_name = "N", default_value_t = 10)]
    games: usize,

    /// Play this many games between a person and a bot as well
    #[arg(long, value_name = "N", default_value_t = 0)]
    bots: usize,

    /// Let these bots be of this level instead of the server's default
    #[arg(long, value_name = "NAME", requires = "bots")]
    level: Option<String>,

    /// Open this many sockets that only watch, spread over the games
    #[arg(long, value_name = "N", default_value_t = 0)]
    watchers: usize,

    /// Open this many sockets at games that wait for players
    #[arg(long, value_name = "N", default_value_t = 0)]
    idle_sockets: usize,

    /// Let players think for this many milliseconds on average; 0: as fast as the server answers
    #[arg(long, value_name = "MS", default_value_t = 0)]
    think: u64,

    /// Before the games begin, measure for this many seconds what the server uses while everybody sits and nobody plays
    #[arg(long, value_name = "S", default_value_t = 0)]
    rest: u64,

    /// Play and measure for this many seconds
    #[arg(long, value_name = "S", default_value_t = 10)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..))]
    seconds: u64,

    /// Play this preset instead of the server's default
    #[arg(long, value_name = "NAME")]
    preset: Option<String>,

    /// Take back this share of the actions that can be taken back, from 0 to 1
    #[arg(long, value_name = "SHARE", default_value_t = 0.0, value_parser = share)]
    undo: f64,

    /// Use this seed: what players choose follows from it, what they draw does not
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Measure the memory and CPU time of a part of the server too: its processes, such as 4711 or
    /// postgres=4711 or nodes=4711,4712, each with those that it has started; can be repeated
    #[arg(long = "pid", value_name = "[NAME=]PID,...", value_parser = part)]
    parts: Vec<Part>,

    /// Give a connection up that brings no answer for this many milliseconds, and come back
    #[arg(long, value_name = "MS", default_value_t = 30_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(100..))]
    answer: u64,

    /// Print the results as JSON
    #[arg(long)]
    json: bool,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if args.watchers > 0 && args.games + args.bots == 0 {
        return Err(Failure::Input("--watchers needs games to watch".into()));
    }
    let plan = plan(args);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
    let sockets = plan.sockets();
    let interrupted = interruption();
    let mut is_told = !bar.is_hidden();
    let show = |progress: &Progress| {
        show(&bar, progress, sockets, args.seconds);
        // Whoever started this as a program wants to know as well.
        if !is_told && progress.phase == Phase::Play {
            is_told = true;
            eprintln!("{sockets} sockets are open, the games begin");
        }
        match interrupted.load(Ordering::Relaxed) {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        }
    };
    let report = runtime.block_on(bastide_load::run(plan, show)).map_err(failure)?;
    bar.finish_and_clear();
    match args.json {
        true => report::write_json(&report, out)?,
        false => report::write_text(&report, out)?,
    }
    match report.kept.is_everything() {
        true => Ok(()),
        false => Err(Failure::Found(report::loss(&report.kept))),
    }
}

fn plan(args: &Args) -> Plan {
    Plan {
        games: args.games,
        bots: args.bots,
        level: args.level.clone(),
        watchers: args.watchers,
        idle_sockets: args.idle_sockets,
        think: Duration::from_millis(args.think),
        rest: Duration::from_secs(args.rest),
        seconds: Duration::from_secs(args.seconds),
        preset: args.preset.clone(),
        undo: args.undo,
        seed: args.seed,
        parts: args.parts.clone(),
        answer: Duration::from_millis(args.answer),
        urls: args.urls.clone(),
        ..Plan::against("")
    }
}

fn share(text: &str) -> Result<f64, String> {
    let share = text.parse().ok().filter(|share| (0.0..=1.0).contains(share));
    share.ok_or_else(|| "a share is a number from 0 to 1".to_owned())
}

/// Processes and what they are called together: the server, if nothing else is said.
fn part(text: &str) -> Result<Part, String> {
    let (name, pids) = text.split_once('=').unwrap_or(("server", text));
    let pids: Result<Vec<u32>, _> = pids.split(',').map(|pid| pid.trim().parse()).collect();
    let pids = pids.map_err(|_| "process ids are needed, such as nodes=4711,4712".to_owned())?;
    Ok(Part { name: name.to_owned(), pids })
}

fn failure(error: LoadError) -> Failure {
    match error {
        LoadError::BadUrl(_) | LoadError::NoProcess(_) => Failure::Input(error.to_string()),
        LoadError::Unreachable(..) | LoadError::Refused(_) | LoadError::Stuck(..) => {
            Failure::Found(error.to_string())
        }
    }
}

/// Shows how far the run is. Where standard error is no terminal this draws nothing.
fn show(bar: &ProgressBar, progress: &Progress, sockets: usize, seconds: u64) {
    let (length, position, template) = match progress.phase {
        Phase::SetUp => (sockets, progress.sockets, "{bar:40} {pos}/{len} sockets"),
        Phase::Play => {
            let elapsed = progress.elapsed.as_secs() as usize;
            (seconds as usize, elapsed, "{bar:40} {pos}/{len} seconds, {prefix} moves")
        }
        Phase::Finish | Phase::Check => {
            (sockets, sockets.saturating_sub(progress.sockets), "{bar:40} checking transcripts")
        }
    };
    bar.set_style(ProgressStyle::with_template(template).expect("the template is right"));
    bar.set_length(length as u64);
    bar.set_position(position as u64);
    bar.set_prefix(progress.moves.to_string());
}
