//! The engine protocol: a running game, requests and their replies, and what bots advise.
//! `docs/protocol.md` is the contract.
//!
//! A session answers one line of JSON with another:
//!
//! ```
//! let mut session = bastide_session::Session::new();
//! let reply = session.handle_line(r#"{"cmd":"new","setup":{"players":["Ann","Bob"],"seed":"x"}}"#);
//! assert!(reply.starts_with(r#"{"decision":{"player":0,"kind":"place-tile","#));
//! let reply = session.handle_line(r#"{"cmd":"play","action":{"type":"pass"}}"#);
//! assert!(reply.contains("BG-10"), "a tile that fits must be placed");
//! ```
#![warn(missing_docs)]

mod advice;
mod hello;
mod line;
mod serve;
mod session;
mod table;
mod thoughts;

pub use advice::advise;
pub use hello::hello;
pub use line::Line;
pub use serve::{MAX_LINE, serve};
pub use session::Session;
pub use table::Table;
pub use thoughts::{Wish, think, thought};
