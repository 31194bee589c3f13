//! Decisions: who is asked for what, or how the game ended.

use serde::{Deserialize, Serialize};

use crate::geometry::Place;
use crate::names::Seat;

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub enum Decision {
    /// A player has to answer.
    Asked {
        /// Who.
        player: Seat,
        /// What is asked, such as `place-tile`.
        kind: String,
        /// The tile to place.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        tile: Option<String>,
        /// The message that was drawn.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        message: Option<String>,
        /// The points at stake.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        points: Option<u16>,
        /// The tile that it is about, such as the one where a wagon stood that may drive on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        /// Who would be robbed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        victim: Option<Seat>,
        /// The step of the turn sequence.
        phase: String,
    },
    /// Nothing more: the game is over.
    Over {
        /// Always `game-over`.
        kind: String,
        /// The score of every player.
        scores: Vec<u16>,
        /// The players who have won.
        winners: Vec<Seat>,
    },
    /// Chance has to answer. A session never shows this, for its dealer answers at once.
    Chance {
        /// Always `chance`.
        kind: String,
    },
}
