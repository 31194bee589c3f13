//! The judge: how good each way to play a turn is, decision by decision along the best one.

use bastide_bots::best::{Analysis, Budget, Candidate, steps, think};
use bastide_engine::{Action, Game, Pending, Player};

/// A turn counts as best if it is worse by less than this.
pub const AS_GOOD: f32 = 0.5;

/// By so many points at least, the best turn of a puzzle is better than every other.
pub const CLEAR: f32 = 1.5;

/// A turn that was thought through: what is best at each of its decisions, and by how much.
#[derive(Clone, Debug)]
pub struct Judged {
    /// Who decides.
    pub player: Player,
    /// The best turn, as far as this player alone decides.
    pub best: Vec<Action>,
    /// What is expected of it.
    pub first: Candidate,
    /// What was thought at each of its decisions, in the position in which it comes up.
    decisions: Vec<(Game, Analysis)>,
}

impl Judged {
    /// Thinks about a turn, so many positions for each of its decisions; nothing where nobody is asked.
    pub fn of(game: &Game, positions: u64) -> Option<Judged> {
        Judged::with(game, think(game, &Budget::positions(positions))?, positions)
    }

    /// The same where the first decision was thought about before.
    pub fn with(game: &Game, analysis: Analysis, positions: u64) -> Option<Judged> {
        let (player, turn) = (analysis.player, game.turn_number());
        let first = analysis.candidates.first()?.clone();
        let mut at = game.clone();
        let mut best = vec![first.action];
        let mut decisions = vec![(at.clone(), analysis)];
        at.play_unchecked(first.action);
        while asks(&at, player, turn) {
            let analysis = think(&at, &Budget::positions(positions))?;
            let action = analysis.candidates.first()?.action;
            decisions.push((at.clone(), analysis));
            best.push(action);
            at.play_unchecked(action);
        }
        Some(Judged { player, best, first, decisions })
    }

    /// By how many points the second best way to begin is worse.
    pub fn gap(&self) -> f32 {
        gap(&self.decisions[0].1)
    }

    /// Whether each decision has one answer, or some that come to the same.
    pub fn is_clear(&self) -> bool {
        let unclear = AS_GOOD..CLEAR;
        self.gap() >= CLEAR
            && self.decisions[1..].iter().all(|(_, analysis)| !unclear.contains(&gap(analysis)))
    }

    /// What a turn costs against the best one, as far as it was thought about: what follows after another
    /// beginning was not.
    pub fn cost(&self, played: &[Action]) -> f32 {
        let mut cost = 0.0;
        for ((game, analysis), action) in self.decisions.iter().zip(played) {
            let action = game.as_listed(*action);
            let best = &analysis.candidates[0];
            match analysis.candidates.iter().find(|it| it.action == action) {
                Some(it) => cost += (best.margin - it.margin).max(0.0),
                None if !same(game, action, best.action) => return f32::INFINITY,
                None => {}
            }
            if !same(game, action, best.action) {
                break;
            }
        }
        cost
    }

    /// How likely somebody finds the turn who chooses each action of a position with some chance.
    pub fn chance(&self, chances: impl Fn(&Game) -> Option<Vec<(Action, f32)>>) -> Option<f32> {
        let mut found = 1.0;
        for (game, analysis) in &self.decisions {
            let best = analysis.candidates[0].margin;
            let good = |action: Action| {
                let known = analysis.candidates.iter().find(|it| it.action == action);
                known.is_some_and(|it| best - it.margin < AS_GOOD)
            };
            let chosen = chances(game)?;
            found *= chosen.iter().filter(|(it, _)| good(*it)).map(|(_, it)| it).sum::<f32>();
        }
        Some(found)
    }
}

/// The actions of one player in a row, as somebody chooses them.
pub(crate) fn turn_of(game: &Game, mut choose: impl FnMut(&Game) -> Option<Action>) -> Vec<Action> {
    let Pending::Decide(player, _) = game.pending() else { return Vec::new() };
    let (mut at, mut played) = (game.clone(), Vec::new());
    while asks(&at, player, game.turn_number()) {
        let Some(action) = choose(&at) else { break };
        played.push(action);
        at.play_unchecked(action);
    }
    played
}

/// The position after these actions of one player.
pub(crate) fn after(game: &Game, actions: &[Action]) -> Game {
    let mut end = game.clone();
    steps(game, actions, |_, action| action).into_iter().for_each(|it| end.play_unchecked(it));
    end
}

/// Whether this player is asked, still in the same turn.
fn asks(game: &Game, player: Player, turn: u32) -> bool {
    matches!(game.pending(), Pending::Decide(asked, _) if asked == player)
        && game.turn_number() == turn
}

/// Two actions that lead to the same position are the same.
fn same(game: &Game, a: Action, b: Action) -> bool {
    a == b || after(game, &[a]) == after(game, &[b])
}

/// By how much the best is better than all others: one that was looked at less may stand behind worse ones.
fn gap(analysis: &Analysis) -> f32 {
    let [best, others @ ..] = &analysis.candidates[..] else { return f32::INFINITY };
    best.margin - others.iter().map(|it| it.margin).fold(f32::NEG_INFINITY, f32::max)
}
