//! The score track: markers, and batches of awards that are booked one by one (SCB).
//!
//! Without Messengers a player has one marker and booking is plain addition (SCB-35). With them
//! every award asks which marker moves, landings are noted, and messages follow; that machine is
//! `systems::messengers`, and the batches on `Game::batches` are its stack.

use super::Award;
use crate::event::{Event, Log};
use crate::game::Game;
use crate::player::{Player, Players};
use crate::systems::messengers::{self, Stage};
use crate::turn::Flow;

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
        self.meeple + self.messenger
    }

    /// The point tiles that the player shows: how many with 100, and how many with 50 (SCB-7).
    pub const fn point_tiles(self) -> (u16, u16) {
        let laps = self.meeple / SPACES + self.messenger / SPACES;
        (laps / 2, laps % 2)
    }
}

/// Awards that one step of the game produced, while they are being booked (SCB-22).
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Batch {
    /// How many parts were open when it began: it belongs to the innermost of them.
    pub depth: u8,
    /// Where its awards begin in `Game::awards`; they reach to the end or to the next batch.
    pub first: u16,
    /// The next award to book.
    pub next: u16,
    /// Whether it is the scoring of a placement, which settles goods and figures before messages.
    pub of_placement: bool,
    /// Whether all awards are booked, and the placement settled.
    pub settled: bool,
    /// Players with a landing that calls for a message (MSG-12).
    pub landed: Players,
    /// Players who have drawn because of this batch (MSG-13).
    pub drawn: Players,
    /// Who draws now.
    pub drawer: Player,
    pub stage: Stage,
}

/// Opens a batch for the awards from `first` on.
pub(crate) fn open_batch(game: &mut Game, first: usize, of_placement: bool) {
    if game.rules.messengers {
        game.batches.push(Batch {
            depth: game.parts.len() as u8,
            first: first as u16,
            next: first as u16,
            of_placement,
            settled: false,
            landed: Players::NONE,
            drawn: Players::NONE,
            drawer: Player(0),
            stage: Stage::Booking,
        });
    }
}

/// TS-13.5: books the awards of this part.
pub(crate) fn enter_book(game: &mut Game, log: &mut Log) -> Flow {
    if game.rules.messengers {
        return messengers::run(game, log);
    }
    // The list is put back empty, so that its room is there for the next scoring.
    let mut awards = std::mem::take(&mut game.awards);
    for award in awards.drain(..) {
        book(game, award, log);
    }
    game.awards = awards;
    Flow::Next
}

/// Adds an award to the scoring meeple.
pub(crate) fn book(game: &mut Game, award: Award, log: &mut Log) {
    game.track[award.player.index()].meeple += award.value.points();
    if award.value.points() > 0 {
        log.push(|| Event::Scored(award));
    }
}
