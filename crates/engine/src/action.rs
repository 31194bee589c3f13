//! Actions: the answers to decisions. All of them are small and `Copy`.

use bastide_catalogue::Rotation;

use crate::board::{Pos, Seg, TileId};
use crate::figures::FigureKind;
use crate::player::Player;
use crate::systems::ferries::Link;

/// What a player does. Eight bytes, aligned, so that lists of actions are written word by word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[repr(align(8))]
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
    /// Whether the first action answers the question.
    const FIRST_ONLY: bool = false;

    /// Takes an action; `true` means that no more are wanted.
    fn push(&mut self, action: Action) -> bool;

    /// Takes the placements at a place in several rotations, one bit each.
    #[inline]
    fn push_rotations(&mut self, at: Pos, rotations: u8) -> bool {
        Rotation::ALL
            .into_iter()
            .filter(|rotation| rotations >> rotation.quarters() & 1 == 1)
            .any(|rotation| self.push(Action::PlaceTile { at, rotation }))
    }
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) -> bool {
        Vec::push(self, action);
        false
    }

    /// Writes four actions and keeps as many as there are rotations: how many there are is hard to
    /// guess for a processor, and so no branch depends on it.
    #[inline]
    fn push_rotations(&mut self, at: Pos, rotations: u8) -> bool {
        let (number, ordered) = ROTATIONS[rotations as usize & 15];
        let kept = self.len() + number;
        self.extend_from_slice(&ordered.map(|rotation| Action::PlaceTile { at, rotation }));
        self.truncate(kept);
        false
    }
}

/// For each set of rotations the number of its members and these, before others that do not matter.
static ROTATIONS: [(usize, [Rotation; 4]); 16] = {
    let mut table = [(0, [Rotation::from_quarters(0); 4]); 16];
    let mut set = 0;
    while set < 16 {
        let (mut quarters, mut members) = (0, 0);
        while quarters < 4 {
            if set >> quarters & 1 == 1 {
                table[set].1[members] = Rotation::from_quarters(quarters);
                members += 1;
            }
            quarters += 1;
        }
        table[set].0 = members;
        set += 1;
    }
    table
};

/// Answers whether there is an action at all, and stops at the first one.
#[derive(Default)]
pub(crate) struct Any(pub bool);

impl Sink for Any {
    const FIRST_ONLY: bool = true;

    #[inline]
    fn push(&mut self, _: Action) -> bool {
        self.0 = true;
        true
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
