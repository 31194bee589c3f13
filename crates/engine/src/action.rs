//! Actions: the answers to decisions, as few verbs on spots. All of them are small and `Copy`, and the
//! same move is the same value in every order of play.

use bastide_catalogue::Rotation;

use crate::board::{Board, Pos};
use crate::figures::{Figure, FigureKind};
use crate::game::Game;
use crate::marks::{Marked, What};
use crate::pieces::Piece;
use crate::player::Player;
use crate::spot::Spot;
use crate::variants::with_variants;

with_variants! {
    /// What a player does. Eight bytes, aligned, so that lists of actions are written word by word.
    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    #[repr(align(8))]
    pub enum Action {
        /// Lays a tile (BG-12, AM-10).
        Place {
            /// Which one.
            tile: Held,
            /// Where.
            at: Pos,
            /// How far turned.
            rotation: Rotation,
        },
        /// Puts a figure of the player who is asked on a spot.
        Deploy {
            /// Which kind of figure.
            figure: FigureKind,
            /// Where.
            to: Spot,
        },
        /// Moves a piece to a spot.
        Move {
            /// Which piece.
            piece: Piece,
            /// Where.
            to: Spot,
        },
        /// Moves [`Piece::COMPANION`] to a figure of the player who is asked (PD-23).
        Accompany {
            /// Which kind of figure.
            figure: FigureKind,
            /// Where it stands.
            on: Spot,
        },
        /// Sends a figure home from a spot.
        Recall {
            /// Which figure, and whose.
            figure: Owned,
            /// From where.
            from: Spot,
        },
        /// Takes a piece off the board.
        SetAside {
            /// Which piece.
            piece: Piece,
            /// From where.
            from: Spot,
        },
        /// Names a spot: the feature that is scored next, or a space of the track.
        Pick(Spot),
        /// Takes one of the choices that a decision names.
        Choose(Choice),
        /// Declines.
        Pass,
    }
}

impl Action {
    /// Lays the drawn tile.
    pub const fn place(at: Pos, rotation: Rotation) -> Action {
        Action::Place { tile: Held::Drawn, at, rotation }
    }

    /// The figure that it puts somewhere or sends home, if it is about one.
    pub const fn figure(self) -> Option<FigureKind> {
        match self {
            Action::Deploy { figure, .. } | Action::Accompany { figure, .. } => Some(figure),
            Action::Recall { figure, .. } => Some(figure.kind()),
            _ => None,
        }
    }

    /// The spot that it names, if it names one.
    pub const fn spot(self) -> Option<Spot> {
        match self {
            Action::Deploy { to: spot, .. } | Action::Move { to: spot, .. } => Some(spot),
            Action::Accompany { on: spot, .. } | Action::Recall { from: spot, .. } => Some(spot),
            Action::SetAside { from: spot, .. } | Action::Pick(spot) => Some(spot),
            Action::Place { .. } | Action::Choose(_) | Action::Pass => None,
        }
    }
}

/// A tile that a player can lay.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Held {
    /// The one that was drawn.
    Drawn,
    /// An abbey from the hand.
    Abbey,
}

impl Held {
    /// The tiles that players have in hand from the start.
    pub const IN_HAND: [Held; 1] = [Held::Abbey];

    /// Its name in set-ups and on the wire; the drawn tile has the name of its kind.
    pub const fn name(self) -> Option<&'static str> {
        match self {
            Held::Drawn => None,
            Held::Abbey => Some("abbey"),
        }
    }

    /// The id of its kind in the catalogue, for those in hand.
    pub const fn kind(self) -> Option<&'static str> {
        match self {
            Held::Drawn => None,
            Held::Abbey => Some("am.abbey"),
        }
    }

    /// The tile in hand with this name, be it that of its kind.
    pub fn from_name(name: &str) -> Option<Held> {
        let is_it = |held: &Held| held.name() == Some(name) || held.kind() == Some(name);
        Held::IN_HAND.into_iter().find(is_it)
    }
}

/// A figure with its owner, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Owned(u8);

impl Owned {
    /// The figure of this kind that belongs to a player.
    pub const fn new(owner: Player, kind: FigureKind) -> Owned {
        Owned(owner.0 << 4 | kind as u8)
    }

