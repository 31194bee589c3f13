//! People who stall: the others may pass their seat to a bot or claim the game, connected or not.

use bastide_engine::{Game, Player};
use bastide_table::{
    Caller, Command, Ending, NewTable, Person, Presence, Refusal, SeatPlan, Seats, Stage, Time,
    tiles_in_all, tiles_placed,
};

use crate::common::*;

/// How long everybody has for a decision.
pub const PATIENCE: i64 = 180_000;

pub fn give_to_bot() -> Command {
    Command::GiveToBot { patience: PATIENCE }
}

pub fn claim() -> Command {
    Command::Claim { patience: PATIENCE }
}

/// What somebody may do so many milliseconds after the seat was asked.
fn does_after(
    desk: &mut Desk,
    waited: i64,
    person: &Person,
    command: &Command,
) -> Result<usize, Refusal> {
    let at = Time(desk.table.asked_at().expect("a person is asked").0 + waited);
    let entries = desk.table.decide(&Caller { person, at, ack: None }, command)?;
    let number = entries.len();
    desk.keep(entries);
    desk.now = at;
    Ok(number)
}

#[test]
fn a_bot_plays_for_whoever_stalls_though_they_are_connected() {
    let mut desk = Desk::of_two();
    let early = does_after(&mut desk, PATIENCE - 1, &bob(), &give_to_bot());
    assert_eq!(early, Err(Refusal::TooEarly { left: 1 }));
    assert_eq!(does_after(&mut desk, PATIENCE, &bob(), &give_to_bot()), Ok(1));
    assert_eq!(desk.last_events(1), ["given-to-bot"]);
    assert_eq!(desk.table.asked_at(), None, "nobody waits for a bot");
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b11), desk.now);
    assert!(presence.bot_moves(&desk.table, Player(0)));
    let action = desk.table.play().unwrap().game().legal_actions()[0];
    let entries = desk.table.decide_for_bot(Player(0), 0, action, desk.now).unwrap();
    assert_eq!(entries.len(), 1);
}

#[test]
fn the_time_starts_with_the_question_and_runs_to_the_end_of_the_turn() {
    let mut desk = Desk::of_two();
    let asked = desk.table.asked_at();
    assert_eq!(asked, Some(Time(1000)), "Bob joined then, and the game began");
    desk.does(&ann(), Command::Say { text: "one moment".to_owned() }).unwrap();
    desk.does(&ann(), Command::TakeSeat).unwrap();
    desk.keep(desk.table.welcome_back(&ann().id, desk.now));
    assert_eq!(desk.table.asked_at(), asked);
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    assert_eq!(desk.asked(), ann(), "Ann may place a meeple");
    assert_eq!(desk.table.asked_at(), asked);
}

/// To play, undo and play again would be a move every time.
#[test]
fn nobody_wins_time_by_undoing() {
    let mut desk = Desk::of_two();
    let asked = desk.table.asked_at();
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    for _ in 0..3 {
        desk.does(&ann(), Command::TakeBack).unwrap();
        assert_eq!(desk.table.asked_at(), asked);
        let command = desk.first_action();
        desk.does(&ann(), command).unwrap();
        assert_eq!(desk.table.asked_at(), asked);
    }
    while desk.asked() == ann() {
        let command = desk.action(usize::MAX);
        desk.does(&ann(), command).unwrap();
    }
    assert_eq!(desk.table.asked_at(), Some(desk.now), "Bob has all of his time");
}

#[test]
fn whoever_stalled_has_the_seat_back_when_they_want_it() {
    let mut desk = Desk::of_two();
    does_after(&mut desk, PATIENCE, &bob(), &give_to_bot()).unwrap();
    assert_eq!(desk.table.welcome_back(&ann().id, desk.now), [], "to connect is not enough");
    assert_eq!(desk.does(&ann(), Command::TakeSeat), Ok(1));
    assert!(desk.table.seats()[0].is_played_by_person());
}

