//! How a table comes to the page: as a new game, as a log that was saved, or as a text.

use bastide_host::{Chosen, new_table, new_table_of, parsed};
use bastide_table::{Entry, Person, Seed, Table, Time, player_name};
use bastide_wire::site::{Colour, Import, Me, NewGame, Refusal, RefusalCode, SeatWish, Told};
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::here::Here;

/// As many tiles as a server allows: what the page can show at once has an end.
const MOST_TILES: u32 = 600;

/// The longest id, in bytes.
const LONGEST_ID: usize = 64;

/// What a table is called: letters, digits, hyphens and underscores, as they stand in its address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Id(String);

impl Id {
    pub fn read(text: &str) -> Result<Id, Refusal> {
        let good = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_');
        match (1..=LONGEST_ID).contains(&text.len()) && text.chars().all(good) {
            true => Ok(Id(text.to_owned())),
            false => Err(Refusal::new(RefusalCode::NoGame)),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Here {
    /// A new game. Everybody has a seat at this page, so that none can be open.
    pub(crate) fn create(
        id: &str,
        me: &Person,
        game: NewGame,
        seed: &str,
        now: Time,
    ) -> Result<(Here, Told), Refusal> {
        must_be_taken(&game.seats)?;
        let new = new_table(NewGame { public: false, ..game }, chosen(seed)?)?;
        Here::begin(id, me, &Table::create(&new, me, now)?)
    }

    /// A table whose log was saved.
    pub(crate) fn load(id: &str, me: &Person, log: &str) -> Result<(Here, Told), Refusal> {
        let here = Here::new(Id::read(id)?, me, &entries(log)?)?;
        let told = here.opened(&[]);
        Ok((here, told))
    }

    /// A game in our notation, to go on with or to look at.
    pub(crate) fn import(
        id: &str,
        me: &Person,
        import: Import,
        seed: &str,
        now: Time,
    ) -> Result<(Here, Told), Refusal> {
        let played = parsed(&import.text)?;
        let names = &played.game().rules().setup().players;
        let people = || names.iter().map(|name| SeatWish::Me { name: Some(name.clone()) });
        let seats = import.seats.unwrap_or_else(|| people().collect());
        must_be_taken(&seats)?;
        let new = new_table_of(&played, seats, true, chosen(seed)?)?;
        Here::begin(id, me, &Table::import(&new, &played, me, now)?)
    }

    fn begin(id: &str, me: &Person, log: &[Entry]) -> Result<(Here, Told), Refusal> {
        let here = Here::new(Id::read(id)?, me, log)?;
        let told = here.opened(log);
        Ok((here, told))
    }
}

fn must_be_taken(seats: &[SeatWish]) -> Result<(), Refusal> {
    match seats.iter().any(|seat| matches!(seat, SeatWish::Open {})) {
        true => Err(Refusal::new(RefusalCode::OpenSeats)),
        false => Ok(()),
    }
}

fn chosen(seed: &str) -> Result<Chosen, Refusal> {
    Ok(Chosen { invite: String::new(), seed: seed_of(seed)?, most_tiles: Some(MOST_TILES) })
}

/// 64 hexadecimal digits.
pub(crate) fn seed_of(text: &str) -> Result<Seed, Refusal> {
    let value = Value::String(text.to_owned());
    serde_json::from_value(value).map_err(|_| Refusal::new(RefusalCode::BadRequest))
}

/// Whoever sits in front of the page.
pub(crate) fn person(me: &str) -> Result<Person, Refusal> {
    let Me { id, name, colour } = read(me)?;
    Id::read(&id)?;
    Ok(Person::new(&id, &player_name(&name)?, Colour::name(colour)))
}

/// A value from JSON.
pub(crate) fn read<T: DeserializeOwned>(json: &str) -> Result<T, Refusal> {
    serde_json::from_str(json).map_err(|error| Refusal::bad_json(&error))
}

/// Entries as they were saved: a JSON list of them.
pub(crate) fn entries(log: &str) -> Result<Vec<Entry>, Refusal> {
    let values: Vec<Value> = read(log).map_err(|_| Refusal::new(RefusalCode::BadSave))?;
    entries_of(values)
}

pub(crate) fn entries_of(values: Vec<Value>) -> Result<Vec<Entry>, Refusal> {
    let entry = |(number, value)| {
        let bad = |_| Refusal::new(RefusalCode::BadSave).with("entry", number);
        serde_json::from_value(value).map_err(bad)
    };
    (0_u32..).zip(values).map(entry).collect()
}

/// Entries as they are to be saved.
pub(crate) fn stored(entries: &[Entry]) -> Vec<Value> {
    entries.iter().map(|entry| serde_json::json!(entry)).collect()
}
