//! Reading a position back: each part of the state reads the facts that it tells, with errors that say
//! which of them is wrong.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use bastide_catalogue::Rotation;

use super::{Fact, OUTER, Position, PositionError, Problem, Word};
use crate::board::{Board, Kind, Pos, Seg, TileId};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::{Player, Players};
use crate::rule::RuleId;
use crate::rules::Rules;
use crate::spot::Spot;

/// The game of a position.
pub(super) fn game(position: &Position) -> Result<Game, PositionError> {
    let facts = Facts::new(position)?;
    let game = super::of_game::read(&facts, position.rules())?;
    facts.check_all_read()?;
    super::of_game::check(game, position)
}

/// The facts of a position, by name.
pub(crate) struct Facts<'a> {
    pub rules: &'a Rules,
    facts: BTreeMap<&'a str, &'a Fact>,
    /// The facts that somebody has asked for.
    known: RefCell<BTreeSet<String>>,
}

impl<'a> Facts<'a> {
    fn new(position: &'a Position) -> Result<Facts<'a>, PositionError> {
        let mut facts = BTreeMap::new();
        for fact in position.facts() {
            if facts.insert(fact.name.as_str(), fact).is_some() {
                let (fact, problem) = (fact.name.clone(), Problem::Twice);
                return Err(PositionError { fact, row: None, problem });
            }
        }
        Ok(Facts { rules: position.rules(), facts, known: RefCell::default() })
    }

    fn check_all_read(&self) -> Result<(), PositionError> {
        let known = self.known.borrow();
        match self.facts.keys().find(|name| !known.contains(**name)) {
            None => Ok(()),
            Some(name) => Err(self.error(name, Problem::UnknownFact)),
        }
    }

    /// An error about a fact as a whole.
    pub fn error(&self, fact: &str, problem: Problem) -> PositionError {
        PositionError { fact: fact.to_owned(), row: None, problem }
    }

    /// The facts of the game, with its board once that has been read.
    pub fn on<'b>(&'b self, board: &'b Board, outer: bool) -> Reader<'b> {
        Reader { facts: self, board, outer }
    }

    /// The rows of a fact.
    pub fn rows(&self, name: &str) -> Vec<Row<'_>> {
        self.known.borrow_mut().insert(name.to_owned());
        let Some((name, fact)) = self.facts.get_key_value(name) else { return Vec::new() };
        let row = |(index, words): (usize, &'a Vec<Word>)| Row {
            fact: name,
            index,
            words: words.iter(),
            rules: self.rules,
            board: None,
        };
        fact.rows.iter().enumerate().map(row).collect()
    }
}

/// The facts of a game whose board is known, or those of its interrupted part.
#[derive(Clone, Copy)]
pub(crate) struct Reader<'a> {
    facts: &'a Facts<'a>,
    pub board: &'a Board,
    outer: bool,
}

impl<'a> Reader<'a> {
    pub fn rules(&self) -> &'a Rules {
        self.facts.rules
    }

    fn name(&self, name: &str) -> String {
        if self.outer { format!("{OUTER}{name}") } else { name.to_owned() }
    }

    /// The rows of a fact.
    pub fn rows(&self, name: &str) -> Vec<Row<'a>> {
        let rows = self.facts.rows(&self.name(name));
        rows.into_iter().map(|row| Row { board: Some(self.board), ..row }).collect()
    }

    /// The rows of a fact, of which there are no more than this.
    pub fn at_most(&self, name: &str, most: usize) -> Result<Vec<Row<'a>>, PositionError> {
        let rows = self.rows(name);
        if rows.len() > most {
            return Err(self.error(name, Problem::TooManyRows { most }));
        }
        Ok(rows)
    }

    /// The only row of a fact, if there is one.
    pub fn one(&self, name: &str) -> Result<Option<Row<'a>>, PositionError> {
        Ok(self.at_most(name, 1)?.into_iter().next())
    }

    /// Whether a fact is stated that has no words of its own.
    pub fn flag(&self, name: &str) -> Result<bool, PositionError> {
        match self.one(name)? {
            None => Ok(false),
            Some(row) => row.end().map(|()| true),
        }
    }

    /// An error about a fact as a whole.
    pub fn error(&self, name: &str, problem: Problem) -> PositionError {
        self.facts.error(&self.name(name), problem)
    }
}

/// A row of a fact, read word by word.
pub(crate) struct Row<'a> {
    fact: &'a str,
    index: usize,
    words: std::slice::Iter<'a, Word>,
    rules: &'a Rules,
    board: Option<&'a Board>,
}

impl<'a> Row<'a> {
    /// An error about this row.
    pub fn error(&self, problem: Problem) -> PositionError {
        PositionError { fact: self.fact.to_owned(), row: Some(self.index), problem }
    }

