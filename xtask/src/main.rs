//! The commands of the repository, run as `cargo xtask <command>`.
//!
//! They are plain Rust, so that a fresh clone needs cargo and git and nothing else. [`test`] is the
//! one command that decides whether a change is good; [`ci`] runs it on a fresh clone; [`tidy`] and
//! [`rules`] are two of its stages, callable alone because they take a second and not minutes.

mod appends;
mod browser;
mod chaos;
mod ci;
mod cluster;
mod command;
mod dependencies;
mod failure;
mod fuzz;
mod mutants;
mod packages;
mod play;
mod rules;
mod scale;
mod services;
mod strength;
mod systems;
mod test;
mod tidy;
mod tree;
mod wasm;
mod web;
mod wire;

use std::process::ExitCode;

use failure::Failure;
use tree::Tree;

const HELP: &str = "\
Play, test and check Bastide.

Usage: cargo xtask <command>

  play     Build the page and the server, and open the game at http://localhost:8017.
             --port N, --data FOLDER, --bind ADDRESS and other options go to `bastide serve`
  test     Run everything a change must pass, in this order: formatting, clippy, tidy,
           packages, wire, the engine of the page, the page, services, all tests, browsers, chaos, advisories, rules. Stops
           at the first failure.
  ci       Run the same on a fresh clone of HEAD, through .ci/run. Shows what would
           land, without files that you forgot to commit.
  tidy     Check what no compiler checks: crates depend in one direction, files stay
           short, links work, nothing is left half done, no system spreads.
  rules    Check that every rule and every ruling in docs/rules has a test that names it.
             --list        show each rule with the tests that name it
             --pairs       show each pair of systems with the tests that name it
             --missing     show only the rules, or pairs, that no test names
             BG FER ...    show these series [default: all implemented series]
  systems  Count the files in each area that mention each system; systems.toml has the limits.
             NAME ...      list the files that mention these systems
             --lower       lower the limits to what is needed
  wire     Write what other programs know of the wire: wire.ts, site.ts, table.ts, local.ts and vocabulary.json in web/src/net, docs/openapi.json.
             --check       only fail if they are stale, and write nothing
  wasm     Build the engine of the page as WebAssembly into web/src/engine, if its sources have changed.
             --measure     print its bytes, and games a second against a native build
  cluster  Start several nodes, PostgreSQL, NATS and a balancer at http://localhost:8017, and say how
           to kill a node.
             --nodes N     start this many nodes [default: 3]
             --port N      let the balancer listen on this port [default: 8017]
             --release     build a release
             -- OPTIONS    give these options to every `bastide serve`
  chaos    Let clients play on three nodes that are killed, paused, cut off and given wrong clocks, and
           fail if anything is lost, played twice or stuck.
             --kills N     end after this many kills [default: 1000]
             --seconds N   end after this time at the latest
             --games N, --bots N    play this many games of people, and against bots [default: 16, 4]
             --nodes N     use this many nodes [default: 3]
             --sqlite      use one node with a folder of its own instead
             --seed S      choose what goes wrong [default: 1]
             --peace MS    leave people in peace for this long after a fault at least [default: 0]
             --think MS    let people think for this long on average [default: 40]
  appends  Measure how many moves a second PostgreSQL stores, in groups of several sizes.
  scale    Measure what a move costs on one process with SQLite and on one, two and three nodes,
           and what they use when nobody plays. Prints the table of docs/server.md.
             --games N, --think MS, --seconds N   play like this [default: 30, 100, 20]
             --rest N      let everybody sit for this many seconds before [default: 10]
             --release     build a release
  mutants  Break the engine in small ways, and fail if the tests do not notice. Installs
           cargo-mutants if it is missing. You can interrupt a run: the next one continues where
           it stopped, unless the engine has changed. If only tests have changed, it tests the
           survivors again.
             --sample N    test this many mutants, spread over all files [default: 200]
             --seed S      choose which ones [default: 1]
             --minutes M   start no more after this many minutes
             --diff REV    test all mutants on the lines that changed since REV
             --jobs N      test this many at the same time [default: 2]
             --fresh       forget the outcomes of earlier runs
  fuzz     Feed random bytes to everything that reads input. Needs cargo-fuzz.
             SECONDS       fuzz each of the four targets this long [default: 60]
  strength Play the games of docs/strength.md again and print its tables; takes two hours.
             bars four time ladder    print only these tables
  help     Show this text
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("error: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn run(arguments: &[String]) -> Result<(), Failure> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let root = tree::root();
    match words.as_slice() {
        [] | ["help" | "-h" | "--help", ..] => {
            print!("{HELP}");
            Ok(())
        }
        ["play", arguments @ ..] => play::run(&root, arguments),
        ["test"] => test::run(&root),
        ["ci"] => ci::run(&root),
        ["tidy"] => tidy::run(&Tree::read(&root)?),
        ["rules", flags @ ..] => {
            let view = rules::View::parse(flags)?;
            rules::run(&Tree::read(&root)?, &view).map(|_| ())
        }
        ["systems", arguments @ ..] => {
            let view = systems::View::parse(arguments)?;
            systems::run(&root, &Tree::read(&root)?, &view)
        }
        ["wire", flags @ ..] => wire::run(&root, wire::Mode::parse(flags)?),
        ["wasm", flags @ ..] => wasm::run(&root, wasm::Mode::parse(flags)?),
        ["mutants", arguments @ ..] => mutants::run(&root, &mutants::Options::parse(arguments)?),
        ["cluster", arguments @ ..] => cluster::run(&root, &cluster::Options::parse(arguments)?),
        ["chaos", arguments @ ..] => chaos::run(&root, &chaos::Options::parse(arguments)?),
        ["appends"] => appends::run(&root),
        ["scale", arguments @ ..] => scale::run(&root, &scale::Options::parse(arguments)?),
        ["strength", parts @ ..] => strength::run(&root, parts),
        ["fuzz", arguments @ ..] => fuzz::run(&root, fuzz::seconds(arguments)?),
        ["test" | "ci" | "tidy" | "appends", extra, ..] => {
            Err(Failure::Usage(format!("`{}` takes no argument `{extra}`", words[0])))
        }
        [unknown, ..] => Err(Failure::Usage(format!("there is no command `{unknown}`"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_unknown_command_is_refused_and_not_ignored() {
        let refused = |words: &[&str]| {
            let words: Vec<String> = words.iter().map(|word| word.to_string()).collect();
            matches!(run(&words), Err(Failure::Usage(_)))
        };
        assert!(refused(&["tets"]));
        assert!(refused(&["test", "--fast"]));
        assert!(refused(&["rules", "--lits"]));
        assert!(refused(&["systems", "--lits"]));
        assert!(refused(&["wire", "--chekc"]));
        assert!(refused(&["wasm", "--fast"]));
        assert!(refused(&["mutants", "--all"]));
        assert!(refused(&["fuzz", "long"]));
        assert!(refused(&["scale", "--long"]));
    }
}
