//! The city of Carcassonne, told and read in positions.

use super::{Guest, Joined, Quarter, Rounds, State, Visit};
use crate::game::Game;
use crate::player::MAX_PLAYERS;
use crate::position::read::{Reader, Row};
use crate::position::tell::{Facts, Told, list, row, set};
use crate::position::{PositionError, Problem};
use crate::system::System;

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { count, guests, joined, last_placer } = self;
        if game.rules.plays(System::Count) {
            row!(facts, set("count"), count.name(), *last_placer);
        }
        for Guest { owner, figure, quarter } in guests {
            row!(facts, set("guests"), *owner, *figure, quarter.name());
        }
        for Joined { owner, figure, feature } in joined {
            row!(facts, list("guests-joined"), *owner, *figure, game.feature_spot(*feature));
        }
    }
}

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        if let Some(mut row) = reader.one("count")? {
            state.count = row.named("a quarter", Quarter::from_name)?;
            state.last_placer = row.player()?;
            row.end()?;
        }
        for mut row in reader.rows("guests") {
            let (owner, figure) = (row.player()?, row.figure()?);
            let quarter = row.named("a quarter", Quarter::from_name)?;
            row.end()?;
            state.guests.push(Guest { owner, figure, quarter });
        }
        for mut row in reader.rows("guests-joined") {
            let (owner, figure, feature) = (row.player()?, row.figure()?, row.segment()?);
            row.end()?;
            state.joined.push(Joined { owner, figure, feature: reader.board.root(feature) });
        }
        let all = state.guests.len() + state.joined.len();
        if all > 0 && !reader.rules().plays(System::Count) {
            return Err(reader.error("guests", Problem::NotInPlay { what: "count" }));
        }
        Ok(state)
    }
}

impl Visit {
    const ALL: [Visit; 3] = [Visit::Open, Visit::Entered, Visit::Done];

    pub fn name(self) -> &'static str {
        match self {
            Visit::Open => "open",
            Visit::Entered => "entered",
            Visit::Done => "done",
        }
    }

    pub fn from_name(name: &str) -> Option<Visit> {
        Visit::ALL.into_iter().find(|visit| visit.name() == name)
    }
}

impl Rounds {
    /// The rounds of a row.
    pub fn read(row: &mut Row<'_>) -> Result<Rounds, PositionError> {
        Ok(Rounds { feature: row.u16(u16::MAX - 1)?, players: row.u8(MAX_PLAYERS as u8)? })
    }
}
