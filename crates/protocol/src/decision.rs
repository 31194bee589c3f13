//! Decisions as JSON: who is asked for what, or how the game ended.

use bastide_engine::{Game, Pending, Spot};
use serde::{Deserialize, Serialize};

use crate::geometry::{Place, Seat};

/// What the game waits for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum WireDecision {
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

impl WireDecision {
    /// What a game waits for.
    pub fn of(game: &Game) -> WireDecision {
        let question = game.question().unwrap_or_default();
        match game.pending() {
            Pending::Decide(player, _) => WireDecision::Asked {
                player: player.into(),
                kind: question.name.to_owned(),
                tile: question.tile.map(str::to_owned),
                message: question.message.map(str::to_owned),
                points: question.points,
                at: question.spot.and_then(Spot::at).map(Place),
                victim: question.victim.map(Seat::from),
                phase: question.phase.to_owned(),
            },
            Pending::Over => WireDecision::Over {
                kind: "game-over".to_owned(),
                scores: game.scores(),
                winners: game.winners().iter().map(Seat::from).collect(),
            },
            Pending::Chance(_) => WireDecision::Chance { kind: "chance".to_owned() },
        }
    }
}
