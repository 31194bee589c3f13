//! Answers that can be kept: made by workers once, then taken from the cache of the server or of whoever
//! asks.

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use bastide_table::hex;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::Shared;
use crate::error::Refused;

/// For what its address says everything about.
pub const FOREVER: &str = "public, max-age=31536000, immutable";

/// For what never changes for whoever asks.
pub const FOREVER_PRIVATE: &str = "private, max-age=31536000, immutable";

/// For what is asked for anew, and answered anew when it has changed.
pub const ASK_AGAIN: &str = "no-cache";

/// The same for what is different for whoever asks.
pub const ASK_AGAIN_PRIVATE: &str = "private, no-cache";

/// The type of JSON.
pub const JSON: &str = "application/json";

/// An answer that can be kept.
pub struct Kept {
    /// Names everything that the answer depends on.
    pub key: String,
    /// The type of its content.
    pub kind: &'static str,
    /// For how long and by whom it can be kept.
    pub cache: &'static str,
}

impl Kept {
    /// The answer for whoever sends these headers: nothing new if they have it already.
    pub async fn answer(
        self,
        app: &Shared,
        headers: &HeaderMap,
        make: impl FnOnce() -> Result<Vec<u8>, Refused> + Send + 'static,
    ) -> Result<Response, Refused> {
        let Kept { key, kind, cache } = self;
        let tag = tag(&key);
        let about = [(ETAG, tag.as_str()), (CACHE_CONTROL, cache)];
        if headers.get(IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
            return Ok((StatusCode::NOT_MODIFIED, about).into_response());
        }
        let bytes = match app.drawn.get(&key) {
            Some(bytes) => bytes,
            None => {
                let bytes = Bytes::from(app.drawing.run(make).await??);
                app.drawn.put(key, bytes.clone());
                bytes
            }
        };
        Ok((about, [(CONTENT_TYPE, kind)], bytes).into_response())
    }
}

/// A value as the bytes of an answer.
pub fn to_json(value: &impl Serialize) -> Result<Vec<u8>, Refused> {
    Ok(serde_json::to_vec(value).expect("answers are made of texts, numbers and lists"))
}

/// The tag of an answer. Another version of the server may answer differently.
fn tag(key: &str) -> String {
    let version = env!("CARGO_PKG_VERSION");
    let hash = Sha256::new().chain_update(version).chain_update(key).finalize();
    format!("\"{}\"", hex(&hash[..12]))
}
