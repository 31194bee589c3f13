//! People: who somebody is, and how others see them.

use serde::{Deserialize, Serialize};

use crate::names::names;

names! {
    /// The colour of a player's figures.
    Colour, wanted "a colour of *" {
        /// Blue.
        Blue = "blue",
        /// Red.
        Red = "red",
        /// Yellow.
        Yellow = "yellow",
        /// Teal.
        Teal = "teal",
        /// Black.
        Black = "black",
        /// Pink.
        Pink = "pink",
        /// White.
        White = "white",
        /// Green.
        Green = "green",
    }
}

/// The person who asks, as others see them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Me {
    /// An id that everybody may see.
    pub id: String,
    /// The name that others see.
    pub name: String,
    /// The favourite colour.
    pub colour: Colour,
}

/// What somebody changes about themselves.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct MeChange {
    /// The new name, of 1 to 24 visible characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The new favourite colour, by its name.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(as = "Option<Colour>"), schema(value_type = Option<Colour>))]
    pub colour: Option<String>,
}

/// How somebody's games against one bot went. Only games of two count: the person and the bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct BotRecord {
    /// The level of the bot.
    pub level: String,
    /// Games that the person won.
    pub won: u32,
    /// Games that both won.
    pub drawn: u32,
    /// Games that the bot won.
    pub lost: u32,
    /// By how many points the person was ahead at the end of the last game; left out if it was not played
    /// to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<i32>,
}

/// Somebody's records against bots.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotRecords {
    /// One for each bot that the person has finished a game against, in no particular order.
    pub records: Vec<BotRecord>,
}
