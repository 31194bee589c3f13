//! The server from outside: everything here goes over real sockets.

mod bots;
mod chat;
mod common;
mod hints;
mod hostile;
mod life;
mod limits;
mod lobby;
mod play;
mod previews;
mod rematch;
mod stalling;
mod upload;
