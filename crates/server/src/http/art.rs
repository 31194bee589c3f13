//! Drawings: tiles, figures and whole boards, and where the segments of a tile are.
//!
//! What depends on its address alone may be kept by everybody for ever; a board is asked for anew
//! and answered anew when the game has gone on.

use std::fmt::Write;

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{IntoResponse, Response};
use bastide_art::{Detail, TILE, TileArt, board_svg, piece_svg, tile_group, to_png};
use bastide_catalogue::{Catalogue, CropCircle, KindId, Rotation, SegmentId};
use bastide_engine::{Game, Pos, Rules, Setup, StartTile};
use bastide_protocol::{FromEngine, InGame, SegmentWord, WireSegment};
use bastide_wire::site::{KindArt, Point, SegmentArt};

use super::Shared;
use super::games::table;
use super::kept::{ASK_AGAIN, FOREVER, JSON, Kept, to_json};
use super::names::{colour, piece};
use crate::error::{Code, Refused};
use crate::picture::board_picture;

pub const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

/// The width of a picture for link previews, in pixels.
const PREVIEW: u32 = 1200;

/// A drawing that somebody opens by itself runs nothing.
const INERT: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// A tile, turned, with trees and houses by a seed, as `{seed}.svg`.
#[utoipa::path(
    get,
    path = "/art/tile/{kind}/{rotation}/{file}",
    params(("kind" = String, Path), ("rotation" = u16, Path), ("file" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), Refused)
)]
pub async fn tile(
    State(app): State<Shared>,
    Path((kind, rotation, file)): Path<(String, String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let key = format!("tile {kind} {rotation} {file}");
    let (kind, rotation) = (kind_named(&kind)?, rotation_of(&rotation)?);
    let seed: u64 = stem(&file, ".svg")?.parse().map_err(|_| missing())?;
    let draw = move || {
        let kind = Catalogue::standard().kind(kind);
        let group = tile_group(kind, seed, rotation, Detail::Full);
        let svg = format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {TILE} {TILE}">{group}</svg>"#
        );
        Ok(svg.into_bytes())
    };
    drawing(&app, &headers, Kept { key, kind: SVG, cache: FOREVER }, draw).await
}

/// A figure of a player, or a piece that nobody owns in the colour `neutral`, as `{colour}.svg`.
#[utoipa::path(
    get,
    path = "/art/figure/{figure}/{file}",
    params(("figure" = String, Path), ("file" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), Refused)
)]
pub async fn figure(
    State(app): State<Shared>,
    Path((figure, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let key = format!("figure {figure} {file}");
    let colour = stem(&file, ".svg")?;
    let piece = piece(&figure, colour).ok_or_else(missing)?;
    let draw = move || Ok(piece_svg(piece).into_bytes());
    drawing(&app, &headers, Kept { key, kind: SVG, cache: FOREVER }, draw).await
}

/// A game as it stands, for previews of links, as `{id}.svg` or `{id}.png`.
#[utoipa::path(
    get,
    path = "/art/board/{file}",
    params(("file" = String, Path)),
    responses((status = 200, body = String, content_type = "image/svg+xml"), Refused)
)]
pub async fn board(
    State(app): State<Shared>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let (id, end) = file.rsplit_once('.').ok_or_else(missing)?;
    let png = match end {
        "svg" => false,
        "png" => true,
        _ => return Err(missing()),
    };
    let shot = table(&app, id).await?.snapshot().await?;
    shot.table.play().ok_or_else(missing)?;
    let key = format!("board {file} {}", shot.table.next_seq());
    let colours: Vec<_> = shot.listing.seats.iter().map(|seat| colour(&seat.colour)).collect();
    let draw = move || {
        let play = shot.table.play().ok_or_else(missing)?;
        // Final scoring takes the figures home; the picture shows them where they stood.
        let last = play.last_ply();
        let shown = if play.asked().is_none() { last.saturating_sub(1) } else { last };
        let (shown, _) = play.at(shown);
        let mut picture = board_picture(shown.game(), &colours);
        // Small in a preview, so that signs matter more than trees.
        picture.detail = Detail::Plain;
        let svg = board_svg(&picture);
        match png {
            false => Ok(svg.into_bytes()),
            true => to_png(&svg, PREVIEW).map_err(|_| missing()),
        }
    };
    let kind = if png { PNG } else { SVG };
    drawing(&app, &headers, Kept { key, kind, cache: ASK_AGAIN }, draw).await
}

/// What the page has to know of a turned tile: its segments with the places of figures and their
/// outlines, its flying machine and its crop circle, as `{rotation}.json`.
#[utoipa::path(
    get,
    path = "/art/kind/{kind}/{file}",
    params(("kind" = String, Path), ("file" = String, Path)),
    responses((status = 200, body = KindArt), Refused)
)]
pub async fn kind(
    State(app): State<Shared>,
    Path((kind, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let key = format!("kind {kind} {file}");
    let (kind, rotation) = (kind_named(&kind)?, rotation_of(stem(&file, ".json")?)?);
    let kept = Kept { key, kind: JSON, cache: FOREVER };
    kept.answer(&app, &headers, move || to_json(&described(kind, rotation))).await
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

fn kind_named(id: &str) -> Result<KindId, Refused> {
    Catalogue::standard().kind_id(id).ok_or_else(missing)
}

fn rotation_of(text: &str) -> Result<Rotation, Refused> {
    text.parse().ok().and_then(Rotation::from_degrees).ok_or_else(missing)
}

fn stem<'a>(file: &'a str, end: &str) -> Result<&'a str, Refused> {
    file.strip_suffix(end).ok_or_else(missing)
}

/// A drawing for whoever sends these headers.
pub async fn drawing(
    app: &Shared,
    headers: &HeaderMap,
    kept: Kept,
    draw: impl FnOnce() -> Result<Vec<u8>, Refused> + Send + 'static,
) -> Result<Response, Refused> {
    let answer = kept.answer(app, headers, draw).await?;
    Ok(([(CONTENT_SECURITY_POLICY, INERT)], answer).into_response())
}

pub fn missing() -> Refused {
    Refused::new(Code::NotFound)
}
