//! The rules of Carcassonne as a pure, deterministic engine: no IO, clock, threads or randomness.
//!
//! A game of two players in which both always take the first legal action, and chance always
//! gives its first possible answer:
//!
//! ```
//! use bastide_engine::{Game, Pending, Rules, Setup};
//!
//! let rules = Rules::new(Setup::for_players(["Ann", "Bob"])).unwrap();
//! let mut game = Game::new(rules);
//! loop {
//!     match game.pending() {
//!         Pending::Decide(_, _) => game.play(game.legal_actions()[0]).unwrap(),
//!         Pending::Chance(_) => game.resolve(game.outcomes()[0].0).unwrap(),
//!         Pending::Over => break,
//!     }
//! }
//! assert_eq!(game.board().tiles().len(), 72);
//! ```
//!
//! An illegal action is refused with the rule that forbids it, and changes nothing:
//!
//! ```
//! use bastide_engine::{Action, Game, Outcome, Pos, Rotation, Rules, Setup};
//!
//! let setup = Setup { draw: Some(vec!["base.U".into()]), ..Setup::for_players(["Ann"]) };
//! let mut game = Game::new(Rules::new(setup).unwrap());
//! let kind = game.rules().kind("base.U").unwrap();
//! game.resolve(Outcome::Tile(kind)).unwrap();
//! let beside_the_city = Action::place(Pos::new(0, -1), Rotation::default());
//! let refusal = game.play(beside_the_city).unwrap_err();
//! assert_eq!((refusal.why.code(), refusal.rule.to_string()), ("mismatch", "BG-13".to_owned()));
//! ```
//!
//! Points explain themselves:
//!
//! ```
//! use bastide_engine::{Event, Game, Log, Outcome, Rules, Setup};
//!
//! let setup = Setup { draw: Some(vec!["base.E".into()]), ..Setup::for_players(["Ann"]) };
//! let mut game = Game::new(Rules::new(setup).unwrap());
//! let kind = game.rules().kind("base.E").unwrap();
//! game.resolve(Outcome::Tile(kind)).unwrap();
//! let mut log = Log::on();
//! let onto_the_city = game.legal_actions().into_iter().find(|action| {
//!     matches!(action, bastide_engine::Action::Place { at, .. } if at.y == -1)
//! });
//! game.play_logged(onto_the_city.unwrap(), &mut log).unwrap();
//! game.play_logged(game.legal_actions()[0], &mut log).unwrap();
//! let award = log.into_events().into_iter().find_map(|event| match event {
//!     Event::Scored(award) => Some(award),
//!     _ => None,
//! });
//! assert_eq!(award.unwrap().value.to_string(), "2 tiles × 2 (BG-52)");
//! ```
#![warn(missing_docs)]

mod action;
mod bag;
mod board;
mod chance;
mod copy;
mod decision;
mod event;
mod features;
mod figures;
mod game;
mod hooks;
mod marks;
mod naming;
mod options;
mod part;
mod pieces;
mod player;
mod position;
mod reason;
mod refusal;
mod report;
mod rule;
mod rules;
mod sample;
mod scoring;
mod setup;
mod spot;
mod system;
mod systems;
mod transcript;
mod turn;
mod validate;
mod variants;

pub use action::{Action, Choice, Held, Owned};
pub use bag::Bag;
pub use bastide_catalogue::{
    Catalogue, Goods, HalfSide, Halves, KindId, Rotation, SegmentId, SegmentKind, Side, Sides,
};
pub use board::{Board, Kind, OpenCell, Pos, Seg, Tile, TileId};
pub use chance::{Chance, Outcome};
pub use decision::{Decision, Pending, Question};
pub use event::{Event, Log};
pub use features::FeatureView;
pub use figures::{Figure, FigureKind, Supply};
pub use game::Game;
pub use naming::SegmentName;
pub use options::{OptionError, OptionNames};
pub use pieces::{Ground, Piece};
pub use player::{MAX_PLAYERS, Player, Players};
pub use position::{Fact, Position, PositionError, Problem, Word};
pub use reason::{Parameter, Why, With};
pub use refusal::Refusal;
pub use report::{Record, Report, Topic};
pub use rule::RuleId;
pub use rules::{PRESETS, Preset, Rules};
pub use scoring::track::{Markers, SPACES};
pub use scoring::{Award, Cause, Counted, Term, Value};
pub use setup::{MOST_OF_A_PIECE, Setup, SetupError, StartTile, TileFile};
pub use spot::{BoardWords, Spot};
pub use system::{About, HeldFigure, InBox, Part, PartName, Start, System, Systems};
pub use systems::Options;
pub use systems::exports::*;
pub use systems::parts;
pub use transcript::{Match, Move, ReplayError};
pub use turn::{Step, TURN};
pub use validate::Violation;
