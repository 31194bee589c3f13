//! The mine: a game of strong bots, and the puzzles that come up in it.

use std::sync::Arc;

use bastide_bots::best::{Analysis, Budget, think};
use bastide_bots::{Level, Rng, game_seed};
use bastide_engine::{Action, Game, Match, Pending, Rules};
use bastide_notation::{parse_match_position, print_match_position};

use crate::judge::{CLEAR, Judged, turn_of};
use crate::rate::rate;
use crate::text::id_of;
use crate::{Puzzle, Theme};

/// How many positions are looked at for a decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// While the game is played.
    pub play: u64,
    /// Where one turn seems clearly best.
    pub sure: u64,
    /// Where it still does.
    pub deep: u64,
}

impl Default for Effort {
    fn default() -> Effort {
        Effort { play: 2_000, sure: 12_000, deep: 40_000 }
    }
}

impl Effort {
    /// What a decision of the game may take: no more for the first look than for all of it.
    fn playing(&self) -> Budget {
        Budget { first_look: self.play, ..Budget::positions(self.play) }
    }
}

/// The game is too young for a puzzle before so many turns.
const FIRST_TURN: u32 = 7;

/// Turns between two puzzles of a game, so that they don't look alike.
const BETWEEN: u32 = 3;

/// What would be better by less than this at a first look is not looked at again.
const PROMISING: f32 = 1.2;

/// Easier puzzles are none.
const EASIEST: u16 = 900;

/// A turn that wins or loses everything by so many points hardly matters.
const DECIDED: f32 = 30.0;

/// Plays the game with this number to its end, and tells of every puzzle in it.
pub fn mine(
    rules: &Arc<Rules>,
    from: &str,
    seed: u64,
    effort: Effort,
    mut found: impl FnMut(Puzzle),
) {
    let mut luck = Rng::new(game_seed(seed, 1));
    let mut game = Game::new(rules.clone());
    let mut next = FIRST_TURN;
    loop {
        match game.pending() {
            Pending::Over => return,
            Pending::Chance(_) => {
                let outcome = game.sample(|bound| luck.below(bound)).expect("chance is asked");
                game.resolve_unchecked(outcome);
            }
            Pending::Decide(..) => {
                let analysis = think(&game, &effort.playing()).expect("a player is asked");
                let action = analysis.candidates[0].action;
                if game.turn_number() >= next
                    && is_promising(&game, &analysis)
                    && let Some(puzzle) = puzzle(&game, from, effort)
                {
                    next = game.turn_number() + BETWEEN;
                    found(puzzle);
                }
                game.play_unchecked(action);
            }
        }
    }
}

/// Whether one of the ways to begin a turn seems better than all others.
fn is_promising(game: &Game, analysis: &Analysis) -> bool {
    let [best, second, ..] = &analysis.candidates[..] else { return false };
    matches!(best.action, Action::Place { .. })
        && best.margin - second.margin >= PROMISING
        && best.margin.abs() < DECIDED
        && greedy_turn(game).first() != Some(&best.action)
}

/// What a player does who only sees the points of this turn.
fn greedy_turn(game: &Game) -> Vec<Action> {
    let level = Level::named("greedy").expect("it is a level");
    turn_of(game, |at| level.choose(at, 7))
}

/// The puzzle of a position, if it makes a good one.
fn puzzle(game: &Game, from: &str, effort: Effort) -> Option<Puzzle> {
    // What the game knows beyond its text must not matter.
    let position = print_match_position(&Match::from_game(game.clone(), Default::default()));
    let position = parse_match_position(&position).ok()?;
    let game = position.game();
    let instead = greedy_turn(game);
    let clear = |positions| {
        let judged = Judged::of(game, positions)?;
        (judged.is_clear() && judged.cost(&instead) >= CLEAR).then_some(judged)
    };
    clear(effort.sure)?;
    let judged = clear(effort.deep)?;
    let rating = rate(&judged);
    (rating >= EASIEST).then(|| Puzzle {
        id: id_of(&print_match_position(&position)),
        theme: Theme::of(game, judged.player, &judged.best, &judged.first.gain),
        rating,
        margin: judged.first.margin,
        gap: judged.gap(),
        gain: judged.first.gain,
        from: from.to_owned(),
        solution: judged.best,
        instead,
        position: position.clone(),
    })
}
