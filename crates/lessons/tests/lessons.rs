//! Every lesson is played to its end, in every way that it allows, and everything that it claims holds.

use bastide_engine::System;
use bastide_lessons::{Course, Lesson, LessonError, Problem};
use bastide_scenario::check_line;

/// The files as they lie there now, so that whoever writes one can run this test again without a build.
fn files() -> Vec<(String, String)> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/data")).unwrap();
    let paths = folder.map(|file| file.unwrap().path());
    let read = |path: std::path::PathBuf| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        (name, std::fs::read_to_string(path).unwrap())
    };
    paths.map(read).collect()
}

#[test]
fn every_lesson_matches_the_rules() {
    let rehearse = |(name, text): &(String, String)| {
        let seen = Lesson::parse(name, text)?.rehearse(check_line)?;
        println!("{name}: {seen:?}");
        Ok(())
    };
    let failures: Vec<String> = files()
        .iter()
        .filter_map(|file| rehearse(file).err())
        .map(|error: LessonError| error.to_string())
        .collect();
    assert!(failures.is_empty(), "\n{}", failures.join("\n"));
    assert_eq!(Course::shipped().lessons()[0].name, "base", "the first lesson comes first");
    assert_eq!(Course::shipped().lessons().len(), files().len());
}

#[test]
fn every_system_has_a_lesson() {
    let has =
        |system: &System| Course::shipped().lessons().iter().any(|it| it.name == system.name());
    let missing: Vec<&str> = System::ALL.iter().filter(|it| !has(it)).map(|it| it.name()).collect();
    assert!(missing.is_empty(), "no lesson teaches {missing:?}");
}

/// A lesson of two scenes, the second of which is this text.
fn lesson(scene: &str) -> Result<Lesson, LessonError> {
    let first = "scene: first\nthen: base.E\nask lay: 0,-1:180\nexpect asks You figure\n";
    Lesson::parse("farmers", &format!("{first}scene: tried\n{scene}"))
}

fn rehearsed(scene: &str) -> LessonError {
    lesson(scene).unwrap().rehearse(check_line).unwrap_err()
}

#[test]
fn a_claim_that_does_not_hold_is_reported_with_its_step() {
    let error = rehearsed(
        "then: base.E\nask lay: 0,-1:180\nask claim: meeple>city.S\nexpect You 3, Odile 0\n",
    );
    assert_eq!(error.lesson, "farmers");
    assert_eq!(error.scene.as_deref(), Some("tried"));
    assert_eq!(error.step.as_deref(), Some("claim"));
    assert_eq!(error.line, 9);
    assert_eq!(error.answers, ["0,-1:180", "meeple>city.S"]);
    let Problem::Claim { found, .. } = &*error.problem else { panic!("{error}") };
    assert!(found.contains("You 4"), "{error}");
}

#[test]
fn an_answer_that_the_rules_forbid_is_reported() {
    let error = rehearsed("then: base.E\nask lay: 0,-1:90\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::NoAction { .. }), "{error}");
    assert!(error.to_string().contains("scene tried, step lay, line 7"), "{error}");
}

#[test]
fn a_reply_to_nothing_is_reported() {
    let error = rehearsed("then: base.E\nask lay: 0,-1:180\nreply far: 9,9:0\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::NoAction { .. }), "{error}");
}

#[test]
fn every_answer_that_solves_a_step_is_played() {
    let scene = "then: base.E\nask lay: 0,-1:180\nask claim: meeple>city.S *\nexpect You 4\n";
    let error = rehearsed(scene);
    assert_eq!(error.answers.len(), 2);
    assert_ne!(error.answers[1], "meeple>city.S", "the claim holds for that one: {error}");
}

#[test]
fn the_learner_is_asked_only_in_their_turn() {
    let error = rehearsed("ask lay: 0,-1:180\nexpect You 0\n");
    assert!(matches!(&*error.problem, Problem::NotAsked { waits } if waits == "chance"), "{error}");
    let error = rehearsed("then: base.E 0,-1:180\nask lay: *\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::Word { .. }), "{error}");
}

#[test]
fn bad_files_are_refused_with_their_line() {
    let problem = |text: &str| lesson(text).map(|_| ()).unwrap_err();
    let error = problem("start: base.D 0,0:45\nask lay: *\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::Position(_)), "{error}");
    assert_eq!(error.line, 6);
    let error = problem("players: Ann, Bob\nask lay: *\nexpect You 0\n");
    assert_eq!(*error.problem, Problem::NoLearner);
    let error = problem("then: base.E\nask lay: *\n");
    assert_eq!(*error.problem, Problem::Missing("expect"));
    let error = problem("then: base.E\nexpect You 0\n");
    assert_eq!(*error.problem, Problem::Missing("ask"));
    let error = problem("then: base.E\nask lay: *\nask lay: *\nexpect You 0\n");
    assert_eq!(*error.problem, Problem::Twice("lay".to_owned()));
    let error = problem("then: base.E\nask Lay: *\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::Line { .. }), "{error}");
    let error = problem("then: base.E\nlay: *\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::Line { .. }), "{error}");
    let error = problem("scene: first\nask lay: *\nexpect You 0\n");
    assert!(matches!(*error.problem, Problem::Missing("ask")), "{error}");
    let error = Lesson::parse("farmers", "scene: one\nthen: base.E\nask lay: *\nexpect You 0\n");
    assert!(matches!(*error.unwrap_err().problem, Problem::Scenes { found: 1, .. }));
    let error = Lesson::parse("chess", "").unwrap_err();
    assert_eq!(*error.problem, Problem::NoSystem);
}
