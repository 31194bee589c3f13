//! Events as JSON: what happened, for logs and pages.

use bastide_engine::{Award, Event, Game, Goods, Player, Pos, Seg};
use serde::{Deserialize, Serialize};

use crate::geometry::{Edge, FigureName, Place, QuarterName, Rot, Seat, SectorName};
use crate::segment::{WireSegment, WireSpot, located, member_at};

/// The word for the pig of the wheel.
pub(crate) const WHEEL_PIG: &str = "wheel-pig";

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the fields say what they are, and docs/protocol.md shows them")]
pub enum WireEvent {
    /// A player's turn begins.
    Turn { player: Seat, number: u32 },
    /// A tile is drawn.
    TileDrawn { player: Seat, tile: String },
    /// A drawn tile fits nowhere and leaves the game.
    TileDiscarded { player: Seat, tile: String },
    /// A drawn dragon tile waits for the dragon.
    TileSetAside { player: Seat, tile: String },
    /// The tiles that waited for the dragon are mixed into the supply.
    TilesMixedIn { player: Seat, count: u16 },
    /// A tile goes unseen below a hill.
    TileHidden { player: Seat },
    /// A tile is laid.
    TilePlaced { player: Seat, tile: String, at: Place, rot: Rot },
    /// A figure goes to the board.
    Deployed { player: Seat, figure: FigureName, at: Place, segment: WireSpot },
    /// A figure comes home.
    Returned {
        player: Seat,
        figure: FigureName,
        at: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSpot>,
    },
    /// Points, with their explanation.
    Scored {
        player: Seat,
        points: u16,
        #[serde(rename = "for")]
        cause: String,
        at: Place,
        #[serde(rename = "final")]
        at_end: bool,
        detail: String,
        rules: Vec<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSegment>,
    },
    /// The flight die is cast, and a figure flies from a tile towards another place.
    Rolled { player: Seat, die: u8, from: Place, to: Place },
    /// A neutral piece is placed or moved; a wagon drives on; a robber goes to a space of the track.
    Moved {
        player: Seat,
        piece: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSegment>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        figure: Option<FigureName>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        space: Option<u8>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        quarter: Option<QuarterName>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        sector: Option<SectorName>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        edges: Vec<Edge>,
    },
    /// A neutral piece leaves the board; a robber leaves the track.
    SetAside {
        player: Seat,
        piece: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        at: Option<Place>,
    },
    /// A token is put on a tile.
    TokenPlaced { player: Seat, token: String, at: Place },
    /// What a crop circle does is decided.
    CropCircle { player: Seat, choice: String },
    /// A player takes tokens, or draws one for a flock; `at` is the tile that brought them.
    Token { player: Seat, token: String, count: u8, at: Place },
    /// A building at `lost` loses a challenge against the one at `at`, which is completed.
    Challenge { at: Place, lost: Place },
    /// A builder earned a second part of the turn.
    SecondPart { player: Seat },
    /// A marker moves on the track; `from` and `to` are its totals.
    TrackMoved { player: Seat, marker: String, from: u16, to: u16 },
    /// A message is drawn or, with a choice, settled.
    Message {
        player: Seat,
        message: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        choice: Option<String>,
    },
    /// The game is over.
    GameOver { scores: Vec<u16>, winners: Vec<Seat> },
}

impl WireEvent {
    /// The wire forms of events that brought a game from where `before` stood to where it is.
    pub fn list(before: &Game, game: &Game, events: Vec<Event>) -> Vec<WireEvent> {
        let mut last_placed = before.board().tile(before.last_placed()).at;
        let mut list = Vec::with_capacity(events.len());
        for event in events {
            if let Event::TilePlaced { at, .. } = event {
                last_placed = at;
            }
            list.push(WireEvent::of(game, event, last_placed));
        }
        list
    }

