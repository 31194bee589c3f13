//! Plays a lesson to its end in every way that it allows, so that a lesson which no longer matches the
//! rules is found before anybody meets it.

use bastide_engine::Action;

use crate::error::LessonError;
use crate::script::{Lesson, Scene};
use crate::stage::{Judge, Outcome, Stage};

impl Lesson {
    /// Plays every scene with the answers that its hints show, and again with every other answer that
    /// solves one of its steps. Every claim must hold each time.
    pub fn rehearse(&self, judge: Judge) -> Result<Rehearsal, LessonError> {
        let mut seen = Rehearsal::default();
        for scene in &self.scenes {
            let others = self.run(scene, judge, None)?;
            seen.scenes += 1;
            seen.steps += others.len();
            seen.runs += 1;
            for (step, actions) in others.into_iter().enumerate() {
                for action in actions {
                    self.run(scene, judge, Some((step, action)))?;
                    seen.runs += 1;
                }
            }
        }
        Ok(seen)
    }

    /// Plays a scene by its hints, but for one step. Gives what else would have solved each step.
    fn run(
        &self,
        scene: &Scene,
        judge: Judge,
        otherwise: Option<(usize, Action)>,
    ) -> Result<Vec<Vec<Action>>, LessonError> {
        let mut stage = Stage::judged(self, scene, judge)?;
        let mut others = Vec::new();
        while let Some(step) = stage.asked() {
            let asked = stage.clone();
            for pattern in step.replies.iter().flat_map(|reply| &reply.to) {
                asked.check_answer(pattern).map_err(|problem| asked.error(problem))?;
            }
            let mut solutions = stage.solutions().into_iter();
            let hinted = solutions.next().expect("a step has a legal answer");
            let here = otherwise.filter(|(number, _)| *number == others.len());
            let solved = stage.answer(here.map_or(hinted, |(_, action)| action))?;
            assert_eq!(solved, Outcome::Solved, "a solution solves");
            others.push(solutions.collect());
        }
        Ok(others)
    }
}

/// What was rehearsed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Rehearsal {
    /// How many scenes.
    pub scenes: usize,
    /// How many steps they have.
    pub steps: usize,
    /// How often scenes were played.
    pub runs: usize,
}
