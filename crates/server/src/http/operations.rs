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

/// Whether the process answers. One that does not has to be started again.
#[utoipa::path(get, path = "/health/live", responses((status = 200, body = Health)))]
pub async fn live() -> Json<Health> {
    Json(Health { status: "ok".to_owned() })
}

/// Whether the server should be sent people: it can store what they do, and it is not about to stop.
#[utoipa::path(
    get,
    path = "/health/ready",
    responses((status = 200, body = Health), (status = 503, body = Health))
)]
pub async fn ready(state: State<Shared>) -> (StatusCode, Json<Health>) {
    let app = &state.0;
    if app.draining.is_cancelled() {
        let status = "stopping".to_owned();
        return (StatusCode::SERVICE_UNAVAILABLE, Json(Health { status }));
    }
    let hears = app.cluster.hears();
    match health(state).await {
        // Without the bus everything works, only later: if it is gone for all nodes, they had better stay.
        (StatusCode::OK, _) if !hears => {
            (StatusCode::OK, Json(Health { status: "no-bus".to_owned() }))
        }
        answer => answer,
    }
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
