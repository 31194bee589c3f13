//! Small texts that are played: a board, moves, and what must hold. Tests of the rules are such texts,
//! and so are the pictures and worked examples of the guide.
//!
//! ```
//! bastide_scenario::check("
//!     start: base.D 0,0:0; base.W -1,0:0
//!     bag: base.X                     # a tile is left, so that the game is not over
//!
//!     Red  base.U 1,0:0
//!     refuse meeple>road.EW@0,0 BG-30 # tried here: must be refused, citing this rule
//!     Red  meeple>road.EW
//!     Blue base.W 2,0:0 -
//!     expect event scored Red 4 road [BG-51]
//!     expect Red 4, Blue 0
//! ");
//! ```
//!
//! # Header
//!
//! First come the header lines of the notation (`players:`, `systems:`, `option x: y`, `start:`,
//! ...), all optional: without them Red and Blue play the base game with farmers. Two more are of
//! this crate: `covers: BG-51 BG-52` names rules for `cargo xtask rules`, and `bag: base.X base.X`
//! leaves tiles in the bag after those of the moves.
//!
//! Without a line `draw:` the draws are the tiles that the moves name, in their order, whatever
//! the sets hold; likewise messages, rolls and tokens, `message=road`, `die=2` and `token=wolf`,
//! without a line `chance:`.
//! So the game ends, with its final scoring, after the last tile that the moves name, unless `bag:`
//! has more.
//!
//! # Steps
//!
//! Every other line is a step. All words of the notation are as in `docs/notation.md`.
//!
//! - **Moves**: `Red base.U 1,0:0 meeple>road.EW`. A name is checked against the player who has to
//!   decide, and may be absent. A turn may be spread over lines, and a line may hold many turns.
//!   Chance answers at once, so that the next player's tile is drawn when a line is over. After
//!   every action `Game::validate` must hold.
//! - **`refuse WORD RULE`**: this action would be refused here, citing this rule, and the game
//!   would stay as it is. `refuse setup RULE-OR-WORDS`, as the only step, is for the header itself.
//! - **`show`**: a picture of the scenario shows the position here, and not the one at its end.
//! - **`expect ...`**: one of those below. Names of players must be single words here. A segment
//!   is `city.N@0,0`; without a place it is on the tile just placed in the running turn.
//!
//! | expect | what must hold |
//! |---|---|
//! | `Red 4, Blue 0` | these scores |
//! | `asks Red figure` | Red has to decide this: also `asks Red place-tile base.K`, `asks Red marker 4` |
//! | `asks chance` | the script is out of messages or rolls |
//! | `over` | the game is over |
//! | `turn Red` | it is Red's turn |
//! | `winners Red, Blue` | these have won; or `nobody` |
//! | `legal W1 W2 ...`, `not legal W1 ...` | each of these actions is legal, or none of them |
//! | `only W1 W2 ...` | the legal actions are exactly these |
//! | `supply Red meeple 6` | figures in hand, or pieces by their names in reports |
//! | `figures Red 1` | figures on the board |
//! | `on city.N@0,0: Red meeple, Blue builder` | the figures on the whole feature; or `nobody` |
//! | `owners city.N@0,0: Red, Blue` | who would own the feature now; or `nobody` |
//! | `complete S1 S2 ...`, `open S1 ...` | each of these features is complete, or open |
//! | `same A B ...`, `apart A B ...` | one feature, or all different |
//! | `tiles 3 city.N@0,0` | tiles of the feature; a monastery counts those around it |
//! | `worth 5 city.N@0,0` | points for the feature if the game ended now |
//! | `tokens Red wine 2 grain 1` | tokens that a player has won, by their names in reports |
//! | `track Red meeple 12` | the scoring meeple, and under their names in reports what else a player has on the track |
//! | `on castle: Red meeple` | the figures on a spot of the start board; or `nobody` |
//! | `piece NAME road.EW@1,0`, `piece NAME 1,0`, `piece NAME castle`, `piece NAME aside` | where a neutral piece stands |
//! | `companion Red meeple city.N@0,0`, `companion nobody` | the figure that the piece is with which can go with one |
//! | `state PATH WORDS` | what the systems report of the table: `state ingots/1,0/count 2`, `state records/king 4`; see below |
//! | `left 3` | tiles in the bag; the one drawn is not among them |
//! | `waiting 2` | tiles that were drawn and wait outside the bag |
//! | `event ...`, `no event ...`, `events 2 ...` | it happened in the last line of moves: at least once, never, so many times |
//!
//! The last line of moves includes its draw and the next one; an event is named by the words that it begins with.
//!
//! # Events
//!
//! `scored Red 8 city` (then `final` at the end of the game), `discarded base.K`, `drawn base.K`,
//! `placed base.K 1,0:90`, `hidden Red`, `waits base.K`, `mixed-in 2`; `deployed Red meeple city.N@1,0`
//! or to a spot of a start board, `deployed Red meeple castle`; `returned Red meeple city.N@1,0`, and
//! `sent-back Red meeple 1,0` where it found no spot; `rolled Red 2 2,-2`; `moved Red PIECE SPOT`, and
//! then the figure that it goes to; `set-aside Red PIECE SPOT`; `took Red TOKEN 2 1,0`, `token Red TITLE 4`,
//! `drew Red TOKEN field.23@1,0`; `second-part Red`, `track Red MARKER 3 7`, `challenge-lost SPOT SPOT`,
//! `message Red road`, `message-done Red road action`; a choice for all by the name of its decision,
//! `DECISION Red add`; `turn Blue 2`, `over`. A `*` stands for any word. Rules in brackets at the end,
//! `[BG-52]`, must be among those that the points cite.
//!
//! # State
//!
//! `state` looks into the report of the table, which is what `docs/protocol.md` has beside the board. The
//! path names a value, a stroke between its steps: a name chooses in a record; in a list a value chooses
//! the records that have it. What is found must be these words, the items of a list in any order; `none`
//! means that nothing is there.
#![warn(missing_docs)]

