//! Actions: what a player does. What does not matter in them is not minded: the order of keys and
//! keys that nobody knows. Whether an action is legal, the engine alone decides.

use serde::{Deserialize, Serialize};

use crate::geometry::{Place, Rot};
use crate::names::{Edge, Figure, Piece, Seat};
use crate::segment::{BoardKeys, Segment, Spot};

/// What a player does.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub enum Action {
    /// Lays the drawn tile, or an abbey from the hand.
    PlaceTile {
        /// Where.
        at: Place,
        /// How far turned.
        rot: Rot,
        /// The tile: `abbey`, or the drawn one if the client likes to say which.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
    },
    /// Puts a figure on a segment.
    Deploy {
        /// Which figure.
        figure: Figure,
        /// The tile; for a figure on a corner the one to the north-west of it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// The segment of that tile, or the spot of a start board; a figure on a corner has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Spot>,
    },
    /// Lets a figure board the flying machine.
    Fly {
        /// Which figure.
        figure: Figure,
    },
    /// Moves a piece; which of the places are named depends on the piece.
    Move {
        /// Which piece.
        piece: Piece,
        /// The tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// The segment of that tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Segment>,
        /// The figure on that segment, where the piece goes to a figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<Figure>,
        /// The spot of a start board, by the key of its kind.
        #[serde(flatten)]
        board: BoardKeys,
    },
    /// Puts a token on a tile.
    PlaceToken {
        /// Which token: `gold`.
        token: String,
        /// The tile.
        at: Place,
    },
    /// Takes a figure home, or sets a neutral piece aside.
    Recall {
        /// Whose figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        owner: Option<Seat>,
        /// Which figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<Figure>,
        /// Which piece, instead of owner and figure.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        piece: Option<Piece>,
        /// The tile.
        at: Place,
        /// The segment of that tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Spot>,
    },
    /// Joins two road ends of a lake.
    Ferry {
        /// The lake.
        at: Place,
        /// The two edges.
        edges: Vec<Edge>,
    },
    /// Takes a choice of one word.
    Choose {
        /// The word.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
        /// A tile of the feature that is chosen.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// A segment of it on that tile.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<Segment>,
    },
    /// Declines.
    Pass,
}
