//! Rules of Inns & Cathedrals (IC).

mod cathedrals;
mod inn_roads;
mod large_meeple;
mod pieces;
mod systems;
mod tiles;
