//! Segments as the wire names them: by kind and by what they reach, as the tile lies.

use bastide_engine::{Game, Halves, Pos, Seg, SegmentKind, SegmentName, Side, Sides, Spot};
use serde::de::Error;
use serde::ser::SerializeStruct;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::error::WireError;
use crate::geometry::{BoardName, Edge, Half, Place};
use crate::value::read;

/// A segment of a tile whose place is said elsewhere.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct WireSegment {
    /// What it is.
    pub kind: SegmentWord,
    /// The edges that a road, river or city reaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edges: Option<Vec<Edge>>,
    /// The half-edges of a field, and of a city that reaches only half of an edge.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub halves: Option<Vec<Half>>,
    /// Its number among the segments of the tile that are named alike.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub n: Option<u8>,
}

impl WireSegment {
    /// The name of a segment on the board.
    pub fn of(game: &Game, segment: Seg) -> WireSegment {
        let name = game.segment_name(segment);
        let has_edges =
            matches!(name.kind, SegmentKind::City | SegmentKind::Road | SegmentKind::River);
        let has_halves = name.kind == SegmentKind::Field || !name.halves.is_empty();
        WireSegment {
            kind: SegmentWord(name.kind),
            edges: has_edges.then(|| name.sides.iter().map(Edge).collect()),
            halves: has_halves.then(|| name.halves.iter().map(Half).collect()),
            n: name.number,
        }
    }

    /// The segment of this name on the tile at a place; `rule` is the one that speaks of it.
    pub(crate) fn find(&self, game: &Game, at: Place, rule: &str) -> Result<Spot, WireError> {
        let Pos { x, y } = at.0;
        if game.board().tile_at(at.0).is_none() {
            return Err(WireError::illegal(rule, format!("no tile lies at [{x},{y}]")));
        }
        let name = self.name();
        let found = game.segment_named(at.0, name).map(|segment| game.spot(segment));
        found.ok_or_else(|| {
            let numbered = SegmentName { number: Some(0), ..name };
            let why = match game.segment_named(at.0, numbered) {
                Some(_) if name.number.is_none() => {
                    format!("several segments of the tile at [{x},{y}] are named so: add n")
                }
                _ => format!("the tile at [{x},{y}] has no such segment"),
            };
            WireError::illegal(rule, why)
        })
    }

    fn name(&self) -> SegmentName {
        let kind = self.kind.0;
        let sides: Sides = self.edges.iter().flatten().map(|edge| edge.0).collect();
        let halves: Halves = self.halves.iter().flatten().map(|half| half.0).collect();
        // A city that reaches whole edges is named by these alone; to list their halves too says
        // the same.
        let whole: Halves = sides.iter().flat_map(Side::halves).collect();
        let halves =
            if kind == SegmentKind::City && halves == whole { Halves::NONE } else { halves };
        SegmentName { kind, sides, halves, number: self.n }
    }
}

/// Where a figure stands: on a segment of a tile, or on a spot of a start board, which is written
/// `{"kind":"quarter","quarter":"castle"}`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum WireSpot {
    /// On a segment.
    Segment(WireSegment),
    /// On a spot of a start board.
    Board(BoardName),
}

impl WireSpot {
    /// The segment of this name on the tile at a place; figures elsewhere are on no segment.
    pub(crate) fn find(&self, game: &Game, at: Place, rule: &str) -> Result<Spot, WireError> {
        match self {
            WireSpot::Segment(segment) => segment.find(game, at, rule),
            WireSpot::Board(_) => {
                Err(WireError::illegal(rule, "only figures on the map can be named here"))
            }
        }
    }
}

impl WireSpot {
    /// The segment, if it is one.
    pub(crate) fn into_segment(self) -> Option<WireSegment> {
        if let WireSpot::Segment(segment) = self { Some(segment) } else { None }
    }
}

impl Serialize for WireSpot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            WireSpot::Segment(segment) => segment.serialize(to),
            WireSpot::Board(name) => {
                let words = name.0.board_words();
                let mut spot = to.serialize_struct("WireSpot", 2)?;
                spot.serialize_field("kind", &words.map(|words| words.kind))?;
                spot.serialize_field(words.map_or("name", |words| words.key), name)?;
                spot.end()
            }
        }
    }
}

impl<'de> Deserialize<'de> for WireSpot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<WireSpot, D::Error> {
        let value = Value::deserialize(from)?;
        let kind = value.get("kind").and_then(Value::as_str).unwrap_or_default();
        let Some(key) = BoardName::key(kind) else {
            return WireSegment::deserialize(value).map(WireSpot::Segment).map_err(Error::custom);
        };
        let name = value.get(key).unwrap_or(&Value::Null);
        BoardName::named(kind, name).map(WireSpot::Board).map_err(Error::custom)
    }
}

/// The place and the name of a spot: its tile or the start board, and the segment or spot there.
pub(crate) fn placed(game: &Game, spot: Spot) -> (Place, Option<WireSpot>) {
    if spot.board_words().is_some() {
        return (Place(game.start_board()), Some(WireSpot::Board(BoardName(spot))));
    }
    let at = Place(spot.at().unwrap_or(game.start_board()));
    let segment = game.segment_at(spot).map(|segment| WireSegment::of(game, segment));
    (at, segment.map(WireSpot::Segment))
}

/// The place and the name of a segment.
pub(crate) fn located(game: &Game, segment: Seg) -> (Place, WireSegment) {
    let tile = game.board().tile(game.board().tile_of(segment));
    (Place(tile.at), WireSegment::of(game, segment))
}

/// The first segment of a feature on the tile at a place, if the feature reaches that tile.
pub(crate) fn member_at(game: &Game, segment: Seg, at: Pos) -> Option<Seg> {
    let board = game.board();
    board.members(segment).filter(|member| board.tile(board.tile_of(*member)).at == at).min()
}

/// What a segment is, by its word.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SegmentWord(pub SegmentKind);

impl Serialize for SegmentWord {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.word().serialize(to)
    }
}

impl<'de> Deserialize<'de> for SegmentWord {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<SegmentWord, D::Error> {
        read(from, "a kind of segment such as \"city\", \"road\" or \"field\"", |value| {
            SegmentKind::from_word(value.as_str()?).map(SegmentWord)
        })
    }
}
