//! Ahead: plays on from the most promising turns, a few turns each time, and sees where that leads.

use std::thread;

use bastide_engine::{Game, Pending, Player};

use super::outlook::Outlook;
use super::replies::put_in_order;
use super::turns::Turns;
use super::{Looked, Stop};
use crate::rng::{Rng, game_seed};

/// Turns that are compared by playing on.
const CANDIDATES: usize = 4;

/// Rounds of turns that are played on.
const ROUNDS: u32 = 2;

/// What was expected before counts as much as so many tries.
const WORTH: f32 = 24.0;

/// Tries that make the answer hardly better.
const MOST_TRIES: u64 = 2_000;

/// What playing on from each of the turns came to.
#[derive(Default)]
struct Tries {
    number: u64,
    sums: [f32; CANDIDATES],
    visits: [u64; CANDIDATES],
}

/// Plays on from the best turns while the budget lasts, and puts them in order. Where chance comes into
/// one of them before it ends, there is nothing to play on from, and they stay as they are.
pub(super) fn look(looked: &mut [Looked], player: Player, outlook: &mut Outlook<'_>, stop: &Stop) {
    let count = looked.iter().take_while(|it| it.visits.is_some()).take(CANDIDATES).count();
    let looked = &mut looked[..count];
    let ends: Option<Vec<&Game>> = looked.iter().map(|it| it.turn.end.as_ref()).collect();
    let Some(ends) = ends.filter(|ends| ends.len() > 1) else { return };
    let tries = match stop.threads {
        1 => try_out(&ends, player, outlook, stop, (0, 1)),
        threads => {
            let (share, from) = (&stop.shared(outlook.positions, threads), &*outlook);
            let all = thread::scope(|scope| {
                let work = |first| {
                    let (ends, mut outlook) = (&ends, from.fresh());
                    scope
                        .spawn(move || try_out(ends, player, &mut outlook, share, (first, threads)))
                };
                let working: Vec<_> = (0..threads).map(work).collect();
                let done = working.into_iter().map(|it| it.join().expect("no search fails"));
                done.reduce(Tries::with).unwrap_or_default()
            });
            outlook.positions += all.visits.iter().sum::<u64>();
            all
        }
    };
    for (index, it) in looked.iter_mut().enumerate() {
        let worth = WORTH + tries.number as f32;
        it.margin = (it.margin * WORTH + tries.sums[index]) / worth;
        it.visits = it.visits.map(|visits| visits + tries.visits[index]);
    }
    put_in_order(looked);
}

impl Tries {
    /// Those of two threads.
    fn with(self, other: Tries) -> Tries {
        Tries {
            number: self.number + other.number,
            sums: std::array::from_fn(|index| self.sums[index] + other.sums[index]),
            visits: std::array::from_fn(|index| self.visits[index] + other.visits[index]),
        }
    }
}

/// Plays on again and again, each time with the same luck after every turn; of all tries those from a
/// first one on in steps.
fn try_out(
    ends: &[&Game],
    player: Player,
    outlook: &mut Outlook<'_>,
    stop: &Stop,
    (first, step): (usize, usize),
) -> Tries {
    let mut tries = Tries::default();
    for seed in (first as u64..MOST_TRIES).step_by(step) {
        let mut margins = [0.0; CANDIDATES];
        for (index, end) in ends.iter().enumerate() {
            let before = outlook.positions;
            let found = play_on(end, player, outlook, stop, game_seed(seed, 3));
            tries.visits[index] += outlook.positions - before;
            match found {
                Some(margin) => margins[index] = margin,
                None => return tries,
            }
        }
        tries.sums.iter_mut().zip(margins).for_each(|(sum, margin)| *sum += margin);
        tries.number += 1;
    }
    tries
}

/// The margin to expect a few turns later; nothing if the search has to end before.
fn play_on(
    from: &Game,
    player: Player,
    outlook: &mut Outlook<'_>,
    stop: &Stop,
    seed: u64,
) -> Option<f32> {
    let mut luck = Rng::new(seed);
    let mut game = from.clone();
    let last = game.turn_number() + ROUNDS * game.rules().players() as u32;
    while game.turn_number() < last {
        match game.pending() {
            Pending::Over => break,
            Pending::Chance(_) => {
                let outcome = game.sample(|bound| luck.below(bound)).expect("chance is asked");
                game.resolve_unchecked(outcome);
            }
            Pending::Decide(asked, _) => {
                if stop.is_reached(outlook.positions) {
                    return None;
                }
                let number = game.turn_number();
                let mut turns = Turns { outlook, stop, player: asked, number };
                let best = turns.best(game.clone(), 0, true);
                match best.end {
                    Some(end) => game = end,
                    None => game.play_unchecked(*best.line.first()?),
                }
            }
        }
    }
    (!stop.is_reached(outlook.positions)).then(|| outlook.margin(&game, player))
}
