//! The state: everything that a player may see of a game, and nothing that is hidden.

use bastide_engine::{FigureKind, Game, Player, Record, Report, Seg, Topic};
use bastide_wire::{
    Decision as WireDecision, Edge, FeatureState, Figure, FigureState, Half, MarkersState,
    PieceState, Place, PlayerState, Report as WireReport, Reports, Rot, Seat,
    Segment as WireSegment, SegmentKind as SegmentWord, State as WireState, TableState, TileState,
};

use crate::segment::{located, member_at};
use crate::words::FromEngine;
use crate::{FromGame, InGame};

impl FromGame for WireState {
    fn of(game: &Game) -> WireState {
        WireState {
            decision: WireDecision::of(game),
            features: features(game),
            table: TableState::of(game),
        }
    }
}

impl FromGame for TableState {
    fn of(game: &Game) -> TableState {
        let rules = game.rules();
        let left = |kind| game.bag().left_of(kind);
        let remaining =
            rules.kinds().map(|(kind, _)| (rules.kind_name(kind).to_owned(), left(kind)));
        TableState {
            turn: game.turn_number(),
            turn_player: Seat::from_engine(game.turn_player()),
            active_player: Seat::from_engine(game.active_player()),
            players: seats(game).map(|player| player_state(game, player)).collect(),
            track: seats(game).map(|player| markers(game, player)).collect(),
            board: board(game),
            figures: figures(game),
            remaining: remaining.filter(|(_, left)| *left > 0).collect(),
            remaining_total: game.bag().left(),
            systems: named(game, &game.report(Topic::Table)),
            pieces: pieces(game),
        }
    }
}

fn seats(game: &Game) -> impl Iterator<Item = Player> {
    (0..game.rules().players()).map(Player)
}

fn player_state(game: &Game, player: Player) -> PlayerState {
    let systems = game.rules().systems;
    let brought = |kind: &FigureKind| {
        *kind == FigureKind::Meeple
            || systems.iter().any(|system| {
                let mut figures = system.about().figures.iter();
                figures.any(|(figure, part)| figure == kind && systems.has_with(system, *part))
            })
    };
    let supply = game.supply(player);
    let kinds = FigureKind::ALL.into_iter().filter(brought);
    let figures = kinds.map(|kind| (kind.name().to_owned(), u32::from(supply.of(kind))));
    PlayerState {
        name: game.rules().setup().players[player.index()].clone(),
        score: game.markers(player).total(),
        supply: figures.chain(counts(&game.report(Topic::Supply(player)))).collect(),
        tokens: counts(&game.report(Topic::Tokens(player))).collect(),
    }
}

fn markers(game: &Game, player: Player) -> MarkersState {
    let meeple = game.markers(player).meeple;
    MarkersState { meeple, systems: named(game, &game.report(Topic::Track(player))) }
}

fn board(game: &Game) -> Vec<TileState> {
    let tiles = game.board().tiles().iter();
    tiles
        .map(|tile| TileState {
            tile: game.rules().kind_name(tile.kind).to_owned(),
            at: Place::from_engine(tile.at),
            rot: Rot::from_engine(tile.rotation),
        })
        .collect()
}

fn figures(game: &Game) -> Vec<FigureState> {
    let figures = game.figures().iter();
    figures
        .map(|figure| {
            let (at, segment) = located(game, figure.on);
            let (owner, figure) =
                (Seat::from_engine(figure.owner), Figure::from_engine(figure.kind));
            FigureState { owner, figure, at, segment }
        })
        .collect()
}

fn pieces(game: &Game) -> Vec<PieceState> {
    let report = game.report(Topic::Pieces);
    report.iter().map(|(name, report)| piece(game, name, report)).collect()
}

fn piece(game: &Game, name: &str, report: &Report) -> PieceState {
    let start = Place::from_engine(game.start_board());
    let mut piece =
        PieceState { at: start, edges: None, figure: None, piece: name.to_owned(), segment: None };
    let Report::Record(record) = report else { return piece };
    for (key, value) in record.iter() {
        match (key, value) {
            ("at", Report::Place(at)) => piece.at = Place::from_engine(*at),
            ("edges", Report::List(edges)) => {
                let edge = |report: &Report| Edge::from_name(word(report)?);
                piece.edges = Some(edges.iter().filter_map(edge).collect());
            }
            ("segment", Report::Segment(on)) => piece.segment = Some(WireSegment::of(game, *on)),
            ("figure", figure) => piece.figure = word(figure).and_then(Figure::from_name),
            _ => debug_assert!(false, "a piece on the wire has no {key}"),
        }
    }
    piece
}

