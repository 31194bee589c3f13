//! Moves, versions, acks and undo.

use bastide_engine::Player;
use bastide_table::{Command, Ending, Event, Refusal, Stage, Table, Time};

use crate::common::*;

#[test]
fn every_move_is_one_version() {
    let mut desk = Desk::of_two();
    assert_eq!(desk.table.version(), 0);
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    assert_eq!(desk.table.version(), 1);
    desk.does(&bob(), Command::Say { text: "hello".to_owned() }).unwrap();
    assert_eq!(desk.table.version(), 1, "talk does not change the position");
    let command = desk.first_action();
    desk.does(&desk.asked(), command).unwrap();
    assert_eq!(desk.table.version(), 2);
}

#[test]
fn the_same_command_is_carried_out_once() {
    let mut desk = Desk::of_two();
    let command = desk.first_action();
    assert_eq!(desk.does_as(&ann(), Some("a1"), command.clone()), Ok(1));
    assert_eq!(desk.does_as(&ann(), Some("a1"), command), Ok(0));
    assert_eq!(desk.table.version_of(&ann().id, "a1"), Some(1));
    assert_eq!(desk.table.version_of(&bob().id, "a1"), None, "ids are each client's own");
    let reloaded = Table::load(&desk.log).unwrap();
    assert_eq!(reloaded.version_of(&ann().id, "a1"), Some(1), "also after a restart");
}

#[test]
fn a_move_can_be_taken_back_until_something_is_revealed() {
    let mut desk = Desk::of_two();
    let command = desk.first_action();
    desk.does(&ann(), command.clone()).unwrap();
    let before = desk.table.play().unwrap().played().moves().len();
    assert_eq!(desk.table.may_take_back(&ann().id), Some(Player(0)));
    assert_eq!(desk.table.may_take_back(&bob().id), None);
    desk.does(&ann(), Command::TakeBack).unwrap();
    assert_eq!(desk.table.version(), 2, "the version goes on");
    assert!(desk.table.play().unwrap().played().moves().len() < before);
    let Command::Play { action, .. } = command else { panic!("a move") };
    desk.does(&ann(), Command::Play { expected: 2, action }).unwrap();
    let skip = desk.first_action();
    desk.does(&ann(), skip).unwrap();
    assert_eq!(desk.does(&ann(), Command::TakeBack), Err(Refusal::NothingToUndo));
}

#[test]
fn moves_that_were_taken_back_are_not_replayed() {
    let mut desk = Desk::of_two();
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    desk.does(&ann(), Command::TakeBack).unwrap();
    let command = desk.action(1);
    desk.does(&ann(), command).unwrap();
    let undone = desk.log.len() - 3;
    let Event::Moved { moves, .. } = &mut desk.log[undone].event else { panic!("a move") };
    moves.extend(moves.clone());
    let loaded = Table::load(&desk.log).expect("nobody plays the impossible move");
    assert_eq!(loaded.version(), desk.table.version());
    assert_eq!(
        loaded.play().unwrap().played().moves(),
        desk.table.play().unwrap().played().moves()
    );
}

#[test]
fn a_game_that_was_played_to_its_end_has_places() {
    let mut desk = Desk::of_two();
    desk.play_out();
    assert_eq!(desk.table.stage(), Stage::Over);
    assert_eq!(desk.last_events(2), ["moved", "ended"], "both in one batch");
    let results = desk.table.results().unwrap();
    let game = desk.table.play().unwrap().game();
    for (seat, result) in results.iter().enumerate() {
        assert_eq!((result.points, result.ending), (game.scores()[seat], Ending::Finished));
        let won = game.winners().iter().any(|winner| winner.index() == seat);
        assert_eq!(result.place == 1, won);
    }
}

#[test]
fn a_bot_moves_in_its_own_seat_only() {
    let mut desk = Desk::new(&wish(vec![bot(), host()]));
    let action = desk.table.play().unwrap().game().legal_actions()[0];
    let late = desk.table.decide_for_bot(Player(0), 7, action, Time(5)).unwrap();
    assert_eq!(late, [], "the game is not there");
    let theirs = desk.table.decide_for_bot(Player(1), 0, action, Time(5)).unwrap();
    assert_eq!(theirs, [], "a person sits there");
    let entries = desk.table.decide_for_bot(Player(0), 0, action, Time(5)).unwrap();
    assert_eq!((entries.len(), &entries[0].by), (1, &None));
    desk.keep(entries);
    assert_eq!(desk.table.version(), 1);
    assert_eq!(desk.table.seats()[0].level(), Some("odile"));
}

#[test]
fn chat_is_kept_with_the_name_at_the_table() {
    let mut desk = Desk::of_two();
    for number in 0..150 {
        desk.does(&bob(), Command::Say { text: format!("line {number}") }).unwrap();
    }
    desk.does(&cid(), Command::Say { text: "watching".to_owned() }).unwrap();
    let chat = desk.table.chat();
    assert_eq!(chat.len(), bastide_table::CHAT_SHOWN);
    let (at, last) = chat.last().unwrap();
    assert_eq!((last.from, &*last.name, &*last.text), (None, "Cid", "watching"));
    assert_eq!(*at, desk.now);
    assert_eq!(chat[0].1.from, Some(1));
}

#[test]
fn a_damaged_log_is_refused_with_its_place() {
    let mut desk = Desk::of_two();
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    assert_eq!(Table::load(&[]).unwrap_err().seq, 0);
    assert_eq!(Table::load(&desk.log[1..]).unwrap_err().seq, 1);
    let mut gap = desk.log.clone();
    gap.remove(1);
    assert_eq!(Table::load(&gap).unwrap_err().seq, 2);
    let mut doubled = desk.log.clone();
    doubled.push(doubled[0].clone());
    assert!(Table::load(&doubled).is_err());
    let mut forged = desk.log.clone();
    let moved = forged.last().unwrap().clone();
    forged.push(bastide_table::Entry { seq: moved.seq + 1, ..moved });
    let error = Table::load(&forged).unwrap_err();
    assert_eq!(error.seq, forged.len() as u32 - 1, "the same tile cannot be placed twice: {error}");
}
