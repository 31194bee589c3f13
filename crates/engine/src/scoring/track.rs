//! The score track: its markers, and how they move (SCB).

use super::Award;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::player::Player;
use crate::system::System;
use crate::systems::messengers;

/// Spaces of the track; after the last comes the first again (SCB-1).
pub const SPACES: u16 = 50;

/// The totals of a player's markers. The space of a marker is its total modulo 50 (SCB-5).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Markers {
    /// The scoring meeple.
    pub meeple: u16,
    /// The messenger, 0 where there is none.
    pub messenger: u16,
}

impl Markers {
    /// The player's score (SCB-6).
    pub const fn total(self) -> u16 {
        self.meeple.saturating_add(self.messenger)
    }

    /// The point tiles that the player shows: how many with 100, and how many with 50 (SCB-7).
    pub const fn point_tiles(self) -> (u16, u16) {
        let laps = self.meeple / SPACES + self.messenger / SPACES;
        (laps / 2, laps % 2)
    }
}

/// Adds an award to the scoring meeple, where the way there does not matter (SCB-35, SCB-37).
pub(crate) fn book(game: &mut Game, award: Award, log: &mut Log) {
    let (points, markers) = (award.value.points(), &mut game.track[award.player.index()]);
    markers.meeple = markers.meeple.saturating_add(points);
    if points > 0 {
        log.push(|| Event::Scored(award));
    }
}

/// Moves a marker forward by all points of an award (SCB-11) and notes where it lands; gives the
/// spaces that it left and reached.
pub(crate) fn move_marker(
    game: &mut Game,
    award: &Award,
    messenger: bool,
    log: &mut Log,
) -> (u8, u8) {
    let player: Player = award.player;
    let markers = &mut game.track[player.index()];
    let marker = if messenger { &mut markers.messenger } else { &mut markers.meeple };
    let from = *marker;
    *marker = marker.saturating_add(award.value.points());
    let to = *marker;
    log.push(|| Event::Scored(award.clone()));
    log.push(|| Event::TrackMoved { player, messenger, from, to });
    if game.rules.plays(System::Messengers) {
        messengers::note_landing(game, player, to);
    }
    ((from % SPACES) as u8, (to % SPACES) as u8)
}
