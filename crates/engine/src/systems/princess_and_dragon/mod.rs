//! The Princess & the Dragon (PD): a dragon that eats figures, a fairy that protects and pays, portals
//! that let a follower appear anywhere, and princesses that send knights home.
//!
//! Each of the four is a part of its own (PD-5). Where dragon and fairy stand is ground truth; dragon
//! tiles that wait for the dragon lie beside the bag.

pub(crate) mod dragon;
pub(crate) mod fairy;
pub(crate) mod portal;
pub(crate) mod princess;

use crate::board::TileId;
use crate::figures::Figure;

/// Where dragon and fairy stand; nowhere before they come to the board (PD-2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct State {
    pub dragon: Option<TileId>,
    pub fairy: Option<Fairy>,
}

/// The fairy on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fairy {
    /// The tile on which she stands, and which the dragon never enters (PD-24).
    pub tile: TileId,
    /// The follower to whom she is assigned with `pd.fairy_binding = follower`, until it leaves
    /// (PD-23, PD-28).
    pub with: Option<Figure>,
}
