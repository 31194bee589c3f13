//! `cargo xtask mutants`: whether the tests notice when the engine is wrong.
//!
//! cargo-mutants makes small changes to the engine, one at a time; a change that no test notices is
//! a survivor. Every mutant faces the rules tests first, which take a second, and only those that
//! survive face the slower tests, random games last. A survivor gets a test, or a reason in
//! `docs/mutants.toml`. Outcomes are written down at once, so that a run can be broken off.

mod accepted;
mod bench;
mod ledger;
mod report;
mod sample;

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::thread;
use std::time::{Duration, Instant};

use accepted::Accepted;
use bench::{Bench, Outcome, Stage};
use ledger::{Fingerprint, Ledger};
use report::Report;
use sample::Mutant;

use crate::command::{cargo, git_output};
use crate::failure::{Failure, count};
use crate::tree::Tree;

/// The folders whose code decides what a game is worth.
const FILES: [&str; 5] = [
    "crates/engine/src/systems/**",
    "crates/engine/src/scoring/**",
    "crates/engine/src/features/**",
    "crates/engine/src/board/**",
    "crates/engine/src/rules/**",
];

/// What to run.
#[derive(PartialEq, Eq, Debug)]
pub struct Options {
    sample: usize,
    seed: u64,
    minutes: Option<u64>,
    diff: Option<String>,
    jobs: usize,
    fresh: bool,
}

impl Options {
    /// Reads the words after `mutants`.
    pub fn parse(words: &[&str]) -> Result<Options, Failure> {
        let mut options =
            Options { sample: 0, seed: 1, minutes: None, diff: None, jobs: 2, fresh: false };
        let mut words = words.iter();
        while let Some(flag) = words.next() {
            let mut value = || {
                let value = words.next();
                value.ok_or_else(|| Failure::Usage(format!("`{flag}` needs a value")))
            };
            match *flag {
                "--sample" => options.sample = positive(flag, value()?)? as usize,
                "--seed" => options.seed = number(flag, value()?)?,
                "--minutes" => options.minutes = Some(positive(flag, value()?)?),
                "--jobs" => options.jobs = positive(flag, value()?)? as usize,
                "--fresh" => options.fresh = true,
                "--diff" => options.diff = Some(value()?.to_string()),
                other => return Err(Failure::Usage(format!("`mutants` has no flag `{other}`"))),
            }
        }
        if options.sample == 0 {
            // A change is tested whole, the engine by a sample.
            options.sample = if options.diff.is_some() { usize::MAX } else { 200 };
        }
        Ok(options)
    }
}

fn number(flag: &str, value: &str) -> Result<u64, Failure> {
    value.parse().map_err(|_| Failure::Usage(format!("`{flag}` needs a number, not `{value}`")))
}

fn positive(flag: &str, value: &str) -> Result<u64, Failure> {
    number(flag, value).and_then(|n| {
        if n > 0 { Ok(n) } else { Err(Failure::Usage(format!("`{flag}` must be at least 1"))) }
    })
}

/// Runs the sample and prints what became of it.
pub fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    install(root)?;
    let folder = folder_of(root);
    let failed = |error| Failure::Io(folder.display().to_string(), error);
    fs::create_dir_all(&folder).map_err(failed)?;
    let lock = File::create(folder.join("lock")).map_err(failed)?;
    if lock.try_lock().is_err() {
        return Err(Failure::Usage("`mutants` is already running for this clone".to_string()));
    }

    let tree = Tree::read(root)?;
    let benches: Result<Vec<Bench>, Failure> = (0..options.jobs)
        .map(|job| Bench::set_up(&folder.join(format!("job-{job}")), root, &tree))
        .collect();
    let mut benches = benches?;
    let all = benches[0].list(&FILES, None)?;
    let (accepted, problems) = Accepted::read(&tree, &all);
    Failure::unless_empty("mutants", problems)?;
    let mutants = match &options.diff {
        None => all,
        Some(revision) => {
            let diff = folder.join("change.diff");
            let paths =
                ["diff", "--no-ext-diff", "--no-color", revision, "--", "crates/engine/src"];
            fs::write(&diff, git_output(root, &paths)?).map_err(failed)?;
            benches[0].list(&FILES, Some(&diff))?
        }
    };
    let found = mutants.len();
    let sample = sample::spread(mutants, options.sample, options.seed);
    println!("{} of {}, seed {}", count(sample.len(), "mutant"), found, options.seed);
    if sample.is_empty() {
        return Ok(());
    }

    let path = folder.join("outcomes.txt");
    if options.fresh && path.exists() {
        fs::remove_file(&path).map_err(failed)?;
    }
    let mut ledger = Ledger::open(&path, Fingerprint::of(&tree))?;
    let start = Instant::now();
    let limit = options.minutes.map(|minutes| Duration::from_secs(60 * minutes));
    let is_over = || limit.is_some_and(|limit| start.elapsed() > limit);
    let outcomes = test(&mut benches, &sample, &mut ledger, is_over)?;
    let report = Report { sample: &sample, outcomes, accepted, tree: &tree };
    report.print();
    println!("{:.0} s", start.elapsed().as_secs_f64());
    report.verdict(options.diff.is_none())
}

