//! What came of an arena: sums over its games, as a table or as JSON.

use std::io::Write;

use serde::Serialize;

use super::elo::{Elo, Estimate, Pairs, Sprt, Verdict, estimate};
use super::play::{Clock, Plan, Record};
use crate::failure::Failure;
use crate::table::Heading::{Left, Right};
use crate::table::{counted, write_table};

/// The results that count, game by game.
pub struct Results<'a> {
    plan: &'a Plan,
    games: Vec<Vec<u16>>,
    clocks: Vec<Clock>,
}

impl<'a> Results<'a> {
    pub fn new(plan: &'a Plan) -> Results<'a> {
        Results { plan, games: Vec::new(), clocks: vec![Clock::default(); plan.contenders.len()] }
    }

    pub fn add(&mut self, record: Record) {
        self.games.push(record.scores);
        for (sum, clock) in self.clocks.iter_mut().zip(record.clocks) {
            sum.add(clock);
        }
    }

    /// The complete pairs of games by what they brought the first of two players.
    pub fn pairs(&self) -> Pairs {
        let mut pairs = Pairs::default();
        for pair in self.games.chunks_exact(2) {
            let score: f64 = pair.iter().map(|scores| beaten(scores, 0)).sum();
            pairs[(2.0 * score) as usize] += 1;
        }
        pairs
    }
}

/// The share of the others that a player leaves behind in a game; whoever is level counts half.
fn beaten(scores: &[u16], player: usize) -> f64 {
    let points = |other: &u16| match scores[player].cmp(other) {
        std::cmp::Ordering::Greater => 1.0,
        std::cmp::Ordering::Equal => 0.5,
        std::cmp::Ordering::Less => 0.0,
    };
    // The player is level with itself.
    let sum: f64 = scores.iter().map(points).sum::<f64>() - 0.5;
    sum / (scores.len() - 1) as f64
}

/// Everything that is reported.
#[derive(Serialize)]
pub struct Report {
    games: usize,
    players: Vec<Row>,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtRow>,
}

#[derive(Serialize)]
struct Row {
    name: String,
    /// Games won alone.
    wins: usize,
    /// Games won together with others.
    draws: usize,
    losses: usize,
    /// Points a game.
    points: f64,
    /// By how much the player is stronger than the other, or than the average of the others; nothing
    /// without others.
    elo: Option<f64>,
    elo_error: Option<f64>,
    /// Points a game more than the other player has, between two.
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<Estimate>,
    decisions: u64,
    /// Milliseconds a decision.
    millis: f64,
    slowest_millis: f64,
}

#[derive(Serialize)]
struct SprtRow {
    elo0: f64,
    elo1: f64,
    log_likelihood_ratio: f64,
    /// Nothing while the test is undecided.
    verdict: Option<Verdict>,
}

impl Report {
    pub fn new(results: &Results<'_>, sprt: Option<Sprt>) -> Report {
        let players = 0..results.plan.contenders.len();
        Report {
            games: results.games.len(),
            players: players.map(|player| Row::new(results, player)).collect(),
            seed: results.plan.seed,
            sprt: sprt.map(|sprt| SprtRow::new(sprt, &results.pairs())),
        }
    }

    pub fn write_json(&self, out: &mut impl Write) -> Result<(), Failure> {
        let json = serde_json::to_string(self).expect("plain data");
        Ok(writeln!(out, "{json}")?)
    }

