//! `cargo xtask chaos`: clients play on several nodes while these are killed, paused, cut off and given wrong
//! clocks. In the end every acknowledged move is in its game once and where it belongs, every game ended or
//! waits for somebody, and none has stood still for long.

mod faults;
mod history;
mod verdict;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::cluster::{self, DATABASE, Node, Storage, number};
use crate::command::{show, target};
use crate::failure::Failure;
use crate::packages;
use crate::services::{Durability, Process, Sandbox, Services};
use crate::test::Outcome;
use faults::Saboteur;
use history::{History, Stall};
use verdict::Found;

/// How long a client waits for an answer before it goes to another node, in milliseconds.
const ANSWER: Duration = Duration::from_millis(2000);

/// How long a lease of the server lasts: then another node takes over what a dead one has left.
const LEASE: Duration = Duration::from_secs(8);

/// The pause between two steps of the saboteur.
const STEP: Duration = Duration::from_millis(100);

/// A pause that takes this much longer means that the machine has no time for us.
const LATE: Duration = Duration::from_millis(50);

/// Kills that have to be before the time is over. A busy machine gets more time for them, up to a multiple.
const LEAST_KILLS: u64 = 3;
const MORE_TIME: u64 = 5;

/// How long the clients may take to check everything in the end.
const CHECK_WITHIN: Duration = Duration::from_secs(300);

/// What `cargo xtask test` runs.
const SHORT: Options = Options {
    kills: u64::MAX,
    seconds: 45,
    nodes: 3,
    games: 4,
    bots: 2,
    think: 100,
    seed: 1,
    peace: 1000,
    sqlite: false,
};

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    /// Ends after this many kills.
    kills: u64,
    /// Ends after this time at the latest.
    seconds: u64,
    nodes: usize,
    games: usize,
    bots: usize,
    /// How long people think on average, in milliseconds.
    think: u64,
    seed: u64,
    /// How long people are left in peace after a fault at least, in milliseconds.
    peace: u64,
    /// One node with a folder of its own instead of several with PostgreSQL.
    sqlite: bool,
}

impl Options {
    pub fn parse(arguments: &[&str]) -> Result<Options, Failure> {
        let mut options = Options {
            kills: 1000,
            seconds: u64::MAX,
            games: 16,
            bots: 4,
            think: 40,
            peace: 0,
            ..SHORT.clone()
        };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match *word {
                "--kills" => options.kills = number(word, words.next())?,
                "--seconds" => options.seconds = number(word, words.next())?,
                "--nodes" => options.nodes = number(word, words.next())?,
                "--games" => options.games = number(word, words.next())?,
                "--bots" => options.bots = number(word, words.next())?,
                "--think" => options.think = number(word, words.next())?,
                "--seed" => options.seed = number(word, words.next())?,
                "--peace" => options.peace = number(word, words.next())?,
                "--sqlite" => options = Options { sqlite: true, nodes: 1, ..options },
                unknown => {
                    return Err(Failure::Usage(format!("`chaos` has no option `{unknown}`")));
                }
            }
        }
        match options.nodes {
            1..=9 => Ok(options),
            _ => Err(Failure::Usage("--nodes takes a number from 1 to 9".to_string())),
        }
    }

    /// For how long a game may stand still: until a lease has run out and what was wrong is mended, and until
    /// clients have noticed and found a node that is well. What no node can help comes on top: see `History::excused`.
    fn longest_still(&self) -> Duration {
        LEASE + faults::LONGEST + 2 * ANSWER
    }
}

/// The short form, as a stage of `cargo xtask test`: on three nodes where the services can be had.
pub fn test(root: &Path) -> Result<Outcome, Failure> {
    let program = target(root).join("debug/bastide");
    match Services::start("chaos", Durability::Full) {
        Ok(services) => run_with(&program, &SHORT, Some(services)),
        Err(Failure::Missing(why)) => packages::without(&why),
        Err(failure) => Err(failure),
    }
}

/// What gives nodes wrong clocks. Without it nothing else is left out, and who started the run hears of it.
fn find_clock() -> Result<(Option<PathBuf>, Outcome), Failure> {
    let Some(clock) = faults::find_clock() else {
        let why = "no skewed clocks: libfaketime is missing and could not be installed: \
                   run apt-get install libfaketime";
        let outcome = packages::without(why)?;
        println!("SKIPPED: {why}");
        return Ok((None, outcome));
    };
    Ok((Some(clock), Outcome::Ran))
}

/// Builds the server and lets clients and saboteur at it.
pub fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let program = cluster::build(root, false)?;
    let services = match options.sqlite {
        true => None,
        false => Some(Services::start("chaos", Durability::Full)?),
    };
    run_with(&program, options, services).map(|_| ())
}

