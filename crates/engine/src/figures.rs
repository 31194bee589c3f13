//! Figures: what they are, and where those on the board stand.

use crate::board::Seg;
use crate::player::Player;

/// The kinds of figures that players own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum FigureKind {
    /// The ordinary follower, strength 1.
    Meeple,
    /// Strength 2 (IC-11).
    LargeMeeple,
    /// For monasteries and gardens; may come home early for points (ABT).
    Abbot,
    /// Brings second parts; owns nothing (TB-20).
    Builder,
    /// Makes farms worth more; owns nothing (TB-40).
    Pig,
    /// As strong as the pennants of its city (AM-20).
    Mayor,
    /// Drives on after scoring (AM-50).
    Wagon,
    /// Settles a farm; owns nothing (AM-30). It stands on a corner where four tiles meet, and its
    /// segment is the field there of the tile to the north-west.
    Barn,
    /// Keeps sheep in a field; owns nothing (HS-20).
    Shepherd,
}

impl FigureKind {
    /// How many kinds there are.
    pub const COUNT: usize = 9;

    /// Every kind.
    pub const ALL: [FigureKind; FigureKind::COUNT] = [
        FigureKind::Meeple,
        FigureKind::LargeMeeple,
        FigureKind::Abbot,
        FigureKind::Builder,
        FigureKind::Pig,
        FigureKind::Mayor,
        FigureKind::Wagon,
        FigureKind::Barn,
        FigureKind::Shepherd,
    ];

    /// Its name in set-ups and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            FigureKind::Meeple => "meeple",
            FigureKind::LargeMeeple => "large-meeple",
            FigureKind::Abbot => "abbot",
            FigureKind::Builder => "builder",
            FigureKind::Pig => "pig",
            FigureKind::Mayor => "mayor",
            FigureKind::Wagon => "wagon",
            FigureKind::Barn => "barn",
            FigureKind::Shepherd => "shepherd",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<FigureKind> {
        FigureKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it occupies the feature that it stands on and can own it.
    pub const fn is_follower(self) -> bool {
        match self {
            FigureKind::Meeple | FigureKind::LargeMeeple | FigureKind::Abbot => true,
            FigureKind::Mayor | FigureKind::Wagon => true, // AM-3
            FigureKind::Builder | FigureKind::Pig | FigureKind::Barn => false,
            FigureKind::Shepherd => false, // HS-2
        }
    }

    /// Whether it stands on a corner where tiles meet (AM-30).
    pub const fn stands_on_corner(self) -> bool {
        matches!(self, FigureKind::Barn)
    }

    /// Whether it stays only where its owner has a follower too (TB-29, TB-43).
    pub const fn needs_follower(self) -> bool {
        matches!(self, FigureKind::Builder | FigureKind::Pig)
    }

    /// Its weight in a majority (BG-40, IC-11, ABT-3, AM-51), apart from what its feature adds to
    /// it: the pennants of a city to a mayor (AM-22).
    pub const fn strength(self) -> u16 {
        match self {
            FigureKind::Meeple | FigureKind::Abbot | FigureKind::Wagon => 1,
            FigureKind::LargeMeeple => 2,
            FigureKind::Builder | FigureKind::Pig | FigureKind::Barn => 0,
            FigureKind::Mayor => 0,    // AM-23
            FigureKind::Shepherd => 0, // HS-32
        }
    }
}

/// A figure on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure {
    /// Whose it is.
    pub owner: Player,
    /// What it is.
    pub kind: FigureKind,
    /// The segment that it stands on.
    pub on: Seg,
}

/// The figures that a player has in hand, by kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Supply([u16; FigureKind::COUNT]);

impl Supply {
    /// How many of a kind.
    pub const fn of(self, kind: FigureKind) -> u16 {
        self.0[kind as usize]
    }

    /// Whether there is one of a kind.
    pub const fn has(self, kind: FigureKind) -> bool {
        self.of(kind) > 0
    }

    /// Says how many of a kind there are.
    pub fn set(&mut self, kind: FigureKind, number: u16) {
        self.0[kind as usize] = number;
    }

    /// One figure leaves the supply.
    pub(crate) fn take(&mut self, kind: FigureKind) {
        self.0[kind as usize] -= 1;
    }

    /// One figure comes home.
    pub(crate) fn put_back(&mut self, kind: FigureKind) {
        self.0[kind as usize] += 1;
    }
}
