//! The awards of one feature, whenever it is scored.

use super::completed::cause_of;
use super::{Award, Value, owners};
use crate::board::{Pos, Seg};
use crate::game::Game;
use crate::player::Player;
use crate::systems::princess_and_dragon::fairy;

/// When and where a feature is scored.
pub(crate) struct Occasion {
    /// Where readers of the log find it.
    pub at: Pos,
    /// Whether it belongs to final scoring.
    pub at_end: bool,
}

/// Adds what a feature brings to its owners, clockwise from the active player (SCB-26), and directly
/// after the points of each the fairy's bonus (SCB-27, PD-82).
pub(crate) fn add_awards(
    game: &Game,
    feature: Seg,
    occasion: Occasion,
    value: impl Fn(Player) -> Value,
    awards: &mut Vec<Award>,
) {
    let Occasion { at, at_end } = occasion;
    let owners = owners(game, feature);
    let with_fairy = fairy::bonus_players(game, feature);
    let cause = cause_of(game.board.kind_of(feature));
    for player in game.part().player.clockwise(game.rules.players()) {
        if owners.contains(player) {
            let (value, segment) = (value(player), Some(feature));
            awards.push(Award { player, value, cause, at, segment, at_end });
        }
        if with_fairy.contains(player) {
            awards.push(fairy::bonus(game, player, feature, at_end));
        }
    }
}
