//! `cargo xtask test`: all that a change must pass, cheapest first, stopping at the first failure.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::browser;
use crate::chaos;
use crate::command::{cargo, cargo_with};
use crate::dependencies;
use crate::failure::Failure;
use crate::packages;
use crate::rules::{self, View};
use crate::services::{Durability, Services};
use crate::tidy;
use crate::tree::Tree;
use crate::wasm;
use crate::web;
use crate::wire;

/// How a stage ended that did not fail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    Ran,
    /// It could not run here, and why.
    Skipped(String),
}

/// Runs the stages in order and prints how long each took.
pub fn run(root: &Path) -> Result<(), Failure> {
    let mut clock = Clock::default();
    clock.stage("format", || cargo(root, &["fmt", "--all", "--check"]))?;
    clock.stage("clippy", || {
        cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
    })?;
    clock.stage("tidy", || tidy::run(&Tree::read(root)?))?;
    clock.stage("packages", || dependencies::test(root))?;
    clock.stage("wire", || wire::test(root))?;
    clock.stage("wasm", || wasm::build(root))?;
    clock.stage("page", || web::test(root))?;
    let mut services = None;
    clock.optional_stage("services", || {
        let outcome;
        (services, outcome) = start_services()?;
        Ok(outcome)
    })?;
    let variables = services.as_ref().map(Services::variables).unwrap_or_default();
    clock.stage("tests", || {
        cargo_with(root, &["test", "--workspace", "--no-fail-fast"], &variables)
    })?;
    drop(services);
    clock.optional_stage("browsers", || browser::test(root))?;
    clock.optional_stage("chaos", || chaos::test(root))?;
    clock.optional_stage("advisories", || dependencies::test_advisories(root))?;
    let tally = clock.stage("rules", || rules::run(&Tree::read(root)?, &View::default()))?;
    print!("{}", clock.summary());
    println!("{tally}");
    println!("{}", clock.verdict());
    Ok(())
}

/// PostgreSQL and NATS for the tests that need them. Where they cannot be had, these tests are skipped.
fn start_services() -> Result<(Option<Services>, Outcome), Failure> {
    // With it, a test makes a backup as a host does.
    packages::want("sqlite3");
    match Services::start("test", Durability::None) {
        Ok(services) => Ok((Some(services), Outcome::Ran)),
        Err(Failure::Missing(why)) => packages::without(&why).map(|outcome| (None, outcome)),
        Err(failure) => Err(failure),
    }
}

/// The stages that have run, and the time each took.
#[derive(Default)]
struct Clock {
    ran: Vec<(&'static str, Duration, Outcome)>,
}

impl Clock {
    /// Runs one stage under a heading.
    fn stage<T>(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        let mut value = None;
        self.optional_stage(name, || {
            value = Some(work()?);
            Ok(Outcome::Ran)
        })?;
        Ok(value.expect("the stage has run"))
    }

    /// Runs one stage that may have to be skipped.
    fn optional_stage(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<Outcome, Failure>,
    ) -> Result<(), Failure> {
        println!("\n== {name} ==");
        let start = Instant::now();
        let result = work();
        let time = start.elapsed();
        let verdict = match &result {
            Ok(Outcome::Ran) => "passed",
            Ok(Outcome::Skipped(_)) => "SKIPPED",
            Err(_) => "failed",
        };
        println!("-- {name} {verdict} in {:.1} s", time.as_secs_f64());
        self.ran.push((name, time, result?));
        Ok(())
    }

    /// The times of all stages, and why one was skipped.
    fn summary(&self) -> String {
        let mut text = "\n== summary ==\n".to_string();
        for (name, time, outcome) in &self.ran {
            let time = format!("{name:<10} {:>7.1} s", time.as_secs_f64());
            text += &match outcome {
                Outcome::Ran => format!("{time}\n"),
                Outcome::Skipped(why) => format!("{time}  SKIPPED: {why}\n"),
            };
        }
        let total: Duration = self.ran.iter().map(|(_, time, _)| *time).sum();
        text + &format!("{:<10} {:>7.1} s\n", "all", total.as_secs_f64())
    }

    /// The last line: whether everything passed that a change must pass.
    fn verdict(&self) -> String {
        let skipped = self.ran.iter().filter(|(_, _, outcome)| *outcome != Outcome::Ran);
        let skipped: Vec<&str> = skipped.map(|(name, ..)| *name).collect();
        if skipped.is_empty() {
            "all stages passed".to_string()
        } else {
            format!("all stages passed except SKIPPED: {}", skipped.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_returns_its_value_and_a_failed_one_its_failure() {
        let mut clock = Clock::default();
        assert_eq!(clock.stage("good", || Ok(3)).expect("passes"), 3);
        let failed = clock.stage("bad", || Err::<(), _>(Failure::Command("x".to_string())));
        assert!(matches!(failed, Err(Failure::Command(_))));
        assert_eq!(clock.ran.len(), 1);
        assert_eq!(clock.verdict(), "all stages passed");
    }

    #[test]
    fn a_skipped_stage_is_in_the_summary_and_in_the_last_line() {
        let mut clock = Clock::default();
        clock.stage("tests", || Ok(())).expect("passes");
        let skipped = || Ok(Outcome::Skipped("chromium is missing".to_string()));
        clock.optional_stage("browsers", skipped).expect("is no failure");
        assert!(clock.summary().contains("SKIPPED: chromium is missing"), "{}", clock.summary());
        assert_eq!(clock.verdict(), "all stages passed except SKIPPED: browsers");
    }
}
