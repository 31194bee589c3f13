//! What people do at a table, and what comes of it.

mod absence;
mod common;
mod playing;
mod random;
mod refusals;
mod rematch;
mod resigning;
mod seating;
mod stalling;
mod uploading;
