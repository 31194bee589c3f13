//! The commands of the repository, run as `cargo xtask <command>`.
//!
//! They are plain Rust, so that a fresh clone needs cargo and git and nothing else. [`test`] is the
//! one command that decides whether a change is good; [`ci`] runs it on a fresh clone; [`tidy`] and
//! [`rules`] are two of its stages, callable alone because they take a second and not minutes.

mod browser;
mod ci;
mod command;
mod failure;
mod fuzz;
mod mutants;
mod play;
mod rules;
mod strength;
mod systems;
mod test;
mod tidy;
mod tree;
mod web;
mod wire;

use std::process::ExitCode;

use failure::Failure;
use tree::Tree;

const HELP: &str = "\
The commands of this repository.

usage: cargo xtask <command>

  play    builds page and server and opens the game at http://localhost:8017.
            --port N, --data FOLDER, --bind ADDRESS, --log LEVEL go to the server
  test    everything that a change must pass, in this order: formatting, clippy,
          tidy, wire, the page, all tests, browsers, rules. Stops at the first failure.
  ci      the same on a fresh clone of HEAD, through .ci/run: shows what would
          land, without files that you forgot to commit.
  tidy    what no compiler checks: crates depend in one direction, files stay
          short, links lead somewhere, nothing is left half done, no system spreads.
  rules   whether every rule and every ruling in docs/rules has a test that names it.
            --list        each rule with the tests that name it
            --pairs       each pair of systems with the tests that name it
            --missing     only the rules, or pairs, that no test names
            BG FER ...    show these series (default: those implemented)
  systems how many files of each area name each system; tidy holds it to systems.toml.
            NAME ...      the files that name these systems
            --lower       lowers the allowances to what is needed
  wire    writes web/src/net/wire.ts and docs/wire.json from the types of crates/wire.
            --check       fails if they are stale, and writes nothing
  mutants breaks the engine in small ways and fails if the tests do not notice; needs
          cargo-mutants, which it installs.
            --sample N    how many, spread over all files (default: 200)
            --seed S      which ones (default: 1)
            --minutes M   takes no more after so long
            --diff REV    all on the lines that changed since REV
            --jobs N      at the same time (default: 2)
  fuzz    throws bytes at all that reads input from outside; needs cargo-fuzz.
            SECONDS       for each of the four targets (default: 60)
  strength plays the games of docs/strength.md again and prints its tables; takes an hour.
            bars four time ladder    only these tables
  help    this text
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
        ["mutants", arguments @ ..] => mutants::run(&root, &mutants::Options::parse(arguments)?),
        ["strength", parts @ ..] => strength::run(&root, parts),
        ["fuzz", arguments @ ..] => fuzz::run(&root, fuzz::seconds(arguments)?),
        ["test" | "ci" | "tidy", extra, ..] => {
            Err(Failure::Usage(format!("`{}` takes no argument `{extra}`", words[0])))
        }
        [unknown, ..] => Err(Failure::Usage(format!("no command `{unknown}`"))),
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
        assert!(refused(&["mutants", "--all"]));
        assert!(refused(&["fuzz", "long"]));
    }
}
