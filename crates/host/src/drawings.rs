//! Drawings: tiles, figures and whole boards, and where the segments of a tile are.

use std::fmt::Write;

use bastide_art::{
    BoardPicture, CardSeat, Detail, PlayerColour, TILE, TileArt, board_svg, card_svg, piece_svg,
    tile_group,
};
use bastide_catalogue::{Catalogue, CropCircle, KindId, Rotation, SegmentId};
use bastide_engine::{Game, Pos, Rules, Setup, StartTile};
use bastide_protocol::{FromEngine, InGame, SegmentWord, WireSegment};
use bastide_table::{Play, Stage, Table};
use bastide_wire::site::{KindArt, Point, SegmentArt};

use crate::names::{colour, piece};
use crate::picture::board_picture;

/// A tile by its name, turned by so many degrees, with trees and houses by a seed. Nothing if there is no
/// such tile.
pub fn tile(kind: &str, degrees: &str, seed: u64) -> Option<String> {
    let (kind, rotation) = (kind_named(kind)?, rotation_of(degrees)?);
    let group = tile_group(Catalogue::standard().kind(kind), seed, rotation, Detail::Full);
    Some(format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{group}</svg>"#
    ))
}

/// A figure of a player by its name, or a piece that nobody owns in the colour `neutral`.
pub fn figure(name: &str, colour: &str) -> Option<String> {
    piece(name, colour).map(piece_svg)
}

/// A game as it stands, for lists; nothing if it has not begun, here or elsewhere.
pub fn board(table: &Table) -> Option<String> {
    let so_far = table.so_far();
    let play = table.play().or(so_far.as_ref())?;
    Some(drawn(table, play, |picture| board_svg(&picture)))
}

/// So many tiles are drawn so large on a card that trees and houses can be seen.
const LARGE: usize = 24;

/// A card for links to a game: the board as it stands or will begin, and the seats with their scores.
pub fn card(table: &Table) -> Option<String> {
    let begins = table.so_far().or_else(|| table.to_begin());
    let play = table.play().or(begins.as_ref())?;
    let begun = table.stage() != Stage::Waiting;
    let scores = play.game().scores();
    let seats = table.seats().iter().enumerate().map(|(number, seat)| {
        let result = table.results().and_then(|results| results.get(number));
        let score = result.map(|result| result.points).or(scores.get(number).copied());
        CardSeat {
            colour: (!seat.is_open()).then(|| colour(&seat.colour)),
            score: score.filter(|_| begun),
            won: result.is_some_and(|result| result.place == 1),
        }
    });
    let seats: Vec<CardSeat> = seats.collect();
    Some(drawn(table, play, |mut picture| {
        if picture.tiles.len() <= LARGE {
            picture.detail = Detail::Full;
        }
        card_svg(picture, &seats)
    }))
}

/// The board of a game, drawn.
fn drawn(table: &Table, play: &Play, draw: impl FnOnce(BoardPicture<'_>) -> String) -> String {
    let colours: Vec<_> = table.seats().iter().map(|seat| colour(&seat.colour)).collect();
    // Final scoring takes the figures home; the picture shows them where they stood.
    let last = play.last_ply();
    let shown = if play.asked().is_none() { last.saturating_sub(1) } else { last };
    let (shown, _) = play.at(shown);
    let mut picture = board_picture(shown.game(), &colours);
    // Small in a preview, so that signs matter more than trees.
    picture.detail = Detail::Plain;
    draw(picture)
}

/// A game as it stands, with every tree, for seats of these colours.
pub fn board_of(game: &Game, colours: &[PlayerColour]) -> String {
    board_svg(&board_picture(game, colours))
}

/// What the page has to know of a tile, turned by so many degrees: its segments with the places of figures
/// and their outlines, its flying machine and its crop circle. Nothing if there is no such tile.
pub fn kind(name: &str, degrees: &str) -> Option<KindArt> {
    Some(described(kind_named(name)?, rotation_of(degrees)?))
}

fn described(id: KindId, rotation: Rotation) -> KindArt {
    let kind = Catalogue::standard().kind(id);
    KindArt {
        segments: segments(id, rotation),
        machine: TileArt::new(kind).machine_turned(rotation).map(point),
        circle: kind.symbols.crop_circle.map(circle),
    }
}

/// The kind of segment whose figures a crop circle calls for.
fn circle(circle: CropCircle) -> SegmentWord {
    match circle {
        CropCircle::Field => SegmentWord::Field,
        CropCircle::Road => SegmentWord::Road,
        CropCircle::City => SegmentWord::City,
    }
}

fn segments(id: KindId, rotation: Rotation) -> Vec<SegmentArt> {
    let kind = Catalogue::standard().kind(id);
    let art = TileArt::new(kind);
    let alone = alone(&kind.id, rotation);
    kind.segment_ids()
        .map(|(segment, printed)| {
            let name = alone.as_ref().map(|game| {
                let tile = game.board().tiles()[0];
                WireSegment::of(game, tile.segment(segment))
            });
            SegmentArt {
                kind: SegmentWord::from_engine(printed.kind),
                anchor: point(art.anchor_turned(segment, rotation)),
                outline: outline(&art, segment, rotation),
                segment: name,
            }
        })
        .collect()
}

/// A game with this tile alone on the table: whoever names its segments is the engine.
fn alone(tile: &str, rotation: Rotation) -> Option<Game> {
    let start = StartTile { tile: tile.to_owned(), at: Pos::new(0, 0), rotation };
    let setup = Setup { start: Some(vec![start]), ..Setup::for_players(["Ann"]) };
    Some(Game::new(Rules::new(setup).ok()?))
}

/// The outline as path data from 0 to 100.
fn outline(art: &TileArt, segment: SegmentId, rotation: Rotation) -> String {
    let mut path = String::new();
    for ring in art.rings_turned(segment, rotation) {
        for (number, (x, y)) in ring.into_iter().enumerate() {
            let command = if number == 0 { 'M' } else { 'L' };
            let _ = write!(path, "{command}{} {}", hundredth(x), hundredth(y));
        }
        path.push('Z');
    }
    path
}

fn point((x, y): (f64, f64)) -> Point {
    Point(hundredth(x), hundredth(y))
}

/// Units of drawings as hundredths of a tile, with one digit more.
fn hundredth(value: f64) -> f64 {
    (value / TILE * 1000.0).round() / 10.0
}

fn kind_named(id: &str) -> Option<KindId> {
    Catalogue::standard().kind_id(id)
}

fn rotation_of(text: &str) -> Option<Rotation> {
    text.parse().ok().and_then(Rotation::from_degrees)
}
