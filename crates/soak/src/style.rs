//! Styles of random play: uniform choice alone seldom comes to what takes a plan.

use std::mem::{Discriminant, discriminant};

use bastide_bots::Rng;
use bastide_engine::{Action, FigureKind, Game, Pos, Side, Spot};

/// How choices are made. None of them is clever; each comes to other states than the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// Every action is equally likely.
    Uniform,
    /// Something is done where something can be done.
    Busy,
    /// Every kind of action is equally likely, so that rare ones happen.
    Varied,
    /// Tiles go where many others are: much is completed, and holes remain.
    Dense,
    /// Tiles go where few others are: features grow long and stay open.
    Sparse,
}

impl Style {
    /// One of them.
    pub fn random(rng: &mut Rng) -> Style {
        let all = [Style::Uniform, Style::Busy, Style::Varied, Style::Dense, Style::Sparse];
        all[rng.below(all.len() as u32) as usize]
    }

    /// Chooses one of the legal actions.
    pub fn choose(self, game: &Game, actions: &[Action], rng: &mut Rng) -> Action {
        let any = pick(actions, rng);
        match (self, any) {
            (Style::Uniform, _) => any,
            (Style::Varied, _) => pick_of_a_kind(actions, rng),
            (Style::Dense | Style::Sparse, Action::Place { .. }) => {
                let some = [any, pick(actions, rng), pick(actions, rng), pick(actions, rng)];
                let density = |action: &Action| match action {
                    Action::Place { at, .. } if self == Style::Dense => neighbours(game, *at),
                    Action::Place { at, .. } => 4 - neighbours(game, *at),
                    _ => 0,
                };
                some.into_iter().max_by_key(density).unwrap_or(any)
            }
            (_, Action::Pass) if rng.below(8) > 0 => pick(actions, rng),
            _ => any,
        }
    }
}

fn pick(actions: &[Action], rng: &mut Rng) -> Action {
    actions[rng.below(actions.len() as u32) as usize]
}

/// What makes two actions the same kind of action.
type Sort = (Discriminant<Action>, Option<FigureKind>, Option<Discriminant<Spot>>);

fn kind(action: Action) -> Sort {
    let spot = action.spot().map(|spot| discriminant(&spot));
    (discriminant(&action), action.figure(), spot)
}

fn pick_of_a_kind(actions: &[Action], rng: &mut Rng) -> Action {
    let mut kinds = Vec::new();
    for action in actions {
        if !kinds.contains(&kind(*action)) {
            kinds.push(kind(*action));
        }
    }
    let chosen = kinds[rng.below(kinds.len() as u32) as usize];
    let alike = actions.iter().filter(|action| kind(**action) == chosen);
    let number = rng.below(alike.clone().count() as u32) as usize;
    *{ alike }.nth(number).expect("the number is below their count")
}

fn neighbours(game: &Game, at: Pos) -> usize {
    let taken = |side: &Side| game.board().tile_at(at.beside(*side)).is_some();
    Side::ALL.iter().filter(|side| taken(side)).count()
}
