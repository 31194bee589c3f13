//! `cargo xtask mutants`: whether the tests notice when the engine is wrong.
//!
//! cargo-mutants makes small changes to the engine, one at a time; a change that no test notices is
//! a survivor. Every mutant faces the rules tests first, which take a second, and only those that
//! survive face the random games too. A survivor gets a test, or a reason in `docs/mutants.toml`.

mod accepted;
mod bench;
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
use bench::{Bench, Outcomes, Tests};
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

/// Of 100 mutants that compile, the tests must catch so many.
const PERCENT: usize = 95;

/// Mutants that one start of cargo-mutants takes.
const BATCH: usize = 4;

/// What to run.
#[derive(PartialEq, Eq, Debug)]
pub struct Options {
    sample: usize,
    seed: u64,
    minutes: Option<u64>,
    diff: Option<String>,
    jobs: usize,
}

impl Options {
    /// Reads the words after `mutants`.
    pub fn parse(words: &[&str]) -> Result<Options, Failure> {
        let mut options = Options { sample: 0, seed: 1, minutes: None, diff: None, jobs: 2 };
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

    let until = options.minutes.map(|minutes| Duration::from_secs(60 * minutes));
    let limit = |start: Instant| until.is_some_and(|until| start.elapsed() > until);
    let start = Instant::now();
    println!("building the tests without a mutant, {}", count(options.jobs, "job"));
    on_all(&mut benches, |bench| bench.warm_up(Tests::Rules))?;
    println!("built in {:.0} s", start.elapsed().as_secs_f64());

    let start = Instant::now();
    let rules = test(&benches, &sample, Tests::Rules, || limit(start))?;
    let rules_time = start.elapsed();
    let start = Instant::now();
    let mut games = Outcomes::default();
    if !rules.survived.is_empty() {
        println!("{} survived the rules tests", count(rules.survived.len(), "mutant"));
        // The random games take a minute even without a mutant: no copy plays them for nothing.
        benches.truncate(rules.survived.len());
        on_all(&mut benches, |bench| bench.warm_up(Tests::All))?;
        games = test(&benches, &rules.survived, Tests::All, || false)?;
    }
    let report = Report { sample: &sample, rules, games, accepted, tree: &tree };
    report.print();
    let tested = report.rules.caught.len() + report.rules.survived.len() + report.unviable();
    println!(
        "{:.0} s for the rules tests, {:.1} s for each mutant; {:.0} s for all tests of the survivors",
        rules_time.as_secs_f64(),
        rules_time.as_secs_f64() / tested.max(1) as f64,
        start.elapsed().as_secs_f64(),
    );
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

/// Does the same on every bench at once.
fn on_all(
    benches: &mut [Bench],
    work: impl Fn(&mut Bench) -> Result<(), Failure> + Sync,
) -> Result<(), Failure> {
    thread::scope(|scope| {
        let threads: Vec<_> = benches.iter_mut().map(|bench| scope.spawn(|| work(bench))).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no panic"))
    })
}

/// Tests the mutants on all benches, batch by batch, until all are done or it is time to stop.
fn test(
    benches: &[Bench],
    mutants: &[Mutant],
    tests: Tests,
    is_over: impl Fn() -> bool + Sync,
) -> Result<Outcomes, Failure> {
    // A batch of survivors takes minutes: each goes alone, so that no bench is left without work.
    let size = if tests == Tests::Rules { BATCH } else { 1 };
    let batches = Mutex::new(mutants.chunks(size));
    let outcomes = Mutex::new(Outcomes::default());
    thread::scope(|scope| {
        let work = |bench: &Bench| loop {
            let batch = batches.lock().expect("no panic").next();
            let Some(batch) = batch.filter(|_| !is_over()) else { return Ok(()) };
            let found = bench.test(batch, tests)?;
            found.survived.iter().for_each(|mutant| println!("survived: {mutant}"));
            let mut outcomes = outcomes.lock().expect("no panic");
            outcomes.extend(found);
            let done = outcomes.caught.len() + outcomes.survived.len() + outcomes.unviable.len();
            println!("{done} of {}", mutants.len());
        };
        let threads: Vec<_> =
            benches.iter().map(|bench| scope.spawn(move || work(bench))).collect();
        threads.into_iter().try_for_each(|thread| thread.join().expect("no panic"))
    })?;
    Ok(outcomes.into_inner().expect("no panic"))
}

/// What became of the sample.
struct Report<'a> {
    sample: &'a [Mutant],
    /// Of all that were tested.
    rules: Outcomes,
    /// Of those that survived the rules tests.
    games: Outcomes,
    accepted: Accepted,
    tree: &'a Tree,
}

impl Report<'_> {
    fn unviable(&self) -> usize {
        self.rules.unviable.len() + self.games.unviable.len()
    }

