//! What choices are worth in the positions of the lessons: to leave Carcassonne, to drive on, to turn a ferry, to rob,
//! to gather a flock. The page shows these numbers beside every choice.

use bastide_lessons::{Course, Outcome, Stage};
use bastide_notation::parse_action;
use bastide_view::{Legal, legal_action};
use bastide_wire::site::Worth;

/// What an answer to a step of a scene is worth, in the word of the notation.
fn worth(lesson: &str, scene: &str, step: &str, answer: &str) -> Worth {
    let lesson = Course::shipped().lesson(lesson).unwrap();
    let mut stage = Stage::open(lesson, lesson.scene(scene).unwrap()).unwrap();
    while stage.asked().unwrap().name != step {
        let hint = stage.solutions()[0];
        assert_eq!(stage.answer(hint), Ok(Outcome::Solved));
    }
    let game = stage.game();
    let wanted = legal_action(game, parse_action(game, answer).unwrap()).action;
    let legal = Legal::of(game, true);
    legal.actions.iter().find(|it| it.action == wanted).unwrap().worth.unwrap()
}

#[test]
fn whoever_leaves_carcassonne_scores_with_the_others() {
    let joining = worth("count", "leave", "join", "meeple>road.E");
    assert_eq!((joining.now, joining.later, joining.back), (3, 0, true));
}

#[test]
fn a_wagon_drives_on_to_what_will_be_finished() {
    let drive = |to| worth("abbey-and-mayor", "wagon", "drive", to);
    let monastery = drive("drive>monastery@0,0");
    assert_eq!((monastery.now, monastery.later, monastery.finished), (0, 3, Some(9)));
}

#[test]
fn a_ferry_scores_a_road_that_would_have_waited() {
    let turned = worth("ferries", "turn", "turn", "ferry.SW@0,0");
    assert_eq!((turned.now, turned.later), (5, -3));
    let open = worth("ferries", "end", "ferry", "ferry.SW");
    assert_eq!(open.now, 0);
}

#[test]
fn a_robber_takes_half_at_once_and_a_few_points_if_it_waits_until_the_end() {
    let waiting = worth("robbers", "ambush", "wait", "=space-0");
    assert_eq!((waiting.now, waiting.later), (0, 3));
    let rob = worth("robbers", "choose", "let", "=rob");
    assert_eq!(rob.now, 2, "half of the 4 points that Odile scores");
}

#[test]
fn a_flock_is_worth_its_sheep() {
    let gather = worth("hills-and-sheep", "flock", "gather", "=gather");
    assert_eq!(gather.now, 7);
}
