//! The ledger: what became of each mutant so far, kept beside the copies.
//!
//! A run of 200 mutants takes an hour on a busy machine. One that is broken off continues where it
//! stopped, as long as the code that is mutated stays the same. When only tests change, mutants that
//! were caught stay caught, and those that survived face the tests again: a new test costs the time
//! of the mutants that it is for, not of the whole sample.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::Path;

use super::bench::{Outcome, Stage};
use super::sample::Mutant;
use crate::failure::Failure;
use crate::tree::Tree;

/// Where the code is that mutants are made of, with the tiles that it plays with.
const CODE: [&str; 2] = ["crates/engine/src/", "crates/catalogue/"];

/// What a run depends on, in two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fingerprint {
    code: u64,
    tests: u64,
}

impl Fingerprint {
    /// Of all crates: what is not mutated tests what is.
    pub fn of(tree: &Tree) -> Fingerprint {
        let (mut code, mut tests) = (DefaultHasher::new(), DefaultHasher::new());
        for file in tree.files.iter().filter(|file| file.path.starts_with("crates/")) {
            let is_code = CODE.iter().any(|folder| file.path.starts_with(folder));
            let hasher = if is_code { &mut code } else { &mut tests };
            (&file.path, &file.text).hash(hasher);
        }
        Fingerprint { code: code.finish(), tests: tests.finish() }
    }
}

/// Outcomes by mutant and stage, in memory and in a file.
pub struct Ledger {
    file: File,
    path: String,
    known: BTreeMap<(Stage, String), Outcome>,
}

impl Ledger {
    /// Opens the ledger at `path` and keeps what still holds.
    pub fn open(path: &Path, now: Fingerprint) -> Result<Ledger, Failure> {
        let name = path.display().to_string();
        let failed = |error| Failure::Io(name.clone(), error);
        let known = read(&fs::read_to_string(path).unwrap_or_default(), now);
        let mut text = format!("{:016x} {:016x}\n", now.code, now.tests);
        for ((stage, mutant), outcome) in &known {
            text.push_str(&line(*stage, mutant, *outcome));
        }
        fs::write(path, text).map_err(failed)?;
        let file = File::options().append(true).open(path).map_err(failed)?;
        Ok(Ledger { file, path: name, known })
    }

    /// What the mutant did at this stage of an earlier run.
    pub fn known(&self, stage: Stage, mutant: &Mutant) -> Option<Outcome> {
        self.known.get(&(stage, mutant.to_string())).copied()
    }

    /// Writes down what a mutant did, before anything else happens.
    pub fn record(
        &mut self,
        stage: Stage,
        mutant: &Mutant,
        outcome: Outcome,
    ) -> Result<(), Failure> {
        let written = self.file.write_all(line(stage, &mutant.to_string(), outcome).as_bytes());
        written.map_err(|error| Failure::Io(self.path.clone(), error))?;
        self.known.insert((stage, mutant.to_string()), outcome);
        Ok(())
    }
}

fn line(stage: Stage, mutant: &str, outcome: Outcome) -> String {
    format!("{} {} {mutant}\n", stage.name(), outcome.name())
}

/// Reads what a run left behind. A line that was cut off is no outcome.
fn read(text: &str, now: Fingerprint) -> BTreeMap<(Stage, String), Outcome> {
    let complete = text.rfind('\n').map_or("", |end| &text[..end]);
    let mut lines = complete.lines();
    let mut then = lines.next().unwrap_or_default().split(' ');
    let mut number = || u64::from_str_radix(then.next().unwrap_or_default(), 16).ok();
    if number() != Some(now.code) {
        return BTreeMap::new();
    }
    let same_tests = number() == Some(now.tests);
    let entry = |line: &str| {
        let (stage, rest) = line.split_once(' ')?;
        let (outcome, mutant) = rest.split_once(' ')?;
        Some(((Stage::named(stage)?, mutant.to_string()), Outcome::named(outcome)?))
    };
    let entries = lines.filter_map(entry);
    entries.filter(|(_, outcome)| same_tests || *outcome != Outcome::Survived).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Fingerprint = Fingerprint { code: 1, tests: 2 };

    fn mutant(line: usize) -> Mutant {
        let text = format!("crates/engine/src/bag.rs:{line}:9: replace - with + in Bag::left");
        Mutant::named(&text)
    }

    /// What a ledger still knows of three mutants after a run that wrote them down.
    fn reopened(now: Fingerprint, cut: usize) -> [Option<Outcome>; 3] {
        let name = format!("bastide-ledger-{}-{now:?}-{cut}", std::process::id());
        let path = std::env::temp_dir().join(name.replace([' ', ':', '{', '}', ','], ""));
        let mut ledger = Ledger::open(&path, NOW).expect("a ledger");
        ledger.record(Stage::Rules, &mutant(1), Outcome::Caught).expect("written");
        ledger.record(Stage::Rules, &mutant(2), Outcome::Survived).expect("written");
        ledger.record(Stage::Games, &mutant(2), Outcome::Caught).expect("written");
        let text = fs::read_to_string(&path).expect("a file");
        fs::write(&path, &text[..text.len() - cut]).expect("written");
        // Twice, as after a run that was broken off at once.
        drop(Ledger::open(&path, now).expect("a ledger"));
        let ledger = Ledger::open(&path, now).expect("a ledger");
        let found = [(Stage::Rules, 1), (Stage::Rules, 2), (Stage::Games, 2)]
            .map(|(stage, line)| ledger.known(stage, &mutant(line)));
        fs::remove_file(&path).expect("removed");
        found
    }

    #[test]
    fn a_run_continues_where_it_stopped() {
        let all = [Some(Outcome::Caught), Some(Outcome::Survived), Some(Outcome::Caught)];
        assert_eq!(reopened(NOW, 0), all);
    }

    #[test]
    fn an_outcome_that_was_cut_off_is_forgotten() {
        assert_eq!(reopened(NOW, 1), [Some(Outcome::Caught), Some(Outcome::Survived), None]);
    }

    #[test]
    fn survivors_face_new_tests_and_changed_code_starts_over() {
        let new_tests = Fingerprint { tests: 3, ..NOW };
        assert_eq!(reopened(new_tests, 0), [Some(Outcome::Caught), None, Some(Outcome::Caught)]);
        assert_eq!(reopened(Fingerprint { code: 3, ..NOW }, 0), [None; 3]);
    }

    #[test]
    fn the_fingerprint_tells_code_from_tests() {
        let of = |code: &str, test: &str, page: &str| {
            Fingerprint::of(&Tree::of(&[
                ("crates/engine/src/bag.rs", code),
                ("crates/engine/tests/rules/main.rs", test),
                ("web/src/main.ts", page),
            ]))
        };
        let before = of("a", "a", "a");
        assert_eq!(of("a", "a", "b"), before);
        assert!(of("a", "b", "a").code == before.code && of("a", "b", "a").tests != before.tests);
        assert!(of("b", "a", "a").code != before.code && of("b", "a", "a").tests == before.tests);
    }
}
