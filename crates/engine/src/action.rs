//! Actions: the answers to decisions. All of them are small and `Copy`.

use bastide_catalogue::Rotation;

use crate::board::{Pos, Seg, TileId};
use crate::figures::FigureKind;
use crate::player::Player;
use crate::systems::ferries::Link;

/// What a player does.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// Lays the drawn tile (BG-12).
    PlaceTile {
        /// Where.
        at: Pos,
        /// How far turned.
        rotation: Rotation,
    },
    /// Puts a figure from the supply on a segment.
    Deploy {
        /// Which kind of figure.
        figure: FigureKind,
        /// Where.
        to: Seg,
    },
    /// Takes a figure home from a segment.
    Recall {
        /// Whose figure.
        owner: Player,
        /// Which kind.
        figure: FigureKind,
        /// From where.
        from: Seg,
    },
    /// Joins two road ends of a lake by its ferry (FER-17, FER-33).
    Ferry {
        /// The lake.
        lake: TileId,
        /// The two sides that the ferry joins.
        link: Link,
    },
    /// Takes one of the choices that a decision names.
    Choose(Choice),
    /// Declines.
    Pass,
}

/// Choices that are one word each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Plays the builder's second part (TB-26).
    SecondPart,
    /// Scores the feature of this segment next (SCB-24).
    Next(Seg),
    /// Moves the scoring meeple (SCB-12).
    Meeple,
    /// Moves the messenger (SCB-12).
    Messenger,
    /// Carries out what the message says (MSG-17).
    Action,
    /// Takes two points instead of what the message says (MSG-17).
    Points,
    /// Takes the points of the recalled meeple (MSG-36).
    Score,
    /// Leaves the points of the recalled meeple (MSG-36).
    Forgo,
}

impl Choice {
    /// The word for this choice on the wire.
    pub const fn word(self) -> &'static str {
        match self {
            Choice::SecondPart => "second-part",
            Choice::Next(_) => "next",
            Choice::Meeple => "meeple",
            Choice::Messenger => "messenger",
            Choice::Action => "action",
            Choice::Points => "points",
            Choice::Score => "score",
            Choice::Forgo => "forgo",
        }
    }

    /// The choice with this word; the next feature to score needs its segment.
    pub fn from_word(word: &str, segment: Option<Seg>) -> Option<Choice> {
        Some(match word {
            "second-part" => Choice::SecondPart,
            "next" => Choice::Next(segment?),
            "meeple" => Choice::Meeple,
            "messenger" => Choice::Messenger,
            "action" => Choice::Action,
            "points" => Choice::Points,
            "score" => Choice::Score,
            "forgo" => Choice::Forgo,
            _ => return None,
        })
    }
}

/// Takes legal actions one by one: a list of them, or only the question whether there is one.
pub(crate) trait Sink {
    /// Takes an action; `true` means that no more are wanted.
    fn push(&mut self, action: Action) -> bool;
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) -> bool {
        Vec::push(self, action);
        false
    }
}

/// Answers whether there is an action at all, and stops at the first one.
#[derive(Default)]
pub(crate) struct Any(pub bool);

impl Sink for Any {
    #[inline]
    fn push(&mut self, _: Action) -> bool {
        self.0 = true;
        true
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
