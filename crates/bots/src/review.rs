//! A review of a game: what every turn cost against the best one, and what the luck of the draws gave,
//! apart from each other.

use std::thread;

use bastide_engine::{Action, Game, Match, Move, Outcome, Pending, Player};

use crate::best::{Budget, Candidate, think};

/// A turn that was looked at again.
#[derive(Clone, Debug)]
pub struct Review {
    /// The position in which the player was asked first.
    pub before: Game,
    /// Whose turn it was.
    pub player: Player,
    /// What the player did.
    pub played: Vec<Action>,
    /// The best turn from there.
    pub best: Candidate,
    /// What the turn cost in expected points, against the best one; 0 for the best.
    pub cost: f32,
    /// What the tile was better by than those that could have been drawn, in expected points.
    pub luck: f32,
}

/// The turns of a game, to be looked at again one by one.
#[derive(Clone, Debug)]
pub struct Turns(Vec<Stretch>);

/// The decisions that one player makes in a row, with the draw before them.
#[derive(Clone, Debug)]
struct Stretch {
    /// How many moves were played before the first of them.
    begins: usize,
    /// Each position with what was done in it.
    decisions: Vec<(Game, Action)>,
    drawn: Option<(Game, Outcome)>,
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

    /// How many moves were played before each turn, and the position in which it begins.
    pub fn beginnings(&self) -> impl Iterator<Item = (usize, &Game)> {
        self.0.iter().map(|stretch| (stretch.begins, &stretch.decisions[0].0))
    }

    /// Looks at one turn again, each decision with this budget; nothing if there are not so many.
    pub fn review(&self, number: usize, budget: &Budget) -> Option<Review> {
        Some(self.0.get(number)?.review(budget))
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

fn stretches(played: &Match) -> Vec<Stretch> {
    let mut stretches: Vec<Stretch> = Vec::new();
    let mut game = played.first(0).game().clone();
    let (mut drawn, mut last) = (None, None);
    for (begins, entry) in played.moves().iter().enumerate() {
        match *entry {
            Move::Outcome(outcome) => {
                if matches!(outcome, Outcome::Tile(_)) {
                    (drawn, last) = (Some((game.clone(), outcome)), None);
                }
                game.resolve_unchecked(outcome);
            }
            Move::Action(action) => {
                let asked = game.pending();
                let Pending::Decide(player, _) = asked else { break };
                match stretches.last_mut().filter(|_| last == Some(player)) {
                    Some(stretch) => stretch.decisions.push((game.clone(), action)),
                    None => stretches.push(Stretch {
                        begins,
                        decisions: vec![(game.clone(), action)],
                        drawn: drawn.take(),
                    }),
                }
                last = Some(player);
                game.play_unchecked(action);
            }
        }
    }
    stretches
}

impl Stretch {
    fn review(&self, budget: &Budget) -> Review {
        let (before, first) = &self.decisions[0];
        let (best, mut cost) = compare(before, *first, budget);
        for (game, action) in &self.decisions[1..] {
            if game.distinct_actions().len() > 1 {
                cost += compare(game, *action, budget).1;
            }
        }
        let Pending::Decide(player, _) = before.pending() else {
            unreachable!("a decision was made here")
        };
        let luck = self.drawn.as_ref().map_or(0.0, |(game, outcome)| luck(game, *outcome, player));
        let played = self.decisions.iter().map(|(_, action)| *action).collect();
        Review { before: before.clone(), player, played, best, cost, luck }
    }
}

/// The best turn from a position, and what an action costs against it.
fn compare(game: &Game, action: Action, budget: &Budget) -> (Candidate, f32) {
    let budget = Budget { also: Some(action), ..budget.clone() };
    let analysis = think(game, &budget).expect("a player is asked");
    let played = analysis.candidates.iter().find(|it| it.action == action);
    let best = analysis.candidates[0].clone();
    // An action that is not listed is as good as another that leads to the same position.
    let played = played.map_or_else(|| same_as(game, action, &analysis.candidates), |it| it.margin);
    let cost = (best.margin - played).max(0.0);
    (best, cost)
}

/// The margin of the candidate that leads to the same position as an action.
fn same_as(game: &Game, action: Action, candidates: &[Candidate]) -> f32 {
    let after = |action| {
        let mut next = game.clone();
        next.play_unchecked(action);
        next
    };
    let reached = after(action);
    let same = candidates.iter().find(|it| after(it.action) == reached);
    same.unwrap_or(&candidates[0]).margin
}

/// By how much the best turn with a tile is better than the mean over all that could be drawn.
fn luck(game: &Game, outcome: Outcome, player: Player) -> f32 {
    let worth = |outcome: Outcome| {
        let mut drawn = game.clone();
        drawn.resolve_unchecked(outcome);
        let analysis = think(&drawn, &Budget::positions(0))?;
        (analysis.player == player).then(|| analysis.candidates[0].margin)
    };
    let (mut sum, mut weights) = (0.0, 0.0);
    for (other, weight) in game.outcomes() {
        if let Some(margin) = worth(other) {
            sum += margin * weight as f32;
            weights += weight as f32;
        }
    }
    worth(outcome).map_or(0.0, |margin| margin - sum / weights)
}
