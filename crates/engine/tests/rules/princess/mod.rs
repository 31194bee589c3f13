//! Rules of The Princess & the Dragon (PD).

mod fairy;
mod fairy_points;
mod journey;
mod meetings;
mod pieces;
mod portal;
mod princesses;
mod volcano;
