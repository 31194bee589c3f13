//! The small words of the wire: places, turns, edges, half-edges, seats, and the names of segments,
//! figures, pieces and spots of start boards. Each stands for one value of the engine.

use bastide_engine::{FigureKind, HalfSide, Piece, Player, Pos, Rotation, SegmentKind, Side, Spot};
use bastide_wire::{
    BoardSpot, Edge, Figure, Half, Piece as WirePiece, Place, Rot, Seat, SegmentKind as SegmentWord,
};

/// What the wire makes of a value of the engine, in whatever game.
pub trait FromEngine<T> {
    /// The wire's form of it.
    fn from_engine(value: T) -> Self;
}

/// What the engine makes of a word of the wire, in whatever game.
pub trait ToEngine {
    /// What the engine calls it.
    type Engine;

    /// The engine's form of it.
    fn to_engine(self) -> Self::Engine;
}

impl FromEngine<Pos> for Place {
    fn from_engine(at: Pos) -> Place {
        Place::new(at.x, at.y)
    }
}

impl ToEngine for Place {
    type Engine = Pos;

    fn to_engine(self) -> Pos {
        Pos::new(self.x, self.y)
    }
}

impl FromEngine<Player> for Seat {
    fn from_engine(player: Player) -> Seat {
        Seat(player.0)
    }
}

impl ToEngine for Seat {
    type Engine = Player;

    fn to_engine(self) -> Player {
        Player(self.0)
    }
}

/// Words that both sides list: a test goes through all of them.
const LISTED: &str = "the wire and the engine list the same words";

macro_rules! listed {
    ($($word:ident = $engine:ident by $to:expr, $from:expr;)+) => { $(
        impl FromEngine<$engine> for $word {
            fn from_engine(value: $engine) -> $word {
                let to: fn($engine) -> Option<$word> = $to;
                to(value).expect(LISTED)
            }
        }

        impl ToEngine for $word {
            type Engine = $engine;

            fn to_engine(self) -> $engine {
                let from: fn($word) -> Option<$engine> = $from;
                from(self).expect(LISTED)
            }
        }
    )+ };
}

listed! {
    Rot = Rotation by
        |turned| Rot::from_degrees(turned.degrees()), |rot| Rotation::from_degrees(rot.degrees());
    Half = HalfSide by
        |half| Half::from_index(half.index()), |half| Some(HalfSide::new(half.index()));
    Edge = Side by
        |side| Edge::from_name(side.letter().encode_utf8(&mut [0; 4])),
        |edge| edge.name().chars().next().and_then(Side::from_letter);
    SegmentWord = SegmentKind by
        |kind| SegmentWord::from_name(kind.word()), |word| SegmentKind::from_word(word.name());
    Figure = FigureKind by
        |kind| Figure::from_name(kind.name()), |figure| FigureKind::from_name(figure.name());
    WirePiece = Piece by
        |piece| WirePiece::from_name(piece.name()), |piece| Piece::from_name(piece.name());
}

/// The name of a spot of a start board; nothing for all others.
pub fn board_spot(spot: Spot) -> Option<BoardSpot> {
    let words = spot.board_words()?;
    BoardSpot::all().find(|named| named.kind() == words.kind && named.name() == words.name)
}

impl ToEngine for BoardSpot {
    type Engine = Spot;

    fn to_engine(self) -> Spot {
        Spot::of_boards().find(|spot| board_spot(*spot) == Some(self)).expect(LISTED)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every value of the engine has a word, every word a value, and there are as many of both.
    #[test]
    fn the_wire_and_the_engine_list_the_same_words() {
        fn check<W, E>(words: &[W], values: impl IntoIterator<Item = E>)
        where
            W: Copy + PartialEq + std::fmt::Debug + FromEngine<E> + ToEngine<Engine = E>,
            E: Copy + PartialEq + std::fmt::Debug,
        {
            let values: Vec<E> = values.into_iter().collect();
            let named: Vec<W> = values.iter().map(|value| W::from_engine(*value)).collect();
            assert_eq!(named, words, "in the same order");
            assert_eq!(named.iter().map(|word| word.to_engine()).collect::<Vec<E>>(), values);
        }
        check(Edge::ALL, Side::ALL);
        check(Figure::ALL, FigureKind::ALL);
        check(WirePiece::ALL, Piece::ALL);
        check(SegmentWord::ALL, SegmentKind::WORDS.map(|(kind, _)| kind));
        let turns = [0, 90, 180, 270].map(|degrees| Rot::from_degrees(degrees).unwrap());
        check(&turns, Rotation::ALL);
        let halves: Vec<Half> = (0..8).filter_map(Half::from_index).collect();
        check(&halves, (0..8).map(HalfSide::new));
    }

    #[test]
    fn the_wire_and_the_engine_list_the_same_spots_of_boards() {
        let spots: Vec<Spot> = Spot::of_boards().collect();
        let named: Vec<BoardSpot> = spots.iter().copied().filter_map(board_spot).collect();
        assert_eq!(named, BoardSpot::all().collect::<Vec<_>>());
        assert_eq!(named.into_iter().map(BoardSpot::to_engine).collect::<Vec<_>>(), spots);
        for (spot, words) in spots.iter().filter_map(|spot| Some((spot, spot.board_words()?))) {
            let keys = serde_json::to_value(board_spot(*spot).unwrap()).unwrap();
            let expected = serde_json::json!({ "kind": words.kind, words.key: words.name });
            assert_eq!(keys, expected);
        }
    }
}
