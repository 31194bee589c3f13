//! Rules of the ferries (FER).

mod interactions;
mod moving;
mod placing;
mod scoring;
