//! Everything that the network sees.

mod art;
mod catalogue;
mod games;
mod guard;
mod guide;
mod identity;
mod kept;
mod lessons;
mod new_game;
mod openapi;
mod operations;
mod page;
mod preview;
mod replay;
mod rules;
mod socket;
mod upload;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, MatchedPath, Request};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::Response;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::trace::TraceLayer;
use tracing::{Instrument, Span};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::App;
use crate::traces;

pub use catalogue::everything;
pub use openapi::description;

/// What every handler is given.
type Shared = Arc<App>;

/// Every route with its description.
fn routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::with_openapi(openapi::base())
        .merge(health_routes())
        .merge(metrics_routes())
        .merge(public_routes())
        .merge(upload_routes(0))
}

/// Whether the server is healthy: for the host and for whoever else asks.
fn health_routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(operations::health))
        .routes(routes!(operations::live))
        .routes(routes!(operations::ready))
}

/// What only the host has a use for.
fn metrics_routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(operations::metrics))
}

/// What people and their programs ask for.
fn public_routes() -> OpenApiRouter<Shared> {
    OpenApiRouter::new()
        .routes(routes!(openapi::document))
        .routes(routes!(identity::me, identity::change))
        .routes(routes!(identity::bot_records))
        .routes(routes!(catalogue::catalogue))
        .routes(routes!(rules::index))
        .routes(routes!(rules::rule))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::scene))
        .routes(routes!(guide::guide))
        .routes(routes!(guide::exact))
        .routes(routes!(guide::picture))
        .routes(routes!(games::list, new_game::create))
        .routes(routes!(games::summary))
        .routes(routes!(games::view))
        .routes(routes!(games::find))
        .routes(routes!(games::join))
        .routes(routes!(games::leave))
        .routes(routes!(games::start))
        .routes(routes!(games::resign))
        .routes(routes!(games::rematch))
        .routes(routes!(replay::transcript))
        .routes(routes!(replay::text))
        .routes(routes!(replay::at))
        .routes(routes!(socket::open))
        .routes(routes!(art::tile))
        .routes(routes!(art::figure))
        .routes(routes!(art::board))
        .routes(routes!(art::card))
        .routes(routes!(art::kind))
}

/// Where games are uploaded, which are longer than other requests.
fn upload_routes(longest: usize) -> OpenApiRouter<Shared> {
    let routes = OpenApiRouter::new().routes(routes!(upload::upload));
    routes.layer(DefaultBodyLimit::max(longest))
}

/// The whole server; without the metrics if the host has an address of their own for them.
pub fn router(app: Shared) -> Router {
    let uploads = upload_routes(app.config.limits.upload);
    let routes = health_routes().merge(public_routes()).merge(uploads);
    let routes = match app.config.admin {
        Some(_) => routes,
        None => routes.merge(metrics_routes()),
    };
    // Small answers and pictures that are compressed already gain nothing.
    let worth_it = SizeAbove::new(512).and(NotForContentType::const_new("image/png"));
    Router::from(routes)
        .fallback(page::serve)
        .method_not_allowed_fallback(page::wrong_method)
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), guard::check))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .layer(CompressionLayer::new().compress_when(worth_it))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .layer(from_fn(traced))
        .with_state(app)
}

/// What the host sees on an address of its own.
pub fn admin_router(app: Shared) -> Router {
    Router::from(health_routes().merge(metrics_routes())).with_state(app)
}

/// What the log says of a request. Its query can be an invitation, and is left out.
fn span(request: &Request) -> Span {
    tracing::debug_span!("request", method = %request.method(), path = request.uri().path())
}

/// Lets those who collect traces see how long a request takes, by its route: neither what stands in its path nor its
/// query.
async fn traced(request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map_or("page", MatchedPath::as_str);
    let span = traces::span!(
        "request",
        otel.name = %format_args!("{} {route}", request.method()),
        otel.kind = "server",
        http.request.method = %request.method(),
        http.route = route,
        http.response.status_code = tracing::field::Empty,
    );
    let response = next.run(request).instrument(span.clone()).await;
    span.record("http.response.status_code", response.status().as_u16());
    response
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// Every operation says what it does and what comes of it, and every reference leads somewhere.
    #[test]
    fn every_route_is_described() {
        let document = json!(description());
        let schemas = document["components"]["schemas"].as_object().unwrap();
        let text = document.to_string();
        for reference in text.split("\"$ref\":\"").skip(1) {
            let target = reference.split('"').next().unwrap();
            let name = target.strip_prefix("#/components/schemas/").expect(target);
            assert!(schemas.contains_key(name), "{name}");
        }
        let mut operations = 0;
        for (path, methods) in document["paths"].as_object().unwrap() {
            for operation in methods.as_object().unwrap().values() {
                operations += 1;
                assert!(operation["summary"].as_str().is_some_and(|text| text.len() > 5), "{path}");
                let responses = operation["responses"].as_object().unwrap();
                let answers = |status: &&String| status.starts_with(['1', '2']);
                let answer = &responses[responses.keys().find(answers).expect(path)];
                let described = answer["content"].is_object() || path.starts_with("/ws/");
                assert!(described, "{path} answers {answer}");
                let parameters = operation["parameters"].as_array().cloned().unwrap_or_default();
                let in_path = |parameter: &&Value| parameter["in"] == "path";
                assert_eq!(path.matches('{').count(), parameters.iter().filter(in_path).count());
            }
        }
        assert_eq!(operations, 36);
    }
}
