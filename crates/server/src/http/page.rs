//! The page itself: built files inside the binary, packed when they were built.

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use bastide_table::hex;
use rust_embed::{EmbeddedFile, RustEmbed};
use sha2::{Digest, Sha256};

use super::{Shared, preview};
use crate::error::{Code, Refused};

#[derive(RustEmbed)]
#[folder = "../../web/dist"]
#[allow_missing = true]
struct Files;

/// Paths that the page itself understands.
const PAGES: [&str; 10] =
    ["new", "bots", "games", "g", "replay", "review", "analysis", "puzzles", "rules", "learn"];

/// How files are packed, the smallest first: what browsers call it, and how the names of such files end.
const PACKED: [(&str, &str); 2] = [("br", ".br"), ("gzip", ".gz")];

/// A file of the page, or the page for one of its own paths.
pub async fn serve(
    State(app): State<Shared>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if !matches!(method, Method::GET | Method::HEAD) {
        return nothing();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Files::get(path).filter(|_| !path.is_empty() && !is_packed(path)) {
        return answer(path, file, &headers);
    }
    let first = path.split('/').next().unwrap_or_default();
    if !path.is_empty() && !PAGES.contains(&first) {
        return nothing();
    }
    let Some(file) = Files::get("index.html") else {
        let sentence = "The page is not built: the game can be played over /api and /ws.\n";
        return (StatusCode::SERVICE_UNAVAILABLE, sentence).into_response();
    };
    match preview::tags(&app, &uri, &headers).await {
        Some(tags) => with_tags(&file, &tags, &headers),
        None => answer("index.html", file, &headers),
    }
}

/// Whether this is another file of the page, packed. A file can also be made packed, as the puzzles are.
fn is_packed(path: &str) -> bool {
    let mut plain = PACKED.iter().filter_map(|(_, end)| path.strip_suffix(end));
    plain.any(|plain| Files::get(plain).is_some())
}

/// A path that exists, asked in a way that does not.
pub async fn wrong_method() -> Response {
    let refused = Refused::new(Code::BadRequest);
    (StatusCode::METHOD_NOT_ALLOWED, refused.into_response()).into_response()
}

fn nothing() -> Response {
    Refused::new(Code::NotFound).into_response()
}

/// The page with tags in its head.
fn with_tags(file: &EmbeddedFile, tags: &str, headers: &HeaderMap) -> Response {
    let page =
        String::from_utf8_lossy(&file.data).replacen("</head>", &format!("{tags}</head>"), 1);
    let tag = tag(&Sha256::digest(&page));
    if is_known(&tag, headers) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    let about = [(CONTENT_TYPE, content_type(file)), (CACHE_CONTROL, "no-cache".to_owned())];
    (about, [(ETAG, tag)], page).into_response()
}

/// Built files carry their hash in their names and never change; the others are asked for anew.
fn answer(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let lasting = path.starts_with("assets/");
    let cache = if lasting { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut about: Vec<(HeaderName, String)> =
        vec![(CONTENT_TYPE, content_type(&file)), (CACHE_CONTROL, cache.to_owned())];
    let packed = PACKED.iter().filter_map(|(coding, end)| {
        let file = Files::get(&format!("{path}{end}"))?;
        Some((*coding, file))
    });
    let packed: Vec<(&str, EmbeddedFile)> = packed.collect();
    if !packed.is_empty() {
        about.push((VARY, ACCEPT_ENCODING.to_string()));
    }
    let taken = packed.into_iter().find(|(coding, _)| accepts(headers, coding));
    if let Some((coding, _)) = &taken {
        about.push((CONTENT_ENCODING, (*coding).to_owned()));
    }
    let file = taken.map_or(file, |(_, file)| file);
    let tag = tag(&file.metadata.sha256_hash());
    if is_known(&tag, headers) {
        return (StatusCode::NOT_MODIFIED, [(ETAG, tag)]).into_response();
    }
    about.push((ETAG, tag));
    let mut response = Bytes::from(file.data.into_owned()).into_response();
    for (name, value) in about {
        if let Ok(value) = value.parse() {
            response.headers_mut().insert(name, value);
        }
    }
    response
}

/// Whether a client unpacks what is packed like this.
fn accepts(headers: &HeaderMap, coding: &str) -> bool {
    let named = headers.get_all(ACCEPT_ENCODING).into_iter().filter_map(|list| list.to_str().ok());
    named.flat_map(|list| list.split(',')).any(|offer| {
        let (name, weight) = offer.split_once(';').unwrap_or((offer, "q=1"));
        let weight = weight.trim().strip_prefix("q=").and_then(|weight| weight.parse().ok());
        name.trim().eq_ignore_ascii_case(coding) && weight.unwrap_or(1.0) > 0.0
    })
}

fn tag(hash: &[u8]) -> String {
    format!("\"{}\"", hex(&hash[..12]))
}

fn is_known(tag: &str, headers: &HeaderMap) -> bool {
    headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes())
}

/// The type of a file; texts are UTF-8.
fn content_type(file: &EmbeddedFile) -> String {
    let kind = file.metadata.mimetype();
    if kind.starts_with("text/") { format!("{kind}; charset=utf-8") } else { kind.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_goes_to_those_who_unpack_it() {
        let accepts = |offer: &str, coding: &str| {
            let headers = HeaderMap::from_iter([(ACCEPT_ENCODING, offer.parse().unwrap())]);
            super::accepts(&headers, coding)
        };
        assert!(accepts("gzip, deflate, br, zstd", "br") && accepts("br;q=0.5", "br"));
        assert!(!accepts("gzip, deflate", "br") && !accepts("br;q=0, gzip", "br"));
        assert!(!accepts("", "gzip") && !super::accepts(&HeaderMap::new(), "gzip"));
    }
}
