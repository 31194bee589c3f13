//! Rules of the base game and its farmers (BG).

mod completed;
mod end;
mod farms;
mod features;
mod followers;
mod majority;
mod placement;
mod setup;
mod systems;
