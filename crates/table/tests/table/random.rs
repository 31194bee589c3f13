//! Random commands from several clients, by the thousand. `SEQUENCES=1000000` makes it a million.

use bastide_table::{
    Command, Ending, Entry, Event, NewTable, Person, Presence, SeatPlan, Seats, Seed, Stage, Table,
    Time,
};

use crate::common::*;

/// A small generator of numbers, the same for the same seed.
struct Dice(u64);

impl Dice {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }
}

#[test]
fn random_commands_keep_every_invariant() {
    let sequences = std::env::var("SEQUENCES").ok().and_then(|it| it.parse().ok());
    for number in 0..sequences.unwrap_or(4_000) {
        play_sequence(number);
    }
}

/// A desk with random seats, at which random people do random things.
fn play_sequence(number: u64) {
    let mut dice = Dice(number.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    (0..8).for_each(|_| _ = dice.below(2));
    let seats = (0..1 + dice.below(3)).map(|_| match dice.below(4) {
        0 => bot(),
        1 => host(),
        _ => SeatPlan::Open,
    });
    let seats = seats.collect();
    let tiles = 1 + dice.below(3) as usize;
    let seed = Seed([number as u8; 32]);
    let mut desk = Desk::new(&NewTable { setup: short(tiles), seed, ..wish(seats) });
    let mut presence = Presence::default();
    let mut acks: Vec<(Person, String, Command)> = Vec::new();
    let people = [ann(), bob(), cid()];
    for step in 0..8 + dice.below(32) {
        let before = desk.table.clone();
        let person = &people[dice.below(3) as usize];
        match dice.below(12) {
            // A client that heard no answer says the same again.
            0 if !acks.is_empty() => {
                let (person, ack, command) = acks[dice.below(acks.len() as u64) as usize].clone();
                assert_eq!(desk.does_as(&person, Some(&ack), command), Ok(0), "{number}: doubled");
            }
            1 => {
                let online = Seats(dice.below(8) as u8);
                desk.now.0 += dice.below(100_000_000) as i64;
                presence.update(&desk.table, online_here(&desk, online), desk.now);
                desk.keep(presence.decide(&desk.table, 60_000, desk.now));
            }
            2 => desk.keep(desk.table.welcome_back(&person.id, desk.now)),
            3..=5 => {
                if let Some(player) = desk.table.asked() {
                    let actions = desk.table.play().unwrap().game().legal_actions();
                    let action = actions[dice.below(actions.len() as u64) as usize];
                    let version = desk.table.version() + dice.below(8) as u32 / 7;
                    let entries = desk.table.decide_for_bot(player, version, action, desk.now);
                    desk.keep(entries.unwrap());
                }
            }
            _ => {
                let command = random_command(&desk, &mut dice);
                let ack = format!("{number}/{step}");
                if desk
                    .does_as(person, Some(&ack), command.clone())
                    .is_ok_and(|entries| entries > 0)
                {
                    acks.push((person.clone(), ack, command));
                }
            }
        }
        check_step(&before, &desk.table, number);
    }
    check_log(&desk.log, &desk.table, number);
}

/// Of those who are online, the seats that exist.
fn online_here(desk: &Desk, online: Seats) -> Seats {
    let exist = Seats((1u16.wrapping_shl(desk.table.seats().len() as u32) - 1) as u8);
    Seats(online.0 & exist.0)
}

fn random_command(desk: &Desk, dice: &mut Dice) -> Command {
    let seat = Some(dice.below(4) as u8).filter(|seat| *seat < 3);
    let invite = Some("secret".to_owned()).filter(|_| dice.below(5) > 0);
    let patience = dice.below(3) as i64 * 50_000_000;
    match dice.below(20) {
        0..=2 => Command::Join { seat, invite },
        3 => Command::Leave,
        4 => Command::Rename { name: format!("name {}", dice.below(9)) },
        5 => Command::Start,
        6 => Command::TakeBack,
        7 => Command::Say { text: "x".repeat(dice.below(400) as usize) },
        8 if dice.below(4) == 0 => Command::Resign,
        9 => Command::Follow { table: "next".to_owned() },
        10 => Command::GiveToBot { patience },
        11 if dice.below(4) == 0 => Command::Claim { patience },
        12 => Command::TakeSeat,
        _ if desk.table.asked().is_some() => {
            let Command::Play { expected, action } = desk.action(dice.below(99) as usize) else {
                unreachable!("an action is a move")
            };
            Command::Play { expected: expected + dice.below(9) as u32 / 8, action }
        }
        _ => Command::Play { expected: 0, action: serde_json::json!({ "type": "pass" }) },
    }
}

/// What must hold between one step and the next.
fn check_step(before: &Table, after: &Table, number: u64) {
    let stage = |table: &Table| match table.stage() {
        Stage::Waiting => 0,
        Stage::Running => 1,
        Stage::Over => 2,
    };
    assert!(stage(before) <= stage(after), "{number}: a table never goes back");
    assert!(after.version() - before.version() <= 1, "{number}: one command, one move");
    assert_eq!(before.seats().len(), after.seats().len());
    assert!(after.seats().iter().all(|seat| seat.gone || !seat.stalled), "{number}: a bot plays");
    assert!(after.asked_at() <= Some(after.updated()), "{number}: nobody is asked in the future");
    if before.stage() != Stage::Waiting {
        for (before, after) in before.seats().iter().zip(after.seats()) {
            assert_eq!(before.sitter, after.sitter, "{number}: nobody changes seats in a game");
            assert!(!before.resigned || after.resigned, "{number}: who resigned stays so");
        }
    }
    if before.stage() == Stage::Over {
        assert_eq!(before.results(), after.results(), "{number}: results are final");
        assert_eq!(before.version(), after.version(), "{number}: nobody moves after the end");
    }
}

/// What must hold for a whole log: it folds to the same table from any prefix.
fn check_log(log: &[Entry], table: &Table, number: u64) {
    let all = Table::load(log).unwrap();
    assert_eq!(shown(&all), shown(table), "{number}");
    let half = 1 + number as usize % log.len();
    let mut prefix = Table::load(&log[..half]).unwrap();
    prefix.apply_all(&log[half..]).unwrap();
    assert_eq!(shown(&prefix), shown(table), "{number}: from entry {half}");

    let count = |wanted: &str| log.iter().filter(|entry| word(&entry.event) == wanted).count();
    let (moves, undone) = (count("moved"), count("taken-back"));
    assert_eq!(table.version() as usize, moves + undone, "{number}: no version without its move");
    if let Some(play) = table.play() {
        assert_eq!(play.plies().len(), 1 + moves - undone, "{number}: no move is lost or doubled");
        play.game().validate().unwrap_or_else(|why| panic!("{number}: {why}"));
    }
    let ends = log.iter().filter(|entry| matches!(entry.event, Event::Ended { .. })).count();
    assert_eq!(ends, (table.stage() == Stage::Over) as usize, "{number}");
    check_results(table, number);
    check_returns(log, number);
}

/// A seat that was given to a bot comes back by its own person's wish and by nothing else.
fn check_returns(log: &[Entry], number: u64) {
    let mut given = Seats::default();
    for entry in log {
        match entry.event {
            Event::GivenToBot { seat } => given = given.with(Seats(1 << seat)),
            Event::Back { seat } if given.has(seat) => {
                assert!(entry.by.is_some(), "{number}: to connect is not enough");
                given = Seats(given.0 & !(1 << seat));
            }
            _ => {}
        }
    }
}

fn check_results(table: &Table, number: u64) {
    let Some(results) = table.results() else { return };
    assert_eq!(results.len(), table.seats().len());
    assert!(results.iter().any(|result| result.place == 1), "{number}: somebody is first");
    for (seat, result) in table.seats().iter().zip(results) {
        assert_eq!(seat.resigned, result.ending == Ending::Resigned, "{number}");
        let finished = results.iter().any(|other| other.ending == Ending::Finished);
        let quit = result.ending != Ending::Finished;
        assert!(!(quit && finished && result.place == 1), "{number}: who gives up does not win");
    }
}

/// Everything that can be seen of a table.
fn shown(table: &Table) -> String {
    let moves = table.play().map(|play| (play.played().moves().to_vec(), play.plies().len()));
    let at: Time = table.updated();
    format!(
        "{:?} {:?} {:?} {:?} {:?} {:?} {} {} {at:?} {:?}",
        table.seats(),
        table.stage(),
        table.results(),
        table.chat(),
        moves,
        table.followed_by(),
        table.version(),
        table.next_seq(),
        table.asked_at(),
    )
}
