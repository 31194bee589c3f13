//! Lessons: what there is to learn, and where the answers of a learner lead. Nothing is stored, so that
//! every answer can be kept by whoever asked.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use bastide_host::lesson_answer;
use bastide_lessons::Course;
use bastide_wire::site::{LessonAnswer, Lessons};
use serde::Deserialize;

use super::Shared;
use super::kept::{ASK_AGAIN, JSON, Kept, to_json};
use crate::error::Refused;

/// Every lesson, the first one first.
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Lessons)))]
pub async fn list(State(app): State<Shared>, headers: HeaderMap) -> Result<Response, Refused> {
    let make = || to_json(&Course::shipped().list());
    Kept { key: "lessons".to_owned(), kind: JSON, cache: ASK_AGAIN }
        .answer(&app, &headers, make)
        .await
}

/// What a learner has answered in a scene.
#[derive(Deserialize)]
pub struct Answers {
    /// Actions as a JSON list; none at the beginning.
    answers: Option<String>,
}

/// Where answers lead in a scene: all that the learner sees there, or why the last one does not count.
#[utoipa::path(
    get,
    path = "/api/lessons/{lesson}/{scene}",
    params(
        ("lesson" = String, Path),
        ("scene" = String, Path),
        ("answers" = Option<String>, Query, description = "The learner's actions so far, as a JSON list"),
    ),
    responses((status = 200, body = LessonAnswer), Refused)
)]
pub async fn scene(
    State(app): State<Shared>,
    Path((lesson, scene)): Path<(String, String)>,
    Query(Answers { answers }): Query<Answers>,
    headers: HeaderMap,
) -> Result<Response, Refused> {
    let answers = answers.unwrap_or_else(|| "[]".to_owned());
    let key = format!("lesson {lesson} {scene} {answers}");
    let make = move || to_json(&lesson_answer(&lesson, &scene, &answers).map_err(Refused)?);
    Kept { key, kind: JSON, cache: ASK_AGAIN }.answer(&app, &headers, make).await
}
