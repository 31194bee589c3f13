//! The clock by which a search ends: the standard library's, which has none in a browser; there it is the
//! browser's.

#[cfg(not(target_arch = "wasm32"))]
pub use std::time::Instant;
#[cfg(target_arch = "wasm32")]
pub use web_time::Instant;
