//! Systems: the expansions and their parts. What each of them is, its own module says in one constant,
//! [`About`]; everything that lists systems follows from those.

use crate::action::Owned;
use crate::board::KindTable;
use crate::figures::FigureKind;
use crate::game::Game;
use crate::options::OptionNames;
use crate::reason::Why;
use crate::report::{Record, Topic};
use crate::rule::RuleId;
use crate::spot::Spot;
use crate::turn::Step;
use crate::validate::Violation;

pub use crate::systems::System;

/// What a system is.
#[derive(Debug)]
pub struct About {
    /// Its name in set-ups.
    pub name: &'static str,
    /// The series of the rules reference that are about it.
    pub series: &'static [&'static str],
    /// Its parts; a system without parts is whole or not in play.
    pub parts: &'static [PartName],
    /// Its options.
    pub options: &'static [OptionNames],
    /// What each player gets, one of each; a part may bring it.
    pub figures: &'static [(FigureKind, Option<Part>)],
    /// The steps that it adds to the turn; a part may bring it.
    pub steps: &'static [(Step, Option<Part>)],
    /// Whether a tile can give one of its steps anything to do, by what the tile shows. Steps that
    /// come before the draw are for all tiles.
    pub(crate) concerns: fn(Step, &KindTable) -> bool,
    /// How it changes the start of the game.
    pub start: Start,
    /// The set that it brings where a set-up names none: that of the newest box that has it.
    pub set: Option<&'static str>,
    /// Default sets of other systems that give way to those of its own box.
    pub replaces: &'static [(&'static str, &'static str)],
    /// The boxes that have it.
    pub boxes: &'static [InBox],
    /// Why something is refused because of it.
    pub reasons: &'static [Why],
    /// Adds what it has on the table to a report. Only systems in play are asked.
    pub report: fn(&Game, Topic, &mut Record),
    /// The figures that it holds: those that are neither in a supply nor on the map.
    pub held: fn(&Game) -> Vec<HeldFigure>,
    /// Whether its state is in order. All systems are asked, those that are not in play too.
    pub check: fn(&Game) -> Result<(), Violation>,
}

impl About {
    /// A system of this name and series with nothing of its own.
    pub const fn new(name: &'static str, series: &'static [&'static str]) -> About {
        About {
            name,
            series,
            parts: &[],
            options: &[],
            figures: &[],
            steps: &[],
            concerns: |_, _| true,
            start: Start::Tile,
            set: None,
            replaces: &[],
            boxes: &[],
            reasons: &[],
            report: |_, _, _| {},
            held: |_| Vec::new(),
            check: |_| Ok(()),
        }
    }
}

/// A figure that a system holds, and the spot beside the map on which it stands, if it stands on one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldFigure {
    /// The figure, and whose it is.
    pub figure: Owned,
    /// Where it stands.
    pub on: Option<Spot>,
}

/// How a system begins the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Start {
    /// With the start tile.
    Tile,
    /// With the source of a river; only one such system can be in play (RV3-2).
    River,
    /// With a block of squares of this name in the catalogue, which lie together and beside no other
    /// block by this rule; only one such system can be in play.
    Block(&'static str, RuleId),
}

/// What a box has of a system.
#[derive(Debug)]
pub struct InBox {
    /// The preset of the box.
    pub preset: &'static str,
    /// Its tile sets.
    pub sets: &'static [&'static str],
    /// The options that its book does not leave at their defaults.
    pub options: &'static [(&'static str, &'static str)],
}

impl InBox {
    /// These sets in this box, by the default rules.
    pub const fn with(preset: &'static str, sets: &'static [&'static str]) -> InBox {
        InBox { preset, sets, options: &[] }
    }
}

/// A part of a system, as its module declares it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PartName {
    /// Its name in set-ups, after the system and a stroke.
    pub name: &'static str,
    /// Whether it comes on top of its system, which is whole without it (R2-23).
    pub is_extra: bool,
}

