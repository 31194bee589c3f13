//! Segments: `city.NE`, `road.S`, `field.234`, `monastery`, with `@1,-2` where the segment is not
//! on the tile just placed.

use bastide_engine::{
    Game, HalfSide, Halves, Pos, Seg, SegmentKind, SegmentName, Side, Sides, TileId,
};

use crate::error::{Fault, Location, ParseError};
use crate::lexer::number;
use crate::place;

/// The segment that a text names, such as `city.NE` or `road.S@1,-2`.
pub fn parse_segment(game: &Game, text: &str) -> Result<Seg, ParseError> {
    parse(game, text).map_err(|fault| fault.at(Location { line: 1, column: 1 }))
}

/// The name of a segment, with its place where it is not on the tile just placed.
pub fn print_segment(game: &Game, segment: Seg) -> String {
    if segment.index() >= game.board().segment_count() {
        return "?".into();
    }
    let tile = game.board().tile_of(segment);
    print_name(game.segment_name(segment)) + &print_place(game, tile)
}

pub(crate) fn parse(game: &Game, text: &str) -> Result<Seg, Fault> {
    let (name, at) = split_place(game, text)?;
    let segment = game.segment_named(at, parse_name(name)?);
    segment.ok_or_else(|| match game.board().tile_at(at) {
        None => Fault::new(format!("there is no tile at {}", place::print(at))),
        Some(tile) => {
            let names =
                segments_of(game, tile).map(|segment| print_name(game.segment_name(segment)));
            let names = names.collect::<Vec<_>>().join(", ");
            let at = place::print(at);
            Fault::new(format!("there is no one \"{name}\" at {at}: the tile has {names}"))
        }
    })
}

fn segments_of(game: &Game, tile: TileId) -> impl Iterator<Item = Seg> {
    let board = game.board();
    let first = board.tile(tile).first.0;
    let end = board
        .tiles()
        .get(tile.0 as usize + 1)
        .map_or(board.segment_count() as u16, |next| next.first.0);
    (first..end).map(Seg)
}

/// Takes the place off the end of a name; without one the tile just placed is meant.
pub(crate) fn split_place<'a>(game: &Game, text: &'a str) -> Result<(&'a str, Pos), Fault> {
    match text.split_once('@') {
        Some((name, at)) => Ok((name, place::parse(at)?)),
        None => Ok((text, game.board().tile(game.last_placed()).at)),
    }
}

/// The place of a tile as it ends a name: nothing for the tile just placed.
pub(crate) fn print_place(game: &Game, tile: TileId) -> String {
    if tile == game.last_placed() {
        return String::new();
    }
    format!("@{}", place::print(game.board().tile(tile).at))
}

pub(crate) fn parse_name(text: &str) -> Result<SegmentName, Fault> {
    let wrong = || Fault::new(format!("\"{text}\" is no segment, such as city.NE or field.234"));
    let (name, count) = match text.split_once('/') {
        Some((name, count)) => (name, Some(number(count).ok_or_else(wrong)?)),
        None => (text, None),
    };
    let (word, reach) = match name.split_once('.') {
        Some((_, "")) => return Err(wrong()),
        Some(parts) => parts,
        None => (name, ""),
    };
    let kind = SegmentKind::from_word(word).ok_or_else(wrong)?;
    let digits = reach.find(|c: char| c.is_ascii_digit()).unwrap_or(reach.len());
    let sides = parse_sides(&reach[..digits]).ok_or_else(wrong)?;
    let halves = parse_halves(&reach[digits..]).ok_or_else(wrong)?;
    Ok(SegmentName { kind, sides, halves, number: count })
}

/// Letters of sides in any order, none twice.
pub(crate) fn parse_sides(text: &str) -> Option<Sides> {
    text.chars().try_fold(Sides::NONE, |sides, letter| {
        let side = Side::from_letter(letter)?;
        (!sides.contains(side)).then(|| sides.with(side))
    })
}

fn parse_halves(text: &str) -> Option<Halves> {
    text.chars().try_fold(Halves::NONE, |halves, digit| {
        let half = HalfSide::new(digit.to_digit(8)? as u8);
        (!halves.contains(half)).then(|| halves.with(half))
    })
}

pub(crate) fn print_name(name: SegmentName) -> String {
    let word = name.kind.word();
    let mut text = word.to_owned();
    if !name.sides.is_empty() || !name.halves.is_empty() {
        text.push('.');
    }
    text.extend(name.sides.iter().map(Side::letter));
    text.extend(name.halves.iter().map(|half| (b'0' + half.index()) as char));
    if let Some(number) = name.number {
        text.push_str(&format!("/{number}"));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back_as_they_were() {
        for text in
            ["city.NE", "road.S", "field.234", "field", "monastery", "city.NW067", "road.N/1"]
        {
            assert_eq!(print_name(parse_name(text).unwrap()), text);
        }
        assert_eq!(print_name(parse_name("city.SWEN").unwrap()), "city.NESW");
    }

    #[test]
    fn other_words_are_no_segments() {
        for text in [
            "",
            "town",
            "city.",
            "city.NN",
            "city.n",
            "field.8",
            "field.22",
            "road.S/",
            "road.S/x",
            "road.S/256",
            "city.0N",
            ".N",
            "city.é",
        ] {
            assert!(parse_name(text).is_err(), "{text}");
        }
    }
}
