//! What a learner sees: a function of the scene and the answers so far, and of nothing else.

use bastide_engine::Match;
use bastide_protocol::{FromEngine, ReadInGame, WireAction, WireError};
use bastide_view::{Practice, legal_action};
use bastide_wire::site::{LessonInfo, LessonPoint, Lessons, SceneInfo, View};

use crate::Course;
use crate::error::LessonError;
use crate::script::{Lesson, Scene};
use crate::stage::{Outcome, Stage};

/// Where the answers of a learner lead.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// To a point of the scene.
    Point(Box<LessonPoint>),
    /// Nowhere: the last answer is legal, but not what is asked. Perhaps there is a message about it.
    Other(Option<String>),
    /// Nowhere: the rules forbid the last answer, or it means nothing.
    Refused(WireError),
}

impl Course {
    /// Every lesson with its scenes and steps.
    pub fn list(&self) -> Lessons {
        let scene = |scene: &Scene| SceneInfo {
            name: scene.name.clone(),
            steps: scene.steps().map(|step| step.name.clone()).collect(),
        };
        let lesson = |lesson: &Lesson| LessonInfo {
            name: lesson.name.clone(),
            scenes: lesson.scenes.iter().map(scene).collect(),
        };
        Lessons { lessons: self.lessons().iter().map(lesson).collect() }
    }
}

impl Lesson {
    /// The scene of this name.
    pub fn scene(&self, name: &str) -> Option<&Scene> {
        self.scenes.iter().find(|scene| scene.name == name)
    }

    /// Where answers lead in a scene: those before the last have been accepted before.
    pub fn tell(&self, scene: &Scene, answers: &[WireAction]) -> Result<Told, LessonError> {
        let mut stage = Stage::open(self, scene)?;
        let mut seen = stage.plies().len() - 1;
        for answer in answers {
            seen = stage.plies().len();
            let action = match answer.resolve(stage.game()) {
                Ok(action) => action,
                Err(error) => return Ok(Told::Refused(error)),
            };
            match stage.answer(action)? {
                Outcome::Solved => {}
                Outcome::Other(reply) => return Ok(Told::Other(reply.map(str::to_owned))),
                Outcome::Refused(refusal) => {
                    return Ok(Told::Refused(WireError::from_engine(refusal)));
                }
            }
        }
        Ok(Told::Point(Box::new(self.point(&stage, seen))))
    }

    /// A point of a scene with what the learner has seen since a point before it.
    fn point(&self, stage: &Stage<'_>, first: usize) -> LessonPoint {
        let solution = stage.solutions().first().map(|action| legal_action(stage.game(), *action));
        let last = stage.plies().len() - 1;
        let view = |ply: usize| self.view(stage, ply, &stage.at(ply), ply == last);
        LessonPoint {
            asked: stage.asked().map(|step| step.name.clone()),
            solution,
            views: (first..=last).map(view).collect(),
        }
    }

    fn view(&self, stage: &Stage<'_>, ply: usize, played: &Match, is_last: bool) -> View {
        Practice {
            id: &format!("{}-{}", self.name, stage.scene().name),
            game: played.game(),
            plies: &stage.plies()[..=ply],
            viewer: stage.scene().learner,
            acts: is_last && stage.asked().is_some(),
            seats: None,
        }
        .view()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bastide_engine::System;
    use bastide_protocol::InGame;

    fn point(told: Result<Told, LessonError>) -> LessonPoint {
        match told {
            Ok(Told::Point(point)) => *point,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_learner_sees_each_move_and_then_what_is_asked() {
        let lesson = Course::shipped().lesson(System::Base.about().name).unwrap();
        let scene = lesson.scene("road").unwrap();
        let mut answers = Vec::new();
        let first = point(lesson.tell(scene, &answers));
        assert_eq!(first.asked.as_deref(), Some("lay"));
        assert_eq!(first.views.len(), 1);
        assert!(!first.views[0].spaces.is_empty());
        answers.push(first.solution.unwrap().action);
        let second = point(lesson.tell(scene, &answers));
        assert!(second.views[0].can_undo, "nothing was drawn since then");
        answers.push(second.solution.unwrap().action);
        let third = point(lesson.tell(scene, &answers));
        // The learner's meeple, Odile's tile, Odile's pass.
        assert_eq!(third.views.len(), 3);
        assert_eq!(third.asked.as_deref(), Some("close"));
        let versions: Vec<u32> = third.views.iter().map(|view| view.shared.version).collect();
        assert_eq!(versions, [2, 3, 4]);
        assert!(third.views[1].spaces.is_empty() && !third.views[2].spaces.is_empty());
        assert_eq!(third.views[2].history.len(), {
            let new: usize = third.views.iter().map(|view| view.events.len()).sum();
            new + second.views[0].history.len()
        });
    }

    #[test]
    fn other_answers_are_told_why() {
        let lesson = Course::shipped().lesson(System::Base.about().name).unwrap();
        let scene = lesson.scene("claim").unwrap();
        let stage = Stage::open(lesson, scene).unwrap();
        let legal = stage.game().legal_actions();
        let wrong = legal.iter().find(|action| !stage.solutions().contains(action)).unwrap();
        let wrong = WireAction::of(stage.game(), *wrong);
        assert_eq!(lesson.tell(scene, &[wrong]), Ok(Told::Other(Some("elsewhere".to_owned()))));
        assert!(matches!(lesson.tell(scene, &[WireAction::Pass]), Ok(Told::Refused(_))));
    }

    #[test]
    fn every_scene_can_be_seen_to_its_end() {
        for lesson in Course::shipped().lessons() {
            for scene in &lesson.scenes {
                let mut answers = Vec::new();
                while let Some(solution) = point(lesson.tell(scene, &answers)).solution {
                    answers.push(solution.action);
                }
                assert_eq!(answers.len(), scene.steps().count());
            }
        }
    }
}
