//! The server from outside: everything here goes over real sockets.

mod bots;
mod common;
mod hints;
mod hostile;
mod limits;
mod lobby;
mod play;
