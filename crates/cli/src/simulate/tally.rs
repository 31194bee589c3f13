//! The sums of a simulation. Adding them up gives the same result in any order.

use std::collections::BTreeMap;

use super::play::{Problem, Record};

/// Sum, least and most of a number over all games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spread {
    pub sum: u64,
    pub least: u64,
    pub most: u64,
}

impl Default for Spread {
    fn default() -> Spread {
        Spread { sum: 0, least: u64::MAX, most: 0 }
    }
}

impl Spread {
    fn add(&mut self, number: u64) {
        self.merge(Spread { sum: number, least: number, most: number });
    }

    fn merge(&mut self, other: Spread) {
        self.sum += other.sum;
        self.least = self.least.min(other.least);
        self.most = self.most.max(other.most);
    }
}

/// What a seat got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Seat {
    pub score: Spread,
    /// Games won alone.
    pub wins: u64,
}

/// The sums over games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub games: u64,
    pub turns: Spread,
    pub placements: Spread,
    pub decisions: Spread,
    pub discarded: Spread,
    pub seats: Vec<Seat>,
    /// Games with several winners, or with none because a tie is to be replayed.
    pub ties: u64,
    /// Games whose points were looked at.
    pub sampled: u64,
    pub points: BTreeMap<&'static str, u64>,
    /// The problem of the first game that had one.
    pub problem: Option<Problem>,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, result: Result<Record, Problem>) {
        let record = match result {
            Ok(record) => record,
            Err(problem) => return self.note(problem),
        };
        self.games += 1;
        self.turns.add(record.turns);
        self.placements.add(record.placements);
        self.decisions.add(record.decisions);
        // A drawn tile is placed or leaves the game.
        self.discarded.add(record.draws.saturating_sub(record.placements));
        self.seats.resize(record.scores.len(), Seat::default());
        for (seat, score) in self.seats.iter_mut().zip(&record.scores) {
            seat.score.add(*score as u64);
        }
        let mut winners = record.winners.iter();
        match (winners.next(), winners.next()) {
            (Some(winner), None) => self.seats[winner.index()].wins += 1,
            _ => self.ties += 1,
        }
        if let Some(points) = record.points {
            self.sampled += 1;
            self.add_points(points);
        }
    }

    /// The sums of both.
    pub fn merge(mut self, other: Tally) -> Tally {
        self.games += other.games;
        self.turns.merge(other.turns);
        self.placements.merge(other.placements);
        self.decisions.merge(other.decisions);
        self.discarded.merge(other.discarded);
        self.seats.resize(self.seats.len().max(other.seats.len()), Seat::default());
        for (seat, more) in self.seats.iter_mut().zip(other.seats) {
            seat.score.merge(more.score);
            seat.wins += more.wins;
        }
        self.ties += other.ties;
        self.sampled += other.sampled;
        self.add_points(other.points);
        if let Some(problem) = other.problem {
            self.note(problem);
        }
        self
    }

    fn add_points(&mut self, points: BTreeMap<&'static str, u64>) {
        for (cause, number) in points {
            *self.points.entry(cause).or_default() += number;
        }
    }

    fn note(&mut self, problem: Problem) {
        if self.problem.as_ref().is_none_or(|earlier| problem.game < earlier.game) {
            self.problem = Some(problem);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::Player;

    fn record(scores: [u16; 2], winners: &[u8]) -> Record {
        let winners = winners.iter().map(|seat| Player(*seat)).collect();
        let points = Some(BTreeMap::from([("road", 3)]));
        Record { scores: scores.to_vec(), winners, points, ..Record::default() }
    }

    fn tally(results: impl IntoIterator<Item = Result<Record, Problem>>) -> Tally {
        let mut tally = Tally::default();
        results.into_iter().for_each(|result| tally.add(result));
        tally
    }

    #[test]
    fn the_order_of_adding_up_does_not_matter() {
        let games = || [record([5, 9], &[1]), record([7, 7], &[0, 1]), record([8, 2], &[0])];
        let [a, b, c] = games().map(|game| tally([Ok(game)]));
        let whole = tally(games().map(Ok));
        assert_eq!(a.clone().merge(b.clone()).merge(c.clone()), whole);
        assert_eq!(c.merge(b).merge(a).merge(Tally::default()), whole);
        assert_eq!((whole.games, whole.ties, whole.points["road"]), (3, 1, 9));
        assert_eq!(whole.seats[0].score, Spread { sum: 20, least: 5, most: 8 });
        assert!(whole.seats.iter().all(|seat| seat.wins == 1));
    }

    #[test]
    fn the_problem_of_the_earliest_game_is_kept() {
        let problem =
            |game| Err(Problem { game, seed: 1, moves: 2, what: format!("problem {game}") });
        let merged = tally([problem(9), problem(4)]).merge(tally([problem(6)]));
        assert_eq!(merged.problem.unwrap().game, 4);
    }
}
