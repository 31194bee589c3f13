//! Rules of Traders & Builders (TB, TBN).

mod builder;
mod double_turn;
mod goods;
mod meetings;
mod pieces;
mod pig;
