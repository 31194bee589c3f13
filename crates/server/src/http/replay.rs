//! Games to look back at: points of a replay, transcripts and files.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use bastide_notation::print_game;
use bastide_protocol::{InGame, WireMove};
use serde_json::{Value, json};

use super::Shared;
use super::games::table;
use super::identity::Known;
use crate::error::{Code, Refused};
use crate::ids::hex;
use crate::store::Status;
use crate::table::{Look, replay_view, seed_hash};

/// The view of a point of a game. Nothing in a game is hidden, so anybody may look at any point;
/// beyond the last one there is the last one.
pub async fn at(
    State(app): State<Shared>,
    known: Known,
    Path((id, version)): Path<(String, String)>,
) -> Result<Json<Value>, Refused> {
    let look = table(&app, &id).await?.look().await?;
    let point: u32 = version
        .parse()
        .map_err(|_| Refused::new(Code::BadRequest, "a point of a game is a number from 0"))?;
    let viewer = known.0.map(|guest| guest.id);
    // To replay a long game takes a while, which must hold nobody else up.
    let view = tokio::task::spawn_blocking(move || replay_view(&look, point, viewer.as_ref()));
    let view = view.await.map_err(|_| Refused::new(Code::Storage, "the game cannot be shown"))?;
    view.map(Json).ok_or_else(not_begun)
}

/// The game as JSON: set-up, moves, and what the draws can be checked with.
pub async fn transcript(
    State(app): State<Shared>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refused> {
    let look = table(&app, &id).await?.look().await?;
    let record = look.record.as_ref().ok_or_else(not_begun)?;
    let moves = record.played().moves().iter();
    let moves: Vec<WireMove> = moves.map(|entry| WireMove::of(record.game(), *entry)).collect();
    let mut transcript = json!({
        "setup": look.row.setup,
        "moves": moves,
        "seed_hash": seed_hash(&look.row),
    });
    if let Some(seed) = revealed(&look) {
        transcript["seed"] = json!(seed);
    }
    Ok(Json(transcript))
}

/// The game as a text file.
pub async fn text(State(app): State<Shared>, Path(id): Path<String>) -> Result<Response, Refused> {
    let look = table(&app, &id).await?.look().await?;
    let record = look.record.as_ref().ok_or_else(not_begun)?;
    let mut text = print_game(record.played());
    text.push_str(&format!("# seed-hash {}\n", seed_hash(&look.row)));
    if let Some(seed) = revealed(&look) {
        text.push_str(&format!("# seed {seed}\n"));
    }
    let name = format!("attachment; filename=\"{}.bastide\"", look.row.id);
    let headers =
        [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// The seed of a game that is over.
fn revealed(look: &Look) -> Option<String> {
    (look.row.status == Status::Over).then(|| hex(&look.row.seed))
}

fn not_begun() -> Refused {
    Refused::new(Code::NotRunning, "the game has not begun yet")
}
