//! `cargo xtask scale`: what a move costs on one process with SQLite and on one, two and three nodes with PostgreSQL and
//! NATS. What all parts use while everybody sits and nobody plays is told apart.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::cluster::{self, Node, Storage, number};
use crate::command::output;
use crate::failure::Failure;
use crate::services::{Durability, Sandbox, Services};

/// The parts of a server, in the order of the columns.
const PARTS: [&str; 3] = ["nodes", "postgres", "nats"];

/// The most nodes that are measured.
const NODES: usize = 3;

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    games: u32,
    /// How long people think on average, in milliseconds.
    think: u32,
    /// For how long everybody sits, and for how long they play, in seconds.
    rest: u32,
    seconds: u32,
    release: bool,
}

impl Options {
    pub fn parse(arguments: &[&str]) -> Result<Options, Failure> {
        let mut options = Options { games: 30, think: 100, rest: 10, seconds: 20, release: false };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match *word {
                "--games" => options.games = number(word, words.next())?,
                "--think" => options.think = number(word, words.next())?,
                "--rest" => options.rest = number(word, words.next())?,
                "--seconds" => options.seconds = number(word, words.next())?,
                "--release" => options.release = true,
                unknown => {
                    return Err(Failure::Usage(format!("`scale` has no option `{unknown}`")));
                }
            }
        }
        match (options.rest, options.seconds) {
            (1.., 1..) => Ok(options),
            _ => Err(Failure::Usage("--rest and --seconds take a number from 1 on".to_string())),
        }
    }
}

/// Builds the server and prints a table, line by line.
pub fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let program = cluster::build(root, options.release)?;
    let services = Services::start("scale", Durability::Full)?;
    println!(
        "| | moves a second | acknowledged, p50 | p99 | p99.9 | CPU for a move, all parts | nodes \
         | PostgreSQL | NATS | idle, a node | PostgreSQL | NATS | memory, nodes | PostgreSQL |"
    );
    println!("|---|{}", "---:|".repeat(13));
    for nodes in 0..=NODES {
        let name = match nodes {
            0 => "one process on SQLite".to_string(),
            1 => "1 node on PostgreSQL".to_string(),
            more => format!("{more} nodes"),
        };
        let report = measure(&program, options, &services, nodes)?;
        let missing = || Failure::Verdict(format!("the clients report too little: {report}"));
        println!("{}", row(&name, &report, nodes.max(1)).ok_or_else(missing)?);
    }
    Ok(())
}

/// What clients report of so many nodes; of one process on SQLite if there is none.
fn measure(
    program: &Path,
    options: &Options,
    services: &Services,
    nodes: usize,
) -> Result<Value, Failure> {
    let alone = Sandbox::new("scale-alone")?;
    let database = format!("scale_{nodes}");
    if nodes > 0 {
        services.postgres.create(&database)?;
    }
    let mut started = Vec::new();
    for number in 0..nodes.max(1) {
        let storage = match nodes {
            0 => Storage::Folder(alone.folder().join("data")),
            _ => Storage::shared(services, &database),
        };
        let flags = ["--behind-proxy", "--log", "warn"];
        let mut node = Node::new(number, program, storage, &flags)?;
        node.start(&alone, &[])?;
        node.wait_until_ready()?;
        started.push(node);
    }
    let ids: Vec<String> = started.iter().filter_map(Node::pid).map(|id| id.to_string()).collect();
    let mut load = Command::new(program);
    load.arg("load").args(started.iter().map(Node::url)).arg("--json");
    load.args(["--pid", &format!("nodes={}", ids.join(","))]);
    if nodes > 0 {
        let postgres = services.postgres.pid().unwrap_or_default();
        load.args(["--pid", &format!("postgres={postgres}")]);
        load.args(["--pid", &format!("nats={}", services.nats.pid())]);
    }
    for (option, value) in [
        ("--games", options.games),
        ("--think", options.think),
        ("--rest", options.rest),
        ("--seconds", options.seconds),
    ] {
        load.args([option, &value.to_string()]);
    }
    let said = output("bastide load", &mut load)?;
    serde_json::from_str(&said).map_err(|_| Failure::Verdict(format!("the clients say: {said}")))
}

/// A line of the table.
fn row(name: &str, report: &Value, nodes: usize) -> Option<String> {
    let number = |path: &str| report.pointer(path)?.as_f64();
    let of_part = |part: &str, what: &str| number(&format!("/used/{part}/{what}"));
    let or_nothing =
        |value: Option<f64>, text: &dyn Fn(f64) -> String| value.map(text).unwrap_or_default();
    let milliseconds = |value: f64| format!("{value:.2} ms");
    let mut cells = vec![format!("{:.0}", number("/moves_per_second")?)];
    for quantile in ["p50", "p99", "p999"] {
        cells.push(format!("{:.0} ms", number(&format!("/ack/{quantile}"))?));
    }
    let moves = PARTS.map(|part| of_part(part, "ms_per_move_above_idle"));
    cells.push(milliseconds(moves.iter().flatten().sum()));
    cells.extend(moves.map(|value| or_nothing(value, &milliseconds)));
    // Cores that are busy, in thousandths: milliseconds of CPU time a second.
    let idle = |part: &str, share: usize| {
        let thousandths = |cores: f64| format!("{:.1} ms/s", cores * 1000.0 / share as f64);
        or_nothing(of_part(part, "idle_cores"), &thousandths)
    };
    cells.extend([idle(PARTS[0], nodes), idle(PARTS[1], 1), idle(PARTS[2], 1)]);
    let memory = |megabytes: f64| format!("{megabytes:.0} MB");
    cells.extend(PARTS[..2].iter().map(|part| or_nothing(of_part(part, "memory_mb"), &memory)));
    Some(format!("| {name} | {} |", cells.join(" | ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_nonsense_is_refused() {
        let options = Options::parse(&["--games", "5", "--release"]).expect("good");
        assert_eq!((options.games, options.think, options.release), (5, 100, true));
        for bad in [&["--games"][..], &["--rest", "0"], &["--nodes", "3"]] {
            assert!(matches!(Options::parse(bad), Err(Failure::Usage(_))), "{bad:?}");
        }
    }

    #[test]
    fn a_line_tells_moves_and_idling_apart() {
        let report = r#"{"moves_per_second":170.4,"ack":{"p50":4.2,"p99":20.6,"p999":40.0},"used":{
            "nodes":{"ms_per_move_above_idle":0.5,"idle_cores":0.009,"memory_mb":90.4},
            "postgres":{"ms_per_move_above_idle":0.25,"idle_cores":0.002,"memory_mb":60.0}}}"#;
        let report = serde_json::from_str(report).expect("JSON");
        assert_eq!(
            row("3 nodes", &report, 3).expect("a line"),
            "| 3 nodes | 170 | 4 ms | 21 ms | 40 ms | 0.75 ms | 0.50 ms | 0.25 ms |  \
             | 3.0 ms/s | 2.0 ms/s |  | 90 MB | 60 MB |"
        );
        assert_eq!(row("none", &Value::Null, 1), None);
    }
}
