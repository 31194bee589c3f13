//! Rules of the turn sequence (TS).

mod end;
mod parts;
mod steps;
