//! The outlook: what a position is worth to a player, in points and as a chance to win.

use bastide_engine::{Game, MAX_PLAYERS, Pending, Player};

use super::Gain;
use super::eyes::Eyes;
use super::net::Net;
use super::sight::Looker;
use crate::left::Left;

/// Tells what positions are worth. It keeps the tiles that are left when it is made: in a search they
/// hardly change.
#[derive(Clone)]
pub(crate) struct Outlook<'a> {
    net: &'a Net,
    eyes: Eyes,
    left: Left,
    looker: Looker,
    /// Positions that were looked at.
    pub positions: u64,
}

/// What each player has and will have.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Judged {
    /// The points at the end of the game.
    pub points: [f32; MAX_PLAYERS],
    /// The points that are on the track.
    pub scored: [f32; MAX_PLAYERS],
}

impl<'a> Outlook<'a> {
    /// An outlook from a position and those that follow it soon.
    pub fn from(game: &Game, net: &'a Net, eyes: Eyes) -> Outlook<'a> {
        Outlook { net, eyes, left: Left::of(game), looker: Looker::default(), positions: 0 }
    }

    /// The same for another thread, which counts its own positions.
    pub fn fresh(&self) -> Outlook<'a> {
        Outlook { positions: 0, ..self.clone() }
    }

    /// What each player will have at the end.
    pub fn judge(&mut self, game: &Game) -> Judged {
        self.positions += 1;
        let mut judged = Judged::default();
        if game.pending() == Pending::Over {
            for (points, score) in judged.points.iter_mut().zip(game.scores()) {
                *points = score as f32;
            }
            judged.scored = judged.points;
            return judged;
        }
        let mut shown = self.looker.look(game, &mut self.left);
        judged.scored = shown.scores;
        for player in 0..game.rules().players() as usize {
            self.eyes.see(&mut shown.sights[player]);
            judged.points[player] = shown.scores[player] + self.net.points(&shown.sights[player]);
        }
        judged
    }

    /// By how much a player will be ahead of the best of the others; alone, what the player will have.
    pub fn margin(&mut self, game: &Game, player: Player) -> f32 {
        margin(&self.judge(game).points, game.rules().players(), player)
    }
}

impl Judged {
    /// Adds another so many times.
    pub fn add(&mut self, other: &Judged, weight: f32) {
        let points = self.points.iter_mut().zip(other.points);
        let scored = self.scored.iter_mut().zip(other.scored);
        points.chain(scored).for_each(|(sum, points)| *sum += points * weight);
    }

    /// Makes a sum the mean of what was added so many times.
    pub fn divide(&mut self, weights: f32) {
        self.points.iter_mut().chain(&mut self.scored).for_each(|sum| *sum /= weights);
    }

    /// The mean of some positions.
    pub fn mean<'a>(positions: impl Iterator<Item = &'a Judged>) -> Judged {
        let (mut mean, mut number) = (Judged::default(), 0.0);
        for judged in positions {
            mean.add(judged, 1.0);
            number += 1.0;
        }
        mean.divide(number);
        mean
    }

    /// What a turn that leads here brings to a player with so many points, where turns come to this mean.
    pub fn gain(&self, scored: f32, mean: &Judged, players: u8, player: Player) -> Gain {
        let own = player.index();
        let later = |judged: &Judged| judged.points[own] - judged.scored[own];
        let others = |judged: &Judged| match players {
            1 => 0.0,
            _ => best_other(&judged.points, players, player),
        };
        Gain {
            now: self.scored[own] - scored,
            later: later(self) - later(mean),
            others: others(mean) - others(self),
        }
    }
}

/// By how much a player is ahead of the best of the others; alone, the player's points.
pub(crate) fn margin(points: &[f32; MAX_PLAYERS], players: u8, player: Player) -> f32 {
    let others = if players == 1 { 0.0 } else { best_other(points, players, player) };
    points[player.index()] - others
}

fn best_other(points: &[f32; MAX_PLAYERS], players: u8, player: Player) -> f32 {
    let others = (0..players as usize).filter(|other| *other != player.index());
    others.map(|other| points[other]).fold(f32::MIN, f32::max)
}

/// How likely each player wins, where one of them expects a margin with so many tiles left; the others
/// share what is left by their points.
pub(crate) fn win_chances(
    points: &[f32; MAX_PLAYERS],
    margin: f32,
    players: u8,
    player: Player,
    tiles_left: u16,
) -> Vec<f32> {
    if players == 1 {
        return vec![1.0];
    }
    let spread = 1.0 + 1.25 * (tiles_left as f32).sqrt();
    let best = best_other(points, players, player);
    let weight = |other: usize| ((points[other] - best) / spread).exp();
    let others = (0..players as usize).filter(|other| *other != player.index());
    let weights: f32 = others.map(weight).sum();
    // With several others, one of whom may do better than expected, a margin is worth less.
    let own = 1.0 / (1.0 + weights * (-margin / spread).exp());
    let chance = |other| match other == player.index() {
        true => own,
        false => (1.0 - own) * weight(other) / weights,
    };
    (0..players as usize).map(chance).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_to_win_are_shares_of_one() {
        let mut points = [0.0; MAX_PLAYERS];
        points[..3].copy_from_slice(&[90.0, 70.0, 80.0]);
        let chances = win_chances(&points, 10.0, 3, Player(0), 20);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(chances[0] > chances[2] && chances[2] > chances[1], "{chances:?}");
        assert_eq!(win_chances(&points, 90.0, 1, Player(0), 20), [1.0]);
        let even = win_chances(&[50.0; MAX_PLAYERS], 0.0, 2, Player(1), 0);
        assert_eq!(even, [0.5, 0.5]);
    }

    #[test]
    fn a_gain_is_told_apart() {
        let judged = |points: [f32; 2], scored: [f32; 2]| {
            let mut judged = Judged::default();
            judged.points[..2].copy_from_slice(&points);
            judged.scored[..2].copy_from_slice(&scored);
            judged
        };
        let one = judged([86.0, 82.0], [24.0, 30.0]);
        let other = judged([80.0, 88.0], [20.0, 30.0]);
        let mean = Judged::mean([one, other].iter());
        let gain = one.gain(20.0, &mean, 2, Player(0));
        assert_eq!(gain, Gain { now: 4.0, later: 1.0, others: 3.0 });
        assert_eq!(other.gain(20.0, &mean, 2, Player(0)).others, -3.0);
    }
}
