//! The check of a puzzle that was found before: a deeper look, which must come to the same.

use std::fmt;

use bastide_notation::print_match_position;

use crate::judge::{AS_GOOD, Judged, turn_of};
use crate::text::id_of;
use crate::{Puzzle, Theme};

/// Why a puzzle is none.
#[derive(Clone, PartialEq, Debug)]
pub enum Unsound {
    /// Its id is not that of its position.
    Id,
    /// Its theme is not what its turn does.
    Theme(Theme),
    /// Its solution stops before the turn is over.
    Unfinished,
    /// Another turn is better by so many points.
    Better(f32),
    /// Another turn is worse by this little.
    Close(f32),
    /// The turn that catches the eye costs this little.
    Obvious(f32),
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unsound::Id => f.write_str("its id is not that of its position"),
            Unsound::Theme(theme) => write!(f, "its theme is {}", theme.name()),
            Unsound::Unfinished => f.write_str("its solution stops before the turn is over"),
            Unsound::Better(points) => write!(f, "another turn is better by {points:.1}"),
            Unsound::Close(points) => write!(f, "another turn is worse by only {points:.1}"),
            Unsound::Obvious(points) => {
                write!(f, "the turn that catches the eye costs only {points:.1}")
            }
        }
    }
}

impl std::error::Error for Unsound {}

/// Two searches agree if they differ by less: a deeper one may think that a turn is not quite as clear.
const CLEAR_ENOUGH: f32 = 1.0;

/// Looks at a puzzle again, so many positions for each of its decisions; without any, only at what needs
/// no search.
pub fn check(puzzle: &Puzzle, positions: u64) -> Result<(), Unsound> {
    let game = puzzle.position.game();
    if puzzle.id != id_of(&print_match_position(&puzzle.position)) {
        return Err(Unsound::Id);
    }
    let mut actions = puzzle.solution.iter().copied();
    let mut short = false;
    turn_of(game, |_| {
        let action = actions.next();
        short |= action.is_none();
        action
    });
    if short {
        return Err(Unsound::Unfinished);
    }
    let player = match game.pending() {
        bastide_engine::Pending::Decide(player, _) => player,
        _ => return Err(Unsound::Unfinished),
    };
    let theme = Theme::of(game, player, &puzzle.solution, &puzzle.gain);
    if theme != puzzle.theme {
        return Err(Unsound::Theme(theme));
    }
    if positions == 0 {
        return Ok(());
    }
    let judged = Judged::of(game, positions).ok_or(Unsound::Unfinished)?;
    let cost = judged.cost(&puzzle.solution);
    if cost >= AS_GOOD {
        return Err(Unsound::Better(cost));
    }
    if judged.gap() < CLEAR_ENOUGH {
        return Err(Unsound::Close(judged.gap()));
    }
    let cost = judged.cost(&puzzle.instead);
    if cost < CLEAR_ENOUGH {
        return Err(Unsound::Obvious(cost));
    }
    Ok(())
}
