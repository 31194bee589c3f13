//! Events: what happened, for logs and pages. The rules never read them, and they are recorded
//! only when somebody asks.

use bastide_catalogue::Rotation;

use crate::action::{Choice, Owned};
use crate::board::{Kind, Pos};
use crate::figures::FigureKind;
use crate::pieces::Piece;
use crate::player::{Player, Players};
use crate::scoring::Award;
use crate::spot::Spot;
use crate::systems::messengers::Message;
use crate::variants::with_variants;

with_variants! {
    /// Something that happened. What several systems do in the same way is the same event.
    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    #[allow(missing_docs, reason = "the fields say what they are")]
    pub enum Event {
        /// A player's turn begins.
        Turn { player: Player, number: u32 },
        /// A tile is drawn.
        TileDrawn { player: Player, kind: Kind },
        /// A drawn tile fits nowhere and leaves the game (BG-14).
        TileDiscarded { player: Player, kind: Kind },
        /// A drawn dragon tile waits for the dragon (PD-40).
        TileSetAside { player: Player, kind: Kind },
        /// The tiles that waited for the dragon are mixed into the supply (PD-41).
        TilesMixedIn { player: Player, number: u16 },
        /// A tile goes unseen below a hill (HS-10).
        TileHidden { player: Player },
        /// A tile is laid.
        TilePlaced { player: Player, kind: Kind, at: Pos, rotation: Rotation },
        /// A figure leaves the supply for a spot.
        Deployed { player: Player, figure: FigureKind, to: Spot },
        /// A figure goes from one spot to another.
        Transferred { player: Player, figure: FigureKind, from: Spot, to: Spot },
        /// A figure comes home; from a tile as a whole where it found no spot to stand on.
        Returned { player: Player, figure: FigureKind, from: Spot },
        /// Points.
        Scored(Award),
        /// A die is cast, and a figure flies so far from one position to another.
        Rolled { player: Player, die: u8, from: Pos, to: Pos },
        /// A piece is placed or moved, perhaps to a figure there.
        Moved { player: Player, piece: Piece, to: Spot, with: Option<Owned> },
        /// A piece leaves the spot where it stood.
        SetAside { player: Player, piece: Piece, from: Spot },
        /// A player takes tokens by this name, which the tile at a position brought.
        TokenTaken { player: Player, token: &'static str, number: u8, at: Pos },
        /// A player takes a title by this name, for a feature of so many tiles.
        TitleTaken { player: Player, title: &'static str, size: u16, at: Pos },
        /// A token by this name is drawn for a figure on a spot.
        TokenDrawn { player: Player, token: &'static str, on: Spot },
        /// A building is completed, and one beside it loses their challenge.
        ChallengeLost { winner: Spot, loser: Spot },
        /// A builder earned a second part.
        SecondPartEarned { player: Player },
        /// A marker moves on the track.
        TrackMoved { player: Player, messenger: bool, from: u16, to: u16 },
        /// A choice that everybody has to follow, by the name of its decision.
        Chosen { player: Player, decision: &'static str, choice: Choice },
        /// A message is drawn and shown.
        MessageDrawn { player: Player, message: Message },
        /// The drawer of a message decides.
        MessageDone { player: Player, message: Message, choice: Choice },
        /// The game is over.
        GameOver { scores: Vec<u16>, winners: Players },
    }
}

/// Takes events, or ignores them at no cost.
#[derive(Debug, Default)]
pub struct Log {
    on: bool,
    events: Vec<Event>,
}

impl Log {
    /// A log that ignores everything.
    pub fn off() -> Log {
        Log::default()
    }

    /// A log that keeps everything.
    pub fn on() -> Log {
        Log { on: true, events: Vec::new() }
    }

    /// Whether somebody wants to read it.
    pub fn is_on(&self) -> bool {
        self.on
    }

    /// What was recorded.
    pub fn into_events(self) -> Vec<Event> {
        self.events
    }

    #[inline]
    pub(crate) fn push(&mut self, event: impl FnOnce() -> Event) {
        if self.on {
            self.events.push(event());
        }
    }
}
