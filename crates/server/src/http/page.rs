//! The page itself: built files inside the binary.

use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::error::{Code, Refused};
use crate::ids::hex;

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Paths that the page itself understands.
const PAGES: [&str; 6] = ["new", "bots", "games", "g", "replay", "rules"];

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
    let refused = Refused::new(Code::BadRequest, "this address is not for this method");
    (StatusCode::METHOD_NOT_ALLOWED, refused.into_response()).into_response()
}

fn nothing() -> Response {
    Refused::new(Code::NotFound, "there is nothing at this address").into_response()
}

/// Built files carry their hash in their names and never change; the others are asked for anew.
fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex(&file.metadata.sha256_hash()[..12]));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let lasting = path.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let headers = [
        (CONTENT_TYPE, content_type(path).to_owned()),
        (CACHE_CONTROL, cache.to_owned()),
        (ETAG, tag),
    ];
    (headers, file.data.into_owned()).into_response()
}

/// The types that a build of the page has.
fn content_type(path: &str) -> &'static str {
    match path.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "txt" => "text/plain; charset=utf-8",
        "mp3" => "audio/mpeg",
        "ogg" => "audio/ogg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}
