//! Sampling: one legal action at random, without a list of all.
//!
//! Random play has eighty placements for each tile, and sometimes hundreds of spots, and takes one
//! of them. So a sampler leaves actions as the marks by which they were found, counts the marks, and
//! makes an action of the one that is drawn.

use arrayvec::ArrayVec;

use crate::action::{Action, Sink};
use crate::board::Board;
use crate::game::Game;
use crate::marks::Marked;

/// How many words of marks a sampler keeps: enough for four thousand open cells. Further ones are
/// listed.
const WORDS: usize = 256;

/// Takes legal actions and forgets none, but lists only those that are not marked in words.
struct Sampler<'a> {
    listed: &'a mut Vec<Action>,
    /// Words, each with the number of marks in it and those before it.
    marked: ArrayVec<(u32, Marked), WORDS>,
    /// How many actions are marked in all words.
    count: u32,
}

impl Sink for Sampler<'_> {
    #[inline]
    fn push(&mut self, action: Action) -> bool {
        Vec::push(self.listed, action);
        false
    }

    #[inline]
    fn push_all(&mut self, actions: impl Iterator<Item = Action>) -> bool {
        self.listed.extend(actions);
        false
    }

    #[inline(always)]
    fn push_marked(&mut self, board: &Board, marked: Marked) -> bool {
        if self.marked.is_full() {
            self.listed.push_marked(board, marked);
        } else {
            self.count += marked.marks.count_ones();
            self.marked.push((self.count, marked));
        }
        false
    }
}

impl Sampler<'_> {
    /// The marked action with a number below their count.
    #[inline]
    fn action(&self, number: u32, board: &Board) -> Option<Action> {
        let mut before = 0;
        for (through, marked) in &self.marked {
            if number < *through {
                return marked.nth(board, number - before);
            }
            before = *through;
        }
        None
    }
}

impl Game {
    /// Samples an action that answers the pending decision, without listing all of them; nothing where no
    /// player is asked. Whoever samples gives a number below the bound that is asked for, and each
    /// number stands for another action. The list is emptied and used for what has to be listed.
    #[inline]
    pub fn sample_action(
        &self,
        listed: &mut Vec<Action>,
        below: impl FnOnce(u32) -> u32,
    ) -> Option<Action> {
        listed.clear();
        let mut sampler = Sampler { listed, marked: ArrayVec::new(), count: 0 };
        self.offer(&mut sampler);
        let all = sampler.count + sampler.listed.len() as u32;
        if all == 0 {
            return None;
        }
        match below(all) {
            marked if marked < sampler.count => sampler.action(marked, &self.board),
            listed => sampler.listed.get((listed - sampler.count) as usize).copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Preset, Rules};

    /// Every action is sampled by one number, and no other action is.
    fn assert_samples_all(game: &Game) {
        let mut listed = Vec::new();
        let mut legal = game.legal_actions();
        let bound = legal.len() as u32;
        let mut sampled: Vec<Action> = (0..bound)
            .filter_map(|number| {
                game.sample_action(&mut listed, |asked| {
                    assert_eq!(asked, bound);
                    number
                })
            })
            .collect();
        legal.sort();
        sampled.sort();
        assert_eq!(sampled, legal);
    }

    #[test]
    fn each_number_stands_for_another_legal_action() {
        let preset = Preset::named("everything").expect("a preset");
        let rules = Rules::new(preset.setup(["Ann", "Bob"])).expect("a set-up");
        let mut game = Game::new(rules);
        let (mut listed, mut moves) = (Vec::new(), 0);
        let mut below = |bound: u32| {
            moves += 7919;
            moves % bound
        };
        loop {
            if let Some(outcome) = game.sample(&mut below) {
                game.resolve(outcome).expect("possible");
                continue;
            }
            assert_samples_all(&game);
            let Some(action) = game.sample_action(&mut listed, &mut below) else { break };
            game.play(action).expect("legal");
        }
        assert!(game.board().tiles().len() > 200, "a whole game");
    }
}
