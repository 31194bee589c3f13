//! The results of a simulation, as a table for people and as JSON for programs.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Duration;

use serde::Serialize;

use super::play::Plan;
use super::tally::{Spread, Tally};
use crate::failure::Failure;
use crate::table::Heading::{Left, Right};
use crate::table::{counted, thousands, write_table};

/// What a simulation found out.
#[derive(Serialize)]
pub struct Report {
    systems: Vec<String>,
    players: u8,
    seed: u64,
    games: u64,
    turns: Range,
    placements: Range,
    decisions: Range,
    discarded: Range,
    seats: Vec<Seat>,
    ties: u64,
    /// Shares of all points by their cause, in the games that kept a log.
    points: BTreeMap<&'static str, f64>,
    sampled_games: u64,
    threads: usize,
    seconds: f64,
    games_per_second: f64,
}

#[derive(Serialize)]
struct Seat {
    name: String,
    score: Range,
    wins: u64,
}

#[derive(Serialize)]
struct Range {
    average: f64,
    min: u64,
    max: u64,
}

impl Range {
    fn new(spread: Spread, games: u64) -> Range {
        if games == 0 {
            return Range { average: 0.0, min: 0, max: 0 };
        }
        let average = spread.sum as f64 / games as f64;
        Range { average, min: spread.least, max: spread.most }
    }

    fn row(&self, name: &str) -> Vec<String> {
        let Range { average, min, max } = self;
        vec![name.to_string(), format!("{average:.2}"), min.to_string(), max.to_string()]
    }
}

impl Report {
    pub fn new(plan: &Plan, seed: u64, tally: &Tally, time: Duration, threads: usize) -> Report {
        let range = |spread| Range::new(spread, tally.games);
        let names = &plan.rules.setup().players;
        let seats = names.iter().zip(&tally.seats).map(|(name, seat)| Seat {
            name: name.clone(),
            score: range(seat.score),
            wins: seat.wins,
        });
        let all_points = tally.points.values().sum::<u64>().max(1) as f64;
        let points = tally.points.iter();
        let seconds = time.as_secs_f64();
        Report {
            systems: plan.rules.systems.names(),
            players: plan.rules.players(),
            seed,
            games: tally.games,
            turns: range(tally.turns),
            placements: range(tally.placements),
            decisions: range(tally.decisions),
            discarded: range(tally.discarded),
            seats: seats.collect(),
            ties: tally.ties,
            points: points.map(|(cause, sum)| (*cause, *sum as f64 / all_points)).collect(),
            sampled_games: tally.sampled,
            threads,
            seconds,
            games_per_second: tally.games as f64 / seconds,
        }
    }

    pub fn write_json(&self, out: &mut impl Write) -> Result<(), Failure> {
        let json = serde_json::to_string_pretty(self).expect("plain data");
        Ok(writeln!(out, "{json}")?)
    }

    pub fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        let games = counted(self.games as usize, "game");
        let players = counted(usize::from(self.players), "player");
        let systems = self.systems.join(", ");
        writeln!(out, "{games}, {players}, seed {}: {systems}\n", self.seed)?;
        let rows = [
            self.turns.row("turns"),
            self.placements.row("placements"),
            self.decisions.row("decisions"),
            self.discarded.row("tiles discarded"),
        ];
        write_table(out, &[Left("per game"), Right("average"), Right("min"), Right("max")], &rows)?;
        writeln!(out)?;
        let mut rows: Vec<Vec<String>> =
            self.seats.iter().map(|seat| self.seat_row(seat)).collect();
        rows.push(vec!["ties".into(), "".into(), "".into(), "".into(), self.share(self.ties)]);
        let headings = [Left("player"), Right("score"), Right("min"), Right("max"), Right("wins")];
        write_table(out, &headings, &rows)?;
        writeln!(out)?;
        let rows: Vec<Vec<String>> = self
            .points
            .iter()
            .map(|(cause, share)| vec![cause.to_string(), percent(*share)])
            .collect();
        write_table(out, &[Left("points for"), Right("share")], &rows)?;
        if self.sampled_games < self.games {
            writeln!(out, "(from {} of the games)", thousands(self.sampled_games as f64))?;
        }
        let (speed, threads) = (thousands(self.games_per_second), counted(self.threads, "thread"));
        Ok(writeln!(out, "\n{:.2} seconds on {threads}, {speed} games a second", self.seconds)?)
    }

    fn seat_row(&self, seat: &Seat) -> Vec<String> {
        let mut row = seat.score.row(&seat.name);
        row.push(self.share(seat.wins));
        row
    }

    fn share(&self, number: u64) -> String {
        percent(number as f64 / self.games.max(1) as f64)
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
