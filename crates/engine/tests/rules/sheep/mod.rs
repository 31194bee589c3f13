//! Rules of Hills & Sheep (HS); those of the divided sides are in `divided_sides`.

mod batches;
mod hills;
mod meetings;
mod pieces;
mod rivers;
mod shepherd;
mod tending;
mod ties;
mod vineyards;

/// Four tiles around 0,0 at its corners, and a way around between them that leaves room for cities at the
/// sides.
const CORNERS: &str = "base.B -1,-1:0; base.B -2,-1:0; base.B -2,0:0; base.B -2,1:0; \
    base.B -1,1:0; base.B -1,2:0; base.B -1,3:0; base.B 0,3:0; base.B 1,3:0; base.B 1,2:0; \
    base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 3,0:0; base.B 3,-1:0; base.B 2,-1:0; \
    base.B 1,-1:0";

/// A city that is never finished, and places below it at 0,0 and 2,0 whose fields do not touch until a
/// tile lies between them.
const CITY_ROW: &str = "base.C 0,-1:0; base.C 1,-1:0; base.C 2,-1:0";
