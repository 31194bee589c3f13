//! Rules of King & Robber Baron (KR).

mod meetings;
mod records;
mod scoring;
mod tiles;
