//! Playing again: who has to accept, and who sits where.

use bastide_table::{Command, Offer, Refusal, Seats, Seed, Stage, Table, Time};

use crate::common::*;

#[test]
fn all_who_are_there_have_to_accept() {
    let mut desk = Desk::of_three();
    desk.play_out();
    let mut offer = Offer::new(ann().id, Time(60_000));
    let seat = |person: &bastide_table::Person| desk.table.seats_of(&person.id);
    let everybody = seat(&ann()).with(seat(&bob())).with(seat(&cid()));
    assert!(offer.is_agreed(&desk.table, seat(&ann())), "the others have left");
    assert!(!offer.is_agreed(&desk.table, seat(&ann()).with(seat(&bob()))));
    offer.accept(&bob().id);
    offer.accept(&bob().id);
    assert_eq!(offer.wanted_by(), [ann().id, bob().id]);
    assert_eq!(offer.ready(&desk.table), seat(&ann()).with(seat(&bob())));
    assert!(!offer.is_agreed(&desk.table, everybody));
    offer.accept(&cid().id);
    assert!(offer.is_agreed(&desk.table, everybody));

    let log = desk.table.rematch(
        offer.by(),
        offer.wanted_by(),
        "new".to_owned(),
        Seed([9; 32]),
        desk.now,
    );
    let next = Table::load(&log.unwrap()).unwrap();
    assert_eq!(next.stage(), Stage::Running, "everybody sits already");
    assert_eq!(next.terms().host, ann().id);
    assert_eq!(next.seats()[0].name, desk.table.seats()[1].name);
}

#[test]
fn bots_are_always_ready() {
    let desk = Desk::new(&wish(vec![host(), bot()]));
    let offer = Offer::new(ann().id, Time(0));
    assert_eq!(offer.ready(&desk.table), Seats(0b11));
    assert!(offer.is_agreed(&desk.table, Seats(0b11)));
}

#[test]
fn only_a_finished_game_is_followed_once_and_by_its_players() {
    let mut desk = Desk::of_two();
    assert_eq!(desk.table.may_follow(&ann().id), Err(Refusal::NotOver));
    desk.play_out();
    assert_eq!(desk.table.may_follow(&cid().id), Err(Refusal::NotPlaying));
    assert_eq!(desk.table.may_follow(&bob().id), Ok(()));
    desk.does(&bob(), Command::Follow { table: "next".to_owned() }).unwrap();
    assert_eq!(desk.table.may_follow(&ann().id), Err(Refusal::RematchExists));
}
