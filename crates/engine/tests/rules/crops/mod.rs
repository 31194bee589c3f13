//! Rules of the crop circles (CRC).

mod adding;
mod choosing;
mod meetings;
mod pieces;
mod removing;
