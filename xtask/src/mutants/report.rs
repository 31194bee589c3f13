//! What became of a sample, and whether that is good enough.

use std::collections::BTreeMap;

use super::accepted::{self, Accepted};
use super::bench::{Outcome, Stage};
use super::sample::Mutant;
use crate::failure::{Failure, count};
use crate::tree::Tree;

/// Of 100 mutants that compile, the tests must catch this many.
const PERCENT: usize = 95;

/// The end of a run.
pub struct Report<'a> {
    pub sample: &'a [Mutant],
    /// The last stage that each mutant faced, and what became of it there.
    pub outcomes: BTreeMap<Mutant, (Stage, Outcome)>,
    pub accepted: Accepted,
    pub tree: &'a Tree,
}

impl Report<'_> {
    fn count(&self, is_one: impl Fn(Stage, Outcome) -> bool) -> usize {
        self.outcomes.values().filter(|(stage, outcome)| is_one(*stage, *outcome)).count()
    }

    fn caught(&self) -> usize {
        self.count(|_, outcome| outcome == Outcome::Caught)
    }

    /// Those that survived every stage.
    fn survivors(&self) -> Vec<&Mutant> {
        let survived = (Stage::LAST, Outcome::Survived);
        let survivors = self.outcomes.iter().filter(|(_, last)| **last == survived);
        survivors.map(|(mutant, _)| mutant).collect()
    }

    fn viable(&self) -> usize {
        self.caught() + self.survivors().len()
    }

    fn percent(&self) -> f64 {
        100.0 * self.caught() as f64 / self.viable().max(1) as f64
    }

    fn unexplained(&self) -> Vec<&Mutant> {
        let mut survivors = self.survivors();
        survivors.retain(|mutant| !self.accepted.contains(mutant, self.tree));
        survivors
    }

    /// How many were caught in each folder, what the rules tests did not notice, and the figures.
    pub fn print(&self) {
        let mut folders: BTreeMap<&str, [usize; 2]> = BTreeMap::new();
        for (mutant, (stage, outcome)) in &self.outcomes {
            let inner = mutant.file.trim_start_matches("crates/engine/src/");
            let row = folders.entry(inner.split('/').next().unwrap_or(inner)).or_default();
            match outcome {
                Outcome::Caught => row[0] += 1,
                Outcome::Survived if *stage == Stage::LAST => row[1] += 1,
                Outcome::Survived | Outcome::Unviable => (),
            }
        }
        println!("\n{:<10} caught survived", "");
        for (folder, [caught, survived]) in &folders {
            println!("{folder:<10} {caught:>6} {survived:>8}");
        }
        for stage in Stage::ALL.into_iter().filter(|stage| *stage != Stage::Rules) {
            let caught = self.outcomes.iter().filter(|(_, end)| **end == (stage, Outcome::Caught));
            let caught: Vec<&Mutant> = caught.map(|(mutant, _)| mutant).collect();
            if !caught.is_empty() {
                println!("\nnot caught by the rules tests, but by {}:", stage.title());
                caught.iter().for_each(|mutant| println!("  {mutant}"));
            }
        }
        let (survived, unexplained) = (self.survivors().len(), self.unexplained());
        if !unexplained.is_empty() {
            println!("\ncaught by no test, and not explained in {}:\n", accepted::LIST);
            unexplained.iter().for_each(|m| println!("{}", accepted::stanza(m, self.tree)));
        }
        let unviable = self.count(|_, outcome| outcome == Outcome::Unviable);
        println!(
            "\n{}: {} caught, {} by the rules tests; {survived} survived, {} with a reason; {unviable} unviable",
            count(self.viable() + unviable, "mutant"),
            self.caught(),
            self.count(|stage, outcome| (stage, outcome) == (Stage::Rules, Outcome::Caught)),
            survived - unexplained.len(),
        );
        let left = self.sample.len() - self.viable() - unviable;
        if left > 0 {
            println!("{left} of the sample not tested to the end: time ran out");
        }
        println!("{:.1} % caught", self.percent());
    }

    /// Fails for a survivor without a reason, and for a sample of which too few were caught. A change
    /// may consist of a few mutants that all have a reason.
    pub fn verdict(&self, is_sample: bool) -> Result<(), Failure> {
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
        (1..=count).map(|line| Mutant::named(&name(line))).collect()
    }

    fn verdict(caught: usize, survived: usize, reasons: bool, is_sample: bool) -> bool {
        let sample = mutants(caught + survived);
        let (survivors, others) = sample.split_at(survived);
        let reason = |mutant| accepted::stanza(mutant, &Tree::of(&[])).replace("\"\"", "\"x\"");
        // Without the source every line of code is empty.
        let list: String = survivors.iter().map(reason).collect();
        let list = list.replace("code = \"x\"", "code = \"\"");
        let tree = Tree::of(&[(accepted::LIST, if reasons { &list } else { "" })]);
        let (accepted, problems) = Accepted::read(&tree, &sample);
        assert_eq!(problems, []);
        let survivors = survivors.iter().map(|mutant| (mutant, (Stage::LAST, Outcome::Survived)));
        let others = others.iter().map(|mutant| (mutant, (Stage::Rules, Outcome::Caught)));
        let outcomes = survivors.chain(others).map(|(mutant, end)| (mutant.clone(), end)).collect();
        Report { sample: &sample, outcomes, accepted, tree: &tree }.verdict(is_sample).is_ok()
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
    fn a_mutant_that_has_more_to_face_is_no_survivor_yet() {
        let sample = mutants(1);
        let tree = Tree::of(&[]);
        let outcomes = [(sample[0].clone(), (Stage::Rules, Outcome::Survived))].into();
        let accepted = Accepted::default();
        let report = Report { sample: &sample, outcomes, accepted, tree: &tree };
        assert_eq!((report.viable(), report.survivors().len()), (0, 0));
    }
}
