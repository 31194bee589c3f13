//! Results: how a game ended for each seat. Whoever resigned or left has lost, whatever a bot made of
//! the seat afterwards.

use bastide_engine::{Game, Pending};
use bastide_wire::site::{Ending, SeatResult};

use crate::seat::Seat;

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
