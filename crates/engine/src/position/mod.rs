//! Positions: any state of a game, stated. What a FEN is to chess.
//!
//! A position is its rules and a list of facts: the tiles, the figures, what the systems hold, who is
//! asked what. Each part of the state tells its facts and reads them back, in its own module. Facts name
//! spots and not numbers, so that the same position is the same list of facts, whatever led to it.

mod error;
mod of_game;
pub(crate) mod read;
pub(crate) mod tell;

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use bastide_catalogue::Rotation;

pub use error::{PositionError, Problem};

use crate::board::{Kind, Pos};
use crate::game::Game;
use crate::player::Player;
use crate::rule::RuleId;
use crate::rules::Rules;
use crate::spot::Spot;
use tell::{About, Atom, Facts, Key, Told};

/// A word of a row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Word {
    /// A number.
    Number(u32),
    /// A name: of a figure, a step, a quarter and the like.
    Name(String),
    /// A player.
    Player(Player),
    /// A kind of tile.
    Kind(Kind),
    /// A position on the table.
    Pos(Pos),
    /// A position with the rotation of a tile.
    Turned(Pos, Rotation),
    /// A spot.
    Spot(Spot),
    /// A rule.
    Rule(RuleId),
    /// Nothing, where there could be something.
    Nothing,
}

impl Word {
    /// What it is, for those who wanted something else.
    fn described(&self) -> String {
        match self {
            Word::Number(number) => format!("the number {number}"),
            Word::Name(name) => format!("\"{}\"", name.chars().take(40).collect::<String>()),
            Word::Player(_) => "a player".to_owned(),
            Word::Kind(_) => "a tile".to_owned(),
            Word::Pos(at) => format!("the position {},{}", at.x, at.y),
            Word::Turned(at, _) => format!("the position {},{} with a rotation", at.x, at.y),
            Word::Spot(Spot::Segment { .. }) => "a segment".to_owned(),
            Word::Spot(_) => "a spot that is no segment".to_owned(),
            Word::Rule(rule) => format!("the rule {rule}"),
            Word::Nothing => "nothing".to_owned(),
        }
    }
}

impl From<Atom> for Word {
    fn from(atom: Atom) -> Word {
        match atom {
            Atom::Number(number) => Word::Number(number),
            Atom::Name(name) => Word::Name(name.to_owned()),
            Atom::Player(player) => Word::Player(player),
            Atom::Kind(kind) => Word::Kind(kind),
            Atom::Pos(at) => Word::Pos(at),
            Atom::Turned(at, rotation) => Word::Turned(at, rotation),
            Atom::Spot(spot) => Word::Spot(spot),
            Atom::Rule(rule) => Word::Rule(rule),
            Atom::Nothing => Word::Nothing,
        }
    }
}

/// Something that holds in a position: a name, and rows of words.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Fact {
    /// What it is about, such as `figures`.
    pub name: String,
    /// Its rows; sorted where their order means nothing.
    pub rows: Vec<Vec<Word>>,
}

/// A stated position, which need not make sense.
#[derive(Clone, Debug)]
pub struct Position {
    rules: Arc<Rules>,
    facts: Vec<Fact>,
}

impl PartialEq for Position {
    fn eq(&self, other: &Position) -> bool {
        let Position { rules, facts } = self;
        rules.setup() == other.rules.setup() && *facts == other.facts
    }
}

impl Position {
    /// The position of a game.
    pub fn of(game: &Game) -> Position {
        Position { rules: game.rules.clone(), facts: facts_of(game) }
    }

    /// A position as somebody states it.
    pub fn new(rules: Arc<Rules>, facts: Vec<Fact>) -> Position {
        Position { rules, facts }
    }

    /// The rules that are played by.
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// All that holds.
    pub fn facts(&self) -> &[Fact] {
        &self.facts
    }

    /// The game that stands so, or what is wrong with it.
    pub fn game(&self) -> Result<Game, PositionError> {
        read::game(self)
    }
}

/// Collects rows into facts.
#[derive(Default)]
struct Collected {
    facts: Vec<(About, bool, Vec<Vec<Atom>>)>,
    outer: bool,
}

impl Facts for Collected {
    fn row(&mut self, about: &About, atoms: &[Atom]) {
        let outer = self.outer;
        let known = self.facts.iter().position(|(it, o, _)| it.name == about.name && *o == outer);
        let index = known.unwrap_or_else(|| {
            self.facts.push((*about, outer, Vec::new()));
            self.facts.len() - 1
        });
        self.facts[index].2.push(atoms.to_vec());
    }

    fn set_outer(&mut self, outer: bool) {
        self.outer = outer;
    }

    fn wants_tiles(&self) -> bool {
        true
    }
}

fn facts_of(game: &Game) -> Vec<Fact> {
    let mut collected = Collected::default();
    game.tell(game, &mut collected);
    let facts = collected.facts.into_iter().map(|(about, outer, mut rows)| {
        if !about.is_ordered {
            rows.sort();
        }
        let rows = rows.into_iter().map(|row| row.into_iter().map(Word::from).collect());
        let prefix = if outer { OUTER } else { "" };
        Fact { name: format!("{prefix}{}", about.name), rows: rows.collect() }
    });
    facts.collect()
}

/// What stands before the names of facts about the interrupted part.
pub(crate) const OUTER: &str = "outer-";

impl Game {
    /// A number that equal positions share, and hardly any others: for tables of positions in search.
    pub fn key(&self) -> u64 {
        let mut key = Key::default();
        self.tell(self, &mut key);
        key.finish(self.board.key().wrapping_add(self.bag.key()))
    }
}

impl Game {
    /// Another such number, made of everything anew: to find out whether two positions with one key
    /// differ.
    pub fn second_key(&self) -> u64 {
        let mut key = Key::second();
        self.tell(self, &mut key);
        key.finish(0)
    }
}

impl Hash for Game {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

/// Two games are equal if they stand alike, by the same rules: nothing that follows can differ.
impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        let same_rules =
            Arc::ptr_eq(&self.rules, &other.rules) || self.rules.setup() == other.rules.setup();
        let by_name = |game: &Game| -> BTreeMap<String, Vec<Vec<Word>>> {
            facts_of(game).into_iter().map(|fact| (fact.name, fact.rows)).collect()
        };
        same_rules && self.key() == other.key() && by_name(self) == by_name(other)
    }
}

impl Eq for Game {}
