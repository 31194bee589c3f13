//! Rules of Hills & Sheep (HS); those of the divided sides are in `divided_sides`.

mod batches;
mod hills;
mod meetings;
mod pieces;
mod shepherd;
mod tending;
mod vineyards;

/// A city that is never finished, and places below it at 0,0 and 2,0 whose fields do not touch until a
/// tile lies between them.
const CITY_ROW: &str = "base.C 0,-1:0; base.C 1,-1:0; base.C 2,-1:0";
