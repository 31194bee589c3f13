//! Lessons: which there are, and where an answer in one of them leads.

use serde::{Deserialize, Serialize};

use super::refusal::Refusal;
use super::view::{LegalAction, View};

/// Every lesson, the first one first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Lessons {
    /// The lessons.
    pub lessons: Vec<LessonInfo>,
}

/// A lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct LessonInfo {
    /// The system that it is about.
    pub name: String,
    /// Its scenes.
    pub scenes: Vec<SceneInfo>,
}

/// A scene of a lesson.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SceneInfo {
    /// Its name.
    pub name: String,
    /// What is asked in it, by name.
    pub steps: Vec<String>,
}

/// Where the answers of a learner lead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "result", rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub enum LessonAnswer {
    /// To a point of the scene.
    Point(LessonPoint),
    /// Nowhere: the last answer is legal, but not what is asked.
    Other {
        /// The name of what the lesson says about it, if it says anything.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        reply: Option<String>,
    },
    /// Nowhere: the rules forbid the last answer.
    Refused(Refusal),
}

/// A point of a scene.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema), ts(optional_fields))]
pub struct LessonPoint {
    /// What is asked now, by name; nothing when the scene is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked: Option<String>,
    /// The answer that a hint shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub solution: Option<LegalAction>,
    /// What the learner sees after the last answer and after every move that followed it, the present last.
    pub views: Vec<View>,
}
