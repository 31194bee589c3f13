//! Joins: what a tile at one space would make of the features of different players that meet there.

use bastide_engine::{Game, Halves, MAX_PLAYERS, Player, Pos, Side};

use super::chances::soon;
use super::{FIELD_JOINS, JOINS, Looker, Seen, Sight};
use crate::left::Left;

/// A side of a feature at a free space.
#[derive(Clone)]
pub(super) struct End {
    pub at: Pos,
    pub side: Side,
    pub feature: usize,
}

/// What a free space touches of a field: half-sides, as seen from there.
#[derive(Clone)]
pub(super) struct FieldEnd {
    pub at: Pos,
    pub halves: Halves,
    pub feature: usize,
}

impl Looker {
    /// Adds what joins at one space between features of different players would take and give.
    pub(super) fn add_joins(
        &self,
        game: &Game,
        left: &mut Left,
        draws: &[f32; MAX_PLAYERS],
        sights: &mut [Sight; MAX_PLAYERS],
    ) {
        for (number, one) in self.ends.iter().enumerate() {
            for other in &self.ends[number + 1..] {
                if one.at != other.at || one.feature == other.feature {
                    continue;
                }
                let (a, b) = (&self.seen[one.feature], &self.seen[other.feature]);
                if a.view.kind != b.view.kind || a.view.owners == b.view.owners {
                    continue;
                }
                let Some(open) = game.board().open_cell(one.at) else { continue };
                let number = left.joining(game.rules(), open, one.side, other.side);
                if number > 0 {
                    let share = number as f32 / left.total().max(1) as f32;
                    add_join(JOINS, a, b, share, draws, sights);
                    add_join(JOINS, b, a, share, draws, sights);
                }
            }
        }
    }

    /// The same for fields.
    pub(super) fn add_field_joins(
        &self,
        game: &Game,
        left: &mut Left,
        draws: &[f32; MAX_PLAYERS],
        sights: &mut [Sight; MAX_PLAYERS],
    ) {
        for (number, one) in self.field_ends.iter().enumerate() {
            for other in &self.field_ends[number + 1..] {
                if one.at != other.at || one.feature == other.feature {
                    continue;
                }
                let (a, b) = (&self.seen[one.feature], &self.seen[other.feature]);
                if a.view.owners == b.view.owners {
                    continue;
                }
                let Some(open) = game.board().open_cell(one.at) else { continue };
                let number = left.joining_fields(game.rules(), open, one.halves, other.halves);
                if number > 0 {
                    let share = number as f32 / left.total().max(1) as f32;
                    add_join(FIELD_JOINS, a, b, share, draws, sights);
                    add_join(FIELD_JOINS, b, a, share, draws, sights);
                }
            }
        }
    }
}

/// Adds what a join of two features does to the owners of the first.
fn add_join(
    place: usize,
    own: &Seen,
    other: &Seen,
    share: f32,
    draws: &[f32; MAX_PLAYERS],
    sights: &mut [Sight; MAX_PLAYERS],
) {
    for (player, sight) in sights.iter_mut().enumerate() {
        if !own.view.owners.contains(Player(player as u8)) || other.view.strengths[player] > 0 {
            continue;
        }
        let mine = own.view.strengths[player];
        let theirs = other.view.strengths.iter().copied().max().unwrap_or(0);
        let rival = other.view.owners.iter().next().map_or(0, Player::index);
        let (by_me, by_them) = (soon(share, draws[player]), soon(share, draws[rival]));
        let (mine_worth, theirs_worth) = (own.prize(), other.prize());
        if mine > theirs {
            sight[place] += by_me * theirs_worth;
        } else if mine == theirs {
            sight[place + 1] += by_me * theirs_worth;
            sight[place + 2] += by_them * mine_worth;
        } else {
            sight[place + 3] += by_them * mine_worth;
        }
    }
}