    fn caught(&self) -> usize {
        self.rules.caught.len() + self.games.caught.len()
    }

    fn viable(&self) -> usize {
        self.caught() + self.games.survived.len()
    }

    fn percent(&self) -> f64 {
        100.0 * self.caught() as f64 / self.viable().max(1) as f64
    }

    fn unexplained(&self) -> Vec<&Mutant> {
        let survived = self.games.survived.iter();
        survived.filter(|mutant| !self.accepted.contains(mutant, self.tree)).collect()
    }

    /// How many were caught in each folder, what only random games noticed, and the figures.
    fn print(&self) {
        let mut folders: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        let lists = [&self.rules.caught, &self.games.caught, &self.games.survived];
        for (index, mutants) in lists.into_iter().enumerate() {
            for mutant in mutants {
                let inner = mutant.file.trim_start_matches("crates/engine/src/");
                let folder = inner.split('/').next().unwrap_or(inner);
                folders.entry(folder).or_default()[usize::from(index == 2)] += 1;
            }
        }
        println!("\n{:<10} caught survived", "");
        for (folder, [caught, survived]) in &folders {
            println!("{folder:<10} {caught:>6} {survived:>8}");
        }
        if !self.games.caught.is_empty() {
            println!("\ncaught only by other tests of the engine, not by the rules tests:");
            self.games.caught.iter().for_each(|mutant| println!("  {mutant}"));
        }
        let unexplained = self.unexplained();
        if !unexplained.is_empty() {
            println!("\ncaught by no test, and not explained in {}:\n", accepted::LIST);
            unexplained.iter().for_each(|m| println!("{}", accepted::stanza(m, self.tree)));
        }
        println!(
            "\n{}: {} caught, {} by the rules tests; {} survived, {} with a reason; {} unviable",
            count(self.viable() + self.unviable(), "mutant"),
            self.caught(),
            self.rules.caught.len(),
            self.games.survived.len(),
            self.games.survived.len() - unexplained.len(),
            self.unviable(),
        );
        let left = self.sample.len() - self.viable() - self.unviable();
        if left > 0 {
            println!("{} of the sample not tested: time ran out", left);
        }
        println!("{:.1} % caught", self.percent());
    }

    /// Fails for a survivor without a reason, and for a sample of which too few were caught. A change
    /// may consist of a few mutants that all have a reason.
    fn verdict(&self, is_sample: bool) -> Result<(), Failure> {
        let unexplained = self.unexplained().len();
        if unexplained > 0 {
            let what = format!("mutants: {} without a reason", count(unexplained, "survivor"));
            return Err(Failure::Verdict(what));
        }
        if is_sample && self.caught() * 100 < self.viable() * PERCENT {
            let what = format!("mutants: {:.1} % caught, {PERCENT} % needed", self.percent());
            return Err(Failure::Verdict(what));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants(count: usize) -> Vec<Mutant> {
        let name = |line| format!("crates/engine/src/rules/a.rs:{line}:1: replace f with ()");
        (1..=count).map(|line| Mutant::parse(&name(line)).expect("a mutant")).collect()
    }

    fn verdict(caught: usize, survived: usize, reasons: bool, is_sample: bool) -> bool {
        let sample = mutants(caught + survived);
        let (rules, games) = (sample[survived..].to_vec(), sample[..survived].to_vec());
        let reason = |mutant| accepted::stanza(mutant, &Tree::of(&[])).replace("\"\"", "\"x\"");
        // Without the source every line of code is empty.
        let list: String = games.iter().map(reason).collect();
        let list = list.replace("code = \"x\"", "code = \"\"");
        let tree = Tree::of(&[(accepted::LIST, if reasons { &list } else { "" })]);
        let (accepted, problems) = Accepted::read(&tree, &sample);
        assert_eq!(problems, []);
        let rules = Outcomes { caught: rules, survived: games.clone(), ..Outcomes::default() };
        let games = Outcomes { survived: games, ..Outcomes::default() };
        let report = Report { sample: &sample, rules, games, accepted, tree: &tree };
        report.verdict(is_sample).is_ok()
    }

    #[test]
    fn survivors_need_a_reason_and_a_sample_needs_its_percentage() {
        assert!(verdict(100, 0, false, true));
        assert!(verdict(95, 5, true, true));
        assert!(!verdict(95, 5, false, true));
        assert!(!verdict(94, 6, true, true));
        assert!(verdict(1, 1, true, false));
        assert!(!verdict(1, 1, false, false));
    }

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
