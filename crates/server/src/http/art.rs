//! Drawings: tiles, figures and whole boards, and where the segments of a tile are.
//!
//! What depends on its address alone may be kept by everybody for ever; a board is asked for anew
//! and answered anew when the game has gone on.

use axum::Extension;
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{IntoResponse, Response};
use bastide_art::to_png;
use bastide_wire::site::KindArt;

use super::Shared;
use super::games::table;
use super::guard::Address;
use super::kept::{ASK_AGAIN, FOREVER, JSON, Kept, to_json};
use crate::error::{Code, Refused};

pub const SVG: &str = "image/svg+xml";
const PNG: &str = "image/png";

/// The width of a picture of a board and of a card, in pixels.
const WIDTH: u32 = 1200;

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
    let seed: u64 = stem(&file, ".svg")?.parse().map_err(|_| missing())?;
    let draw = move || drawn(bastide_host::tile(&kind, &rotation, seed));
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
    let colour = stem(&file, ".svg")?.to_owned();
    let draw = move || drawn(bastide_host::figure(&figure, &colour));
    drawing(&app, &headers, Kept { key, kind: SVG, cache: FOREVER }, draw).await
}

/// A game as it stands, as `{id}.svg` or `{id}.png`.
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
    let key = format!("board {file} {}", shot.table.next_seq());
    let draw = move || {
        let svg = bastide_host::board(&shot.table).ok_or_else(missing)?;
        match png {
            false => Ok(svg.into_bytes()),
            true => to_png(&svg, WIDTH).map_err(|_| missing()),
        }
    };
    let kind = if png { PNG } else { SVG };
    drawing(&app, &headers, Kept { key, kind, cache: ASK_AGAIN }, draw).await
}

/// A card for links to a game, 1200 by 630 pixels, as `{id}.png`: the board and the colours and scores of the players.
#[utoipa::path(
    get,
    path = "/art/card/{file}",
    params(("file" = String, Path)),
    responses((status = 200, body = String, content_type = "image/png"), Refused)
)]
pub async fn card(
    State(app): State<Shared>,
    Extension(Address(address)): Extension<Address>,
    Path(file): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    if !app.cards.take(address) {
        return Err(Refused::new(Code::TooFast));
    }
    let shot = table(&app, stem(&file, ".png")?).await?.snapshot().await?;
    let key = format!("card {file} {}", shot.table.next_seq());
    let draw = move || {
        let svg = bastide_host::card(&shot.table).ok_or_else(missing)?;
        to_png(&svg, WIDTH).map_err(|_| missing())
    };
    drawing(&app, &headers, Kept { key, kind: PNG, cache: ASK_AGAIN }, draw).await
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
    let rotation = stem(&file, ".json")?.to_owned();
    let kept = Kept { key, kind: JSON, cache: FOREVER };
    let describe = move || to_json(&bastide_host::kind(&kind, &rotation).ok_or_else(missing)?);
    kept.answer(&app, &headers, describe).await
}

fn stem<'a>(file: &'a str, end: &str) -> Result<&'a str, Refused> {
    file.strip_suffix(end).ok_or_else(missing)
}

fn drawn(svg: Option<String>) -> Result<Vec<u8>, Refused> {
    svg.map(String::into_bytes).ok_or_else(missing)
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
