//! Messages over a socket.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::game::SeatSummary;
use super::refusal::Refusal;
use super::view::{ChatLine, LegalAction, LoggedEvent, Space, View, Wait};
use crate::names::{Seat, names};
use crate::thoughts::Gain;

names! {
    /// What a player can say at once, without a word.
    Reaction, wanted "a reaction of *" {
        /// A greeting.
        Hello = "hello",
        /// Praise for a move.
        Well = "well",
        /// Thanks.
        Thanks = "thanks",
        /// A laugh.
        Laugh = "laugh",
        /// Surprise.
        Wow = "wow",
        /// Regret.
        Oops = "oops",
    }
}

/// What a client says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum ClientMessage {
    /// Plays an action.
    Play {
        /// The version that the client has seen.
        expected: u32,
        /// The client's id for it.
        ack: String,
        /// The action. It is read where the game is, which says what is wrong with it.
        #[cfg_attr(
            feature = "schema",
            ts(as = "crate::action::Action"),
            schema(value_type = crate::action::Action)
        )]
        action: Value,
    },
    /// Takes the last action back.
    Undo {
        /// The client's id for it.
        ack: String,
    },
    /// Asks for the best turn.
    Hint {
        /// The version that the client has seen.
        expected: u32,
        /// The client's id for it.
        ack: String,
    },
    /// Lets a bot play for somebody who stalls.
    GiveToBot {
        /// The client's id for it.
        ack: String,
    },
    /// Claims the game against somebody who stalls.
    Claim {
        /// The client's id for it.
        ack: String,
    },
    /// Takes the seat back that a bot keeps.
    TakeSeat {
        /// The client's id for it.
        ack: String,
    },
    /// Offers a rematch, or accepts the offer.
    Rematch {
        /// The client's id for it.
        ack: String,
    },
    /// Declines a rematch, or takes the offer back.
    NoRematch {
        /// The client's id for it.
        ack: String,
    },
    /// Says something.
    Chat {
        /// What.
        text: String,
    },
    /// Shows a reaction to everybody.
    React {
        /// Which.
        reaction: Reaction,
    },
    /// Asks for a whole view.
    Resync,
    /// Asks whether the server is there.
    Ping,
}

/// What a table says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub enum ServerMessage {
    /// The whole game.
    View(Box<View>),
    /// What has changed.
    Change(Box<Change>),
    /// What the client asked for is done.
    Ack {
        /// The client's id for it.
        ack: String,
        /// The version that it led to.
        version: u32,
    },
    /// What the client asked for is not done.
    Refused {
        /// The client's id for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ack: Option<String>,
        /// Why.
        #[serde(flatten)]
        refusal: Refusal,
    },
    /// The best turn that was found.
    Hint {
        /// The client's id for the question.
        ack: String,
        /// The answer.
        #[serde(flatten)]
        hint: Hint,
    },
    /// Somebody said something.
    Chat(ChatLine),
    /// A player shows a reaction.
    Reaction {
        /// The seat of the player.
        from: Seat,
        /// Which.
        reaction: Reaction,
    },
    /// Who is there.
    Presence {
        /// The seats.
        seats: Vec<SeatSummary>,
        /// How many sockets are open at the table.
        sockets: usize,
        /// How long the table has waited for the person who has to decide.
        #[cfg_attr(feature = "schema", ts(optional = false))]
        wait: Option<Wait>,
    },
    /// The offer of a rematch has changed.
    Rematch {
        /// The offer; nothing if it has ended.
        #[cfg_attr(feature = "schema", ts(optional = false))]
        offer: Option<RematchOffer>,
    },
    /// The server is there.
    Pong,
}

/// An offer to play again. The game begins as soon as everybody who is there has accepted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RematchOffer {
    /// The seat of whoever offered.
    pub by: Seat,
    /// The seat that will begin.
    pub first: Seat,
    /// The seats that are ready, those of bots among them.
    pub ready: Vec<Seat>,
    /// In how many milliseconds the offer ends.
    pub left: i64,
}

/// What has changed between two states of a table. Whoever has not seen the first asks for a whole
/// view.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Change {
    /// The number of the log's entry from which it has changed.
    pub from: u32,
    /// The number of the entry to which it has changed.
    pub seq: u32,
    /// What is different in what everybody sees.
    pub patch: Patch,
    /// What has happened.
    pub events: Vec<LoggedEvent>,
    /// The seat of the viewer.
    pub you: Option<Seat>,
    /// The seats whose people are there.
    pub online: Vec<Seat>,
    /// Where the drawn tile fits, if the viewer has to place it.
    pub spaces: Vec<Space>,
    /// Every other action that the viewer can take.
    pub legal: Vec<LegalAction>,
    /// Whether the viewer can take the last action back.
    pub can_undo: bool,
    /// How long the table has waited for the person who has to decide.
    pub wait: Option<Wait>,
}

/// What is different in a value, in the form that [`diff`](crate::diff) makes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS),
    ts(type = "{ set: unknown } \
        | { in?: { [key in string]: Patch }, cut?: string[] } \
        | { list: ([index: number, patch: Patch] | [index: number, cut: number, values: unknown[]])[] }")
)]
pub struct Patch(pub Value);

/// The best turn from a version on, action by action, and why it is good.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Hint {
    /// The version that it is about.
    pub version: u32,
    /// The steps of the turn.
    pub line: Vec<LegalAction>,
    /// By how many points the player will be ahead of the others in the end.
    pub margin: f32,
    /// Each player's chance to win.
    pub win: Vec<f32>,
    /// What it brings.
    pub gain: Gain,
}
