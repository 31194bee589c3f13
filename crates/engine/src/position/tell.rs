//! Telling a game: every part of the state says what it holds, as rows of words that do not depend on
//! the order of play. Positions are made of these rows, equality compares them, and keys sum them up.

use bastide_catalogue::Rotation;

use crate::board::{Kind, Pos};
use crate::figures::FigureKind;
use crate::game::Game;
use crate::player::{Player, Players};
use crate::rule::RuleId;
use crate::spot::Spot;

/// A word of a row, as it is told.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Atom {
    Number(u32),
    Name(&'static str),
    Player(Player),
    Kind(Kind),
    Pos(Pos),
    Turned(Pos, Rotation),
    Spot(Spot),
    Rule(RuleId),
    Nothing,
}

macro_rules! atoms {
    ($($from:ty => $atom:expr,)+) => {
        $(impl From<$from> for Atom {
            fn from(value: $from) -> Atom {
                $atom(value)
            }
        })+
    };
}

atoms! {
    u32 => Atom::Number,
    &'static str => Atom::Name,
    Player => Atom::Player,
    Kind => Atom::Kind,
    Pos => Atom::Pos,
    Spot => Atom::Spot,
    RuleId => Atom::Rule,
    u16 => |number: u16| Atom::Number(number as u32),
    u8 => |number: u8| Atom::Number(number as u32),
    bool => |flag: bool| Atom::Name(if flag { "yes" } else { "no" }),
    FigureKind => |figure: FigureKind| Atom::Name(figure.name()),
    Players => |players: Players| Atom::Number(players.bits() as u32),
}

impl<T: Into<Atom>> From<Option<T>> for Atom {
    fn from(value: Option<T>) -> Atom {
        value.map_or(Atom::Nothing, Into::into)
    }
}

/// What rows are about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct About {
    /// The name of the fact.
    pub name: &'static str,
    /// Whether the order of its rows matters.
    pub is_ordered: bool,
    /// What tells it apart from others in a key.
    hash: u64,
}

impl About {
    const fn new(name: &'static str, is_ordered: bool) -> About {
        let (bytes, mut hash, mut index) = (name.as_bytes(), 0xcbf2_9ce4_8422_2325_u64, 0);
        while index < bytes.len() {
            hash = (hash ^ bytes[index] as u64).wrapping_mul(0x0000_0100_0000_01b3);
            index += 1;
        }
        About { name, is_ordered, hash }
    }
}

/// Rows whose order means nothing.
pub(crate) const fn set(name: &'static str) -> About {
    About::new(name, false)
}

/// Rows in an order that matters.
pub(crate) const fn list(name: &'static str) -> About {
    About::new(name, true)
}

/// Takes the rows of a game.
pub(crate) trait Facts {
    /// Takes a row.
    fn row(&mut self, about: &About, atoms: &[Atom]);

    /// From now on rows are about the interrupted part, or no longer.
    fn set_outer(&mut self, outer: bool);

    /// Whether what the board and the bag sum up themselves is wanted row by row.
    fn wants_tiles(&self) -> bool;
}

/// A part of the state that can be told.
pub(crate) trait Told {
    /// Tells all that it holds and that is not as at the start of a game.
    fn tell(&self, game: &Game, facts: &mut impl Facts);
}

/// Tells a row.
macro_rules! row {
    ($facts:expr, $about:expr $(, $atom:expr)* $(,)?) => {{
        const ABOUT: $crate::position::tell::About = $about;
        $facts.row(&ABOUT, &[$($crate::position::tell::Atom::from($atom)),*]);
    }};
}

pub(crate) use row;

/// Sums rows up to 64 bits. Every row counts by itself, so that rows can be told in any order; where the
/// order matters, the place of a row counts too.
#[derive(Default)]
pub(crate) struct Key {
    /// Goes into every row; not nothing for a key that is made of all rows.
    salt: u64,
    sum: u64,
    outer: bool,
    /// The last fact with ordered rows, and how many it had.
    last: (u64, u64),
}

impl Key {
    /// A key that has nothing in common with the usual one.
    pub fn second() -> Key {
        Key { salt: 0x5bf0_3635_dcf9_8a67, ..Key::default() }
    }

    pub fn finish(self, more: u64) -> u64 {
        scramble(self.sum.wrapping_add(more))
    }
}

impl Facts for Key {
    #[inline]
    fn row(&mut self, about: &About, atoms: &[Atom]) {
        let mut hash = about.hash ^ self.outer as u64 ^ self.salt;
        if about.is_ordered {
            let place = if self.last.0 == hash { self.last.1 + 1 } else { 0 };
            self.last = (hash, place);
            hash = scramble(hash ^ place);
        }
        for atom in atoms {
            hash = scramble(hash ^ bits(*atom));
        }
        self.sum = self.sum.wrapping_add(hash);
    }

    fn set_outer(&mut self, outer: bool) {
        self.outer = outer;
    }

    fn wants_tiles(&self) -> bool {
        self.salt != 0
    }
}

/// What a tile on the board adds to the key of a game.
#[inline]
pub(crate) fn tile_key(kind: Kind, at: Pos, rotation: Rotation) -> u64 {
    let turned = bits(Atom::Turned(at, rotation));
    scramble(turned ^ (kind.0 as u64) << 40)
}

/// What a tile in the bag adds to the key of a game: the more of a kind, the more often.
#[inline]
pub(crate) fn bag_key(kind: Kind, layer: u8) -> u64 {
    scramble((layer as u64) << 32 | (kind.0 as u64) << 8 | 7)
}

/// An atom as bits; two atoms share them only if they are equal.
#[inline]
fn bits(atom: Atom) -> u64 {
    let place = |at: Pos| (at.x as u16 as u64) << 16 | at.y as u16 as u64;
    match atom {
        Atom::Number(number) => 1 << 60 | number as u64,
        Atom::Name(name) => 2 << 60 | About::new(name, false).hash >> 4,
        Atom::Player(player) => 3 << 60 | player.0 as u64,
        Atom::Kind(kind) => 4 << 60 | kind.0 as u64,
        Atom::Pos(at) => 5 << 60 | place(at),
        Atom::Turned(at, rotation) => 6 << 60 | (rotation.quarters() as u64) << 32 | place(at),
        Atom::Rule(rule) => 7 << 60 | rule.bits() as u64,
        Atom::Nothing => 8 << 60,
        Atom::Spot(spot) => 9 << 60 | spot.bits(),
    }
}

/// A bijection of 64 bits in which every bit depends on all others (the finish of SplitMix64).
#[inline]
const fn scramble(bits: u64) -> u64 {
    let bits = bits.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
