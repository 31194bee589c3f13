//! Segments and spots: what the wire calls them, and which ones it means.

use bastide_engine::{Game, Halves, Pos, Seg, SegmentKind, SegmentName, Side, Sides, Spot};
use bastide_wire::{
    Edge, Error as WireError, Half, Place, Segment as WireSegment, SegmentKind as SegmentWord,
    Spot as WireSpot,
};

use crate::InGame;
use crate::words::{FromEngine, ToEngine, board_spot};

impl InGame<Seg> for WireSegment {
    fn of(game: &Game, segment: Seg) -> WireSegment {
        let name = game.segment_name(segment);
        let has_edges =
            matches!(name.kind, SegmentKind::City | SegmentKind::Road | SegmentKind::River);
        let has_halves = name.kind == SegmentKind::Field || !name.halves.is_empty();
        WireSegment {
            kind: SegmentWord::from_engine(name.kind),
            edges: has_edges.then(|| name.sides.iter().map(Edge::from_engine).collect()),
            halves: has_halves.then(|| name.halves.iter().map(Half::from_engine).collect()),
            n: name.number,
        }
    }
}

/// The segment of this name on the tile at a place; `rule` is the one that speaks of it.
pub(crate) fn find(
    segment: &WireSegment,
    game: &Game,
    at: Place,
    rule: &str,
) -> Result<Spot, WireError> {
    let pos = at.to_engine();
    if game.board().tile_at(pos).is_none() {
        return Err(WireError::illegal(rule, format!("no tile lies at {at}")));
    }
    let name = name(segment);
    let found = game.segment_named(pos, name).map(|segment| game.spot(segment));
    found.ok_or_else(|| {
        let numbered = SegmentName { number: Some(0), ..name };
        let why = match game.segment_named(pos, numbered) {
            Some(_) if name.number.is_none() => {
                format!("several segments of the tile at {at} are named so: add n")
            }
            _ => format!("the tile at {at} has no such segment"),
        };
        WireError::illegal(rule, why)
    })
}

/// The same for a figure on the map; figures elsewhere are on no segment.
pub(crate) fn find_spot(
    spot: &WireSpot,
    game: &Game,
    at: Place,
    rule: &str,
) -> Result<Spot, WireError> {
    match spot {
        WireSpot::Segment(segment) => find(segment, game, at, rule),
        WireSpot::Board(_) => {
            Err(WireError::illegal(rule, "only figures on the map can be named here"))
        }
    }
}

fn name(segment: &WireSegment) -> SegmentName {
    let kind = segment.kind.to_engine();
    let sides: Sides = segment.edges.iter().flatten().map(|edge| edge.to_engine()).collect();
    let halves: Halves = segment.halves.iter().flatten().map(|half| half.to_engine()).collect();
    // A city that reaches whole edges is named by these alone; to list their halves too says the
    // same.
    let whole: Halves = sides.iter().flat_map(Side::halves).collect();
    let halves = if kind == SegmentKind::City && halves == whole { Halves::NONE } else { halves };
    SegmentName { kind, sides, halves, number: segment.n }
}

/// The place and the name of a spot: its tile or the start board, and the segment or spot there.
pub(crate) fn placed(game: &Game, spot: Spot) -> (Place, Option<WireSpot>) {
    if let Some(named) = board_spot(spot) {
        return (Place::from_engine(game.start_board()), Some(WireSpot::Board(named)));
    }
    let at = Place::from_engine(spot.at().unwrap_or(game.start_board()));
    let segment = game.segment_at(spot).map(|segment| WireSegment::of(game, segment));
    (at, segment.map(WireSpot::Segment))
}

/// The place and the name of a segment.
pub(crate) fn located(game: &Game, segment: Seg) -> (Place, WireSegment) {
    let tile = game.board().tile(game.board().tile_of(segment));
    (Place::from_engine(tile.at), WireSegment::of(game, segment))
}

/// The first segment of a feature on the tile at a place, if the feature reaches that tile.
pub(crate) fn member_at(game: &Game, segment: Seg, at: Pos) -> Option<Seg> {
    let board = game.board();
    board.members(segment).filter(|member| board.tile(board.tile_of(*member)).at == at).min()
}