/// A script that takes the seat back at once, or undoes what the bot does, would win every race.
#[test]
fn whoever_is_back_does_not_keep_the_bot_from_finishing_the_turn() {
    let mut desk = Desk::of_two();
    does_after(&mut desk, PATIENCE, &bob(), &give_to_bot()).unwrap();
    desk.does(&ann(), Command::TakeSeat).unwrap();
    let mut presence = Presence::default();
    while desk.asked() == ann() {
        presence.update(&desk.table, Seats(0b11), desk.now);
        assert!(presence.bot_moves(&desk.table, Player(0)));
        let action = *desk.table.play().unwrap().game().legal_actions().last().unwrap();
        let version = desk.table.version();
        desk.keep(desk.table.decide_for_bot(Player(0), version, action, desk.now).unwrap());
        assert_eq!(desk.table.version(), version + 1, "the bot plays");
        assert_eq!(desk.does(&ann(), Command::TakeBack), Err(Refusal::NothingToUndo));
    }
    while desk.asked() == bob() {
        let command = desk.action(usize::MAX);
        desk.does(&bob(), command).unwrap();
    }
    presence.update(&desk.table, Seats(0b11), desk.now);
    assert!(!presence.bot_moves(&desk.table, Player(0)), "the next turn is Ann's");
    assert_eq!(desk.table.asked_at(), Some(desk.now));
}

#[test]
fn whoever_stalled_has_the_seat_back_with_a_move() {
    let mut desk = Desk::of_two();
    does_after(&mut desk, PATIENCE, &bob(), &give_to_bot()).unwrap();
    let command = desk.first_action();
    assert_eq!(desk.does(&ann(), command), Ok(2));
    assert_eq!(desk.last_events(2), ["back", "moved"]);
    desk.play_out();
    let results = desk.table.results().unwrap();
    assert!(results.iter().all(|result| result.ending == Ending::Finished));
}

fn is_tile_left(game: &Game) -> bool {
    tiles_in_all(game) > tiles_placed(game)
}

#[test]
fn whoever_is_back_with_the_last_move_has_not_left() {
    let mut desk = Desk::new(&NewTable { setup: short(1), ..wish(vec![host(), SeatPlan::Open]) });
    desk.join(&bob());
    while is_tile_left(desk.table.play().unwrap().game()) {
        let (person, command) = (desk.asked(), desk.first_action());
        desk.does(&person, command).unwrap();
    }
    let (staller, other) = if desk.asked() == ann() { (ann(), bob()) } else { (bob(), ann()) };
    does_after(&mut desk, PATIENCE, &other, &give_to_bot()).unwrap();
    while desk.table.asked().is_some() {
        let command = desk.action(usize::MAX);
        desk.does(&staller, command).unwrap();
    }
    let results = desk.table.results().unwrap();
    assert!(results.iter().all(|result| result.ending == Ending::Finished));
}

#[test]
fn one_of_two_players_claims_the_game() {
    let mut desk = Desk::of_two();
    let early = does_after(&mut desk, 0, &bob(), &claim());
    assert_eq!(early, Err(Refusal::TooEarly { left: PATIENCE }));
    assert_eq!(does_after(&mut desk, PATIENCE, &bob(), &claim()), Ok(2));
    assert_eq!(desk.table.stage(), Stage::Over);
    let results = desk.table.results().unwrap();
    assert_eq!((results[0].ending, results[0].place), (Ending::Left, 2));
    assert_eq!((results[1].ending, results[1].place), (Ending::Finished, 1));
}

#[test]
fn whoever_resigned_is_no_longer_one_of_the_players() {
    let mut desk = Desk::of_three();
    desk.does(&cid(), Command::Resign).unwrap();
    let late = |desk: &mut Desk, person: &Person| does_after(desk, PATIENCE, person, &claim());
    assert_eq!(late(&mut desk, &cid()), Err(Refusal::NotPlaying));
    assert_eq!(late(&mut desk, &bob()), Ok(2), "two are left");
}
