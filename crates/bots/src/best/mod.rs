//! The best player: judges positions by what the tiles that are left can still do to them, searches whole
//! turns, then the replies to the most promising ones, and at last plays on from those.

mod ahead;
mod eyes;
mod net;
mod nets;
mod outlook;
mod replies;
mod sight;
mod stop;
pub mod train;
mod turns;

pub(crate) use eyes::{Eyes, Sense};
pub use net::Net;
pub use stop::Budget;
pub(crate) use stop::Stop;

use bastide_engine::{Action, Game, Pending, Player};

use nets::net_for;
use outlook::{Judged, Outlook, Seat};
use turns::{Turn, Turns};

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
    /// By how many points the player will be ahead in the end: of the best of the others when few tiles
    /// are left, and rather of their mean while anyone may still be the best.
    pub margin: f32,
    /// Each player's chance to win.
    pub win: Vec<f32>,
    /// Positions that were looked at beyond the end of the turn.
    pub visits: u64,
    /// The rest of the turn, the action first.
    pub line: Vec<Action>,
    /// Why it is good or bad.
    pub gain: Gain,
}

/// What a turn brings, in points.
#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub struct Gain {
    /// What the player scores at once.
    pub now: f32,
    /// What the player can expect more of later, against the mean of all turns.
    pub later: f32,
    /// What the strongest of the others can expect less of, against the mean of all turns.
    pub others: f32,
}

impl Candidate {
    /// What is made of each step of the turn, in the position in which it is done. What follows chance or
    /// somebody else's answer is left out: by then another turn may be best.
    pub fn steps<T>(&self, game: &Game, each: impl FnMut(&Game, Action) -> T) -> Vec<T> {
        steps(game, &self.line, each)
    }
}

/// What is made of each of the actions that a player does in a row, in the position in which it is done,
/// as far as nobody else is asked in between.
pub fn steps<T>(
    game: &Game,
    actions: &[Action],
    mut each: impl FnMut(&Game, Action) -> T,
) -> Vec<T> {
    let (first, mut game) = (asked(game), game.clone());
    let mut made = Vec::with_capacity(actions.len());
    for action in actions.iter().copied() {
        if asked(&game) != first || !game.is_legal(action) {
            break;
        }
        made.push(each(&game, action));
        game.play_unchecked(action);
    }
    made
}

fn asked(game: &Game) -> Option<Player> {
    match game.pending() {
        Pending::Decide(player, _) => Some(player),
        _ => None,
    }
}

/// A turn, and what was found out about it so far.
struct Looked {
    turn: Turn,
    /// The expected margin.
    margin: f32,
    /// Positions beyond the end of the turn; nothing where nobody looked.
    visits: Option<u64>,
}

/// Thinks about the decision that a game is waiting for, with the network of this version that was
/// trained for such games; nothing where no player is asked.
pub fn think(game: &Game, budget: &Budget) -> Option<Analysis> {
    think_with(net_for(game.rules()), game, budget)
}

/// The same with any network.
pub fn think_with(net: &Net, game: &Game, budget: &Budget) -> Option<Analysis> {
    search(Outlook::from(game, net, Eyes::OPEN), game, budget)
}

/// What a player who overlooks things thinks at first sight.
pub(crate) fn glance(game: &Game, eyes: Eyes) -> Option<Analysis> {
    search(Outlook::from(game, net_for(game.rules()), eyes), game, &Budget::positions(0))
}

fn search(mut outlook: Outlook<'_>, game: &Game, budget: &Budget) -> Option<Analysis> {
    let player = asked(game)?;
    let stop = Stop::after(budget);
    let mut looked = first_look(game, player, &mut outlook, &stop);
    if let Some(also) = budget.also {
        replies::include(&mut looked, also);
    }
    let mean = Judged::mean(looked.iter().map(|it| &it.turn.judged));
    replies::look(&mut looked, player, &mut outlook, &stop);
    ahead::look(&mut looked, player, &mut outlook, &stop);
    let seat = Seat::of(player, game);
    let scored = game.markers(player).total() as f32;
    let candidates = looked.into_iter().map(|Looked { turn, margin, visits }| Candidate {
        action: turn.line[0],
        margin,
        win: seat.win_chances(&turn.judged.points, margin),
        visits: visits.unwrap_or(0),
        gain: turn.judged.gain(scored, &mean, &seat),
        line: turn.line,
    });
    Some(Analysis { player, candidates: candidates.collect(), positions: outlook.positions })
}

/// Every action with the best turn that begins with it, the best first.
fn first_look(game: &Game, player: Player, outlook: &mut Outlook<'_>, stop: &Stop) -> Vec<Looked> {
    let (stop, number, actions) =
        (stop.for_first_look(), game.turn_number(), game.distinct_actions());
    let mut looked = Vec::with_capacity(actions.len());
    for (index, action) in actions.iter().copied().enumerate() {
        // Every action is looked at, and each has the same share of the budget for the rest of its turn.
        let stop = &stop.part(outlook.positions, actions.len() - index);
        let mut turns = Turns { outlook, stop, player, number };
        let turn = turns.after(game, action, 0, true);
        looked.push(Looked { margin: turn.margin, turn, visits: None });
    }
    looked.sort_by(|a, b| b.margin.total_cmp(&a.margin));
    looked
}
