//! What bots say: an action with everybody's chance to win, or every turn with what is expected of
//! it.

use serde::{Deserialize, Serialize};

use crate::action::Action;

/// What a bot would do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Advice {
    /// Its action.
    pub action: Action,
    /// How likely each player is to win; a shared win counts in parts.
    pub value: Vec<f64>,
}

/// What was thought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Thoughts {
    /// The turns, the best first.
    pub candidates: Vec<Thought>,
    /// How many actions there are, listed or not.
    pub actions: usize,
    /// Positions that were looked at.
    pub nodes: u64,
    /// The time that it took, in milliseconds.
    pub millis: u64,
}

/// A turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Thought {
    /// The decisions of the player who is asked, as far as chance or others do not come in between.
    pub actions: Vec<Action>,
    /// By how many points the player will be ahead of the others in the end.
    pub margin: f32,
    /// Each player's chance to win.
    pub win: Vec<f32>,
    /// Positions that were looked at beyond the end of the turn.
    pub visits: u64,
    /// Why it is good or bad.
    pub gain: Gain,
}

/// What a turn brings, in points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Gain {
    /// What the player scores at once.
    pub now: f32,
    /// What the player can expect more of later, against the mean of all turns.
    pub later: f32,
    /// What the strongest of the others can expect less of, against the mean of all turns.
    pub others: f32,
}
