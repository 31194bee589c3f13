//! The summary of a run: how much was played, and how often everything occurred.

use std::io::Write;
use std::time::Duration;

use super::Sums;
use crate::failure::Failure;
use crate::table::{counted, thousands};

/// Lines of counts end about here.
const WIDTH: usize = 110;

/// What a run found out.
pub struct Report<'a> {
    pub sums: &'a Sums,
    pub seed: u64,
    pub threads: usize,
    pub time: Duration,
}

impl Report<'_> {
    pub fn write(&self, out: &mut impl Write) -> Result<(), Failure> {
        let Sums { games, thorough, plies, tiles, longest, problems, coverage } = self.sums;
        let whole = |number: &u64| thousands(*number as f64);
        writeln!(out, "games                     {}", whole(games))?;
        writeln!(out, "checked after every move  {}", whole(thorough))?;
        writeln!(out, "moves                     {}", whole(plies))?;
        writeln!(out, "moves in the longest game {}", whole(longest))?;
        writeln!(out, "tiles on the table        {}", whole(tiles))?;
        writeln!(out, "violations                {}", problems.len())?;
        let (seconds, threads) = (self.time.as_secs_f64(), self.threads);
        let each = 1000.0 * seconds * threads as f64 / (*games).max(1) as f64;
        writeln!(out, "seed                      {}", self.seed)?;
        writeln!(
            out,
            "time                      {seconds:.0} s on {}",
            counted(threads, "thread")
        )?;
        writeln!(out, "time per game             {each:.2} ms on one thread")?;
        for (heading, counts) in &coverage.tables() {
            writeln!(out, "\n{heading}")?;
            let some = counts.iter().filter(|(_, number)| **number > 0);
            write_wrapped(out, some.map(|(name, number)| format!("{name} {}", whole(number))))?;
        }
        let never = coverage.missing();
        writeln!(out, "\nnever occurred")?;
        match never.is_empty() {
            true => Ok(writeln!(out, "  nothing: everything counted above occurred")?),
            false => write_wrapped(out, never.into_iter()),
        }
    }
}

/// Writes items with commas between them, in lines of readable length.
fn write_wrapped(out: &mut impl Write, items: impl Iterator<Item = String>) -> Result<(), Failure> {
    let mut line = String::new();
    for item in items {
        if !line.is_empty() && line.len() + item.len() > WIDTH {
            writeln!(out, "  {line},")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push_str(", ");
        }
        line.push_str(&item);
    }
    Ok(writeln!(out, "  {line}")?)
}
