//! The outlook: what a position is worth to a player, in points and as a chance to win.

use bastide_engine::{Game, MAX_PLAYERS, Pending, Player};

use super::net::Net;
use super::sight::Looker;
use crate::left::Left;

/// Tells what positions are worth. It keeps the tiles that are left when it is made: in a search they
/// hardly change.
pub(crate) struct Outlook<'a> {
    net: &'a Net,
    left: Left,
    looker: Looker,
    /// Positions that were looked at.
    pub positions: u64,
}

impl<'a> Outlook<'a> {
    /// An outlook from a position and those that follow it soon.
    pub fn from(game: &Game, net: &'a Net) -> Outlook<'a> {
        Outlook { net, left: Left::of(game), looker: Looker::default(), positions: 0 }
    }

    /// What each player will have at the end.
    pub fn points(&mut self, game: &Game) -> [f32; MAX_PLAYERS] {
        self.positions += 1;
        let mut points = [0.0; MAX_PLAYERS];
        if game.pending() == Pending::Over {
            for (points, score) in points.iter_mut().zip(game.scores()) {
                *points = score as f32;
            }
            return points;
        }
        let shown = self.looker.look(game, &mut self.left);
        let players = game.rules().players() as usize;
        let shown = shown.scores.into_iter().zip(&shown.sights).take(players);
        for (points, (score, sight)) in points.iter_mut().zip(shown) {
            *points = score + self.net.points(sight);
        }
        points
    }

    /// By how much a player will be ahead of the best of the others; alone, what the player will have.
    pub fn margin(&mut self, game: &Game, player: Player) -> f32 {
        margin(&self.points(game), game.rules().players(), player)
    }
}

/// By how much a player is ahead of the best of the others.
pub(crate) fn margin(points: &[f32; MAX_PLAYERS], players: u8, player: Player) -> f32 {
    let others = (0..players as usize).filter(|other| *other != player.index());
    let best = others.map(|other| points[other]).fold(f32::MIN, f32::max);
    if players == 1 { points[0] } else { points[player.index()] - best }
}

/// How likely a margin that is expected with so many tiles left is a win in the end.
pub(crate) fn win_chance(margin: f32, tiles_left: u16) -> f32 {
    let spread = 1.0 + 1.25 * (tiles_left as f32).sqrt();
    1.0 / (1.0 + (-margin / spread).exp())
}
