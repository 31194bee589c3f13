//! Events as JSON: what happened, for logs and pages.

use bastide_engine::{Award, Event, FigureKind, Game, Owned, Player, Spot};
use serde::{Deserialize, Serialize};

use crate::action::BoardKeys;
use crate::geometry::{Edge, FigureName, Place, Rot, Seat};
use crate::segment::{WireSegment, WireSpot, member_at, placed};

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
    Deployed {
        player: Seat,
        figure: FigureName,
        at: Place,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        segment: Option<WireSpot>,
    },
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
        #[serde(flatten)]
        board: BoardKeys,
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
    /// A choice that everybody has to follow; the event has the name of its decision.
    #[serde(untagged)]
    Chosen { event: String, player: Seat, choice: String },
}

impl WireEvent {
    /// The wire forms of events that brought a game to where it is.
    pub fn list(game: &Game, events: Vec<Event>) -> Vec<WireEvent> {
        events.into_iter().map(|event| WireEvent::of(game, event)).collect()
    }

    fn deployed(game: &Game, player: Player, figure: FigureKind, to: Spot) -> WireEvent {
        let (at, segment) = placed(game, to);
        WireEvent::Deployed { player: player.into(), figure: FigureName(figure), at, segment }
    }

    fn of(game: &Game, event: Event) -> WireEvent {
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
            Event::Deployed { player, figure, to } => WireEvent::deployed(game, player, figure, to),
            Event::Transferred { player, figure, from: Spot::Segment { .. }, to } => {
                moved(game, player, figure.name(), to, None)
            }
            Event::Transferred { player, figure, to, .. } => {
                WireEvent::deployed(game, player, figure, to)
            }
            Event::Returned { player, figure, from } => {
                let (at, segment) = placed(game, from);
                let figure = FigureName(figure);
                WireEvent::Returned { player: player.into(), figure, at, segment }
            }
            Event::Rolled { player, die, from, to } => {
                WireEvent::Rolled { player: player.into(), die, from: Place(from), to: Place(to) }
            }
            Event::Moved { player, piece, to: Spot::Tile(at), .. } if piece.is_token() => {
                let token = piece.name().to_owned();
                WireEvent::TokenPlaced { player: player.into(), token, at: Place(at) }
            }
            Event::Moved { player, piece, to, with } => moved(game, player, piece.name(), to, with),
            Event::SetAside { player, piece, from } => WireEvent::SetAside {
                player: player.into(),
                piece: piece.name().to_owned(),
                at: from.at().map(Place),
            },
            Event::Chosen { player, decision, choice } => WireEvent::Chosen {
                event: decision.to_owned(),
                player: player.into(),
                choice: choice.word().to_owned(),
            },
            Event::TokenTaken { player, token, number, at } => WireEvent::Token {
                player: player.into(),
                token: token.to_owned(),
                count: number,
                at: Place(at),
            },
            Event::TitleTaken { player, title, at, .. } => WireEvent::Token {
                player: player.into(),
                token: title.to_owned(),
                count: 1,
                at: Place(at),
            },
            Event::TokenDrawn { player, token, on } => WireEvent::Token {
                player: player.into(),
                token: token.to_owned(),
                count: 1,
                at: placed(game, on).0,
            },
            Event::ChallengeLost { winner, loser } => {
                WireEvent::Challenge { at: placed(game, winner).0, lost: placed(game, loser).0 }
            }
            Event::Scored(award) => scored(game, &award),
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
            Event::MessageDone { player, message, choice } => WireEvent::Message {
                player: player.into(),
                message: message.name().to_owned(),
                choice: Some(choice.word().to_owned()),
            },
            Event::GameOver { scores, winners } => {
                let winners = winners.iter().map(Seat::from).collect();
                WireEvent::GameOver { scores, winners }
            }
        }
    }
}

fn moved(game: &Game, player: Player, piece: &str, to: Spot, with: Option<Owned>) -> WireEvent {
    let (at, segment) = placed(game, to);
    let space = if let Spot::Space(space) = to { Some(space) } else { None };
    // What stands beside the map has no place on it, but for a board that lies there.
    let beside = space.is_some() || matches!(to, Spot::Quarter(_));
    WireEvent::Moved {
        player: player.into(),
        piece: piece.to_owned(),
        at: (!beside).then_some(at),
        segment: segment.and_then(WireSpot::into_segment),
        figure: with.map(|figure| FigureName(figure.kind())),
        space,
        board: BoardKeys::of(to),
        edges: to.sides().map(Edge).collect(),
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
