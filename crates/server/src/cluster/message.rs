//! What nodes tell each other on the bus. Every message may be lost: the log is the truth, and a message only says that
//! it is worth looking at, or carries what nobody misses.

use bastide_table::{Offer, Standing, UserId};
use bastide_wire::Seat;
use bastide_wire::site::Reaction;
use serde::{Deserialize, Serialize};

use crate::ids::TableId;

/// What the nodes that have a table in memory tell each other about it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Note {
    /// The log has so many entries now.
    At {
        /// How many.
        length: u32,
        /// When they were stored, in milliseconds since 1970.
        stored: i64,
    },
    /// A node has loaded the table, and wants to know what is not in the log.
    Who,
    /// How long the others have waited for the player who has to decide.
    Waited {
        /// How long, and for what.
        standing: Standing,
    },
    /// A player shows a reaction.
    Reaction {
        /// Who.
        from: Seat,
        /// What.
        reaction: Reaction,
    },
    /// The offer of a rematch has changed, or ended.
    Offer {
        /// What it is now.
        offer: Option<Offer>,
    },
    /// The work at the table is free for another node.
    Free,
}

/// What all nodes tell each other about themselves.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub enum Gossip {
    /// A node is there.
    Beat {
        /// Which.
        node: String,
        /// How many changes it has told so far.
        told: u64,
    },
    /// Others have come to a table or left it.
    Attends {
        /// At which node.
        node: String,
        /// How many changes it has told so far, with this one.
        told: u64,
        /// Who is there now.
        at: Attending,
    },
    /// Everybody who is at a node, in several parts if there are many.
    All {
        /// Which node.
        node: String,
        /// How many changes it has told so far.
        told: u64,
        /// Whether this is the first part.
        first: bool,
        /// Who is where.
        at: Vec<Attending>,
    },
    /// Somebody has missed something, and wants to know who is at which table.
    Ask {
        /// Which node is asked; all of them if it is left out.
        of: Option<String>,
    },
    /// A node stops.
    Bye {
        /// Which.
        node: String,
    },
}

/// Who is at a table on one node.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Attending {
    /// Which table.
    pub table: TableId,
    /// Who is there.
    #[serde(flatten)]
    pub here: Here,
}

/// People and sockets at a table.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Here {
    /// The people with a seat who are connected.
    pub users: Vec<UserId>,
    /// How many sockets there are.
    pub sockets: usize,
}
