//! Games that move: from a device to a server, where others take the open seats, and back.

use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Pending, Rules, Setup};
use bastide_table::{Command, Event, NewTable, Refusal, SeatPlan, Stage, Table, Time};

use crate::common::{Desk, ann, bob, bot, host, wish};

/// A game of two after so many actions.
fn played(actions: usize) -> Match {
    let draw = ["base.U", "base.V", "base.U", "base.E"].map(str::to_owned).to_vec();
    let setup = Setup { draw: Some(draw), ..Setup::for_players(["Ann", "Bea"]) };
    let mut played = Match::new(Rules::new(setup).unwrap());
    let dealer = Dealer::from_bytes([1; 32]);
    for _ in 0..actions {
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        if played.game().pending() == Pending::Over {
            break;
        }
        let first = played.game().legal_actions()[0];
        played.play(first, &mut Log::off()).unwrap();
    }
    played
}

fn imported(seats: Vec<SeatPlan>, played: &Match) -> Result<Desk, Refusal> {
    let new = NewTable { setup: Default::default(), ..wish(seats) };
    let log = Table::import(&new, played, &ann(), Time(5))?;
    Ok(Desk { table: Table::load(&log).unwrap(), log, now: Time(5) })
}

#[test]
fn a_game_waits_for_its_open_seats_and_goes_on_where_it_was() {
    let game = played(5);
    let mut desk = imported(vec![host(), SeatPlan::Open], &game).unwrap();
    assert_eq!((desk.table.stage(), desk.table.seats()[1].name.as_str()), (Stage::Waiting, ""));
    let shown = desk.table.so_far().unwrap();
    assert_eq!(shown.game().board().tiles().len(), game.game().board().tiles().len());
    desk.join(&bob());
    assert_eq!((desk.table.stage(), desk.table.version()), (Stage::Running, 5));
    assert_eq!(desk.table.seats()[1].name, "Bob");
    assert!(desk.table.so_far().is_none());
    let again = Table::load(&desk.log).unwrap();
    assert_eq!(again.play().unwrap().game(), desk.table.play().unwrap().game());
    assert_eq!(again.play().unwrap().plies().len(), 6);
}

#[test]
fn without_open_seats_it_goes_on_at_once_and_a_finished_one_is_over() {
    let desk = imported(vec![host(), bot()], &played(3)).unwrap();
    assert_eq!((desk.table.stage(), desk.table.version()), (Stage::Running, 3));
    assert_eq!(desk.table.seats()[0].name, "Ann");
    let desk = imported(vec![host(), host()], &played(100)).unwrap();
    assert_eq!(desk.table.stage(), Stage::Over);
    assert_eq!(desk.table.seats()[1].name, "Bea");
    let refused = imported(vec![host(), SeatPlan::Open], &played(100)).err();
    assert_eq!(refused, Some(Refusal::OpenSeats));
    let refused = imported(vec![host()], &played(3)).err();
    assert_eq!(refused, Some(Refusal::SeatCount));
}

#[test]
fn a_preset_keeps_its_name() {
    let setup = bastide_engine::Preset::named("base-2021").unwrap().setup(["Ann", "Bea"]);
    let game = Match::new(Rules::new(setup).unwrap());
    let desk = imported(vec![host(), bot()], &game).unwrap();
    assert_eq!(desk.table.terms().preset.as_deref(), Some("base-2021"));
}

#[test]
fn an_uploaded_game_stands_still_until_it_is_taken_back() {
    let mut desk = imported(vec![host(), host()], &played(3)).unwrap();
    let upload = |table: Option<&str>| Command::Upload { table: table.map(str::to_owned) };
    assert_eq!(desk.does(&bob(), upload(Some("there"))), Err(Refusal::NotPlaying));
    desk.does(&ann(), upload(Some("there"))).unwrap();
    assert_eq!(desk.table.uploaded_to(), Some("there"));
    assert_eq!(desk.table.asked(), None);
    assert_eq!(desk.does(&ann(), Command::Resign), Err(Refusal::Uploaded));
    let length = desk.log.len();
    desk.does(&ann(), upload(Some("there"))).unwrap();
    assert_eq!(desk.log.len(), length, "nothing new");
    desk.does(&ann(), upload(None)).unwrap();
    assert!(desk.table.asked().is_some());
    assert!(matches!(desk.log.last().unwrap().event, Event::Uploaded { table: None }));
}