    /// Whose it is.
    pub const fn owner(self) -> Player {
        Player(self.0 >> 4)
    }

    /// What it is.
    pub const fn kind(self) -> FigureKind {
        FigureKind::ALL[(self.0 & 15) as usize]
    }
}

impl std::fmt::Debug for Owned {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} of {:?}", self.kind(), self.owner())
    }
}

/// Choices that are one word each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Choice {
    /// Plays the builder's second part (TB-26).
    SecondPart,
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
    /// Leaves the own robber where it is (ROB-9).
    Stay,
    /// Robs the marker that leaves (ROB-16).
    Rob,
    /// Lets it go and waits for another one (ROB-18).
    Wait,
    /// Everybody adds a follower.
    Add,
    /// Everybody removes a follower.
    Remove,
    /// Draws a token for the flock (HS-25).
    Grow,
    /// Scores the flock (HS-26).
    Gather,
}

impl Choice {
    /// Every choice with its word.
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

    /// Every choice.
    pub fn all() -> impl Iterator<Item = Choice> {
        Choice::WORDS.into_iter().map(|(choice, _)| choice)
    }

    /// The word for this choice on the wire.
    pub fn word(self) -> &'static str {
        Choice::WORDS[self as usize].1
    }

    /// The choice with this word.
    pub fn from_word(word: &str) -> Option<Choice> {
        Choice::WORDS.into_iter().find(|(_, known)| *known == word).map(|(choice, _)| choice)
    }
}

/// Takes legal actions one by one: a list of them, or only the question whether there is one.
pub(crate) trait Sink {
    /// Whether the first action answers the question.
    const FIRST_ONLY: bool = false;

    /// Takes an action; `true` means that no more are wanted.
    fn push(&mut self, action: Action) -> bool;

    /// Takes several actions.
    #[inline]
    fn push_all(&mut self, mut actions: impl Iterator<Item = Action>) -> bool {
        actions.any(|action| self.push(action))
    }

    /// Takes actions that are marked in a word. Always inline, so that each caller has code for what it
    /// marks and no other.
    #[inline(always)]
    fn push_marked(&mut self, board: &Board, marked: Marked) -> bool {
        match marked.what {
            What::Place => self.push_all(marked.placements(board)),
            What::Deploy(figure) => {
                self.push_all(marked.spots(board).map(|to| Action::Deploy { figure, to }))
            }
            What::Move(piece) => {
                self.push_all(marked.spots(board).map(|to| Action::Move { piece, to }))
            }
            What::Visit(piece) => {
                self.push_all(marked.tiles(board).map(|to| Action::Move { piece, to }))
            }
        }
    }
}

impl Sink for Vec<Action> {
    #[inline]
    fn push(&mut self, action: Action) -> bool {
        Vec::push(self, action);
        false
    }

    #[inline]
    fn push_all(&mut self, actions: impl Iterator<Item = Action>) -> bool {
        self.extend(actions);
        false
    }
}

/// Offers one of two choices.
pub(crate) fn either(one: Choice, other: Choice, sink: &mut impl Sink) {
    let _ = sink.push(Action::Choose(one)) || sink.push(Action::Choose(other));
}

/// Offers to take figures home, those alike on one segment once.
pub(crate) fn offer_recalls<'a>(
    game: &Game,
    figures: impl Iterator<Item = &'a Figure>,
    sink: &mut impl Sink,
) -> bool {
    let mut figures: Vec<Figure> = figures.copied().collect();
    figures.sort();
    figures.dedup();
    figures.into_iter().any(|Figure { owner, kind, on }| {
        let (figure, from) = (Owned::new(owner, kind), game.spot(on));
        sink.push(Action::Recall { figure, from })
    })
}

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_listed_in_the_order_of_the_choices() {
        for choice in Choice::all() {
            assert_eq!(Choice::from_word(choice.word()), Some(choice));
        }
        assert_eq!(Choice::from_word("next"), None);
    }

    #[test]
    fn a_figure_and_its_owner_fit_one_byte() {
        for owner in (0..8).map(Player) {
            for kind in FigureKind::ALL {
                let owned = Owned::new(owner, kind);
                assert_eq!((owned.owner(), owned.kind()), (owner, kind));
            }
        }
    }
}