fn word(report: &Report) -> Option<&str> {
    if let Report::Word(word) = report { Some(word) } else { None }
}

/// A record in which everything is counted.
fn counts(record: &Record) -> impl Iterator<Item = (String, u32)> {
    record.iter().filter_map(|(name, report)| match report {
        Report::Number(number) => Some((name.to_owned(), *number)),
        _ => {
            debug_assert!(false, "{name} is not counted");
            None
        }
    })
}

/// A record of a report by its names.
fn named(game: &Game, record: &Record) -> Reports {
    record.iter().map(|(name, report)| (name.to_owned(), value(game, report))).collect()
}

/// A report as the wire says it.
fn value(game: &Game, report: &Report) -> WireReport {
    match report {
        Report::Nothing => WireReport::Nothing,
        Report::Number(number) => WireReport::Number((*number).into()),
        Report::Word(word) => WireReport::Text(word.clone()),
        Report::Place(at) => {
            WireReport::List(vec![WireReport::Number(at.x.into()), WireReport::Number(at.y.into())])
        }
        Report::Player(player) => WireReport::Number(player.0.into()),
        Report::Segment(on) => WireReport::Record(segment(&WireSegment::of(game, *on))),
        Report::List(list) => {
            WireReport::List(list.iter().map(|report| value(game, report)).collect())
        }
        Report::Record(record) => WireReport::Record(named(game, record)),
    }
}

/// A segment as a value of a report.
fn segment(segment: &WireSegment) -> Reports {
    let edge = |edge: &Edge| WireReport::Text(edge.name().to_owned());
    let half = |half: &Half| WireReport::Number(half.index().into());
    let kind = WireReport::Text(segment.kind.name().to_owned());
    let edges = segment.edges.as_ref().map(|edges| edges.iter().map(edge).collect());
    let halves = segment.halves.as_ref().map(|halves| halves.iter().map(half).collect());
    let values = [
        ("kind", Some(kind)),
        ("edges", edges.map(WireReport::List)),
        ("halves", halves.map(WireReport::List)),
        ("n", segment.n.map(|n| WireReport::Number(n.into()))),
    ];
    values.into_iter().filter_map(|(name, value)| Some((name.to_owned(), value?))).collect()
}

fn features(game: &Game) -> Vec<FeatureState> {
    let features = game.features().into_iter();
    features
        .map(|feature| {
            let (at, segment) = first_segment(game, feature.root);
            FeatureState {
                kind: SegmentWord::from_engine(feature.kind),
                at,
                segment,
                tiles: feature.tiles,
                open: feature.open,
                complete: feature.complete,
                points: feature.points_now,
                owners: feature.owners.iter().map(Seat::from_engine).collect(),
            }
        })
        .collect()
}

fn first_segment(game: &Game, feature: Seg) -> (Place, WireSegment) {
    let board = game.board();
    let places = board.members(feature).map(|member| board.tile(board.tile_of(member)).at);
    let first = places.min().and_then(|at| member_at(game, feature, at));
    located(game, first.unwrap_or(feature))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bastide_engine::{Rules, Setup, System};
    use serde_json::{Value, json};

    use super::*;

    /// A state is one object: no two systems may add the same key, nor one that stands for itself.
    #[test]
    fn the_keys_of_systems_are_their_own() {
        let mut known: BTreeSet<String> = BTreeSet::new();
        for system in System::ALL {
            let systems = [System::Base, system].map(|system| system.name().to_owned());
            let setup = Setup { systems: Some(systems.to_vec()), ..Setup::for_players(["Ann"]) };
            let game = Game::new(Rules::new(setup).unwrap());
            let state = WireState::of(&game);
            let Value::Object(all) = json!(state) else { panic!("a state is an object") };
            assert_eq!(all.len(), 12 + state.table.systems.0.len(), "{}", system.name());
            for key in state.table.systems.0.keys() {
                assert!(known.insert(key.clone()), "{} adds {key} once more", system.name());
            }
        }
        assert!(known.len() >= 10);
    }
}
