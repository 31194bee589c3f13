//! A turn as it was played: the decisions that one player made in a row, with the draw before them, and
//! what they come to when they are looked at again.

use bastide_engine::{Action, Game, Match, Move, Outcome, Pending, Player};

use super::Review;
use crate::best::{Budget, Candidate, think};

/// Tiles that are looked at, to know what an average draw is worth: all of them in small boxes. Of more
/// kinds than this, some stand for the others.
const MOST_DRAWS: usize = 32;

/// The fewest positions that are looked at for a tile that could have been drawn.
const FEWEST_POSITIONS: u64 = 200;

/// The decisions that one player makes in a row, with the draw before them.
#[derive(Clone, Debug)]
pub(super) struct Stretch {
    /// How many moves were played before the first of them.
    pub begins: usize,
    /// How many when the last of them was made.
    pub ends: usize,
    /// Each position with what was done in it; there is at least one.
    pub decisions: Vec<(Game, Action)>,
    drawn: Option<(Game, Outcome)>,
}

/// A decision against the best one.
struct Compared {
    best: Candidate,
    played: Candidate,
    /// Points that were given away.
    cost: f32,
    /// Chance to win that was given away.
    lost: f32,
}

/// What the draw gave.
#[derive(Clone, Copy, Default)]
struct Luck {
    points: f32,
    chance: f32,
    odds: Option<f32>,
}

pub(super) fn stretches(played: &Match) -> Vec<Stretch> {
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
                    Some(stretch) => {
                        stretch.decisions.push((game.clone(), action));
                        stretch.ends = begins + 1;
                    }
                    None => stretches.push(Stretch {
                        begins,
                        ends: begins + 1,
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
    /// Who makes these decisions.
    pub fn player(&self) -> Player {
        let (before, _) = &self.decisions[0];
        match before.pending() {
            Pending::Decide(player, _) => player,
            _ => before.turn_player(),
        }
    }

    /// How many of the decisions had more than one answer.
    pub fn choices(&self) -> usize {
        self.decisions.iter().filter(|(game, _)| game.distinct_actions().len() > 1).count()
    }

    /// The same turn played in another way, as far as this player is asked; nothing if that is illegal.
    pub fn instead(&self, actions: &[Action]) -> Option<Stretch> {
        let mut game = self.decisions[0].0.clone();
        let mut decisions = Vec::with_capacity(actions.len());
        for action in actions.iter().copied() {
            let asked =
                matches!(game.pending(), Pending::Decide(asked, _) if asked == self.player());
            if !asked || !game.is_legal(action) {
                return None;
            }
            decisions.push((game.clone(), action));
            game.play_unchecked(action);
        }
        let ends = self.begins + decisions.len();
        (!decisions.is_empty()).then(|| Stretch { decisions, ends, ..self.clone() })
    }

    pub fn review(&self, budget: &Budget) -> Review {
        let (before, first) = &self.decisions[0];
        let player = self.player();
        let mut compared = compare(before, *first, player, budget);
        let best = compared.best.clone();
        let (mut cost, mut lost) = (compared.cost, compared.lost);
        for (game, action) in &self.decisions[1..] {
            if game.distinct_actions().len() > 1 {
                compared = compare(game, *action, player, budget);
                cost += compared.cost;
                lost += compared.lost;
            }
        }
        let lost = lost.min(best.win[player.index()]);
        let Luck { points: luck, chance: swing, odds } = self
            .drawn
            .as_ref()
            .map_or_else(Luck::default, |(game, it)| draw(game, *it, player, budget));
        Review {
            before: before.clone(),
            player,
            played: self.decisions.iter().map(|(_, action)| *action).collect(),
            turns: turns(before, player),
            scored: self.scored(player),
            after: lowered(&best.win, &compared.played.win, player, lost),
            best,
            cost,
            lost,
            luck,
            swing,
            odds,
        }
    }

    /// The points that the turn brought at once.
    fn scored(&self, player: Player) -> i32 {
        let total = |game: &Game| i32::from(game.scores()[player.index()]);
        let (last, action) = self.decisions.last().expect("a decision was made");
        let mut after = last.clone();
        after.play_unchecked(*action);
        match after.pending() {
            // The points of the final scoring are not those of the last turn.
            Pending::Over => 0,
            _ => total(&after) - total(&self.decisions[0].0),
        }
    }
}

/// Everybody's chance to win once a player has lost some of it: the others share what was lost as they
/// share the rest.
fn lowered(best: &[f32], played: &[f32], player: Player, lost: f32) -> Vec<f32> {
    let own = best[player.index()] - lost;
    let others: f32 = 1.0 - played[player.index()];
    let share = |(seat, chance): (usize, &f32)| match seat == player.index() {
        true => own,
        false if others > 1e-6 => chance * (1.0 - own) / others,
        false => (1.0 - own) / (played.len() - 1).max(1) as f32,
    };
    played.iter().enumerate().map(share).collect()
}

/// How many turns there were: a place for the tile, and one of the answers to what is asked next.
fn turns(before: &Game, player: Player) -> usize {
    let then = |action: Action| {
        let mut next = before.clone();
        next.play_unchecked(action);
        let again = matches!(next.pending(), Pending::Decide(asked, _) if asked == player);
        let again = again && next.turn_number() == before.turn_number();
        if again { next.distinct_actions().len() } else { 1 }
    };
    before.distinct_actions().into_iter().map(then).sum()
}

/// An action against the best turn from a position.
fn compare(game: &Game, action: Action, player: Player, budget: &Budget) -> Compared {
    let budget = Budget { also: Some(action), ..budget.clone() };
    let analysis = think(game, &budget).expect("a player is asked");
    let played = analysis.candidates.iter().find(|it| it.action == action);
    // An action that is not listed is as good as another that leads to the same position.
    let played = played.unwrap_or_else(|| same_as(game, action, &analysis.candidates)).clone();
    let best = analysis.candidates[0].clone();
    let chance = |candidate: &Candidate| candidate.win[player.index()];
    Compared {
        cost: (best.margin - played.margin).max(0.0),
        lost: (chance(&best) - chance(&played)).max(0.0),
        best,
        played,
    }
}

/// The candidate that leads to the same position as an action.
fn same_as<'a>(game: &Game, action: Action, candidates: &'a [Candidate]) -> &'a Candidate {
    let after = |action| {
        let mut next = game.clone();
        next.play_unchecked(action);
        next
    };
    let reached = after(action);
    let same = candidates.iter().find(|it| after(it.action) == reached);
    same.unwrap_or(&candidates[0])
}

