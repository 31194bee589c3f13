//! People who are away: a bot keeps their seat while others wait, and they get it back.

use bastide_engine::Player;
use bastide_table::{Command, Ending, Presence, Seats, Time};

use crate::common::*;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;

#[test]
fn a_bot_keeps_the_seat_of_whoever_is_away_for_too_long() {
    let mut desk = Desk::of_two();
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b10), Time(1000));
    assert_eq!(presence.deadline(DAY), Some(Time(1000 + DAY)));
    presence.update(&desk.table, Seats(0b10), Time(5000));
    assert_eq!(presence.deadline(DAY), Some(Time(1000 + DAY)), "the wait goes on");
    assert_eq!(presence.decide(&desk.table, DAY, Time(DAY)), []);
    assert!(!presence.bot_moves(&desk.table, Player(0)));
    desk.keep(presence.decide(&desk.table, DAY, Time(1000 + DAY)));
    assert!(desk.table.seats()[0].gone);
    presence.update(&desk.table, Seats(0b10), Time(1000 + DAY));
    assert_eq!(presence.deadline(DAY), None);
    assert!(presence.bot_moves(&desk.table, Player(0)));
    presence.update(&desk.table, Seats(0), Time(2 * DAY));
    assert!(!presence.bot_moves(&desk.table, Player(0)), "nobody waits for a move");

    desk.keep(desk.table.welcome_back(&ann().id, Time(2 * DAY)));
    assert!(!desk.table.seats()[0].gone);
    assert_eq!(desk.table.welcome_back(&ann().id, Time(2 * DAY)), []);
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
}

/// Whoever shows up for half a second a minute is away for the rest of it.
#[test]
fn absence_adds_up_over_one_decision() {
    let mut desk = Desk::of_two();
    let mut presence = Presence::default();
    let (minute, moment, patience) = (60_000, 500, 90_000);
    presence.update(&desk.table, Seats(0b10), Time(0));
    presence.update(&desk.table, Seats(0b11), Time(minute - moment));
    assert_eq!(presence.deadline(patience), None, "Ann is there");
    assert_eq!(presence.decide(&desk.table, patience, Time(2 * DAY)), []);
    presence.update(&desk.table, Seats(0b10), Time(minute));
    assert_eq!(presence.deadline(patience), Some(Time(patience + moment)));
    desk.keep(presence.decide(&desk.table, patience, Time(patience + moment)));
    assert!(desk.table.seats()[0].gone);
}

#[test]
fn a_move_starts_absence_anew() {
    let mut desk = Desk::of_two();
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b10), Time(0));
    presence.update(&desk.table, Seats(0b11), Time(DAY - 1));
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    presence.update(&desk.table, Seats(0b10), Time(DAY));
    assert_eq!((desk.asked(), presence.deadline(DAY)), (ann(), Some(Time(2 * DAY))));
}

#[test]
fn a_game_that_everybody_has_left_waits_for_years() {
    let desk = Desk::of_two();
    let mut presence = Presence::default();
    for day in 0..3650 {
        presence.update(&desk.table, Seats(0), Time(day * DAY));
        assert_eq!(presence.decide(&desk.table, DAY, Time(day * DAY)), []);
    }
}

#[test]
fn only_the_one_who_has_to_move_is_waited_for() {
    let desk = Desk::of_two();
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b01), Time(0));
    assert_eq!(presence.deadline(DAY), None, "Ann is there, and it is her turn");
    assert_eq!(presence.online(), Seats(0b01));
}

#[test]
fn nobody_waits_for_others_at_their_own_screen() {
    let friend = bastide_table::SeatPlan::Host { name: Some("Bea".to_owned()) };
    let desk = Desk::new(&wish(vec![host(), friend]));
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b10), Time(0));
    assert_eq!(presence.deadline(DAY), None);
}

#[test]
fn whoever_is_away_at_the_end_has_lost() {
    let mut desk = Desk::of_two();
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b10), Time(0));
    desk.keep(presence.decide(&desk.table, DAY, Time(DAY)));
    while let Some(player) = desk.table.asked() {
        if player == Player(0) {
            let action = desk.table.play().unwrap().game().legal_actions()[0];
            let version = desk.table.version();
            desk.keep(desk.table.decide_for_bot(player, version, action, Time(DAY)).unwrap());
        } else {
            let command = desk.first_action();
            desk.does(&bob(), command).unwrap();
        }
    }
    let results = desk.table.results().unwrap();
    assert_eq!((results[0].ending, results[0].place, results[1].place), (Ending::Left, 2, 1));
}

#[test]
fn a_move_comes_from_whoever_plays_for_the_seat() {
    let mut desk = Desk::of_two();
    let mut presence = Presence::default();
    presence.update(&desk.table, Seats(0b10), Time(0));
    desk.keep(presence.decide(&desk.table, DAY, Time(DAY)));
    let thought = desk.table.play().unwrap().game().legal_actions()[0];
    desk.keep(desk.table.welcome_back(&ann().id, Time(DAY)));
    let late = desk.table.decide_for_bot(Player(0), 0, thought, Time(DAY)).unwrap();
    assert_eq!(late, [], "Ann is back before the bot has made up its mind");
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    desk.does(&ann(), Command::TakeBack).unwrap();
}
