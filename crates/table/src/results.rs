//! Results: how a game ended for each seat. Whoever resigned or left has lost, whatever a bot made of
//! the seat afterwards.

use bastide_engine::{Game, Pending};
use serde::{Deserialize, Serialize};

use crate::seat::Seat;

/// How a game ended for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// The place, from 1; equals share one.
    pub place: u8,
    /// The points.
    pub points: u16,
    /// How it ended.
    pub ending: Ending,
}

/// How a game ended for somebody.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Ending {
    /// It was played to its end, or all others gave up.
    Finished,
    /// The person was away when it ended.
    Left,
    /// The person resigned.
    Resigned,
}

impl Ending {
    /// Its word on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Ending::Finished => "finished",
            Ending::Left => "left",
            Ending::Resigned => "resigned",
        }
    }
}

/// The results of a game that ends as it stands, for seats as they are.
pub(crate) fn results(game: &Game, seats: &[Seat]) -> Vec<SeatResult> {
    let scores = game.scores();
    let over = game.pending() == Pending::Over;
    let endings: Vec<Ending> = seats.iter().map(ending).collect();
    let everybody_finished = endings.iter().all(|ending| *ending == Ending::Finished);
    let winners = game.winners();
    // The rules may settle a tie for the win; where somebody gave up they were not asked.
    let rank = |seat: usize| {
        let quit = (endings[seat] != Ending::Finished) as u8;
        let won = over && everybody_finished && winners.iter().any(|it| it.index() == seat);
        (quit, !won as u8, u16::MAX - scores[seat])
    };
    let result = |seat: usize| {
        let better = (0..seats.len()).filter(|other| rank(*other) < rank(seat)).count();
        SeatResult { place: better as u8 + 1, points: scores[seat], ending: endings[seat] }
    };
    (0..seats.len()).map(result).collect()
}

fn ending(seat: &Seat) -> Ending {
    match seat {
        Seat { resigned: true, .. } => Ending::Resigned,
        Seat { gone: true, .. } => Ending::Left,
        _ => Ending::Finished,
    }
}