    pub fn write_table(&self, out: &mut impl Write) -> Result<(), Failure> {
        writeln!(out, "{}, seed {}\n", counted(self.games, "game"), self.seed)?;
        let margins = self.players.iter().any(|row| row.margin.is_some());
        let mut headings = vec![
            Left("player"),
            Right("wins"),
            Right("draws"),
            Right("losses"),
            Right("points"),
            Right("Elo"),
            Right("ms"),
            Right("slowest ms"),
        ];
        if margins {
            headings.insert(MARGIN_COLUMN, Right("margin"));
        }
        let rows: Vec<Vec<String>> = self.players.iter().map(Row::cells).collect();
        write_table(out, &headings, &rows)?;
        if let Some(sprt) = &self.sprt {
            writeln!(out, "\n{}", sprt.line(self.games))?;
        }
        Ok(writeln!(out, "\nPoints are per game, ms per decision; ± is half the 95 % interval.")?)
    }
}

/// Where the margin stands, between two players.
const MARGIN_COLUMN: usize = 5;

impl Row {
    fn new(results: &Results<'_>, player: usize) -> Row {
        let Results { plan, games, clocks } = results;
        let group = plan.group();
        let per_game = |value: &dyn Fn(&[u16]) -> f64| -> Vec<f64> {
            games.iter().map(|scores| value(scores)).collect()
        };
        let points = per_game(&|scores| scores[player] as f64);
        let elo = (group > 1).then(|| {
            let scores = per_game(&|scores| beaten(scores, player));
            Elo::from_score(estimate(&scores, group), games.len())
        });
        let margin = (group == 2).then(|| {
            let of = |scores: &[u16]| scores[player] as f64 - scores[1 - player] as f64;
            estimate(&per_game(&of), group)
        });
        let (wins, draws) = wins_and_draws(games, player);
        Row {
            name: plan.contenders[player].name.clone(),
            wins,
            draws,
            losses: games.len() - wins - draws,
            points: estimate(&points, group).mean,
            elo: elo.map(|elo| elo.elo),
            elo_error: elo.and_then(|elo| elo.error),
            margin,
            decisions: clocks[player].decisions,
            millis: clocks[player].millis(),
            slowest_millis: 1000.0 * clocks[player].slowest.as_secs_f64(),
        }
    }

    fn cells(&self) -> Vec<String> {
        let mut cells = vec![
            self.name.clone(),
            self.wins.to_string(),
            self.draws.to_string(),
            self.losses.to_string(),
            format!("{:.1}", self.points),
            self.elo_cell(),
            format!("{:.1}", self.millis),
            format!("{:.1}", self.slowest_millis),
        ];
        if let Some(Estimate { mean, error }) = self.margin {
            cells.insert(MARGIN_COLUMN, format!("{mean:+.1} ± {error:.1}"));
        }
        cells
    }

    fn elo_cell(&self) -> String {
        match (self.elo, self.elo_error) {
            (Some(elo), Some(error)) => format!("{elo:+.0} ± {error:.0}"),
            (Some(elo), None) if elo.is_sign_positive() => format!("over {elo:+.0}"),
            (Some(elo), None) => format!("under {elo:+.0}"),
            (None, _) => String::new(),
        }
    }
}

/// Games that a player won alone, and together with others.
fn wins_and_draws(games: &[Vec<u16>], player: usize) -> (usize, usize) {
    let winners = |scores: &Vec<u16>| {
        let best = scores.iter().max().filter(|best| **best == scores[player])?;
        Some(scores.iter().filter(|score| *score == best).count())
    };
    let shared: Vec<usize> = games.iter().filter_map(winners).collect();
    let wins = shared.iter().filter(|winners| **winners == 1).count();
    (wins, shared.len() - wins)
}

impl SprtRow {
    fn new(sprt: Sprt, pairs: &Pairs) -> SprtRow {
        SprtRow {
            elo0: sprt.elo0,
            elo1: sprt.elo1,
            log_likelihood_ratio: sprt.log_likelihood_ratio(pairs),
            verdict: sprt.verdict(pairs),
        }
    }

    fn line(&self, games: usize) -> String {
        let SprtRow { elo0, elo1, log_likelihood_ratio: ratio, verdict } = self;
        let found = match verdict {
            Some(Verdict::Elo0) => format!("decided for {elo0}"),
            Some(Verdict::Elo1) => format!("decided for {elo1}"),
            None => "undecided".to_string(),
        };
        let bound = Sprt::BOUND;
        format!(
            "SPRT, {elo0} or {elo1} Elo: {found} after {} \
             (log-likelihood ratio {ratio:+.2}, decides at ±{bound:.2})",
            counted(games, "game")
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_compared_seat_by_seat() {
        assert_eq!([0, 1].map(|player| beaten(&[30, 20], player)), [1.0, 0.0]);
        assert_eq!([0, 1].map(|player| beaten(&[7, 7], player)), [0.5, 0.5]);
        assert_eq!([0, 1, 2].map(|player| beaten(&[9, 5, 9], player)), [0.75, 0.0, 0.75]);
    }

    #[test]
    fn a_shared_win_is_a_draw() {
        let games = [vec![9, 5, 9], vec![3, 8, 2], vec![6, 6, 6]];
        let counts = [0, 1, 2].map(|player| wins_and_draws(&games, player));
        assert_eq!(counts, [(0, 2), (1, 1), (0, 2)]);
    }
}
