//! Rules of River II (R2).

mod course;
mod herd;
mod lake;
mod meetings;
mod stacks;
