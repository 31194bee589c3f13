//! What whoever keeps tables answers without a network, a store or a clock: new tables from what somebody
//! wants to play, files of games, drawings, lessons and hints. The server answers requests with it, and the
//! page answers itself where there is no server, so that both say the same.
//!
//! ```
//! use bastide_host::{Chosen, new_table};
//! use bastide_table::{Person, Table, Time};
//!
//! let wish = r#"{"preset":"base","seats":[{"kind":"me"},{"kind":"bot","level":"odile"}]}"#;
//! let new = new_table(serde_json::from_str(wish).unwrap(), Chosen::default()).unwrap();
//! let ann = Person::new("u_ann", "Ann", "red");
//! let table = Table::load(&Table::create(&new, &ann, Time(0)).unwrap()).unwrap();
//! assert_eq!(table.seats()[1].level().or(table.seats()[0].level()), Some("odile"));
//! ```
#![warn(missing_docs)]

mod bots;
mod drawings;
mod games;
mod lessons;
mod messages;
mod names;
mod picture;

pub use bots::{best_turn, bot_seed, choose, level, stand_in};
pub use drawings::{board, board_of, card, figure, kind, tile};
pub use games::{
    Chosen, bad_notation, file, must_be_short, new_table, new_table_of, parsed, transcript,
};
pub use lessons::lesson_answer;
pub use messages::command;
pub use names::colour;
pub use picture::{SEAT_COLOURS, board_picture};
