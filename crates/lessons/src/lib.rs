//! Lessons as data: positions in our notation that a learner plays through, one point of the rules each.
//! `docs/lessons.md` describes how to write one. Nothing here reads a clock, a file or a socket, so that
//! a server and a page without one teach the same.
//!
//! ```
//! use bastide_lessons::{Course, Outcome, Stage};
//!
//! let course = Course::shipped();
//! let first = course.lesson("base").unwrap();
//! let mut stage = Stage::open(first, &first.scenes[0]).unwrap();
//! while stage.asked().is_some() {
//!     let hint = stage.solutions()[0];
//!     assert_eq!(stage.answer(hint), Ok(Outcome::Solved));
//! }
//! ```
#![warn(missing_docs)]

mod error;
mod pattern;
mod rehearse;
mod script;
mod show;
mod stage;

use std::sync::LazyLock;

use bastide_engine::System;

pub use error::{LessonError, Problem};
pub use pattern::Pattern;
pub use rehearse::Rehearsal;
pub use script::{LEARNER, Lesson, Reply, Scene, Step};
pub use show::Told;
pub use stage::{Judge, Outcome, Stage};

/// The files of `data/`, by name.
const FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/lessons.rs"));

/// All lessons that are there, in the order of the rules reference: the first lesson first.
#[derive(Clone, Debug)]
pub struct Course {
    lessons: Vec<Lesson>,
}

impl Course {
    /// The lessons that come with the program, read once.
    pub fn shipped() -> &'static Course {
        static COURSE: LazyLock<Course> =
            LazyLock::new(|| Course::parse(FILES).expect("a test reads the lessons"));
        &COURSE
    }

    /// Reads lessons, each with its name and its text.
    pub fn parse(files: &[(&str, &str)]) -> Result<Course, LessonError> {
        let lessons: Result<Vec<Lesson>, LessonError> =
            files.iter().map(|(name, text)| Lesson::parse(name, text)).collect();
        let mut lessons = lessons?;
        lessons.sort_by_key(|lesson| {
            System::ALL.iter().position(|system| system.about().name == lesson.name)
        });
        Ok(Course { lessons })
    }

    /// Every lesson.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// The lesson about a system.
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }
}
