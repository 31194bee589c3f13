//! Games that were played elsewhere: they become tables, and those that are not over go on.

use std::slice;

use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, PRESETS, Pending, Preset};
use bastide_protocol::{FromEngine, WireError, WireMove, WireSetup};
use bastide_wire::site::First;

use crate::create::{NewTable, terms};
use crate::event::{Entry, Event, Terms, Time};
use crate::person::Person;
use crate::play::{Play, tiles_in_all, wire_moves};
use crate::refusal::Refusal;
use crate::results::results;
use crate::seat::Seat;
use crate::table::{Table, begun};

impl Table {
    /// The log of a table at which a game was played that began with its set-up. What is wanted says who
    /// sits where, seat by seat in order of play; the set-up is that of the game. It waits while seats are
    /// open, and goes on as soon as all are taken. What is still to be drawn follows from the seed of the
    /// table.
    pub fn import(
        new: &NewTable,
        played: &Match,
        host: &Person,
        at: Time,
    ) -> Result<Vec<Entry>, Refusal> {
        if played.position().is_some() {
            return Err(Refusal::FromPosition);
        }
        let setup = played.game().rules().setup();
        let is_its = |preset: &&Preset| preset.setup(setup.players.clone()) == *setup;
        let preset = PRESETS.iter().find(is_its).map(|preset| preset.name.to_owned());
        let setup = WireSetup::from_engine(setup);
        let setup = WireSetup { players: Vec::new(), seed: None, ..setup };
        let new = NewTable { setup, first: First::Seat, preset, ..new.clone() };
        let (mut terms, _) = terms(&new, host)?;
        let names = &played.game().rules().setup().players;
        if names.len() != terms.seats.len() {
            return Err(Refusal::SeatCount);
        }
        let count = tiles_in_all(played.game()) as u32;
        if let Some(most) = new.most_tiles.filter(|most| count > *most) {
            return Err(Refusal::TooManyTiles { count, most });
        }
        // Chance answers what it was asked last, if the game ends in the middle of that.
        let mut played = played.clone();
        let dealt = Dealer::from_bytes(new.seed.0).deal(&mut played, &mut Log::off());
        dealt.map_err(|refusal| Refusal::BadSetup(WireError::from_engine(refusal)))?;
        if terms.seats.iter().all(|seat| !seat.is_open()) {
            terms.seats.iter_mut().zip(names).for_each(|(seat, name)| seat.name.clone_from(name));
        } else if played.game().pending() == Pending::Over {
            return Err(Refusal::OpenSeats);
        }
        terms.brought = Some(wire_moves(&played, 0));
        Table::opened(terms, at)
    }

    /// The game as it came to a table that waits for players, all of it as one point.
    pub fn so_far(&self) -> Option<Play> {
        let moves = self.terms().brought.as_ref().filter(|_| self.play().is_none())?;
        let mut play = self.to_begin()?;
        play.enter(None, moves).ok()?;
        Some(play)
    }

    /// The game before anything is drawn, whoever will play it.
    pub fn to_begin(&self) -> Option<Play> {
        let names: Vec<String> = (1..=self.seats().len()).map(|seat| seat.to_string()).collect();
        begun(self.terms(), &names).ok()
    }
}

/// The beginning of a game that was played elsewhere: every action with the answers of chance that followed
/// it, and the end if it is over.
pub(crate) fn brought(
    terms: &Terms,
    seats: &[Seat],
    names: Vec<String>,
    moves: &[WireMove],
) -> Result<Vec<Event>, Refusal> {
    let mut play = begun(terms, &names).map_err(Refusal::BadSetup)?;
    let mut events = vec![Event::Began { first: 0, names, moves: Vec::new() }];
    for wire in moves {
        let asked = play.asked();
        match (asked, events.last_mut()) {
            (None, Some(Event::Began { moves, .. } | Event::Moved { moves, .. })) => {
                moves.push(wire.clone());
            }
            (None, _) => {}
            (Some(player), _) => {
                events.push(Event::Moved { seat: player.0, moves: vec![wire.clone()] });
            }
        }
        play.enter(asked, slice::from_ref(wire)).map_err(Refusal::BadSetup)?;
    }
    if play.game().pending() == Pending::Over {
        events.push(Event::Ended { results: results(play.game(), seats) });
    }
    Ok(events)
}
