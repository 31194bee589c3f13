//! Rules of the flying machines (FLY).

mod landing;
mod launching;
mod meetings;
mod pieces;
mod sharing;
