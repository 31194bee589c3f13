//! Taking seats, and how a game begins.

use bastide_table::{Command, First, SeatPlan, Seed, Stage, Table, Time};

use crate::common::*;

#[test]
fn a_game_begins_when_the_last_seat_is_taken() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    assert_eq!(desk.table.stage(), Stage::Waiting);
    desk.join(&bob());
    assert_eq!(desk.table.stage(), Stage::Running);
    assert_eq!(desk.last_events(2), ["seated", "began"], "both in one batch");
    assert_eq!(desk.table.setup().players, ["Ann", "Bob"]);
    assert!(desk.table.asked().is_some(), "the first tile is drawn");
}

#[test]
fn a_game_without_open_seats_begins_at_once() {
    let desk = Desk::new(&wish(vec![host(), bot()]));
    assert_eq!(desk.table.stage(), Stage::Running);
    assert_eq!(desk.last_events(2), ["created", "began"]);
}

#[test]
fn whoever_sits_already_stays_where_they_are() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    let again = Command::Join { seat: Some(1), invite: None };
    assert_eq!(desk.does(&ann(), again), Ok(0));
    assert_eq!(desk.table.stage(), Stage::Waiting);
}

#[test]
fn people_get_the_colour_they_like_or_a_free_one() {
    let desk = Desk::of_two();
    let colours: Vec<&str> = desk.table.seats().iter().map(|seat| &*seat.colour).collect();
    assert_eq!(colours, ["red", "blue"], "Ann and Bob both like red");
    let desk = Desk::new(&wish(vec![bot(), host()]));
    assert_eq!(
        desk.table.seats()[1].colour,
        "red",
        "the host's colour is theirs, wherever they sit"
    );
}

#[test]
fn a_seat_that_was_left_is_open_again() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open, SeatPlan::Open]));
    desk.join(&bob());
    desk.does(&bob(), Command::Leave).unwrap();
    assert!(desk.table.seats()[1].is_open());
    desk.join(&cid());
    assert_eq!(desk.table.seats()[1].name, "Cid");
}

#[test]
fn people_may_change_their_name_until_the_game_begins() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    let rename = |name: &str| Command::Rename { name: name.to_owned() };
    assert_eq!(desk.does(&ann(), rename(" Anna ")), Ok(1));
    assert_eq!(desk.does(&ann(), rename("Anna")), Ok(0), "nothing changes");
    desk.join(&bob());
    assert_eq!(desk.table.setup().players, ["Anna", "Bob"]);
}

#[test]
fn several_people_at_one_screen_have_names_of_their_own() {
    let friend = SeatPlan::Host { name: Some("Ann".to_owned()) };
    let desk = Desk::new(&wish(vec![host(), friend]));
    assert_eq!(desk.table.setup().players, ["Ann", "Ann (2)"]);
    assert_eq!(desk.table.seats_of(&ann().id).iter().collect::<Vec<_>>(), [0, 1]);
}

#[test]
fn a_random_first_player_follows_from_the_seed() {
    let first_names = (0..20).map(|byte| {
        let wish = bastide_table::NewTable {
            first: First::Random,
            seed: Seed([byte; 32]),
            ..wish(vec![host(), bot()])
        };
        Desk::new(&wish).table.seats()[0].name.clone()
    });
    let first_names: Vec<String> = first_names.collect();
    assert!(first_names.contains(&"Ann".to_owned()) && first_names.contains(&"Odile".to_owned()));
}

#[test]
fn a_preset_brings_its_systems_sets_and_options() {
    let mut wish = wish(vec![host(), bot()]);
    (wish.setup, wish.preset) = (Default::default(), Some("big-box-5".to_owned()));
    let desk = Desk::new(&wish);
    let setup = &desk.table.terms().setup;
    assert!(setup.systems.as_ref().unwrap().contains(&"wheel-of-fortune".to_owned()));
    assert!(setup.sets.as_ref().unwrap().contains_key("wheel-12"));
    assert!(setup.options.as_ref().unwrap().contains_key("tb.double_turn"));
}

#[test]
fn the_next_game_keeps_seats_for_everybody() {
    let mut desk = Desk::of_two();
    desk.play_out();
    let log = desk
        .table
        .rematch(&bob().id, &[bob().id], "new".to_owned(), Seed([9; 32]), desk.now)
        .unwrap();
    let next = Table::load(&log).unwrap();
    assert_eq!(next.stage(), Stage::Waiting, "Ann is awaited");
    assert_eq!(next.terms().host, bob().id);
    assert_eq!(next.seats()[0].name, "Bob", "somebody else begins");
    assert_eq!(next.seats()[1].colour, "red", "Ann's colour waits for her");
    desk.does(&bob(), Command::Follow { table: "next".to_owned() }).unwrap();
    assert_eq!(desk.table.followed_by(), Some("next"));

    let mut solo = Desk::new(&wish(vec![host(), bot()]));
    solo.does(&ann(), Command::Resign).unwrap();
    let log = solo
        .table
        .rematch(&ann().id, &[ann().id], "new".to_owned(), Seed([9; 32]), Time(9))
        .unwrap();
    let next = Table::load(&log).unwrap();
    assert_eq!(next.stage(), Stage::Running, "a rematch against bots begins at once");
    assert!(next.seats().iter().all(|seat| !seat.resigned));
}
