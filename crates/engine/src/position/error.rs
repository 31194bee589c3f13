//! What is wrong with a stated position, and where.

use std::fmt;

use bastide_catalogue::SegmentKind;

use crate::board::Pos;
use crate::figures::FigureKind;
use crate::validate::Violation;

/// Why a position makes no game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PositionError {
    /// The fact that is wrong, such as `figures`; empty where it is the position as a whole.
    pub fact: String,
    /// Its row, from 0, where one is to blame.
    pub row: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a position.
#[derive(Clone, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Problem {
    /// No game has a fact of this name.
    UnknownFact,
    /// The fact must be stated.
    Missing,
    /// The fact has more rows than there can be.
    TooManyRows { most: usize },
    /// A word is of another sort than is wanted.
    WrongWord { wanted: &'static str, found: String },
    /// The row ends where another word is wanted.
    MissingWord { wanted: &'static str },
    /// The row has more words than it should.
    ExtraWord,
    /// A number is too large.
    TooLarge { most: u32 },
    /// The same is said twice.
    Twice,
    /// There is no tile at this position.
    NoTile { at: Pos },
    /// The tile at this position has no such segment.
    NoSegment { at: Pos },
    /// Two tiles lie at one position.
    Taken { at: Pos },
    /// A tile does not match its neighbour.
    DoesNotFit { at: Pos },
    /// A tile shares no side with the others.
    Apart { at: Pos },
    /// A tile lies farther out than any game gets.
    TooFar { at: Pos },
    /// The start board is not where it has to be.
    StartBoard,
    /// There are more tiles than a table has room for.
    TooManyTiles { most: usize },
    /// There are more tiles of a kind than the set-up has.
    TooManyOfKind { kind: String, most: u32 },
    /// A figure stands where it never stands.
    WrongGround { figure: FigureKind, ground: SegmentKind },
    /// There are more of these than the players have.
    TooManyPieces { what: &'static str, most: u32 },
    /// The piece or system is not in this game.
    NotInPlay { what: &'static str },
    /// The facts do not fit each other here: the game would not wait for this.
    NotWaiting { instead: String },
    /// An invariant of the game does not hold.
    Broken(Violation),
}

impl PositionError {
    pub(crate) fn whole(problem: Problem) -> PositionError {
        PositionError { fact: String::new(), row: None, problem }
    }
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.fact.as_str(), self.row) {
            ("", _) => {}
            (fact, None) => write!(f, "{fact}: ")?,
            (fact, Some(row)) => write!(f, "{fact}, entry {}: ", row + 1)?,
        }
        self.problem.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let show = |at: &Pos| format!("{},{}", at.x, at.y);
        match self {
            Problem::UnknownFact => write!(f, "no position has such a line"),
            Problem::Missing => write!(f, "this line is missing"),
            Problem::TooManyRows { most } => write!(f, "at most {most} entries"),
            Problem::WrongWord { wanted, found } => write!(f, "wanted {wanted}, not {found}"),
            Problem::MissingWord { wanted } => write!(f, "{wanted} is missing"),
            Problem::ExtraWord => write!(f, "there is a word too many"),
            Problem::TooLarge { most } => write!(f, "at most {most}"),
            Problem::Twice => write!(f, "the same is said twice"),
            Problem::NoTile { at } => write!(f, "no tile lies at {}", show(at)),
            Problem::NoSegment { at } => write!(f, "the tile at {} has no such segment", show(at)),
            Problem::Taken { at } => write!(f, "two tiles lie at {}", show(at)),
            Problem::DoesNotFit { at } => {
                write!(f, "the tile at {} does not match its neighbour (BG-13)", show(at))
            }
            Problem::Apart { at } => {
                write!(f, "the tile at {} shares no side with the others (BG-12)", show(at))
            }
            Problem::TooFar { at } => write!(f, "{} is too far out", show(at)),
            Problem::StartBoard => write!(f, "the start board does not lie as it was made"),
            Problem::TooManyTiles { most } => write!(f, "at most {most} tiles fit on a table"),
            Problem::TooManyOfKind { kind, most } => {
                write!(f, "the set-up has only {most} of {kind}")
            }
            Problem::WrongGround { figure, ground } => {
                write!(f, "a {} never stands on a {}", figure.name(), ground.word())
            }
            Problem::TooManyPieces { what, most } => write!(f, "there are only {most} of {what}"),
            Problem::NotInPlay { what } => write!(f, "{what} is not in this game"),
            Problem::NotWaiting { instead } => {
                write!(f, "the game would not wait here: {instead}")
            }
            Problem::Broken(violation) => violation.fmt(f),
        }
    }
}

impl std::error::Error for PositionError {}