    /// The next word, of which the caller makes something.
    pub fn take<T>(
        &mut self,
        wanted: &'static str,
        read: impl FnOnce(&'a Word) -> Option<T>,
    ) -> Result<T, PositionError> {
        let Some(word) = self.words.next() else {
            return Err(self.error(Problem::MissingWord { wanted }));
        };
        let wrong = || self.error(Problem::WrongWord { wanted, found: word.described() });
        read(word).ok_or_else(wrong)
    }

    /// Whether there are no more words.
    pub fn is_done(&self) -> bool {
        self.words.as_slice().is_empty()
    }

    /// There must be no more words.
    pub fn end(&self) -> Result<(), PositionError> {
        if self.is_done() { Ok(()) } else { Err(self.error(Problem::ExtraWord)) }
    }

    /// A number of at most this.
    pub fn number(&mut self, most: u32) -> Result<u32, PositionError> {
        let number = self.take("a number", |word| match word {
            Word::Number(number) => Some(*number),
            _ => None,
        })?;
        if number > most {
            return Err(self.error(Problem::TooLarge { most }));
        }
        Ok(number)
    }

    pub fn u8(&mut self, most: u8) -> Result<u8, PositionError> {
        self.number(most as u32).map(|number| number as u8)
    }

    pub fn u16(&mut self, most: u16) -> Result<u16, PositionError> {
        self.number(most as u32).map(|number| number as u16)
    }

    /// A name, of which the caller makes something.
    pub fn named<T>(
        &mut self,
        wanted: &'static str,
        from_name: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, PositionError> {
        self.take(wanted, |word| match word {
            Word::Name(name) => from_name(name),
            _ => None,
        })
    }

    pub fn flag(&mut self) -> Result<bool, PositionError> {
        self.named("yes or no", |name| match name {
            "yes" => Some(true),
            "no" => Some(false),
            _ => None,
        })
    }

    /// Something, or nothing if the row says so.
    pub fn maybe<T>(
        &mut self,
        read: impl FnOnce(&mut Row<'a>) -> Result<T, PositionError>,
    ) -> Result<Option<T>, PositionError> {
        if let Some(Word::Nothing) = self.words.as_slice().first() {
            self.words.next();
            return Ok(None);
        }
        read(self).map(Some)
    }

    pub fn figure(&mut self) -> Result<FigureKind, PositionError> {
        self.named("a figure", FigureKind::from_name)
    }

    pub fn player(&mut self) -> Result<Player, PositionError> {
        let players = self.rules.players();
        self.take("a player of this game", |word| match word {
            Word::Player(player) if player.0 < players => Some(*player),
            _ => None,
        })
    }

    /// A set of players.
    pub fn players(&mut self) -> Result<Players, PositionError> {
        let most = (1 << self.rules.players()) - 1;
        self.number(most).map(|bits| Players::from_bits(bits as u8))
    }

    pub fn kind(&mut self) -> Result<Kind, PositionError> {
        let kinds = self.rules.kinds.len();
        self.take("a tile of this game", |word| match word {
            Word::Kind(kind) if (kind.0 as usize) < kinds => Some(*kind),
            _ => None,
        })
    }

    pub fn turned(&mut self) -> Result<(Pos, Rotation), PositionError> {
        self.take("a position and a rotation", |word| match word {
            Word::Turned(at, rotation) => Some((*at, *rotation)),
            _ => None,
        })
    }

    pub fn pos(&mut self) -> Result<Pos, PositionError> {
        self.take("a position", |word| match word {
            Word::Pos(at) => Some(*at),
            _ => None,
        })
    }

    /// The tile at a position.
    pub fn tile(&mut self) -> Result<TileId, PositionError> {
        let at = self.pos()?;
        let tile = self.board.and_then(|board| board.tile_at(at));
        tile.ok_or_else(|| self.error(Problem::NoTile { at }))
    }

    /// The segment at a spot.
    pub fn segment(&mut self) -> Result<Seg, PositionError> {
        let (at, segment) = self.take("a segment", |word| match word {
            Word::Spot(Spot::Segment { at, segment }) => Some((*at, *segment)),
            _ => None,
        })?;
        let Some(board) = self.board else { return Err(self.error(Problem::NoTile { at })) };
        let Some(tile) = board.tile_at(at) else {
            return Err(self.error(Problem::NoTile { at }));
        };
        let segments = self.rules.kinds[board.tile(tile).kind.0 as usize].segments.len();
        if segment.0 as usize >= segments {
            return Err(self.error(Problem::NoSegment { at }));
        }
        Ok(board.tile(tile).segment(segment))
    }

    pub fn rule(&mut self) -> Result<RuleId, PositionError> {
        self.take("a rule", |word| match word {
            Word::Rule(rule) => Some(*rule),
            _ => None,
        })
    }
}
