//! Everything that the network sees.

mod art;
mod catalogue;
mod games;
mod guard;
mod identity;
mod names;
mod new_game;
mod openapi;
mod operations;
mod page;
mod replay;
mod rules;
mod socket;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{MethodRouter, get, post};
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};
use tower_http::trace::TraceLayer;

use crate::app::App;

/// What every handler is given.
type Shared = Arc<App>;

/// A path, what answers there, and the methods that the description must name.
struct Route {
    path: &'static str,
    #[cfg_attr(not(test), expect(dead_code, reason = "for the test of the description"))]
    methods: &'static [&'static str],
    answers: MethodRouter<Shared>,
}

/// Every route: the router and the test of the description are made from this list.
fn routes() -> Vec<Route> {
    let route = |path, methods, answers| Route { path, methods, answers };
    const GET: &[&str] = &["get"];
    const POST: &[&str] = &["post"];
    const BOTH: &[&str] = &["get", "post"];
    vec![
        route("/health", GET, get(operations::health)),
        route("/metrics", GET, get(operations::metrics)),
        route("/api/openapi.json", GET, get(openapi::document)),
        route("/api/me", BOTH, get(identity::me).post(identity::change)),
        route("/api/catalogue", GET, get(catalogue::catalogue)),
        route("/api/rules", GET, get(rules::index)),
        route("/api/rules/{id}", GET, get(rules::rule)),
        route("/api/games", BOTH, get(games::list).post(new_game::create)),
        route("/api/games/{id}", GET, get(games::summary)),
        route("/api/games/{id}/join", POST, post(games::join)),
        route("/api/games/{id}/leave", POST, post(games::leave)),
        route("/api/games/{id}/start", POST, post(games::start)),
        route("/api/games/{id}/resign", POST, post(games::resign)),
        route("/api/games/{id}/rematch", POST, post(games::rematch)),
        route("/api/games/{id}/transcript", GET, get(replay::transcript)),
        route("/api/games/{id}/game.bastide", GET, get(replay::text)),
        route("/api/games/{id}/at/{version}", GET, get(replay::at)),
        route("/ws/games/{id}", GET, get(socket::open)),
        route("/art/tile/{kind}/{rotation}/{file}", GET, get(art::tile)),
        route("/art/figure/{figure}/{file}", GET, get(art::figure)),
        route("/art/board/{file}", GET, get(art::board)),
        route("/art/kind/{kind}/{file}", GET, get(art::kind)),
    ]
}

/// The whole server.
pub fn router(app: Shared) -> Router {
    let mut router = Router::new();
    for route in routes() {
        router = router.route(route.path, route.answers);
    }
    // Small answers and pictures that are compressed already gain nothing.
    let worth_it = SizeAbove::new(512).and(NotForContentType::const_new("image/png"));
    router
        .fallback(page::serve)
        .method_not_allowed_fallback(page::wrong_method)
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(app.clone(), guard::check))
        .layer(from_fn(guard::headers))
        .layer(CompressionLayer::new().compress_when(worth_it))
        .layer(TraceLayer::new_for_http())
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_is_described_and_nothing_else() {
        let document = openapi::build();
        let described: Vec<(String, String)> = document["paths"]
            .as_object()
            .unwrap()
            .iter()
            .flat_map(|(path, methods)| {
                let methods = methods.as_object().unwrap().keys();
                methods.map(move |method| (path.clone(), method.clone()))
            })
            .collect();
        let mut served: Vec<(String, String)> = routes()
            .iter()
            .flat_map(|route| route.methods.iter().map(|m| (route.path.into(), m.to_string())))
            .collect();
        let mut wanted = described.clone();
        served.sort();
        wanted.sort();
        assert_eq!(served, wanted);
        for (path, method) in described {
            let operation = &document["paths"][&path][&method];
            assert!(operation["summary"].as_str().is_some_and(|text| !text.is_empty()), "{path}");
            assert!(operation["responses"].as_object().is_some_and(|all| !all.is_empty()));
            let named = path.matches('{').count();
            let parameters = operation["parameters"]
                .as_array()
                .map_or(0, |all| all.iter().filter(|parameter| parameter["in"] == "path").count());
            assert_eq!(named, parameters, "{path}");
        }
    }
}