fn run_with(
    program: &Path,
    options: &Options,
    mut services: Option<Services>,
) -> Result<Outcome, Failure> {
    let (clock, outcome) = find_clock()?;
    let alone = Sandbox::new("chaos-node")?;
    let mut nodes = start_nodes(program, options, services.as_ref(), &alone)?;
    let mut clients = start_clients(program, options, &nodes, &alone)?;
    wait_for_games(&mut clients)?;
    let mut saboteur = Saboteur::new(nodes.len(), options.seed, options.peace, clock);
    let (begin, mut shown) = (Instant::now(), Instant::now());
    let is_over = |kills: u64| {
        let seconds = begin.elapsed().as_secs();
        let had_time = seconds >= options.seconds.saturating_mul(MORE_TIME);
        kills >= options.kills || had_time || (kills >= LEAST_KILLS && seconds >= options.seconds)
    };
    while !is_over(saboteur.kills()) {
        give_up_with(&mut clients)?;
        saboteur.step(&mut nodes, &alone, services.as_mut())?;
        if shown.elapsed() > Duration::from_secs(30) {
            shown = Instant::now();
            println!("{} kills in {} s", saboteur.kills(), begin.elapsed().as_secs());
        }
        let rest = Instant::now();
        std::thread::sleep(STEP);
        let late = rest.elapsed().saturating_sub(STEP);
        if late > LATE {
            saboteur.history.starved(late);
        }
    }
    saboteur.mend_all(&mut nodes, &alone, services.as_mut())?;
    // A lease that a dead node has left runs out, and its bots go on.
    std::thread::sleep(if services.is_some() { LEASE } else { STEP });
    clients.signal("INT");
    clients.wait(CHECK_WITHIN);
    let unreadable = || Failure::Verdict(format!("the clients say: {}", clients.output()));
    let found = Found::read(&clients.output()).ok_or_else(unreadable)?;
    print!("{}", found.summary(&saboteur.done, options.longest_still()));
    print!("{}", of_machine(&saboteur.history));
    print!("{}", explained(&found, &saboteur.history));
    nodes.iter().for_each(|node| node.signal("TERM"));
    let ended = nodes.iter_mut().all(|node| node.has_ended_within(Duration::from_secs(20)));
    examine(program, &nodes, services.as_ref())?;
    let allowed = |stall: &Stall| options.longest_still() + saboteur.history.excused(stall);
    let mut problems = found.problems(allowed);
    problems.extend((!ended).then(|| "a node did not end when asked".to_string()));
    problems.extend((saboteur.kills() == 0).then(|| "no node was killed".to_string()));
    match problems.is_empty() {
        true => Ok(outcome),
        false => Err(Failure::Verdict(problems.join("; "))),
    }
}

/// What the machine had to do with it.
fn of_machine(history: &History) -> String {
    let seconds = |time: Duration| format!("{:.1} s", time.as_secs_f64());
    let starved = seconds(history.starved_for());
    let recovery = seconds(history.longest_recovery());
    format!(
        "{:<22}{starved}\n{:<22}{recovery} at most\n",
        "machine too busy", "a node came back in"
    )
}

/// The games that stood still for longer than a lease, and the one that did so for longest, with what went wrong
/// meanwhile.
fn explained(found: &Found, history: &History) -> String {
    let worth_it = |(number, stall): &(usize, &Stall)| *number == 0 || stall.lasted > LEASE;
    let stalls = found.stalls.iter().enumerate().filter(worth_it);
    stalls.map(|(_, stall)| history.explain(stall)).collect()
}

fn start_nodes(
    program: &Path,
    options: &Options,
    services: Option<&Services>,
    sandbox: &Sandbox,
) -> Result<Vec<Node>, Failure> {
    if let Some(services) = services {
        services.postgres.create(DATABASE)?;
    }
    // Every client claims an address of its own, and nobody waits for bots.
    let flags = ["--behind-proxy", "--bot-pause", "50", "--log", "warn"];
    let mut nodes = Vec::new();
    for number in 0..options.nodes {
        let storage = match services {
            Some(services) => Storage::linked(services, DATABASE)?,
            None => Storage::Folder(sandbox.folder().join("data")),
        };
        let mut node = Node::new(number, program, storage, &flags)?;
        node.start(sandbox, &[])?;
        node.wait_until_ready()?;
        nodes.push(node);
    }
    Ok(nodes)
}

/// People who play for as long as they are let, and check everything when they are interrupted.
fn start_clients(
    program: &Path,
    options: &Options,
    nodes: &[Node],
    sandbox: &Sandbox,
) -> Result<Process, Failure> {
    let mut command = Command::new(program);
    command.arg("load").args(nodes.iter().map(Node::url)).arg("--json");
    for (option, value) in [
        ("--games", options.games as u64),
        ("--bots", options.bots as u64),
        ("--think", options.think),
        ("--seconds", 1_000_000),
        ("--seed", options.seed),
        ("--answer", ANSWER.as_millis() as u64),
    ] {
        command.args([option, &value.to_string()]);
    }
    // Bots that think little: what they do counts, not how well.
    command.args(["--level", "odile"]);
    sandbox.spawn("clients", &mut command)
}

/// Waits until everybody has sat down and plays.
fn wait_for_games(clients: &mut Process) -> Result<(), Failure> {
    while !clients.output().contains("the games begin") {
        give_up_with(clients)?;
        std::thread::sleep(STEP);
    }
    Ok(())
}

/// Fails if the clients have ended.
fn give_up_with(clients: &mut Process) -> Result<(), Failure> {
    match clients.ended() {
        None => Ok(()),
        Some(_) => Err(Failure::Verdict(format!("the clients gave up: {}", clients.output()))),
    }
}

/// Lets the doctor fold every table.
fn examine(program: &Path, nodes: &[Node], services: Option<&Services>) -> Result<(), Failure> {
    let place = match (services, nodes.first().map(|node| &node.storage)) {
        (Some(services), _) => services.postgres.url(services.postgres.port(), DATABASE),
        (None, Some(Storage::Folder(folder))) => folder.display().to_string(),
        _ => return Ok(()),
    };
    show(&format!("bastide doctor {place}"), Command::new(program).args(["doctor", &place]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_nonsense_is_refused() {
        let options = Options::parse(&["--kills", "50", "--sqlite"]).expect("good");
        assert_eq!((options.kills, options.nodes, options.sqlite), (50, 1, true));
        assert_eq!(Options::parse(&[]).expect("good").kills, 1000);
        for bad in [&["--kills"][..], &["--kills", "few"], &["--nodes", "0"], &["--kill", "3"]] {
            assert!(matches!(Options::parse(bad), Err(Failure::Usage(_))), "{bad:?}");
        }
    }
}
