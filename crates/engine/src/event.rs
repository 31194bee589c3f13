//! Events: what happened, for logs and pages. The rules never read them, and they are recorded
//! only when somebody asks.

use bastide_catalogue::{Goods, Rotation, Sector};

use crate::board::{Kind, Pos, Seg, TileId};
use crate::figures::{Figure, FigureKind};
use crate::pieces::Piece;
use crate::player::{Player, Players};
use crate::scoring::Award;
use crate::systems::count::Quarter;
use crate::systems::ferries::Link;
use crate::systems::king::Title;
use crate::systems::messengers::Message;
use crate::systems::sheep::Token;

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
    /// A drawn dragon tile waits for the dragon (PD-40).
    TileSetAside { player: Player, kind: Kind },
    /// The tiles that waited for the dragon are mixed into the supply (PD-41).
    TilesMixedIn { player: Player, number: u16 },
    /// A tile goes unseen below a hill (HS-10).
    TileHidden { player: Player },
    /// A tile is laid.
    TilePlaced { player: Player, kind: Kind, at: Pos, rotation: Rotation },
    /// A figure goes to the board.
    Deployed { player: Player, figure: FigureKind, to: Seg },
    /// A figure comes home.
    Returned { player: Player, figure: FigureKind, from: Seg },
    /// Points.
    Scored(Award),
    /// The passenger of a flying machine flies so far from one place to another.
    Flown { player: Player, die: u8, from: Pos, to: Pos },
    /// The passenger finds no place to land, and comes home.
    FlightFailed { player: Player, figure: FigureKind, from: Pos },
    /// A wagon drives on from a scored feature to another one.
    WagonMoved { player: Player, from: Seg, to: Seg },
    /// A neutral piece is placed or moved.
    PieceMoved { player: Player, piece: Piece, to: Seg },
    /// A neutral piece comes to a tile, the fairy perhaps to a follower there.
    PieceOnTile { player: Player, piece: Piece, to: TileId, with: Option<Figure> },
    /// A neutral piece leaves the board.
    PieceSetAside { player: Player, piece: Piece, from: Seg },
    /// An ingot is put on a tile.
    GoldPlaced { player: Player, on: TileId },
    /// A player takes an ingot from a tile.
    GoldTaken { player: Player, from: TileId },
    /// A ferry is placed or moved.
    FerrySet { player: Player, lake: TileId, link: Link },
    /// A player takes goods.
    GoodsTaken { player: Player, goods: Goods, number: u8 },
    /// A player takes king or robber baron, for a city or road of so many tiles.
    TitleTaken { player: Player, title: Title, size: u16 },
    /// A shrine or monastery is completed, and one beside it loses their challenge.
    ChallengeLost { winner: Seg, loser: Seg },
    /// A builder earned a second part.
    SecondPartEarned { player: Player },
    /// A token is drawn for the flock of the shepherd there.
    TokenDrawn { player: Player, token: Token, on: Seg },
    /// A marker moves on the track.
    TrackMoved { player: Player, messenger: bool, from: u16, to: u16 },
    /// A robber goes to a space of the track, by hand or along with loot.
    RobberMoved { player: Player, space: u8 },
    /// A robber leaves the track.
    RobberHome { player: Player },
    /// A follower goes to a quarter of Carcassonne.
    EnteredCity { player: Player, figure: FigureKind, quarter: Quarter },
    /// A follower comes out of a quarter to a feature that is being scored.
    LeftCity { player: Player, figure: FigureKind, quarter: Quarter, to: Seg },
    /// The count moves.
    CountMoved { player: Player, quarter: Quarter },
    /// The wheel pig moves to a sector.
    PigMoved { player: Player, sector: Sector },
    /// A follower goes to a crown space of a sector.
    TookCrown { player: Player, figure: FigureKind, sector: Sector },
    /// A follower comes home from a crown space.
    LeftCrown { player: Player, figure: FigureKind, sector: Sector },
    /// What a crop circle does is decided.
    CropCircle { player: Player, add: bool },
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