    fn of(game: &Game, event: Event, last_placed: Pos) -> WireEvent {
        let tile = |kind| game.rules().kind_name(kind).to_owned();
        match event {
            Event::Turn { player, number } => WireEvent::Turn { player: player.into(), number },
            Event::TileDrawn { player, kind } => {
                WireEvent::TileDrawn { player: player.into(), tile: tile(kind) }
            }
            Event::TileDiscarded { player, kind } => {
                WireEvent::TileDiscarded { player: player.into(), tile: tile(kind) }
            }
            Event::TileSetAside { player, kind } => {
                WireEvent::TileSetAside { player: player.into(), tile: tile(kind) }
            }
            Event::TilesMixedIn { player, number } => {
                WireEvent::TilesMixedIn { player: player.into(), count: number }
            }
            Event::TileHidden { player } => WireEvent::TileHidden { player: player.into() },
            Event::TilePlaced { player, kind, at, rotation } => WireEvent::TilePlaced {
                player: player.into(),
                tile: tile(kind),
                at: Place(at),
                rot: Rot(rotation),
            },
            Event::Deployed { player, figure, to } => {
                let (at, segment) = located(game, to);
                let figure = FigureName(figure);
                let segment = WireSpot::Segment(segment);
                WireEvent::Deployed { player: player.into(), figure, at, segment }
            }
            Event::EnteredCity { player, figure, quarter } => WireEvent::Deployed {
                player: player.into(),
                figure: FigureName(figure),
                at: Place(game.carcassonne()),
                segment: WireSpot::Quarter(QuarterName(quarter)),
            },
            Event::LeftCity { player, figure, to, .. } => {
                let (at, segment) = located(game, to);
                let (figure, segment) = (FigureName(figure), WireSpot::Segment(segment));
                WireEvent::Deployed { player: player.into(), figure, at, segment }
            }
            Event::TookCrown { player, figure, sector } => WireEvent::Deployed {
                player: player.into(),
                figure: FigureName(figure),
                at: Place(game.wheel_board()),
                segment: WireSpot::Crown(SectorName(sector)),
            },
            Event::LeftCrown { player, figure, sector } => WireEvent::Returned {
                player: player.into(),
                figure: FigureName(figure),
                at: Place(game.wheel_board()),
                segment: Some(WireSpot::Crown(SectorName(sector))),
            },
            Event::PigMoved { player, sector } => WireEvent::Moved {
                player: player.into(),
                piece: WHEEL_PIG.to_owned(),
                at: Some(Place(game.wheel_board())),
                segment: None,
                figure: None,
                space: None,
                quarter: None,
                sector: Some(SectorName(sector)),
                edges: Vec::new(),
            },
            Event::CountMoved { player, quarter } => WireEvent::Moved {
                player: player.into(),
                piece: "count".to_owned(),
                at: None,
                segment: None,
                figure: None,
                space: None,
                quarter: Some(QuarterName(quarter)),
                sector: None,
                edges: Vec::new(),
            },
            Event::Returned { player, figure, from } => {
                let (at, segment) = located(game, from);
                let (figure, segment) = (FigureName(figure), Some(WireSpot::Segment(segment)));
                WireEvent::Returned { player: player.into(), figure, at, segment }
            }
            Event::Flown { player, die, from, to } => {
                WireEvent::Rolled { player: player.into(), die, from: Place(from), to: Place(to) }
            }
            Event::FlightFailed { player, figure, from } => WireEvent::Returned {
                player: player.into(),
                figure: FigureName(figure),
                at: Place(from),
                segment: None,
            },
            Event::PieceMoved { player, piece, to } => moved(game, player, piece.name(), to),
            Event::WagonMoved { player, to, .. } => moved(game, player, "wagon", to),
            Event::PieceOnTile { player, piece, to, with } => WireEvent::Moved {
                player: player.into(),
                piece: piece.name().to_owned(),
                at: Some(Place(game.board().tile(to).at)),
                segment: with.map(|figure| WireSegment::of(game, figure.on)),
                figure: with.map(|figure| FigureName(figure.kind)),
                space: None,
                quarter: None,
                sector: None,
                edges: Vec::new(),
            },
            Event::PieceSetAside { player, piece, from } => WireEvent::SetAside {
                player: player.into(),
                piece: piece.name().to_owned(),
                at: Some(located(game, from).0),
            },
            Event::RobberMoved { player, space } => WireEvent::Moved {
                player: player.into(),
                piece: "robber".to_owned(),
                at: None,
                segment: None,
                figure: None,
                space: Some(space),
                quarter: None,
                sector: None,
                edges: Vec::new(),
            },
            Event::RobberHome { player } => {
                WireEvent::SetAside { player: player.into(), piece: "robber".to_owned(), at: None }
            }
            Event::GoldPlaced { player, on } => WireEvent::TokenPlaced {
                player: player.into(),
                token: "gold".to_owned(),
                at: Place(game.board().tile(on).at),
            },
            Event::GoldTaken { player, from } => WireEvent::Token {
                player: player.into(),
                token: "gold".to_owned(),
                count: 1,
                at: Place(game.board().tile(from).at),
            },
            Event::CropCircle { player, add } => WireEvent::CropCircle {
                player: player.into(),
                choice: if add { "add" } else { "remove" }.to_owned(),
            },
            Event::Scored(award) => scored(game, &award),
            Event::FerrySet { player, lake, link } => WireEvent::Moved {
                player: player.into(),
                piece: "ferry".to_owned(),
                at: Some(Place(game.board().tile(lake).at)),
                segment: None,
                figure: None,
                space: None,
                quarter: None,
                sector: None,
                edges: link.sides().map(Edge).collect(),
            },
            Event::GoodsTaken { player, goods, number } => WireEvent::Token {
                player: player.into(),
                token: goods_word(goods).to_owned(),
                count: number,
                at: Place(last_placed),
            },
            Event::TitleTaken { player, title, .. } => WireEvent::Token {
                player: player.into(),
                token: title.name().to_owned(),
                count: 1,
                at: Place(last_placed),
            },
            Event::TokenDrawn { player, token, on } => WireEvent::Token {
                player: player.into(),
                token: token.name().to_owned(),
                count: 1,
                at: located(game, on).0,
            },
            Event::ChallengeLost { winner, loser } => {
                WireEvent::Challenge { at: located(game, winner).0, lost: located(game, loser).0 }
            }
            Event::SecondPartEarned { player } => WireEvent::SecondPart { player: player.into() },
            Event::TrackMoved { player, messenger, from, to } => WireEvent::TrackMoved {
                player: player.into(),
                marker: if messenger { "messenger" } else { "meeple" }.to_owned(),
                from,
                to,
            },
            Event::MessageDrawn { player, message } => WireEvent::Message {
                player: player.into(),
                message: message.name().to_owned(),
                choice: None,
            },
            Event::MessageDone { player, message, action } => WireEvent::Message {
                player: player.into(),
                message: message.name().to_owned(),
                choice: Some(if action { "action" } else { "points" }.to_owned()),
            },
            Event::GameOver { scores, winners } => {
                let winners = winners.iter().map(Seat::from).collect();
                WireEvent::GameOver { scores, winners }
            }
        }
    }
}

fn moved(game: &Game, player: Player, piece: &str, to: Seg) -> WireEvent {
    let (at, segment) = located(game, to);
    WireEvent::Moved {
        player: player.into(),
        piece: piece.to_owned(),
        at: Some(at),
        segment: Some(segment),
        figure: None,
        space: None,
        quarter: None,
        sector: None,
        edges: Vec::new(),
    }
}

fn scored(game: &Game, award: &Award) -> WireEvent {
    // The segment is named on the tile that `at` names, wherever the feature's root lies.
    let segment = award.segment.and_then(|segment| member_at(game, segment, award.at));
    WireEvent::Scored {
        player: award.player.into(),
        points: award.value.points(),
        cause: award.cause.name().to_owned(),
        at: Place(award.at),
        at_end: award.at_end,
        detail: award.value.to_string(),
        rules: award.value.rules().iter().map(ToString::to_string).collect(),
        segment: segment.map(|segment| WireSegment::of(game, segment)),
    }
}

/// The word for a kind of goods.
pub(crate) fn goods_word(goods: Goods) -> &'static str {
    match goods {
        Goods::Wine => "wine",
        Goods::Grain => "grain",
        Goods::Cloth => "cloth",
    }
}
