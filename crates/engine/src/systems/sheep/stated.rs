//! Flocks and what is owed to them, told and read in positions.

use super::{Flock, State, Tending};
use crate::game::Game;
use crate::position::read::Reader;
use crate::position::tell::{Facts, Told, list, row, set};
use crate::position::{PositionError, Problem};

impl Told for State {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let State { left: _, flocks } = self; // what is left follows from the flocks
        for Flock { on, tokens: [one, two, three, four] } in flocks {
            row!(facts, set("flocks"), game.spot(*on), *one, *two, *three, *four);
        }
    }
}

impl State {
    pub(crate) fn read(reader: &Reader<'_>) -> Result<State, PositionError> {
        let mut state = State::new(reader.rules());
        for mut row in reader.rows("flocks") {
            let mut flock = Flock { on: row.segment()?, tokens: [0; 4] };
            for (tokens, left) in flock.tokens.iter_mut().zip(&mut state.left) {
                *tokens = row.u8(u8::MAX)?;
                let most = *left as u32;
                *left = left.checked_sub(*tokens).ok_or_else(|| {
                    row.error(Problem::TooManyPieces { what: "sheep tokens", most })
                })?;
            }
            row.end()?;
            state.flocks.push(flock);
        }
        Ok(state)
    }
}

impl Told for Tending {
    fn tell(&self, game: &Game, facts: &mut impl Facts) {
        let Tending { expanded, drawing, begun } = self;
        for on in expanded {
            row!(facts, list("flocks-expanded"), game.spot(*on));
        }
        if let Some(on) = drawing {
            row!(facts, set("flocks-drawing"), game.spot(*on));
        }
        if *begun {
            row!(facts, set("flocks-begun"));
        }
    }
}

impl Tending {
    pub fn read(reader: &Reader<'_>) -> Result<Tending, PositionError> {
        let mut tending = Tending::default();
        for mut row in reader.at_most("flocks-expanded", tending.expanded.capacity())? {
            tending.expanded.push(row.segment()?);
            row.end()?;
        }
        if let Some(mut row) = reader.one("flocks-drawing")? {
            tending.drawing = Some(row.segment()?);
            row.end()?;
        }
        tending.begun = reader.flag("flocks-begun")?;
        Ok(tending)
    }
}
