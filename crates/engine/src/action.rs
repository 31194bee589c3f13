//! Actions: the answers to decisions. All of them are small and `Copy`.

use std::borrow::Cow;

use bastide_catalogue::{Rotation, Sector};

use crate::board::{Pos, Seg, TileId};
use crate::figures::{Figure, FigureKind};
use crate::pieces::Piece;
use crate::player::Player;
use crate::systems::count::Quarter;
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
    /// Lays an abbey from the hand into a hole (AM-10).
    PlaceAbbey(Pos),
    /// Puts a figure from the supply on a segment.
    Deploy {
        /// Which kind of figure.
        figure: FigureKind,
        /// Where.
        to: Seg,
    },
    /// Puts a barn on the corner to the south-east of this place (AM-30).
    PlaceBarn(Pos),
    /// Lets the wagon that is asked for drive on to a segment (AM-52).
    MoveWagon(Seg),
    /// Lets a figure from the supply board the flying machine of the new tile (FLY-4).
    Fly(FigureKind),
    /// Takes a figure home from a segment.
    Recall {
        /// Whose figure.
        owner: Player,
        /// Which kind.
        figure: FigureKind,
        /// From where.
        from: Seg,
    },
    /// Puts a neutral piece on a segment.
    MovePiece {
        /// Which piece.
        piece: Piece,
        /// Where.
        to: Seg,
    },
    /// Puts a neutral piece on a tile: the dragon, or the fairy (PD-20, PD-46).
    MoveToTile {
        /// Which piece.
        piece: Piece,
        /// Where.
        to: TileId,
    },
    /// Assigns the fairy to an own follower (PD-23).
    Accompany {
        /// Which kind of follower.
        figure: FigureKind,
        /// Where it stands.
        on: Seg,
    },
    /// Sets a neutral piece aside.
    SetAside {
        /// Which piece.
        piece: Piece,
        /// From where.
        from: Seg,
    },
    /// Puts an ingot on a tile (GLD-5).
    PlaceGold(TileId),
    /// Sends a follower into a quarter of Carcassonne (CO-10).
    EnterCity {
        /// Which follower.
        figure: FigureKind,
        /// Where.
        quarter: Quarter,
    },
    /// Moves the count to a quarter (CO-18).
    MoveCount(Quarter),
    /// Sends a follower to a crown space of the wheel (WF-30).
    TakeCrown {
        /// Which follower.
        figure: FigureKind,
        /// Where.
        sector: Sector,
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
    /// Puts the own robber on this space of the track (ROB-8).
    Space(u8),
    /// Leaves the own robber where it is (ROB-9).
    Stay,
    /// Robs the marker that leaves (ROB-16).
    Rob,
    /// Lets it go and waits for another one (ROB-18).
    Wait,
    /// Everybody adds a follower (CRC-7).
    Add,
    /// Everybody removes a follower (CRC-7).
    Remove,
    /// Draws a token for the flock (HS-25).
    Grow,
    /// Scores the flock (HS-26).
    Gather,
}

impl Choice {
    /// The choices that are a word and nothing else.
    const WORDS: [(Choice, &'static str); 14] = [
        (Choice::SecondPart, "second-part"),
        (Choice::Meeple, "meeple"),
        (Choice::Messenger, "messenger"),
        (Choice::Action, "action"),
        (Choice::Points, "points"),
        (Choice::Score, "score"),
        (Choice::Forgo, "forgo"),
        (Choice::Stay, "stay"),
        (Choice::Rob, "rob"),
        (Choice::Wait, "wait"),
        (Choice::Add, "add"),
        (Choice::Remove, "remove"),
        (Choice::Grow, "grow"),
        (Choice::Gather, "gather"),
    ];

    /// The word for this choice on the wire.
    pub fn word(self) -> Cow<'static, str> {
        match self {
            Choice::Next(_) => "next".into(),
            Choice::Space(space) => format!("space-{space}").into(),
            _ => Choice::WORDS
                .iter()
                .find(|(choice, _)| *choice == self)
                .map_or("", |it| it.1)
                .into(),
        }
    }

    /// The choice with this word; the next feature to score needs its segment.
    pub fn from_word(word: &str, segment: Option<Seg>) -> Option<Choice> {
        if word == "next" {
            return segment.map(Choice::Next);
        }
        if let Some(space) = word.strip_prefix("space-") {
            let plain = space == "0" || !space.starts_with(['0', '+']);
            return space.parse().ok().filter(|_| plain).map(Choice::Space);
        }
        Choice::WORDS.iter().find(|(_, known)| *known == word).map(|(choice, _)| *choice)
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

/// Offers one of two choices.
pub(crate) fn either(one: Choice, other: Choice, sink: &mut impl Sink) {
    let _ = sink.push(Action::Choose(one)) || sink.push(Action::Choose(other));
}

/// Offers to take figures home, those alike on one segment once.
pub(crate) fn offer_recalls<'a>(
    figures: impl Iterator<Item = &'a Figure>,
    sink: &mut impl Sink,
) -> bool {
    let mut figures: Vec<Figure> = figures.copied().collect();
    figures.sort();
    figures.dedup();
    figures.into_iter().any(|Figure { owner, kind: figure, on: from }| {
        sink.push(Action::Recall { owner, figure, from })
    })
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
