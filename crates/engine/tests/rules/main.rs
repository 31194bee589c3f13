//! The rules, one module for each series of ids of `docs/rules`: every rule, every worked example
//! and every bad input as a small scenario.

mod abbot;
mod base;
mod cult;
mod divided_sides;
mod ferries;
mod inns;
mod king;
mod messengers;
mod river;
mod river_2;
mod scoreboard;
mod track;
mod traders;
mod turn;
