//! For hosts: whether the server is healthy, and what it has done.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use bastide_wire::site::Health;

use super::Shared;
use crate::store;

/// The form of metrics that Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Whether the server can store what people do.
#[utoipa::path(
    get,
    path = "/health",
    responses((status = 200, body = Health), (status = 503, body = Health))
)]
pub async fn health(State(app): State<Shared>) -> (StatusCode, Json<Health>) {
    let (code, status) = match app.store.health().await {
        store::Health::Good => (StatusCode::OK, "ok"),
        store::Health::CannotWrite => (StatusCode::SERVICE_UNAVAILABLE, "cannot-write"),
        store::Health::Damaged => (StatusCode::SERVICE_UNAVAILABLE, "damaged"),
    };
    (code, Json(Health { status: status.to_owned() }))
}

/// What is counted, for Prometheus.
#[utoipa::path(
    get,
    path = "/metrics",
    responses((status = 200, body = String, content_type = "application/openmetrics-text"))
)]
pub async fn metrics(State(app): State<Shared>) -> Response {
    ([(CONTENT_TYPE, OPEN_METRICS)], app.metrics.to_text()).into_response()
}
