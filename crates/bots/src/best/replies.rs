//! Replies: what the next player makes of a turn, with every tile that can be drawn.

use std::thread;

use bastide_engine::{Action, Chance, Game, Pending, Player};

use super::outlook::{Outlook, Seat};
use super::turns::Turns;
use super::{Looked, Stop};

/// Turns whose replies are looked at.
const CANDIDATES: usize = 16;

/// Makes sure that the replies to an action are looked at, right after those to what seems best: a search
/// that ends early has then compared both.
pub(super) fn include(looked: &mut [Looked], action: Action) {
    let place = looked.iter().position(|it| it.turn.line[0] == action);
    if let Some(place) = place.filter(|place| *place > 1) {
        looked[1..=place].rotate_right(1);
    }
}

/// Looks at the replies to the best turns, and puts those that were looked at in order.
pub(super) fn look(looked: &mut [Looked], player: Player, outlook: &mut Outlook<'_>, stop: &Stop) {
    let count = looked.len().min(CANDIDATES);
    let threads = stop.threads.min(count);
    if threads > 1 {
        // Every thread has its share of the budget and of the turns, so that the same number of threads
        // gives the same answer.
        let (share, from) = (stop.shared(outlook.positions, threads), &*outlook);
        let mut hands: Vec<Vec<&mut Looked>> = (0..threads).map(|_| Vec::new()).collect();
        for (number, turn) in looked[..count].iter_mut().enumerate() {
            hands[number % threads].push(turn);
        }
        let seen = thread::scope(|scope| {
            let mut working = Vec::with_capacity(threads);
            for hand in hands {
                let (mut outlook, share) = (from.fresh(), &share);
                working.push(scope.spawn(move || {
                    hand.into_iter().all(|turn| look_at(turn, player, &mut outlook, share));
                    outlook.positions
                }));
            }
            working.into_iter().map(|hand| hand.join().expect("no search fails")).sum::<u64>()
        });
        outlook.positions += seen;
    } else {
        looked[..count].iter_mut().all(|turn| look_at(turn, player, outlook, stop));
    }
    put_in_order(looked);
}

/// Those that were looked at come first, and among them the best.
pub(super) fn put_in_order(looked: &mut [Looked]) {
    looked.sort_by(|a, b| {
        let later = |turn: &Looked| turn.visits.is_none();
        later(a).cmp(&later(b)).then(b.margin.total_cmp(&a.margin))
    });
}

/// Looks at the replies to one turn; no if the search has to end before all are looked at.
fn look_at(looked: &mut Looked, player: Player, outlook: &mut Outlook<'_>, stop: &Stop) -> bool {
    let before = outlook.positions;
    if let Some(end) = &looked.turn.end {
        match reply(end, player, outlook, stop) {
            Some(margin) => looked.margin = margin,
            None => return false,
        }
    } else if stop.is_reached(before) {
        return false;
    }
    looked.visits = Some(outlook.positions - before);
    true
}

/// What a player can expect after the next player's best turn with every tile that may be drawn;
/// nothing if the search has to end before all of them are looked at.
fn reply(game: &Game, player: Player, outlook: &mut Outlook<'_>, stop: &Stop) -> Option<f32> {
    if stop.is_reached(outlook.positions) {
        return None;
    }
    if game.pending() != Pending::Chance(Chance::Draw) {
        return Some(outlook.margin(game, player));
    }
    let seat = Seat::of(player, game);
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
        sum += seat.margin(&best.judged.points) * weight as f32;
        weights += weight as f32;
    }
    Some(sum / weights)
}
