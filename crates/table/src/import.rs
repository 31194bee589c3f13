//! Games that were played elsewhere: they become tables, and those that are not over go on.

use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Move, Pending};
use bastide_protocol::{FromEngine, WireError, WireSetup};
use bastide_wire::site::First;

use crate::create::{NewTable, terms};
use crate::event::{Entry, Event, Time};
use crate::person::Person;
use crate::play::{tiles_in_all, wire_moves};
use crate::refusal::Refusal;
use crate::results::results;
use crate::table::Table;

impl Table {
    /// The log of a table at which a game was played that began with its set-up. What is wanted says who
    /// sits where, seat by seat in order of play; the set-up is that of the game. What is still to be
    /// drawn follows from the seed of the table.
    pub fn import(
        new: &NewTable,
        played: &Match,
        host: &Person,
        at: Time,
    ) -> Result<Vec<Entry>, Refusal> {
        if played.position().is_some() {
            return Err(Refusal::FromPosition);
        }
        let setup = WireSetup::from_engine(played.game().rules().setup());
        let setup = WireSetup { players: Vec::new(), seed: None, ..setup };
        let new = NewTable { setup, first: First::Seat, preset: None, ..new.clone() };
        let (mut terms, _) = terms(&new, host)?;
        let names = played.game().rules().setup().players.clone();
        if names.len() != terms.seats.len() {
            return Err(Refusal::SeatCount);
        }
        if terms.seats.iter().any(|seat| seat.is_open()) {
            return Err(Refusal::OpenSeats);
        }
        let count = tiles_in_all(played.game()) as u32;
        if let Some(most) = new.most_tiles.filter(|most| count > *most) {
            return Err(Refusal::TooManyTiles { count, most });
        }
        // Chance answers what it was asked last, if the game ends in the middle of that.
        let mut played = played.clone();
        let dealt = Dealer::from_bytes(new.seed.0).deal(&mut played, &mut Log::off());
        dealt.map_err(|refusal| Refusal::BadSetup(WireError::from_engine(refusal)))?;
        terms.seats.iter_mut().zip(&names).for_each(|(seat, name)| seat.name.clone_from(name));
        let seats = terms.seats.clone();
        let mut events = vec![Event::Created(Box::new(terms))];
        events.extend(moves(&played, names));
        if played.game().pending() == Pending::Over {
            events.push(Event::Ended { results: results(played.game(), &seats) });
        }
        let by = |seq| (seq == 0).then(|| host.id.clone());
        let numbered = (0..).zip(events);
        Ok(numbered.map(|(seq, event)| Entry { seq, at, by: by(seq), ack: None, event }).collect())
    }
}

/// The beginning, and every action with the answers of chance that followed it.
fn moves(played: &Match, names: Vec<String>) -> Vec<Event> {
    let (wire, mut game) = (wire_moves(played, 0), played.first(0));
    let mut events = vec![Event::Began { first: 0, names, moves: Vec::new() }];
    for (entry, wire) in played.moves().iter().zip(wire) {
        let asked = match (entry, game.game().pending()) {
            (Move::Action(_), Pending::Decide(player, _)) => Some(player),
            _ => None,
        };
        match (asked, events.last_mut()) {
            (Some(player), _) => events.push(Event::Moved { seat: player.0, moves: vec![wire] }),
            (None, Some(Event::Began { moves, .. } | Event::Moved { moves, .. })) => {
                moves.push(wire);
            }
            (None, _) => {}
        }
        // It was played before, so that nothing is refused.
        let _ = game.enter(*entry, &mut Log::off());
    }
    events
}
