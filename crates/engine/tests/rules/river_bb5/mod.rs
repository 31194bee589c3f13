//! Rules of the river with sheep and vineyards (R5).

mod course;
mod meetings;
mod symbols;
