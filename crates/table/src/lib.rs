//! A table: people around a game.
//!
//! A [`Table`] is the fold of its events. It has no clock, no threads and does no IO: whoever keeps it
//! says who wants what and when, and stores the events that come back before applying them. Seats,
//! versions, acks, undo, bots in seats, absence, stalling, resigning and results are decided here and
//! nowhere else, so that a server, a worker in the page and a test all play by the same rules.
//!
//! ```
//! use bastide_table::{Caller, Command, NewTable, Person, SeatPlan, Table, Time};
//!
//! let ann = Person::new("u1", "Ann", "red");
//! let new = NewTable { seats: vec![SeatPlan::Host { name: None }; 2], ..NewTable::default() };
//! let entries = Table::create(&new, &ann, Time(0)).unwrap();
//! let mut table = Table::load(&entries).unwrap();
//! assert_eq!(table.version(), 0, "all seats are taken, so the game has begun");
//!
//! let caller = Caller { person: &ann, at: Time(1000), ack: None };
//! let entries = table.decide(&caller, &Command::Resign).unwrap();
//! table.apply_all(&entries).unwrap();
//! assert!(table.results().is_some());
//! ```
#![warn(missing_docs)]

mod command;
mod create;
mod event;
mod import;
mod line;
mod person;
mod play;
mod presence;
mod refusal;
mod rematch;
mod results;
mod seat;
mod table;
mod waiting;

pub use bastide_wire::site::{Ending, First, SeatResult, Stage};
pub use command::{Caller, Command, check_ack};
pub use create::{NewTable, SeatPlan};
pub use event::{ChatLine, Entry, Event, Seed, Terms, Time, hex};
pub use line::{CHAT, NAME, chat_line, player_name};
pub use person::{Colour, Person, UserId, colours};
pub use play::{Play, Ply, tiles_in_all, tiles_placed};
pub use presence::{Presence, Standing};
pub use refusal::{Refusal, seconds};
pub use rematch::Offer;
pub use seat::{Seat, Seats, Sitter};
pub use table::{CHAT_SHOWN, Corrupt, TAKE_BACKS, Table};