mod describe;
mod expect;
mod failure;
mod run;
mod script;

use bastide_engine::{Event, Game, Match, Rules};

pub use failure::Failure;
use script::{Scenario, StepKind};

/// Plays a scenario and gives what came out of it.
///
/// # Panics
///
/// If it does not go as the text says; the message has the line, what was expected and found, and
/// the game so far.
#[track_caller]
pub fn check(text: &str) -> Match {
    match run(text) {
        Ok(played) => played,
        Err(failure) => panic!("{failure}"),
    }
}

/// The same without panic.
pub fn run(text: &str) -> Result<Match, Failure> {
    play(text).map(|played| played.all)
}

/// The same with the position that a picture shows.
pub fn play(text: &str) -> Result<Played, Failure> {
    run::run(&Scenario::read(text)?)
}

/// Checks one line of a scenario, `expect ...` or `refuse ...`, against a game that somebody else plays
/// and what has happened in it; the text says what was found.
pub fn check_line(game: &Game, happened: &[Event], line: &str) -> Result<(), String> {
    let step = script::read_step(1, line.trim()).map_err(|failure| failure.found)?;
    match step.kind {
        StepKind::Expect(words) => expect::check(game, happened, &words),
        StepKind::Refuse { word, rule } => run::refuse(game, &word, &rule),
        StepKind::Moves(_) | StepKind::Show => Err("neither \"expect\" nor \"refuse\"".to_owned()),
    }
}

/// What came out of a scenario.
#[derive(Clone, Debug)]
pub struct Played {
    /// Everything that was played.
    pub all: Match,
    /// How many of its moves come before the position that a picture shows: the `show` of the text, or
    /// all of them.
    pub shown: usize,
}

/// Checks that a header makes no game, for a reason that cites this rule or has these words.
///
/// # Panics
///
/// If it makes a game, or fails for another reason.
#[track_caller]
pub fn check_setup_refused(header: &str, rule_or_words: &str) {
    let result = Scenario::read(header).and_then(|it| it.expect_no_rules(rule_or_words));
    if let Err(failure) = result {
        panic!("{failure}");
    }
}

impl Scenario {
    /// The set-up must be refused for this reason.
    fn expect_no_rules(&self, rule_or_words: &str) -> Result<(), Failure> {
        let setup = match &self.setup {
            Ok(setup) => setup,
            Err(error) if error.message.contains(rule_or_words) => return Ok(()),
            Err(error) => return Err(Failure::of_setup(error)),
        };
        match Rules::new(setup.clone()) {
            Ok(_) => Err(Failure::of_setup("it makes a game")),
            Err(error) if error.rule.is_some_and(|rule| rule.to_string() == rule_or_words) => {
                Ok(())
            }
            Err(error) if error.message().contains(rule_or_words) => Ok(()),
            Err(error) => Err(Failure::of_setup(&error)),
        }
    }
}
