//! The best player: judges positions by what the tiles that are left can still do to them, searches whole
//! turns, and then the replies to the most promising ones.

mod net;
mod nets;
mod outlook;
mod sight;
mod stop;
pub mod train;
mod turns;

pub use net::Net;
pub use stop::Budget;
pub(crate) use stop::Stop;

use bastide_engine::{Action, Chance, Game, Pending, Player};

use nets::net_for;
use outlook::{Outlook, margin, win_chance};
use turns::{Turn, Turns};

/// Turns whose replies are looked at.
const CANDIDATES: usize = 16;

/// What a player thinks of a position.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// Whose decision it is.
    pub player: Player,
    /// Every action, the best first.
    pub candidates: Vec<Candidate>,
    /// Positions that were looked at.
    pub positions: u64,
}

/// An action, and what is expected of it.
#[derive(Clone, PartialEq, Debug)]
pub struct Candidate {
    /// The action.
    pub action: Action,
    /// By how many points the player will be ahead of the best of the others in the end.
    pub margin: f32,
    /// The chance to win.
    pub win: f32,
    /// Replies that were looked at; 0 where the action was judged by the position after the turn.
    pub replies: u64,
    /// The rest of the turn, the action first.
    pub line: Vec<Action>,
}

/// Thinks about the decision that a game is waiting for, with the network of this version that was
/// trained for such games; nothing where no player is asked.
pub fn think(game: &Game, budget: &Budget) -> Option<Analysis> {
    think_with(net_for(game.rules()), game, budget)
}

/// The same with any network.
pub fn think_with(net: &Net, game: &Game, budget: &Budget) -> Option<Analysis> {
    let Pending::Decide(player, _) = game.pending() else { return None };
    let stop = Stop::after(budget);
    let mut outlook = Outlook::from(game, net);
    let mut turns: Vec<(Turn, u64)> =
        first_look(game, player, &mut outlook, &stop).into_iter().map(|turn| (turn, 0)).collect();
    look_at_replies(&mut turns, player, &mut outlook, &stop);
    let left = game.bag().left();
    let candidates = turns.into_iter().map(|(turn, replies)| Candidate {
        action: turn.line[0],
        margin: turn.margin,
        win: win_chance(turn.margin, left),
        replies,
        line: turn.line,
    });
    Some(Analysis { player, candidates: candidates.collect(), positions: outlook.positions })
}

/// Every action with the best turn that begins with it, the best first.
fn first_look(game: &Game, player: Player, outlook: &mut Outlook<'_>, stop: &Stop) -> Vec<Turn> {
    // Every action is looked at, but the rest of its turn only while the budget lasts.
    let (stop, number) = (&stop.for_first_look(), game.turn_number());
    let mut turns = Turns { outlook, stop, player, number };
    let actions = game.distinct_actions().into_iter();
    let mut looked: Vec<Turn> = actions.map(|action| turns.after(game, action, 0, true)).collect();
    looked.sort_by(|a, b| b.margin.total_cmp(&a.margin));
    looked
}

/// Looks at the replies to the best turns, and puts those that were looked at in order.
fn look_at_replies(
    turns: &mut [(Turn, u64)],
    player: Player,
    outlook: &mut Outlook<'_>,
    stop: &Stop,
) {
    let mut done = 0;
    for (turn, replies) in turns.iter_mut().take(CANDIDATES) {
        let Some(end) = &turn.end else {
            done += 1;
            continue;
        };
        let before = outlook.positions;
        match reply(end, player, outlook, stop) {
            Some(margin) => turn.margin = margin,
            None => break,
        }
        *replies = outlook.positions - before;
        done += 1;
    }
    turns[..done].sort_by(|(a, _), (b, _)| b.margin.total_cmp(&a.margin));
}

/// What a player can expect after the next player's best turn with every tile that may be drawn;
/// nothing if the search has to end before all of them are looked at.
fn reply(game: &Game, player: Player, outlook: &mut Outlook<'_>, stop: &Stop) -> Option<f32> {
    if game.pending() != Pending::Chance(Chance::Draw) {
        return (!stop.is_reached(outlook.positions)).then(|| outlook.margin(game, player));
    }
    let (mut sum, mut weights) = (0.0, 0.0);
    for (outcome, weight) in game.outcomes() {
        if stop.is_reached(outlook.positions) {
            return None;
        }
        let mut drawn = game.clone();
        drawn.resolve_unchecked(outcome);
        let (asked, number) = (drawn.turn_player(), drawn.turn_number());
        let mut turns = Turns { outlook, stop, player: asked, number };
        let best = turns.best(drawn, 1, false);
        sum += margin(&best.points, game.rules().players(), player) * weight as f32;
        weights += weight as f32;
    }
    Some(sum / weights)
}
