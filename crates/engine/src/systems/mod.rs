//! The systems, one module each: what it is, its state, its options, what its actions do.

pub mod abbey_and_mayor;
pub mod abbot;
pub mod base;
pub mod count;
pub mod crops;
pub mod cult;
pub mod ferries;
pub mod flying;
pub mod gold;
pub mod king;
pub mod magic;
pub mod messengers;
pub mod princess_and_dragon;
pub mod river;
pub mod robbers;
pub mod sheep;
pub mod traders;
pub mod wheel;
