//! What a player thinks: every turn with what is expected of it.

use std::time::Duration;

use bastide_bots::Instant;
use bastide_bots::best::{Budget, Candidate, Gain};
use bastide_engine::Game;
use bastide_protocol::InGame;
use bastide_wire::{Action, Code, Error, Gain as WireGain, Thought, Thoughts};

use crate::advice::{DEFAULT_MILLIS, level_named};

/// Who thinks if the request does not say.
const DEFAULT_LEVEL: &str = "best";

/// How many turns are listed if the request does not say.
const DEFAULT_BEST: usize = 10;

/// More threads than this are of no use to a search.
const MOST_THREADS: u8 = 64;

/// What a request to think asks for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Wish {
    /// Who thinks; the best if it is left out.
    pub level: Option<String>,
    /// For how long, in milliseconds.
    pub millis: Option<u64>,
    /// About how many positions.
    pub nodes: Option<u64>,
    /// On how many threads.
    pub threads: Option<u8>,
    /// How many turns are listed.
    pub best: Option<usize>,
}

/// What is thought of a turn in a game.
pub fn thought(game: &Game, candidate: &Candidate) -> Thought {
    let Gain { now, later, others } = candidate.gain;
    Thought {
        actions: candidate.steps(game, Action::of),
        margin: rounded(candidate.margin),
        win: candidate.win.iter().map(|win| (win * 1000.0).round() / 1000.0).collect(),
        visits: candidate.visits,
        gain: WireGain { now: rounded(now), later: rounded(later), others: rounded(others) },
    }
}

/// Points to a hundredth: more is not known.
fn rounded(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

/// Thinks about the decision of a game that is not over.
pub fn think(game: &Game, wish: &Wish) -> Result<Thoughts, Error> {
    let name = wish.level.as_deref().unwrap_or(DEFAULT_LEVEL);
    let level = level_named(name)?;
    let unlimited = wish.millis.is_none() && wish.nodes.is_none();
    let millis = wish.millis.or(unlimited.then_some(DEFAULT_MILLIS));
    let budget = Budget {
        time: millis.map(Duration::from_millis),
        positions: wish.nodes,
        threads: wish.threads.unwrap_or(1).min(MOST_THREADS) as usize,
        ..Budget::default()
    };
    let begin = Instant::now();
    let analysis = level.think(game, &budget).ok_or_else(|| {
        Error::new(Code::UnknownCommand, format!("the bot \"{name}\" judges nothing"))
    })?;
    let listed = analysis.candidates.iter().take(wish.best.unwrap_or(DEFAULT_BEST));
    Ok(Thoughts {
        candidates: listed.map(|candidate| thought(game, candidate)).collect(),
        actions: analysis.candidates.len(),
        nodes: analysis.positions,
        millis: begin.elapsed().as_millis() as u64,
    })
}
