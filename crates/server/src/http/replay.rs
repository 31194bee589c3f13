//! Games to look back at: points of a replay, transcripts and files.

use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use bastide_table::{Seats, Stage, UserId};
use bastide_view::{Viewer, replay};
use bastide_wire::site::{TableTranscript, View};

use super::Shared;
use super::games::table;
use super::identity::Known;
use super::kept::{ASK_AGAIN, ASK_AGAIN_PRIVATE, FOREVER_PRIVATE, JSON, Kept, to_json};
use crate::error::{Code, Refused};

/// The view of a point of a game. Nothing in a game is hidden, so anybody may look at any point;
/// beyond the last one there is the last one.
#[utoipa::path(
    get,
    path = "/api/games/{id}/at/{version}",
    params(("id" = String, Path), ("version" = u32, Path)),
    responses((status = 200, body = View), Refused)
)]
pub async fn at(
    State(app): State<Shared>,
    known: Known,
    Path((id, version)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let shot = table(&app, &id).await?.snapshot().await?;
    let point: u32 = version.parse().map_err(|_| Refused::new(Code::BadRequest))?;
    let play = shot.table.play().ok_or_else(not_started)?;
    let point = point.min(play.last_ply());
    let viewer = known.0.map(|person| person.id);
    let who = viewer.as_ref().map_or("", UserId::as_str);
    let (seq, over) = (shot.table.next_seq(), shot.table.stage() == Stage::Over);
    // Who is there now says nothing about a game that is over.
    let online = if over { Seats::default() } else { shot.online };
    let key = format!("at {id} {seq} {point} {} {who}", online.0);
    let cache = if over { FOREVER_PRIVATE } else { ASK_AGAIN_PRIVATE };
    let make = move || {
        let viewer = Viewer { user: viewer.as_ref(), online, ..Viewer::default() };
        let view = replay(&shot.table, &shot.listing, &viewer, point);
        to_json(&view.ok_or_else(not_started)?)
    };
    Kept { key, kind: JSON, cache }.answer(&app, &headers, make).await
}

/// The game as JSON: set-up, moves, and what the draws can be checked with.
#[utoipa::path(
    get,
    path = "/api/games/{id}/transcript",
    params(("id" = String, Path)),
    responses((status = 200, body = TableTranscript), Refused)
)]
pub async fn transcript(
    State(app): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let shot = table(&app, &id).await?.snapshot().await?;
    let key = format!("transcript {id} {}", shot.table.next_seq());
    let make = move || to_json(&bastide_host::transcript(&shot.table).ok_or_else(not_started)?);
    Kept { key, kind: JSON, cache: ASK_AGAIN }.answer(&app, &headers, make).await
}

/// The game as a text file.
#[utoipa::path(
    get,
    path = "/api/games/{id}/game.bastide",
    params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), Refused)
)]
pub async fn text(
    State(app): State<Shared>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let shot = table(&app, &id).await?.snapshot().await?;
    let name = format!("attachment; filename=\"{}.bastide\"", shot.listing.id);
    let key = format!("text {id} {}", shot.table.next_seq());
    let make = move || {
        let text = bastide_host::file(&shot.table).ok_or_else(not_started)?;
        Ok(text.into_bytes())
    };
    let kept = Kept { key, kind: "text/plain; charset=utf-8", cache: ASK_AGAIN };
    let answer = kept.answer(&app, &headers, make).await?;
    Ok(([(CONTENT_DISPOSITION, name)], answer).into_response())
}

fn not_started() -> Refused {
    Refused::new(Code::NotStarted)
}
