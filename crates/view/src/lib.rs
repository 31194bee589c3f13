//! What people see of a table: a view for a seat or a watcher is a function of the table alone, and so
//! is what has changed between two of its states. Nothing here reads a clock, a file or a socket, so that
//! a server and a page without one show the same.
//!
//! ```
//! use bastide_table::{NewTable, Person, SeatPlan, Table, Time};
//! use bastide_view::{Legal, Listing, Viewer, view};
//!
//! let ann = Person::new("g_ann", "Ann", "red");
//! let bot = SeatPlan::Bot { level: "easy".into(), name: "Odo".into() };
//! let new = NewTable { seats: vec![SeatPlan::Host { name: None }, bot], ..NewTable::default() };
//! let table = Table::load(&Table::create(&new, &ann, Time(0)).unwrap()).unwrap();
//!
//! let listing = Listing::of("abcdefgh", &table);
//! let legal = table.play().map(|play| Legal::of(play.game(), true));
//! let viewer = Viewer { user: Some(&ann.id), legal: legal.as_ref(), ..Viewer::default() };
//! let seen = view(&table, &listing, &viewer);
//! assert!(seen.shared.game.you.is_some());
//! assert!(!seen.spaces.is_empty());
//! ```
#![warn(missing_docs)]

mod anchor;
mod change;
mod features;
mod legal;
mod listing;
mod practice;
mod view;
mod worth;

pub use change::Difference;
pub use legal::{Legal, legal_action};
pub use listing::Listing;
pub use practice::Practice;
pub use view::{Viewer, chat_line, replay, view};
