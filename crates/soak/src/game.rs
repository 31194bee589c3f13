//! One game out of many: its set-up, its moves, its checks, and how to tell of a problem.

use std::fmt;
use std::sync::Arc;

use bastide_bots::{Rng, game_seed};
use bastide_engine::{Match, Move, Rules, Setup};
use bastide_notation::{parse_game, print_game, print_setup};

use crate::coverage::Coverage;
use crate::own::OwnTiles;
use crate::panics::caught;
use crate::walk::{Checks, Walk};
use crate::{setups, spoiled};

/// One in so many games is checked after every ply.
const THOROUGH: u64 = 10;
/// One in so many games is written as text and read again.
const WRITTEN: u64 = 32;
/// Beside one in so many games stands a spoiled set-up that must be refused.
const SPOILED: u64 = 4;

/// One in so many games has a set-up that leads to what is rare otherwise.
const RARE: u64 = 100;

/// What came of a game without a problem.
#[derive(Clone, Copy, Debug)]
pub struct Played {
    /// Entries of its transcript.
    pub plies: u64,
    /// Tiles on the table at its end.
    pub tiles: u64,
    /// Whether it was checked after every ply.
    pub thorough: bool,
}

/// A game that broke a rule of the engine.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The number of the game.
    pub game: u64,
    /// How many moves had been played, the last one included.
    pub plies: usize,
    /// What is wrong.
    pub what: String,
    /// The set-up and the moves, ready for `bastide replay` as far as the engine can replay them.
    pub text: String,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Problem { game, plies, what, text } = self;
        write!(f, "game {game}, after {plies} moves: {what}\n{text}")
    }
}

/// Plays the game with this number, checked as often as the number says or, where that is asked for,
/// with every check after every ply. What is played is the same.
pub fn play(
    seed: u64,
    game: u64,
    every_check: bool,
    coverage: &mut Coverage,
) -> Result<Played, Problem> {
    play_with(None, seed, game, every_check, coverage)
}

/// The same, with tile files that half of the games bring.
pub fn play_with(
    tiles: Option<&OwnTiles>,
    seed: u64,
    game: u64,
    every_check: bool,
    coverage: &mut Coverage,
) -> Result<Played, Problem> {
    let mut rng = Rng::new(game_seed(seed, game));
    let problem = |what, setup: &Setup| Problem { game, plies: 0, what, text: print_setup(setup) };
    let setup = match game % RARE {
        0 => setups::rare((game / RARE) as usize),
        _ => setups::random_with(tiles, &mut rng),
    };
    if game.is_multiple_of(SPOILED) {
        let refused = caught(|| spoiled::refuse(&setup, &mut rng.clone()));
        let (way, rule) = refused.flatten().map_err(|what| problem(what, &setup))?;
        coverage.count_spoiled(way, &rule);
    }
    let rules = match caught(|| Rules::new(setup.clone())) {
        Ok(Ok(rules)) => rules,
        Ok(Err(error)) => return Err(problem(format!("this makes no game: {error}"), &setup)),
        Err(panic) => return Err(problem(panic, &setup)),
    };
    coverage.count_rules(&rules);
    let thorough = every_check || game.is_multiple_of(THOROUGH);
    let checks = match (every_check, thorough) {
        (true, _) => Checks::EVERY,
        (false, true) => Checks::THOROUGH,
        (false, false) => Checks::SAMPLED,
    };
    let mut walk = match caught(|| Walk::new(rules.clone(), rng.bits(), checks)) {
        Ok(walk) => walk,
        Err(panic) => return Err(problem(panic, &setup)),
    };
    let finished = caught(|| {
        walk.finish(coverage)?;
        if game.is_multiple_of(WRITTEN) { reads_as_written(&rules, walk.moves()) } else { Ok(()) }
    });
    match finished.flatten() {
        Ok(()) => Ok(Played {
            plies: walk.moves().len() as u64,
            tiles: walk.game().board().tiles().len() as u64,
            thorough,
        }),
        Err(what) => {
            let text = as_text(&rules, walk.moves());
            Err(Problem { game, plies: walk.moves().len(), what, text })
        }
    }
}

/// The text of a game is read as the same game.
fn reads_as_written(rules: &Arc<Rules>, moves: &[Move]) -> Result<(), String> {
    let played = Match::replay(rules.clone(), moves).map_err(|error| error.to_string())?;
    let text = print_game(&played);
    let read = parse_game(&text).map_err(|error| format!("its text cannot be read: {error}"))?;
    match read.moves() == moves && read.game().rules().setup() == rules.setup() {
        true => Ok(()),
        false => Err("its text is read as another game".to_string()),
    }
}

/// The game as text up to the last move that can be replayed, with those after it as comments.
fn as_text(rules: &Arc<Rules>, moves: &[Move]) -> String {
    for length in (0..=moves.len()).rev().take(3) {
        let (good, rest) = moves.split_at(length);
        let text = caught(|| Some(print_game(&Match::replay(rules.clone(), good).ok()?)));
        if let Ok(Some(mut text)) = text {
            rest.iter().for_each(|entry| text.push_str(&format!("# then {entry:?}\n")));
            return text;
        }
    }
    print_setup(rules.setup())
}
