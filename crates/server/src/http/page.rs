//! The page itself: built files inside the binary.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use bastide_table::hex;
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::{Code, Refused};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Paths that the page itself understands.
const PAGES: [&str; 9] =
    ["new", "bots", "games", "g", "replay", "review", "puzzles", "rules", "learn"];

/// A file of the page, or the page for one of its own paths.
pub async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return nothing();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty()) {
        return answer(path, file, &headers);
    }
    let first = path.split('/').next().unwrap_or_default();
    if !path.is_empty() && !PAGES.contains(&first) {
        return nothing();
    }
    match Files::get("index.html") {
        Some(file) => answer("index.html", file, &headers),
        None => {
            let sentence = "The page is not built: the game can be played over /api and /ws.\n";
            (StatusCode::SERVICE_UNAVAILABLE, sentence).into_response()
        }
    }
}

/// A path that exists, asked in a way that does not.
pub async fn wrong_method() -> Response {
    let refused = Refused::new(Code::BadRequest);
    (StatusCode::METHOD_NOT_ALLOWED, refused.into_response()).into_response()
}

fn nothing() -> Response {
    Refused::new(Code::NotFound).into_response()
}

/// Built files carry their hash in their names and never change; the others are asked for anew.
fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..12]));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let lasting = path.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers =
        [(CONTENT_TYPE, content_type(&file)), (CACHE_CONTROL, cache.to_owned()), (ETAG, tag)];
    (headers, file.data.into_owned()).into_response()
}

/// The type of a file; texts are UTF-8.
fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}
