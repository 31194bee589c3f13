//! Rules of the abbot and the gardens (ABT).

mod come_home;
mod meetings;
mod placing;
mod scoring;
mod shared;
