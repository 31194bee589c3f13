//! A page as it is shown: structure and words together.

use std::sync::Arc;

use bastide_engine::Award;

use crate::scene::Scene;

/// The page of a system in a language.
#[derive(Clone, Debug)]
pub struct Page {
    /// The system, by its name in set-ups.
    pub system: String,
    /// What it adds, in three sentences.
    pub lead: String,
    /// How many tiles it brings.
    pub tiles: u16,
    /// What is in it.
    pub cards: Vec<Card>,
    /// How to play it.
    pub sections: Vec<Section>,
    /// Worked examples.
    pub examples: Vec<Example>,
    /// How the editions differ.
    pub editions: Vec<Edition>,
    /// Systems that go well with it.
    pub with: Vec<String>,
}

/// Something in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    /// Its id on the page.
    pub id: String,
    /// What it is, with how many there are.
    pub title: String,
    /// What it does, in a line.
    pub line: String,
    /// The tiles to draw, by kind.
    pub tiles: Vec<String>,
    /// The figures and tokens to draw.
    pub pieces: Vec<String>,
}

/// A piece of running text. `**` marks what is important.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Block {
    /// A paragraph.
    Text(String),
    /// A list.
    List(Vec<String>),
}

/// A section of a page.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its id on the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What it says.
    pub blocks: Vec<Block>,
    /// The rules of the reference behind it.
    pub exact: Vec<String>,
    /// The questions of the game that it is about.
    pub answers: Vec<String>,
    /// Its picture.
    pub picture: Option<Picture>,
}

/// A picture of a position.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows, in words.
    pub alt: String,
    /// The position and its marks.
    pub scene: Arc<Scene>,
}

/// A worked example.
#[derive(Clone, Debug)]
pub struct Example {
    /// Its id on the page.
    pub id: String,
    /// Its heading.
    pub title: String,
    /// What the situation is.
    pub blocks: Vec<Block>,
    /// The rules of the reference behind it.
    pub exact: Vec<String>,
    /// The picture, with a number for each step.
    pub picture: Picture,
    /// What happens, and what it scores.
    pub steps: Vec<ExampleStep>,
}

/// A step of an example.
#[derive(Clone, Debug)]
pub struct ExampleStep {
    /// What happens.
    pub text: String,
    /// The points, as the engine gave them.
    pub award: Option<Award>,
    /// Whether figures are lost.
    pub lost: bool,
}

/// A difference between editions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edition {
    /// What differs.
    pub what: String,
    /// How it is played by default.
    pub default: String,
    /// How else it can be played.
    pub others: String,
}
