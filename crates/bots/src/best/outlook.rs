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
        Outlook { net, eyes, left: Left::of(game), looker: Looker::for_net(net), positions: 0 }
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

    /// The margin that a player can expect.
    pub fn margin(&mut self, game: &Game, player: Player) -> f32 {
        Seat::of(player, game).margin(&self.judge(game).points)
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

    /// What a turn that leads here brings to whoever had so many points, where turns come to this mean.
    pub fn gain(&self, scored: f32, mean: &Judged, seat: &Seat) -> Gain {
        let own = seat.player.index();
        let later = |judged: &Judged| judged.points[own] - judged.scored[own];
        Gain {
            now: self.scored[own] - scored,
            later: later(self) - later(mean),
            others: seat.others(&mean.points) - seat.others(&self.points),
        }
    }
}

/// A player among others, from where margins and chances are seen.
pub(crate) struct Seat {
    player: Player,
    players: usize,
    /// How far points may still go apart.
    spread: f32,
}

impl Seat {
    pub fn of(player: Player, game: &Game) -> Seat {
        Seat::with(player, game.rules().players(), game.bag().left())
    }

    fn with(player: Player, players: u8, tiles_left: u16) -> Seat {
        let spread = 1.0 + 1.25 * (tiles_left as f32).sqrt();
        Seat { player, players: players as usize, spread }
    }

    /// By how much the player is ahead of the others; alone, the player's points.
    pub fn margin(&self, points: &[f32; MAX_PLAYERS]) -> f32 {
        points[self.player.index()] - self.others(points)
    }

    /// The points to beat: those of the best of the others where few tiles are left, and nearer to their
    /// mean where anyone may still be the best.
    fn others(&self, points: &[f32; MAX_PLAYERS]) -> f32 {
        let others = || self.all_others().map(|other| points[other]);
        match self.players {
            1 => 0.0,
            2 => others().sum(),
            _ => {
                let best = others().fold(f32::MIN, f32::max);
                let sum: f32 = others().map(|it| ((it - best) / self.spread).exp()).sum();
                best + self.spread * (sum / (self.players - 1) as f32).ln()
            }
        }
    }

    fn all_others(&self) -> impl Iterator<Item = usize> + use<> {
        let own = self.player.index();
        (0..self.players).filter(move |other| *other != own)
    }

    /// How likely each player wins, where this one expects a margin; the others share what is left by
    /// their points.
    pub fn win_chances(&self, points: &[f32; MAX_PLAYERS], margin: f32) -> Vec<f32> {
        let rivals = (self.players - 1) as f32;
        let own = 1.0 / (1.0 + rivals * (-margin / self.spread).exp());
        let to_beat = self.others(points);
        let chance = |other: usize| match other == self.player.index() {
            true => own,
            false => (1.0 - own) / rivals * ((points[other] - to_beat) / self.spread).exp(),
        };
        (0..self.players).map(chance).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_to_win_are_shares_of_one() {
        let mut points = [0.0; MAX_PLAYERS];
        points[..3].copy_from_slice(&[90.0, 70.0, 80.0]);
        let seat = Seat::with(Player(0), 3, 20);
        let chances = seat.win_chances(&points, 10.0);
        assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-5);
        assert!(chances[0] > chances[2] && chances[2] > chances[1], "{chances:?}");
        assert_eq!(Seat::with(Player(0), 1, 20).win_chances(&points, 90.0), [1.0]);
        let even = Seat::with(Player(1), 2, 0).win_chances(&[50.0; MAX_PLAYERS], 0.0);
        assert_eq!(even, [0.5, 0.5]);
    }

    #[test]
    fn a_lead_over_several_is_over_the_best_in_the_end_and_over_all_at_first() {
        let mut points = [0.0; MAX_PLAYERS];
        points[..4].copy_from_slice(&[90.0, 80.0, 60.0, 40.0]);
        let margin = |tiles_left| Seat::with(Player(0), 4, tiles_left).margin(&points);
        assert!((10.0..12.0).contains(&margin(0)), "{}", margin(0));
        assert!((20.0..30.0).contains(&margin(200)), "{}", margin(200));
        assert_eq!(Seat::with(Player(0), 2, 200).margin(&points), 10.0);
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
        let seat = Seat::with(Player(0), 2, 30);
        let gain = one.gain(20.0, &mean, &seat);
        assert_eq!(gain, Gain { now: 4.0, later: 1.0, others: 3.0 });
        assert_eq!(other.gain(20.0, &mean, &seat).others, -3.0);
    }
}
