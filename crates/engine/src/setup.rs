//! Set-ups: what a game is to be played with, as somebody wrote it down. `Rules` is what becomes of
//! a set-up that makes sense.

use std::fmt;
use std::sync::Arc;

use bastide_catalogue::{Catalogue, CatalogueError, Rotation};

use crate::board::Pos;
use crate::chance::Outcome;
use crate::reason::{Parameter, Why, With, reasons};
use crate::refusal::Refusal;
use crate::rule::RuleId;

/// How many figures of a kind, or abbeys, a player can have, and how many copies of a set go into one game.
/// More than anyone owns: the meeples of three boxes each, or the boxes of twenty friends.
pub const MOST_OF_A_PIECE: u16 = 20;

/// An unchecked set-up, in the vocabulary of the protocol. Only the players are required.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Setup {
    /// The players' names, in order of play.
    pub players: Vec<String>,
    /// Names of systems, or `system/part`; nothing means `base` and `farmers`.
    pub systems: Option<Vec<String>>,
    /// Files with tiles and sets of the players' own, which the rest of the set-up can name.
    pub tiles: Vec<TileFile>,
    /// Tile sets with their number of copies; nothing means what the systems bring.
    pub sets: Option<Vec<(String, u16)>>,
    /// Options by name, with values as text.
    pub options: Vec<(String, String)>,
    /// Numbers of figures for each player, by the figures' names.
    pub supply: Vec<(String, u32)>,
    /// Tiles on the table; nothing means what the systems start with.
    pub start: Option<Vec<StartTile>>,
    /// The tiles in the order in which they are drawn; nothing means by chance.
    pub draw: Option<Vec<String>>,
    /// Answers of chance other than draws, in the order in which they are asked for.
    pub chance: Vec<Outcome>,
    /// What all other chance follows from.
    pub seed: Option<String>,
}

impl Setup {
    /// A set-up with these players and everything else by default.
    pub fn for_players<S: Into<String>>(names: impl IntoIterator<Item = S>) -> Setup {
        Setup { players: names.into_iter().map(Into::into).collect(), ..Setup::default() }
    }

    /// The standard catalogue with the set-up's tile files. They are read in the order of their names, so
    /// that kinds have the same numbers however the files were listed.
    pub fn catalogue(&self) -> Result<Arc<Catalogue>, SetupError> {
        if self.tiles.is_empty() {
            return Ok(Catalogue::shared());
        }
        let files = self.tiles.iter().map(|file| (file.name.as_str(), file.text.as_str()));
        let mut files: Vec<_> = files.collect();
        files.sort_by_key(|(name, _)| *name);
        Ok(Catalogue::standard().with_files(&files)?)
    }
}

/// A file with tiles and sets, in the format of `docs/tiles.md`. A set-up holds its whole text, so that a
/// transcript needs nothing else to be played again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TileFile {
    /// What it is called in messages; no two files of a set-up have the same name.
    pub name: String,
    /// The TOML text.
    pub text: String,
}

/// A tile that lies on the table from the start.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StartTile {
    /// The id of its kind.
    pub tile: String,
    /// Where it lies.
    pub at: Pos,
    /// How it is turned.
    pub rotation: Rotation,
}

reasons! {
    TILE_FILE = "tile-file": "{problem}";
}

/// Why a set-up makes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SetupError {
    /// The rule that forbids it, where there is one.
    pub rule: Option<RuleId>,
    /// What is wrong.
    pub why: Why,
    /// The names and numbers that it is about.
    pub with: With,
    /// The mistake in a tile file, if that is what is wrong.
    pub tiles: Option<Box<CatalogueError>>,
}

impl SetupError {
    pub(crate) fn new(why: Why) -> SetupError {
        SetupError { rule: None, why, with: With::new(), tiles: None }
    }

    pub(crate) fn by(rule: RuleId, why: Why) -> SetupError {
        SetupError { rule: Some(rule), ..SetupError::new(why) }
    }

    /// The same mistake, about this.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<Parameter>) -> SetupError {
        debug_assert!(self.why.takes(name), "{} has no {name}", self.why.code());
        self.with.push((name, value.into()));
        self
    }

    /// What is wrong, in English and without the rule.
    pub fn message(&self) -> String {
        fmt::from_fn(|f| self.why.write(&self.with, f)).to_string()
    }
}

impl From<CatalogueError> for SetupError {
    fn from(error: CatalogueError) -> SetupError {
        let refused = SetupError::new(TILE_FILE).with("problem", error.to_string());
        SetupError { tiles: Some(Box::new(error)), ..refused }
    }
}

impl From<Refusal> for SetupError {
    fn from(Refusal { rule, why, with }: Refusal) -> SetupError {
        SetupError { rule: Some(rule), why, with, tiles: None }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.why.write(&self.with, f)?;
        match self.rule {
            Some(rule) => write!(f, " ({rule})"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for SetupError {}