/// By how much the best turn with a tile is better than the mean over all that could be drawn.
fn draw(game: &Game, outcome: Outcome, player: Player, budget: &Budget) -> Luck {
    let outcomes = game.outcomes();
    let total: f32 = outcomes.iter().map(|(_, weight)| f32::from(*weight)).sum();
    let stride = outcomes.len().div_ceil(MOST_DRAWS).max(1);
    let looked = outcomes.len().div_ceil(stride);
    let first_look = budget.positions.unwrap_or(0).max(budget.first_look) / looked as u64;
    let budget = &Budget {
        positions: Some(0),
        time: budget.time.map(|time| time / looked as u32),
        first_look: first_look.max(FEWEST_POSITIONS),
        threads: 1,
        ..Budget::default()
    };
    let worth = |outcome: Outcome| {
        let mut drawn = game.clone();
        drawn.resolve_unchecked(outcome);
        let analysis = think(&drawn, budget)?;
        let best = &analysis.candidates[0];
        (analysis.player == player).then(|| (best.margin, best.win[player.index()]))
    };
    let Some((margin, chance)) = worth(outcome) else { return Luck::default() };
    let (mut margins, mut chances, mut weights) = (0.0, 0.0, 0.0);
    for (other, weight) in outcomes.iter().step_by(stride) {
        let found = if *other == outcome { Some((margin, chance)) } else { worth(*other) };
        if let Some((margin, chance)) = found {
            let weight = f32::from(*weight);
            margins += margin * weight;
            chances += chance * weight;
            weights += weight;
        }
    }
    let odds = outcomes.iter().find(|(other, _)| *other == outcome);
    if weights == 0.0 {
        return Luck::default();
    }
    Luck {
        points: margin - margins / weights,
        chance: chance - chances / weights,
        odds: odds.map(|(_, weight)| f32::from(*weight) / total),
    }
}
