//! Pieces: what moves from spot to spot and is not deployed from a supply of figures.

use crate::board::{Seg, TileId};
use crate::figures::Figure;
use crate::game::Game;
use crate::spot::Spot;
use crate::system::System;

/// A piece.
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
    /// Bars a quarter of Carcassonne (CO-14).
    Count,
    /// Joins two road ends of its lake (FER-8).
    Ferry,
    /// An ingot of gold (GLD-5).
    Gold,
    /// The wagon that drives on after scoring (AM-52).
    Wagon,
    /// A player's robber on the score track (ROB-8).
    Robber,
    /// Turns from sector to sector of the wheel (WF-10). No action moves it.
    WheelPig,
}

impl Piece {
    /// Every piece.
    pub const ALL: [Piece; 10] = [
        Piece::Mage,
        Piece::Witch,
        Piece::Dragon,
        Piece::Fairy,
        Piece::Count,
        Piece::Ferry,
        Piece::Gold,
        Piece::Wagon,
        Piece::Robber,
        Piece::WheelPig,
    ];

    /// The piece that can go with a figure (PD-23).
    pub const COMPANION: Piece = Piece::Fairy;

    /// Its name on the wire.
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Mage => "mage",
            Piece::Witch => "witch",
            Piece::Dragon => "dragon",
            Piece::Fairy => "fairy",
            Piece::Count => "count",
            Piece::Ferry => "ferry",
            Piece::Gold => "gold",
            Piece::Wagon => "wagon",
            Piece::Robber => "robber",
            Piece::WheelPig => "wheel-pig",
        }
    }

    /// The piece with this name.
    pub fn from_name(name: &str) -> Option<Piece> {
        Piece::ALL.into_iter().find(|piece| piece.name() == name)
    }

    /// The rule that says where it goes.
    pub const fn rule(self) -> &'static str {
        match self {
            Piece::Mage | Piece::Witch => "MGW-8",
            Piece::Dragon => "PD-47",
            Piece::Fairy => "PD-20",
            Piece::Count => "CO-18",
            Piece::Ferry => "FER-20",
            Piece::Gold => "GLD-5",
            Piece::Wagon => "AM-52",
            Piece::Robber => "ROB-8",
            Piece::WheelPig => "WF-10",
        }
    }

    /// What it stands on.
    pub const fn ground(self) -> Ground {
        match self {
            Piece::Mage | Piece::Witch | Piece::Wagon => Ground::Segment,
            Piece::Dragon | Piece::Fairy | Piece::Gold => Ground::Tile,
            Piece::Ferry => Ground::Crossing,
            Piece::Count | Piece::WheelPig => Ground::Board,
            Piece::Robber => Ground::Track,
        }
    }

    /// Whether it is a token that stays where it is put.
    pub const fn is_token(self) -> bool {
        matches!(self, Piece::Gold)
    }
}

/// What a piece stands on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// A segment of a tile.
    Segment,
    /// A tile as a whole.
    Tile,
    /// Two sides of a tile.
    Crossing,
    /// A spot of the start board.
    Board,
    /// A space of the score track.
    Track,
}

impl Game {
    /// The segment on which a neutral piece stands; nothing for those that stand on tiles.
    pub fn piece(&self, piece: Piece) -> Option<Seg> {
        self.systems.magic.of(piece)
    }

    /// The tile on which a neutral piece stands, if it is on the map.
    pub fn piece_tile(&self, piece: Piece) -> Option<TileId> {
        match piece {
            Piece::Dragon => self.systems.princess_and_dragon.dragon,
            Piece::Fairy => self.systems.princess_and_dragon.fairy.map(|fairy| fairy.tile),
            _ => self.piece(piece).map(|on| self.board.tile_of(on)),
        }
    }

    /// The spot on which a neutral piece stands: on the map, or on a start board.
    pub fn piece_spot(&self, piece: Piece) -> Option<Spot> {
        let plays = |system| self.rules.plays(system);
        match piece {
            Piece::Count if plays(System::Count) => Some(Spot::Quarter(self.systems.count.count)),
            Piece::WheelPig if plays(System::WheelOfFortune) => {
                Some(Spot::Crown(self.systems.wheel.pig))
            }
            _ => match self.piece(piece) {
                Some(on) => Some(self.spot(on)),
                None => self.piece_tile(piece).map(|tile| self.tile_spot(tile)),
            },
        }
    }

    /// The figure that [`Piece::COMPANION`] is with, if it is with one.
    pub fn accompanied(&self) -> Option<Figure> {
        self.systems.princess_and_dragon.fairy.and_then(|fairy| fairy.with)
    }
}
