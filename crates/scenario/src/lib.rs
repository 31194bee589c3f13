//! Tests of the rules as small texts: a board, moves, and what must hold. For tests only.
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
//! - **`expect ...`**: one of those below. Names of players must be single words here. A segment
//!   is `city.N@0,0`; without a place it is on the tile just placed in the running turn.
//!
//! | expect | what must hold |
//! |---|---|
//! | `Red 4, Blue 0` | these scores |
//! | `asks Red figure` | Red has to decide this; more words: `asks Red place-tile base.K`, `asks Red marker 4`, `asks Red message road`; `asks chance` where the script is out of messages or rolls |
//! | `over` | the game is over |
//! | `turn Red` | it is Red's turn |
//! | `winners Red, Blue` | these have won; or `nobody` |
//! | `legal W1 W2 ...`, `not legal W1 ...` | each of these actions is legal, or none of them |
//! | `only W1 W2 ...` | the legal actions are exactly these |
//! | `supply Red meeple 6` | figures in hand; `abbey` too |
//! | `figures Red 1` | figures on the board |
//! | `on city.N@0,0: Red meeple, Blue builder` | the figures on the whole feature; or `nobody` |
//! | `owners city.N@0,0: Red, Blue` | who would own the feature now; or `nobody` |
//! | `complete S1 S2 ...`, `open S1 ...` | each of these features is complete, or open |
//! | `same A B ...`, `apart A B ...` | one feature, or all different |
//! | `tiles 3 city.N@0,0` | tiles of the feature; a monastery counts those around it |
//! | `worth 5 city.N@0,0` | points for the feature if the game ended now |
//! | `goods Red wine 2 grain 1` | tokens in hand |
//! | `track Red meeple 12 messenger 8` | totals of the markers |
//! | `robber Red 12`, `robber Red home` | the space of a robber on the track |
//! | `gold Red 3`, `gold 1,0 2` | ingots of a player, or on a tile |
//! | `king Red 4`, `robber-baron nobody 0` | who has the token, and the size to beat |
//! | `challenges 1,0-0,1`, `challenges none` | every challenge, by the places of shrine and monastery |
//! | `sheep 5 field.23@0,0`, `tokens wolf 2` | sheep that gathering in the field would score; tokens left to be drawn |
//! | `piece mage road.EW@1,0`, `piece witch aside` | where a neutral piece stands |
//! | `quarter castle: Red meeple`, `count market` | the followers in a quarter of Carcassonne; where the count is |
//! | `pig storm`, `crown taxes: Red meeple` | the sector of the wheel pig; the followers on the crowns of a sector, or `nobody` |
//! | `piece dragon 1,0`, `piece fairy aside` | the tile on which dragon or fairy stands |
//! | `fairy with Red meeple city.N@0,0`, `fairy with nobody` | the follower to whom the fairy is assigned |
//! | `message road` | this message is shown to a player who has to decide |
//! | `ferry EW@1,0`, `ferry none@1,0` | the ferry of a lake |
//! | `left 3` | tiles in the bag; the one drawn is not among them |
//! | `waiting 2` | dragon tiles that wait for the dragon |
//! | `event ...`, `no event ...`, `events 2 ...` | in the last line of moves, its draw and the next one included, something happened that begins with these words: at least once, never, so many times |
//!
//! # Events
//!
//! `scored Red 8 city` (then `final` at the end of the game), `discarded base.K`, `drawn base.K`,
//! `placed base.K 1,0:90`, `hidden Red`, `waits pd.D1`, `mixed-in 2`; `deployed Red meeple city.N@1,0`
//! or to a spot of a start board, `deployed Red meeple castle`; `returned Red meeple city.N@1,0`, and
//! `sent-back Red meeple 1,0` where it found no spot; `rolled Red 2 2,-2`; `moved Red mage road.EW@1,0`,
//! `moved Red wagon road.E@1,0`, `moved Red dragon 1,0`, `moved Red fairy 1,0 Red meeple`, `moved Red ferry
//! EW@1,0`, `moved Red count market`, `moved Red robber 12`, `set-aside Red witch city.N@0,0`; `took Red
//! wine 2 1,0`, `token Red king 4`, `drew Red sheep-2 field.23@1,0`; `second-part Red`, `track Red messenger
//! 3 7`, `challenge-lost shrine@1,0 monastery@0,1`, `message Red road`, `message-done Red road action`; a
//! choice for all by the name of its decision, `crop-circle Red add`; `turn Blue 2`, `over`. A `*` stands for
//! any word. Rules in brackets at the end, `[BG-52]`, must be among those that the points cite.
#![warn(missing_docs)]

mod describe;
mod expect;
mod failure;
mod run;
mod script;

use bastide_engine::{Match, Rules};

pub use failure::Failure;
use script::Scenario;

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
    run::run(&Scenario::read(text)?)
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
            Err(error) if error.why.contains(rule_or_words) => Ok(()),
            Err(error) => Err(Failure::of_setup(&error)),
        }
    }
}
