//! Rules of the river (RV3).

mod course;
mod features;
mod source;
mod stacks;
