//! The systems, one module each: what it is, its state, its options, what its actions do.

pub mod abbot;
pub mod base;
pub mod ferries;
pub mod messengers;
pub mod river;
pub mod traders;
