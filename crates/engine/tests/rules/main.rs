//! The rules, one module for each series of ids of `docs/rules`: every rule, every worked example
//! and every bad input as a small scenario.

mod abbeys;
mod abbot;
mod base;
mod count;
mod crops;
mod cult;
mod divided_sides;
mod ferries;
mod flying;
mod gold;
mod inns;
mod king;
mod magic;
mod meetings;
mod messengers;
mod own_tiles;
mod presets;
mod princess;
mod river;
mod river_2;
mod river_bb5;
mod robbers;
mod scoreboard;
mod sheep;
mod steps;
mod systems;
mod track;
mod traders;
mod turn;
mod wheel;
