//! A table that remembers its log, people to sit at it, and a clock that is only a number.

use bastide_protocol::{InGame, Text, WireAction, WireSetup};
use bastide_table::{
    Caller, Command, Entry, Event, First, NewTable, Person, Refusal, SeatPlan, Seed, Table, Time,
};
use serde_json::{Value, json};

/// Three people.
pub fn ann() -> Person {
    Person::new("u_ann", "Ann", "red")
}

pub fn bob() -> Person {
    Person::new("u_bob", "Bob", "red")
}

pub fn cid() -> Person {
    Person::new("u_cid", "Cid", "teal")
}

/// A wish for a table of Ann's with these seats, and a game of a few straight roads.
pub fn wish(seats: Vec<SeatPlan>) -> NewTable {
    NewTable {
        setup: short(4),
        seats,
        assists: true,
        first: First::Seat,
        invite: "secret".to_owned(),
        seed: Seed([7; 32]),
        watchers_chat: true,
        ..NewTable::default()
    }
}

/// A game with nothing to draw but so many straight roads.
pub fn short(tiles: usize) -> WireSetup {
    WireSetup { draw: Some(vec!["base.U".to_owned(); tiles]), ..WireSetup::default() }
}

pub fn host() -> SeatPlan {
    SeatPlan::Host { name: None }
}

pub fn bot() -> SeatPlan {
    SeatPlan::Bot { level: "odile".to_owned(), name: "Odile".to_owned() }
}

/// A table and its log.
pub struct Desk {
    pub table: Table,
    pub log: Vec<Entry>,
    pub now: Time,
}

impl Desk {
    /// A new table of Ann's.
    pub fn new(wish: &NewTable) -> Desk {
        let log = Table::create(wish, &ann(), Time(0)).expect("a good wish");
        Desk { table: Table::load(&log).expect("a good log"), log, now: Time(0) }
    }

    /// A game in progress between Ann and Bob.
    pub fn of_two() -> Desk {
        let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open]));
        desk.join(&bob());
        desk
    }

    /// A game in progress between three people.
    pub fn of_three() -> Desk {
        let mut desk = Desk::new(&wish(vec![host(), SeatPlan::Open, SeatPlan::Open]));
        desk.join(&bob());
        desk.join(&cid());
        desk
    }

    /// Keeps entries as a store would, as text, and goes on from them.
    pub fn keep(&mut self, entries: Vec<Entry>) {
        for entry in entries {
            let text = serde_json::to_string(&entry).expect("an entry is JSON");
            let read: Entry = serde_json::from_str(&text).expect("and reads back");
            assert_eq!(read, entry, "{text}");
            self.table.apply(&read).expect("it continues the log");
            self.log.push(read);
        }
    }

    /// Carries a command out.
    pub fn does(&mut self, person: &Person, command: Command) -> Result<usize, Refusal> {
        self.does_as(person, None, command)
    }

    /// Carries a command with a client's id out.
    pub fn does_as(
        &mut self,
        person: &Person,
        ack: Option<&str>,
        command: Command,
    ) -> Result<usize, Refusal> {
        self.now.0 += 1000;
        let caller = Caller { person, at: self.now, ack };
        let entries = self.table.decide(&caller, &command)?;
        let number = entries.len();
        self.keep(entries);
        Ok(number)
    }

    /// Takes a seat with the invite link.
    pub fn join(&mut self, person: &Person) {
        let invite = Some("secret".to_owned());
        self.does(person, Command::Join { seat: None, invite }).expect("an open seat");
    }

    /// The command that plays the first legal action.
    pub fn first_action(&self) -> Command {
        self.action(0)
    }

    /// The command that plays a legal action by its number.
    pub fn action(&self, number: usize) -> Command {
        let game = self.table.play().expect("a game").game();
        let actions = game.legal_actions();
        let action = actions[number % actions.len()];
        let action = json!(WireAction::of(game, action));
        Command::Play { expected: self.table.version(), action }
    }

    /// The person who has to decide.
    pub fn asked(&self) -> Person {
        let seat = self.table.asked().expect("somebody is asked");
        let user = self.table.seats()[seat.index()].user().expect("it is a person");
        [ann(), bob(), cid()].into_iter().find(|person| person.id == *user).expect("one of us")
    }

    /// Plays the game to its end, everybody taking the first legal action.
    pub fn play_out(&mut self) {
        while self.table.asked().is_some() {
            let (person, command) = (self.asked(), self.first_action());
            self.does(&person, command).expect("it is legal");
        }
    }

    /// The words of the last events.
    pub fn last_events(&self, number: usize) -> Vec<String> {
        let last = &self.log[self.log.len() - number..];
        last.iter().map(|entry| word(&entry.event)).collect()
    }
}

/// The word of an event in the log.
pub fn word(event: &Event) -> String {
    let value: Value = serde_json::to_value(event).expect("an event is JSON");
    value["event"].as_str().expect("it has a word").to_owned()
}

/// A set-up with a seed, which no table takes.
pub fn seeded() -> WireSetup {
    WireSetup { seed: Some(Text("x".to_owned())), ..WireSetup::default() }
}
