//! Giving up: whoever resigns or leaves has lost, whatever a bot makes of the seat.

use bastide_engine::Player;
use bastide_table::{Command, Ending, Refusal, SeatPlan, Stage};

use crate::common::*;

fn places(desk: &Desk) -> Vec<u8> {
    desk.table.results().unwrap().iter().map(|result| result.place).collect()
}

#[test]
fn between_two_people_the_game_ends() {
    let mut desk = Desk::of_two();
    desk.does(&ann(), Command::Resign).unwrap();
    assert_eq!(desk.table.stage(), Stage::Over);
    assert_eq!(places(&desk), [2, 1]);
    let endings: Vec<Ending> = desk.table.results().unwrap().iter().map(|it| it.ending).collect();
    assert_eq!(endings, [Ending::Resigned, Ending::Finished]);
    let after = desk.first_action();
    assert_eq!(desk.does(&bob(), after), Err(Refusal::GameOver));
}

#[test]
fn against_bots_the_game_ends() {
    for seats in [vec![host(), bot()], vec![bot(), host(), bot(), bot()]] {
        let mut desk = Desk::new(&wish(seats));
        let own = desk.table.seats_of(&ann().id).iter().next().unwrap();
        desk.does(&ann(), Command::Resign).unwrap();
        assert_eq!(desk.table.stage(), Stage::Over);
        assert_eq!(places(&desk)[own as usize] as usize, desk.table.seats().len());
    }
}

#[test]
fn of_three_people_the_others_play_on_and_the_one_who_resigned_is_last() {
    let mut desk = Desk::of_three();
    desk.does(&ann(), Command::Resign).unwrap();
    assert_eq!(desk.table.stage(), Stage::Running);
    assert!(!desk.table.is_asked(&ann().id), "a bot plays for Ann");
    while let Some(player) = desk.table.asked() {
        if player == Player(0) {
            let action = desk.table.play().unwrap().game().legal_actions()[0];
            let entries =
                desk.table.decide_for_bot(player, desk.table.version(), action, desk.now).unwrap();
            desk.keep(entries);
        } else {
            let (person, command) = (desk.asked(), desk.first_action());
            desk.does(&person, command).unwrap();
        }
    }
    let results = desk.table.results().unwrap();
    assert_eq!((results[0].place, results[0].ending), (3, Ending::Resigned));
    assert_eq!(results[0].points, desk.table.play().unwrap().game().scores()[0]);
}

#[test]
fn the_last_but_one_who_resigns_ends_the_game() {
    let mut desk = Desk::of_three();
    desk.does(&bob(), Command::Resign).unwrap();
    desk.does(&cid(), Command::Resign).unwrap();
    assert_eq!(desk.table.stage(), Stage::Over);
    assert_eq!(places(&desk)[0], 1);
}

#[test]
fn everybody_at_one_screen_resigns_at_once() {
    let friend = SeatPlan::Host { name: Some("Bea".to_owned()) };
    let mut desk = Desk::new(&wish(vec![host(), friend]));
    desk.does(&ann(), Command::Resign).unwrap();
    assert_eq!(desk.table.stage(), Stage::Over);
    let results = desk.table.results().unwrap();
    assert!(results.iter().all(|result| result.ending == Ending::Resigned));
}

#[test]
fn nobody_resigns_twice() {
    let mut desk = Desk::of_three();
    assert_eq!(desk.does(&ann(), Command::Resign), Ok(1));
    assert_eq!(desk.does(&ann(), Command::Resign), Ok(0));
}
