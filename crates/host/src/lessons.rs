//! Lessons: where the answers of a learner lead. Nothing is stored, so that every answer can be kept by
//! whoever asked.

use bastide_lessons::{Course, Told};
use bastide_protocol::WireAction;
use bastide_wire::site::{LessonAnswer, Refusal, RefusalCode};

/// No scene asks for more.
const MOST_ANSWERS: usize = 32;

/// Where answers lead in a scene of a lesson: all that the learner sees there, or why the last one does
/// not count. The answers are a JSON list of actions.
pub fn lesson_answer(lesson: &str, scene: &str, answers: &str) -> Result<LessonAnswer, Refusal> {
    let missing = || Refusal::new(RefusalCode::NotFound);
    let lesson = Course::shipped().lesson(lesson).ok_or_else(missing)?;
    let scene = lesson.scene(scene).ok_or_else(missing)?;
    let actions: Vec<WireAction> =
        serde_json::from_str(answers).map_err(|error| Refusal::bad_json(&error))?;
    if actions.len() > MOST_ANSWERS {
        return Err(Refusal::new(RefusalCode::TooLarge));
    }
    // A test plays every lesson, so that none of them can fail to match the rules.
    Ok(match lesson.tell(scene, &actions).map_err(|_| missing())? {
        Told::Point(point) => LessonAnswer::Point(*point),
        Told::Other(reply) => LessonAnswer::Other { reply },
        Told::Refused(error) => LessonAnswer::Refused(error.into()),
    })
}
