//! Decisions as JSON: who is asked for what, or how the game ended.

use bastide_engine::{Decision, Game, Pending};
use serde::{Deserialize, Serialize};

use crate::geometry::{Place, Seat};
use crate::segment::located;

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
        /// The tile where the wagon stood that may drive on, or where the shepherd stands.
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
        match game.pending() {
            Pending::Decide(player, decision) => WireDecision::Asked {
                player: player.into(),
                kind: decision.name().to_owned(),
                tile: match decision {
                    Decision::PlaceTile(kind) => Some(game.rules().kind_name(kind).to_owned()),
                    Decision::PlaceAbbey => Some("am.abbey".to_owned()),
                    _ => None,
                },
                message: match decision {
                    Decision::Message(message) => Some(message.name().to_owned()),
                    _ => None,
                },
                points: match decision {
                    Decision::Marker(points)
                    | Decision::RecallPoints(points)
                    | Decision::Rob(_, points) => Some(points),
                    Decision::Message(message) => game.message_points(message),
                    Decision::Flock(on) => Some(game.flock_points(on)),
                    _ => None,
                },
                at: match decision {
                    Decision::MoveWagon(from) | Decision::Flock(from) => {
                        Some(located(game, from).0)
                    }
                    _ => None,
                },
                victim: match decision {
                    Decision::Rob(victim, _) => Some(victim.into()),
                    _ => None,
                },
                phase: decision.phase().to_owned(),
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
