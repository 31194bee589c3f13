//! Events: what happened, for logs and pages. The rules never read them, and they are recorded
//! only when somebody asks.

use bastide_catalogue::{Goods, Rotation};

use crate::board::{Kind, Pos, Seg, TileId};
use crate::figures::FigureKind;
use crate::player::{Player, Players};
use crate::scoring::Award;
use crate::systems::ferries::Link;
use crate::systems::messengers::Message;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs, reason = "the fields say what they are")]
pub enum Event {
    /// A player's turn begins.
    Turn { player: Player, number: u32 },
    /// A tile is drawn.
    TileDrawn { player: Player, kind: Kind },
    /// A drawn tile fits nowhere and leaves the game (BG-14).
    TileDiscarded { player: Player, kind: Kind },
    /// A tile is laid.
    TilePlaced { player: Player, kind: Kind, at: Pos, rotation: Rotation },
    /// A figure goes to the board.
    Deployed { player: Player, figure: FigureKind, to: Seg },
    /// A figure comes home.
    Returned { player: Player, figure: FigureKind, from: Seg },
    /// Points.
    Scored(Award),
    /// A ferry is placed or moved.
    FerrySet { player: Player, lake: TileId, link: Link },
    /// A player takes goods.
    GoodsTaken { player: Player, goods: Goods, number: u8 },
    /// A builder earned a second part.
    SecondPartEarned { player: Player },
    /// A marker moves on the track.
    TrackMoved { player: Player, messenger: bool, from: u16, to: u16 },
    /// A message is drawn and shown.
    MessageDrawn { player: Player, message: Message },
    /// The drawer of a message decides.
    MessageDone { player: Player, message: Message, action: bool },
    /// The game is over.
    GameOver { scores: Vec<u16>, winners: Players },
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
