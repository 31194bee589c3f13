//! Lessons: what there is to learn, and where the answers of a learner lead. Nothing is stored, so that
//! every answer can be kept by whoever asked.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use bastide_lessons::{Course, Lesson, Scene, Told};
use bastide_protocol::WireAction;
use bastide_wire::site::{LessonAnswer, Lessons};
use serde::Deserialize;

use super::Shared;
use super::kept::{ASK_AGAIN, JSON, Kept, to_json};
use crate::error::{Code, Refused};

/// No scene asks for more.
const MOST_ANSWERS: usize = 32;

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
    let (lesson, scene) = find(&lesson, &scene).ok_or_else(|| Refused::new(Code::NotFound))?;
    let answers = answers.as_deref().unwrap_or("[]");
    let key = format!("lesson {} {} {answers}", lesson.name, scene.name);
    let actions: Vec<WireAction> =
        serde_json::from_str(answers).map_err(|error| Refused::bad_json(&error))?;
    if actions.len() > MOST_ANSWERS {
        return Err(Refused::new(Code::TooLarge));
    }
    let make = move || to_json(&told(lesson, scene, &actions)?);
    Kept { key, kind: JSON, cache: ASK_AGAIN }.answer(&app, &headers, make).await
}

fn find(lesson: &str, scene: &str) -> Option<(&'static Lesson, &'static Scene)> {
    let lesson = Course::shipped().lesson(lesson)?;
    Some((lesson, lesson.scene(scene)?))
}

fn told(lesson: &Lesson, scene: &Scene, actions: &[WireAction]) -> Result<LessonAnswer, Refused> {
    let told = lesson.tell(scene, actions).map_err(|error| {
        tracing::error!(%error, "a lesson does not match the rules");
        Refused::new(Code::NotFound)
    })?;
    Ok(match told {
        Told::Point(point) => LessonAnswer::Point(*point),
        Told::Other(reply) => LessonAnswer::Other { reply },
        Told::Refused(error) => LessonAnswer::Refused(Refused::from(error).0),
    })
}
