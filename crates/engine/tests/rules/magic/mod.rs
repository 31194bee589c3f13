//! Rules of mage and witch (MGW).

mod effect;
mod meeting;
mod placing;
mod systems;
