//! Every refusal by its name. Each leaves the table as it was.

use bastide_protocol::WireSetup;
use bastide_table::{Command, NewTable, Refusal, SeatPlan, TAKE_BACKS, Table, Time};
use serde_json::json;

use crate::common::*;
use crate::stalling::{PATIENCE, claim, give_to_bot};

fn refused(wish: &NewTable) -> Refusal {
    Table::create(wish, &ann(), Time(0)).unwrap_err()
}

#[test]
fn bad_setup() {
    let systems = Some(vec!["base".to_owned(), "moon".to_owned()]);
    let setup = WireSetup { systems, ..WireSetup::default() };
    let refusal = refused(&NewTable { setup, ..wish(vec![host()]) });
    assert!(matches!(&refusal, Refusal::BadSetup(error) if error.message.contains("moon")));
}

#[test]
fn seed_given() {
    assert_eq!(refused(&NewTable { setup: seeded(), ..wish(vec![host()]) }), Refusal::SeedGiven);
}

#[test]
fn tiles_given() {
    let setup = WireSetup { tiles: Some(Default::default()), ..WireSetup::default() };
    assert_eq!(refused(&NewTable { setup, ..wish(vec![host()]) }), Refusal::TilesGiven);
}

#[test]
fn scripted_public() {
    let wish = NewTable { public: true, ..wish(vec![host()]) };
    assert_eq!(refused(&wish), Refusal::ScriptedPublic);
}

#[test]
fn no_preset() {
    let preset = Some("huge-box".to_owned());
    let refusal = refused(&NewTable { preset, ..wish(vec![host()]) });
    assert_eq!(refusal, Refusal::NoPreset("huge-box".to_owned()));
}

#[test]
fn seat_count() {
    for seats in [0, 9] {
        let refusal = refused(&wish(vec![SeatPlan::Open; seats]));
        assert_eq!((&refusal, refusal.rule()), (&Refusal::SeatCount, Some("BG-1")));
    }
}

#[test]
fn no_tiles() {
    let nothing = WireSetup { sets: Some(Default::default()), ..WireSetup::default() };
    for setup in [short(0), nothing] {
        for seats in [vec![host()], vec![host(), SeatPlan::Open]] {
            assert_eq!(
                refused(&NewTable { setup: setup.clone(), ..wish(seats) }),
                Refusal::NoTiles
            );
        }
    }
}

#[test]
fn too_many_tiles() {
    let big = NewTable { setup: short(9), most_tiles: Some(9), ..wish(vec![SeatPlan::Open]) };
    assert_eq!(refused(&big), Refusal::TooManyTiles { count: 10, most: 9 }, "with the start tile");
    assert!(Table::create(&NewTable { most_tiles: Some(10), ..big }, &ann(), Time(0)).is_ok());
}

#[test]
fn undo_limit() {
    let mut desk = Desk::of_two();
    for _ in 0..TAKE_BACKS {
        let command = desk.first_action();
        desk.does(&ann(), command).unwrap();
        desk.does(&ann(), Command::TakeBack).unwrap();
    }
    let command = desk.first_action();
    desk.does(&ann(), command).unwrap();
    let refused = Err(Refusal::UndoLimit { most: TAKE_BACKS });
    assert_eq!(desk.does(&ann(), Command::TakeBack), refused);
    desk.table = Table::load(&desk.log).unwrap();
    assert_eq!(desk.does(&ann(), Command::TakeBack), refused, "also after a restart");
}

#[test]
fn bad_name() {
    let nameless = SeatPlan::Host { name: Some(" ".to_owned()) };
    assert_eq!(refused(&wish(vec![nameless])), Refusal::BadName { longest: 24 });
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    let rename = Command::Rename { name: "x".repeat(25) };
    assert_eq!(desk.does(&ann(), rename), Err(Refusal::BadName { longest: 24 }));
}

#[test]
fn bad_chat() {
    let mut desk = Desk::of_two();
    let say = Command::Say { text: "\u{202e}".to_owned() };
    assert_eq!(desk.does(&ann(), say), Err(Refusal::BadChat { longest: 300 }));
}

#[test]
fn needs_invite() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    for invite in [None, Some("guess".to_owned())] {
        let join = Command::Join { seat: None, invite };
        assert_eq!(desk.does(&bob(), join), Err(Refusal::NeedsInvite));
    }
    let public = NewTable {
        public: true,
        setup: WireSetup::default(),
        ..wish(vec![host(), SeatPlan::Open])
    };
    let mut desk = Desk::new(&public);
    assert_eq!(desk.does(&bob(), Command::Join { seat: None, invite: None }), Ok(2));
}

#[test]
fn not_host() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open, SeatPlan::Open]));
    desk.join(&bob());
    assert_eq!(desk.does(&bob(), Command::Start), Err(Refusal::NotHost));
}

#[test]
fn no_seat() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    let join = Command::Join { seat: Some(2), invite: Some("secret".to_owned()) };
    assert_eq!(desk.does(&bob(), join), Err(Refusal::NoSeat));
}

#[test]
fn seat_taken() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    let join = Command::Join { seat: Some(0), invite: Some("secret".to_owned()) };
    assert_eq!(desk.does(&bob(), join), Err(Refusal::SeatTaken));
}

#[test]
fn not_playing() {
    let mut desk = Desk::of_two();
    let play = desk.first_action();
    let follow = Command::Follow { table: "x".into() };
    let stall = [give_to_bot(), claim(), Command::TakeSeat];
    for command in [play, Command::TakeBack, Command::Resign, follow].into_iter().chain(stall) {
        let refusal = desk.does(&cid(), command).unwrap_err();
        assert_eq!((&refusal, refusal.rule()), (&Refusal::NotPlaying, Some("BG-10")));
    }
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    assert_eq!(desk.does(&cid(), Command::Leave), Err(Refusal::NotPlaying));
}

