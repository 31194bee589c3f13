//! Decisions: what a game waits for, as the wire says it.

use bastide_engine::{Game, Pending, Spot};
use bastide_wire::{Decision as WireDecision, Place, Seat};

use crate::FromGame;
use crate::words::FromEngine;

impl FromGame for WireDecision {
    fn of(game: &Game) -> WireDecision {
        let question = game.question().unwrap_or_default();
        match game.pending() {
            Pending::Decide(player, _) => WireDecision::Asked {
                player: Seat::from_engine(player),
                kind: question.name.to_owned(),
                tile: question.tile.map(str::to_owned),
                message: question.message.map(str::to_owned),
                points: question.points,
                at: question.spot.and_then(Spot::at).map(Place::from_engine),
                victim: question.victim.map(Seat::from_engine),
                phase: question.phase.to_owned(),
            },
            Pending::Over => WireDecision::Over {
                kind: "game-over".to_owned(),
                scores: game.scores(),
                winners: game.winners().iter().map(Seat::from_engine).collect(),
            },
            Pending::Chance(_) => WireDecision::Chance { kind: "chance".to_owned() },
        }
    }
}
