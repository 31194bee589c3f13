//! What happens where two of the systems of the big box of 2008 meet, one file for each pair; and
//! three of them at once.

mod abbey_and_count;
mod abbey_and_king;
mod abbey_and_river;
mod count_and_king;
mod count_and_river;
mod dragon_and_abbey;
mod dragon_and_count;
mod dragon_and_king;
mod dragon_and_river;
mod king_and_river;
mod symbols;
mod three_at_once;
mod with_king;
mod with_older_systems;
