//! Drawings. This build has none, so that every picture is missing in the same plain way.

use axum::extract::Path;

use crate::error::{Code, Refused};

/// A tile.
pub async fn tile(Path((_, _, _)): Path<(String, String, String)>) -> Refused {
    missing()
}

/// A figure.
pub async fn figure(Path((_, _)): Path<(String, String)>) -> Refused {
    missing()
}

/// A whole board.
pub async fn board(Path(_): Path<String>) -> Refused {
    missing()
}

/// The segments of a tile.
pub async fn kind(Path((_, _)): Path<(String, String)>) -> Refused {
    missing()
}

fn missing() -> Refused {
    Refused::new(Code::NotFound, "there is no such picture")
}
