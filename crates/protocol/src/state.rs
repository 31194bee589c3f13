//! The state as JSON: everything that a player may see, and nothing that is hidden.

use std::collections::BTreeMap;

use bastide_engine::{FigureKind, Game, Player, Record, Report, Seg, Topic};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::decision::WireDecision;
use crate::geometry::{FigureName, Place, Rot, Seat};
use crate::segment::{SegmentWord, WireSegment, located, member_at};

/// Everything on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct WireState {
    /// The number of the turn, from 1.
    pub turn: u32,
    /// Whose turn it is.
    pub turn_player: Seat,
    /// Whose tile is being resolved.
    pub active_player: Seat,
    /// What the game waits for.
    pub decision: WireDecision,
    /// The players by their seats.
    pub players: Vec<PlayerState>,
    /// The score track: the markers of each player.
    pub track: Vec<MarkersState>,
    /// The tiles in the order of placement.
    pub board: Vec<TileState>,
    /// The figures in the order of placement.
    pub figures: Vec<FigureState>,
    /// Neutral pieces on the board.
    pub pieces: Vec<Value>,
    /// Every feature that can hold figures.
    pub features: Vec<FeatureState>,
    /// Undrawn tiles by id.
    pub remaining: BTreeMap<String, u16>,
    /// How many these are.
    pub remaining_total: u16,
    /// What the systems in play add, each under a name of its own.
    #[serde(flatten)]
    pub systems: Map<String, Value>,
}

/// A player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayerState {
    /// The name.
    pub name: String,
    /// The score in total.
    pub score: u16,
    /// Figures and pieces in hand.
    pub supply: Map<String, Value>,
    /// Tokens won.
    pub tokens: Map<String, Value>,
}

/// The totals of a player's markers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MarkersState {
    /// The scoring meeple.
    pub meeple: u16,
    /// What the systems in play add.
    #[serde(flatten)]
    pub systems: Map<String, Value>,
}

/// A tile on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct TileState {
    /// Its id.
    pub tile: String,
    /// Where it lies.
    pub at: Place,
    /// How it is turned.
    pub rot: Rot,
}

/// A figure on the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FigureState {
    /// Whose it is.
    pub owner: Seat,
    /// What it is.
    pub figure: FigureName,
    /// The tile.
    pub at: Place,
    /// The segment of that tile; a barn stands at its corner to the south-east.
    pub segment: WireSegment,
}

/// A feature.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FeatureState {
    /// What it is.
    pub kind: SegmentWord,
    /// Its first tile: the smallest row, then column.
    pub at: Place,
    /// A segment of it on that tile.
    pub segment: WireSegment,
    /// How many tiles it spans.
    pub tiles: u16,
    /// Its open sides or, around a monastery or garden, the free cells.
    pub open: u16,
    /// Whether it is complete.
    pub complete: bool,
    /// What it would score if the game ended now.
    pub points: u16,
    /// Who would get the points.
    pub owners: Vec<Seat>,
}

impl WireState {
    /// Everything on the table of a game.
    pub fn of(game: &Game) -> WireState {
        let rules = game.rules();
        let left = |kind| game.bag().left_of(kind);
        let remaining =
            rules.kinds().map(|(kind, _)| (rules.kind_name(kind).to_owned(), left(kind)));
        WireState {
            turn: game.turn_number(),
            turn_player: game.turn_player().into(),
            active_player: game.active_player().into(),
            decision: WireDecision::of(game),
            players: seats(game).map(|player| player_state(game, player)).collect(),
            track: seats(game).map(|player| markers(game, player)).collect(),
            board: board(game),
            figures: figures(game),
            features: features(game),
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
    let figures = kinds.map(|kind| (kind.name().to_owned(), supply.of(kind).into()));
    PlayerState {
        name: game.rules().setup().players[player.index()].clone(),
        score: game.markers(player).total(),
        supply: figures.chain(named(game, &game.report(Topic::Supply(player)))).collect(),
        tokens: named(game, &game.report(Topic::Tokens(player))),
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
            at: Place(tile.at),
            rot: Rot(tile.rotation),
        })
        .collect()
}

fn figures(game: &Game) -> Vec<FigureState> {
    let figures = game.figures().iter();
    figures
        .map(|figure| {
            let (at, segment) = located(game, figure.on);
            FigureState { owner: figure.owner.into(), figure: FigureName(figure.kind), at, segment }
        })
        .collect()
}

fn pieces(game: &Game) -> Vec<Value> {
    let report = game.report(Topic::Pieces);
    let pieces = report.iter().map(|(name, piece)| {
        let mut piece = value(game, piece);
        piece["piece"] = name.into();
        piece
    });
    pieces.collect()
}

/// A record of a report as an object.
fn named(game: &Game, record: &Record) -> Map<String, Value> {
    record.iter().map(|(name, report)| (name.to_owned(), value(game, report))).collect()
}

/// A report as JSON.
fn value(game: &Game, report: &Report) -> Value {
    match report {
        Report::Nothing => Value::Null,
        Report::Number(number) => (*number).into(),
        Report::Word(word) => word.as_str().into(),
        Report::Place(at) => json!(Place(*at)),
        Report::Player(player) => json!(Seat::from(*player)),
        Report::Segment(segment) => json!(WireSegment::of(game, *segment)),
        Report::List(list) => list.iter().map(|report| value(game, report)).collect(),
        Report::Record(record) => Value::Object(named(game, record)),
    }
}

fn features(game: &Game) -> Vec<FeatureState> {
    let features = game.features().into_iter();
    features
        .map(|feature| {
            let (at, segment) = first_segment(game, feature.root);
            FeatureState {
                kind: SegmentWord(feature.kind),
                at,
                segment,
                tiles: feature.tiles,
                open: feature.open,
                complete: feature.complete,
                points: feature.points_now,
                owners: feature.owners.iter().map(Seat::from).collect(),
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
            assert_eq!(all.len(), 12 + state.systems.len(), "{}", system.name());
            for key in state.systems.keys() {
                assert!(known.insert(key.clone()), "{} adds {key} once more", system.name());
            }
        }
        assert!(known.len() >= 10);
    }
}
