//! The small words of the wire: places, turns, edges, half-edges, seats and figures.

use bastide_engine::{BoardWords, FigureKind, HalfSide, Piece, Player, Pos, Rotation, Side, Spot};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;

use crate::value::{not_wanted, read};

/// A place on the table, `[x,y]`: x grows to the east, y to the south.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place(pub Pos);

/// Farther out than any tile can lie. Places beyond it are no different from those on it.
const FAR: i64 = 30_000;

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        (self.0.x, self.0.y).serialize(to)
    }
}

impl<'de> Deserialize<'de> for Place {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Place, D::Error> {
        read(from, "a place [x,y] of two whole numbers", |value| {
            let [x, y] = value.as_array()?.as_slice() else { return None };
            let near = |number: &Value| Some(number.as_i64()?.clamp(-FAR, FAR) as i16);
            Some(Place(Pos::new(near(x)?, near(y)?)))
        })
    }
}

/// Clockwise turns of a tile: 0, 90, 180 or 270.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Rot(pub Rotation);

impl Serialize for Rot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.degrees().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Rot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rot, D::Error> {
        read(from, "a rot of 0, 90, 180 or 270", |value| {
            let degrees = u16::try_from(value.as_u64()?).ok()?;
            Rotation::from_degrees(degrees).map(Rot)
        })
    }
}

/// An edge of a tile as it lies: `N`, `E`, `S` or `W`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge(pub Side);

impl Serialize for Edge {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.letter().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Edge {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Edge, D::Error> {
        read(from, "an edge \"N\", \"E\", \"S\" or \"W\"", |value| {
            let mut letters = value.as_str()?.chars();
            let (letter, None) = (letters.next()?, letters.next()) else { return None };
            Side::from_letter(letter).map(Edge)
        })
    }
}

/// A half-edge of a tile as it lies: 0 to 7 clockwise from the west half of the north edge.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Half(pub HalfSide);

impl Serialize for Half {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.index().serialize(to)
    }
}

impl<'de> Deserialize<'de> for Half {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Half, D::Error> {
        read(from, "a half-edge of 0 to 7", |value| {
            let number = value.as_u64().filter(|number| *number < 8)?;
            Some(Half(HalfSide::new(number as u8)))
        })
    }
}

/// A player, by the number of the seat from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
pub struct Seat(pub u8);

impl From<Player> for Seat {
    fn from(player: Player) -> Seat {
        Seat(player.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Seat, D::Error> {
        read(from, "the number of a player from 0", |value| {
            u8::try_from(value.as_u64()?).ok().map(Seat)
        })
    }
}

/// A figure by its name, such as `large-meeple`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FigureName(pub FigureKind);

impl Serialize for FigureName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.name().serialize(to)
    }
}

impl<'de> Deserialize<'de> for FigureName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<FigureName, D::Error> {
        let names = FigureKind::ALL.map(FigureKind::name).join(", ");
        read(from, &format!("a figure of {names}"), |value| {
            FigureKind::from_name(value.as_str()?).map(FigureName)
        })
    }
}

/// A piece by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PieceName(pub Piece);

impl Serialize for PieceName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.name().serialize(to)
    }
}

impl<'de> Deserialize<'de> for PieceName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<PieceName, D::Error> {
        let names = Piece::ALL.map(Piece::name).join(", ");
        read(from, &format!("a piece of {names}"), |value| {
            Piece::from_name(value.as_str()?).map(PieceName)
        })
    }
}

/// A spot of a start board by its name.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct BoardName(pub Spot);

impl BoardName {
    /// The spot of this kind with this name, such as the quarter `castle`.
    pub(crate) fn named(kind: &str, name: &Value) -> Result<BoardName, String> {
        let of_kind = Spot::of_boards().filter_map(|spot| {
            let words = spot.board_words().filter(|words| words.kind == kind)?;
            Some((spot, words))
        });
        let of_kind: Vec<(Spot, BoardWords)> = of_kind.collect();
        let found = of_kind.iter().find(|(_, words)| Some(words.name) == name.as_str());
        found.map(|(spot, _)| BoardName(*spot)).ok_or_else(|| {
            let key = of_kind.first().map_or(kind, |(_, words)| words.key);
            let names: Vec<&str> = of_kind.iter().map(|(_, words)| words.name).collect();
            not_wanted(&format!("a {key} of {}", names.join(", ")), name)
        })
    }

    /// The key by which a kind of spots is named.
    pub(crate) fn key(kind: &str) -> Option<&'static str> {
        let words = Spot::of_boards().filter_map(Spot::board_words);
        { words }.find(|words| words.kind == kind).map(|words| words.key)
    }
}

impl Serialize for BoardName {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.board_words().map(|words| words.name).serialize(to)
    }
}

impl<'de> Deserialize<'de> for BoardName {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<BoardName, D::Error> {
        read(from, "the name of a spot of a start board", |value| {
            Spot::from_board_name(value.as_str()?).map(BoardName)
        })
    }
}
