//! Games to look back at: points of a replay, transcripts and files.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bastide_notation::print_game;
use bastide_protocol::{InGame, Transcript, WireMove};
use bastide_table::Stage;
use bastide_view::{Viewer, replay};
use bastide_wire::site::{TableTranscript, View};

use super::Shared;
use super::games::table;
use super::identity::Known;
use crate::error::{Code, Refused};
use crate::table::Snapshot;

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
) -> Result<Json<View>, Refused> {
    let shot = table(&app, &id).await?.snapshot().await?;
    let point: u32 = version.parse().map_err(|_| Refused::new(Code::BadRequest))?;
    let viewer = known.0.map(|person| person.id);
    // To replay a long game takes a while, which must hold nobody else up.
    let view = tokio::task::spawn_blocking(move || {
        let viewer = Viewer { user: viewer.as_ref(), online: shot.online, ..Viewer::default() };
        replay(&shot.table, &shot.listing, &viewer, point)
    });
    let view = view.await.map_err(|_| Refused::new(Code::Storage))?;
    view.map(Json).ok_or_else(not_started)
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
) -> Result<Json<TableTranscript>, Refused> {
    let shot = table(&app, &id).await?.snapshot().await?;
    let play = shot.table.play().ok_or_else(not_started)?;
    let moves = play.played().moves().iter();
    let moves: Vec<WireMove> = moves.map(|entry| WireMove::of(play.game(), *entry)).collect();
    let setup = shot.table.setup();
    Ok(Json(TableTranscript {
        transcript: Transcript { setup, position: None, moves },
        seed_hash: shot.table.terms().seed.hash(),
        seed: revealed(&shot),
    }))
}

/// The game as a text file.
#[utoipa::path(
    get,
    path = "/api/games/{id}/game.bastide",
    params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "text/plain"), Refused)
)]
pub async fn text(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Refused> {
    let shot = table(&app, &id).await?.snapshot().await?;
    let play = shot.table.play().ok_or_else(not_started)?;
    let mut text = print_game(play.played());
    text.push_str(&format!("# seed-hash {}\n", shot.table.terms().seed.hash()));
    if let Some(seed) = revealed(&shot) {
        text.push_str(&format!("# seed {seed}\n"));
    }
    let name = format!("attachment; filename=\"{}.bastide\"", shot.listing.id);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The seed of a game that is over.
fn revealed(shot: &Snapshot) -> Option<String> {
    (shot.table.stage() == Stage::Over).then(|| shot.table.terms().seed.to_hex())
}

fn not_started() -> Refused {
    Refused::new(Code::NotStarted)
}
