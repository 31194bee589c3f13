//! Rules of the Count of Carcassonne (CO).
//!
//! Most scenarios fill the quarters with a chain of crossings west of the block: each crossing closes
//! the road of the player before, who scores alone, and carries the next follower.

mod end;
mod entering;
mod leaving;
mod meetings;
mod setup;
mod strength;
