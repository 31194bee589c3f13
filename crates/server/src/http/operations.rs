//! For hosts: whether the server is well, and what it has done.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use serde_json::json;

use super::Shared;

/// Whether the server and its database answer.
pub async fn health(State(app): State<Shared>) -> Response {
    match app.store.is_healthy().await {
        true => Json(json!({ "status": "ok" })).into_response(),
        false => {
            let down = Json(json!({ "status": "the database does not answer" }));
            (StatusCode::SERVICE_UNAVAILABLE, down).into_response()
        }
    }
}

/// Counters for Prometheus.
pub async fn metrics(State(app): State<Shared>) -> Response {
    ([(CONTENT_TYPE, "text/plain; version=0.0.4")], app.metrics.to_text()).into_response()
}
