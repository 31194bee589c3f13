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
}

impl FigureKind {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// Every kind.
    pub const ALL: [FigureKind; FigureKind::COUNT] = [
        FigureKind::Meeple,
        FigureKind::LargeMeeple,
        FigureKind::Abbot,
        FigureKind::Builder,
        FigureKind::Pig,
    ];

    /// Its name in set-ups and on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            FigureKind::Meeple => "meeple",
            FigureKind::LargeMeeple => "large-meeple",
            FigureKind::Abbot => "abbot",
            FigureKind::Builder => "builder",
            FigureKind::Pig => "pig",
        }
    }

    /// The kind with this name.
    pub fn from_name(name: &str) -> Option<FigureKind> {
        FigureKind::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// Whether it occupies the feature that it stands on and can own it.
    pub const fn is_follower(self) -> bool {
        matches!(self, FigureKind::Meeple | FigureKind::LargeMeeple | FigureKind::Abbot)
    }

    /// Its weight in a majority (BG-40, IC-11, ABT-3).
    pub const fn strength(self) -> u16 {
        match self {
            FigureKind::Meeple | FigureKind::Abbot => 1,
            FigureKind::LargeMeeple => 2,
            FigureKind::Builder | FigureKind::Pig => 0,
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
