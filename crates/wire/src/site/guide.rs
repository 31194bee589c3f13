//! The rules for people: pages with pictures and worked examples, in the language that was asked for. It is
//! the one place where a message holds sentences, because the guide is text.

use serde::{Deserialize, Serialize};

use super::person::Colour;
use crate::event::Event;

/// All pages in one language.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Guide {
    /// The language of its texts.
    pub language: String,
    /// One page for each system.
    pub pages: Vec<GuidePage>,
}

/// The page of a system.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GuidePage {
    /// The system.
    pub system: String,
    /// What it adds.
    pub lead: String,
    /// How many tiles it brings.
    pub tiles: u16,
    /// What is in it.
    pub cards: Vec<GuideCard>,
    /// How to play it.
    pub sections: Vec<GuideSection>,
    /// Worked examples.
    pub examples: Vec<GuideExample>,
    /// How the editions differ.
    pub editions: Vec<GuideEdition>,
    /// Systems that go well with it.
    pub with: Vec<String>,
    /// Ids of its rules that no section has.
    pub more: Vec<String>,
}

/// What is in the box, as a card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GuideCard {
    /// What they are, and how many.
    pub title: String,
    /// What they do.
    pub line: String,
    /// Kinds of tiles to draw.
    pub tiles: Vec<String>,
    /// Figures and tokens to draw.
    pub pieces: Vec<String>,
}

/// A paragraph, or a list. Two asterisks stand round what is important.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum GuideBlock {
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
}

/// A picture of a position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GuidePicture {
    /// Its address.
    pub src: String,
    /// What it shows.
    pub alt: String,
    /// Its width in tiles.
    pub width: f64,
    /// Its height in tiles.
    pub height: f64,
}

/// A section of a page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct GuideSection {
    /// Its id on the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// Its text.
    pub blocks: Vec<GuideBlock>,
    /// The ids of the exact rules behind it.
    pub exact: Vec<String>,
    /// The decisions that it is about.
    pub answers: Vec<String>,
    /// Its picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub picture: Option<GuidePicture>,
}

/// A worked example.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GuideExample {
    /// Its id on the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What the situation is.
    pub blocks: Vec<GuideBlock>,
    /// The ids of the exact rules behind it.
    pub exact: Vec<String>,
    /// Its picture, with a number for each step.
    pub picture: GuidePicture,
    /// What happens.
    pub steps: Vec<GuideStep>,
}

/// A step of an example.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct GuideStep {
    /// What happens.
    pub text: String,
    /// The points with their sum, as the engine gave them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub award: Option<Event>,
    /// The colour of the player who gets them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Colour>,
    /// Whether figures are lost.
    pub lost: bool,
}

/// A difference between editions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GuideEdition {
    /// What differs.
    pub what: String,
    /// How it is played by default.
    pub default: String,
    /// How else it can be played.
    pub others: String,
}

/// The exact rules of a system.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ExactRules {
    /// The rules, in the order of the reference.
    pub rules: Vec<ExactRule>,
}

/// An exact rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ExactRule {
    /// Its id.
    pub id: String,
    /// The heading above it in the reference.
    pub heading: String,
    /// Its text, in English.
    pub html: String,
}
