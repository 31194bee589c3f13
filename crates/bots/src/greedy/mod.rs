//! The greedy player: looks at every way to finish the own turn, and takes the one that leads to the
//! best position.

mod evaluate;

use bastide_engine::{Action, Chance, Game, Pending, Player};

use evaluate::evaluate;

use crate::extras::EXTRA_TURN;
use crate::rng::Rng;

/// How many decisions of one turn are looked at together.
const DEPTH: u32 = 4;

/// How many positions are looked at for one choice, so that an answer takes milliseconds.
const BUDGET: u32 = 2_000;

/// Chooses the action with the best outlook; ties are broken at random. Nothing where no player is
/// asked.
pub fn greedy_action(game: &Game, rng: &mut Rng) -> Option<Action> {
    let Pending::Decide(player, _) = game.pending() else { return None };
    let actions = game.distinct_actions();
    let mut search = Search { player, budget: BUDGET / actions.len().max(1) as u32, left: 0 };
    best(actions, |action| {
        search.left = search.budget;
        search.after(game, action, DEPTH) + rng.below(1024) as f64 * 1e-6
    })
}

/// The first of the actions with the highest value.
fn best(actions: Vec<Action>, mut value: impl FnMut(Action) -> f64) -> Option<Action> {
    let mut best: Option<(f64, Action)> = None;
    for action in actions {
        let value = value(action);
        if best.is_none_or(|(other, _)| value > other) {
            best = Some((value, action));
        }
    }
    best.map(|(_, action)| action)
}

struct Search {
    player: Player,
    /// Positions for each action of the first decision.
    budget: u32,
    left: u32,
}

impl Search {
    /// The value of a position after an action, with the best that the player can still do in it.
    fn after(&mut self, game: &Game, action: Action, depth: u32) -> f64 {
        let turn = game.turn_number();
        let mut next = game.clone();
        next.play_unchecked(action);
        self.left = self.left.saturating_sub(1);
        self.answer_for_others(&mut next, turn);
        self.outlook(next, turn, depth)
    }

    fn outlook(&mut self, next: Game, turn: u32, depth: u32) -> f64 {
        match next.pending() {
            // A flight is worth what it is on average, over the faces of the die; so is a token.
            Pending::Chance(Chance::Die | Chance::Token) if depth > 1 => {
                let outcomes = next.outcomes();
                let weight: f64 = outcomes.iter().map(|(_, weight)| *weight as f64).sum();
                let values = outcomes.into_iter().map(|(outcome, weight)| {
                    let mut landed = next.clone();
                    landed.resolve_unchecked(outcome);
                    self.outlook(landed, turn, depth - 1) * weight as f64
                });
                values.sum::<f64>() / weight
            }
            Pending::Decide(asked, _) if asked == self.player && depth > 1 && self.left > 0 => {
                let actions = next.distinct_actions();
                // Where there are more answers than may be looked at, some of them speak for all.
                let stride = actions.len().div_ceil(self.left as usize);
                let some = actions.into_iter().step_by(stride);
                some.fold(f64::MIN, |best, action| best.max(self.after(&next, action, depth - 1)))
            }
            // The turn goes on with another tile: a second part, or an extra tile of the own.
            Pending::Chance(Chance::Draw)
                if next.turn_number() == turn && next.turn_player() == self.player =>
            {
                evaluate(&next, self.player) + EXTRA_TURN
            }
            _ => evaluate(&next, self.player),
        }
    }

    /// What others are asked before the turn is over, they answer as is best for them at once.
    fn answer_for_others(&mut self, game: &mut Game, turn: u32) {
        while let Pending::Decide(asked, _) = game.pending() {
            if asked == self.player || game.turn_number() != turn || self.left == 0 {
                return;
            }
            let answer = best(game.legal_actions(), |action| {
                let mut next = game.clone();
                next.play_unchecked(action);
                self.left = self.left.saturating_sub(1);
                evaluate(&next, asked)
            });
            game.play_unchecked(answer.expect("a decision has an answer"));
        }
    }
}
