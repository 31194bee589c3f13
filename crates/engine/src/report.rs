//! Reports: what the systems of a game have on the table, as plain data. Each system names what it adds,
//! so that JSON, text and tests are made from a report by whoever knows none of them.

use crate::board::{Pos, Seg};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::Player;

/// What a report is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// What the systems add to the table as a whole.
    Table,
    /// What a player has in hand beside figures.
    Supply(Player),
    /// Tokens that a player has won.
    Tokens(Player),
    /// What a player has on the score track beside the scoring meeple.
    Track(Player),
    /// Neutral pieces on the map, each under its name.
    Pieces,
}

/// A value of a report.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Report {
    /// Nothing is there, and that is worth saying.
    Nothing,
    /// How many.
    Number(u32),
    /// A name.
    Word(String),
    /// A position.
    Place(Pos),
    /// Whose.
    Player(Player),
    /// A segment of a tile.
    Segment(Seg),
    /// Several.
    List(Vec<Report>),
    /// Named values.
    Record(Record),
}

/// Values by name, in the order in which they were set.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Record(Vec<(String, Report)>);

impl Record {
    /// Adds a value.
    pub fn set(&mut self, name: &str, value: impl Into<Report>) {
        self.0.push((name.to_owned(), value.into()));
    }

    /// The same record with one more value.
    pub fn with(mut self, name: &str, value: impl Into<Report>) -> Record {
        self.set(name, value);
        self
    }

    /// The first value with this name.
    pub fn get(&self, name: &str) -> Option<&Report> {
        self.0.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }

    /// Every name with its value.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Report)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }
}

impl Game {
    /// What the systems in play say on a topic.
    pub fn report(&self, topic: Topic) -> Record {
        let mut record = Record::default();
        for system in self.rules.systems.iter() {
            (system.about().report)(self, topic, &mut record);
        }
        record
    }
}

impl<T: Into<Report>> From<Option<T>> for Report {
    fn from(value: Option<T>) -> Report {
        value.map_or(Report::Nothing, Into::into)
    }
}

impl<T: Into<Report>> FromIterator<T> for Report {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Report {
        Report::List(values.into_iter().map(Into::into).collect())
    }
}

macro_rules! from {
    ($($type:ty: $value:ident => $report:expr,)+) => {
        $(impl From<$type> for Report {
            fn from($value: $type) -> Report {
                $report
            }
        })+
    };
}

from! {
    u8: number => Report::Number(number.into()),
    u16: number => Report::Number(number.into()),
    bool: held => Report::Number(held.into()),
    &str: word => Report::Word(word.to_owned()),
    FigureKind: figure => figure.name().into(),
    Pos: at => Report::Place(at),
    Player: player => Report::Player(player),
    Seg: segment => Report::Segment(segment),
    Record: record => Report::Record(record),
}
