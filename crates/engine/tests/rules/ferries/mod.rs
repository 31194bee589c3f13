//! Rules of the ferries (FER).

mod choosing;
mod interactions;
mod moving;
mod placing;
mod scoring;
