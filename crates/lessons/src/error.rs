//! What is wrong with a lesson, and exactly where.

use std::fmt;

use bastide_notation::ParseError;
use thiserror::Error;

/// A lesson that cannot be read, or that no longer matches the rules.
#[derive(Clone, PartialEq, Debug)]
pub struct LessonError {
    /// Its name.
    pub lesson: String,
    /// The scene.
    pub scene: Option<String>,
    /// The step that the learner was asked last.
    pub step: Option<String>,
    /// The line of the file, from 1.
    pub line: usize,
    /// What the learner had answered, in notation.
    pub answers: Vec<String>,
    /// What is wrong.
    pub problem: Box<Problem>,
}

/// What can be wrong.
#[derive(Clone, PartialEq, Debug, Error)]
pub enum Problem {
    /// The lesson is about no system.
    #[error("there is no system of this name")]
    NoSystem,
    /// It is too long for a sitting, or too short to show anything.
    #[error("a lesson has {least} to {most} scenes, not {found}")]
    Scenes {
        /// How many it has.
        found: usize,
        /// How many it needs.
        least: usize,
        /// How many it may have.
        most: usize,
    },
    /// Nothing can be made of a line.
    #[error("write {wanted}, not \"{line}\"")]
    Line {
        /// What it says.
        line: String,
        /// What could stand there.
        wanted: &'static str,
    },
    /// Two things have the same name, so that they would have the same words.
    #[error("\"{0}\" is there twice")]
    Twice(String),
    /// The position cannot be read.
    #[error("{}", .0.message)]
    Position(ParseError),
    /// Nobody is called `You`.
    #[error("one of the players must be called You")]
    NoLearner,
    /// A scene in which nothing is asked or nothing is checked.
    #[error("a scene needs at least one \"{0}\"")]
    Missing(&'static str),
    /// A word of the script cannot be played.
    #[error("{word}: {why}")]
    Word {
        /// The word.
        word: String,
        /// Why.
        why: String,
    },
    /// The learner is asked although it is for somebody else to act.
    #[error("it is not for the learner to answer: {waits}")]
    NotAsked {
        /// Who or what the game waits for.
        waits: String,
    },
    /// An answer that nobody can give.
    #[error("no legal action is {pattern}; legal: {legal}")]
    NoAction {
        /// The answer.
        pattern: String,
        /// The actions that can be taken.
        legal: String,
    },
    /// A claim does not hold.
    #[error("{claim}\n  found: {found}")]
    Claim {
        /// The claim.
        claim: String,
        /// What was found instead.
        found: String,
    },
}

impl fmt::Display for LessonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "lesson {}", self.lesson)?;
        if let Some(scene) = &self.scene {
            write!(f, ", scene {scene}")?;
        }
        if let Some(step) = &self.step {
            write!(f, ", step {step}")?;
        }
        write!(f, ", line {}: {}", self.line, self.problem)?;
        if !self.answers.is_empty() {
            write!(f, "\n  after the answers {}", self.answers.join(" "))?;
        }
        Ok(())
    }
}

impl std::error::Error for LessonError {}
