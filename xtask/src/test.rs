//! `cargo xtask test`: all that a change must pass, cheapest first, stopping at the first failure.

use std::path::Path;
use std::time::{Duration, Instant};

use crate::browser;
use crate::command::cargo;
use crate::failure::Failure;
use crate::rules::{self, View};
use crate::tidy;
use crate::tree::Tree;
use crate::web;

/// Runs the stages in order and prints how long each took.
pub fn run(root: &Path) -> Result<(), Failure> {
    let mut clock = Clock::default();
    clock.stage("format", || cargo(root, &["fmt", "--all", "--check"]))?;
    clock.stage("clippy", || {
        cargo(root, &["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"])
    })?;
    clock.stage("tidy", || tidy::run(&Tree::read(root)?))?;
    clock.stage("page", || web::test(root))?;
    clock.stage("tests", || cargo(root, &["test", "--workspace"]))?;
    clock.stage("browsers", || browser::test(root))?;
    let tally = clock.stage("rules", || rules::run(&Tree::read(root)?, &View::default()))?;
    clock.print_summary();
    println!("{tally}");
    Ok(())
}

/// The stages that have run and the time each took.
#[derive(Default)]
struct Clock {
    ran: Vec<(&'static str, Duration)>,
}

impl Clock {
    /// Runs one stage under a heading.
    fn stage<T>(
        &mut self,
        name: &'static str,
        work: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        println!("\n== {name} ==");
        let start = Instant::now();
        let result = work();
        let time = start.elapsed();
        let verdict = if result.is_ok() { "passed" } else { "failed" };
        println!("-- {name} {verdict} in {:.1} s", time.as_secs_f64());
        self.ran.push((name, time));
        result
    }

    fn print_summary(&self) {
        println!("\n== summary ==");
        for (name, time) in &self.ran {
            println!("{name:<8} {:>7.1} s", time.as_secs_f64());
        }
        let total: Duration = self.ran.iter().map(|(_, time)| *time).sum();
        println!("{:<8} {:>7.1} s", "all", total.as_secs_f64());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stage_hands_its_result_on_and_is_timed_either_way() {
        let mut clock = Clock::default();
        assert_eq!(clock.stage("good", || Ok(3)).expect("passes"), 3);
        let failed = clock.stage("bad", || Err::<(), _>(Failure::Command("x".to_string())));
        assert!(matches!(failed, Err(Failure::Command(_))));
        assert_eq!(clock.ran.len(), 2);
    }
}