#[test]
fn already_started() {
    let mut desk = Desk::of_two();
    let rename = Command::Rename { name: "Anna".to_owned() };
    let join = Command::Join { seat: None, invite: Some("secret".to_owned()) };
    assert_eq!(desk.does(&cid(), join), Err(Refusal::AlreadyStarted));
    for command in [Command::Leave, Command::Start, rename] {
        assert_eq!(desk.does(&ann(), command), Err(Refusal::AlreadyStarted));
    }
}

#[test]
fn not_started() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    let play = Command::Play { expected: 0, action: json!({ "type": "pass" }) };
    let stall = [give_to_bot(), claim(), Command::TakeSeat];
    for command in [play, Command::TakeBack, Command::Resign].into_iter().chain(stall) {
        assert_eq!(desk.does(&ann(), command), Err(Refusal::NotStarted));
    }
}

#[test]
fn open_seats() {
    let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
    assert_eq!(desk.does(&ann(), Command::Start), Err(Refusal::OpenSeats));
}

#[test]
fn game_over() {
    let mut desk = Desk::of_two();
    desk.play_out();
    let play = Command::Play { expected: desk.table.version(), action: json!({ "type": "pass" }) };
    let stall = [give_to_bot(), claim(), Command::TakeSeat];
    for command in [play, Command::TakeBack, Command::Resign].into_iter().chain(stall) {
        let refusal = desk.does(&ann(), command).unwrap_err();
        assert_eq!((&refusal, refusal.rule()), (&Refusal::GameOver, Some("BG-60")));
    }
}

#[test]
fn not_over() {
    let mut desk = Desk::of_two();
    assert_eq!(desk.does(&ann(), Command::Follow { table: "x".to_owned() }), Err(Refusal::NotOver));
}

#[test]
fn stale() {
    let mut desk = Desk::of_two();
    let Command::Play { action, .. } = desk.first_action() else { panic!("a move") };
    let late = desk.does(&ann(), Command::Play { expected: 3, action });
    assert_eq!(late, Err(Refusal::Stale { version: 0, expected: 3 }));
}

#[test]
fn not_your_turn() {
    let mut desk = Desk::of_two();
    let command = desk.first_action();
    let refusal = desk.does(&bob(), command).unwrap_err();
    assert_eq!(refusal, Refusal::NotYourTurn { name: "Ann".to_owned() });
    assert_eq!(refusal.rule(), Some("BG-10"));
}

#[test]
fn illegal() {
    let mut desk = Desk::of_two();
    let far = json!({ "type": "place-tile", "at": [50, 50], "rot": 0 });
    let refusal = desk.does(&ann(), Command::Play { expected: 0, action: far }).unwrap_err();
    assert!(matches!(refusal, Refusal::Illegal(_)));
    assert_eq!(refusal.rule(), Some("BG-12"));
}

#[test]
fn too_early() {
    let mut desk = Desk::of_two();
    for command in [give_to_bot(), claim()] {
        let left = desk.table.asked_at().unwrap().0 + PATIENCE - desk.now.0 - 1000;
        assert_eq!(desk.does(&bob(), command), Err(Refusal::TooEarly { left }));
    }
}

#[test]
fn nobody_stalls() {
    let mut desk = Desk::of_two();
    desk.now.0 += PATIENCE;
    for command in [give_to_bot(), claim()] {
        assert_eq!(desk.does(&ann(), command), Err(Refusal::NobodyStalls), "it is her own turn");
    }
    desk.does(&bob(), give_to_bot()).unwrap();
    for command in [give_to_bot(), claim()] {
        assert_eq!(desk.does(&bob(), command), Err(Refusal::NobodyStalls), "a bot plays");
    }
}

#[test]
fn not_two_players() {
    let mut desk = Desk::of_three();
    desk.now.0 += PATIENCE;
    assert_eq!(desk.does(&bob(), claim()), Err(Refusal::NotTwoPlayers));
    assert_eq!(desk.does(&bob(), give_to_bot()), Ok(1));
}

#[test]
fn watchers_muted() {
    let quiet = NewTable { watchers_chat: false, ..wish(vec![host(), SeatPlan::Open]) };
    let mut desk = Desk::new(&quiet);
    let hello = || Command::Say { text: "hello".to_owned() };
    assert_eq!(desk.does(&cid(), hello()), Err(Refusal::WatchersMuted));
    desk.join(&bob());
    assert_eq!(desk.does(&bob(), hello()), Ok(1));
}

#[test]
fn nothing_to_undo() {
    let mut desk = Desk::of_two();
    assert_eq!(desk.does(&ann(), Command::TakeBack), Err(Refusal::NothingToUndo));
}

#[test]
fn bad_ack() {
    let mut desk = Desk::of_two();
    for ack in ["", &"x".repeat(65)] {
        let command = desk.first_action();
        let refused = desk.does_as(&ann(), Some(ack), command);
        assert_eq!(refused, Err(Refusal::BadAck { longest: 64 }));
    }
}

#[test]
fn rematch_exists() {
    let mut desk = Desk::of_two();
    desk.play_out();
    let follow = || Command::Follow { table: "next".to_owned() };
    desk.does(&ann(), follow()).unwrap();
    assert_eq!(desk.does(&bob(), follow()), Err(Refusal::RematchExists));
}
