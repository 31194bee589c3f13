//! A review of a game: what every turn cost against the best one, and what the luck of the draws gave,
//! apart from each other.

mod grade;
mod stretch;

use std::thread;

use bastide_engine::{Action, Game, Match, Player};

use crate::best::{Budget, Candidate};
pub use grade::{Grade, accuracy};
use stretch::{Stretch, stretches};

/// A turn that was looked at again.
#[derive(Clone, Debug)]
pub struct Review {
    /// The position in which the player was asked first.
    pub before: Game,
    /// Whose turn it was.
    pub player: Player,
    /// What the player did.
    pub played: Vec<Action>,
    /// How many turns were possible, counted up to the second decision.
    pub turns: usize,
    /// The points that the turn brought at once.
    pub scored: i32,
    /// The best turn from there, with what can be expected of it and everybody's chance to win.
    pub best: Candidate,
    /// Everybody's chance to win after what was played.
    pub after: Vec<f32>,
    /// What the turn cost in expected points, against the best one; 0 for the best.
    pub cost: f32,
    /// What the turn cost of the player's chance to win, as a share of one.
    pub lost: f32,
    /// What the tile was better by than those that could have been drawn, in expected points.
    pub luck: f32,
    /// The same as a share of the chance to win.
    pub swing: f32,
    /// How likely the tile was; nothing where none was drawn.
    pub odds: Option<f32>,
}

impl Review {
    /// By how many points the player could expect to be ahead in the end, after what was played.
    pub fn margin(&self) -> f32 {
        self.best.margin - self.cost
    }

    /// How good the turn was.
    pub fn grade(&self) -> Grade {
        Grade::of(self.lost)
    }

    /// How accurate the turn was, from 0 to 1; nothing where there was no other.
    pub fn accuracy(&self) -> Option<f32> {
        (self.turns > 1).then(|| accuracy(self.lost))
    }
}

/// The turns of a game, to be looked at again one by one.
#[derive(Clone, Debug)]
pub struct Turns(Vec<Stretch>);

/// A turn that can be looked at again.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// How many moves were played before it.
    pub begins: usize,
    /// How many when it was over.
    pub ends: usize,
    /// The position in which it begins.
    pub before: &'a Game,
    /// Who played it.
    pub player: Player,
    /// How many of its decisions had more than one answer.
    pub choices: usize,
}

impl Turns {
    /// The turns of a game, in order of play.
    pub fn of(played: &Match) -> Turns {
        Turns(stretches(played))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nobody has decided anything.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Each of them.
    pub fn iter(&self) -> impl Iterator<Item = Turn<'_>> {
        self.0.iter().map(|stretch| Turn {
            begins: stretch.begins,
            ends: stretch.ends,
            before: &stretch.decisions[0].0,
            player: stretch.player(),
            choices: stretch.choices(),
        })
    }

    /// Looks at one turn again, each decision with this budget; nothing if there are not so many.
    pub fn review(&self, number: usize, budget: &Budget) -> Option<Review> {
        Some(self.0.get(number)?.review(budget))
    }

    /// Looks at another way to play one of the turns; nothing if the rules forbid it.
    pub fn instead(&self, number: usize, actions: &[Action], budget: &Budget) -> Option<Review> {
        Some(self.0.get(number)?.instead(actions)?.review(budget))
    }
}

/// Looks at every turn of a game again, each decision with this budget; the turns are shared among its
/// threads.
pub fn review(played: &Match, budget: &Budget) -> Vec<Review> {
    let turns = Turns::of(played);
    let threads = budget.threads.clamp(1, turns.len().max(1));
    let alone = &Budget { threads: 1, ..budget.clone() };
    let mut reviews: Vec<(usize, Review)> = thread::scope(|scope| {
        let share = |first: usize| {
            let own = turns.0.iter().enumerate().skip(first).step_by(threads);
            scope.spawn(move || {
                own.map(|(number, it)| (number, it.review(alone))).collect::<Vec<_>>()
            })
        };
        let working: Vec<_> = (0..threads).map(share).collect();
        working.into_iter().flat_map(|hand| hand.join().expect("no review fails")).collect()
    });
    reviews.sort_by_key(|(number, _)| *number);
    reviews.into_iter().map(|(_, review)| review).collect()
}
