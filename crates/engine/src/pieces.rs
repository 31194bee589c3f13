//! Neutral pieces: figures on the board that belong to nobody.

/// A piece that no player owns.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(u8)]
pub enum Piece {
    /// Raises the value of its road or city (MGW-18).
    Mage,
    /// Halves the value of its road or city (MGW-19).
    Witch,
    /// Eats the figures on the tiles that it enters (PD-49).
    Dragon,
    /// Keeps the dragon away and brings points to followers on her tile (PD-24, PD-26).
    Fairy,
}

impl Piece {
    /// Every piece.
    pub const ALL: [Piece; 4] = [Piece::Mage, Piece::Witch, Piece::Dragon, Piece::Fairy];

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Mage => "mage",
            Piece::Witch => "witch",
            Piece::Dragon => "dragon",
            Piece::Fairy => "fairy",
        }
    }

    /// The piece with this name.
    pub fn from_name(name: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == name)
    }
}
