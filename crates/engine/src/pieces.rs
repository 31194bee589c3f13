//! Neutral pieces: figures on the board that belong to nobody.

/// A piece that no player owns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Piece {
    /// Raises the value of its road or city (MGW-18).
    Mage,
    /// Halves the value of its road or city (MGW-19).
    Witch,
}

impl Piece {
    /// Every piece.
    pub const ALL: [Piece; 2] = [Piece::Mage, Piece::Witch];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Mage => "mage",
            Piece::Witch => "witch",
        }
    }

    /// The piece with this name.
    pub fn from_name(name: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == name)
    }
}
