//! What a new game can be made of. Everything goes by its name; the page has the words.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::person::Colour;

/// Everything that a new game can be made of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Catalogue {
    /// Set-ups with a name: the boxes.
    pub presets: Vec<PresetInfo>,
    /// The systems.
    pub systems: Vec<SystemInfo>,
    /// The tile sets that a set-up can name.
    pub sets: Vec<SetInfo>,
    /// The bots, the weakest first.
    pub bots: Vec<BotInfo>,
    /// The colours that players can have.
    pub colours: Vec<Colour>,
}

/// A set-up with a name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PresetInfo {
    /// Its name.
    pub name: String,
    /// Its systems.
    pub systems: Vec<String>,
    /// Its tile sets.
    pub sets: Vec<String>,
    /// Its options that are not at their default.
    pub options: BTreeMap<String, String>,
}

/// A system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SystemInfo {
    /// Its name.
    pub name: String,
    /// Its parts; a system without parts is whole or not in play.
    pub parts: Vec<PartInfo>,
    /// Its options.
    pub options: Vec<OptionInfo>,
    /// The tile sets that it brings.
    pub sets: Vec<String>,
}

/// A part of a system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PartInfo {
    /// Its name.
    pub name: String,
    /// Whether it comes on top of its system, which is whole without it.
    pub extra: bool,
}

/// An option of the rules.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct OptionInfo {
    /// Its name.
    pub name: String,
    /// Its values; the first is the default.
    pub values: Vec<String>,
    /// The rule that introduces it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
}

/// A tile set.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SetInfo {
    /// Its id.
    pub id: String,
    /// How many tiles it has.
    pub tiles: u16,
}

/// A bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct BotInfo {
    /// Its level.
    pub name: String,
    /// What it is called at the table.
    pub called: String,
    /// How strong it is, if that was measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rating: Option<i32>,
    /// The styles that it can also play in: `marius` in the style `thief` is the level
    /// `marius:style=thief`.
    pub styles: Vec<String>,
}
