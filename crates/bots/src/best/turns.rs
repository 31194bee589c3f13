//! Whole turns: every way to play a turn to its end, with what it leads to.

use bastide_engine::{Action, Chance, Game, Pending, Player};

use super::outlook::{Judged, Outlook, Seat};
use super::stop::Stop;
use crate::extras::EXTRA_TURN;

/// Decisions of one turn that are searched together; further ones are judged as they stand.
const DEPTH: u32 = 5;

/// A way to play a turn.
#[derive(Clone)]
pub(crate) struct Turn {
    /// What the player does, from the first decision on.
    pub line: Vec<Action>,
    /// What each player has after it, and can expect to have in the end.
    pub judged: Judged,
    /// The expected margin of the player whose turn it is.
    pub margin: f32,
    /// The position after it, where chance does not come in between.
    pub end: Option<Game>,
}

/// Looks for the turns of one player from one position.
pub(crate) struct Turns<'s, 'a> {
    pub outlook: &'s mut Outlook<'a>,
    pub stop: &'s Stop,
    pub player: Player,
    /// The turn that is searched.
    pub number: u32,
}

impl Turns<'_, '_> {
    /// The best way to go on after an action, and with it the turn as a whole. Ends are kept only where
    /// somebody wants to look further.
    pub fn after(&mut self, game: &Game, action: Action, depth: u32, keep: bool) -> Turn {
        let mut next = game.clone();
        next.play_unchecked(action);
        let mut turn = self.best(next, depth, keep);
        turn.line.insert(0, action);
        turn
    }

    /// The best way to finish the turn from here.
    pub fn best(&mut self, mut game: Game, depth: u32, keep: bool) -> Turn {
        self.answer_for_others(&mut game);
        match game.pending() {
            Pending::Decide(asked, _) if asked == self.player && self.is_same_turn(&game) => {
                if depth >= DEPTH || self.stop.is_reached(self.outlook.positions) {
                    return self.judged(game, keep);
                }
                let actions = game.distinct_actions();
                let stride = actions.len().div_ceil(self.stop.width).max(1);
                let mut best: Option<Turn> = None;
                for action in actions.into_iter().step_by(stride) {
                    let turn = self.after(&game, action, depth + 1, keep);
                    if best.as_ref().is_none_or(|best| turn.margin > best.margin) {
                        best = Some(turn);
                    }
                }
                best.expect("a decision has an answer")
            }
            Pending::Chance(Chance::Die | Chance::Token | Chance::Message)
                if depth < DEPTH && self.is_same_turn(&game) =>
            {
                self.expected(&game, depth)
            }
            _ => self.judged(game, keep),
        }
    }

    /// The mean over what chance may answer.
    fn expected(&mut self, game: &Game, depth: u32) -> Turn {
        let (mut mean, mut weights) = (Judged::default(), 0.0);
        for (outcome, weight) in game.outcomes() {
            let mut next = game.clone();
            next.resolve_unchecked(outcome);
            let best = self.best(next, depth + 1, false);
            mean.add(&best.judged, weight as f32);
            weights += weight as f32;
        }
        mean.divide(weights);
        let margin = Seat::of(self.player, game).margin(&mean.points);
        Turn { line: Vec::new(), judged: mean, margin, end: None }
    }

    /// The position as it stands.
    fn judged(&mut self, game: Game, keep: bool) -> Turn {
        let mut judged = self.outlook.judge(&game);
        let again = self.is_same_turn(&game)
            && game.turn_player() == self.player
            && matches!(game.pending(), Pending::Chance(Chance::Draw));
        if again {
            judged.points[self.player.index()] += EXTRA_TURN as f32;
        }
        let margin = Seat::of(self.player, &game).margin(&judged.points);
        Turn { line: Vec::new(), judged, margin, end: (keep && !again).then_some(game) }
    }

    fn is_same_turn(&self, game: &Game) -> bool {
        game.turn_number() == self.number
    }

    /// What others are asked before the turn is over, they answer as is best for them at once.
    fn answer_for_others(&mut self, game: &mut Game) {
        while let Pending::Decide(asked, _) = game.pending() {
            if asked == self.player || !self.is_same_turn(game) {
                return;
            }
            let mut best: Option<(f32, Action)> = None;
            for action in game.legal_actions() {
                let mut next = game.clone();
                next.play_unchecked(action);
                let value = self.outlook.margin(&next, asked);
                if best.is_none_or(|(other, _)| value > other) {
                    best = Some((value, action));
                }
            }
            game.play_unchecked(best.expect("a decision has an answer").1);
        }
    }
}