/// Installs cargo-mutants if it is missing.
fn install(root: &Path) -> Result<(), Failure> {
    let found = Command::new("cargo").args(["mutants", "--version"]).output();
    if found.is_ok_and(|output| output.status.success()) {
        return Ok(());
    }
    let arguments = ["install", "cargo-mutants", "--locked"];
    cargo(root, &arguments).map_err(|_| {
        let command = format!("cargo {}", arguments.join(" "));
        Failure::Missing(format!("cargo-mutants is missing and could not be installed: {command}"))
    })
}

/// Where the copies of this clone are, with their build results.
fn folder_of(root: &Path) -> PathBuf {
    let mut hasher = DefaultHasher::new();
    root.hash(&mut hasher);
    std::env::temp_dir().join(format!("bastide-mutants-{:08x}", hasher.finish() as u32))
}

/// Where a mutant ended: the last stage that it faced, and what became of it there.
type End = (Stage, Outcome);

/// Tests the mutants on all benches, until all are done or it is time to stop.
fn test(
    benches: &mut [Bench],
    mutants: &[Mutant],
    ledger: &mut Ledger,
    is_over: impl Fn() -> bool + Sync,
) -> Result<BTreeMap<Mutant, End>, Failure> {
    let rest = Mutex::new(mutants.iter());
    let ledger = Mutex::new(ledger);
    let ends = Mutex::new(BTreeMap::new());
    let work = |bench: &mut Bench| loop {
        let mutant = rest.lock().expect("no panic").next();
        let Some(mutant) = mutant.filter(|_| !is_over()) else { return Ok(()) };
        let (stage, outcome) = face_stages(bench, mutant, &ledger)?;
        let mut ends = ends.lock().expect("no panic");
        ends.insert(mutant.clone(), (stage, outcome));
        let (done, all) = (ends.len(), mutants.len());
        println!("{done} of {all}, {} at {}: {mutant}", outcome.name(), stage.title());
    };
    let work = &work;
    thread::scope(|scope| {
        let threads: Vec<_> =
            benches.iter_mut().map(|bench| scope.spawn(move || work(bench))).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no panic"))
    })?;
    Ok(ends.into_inner().expect("no panic"))
}

/// Lets a mutant face one stage after the other, until one stops it, but not those of which the ledger
/// knows how they ended.
fn face_stages(
    bench: &mut Bench,
    mutant: &Mutant,
    ledger: &Mutex<&mut Ledger>,
) -> Result<End, Failure> {
    let mut end = (Stage::Rules, Outcome::Survived);
    for stage in Stage::ALL {
        let known = ledger.lock().expect("no panic").known(stage, mutant);
        let outcome = match known {
            Some(outcome) => outcome,
            None => {
                let outcome = bench.test(mutant, stage)?;
                ledger.lock().expect("no panic").record(stage, mutant, outcome)?;
                outcome
            }
        };
        end = (stage, outcome);
        if outcome != Outcome::Survived {
            break;
        }
    }
    Ok(end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sample_by_default_and_all_of_a_change() {
        let parse = |words: &[&str]| Options::parse(words).expect("options");
        assert_eq!(parse(&[]).sample, 200);
        assert_eq!(parse(&["--diff", "main"]).sample, usize::MAX);
        let options = parse(&["--sample", "8", "--seed", "3", "--minutes", "5", "--jobs", "1"]);
        assert_eq!(
            (options.sample, options.seed, options.minutes, options.jobs),
            (8, 3, Some(5), 1)
        );
        for words in [&["--sample"] as &[&str], &["--sample", "0"], &["--seed", "x"], &["--all"]] {
            assert!(Options::parse(words).is_err(), "{words:?}");
        }
    }
}
