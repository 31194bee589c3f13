//! The server from outside: everything here goes over real sockets.

mod bots;
mod common;
mod hints;
mod life;
mod limits;
mod lobby;
mod play;
