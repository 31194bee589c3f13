//! Events: what happened in a game, as the wire says it.

use bastide_engine::{Award, Event, FigureKind, Game, Owned, Player, Spot};
use bastide_wire::{
    BoardKeys, Edge, Event as WireEvent, Figure, Place, Rot, Seat, Segment as WireSegment,
    Spot as WireSpot, Term,
};

use crate::InGame;
use crate::segment::{member_at, placed};
use crate::words::{FromEngine, board_spot};

impl InGame<Event> for WireEvent {
    fn of(game: &Game, event: Event) -> WireEvent {
        let tile = |kind| game.rules().kind_name(kind).to_owned();
        match event {
            Event::Turn { player, number } => {
                WireEvent::Turn { player: Seat::from_engine(player), number }
            }
            Event::TileDrawn { player, kind } => {
                WireEvent::TileDrawn { player: Seat::from_engine(player), tile: tile(kind) }
            }
            Event::TileDiscarded { player, kind } => {
                WireEvent::TileDiscarded { player: Seat::from_engine(player), tile: tile(kind) }
            }
            Event::TileSetAside { player, kind } => {
                WireEvent::TileSetAside { player: Seat::from_engine(player), tile: tile(kind) }
            }
            Event::TilesMixedIn { player, number } => {
                WireEvent::TilesMixedIn { player: Seat::from_engine(player), count: number }
            }
            Event::TileHidden { player } => {
                WireEvent::TileHidden { player: Seat::from_engine(player) }
            }
            Event::TilePlaced { player, kind, at, rotation } => WireEvent::TilePlaced {
                player: Seat::from_engine(player),
                tile: tile(kind),
                at: Place::from_engine(at),
                rot: Rot::from_engine(rotation),
            },
            Event::Deployed { player, figure, to } => deployed(game, player, figure, to),
            Event::Transferred { player, figure, from: Spot::Segment { .. }, to } => {
                moved(game, player, figure.name(), to, None)
            }
            Event::Transferred { player, figure, to, .. } => deployed(game, player, figure, to),
            Event::Returned { player, figure, from } => {
                let (at, segment) = placed(game, from);
                let figure = Figure::from_engine(figure);
                WireEvent::Returned { player: Seat::from_engine(player), figure, at, segment }
            }
            Event::Rolled { player, die, from, to } => WireEvent::Rolled {
                player: Seat::from_engine(player),
                die,
                from: Place::from_engine(from),
                to: Place::from_engine(to),
            },
            Event::Moved { player, piece, to: Spot::Tile(at), .. } if piece.is_token() => {
                let token = piece.name().to_owned();
                WireEvent::TokenPlaced {
                    player: Seat::from_engine(player),
                    token,
                    at: Place::from_engine(at),
                }
            }
            Event::Moved { player, piece, to, with } => moved(game, player, piece.name(), to, with),
            Event::SetAside { player, piece, from } => WireEvent::SetAside {
                player: Seat::from_engine(player),
                piece: piece.name().to_owned(),
                at: from.at().map(Place::from_engine),
            },
            Event::Chosen { player, decision, choice } => WireEvent::Chosen {
                event: decision.to_owned(),
                player: Seat::from_engine(player),
                choice: choice.word().to_owned(),
            },
            Event::TokenTaken { player, token, number, at } => WireEvent::Token {
                player: Seat::from_engine(player),
                token: token.to_owned(),
                count: number,
                at: Place::from_engine(at),
            },
            Event::TitleTaken { player, title, at, .. } => WireEvent::Token {
                player: Seat::from_engine(player),
                token: title.to_owned(),
                count: 1,
                at: Place::from_engine(at),
            },
            Event::TokenDrawn { player, token, on } => WireEvent::Token {
                player: Seat::from_engine(player),
                token: token.to_owned(),
                count: 1,
                at: placed(game, on).0,
            },
            Event::ChallengeLost { winner, loser } => {
                WireEvent::Challenge { at: placed(game, winner).0, lost: placed(game, loser).0 }
            }
            Event::Scored(award) => scored(game, &award),
            Event::SecondPartEarned { player } => {
                WireEvent::SecondPart { player: Seat::from_engine(player) }
            }
            Event::TrackMoved { player, messenger, from, to } => WireEvent::TrackMoved {
                player: Seat::from_engine(player),
                marker: if messenger { "messenger" } else { "meeple" }.to_owned(),
                from,
                to,
            },
            Event::MessageDrawn { player, message } => WireEvent::Message {
                player: Seat::from_engine(player),
                message: message.name().to_owned(),
                choice: None,
            },
            Event::MessageDone { player, message, choice } => WireEvent::Message {
                player: Seat::from_engine(player),
                message: message.name().to_owned(),
                choice: Some(choice.word().to_owned()),
            },
            Event::GameOver { scores, winners } => {
                let winners = winners.iter().map(Seat::from_engine).collect();
                WireEvent::GameOver { scores, winners }
            }
        }
    }
}

fn deployed(game: &Game, player: Player, figure: FigureKind, to: Spot) -> WireEvent {
    let (at, segment) = placed(game, to);
    let (player, figure) = (Seat::from_engine(player), Figure::from_engine(figure));
    WireEvent::Deployed { player, figure, at, segment }
}

fn moved(game: &Game, player: Player, piece: &str, to: Spot, with: Option<Owned>) -> WireEvent {
    let (at, segment) = placed(game, to);
    let space = if let Spot::Space(space) = to { Some(space) } else { None };
    let edges: Vec<Edge> = to.sides().map(Edge::from_engine).collect();
    // What stands beside the map has no place on it, but for a board that lies there.
    let beside = space.is_some() || matches!(to, Spot::Quarter(_));
    WireEvent::Moved {
        player: Seat::from_engine(player),
        piece: piece.to_owned(),
        at: (!beside).then_some(at),
        segment: segment.and_then(WireSpot::into_segment),
        figure: with.map(|figure| Figure::from_engine(figure.kind())),
        space,
        board: board_spot(to).map(BoardKeys::from).unwrap_or_default(),
        edges: (!edges.is_empty()).then_some(edges),
    }
}

fn scored(game: &Game, award: &Award) -> WireEvent {
    // The segment is named on the tile that `at` names, wherever the feature's root lies.
    let segment = award.segment.and_then(|segment| member_at(game, segment, award.at));
    WireEvent::Scored {
        player: Seat::from_engine(award.player),
        points: award.value.points(),
        cause: award.cause.name().to_owned(),
        at: Place::from_engine(award.at),
        at_end: award.at_end,
        terms: award.value.terms().iter().map(Term::from_engine).collect(),
        halved: award.value.halved().map(|rule| rule.to_string()),
        detail: Some(award.value.to_string()),
        rules: award.value.rules().iter().map(ToString::to_string).collect(),
        segment: segment.map(|segment| WireSegment::of(game, segment)),
    }
}

impl FromEngine<&bastide_engine::Term> for Term {
    fn from_engine(term: &bastide_engine::Term) -> Term {
        let (what, rule) = (term.what.name().to_owned(), term.rule.to_string());
        Term { what, count: term.count, each: term.each, rule }
    }
}
