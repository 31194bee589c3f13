//! What a player thinks: every turn with what is expected of it.

use std::time::{Duration, Instant};

use bastide_bots::best::{Budget, Candidate, Gain};
use bastide_engine::Game;
use serde::{Deserialize, Serialize};

use crate::action::WireAction;
use crate::advice::{DEFAULT_MILLIS, level_named};
use crate::error::{Code, WireError};

/// Who thinks if the request does not say.
const DEFAULT_LEVEL: &str = "best";

/// How many turns are listed if the request does not say.
const DEFAULT_BEST: usize = 10;

/// More threads than this are of no use to a search.
const MOST_THREADS: u8 = 64;

/// What a request asks for.
pub(crate) struct Wish {
    pub level: Option<String>,
    pub millis: Option<u64>,
    pub nodes: Option<u64>,
    pub threads: Option<u8>,
    pub best: Option<usize>,
}

/// What was thought.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
pub struct Thought {
    /// The decisions of the player who is asked, as far as chance or others do not come in between.
    pub actions: Vec<WireAction>,
    /// By how many points the player will be ahead of the best of the others in the end.
    pub margin: f32,
    /// Each player's chance to win.
    pub win: Vec<f32>,
    /// Positions that were looked at beyond the end of the turn.
    pub visits: u64,
    /// Why it is good or bad.
    pub gain: WireGain,
}

/// What a turn brings, in points.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct WireGain {
    /// What the player scores at once.
    pub now: f32,
    /// What the player can expect more of later, against the mean of all turns.
    pub later: f32,
    /// What the strongest of the others can expect less of, against the mean of all turns.
    pub others: f32,
}

impl From<Gain> for WireGain {
    fn from(gain: Gain) -> WireGain {
        let Gain { now, later, others } = gain;
        WireGain { now: rounded(now), later: rounded(later), others: rounded(others) }
    }
}

impl Thought {
    /// What is thought of a turn in a game.
    pub fn of(game: &Game, candidate: &Candidate) -> Thought {
        Thought {
            actions: candidate.steps(game, WireAction::of),
            margin: rounded(candidate.margin),
            win: candidate.win.iter().map(|win| (win * 1000.0).round() / 1000.0).collect(),
            visits: candidate.visits,
            gain: candidate.gain.into(),
        }
    }
}

/// Points to a hundredth: more is not known.
fn rounded(points: f32) -> f32 {
    (points * 100.0).round() / 100.0
}

/// Thinks about the decision of a game that is not over.
pub(crate) fn think(game: &Game, wish: &Wish) -> Result<Thoughts, WireError> {
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
        WireError::new(Code::UnknownCommand, format!("the bot \"{name}\" judges nothing"))
    })?;
    let listed = analysis.candidates.iter().take(wish.best.unwrap_or(DEFAULT_BEST));
    Ok(Thoughts {
        candidates: listed.map(|candidate| Thought::of(game, candidate)).collect(),
        actions: analysis.candidates.len(),
        nodes: analysis.positions,
        millis: begin.elapsed().as_millis() as u64,
    })
}