impl PartName {
    /// A part of the whole.
    pub const fn new(name: &'static str) -> PartName {
        PartName { name, is_extra: false }
    }

    /// A part that comes on top.
    pub const fn extra(name: &'static str) -> PartName {
        PartName { name, is_extra: true }
    }
}

/// A part of a system that can be in play without the rest of it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Part {
    system: System,
    number: u8,
}

impl Part {
    /// The part with this number in the list of its system.
    pub const fn of(system: System, number: u8) -> Part {
        Part { system, number }
    }

    fn declared(self) -> PartName {
        self.system.about().parts[self.number as usize]
    }

    /// Whether it comes on top of its system, which is whole without it.
    pub fn is_extra(self) -> bool {
        self.declared().is_extra
    }

    /// Its name in set-ups, after the system and a stroke.
    pub fn name(self) -> &'static str {
        self.declared().name
    }
}

impl System {
    /// Its name in set-ups.
    pub const fn name(self) -> &'static str {
        self.about().name
    }

    /// The system with this name.
    pub fn from_name(name: &str) -> Option<System> {
        System::ALL.into_iter().find(|system| system.name() == name)
    }

    /// Whether it lays a river in place of the start tile; only one such system can be in play.
    pub fn is_river(self) -> bool {
        self.about().start == Start::River
    }

    /// Whether it lays a start board in place of the start tile; only one such system can be in play.
    pub fn is_start_board(self) -> bool {
        matches!(self.about().start, Start::Block(..))
    }

    /// Its parts; a system without parts is whole or not in play.
    pub fn parts(self) -> impl Iterator<Item = Part> + Clone {
        (0..self.about().parts.len() as u8).map(move |number| Part::of(self, number))
    }
}

/// The systems and parts in play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Systems {
    systems: u32,
    parts: [u8; System::ALL.len()],
}

impl Systems {
    /// Adds a system with all its parts but those that come on top.
    pub fn insert(&mut self, system: System) {
        self.systems |= 1 << system as u8;
        for part in system.parts().filter(|part| !part.is_extra()) {
            self.insert_part(part);
        }
    }

    /// Adds a part, and with it its system.
    pub fn insert_part(&mut self, part: Part) {
        self.systems |= 1 << part.system as u8;
        self.parts[part.system as usize] |= 1 << part.number;
    }

    /// Whether the system is in play, wholly or with some of its parts.
    #[inline]
    pub const fn has(&self, system: System) -> bool {
        self.systems >> system as u8 & 1 == 1
    }

    /// Whether the part is in play.
    #[inline]
    pub const fn has_part(&self, part: Part) -> bool {
        self.parts[part.system as usize] >> part.number & 1 == 1
    }

    /// Whether a system is in play, and the part of it that is asked for, if one is.
    pub fn has_with(&self, system: System, part: Option<Part>) -> bool {
        self.has(system) && part.is_none_or(|part| self.has_part(part))
    }

    /// The systems in play that bring a step.
    pub(crate) fn with_step(self, step: Step) -> impl Iterator<Item = System> {
        self.iter().filter(move |system| {
            let mut steps = system.about().steps.iter();
            steps.any(|(brought, part)| *brought == step && self.has_with(*system, *part))
        })
    }

    /// The systems in play.
    pub fn iter(self) -> impl Iterator<Item = System> {
        System::ALL.into_iter().filter(move |system| self.has(*system))
    }

    /// The names that a set-up would use: a whole system once, one that is narrowed, or has more than
    /// the whole, part by part.
    pub fn names(self) -> Vec<String> {
        let mut names = Vec::new();
        for system in self.iter() {
            let inside = system.parts().filter(|part| self.has_part(*part));
            if system.parts().all(|part| self.has_part(part) != part.is_extra()) {
                names.push(system.name().to_owned());
            } else {
                names.extend(inside.map(|part| format!("{}/{}", system.name(), part.name())));
            }
        }
        names
    }
}
