//! What a page consists of, in every language alike: the files `data/<system>.toml`.

use serde::Deserialize;

/// The structure of a page.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Plan {
    /// Systems that go well with it.
    #[serde(default)]
    pub with: Vec<String>,
    /// What is in the box.
    #[serde(default, rename = "card")]
    pub cards: Vec<CardPlan>,
    /// How to play it, in the order of play.
    #[serde(rename = "section")]
    pub sections: Vec<SectionPlan>,
    /// Worked examples.
    #[serde(rename = "example")]
    pub examples: Vec<ExamplePlan>,
    /// The options behind the rows of edition differences, or `-` for a row without one.
    #[serde(default)]
    pub editions: Vec<String>,
}

/// Something in the box.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct CardPlan {
    pub id: String,
    /// What the tiles that are counted show, such as `inn`.
    #[serde(default)]
    pub tiles: Option<String>,
    /// The system whose tiles are counted, where it is another one.
    #[serde(default)]
    pub of: Option<String>,
    /// The tiles that are drawn, where the first three of them would say less.
    #[serde(default)]
    pub show: Vec<String>,
    /// Figures and tokens; the first one is counted.
    #[serde(default)]
    pub pieces: Vec<String>,
}

/// A section.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct SectionPlan {
    pub id: String,
    /// Ids of the reference, and spans of them: `BG-10..BG-15`.
    pub exact: Vec<String>,
    /// The questions of the game that this section is about, by the names of decisions.
    #[serde(default)]
    pub answers: Vec<String>,
    /// The picture, if it has one.
    #[serde(default)]
    pub scene: Option<ScenePlan>,
}

/// A worked example.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ExamplePlan {
    pub id: String,
    /// Ids of the reference, as in a section.
    pub exact: Vec<String>,
    pub scene: ScenePlan,
}

/// A position, how it comes about and what is marked in it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct ScenePlan {
    /// A scenario; `show` is where the picture is taken.
    pub play: String,
    #[serde(default)]
    pub marks: Vec<MarkPlan>,
    /// The first and last column and row of the picture, where the whole board would be too much:
    /// `[left, top, right, bottom]`.
    #[serde(default)]
    pub crop: Option<[i32; 4]>,
}

/// A number in a picture. The marks of an example are numbered by the steps of its list.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct MarkPlan {
    /// A segment (`city.N@0,0`), a tile (`1,0`), or a spot of a start board.
    #[serde(default)]
    pub at: Option<String>,
    /// The points that come of it after the picture: `Red 8 city`. The engine must give them.
    #[serde(default)]
    pub award: Option<String>,
    /// Whether the figures there are lost.
    #[serde(default)]
    pub lost: bool,
}
