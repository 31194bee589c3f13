//! Three nodes that share a PostgreSQL database and a bus. The same tests that one node passes run here with everybody at
//! a different node; what only many nodes can get wrong comes beside them. Connections that are meant badly
//! (`../sockets/hostile.rs`) are a matter of each process alone.

#[path = "../sockets/bots.rs"]
mod bots;
#[path = "../sockets/chat.rs"]
mod chat;
#[path = "../sockets/common.rs"]
mod common;
mod cut;
#[cfg(unix)]
mod full;
#[path = "../sockets/hints.rs"]
mod hints;
#[path = "../sockets/life.rs"]
mod life;
#[path = "../sockets/limits.rs"]
mod limits;
#[path = "../sockets/lobby.rs"]
mod lobby;
mod nodes;
#[path = "../sockets/play.rs"]
mod play;
#[path = "../sockets/previews.rs"]
mod previews;
#[path = "../sockets/rematch.rs"]
mod rematch;
#[path = "../sockets/stalling.rs"]
mod stalling;
#[path = "../sockets/upload.rs"]
mod upload;
