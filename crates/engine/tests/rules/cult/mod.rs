//! Rules of The Cult (CU).

mod challenges;
mod meetings;
mod placing;
