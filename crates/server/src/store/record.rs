//! Records: what is stored, one row or a few that belong together, whichever database it goes to.

use bastide_table::{Entry, Event, Person, SeatResult, Time, UserId};
use bastide_view::Listing;

use super::expiry::Chore;
use super::tables::Batch;
use crate::ids::SessionKey;

/// Something to store. Whatever takes time to put into words is in words already: the writer is one for
/// all tables.
#[derive(Debug)]
pub enum Record {
    /// What lists show of a table, and where they show it.
    Listing(ListingRow),
    /// What lists show of a table that stays in its place there.
    Progress(ProgressRow),
    /// Who has a seat at a table.
    Seats { table: String, users: Vec<UserId> },
    /// An entry of the log of a table.
    Entry(EntryRow),
    /// How a game ended for a seat.
    Result {
        table: String,
        seat: usize,
        user: Option<UserId>,
        level: Option<String>,
        result: SeatResult,
    },
    /// A new user, signed in with the key of this hash.
    User { user: Person, key: Vec<u8>, created: Time },
    /// Another name or colour of a user.
    Profile(Person),
    /// What is no part of a game.
    Chore(Chore),
    /// A node finds out whether it can write.
    Beat(String),
}

/// What lists show of a table.
#[derive(Debug)]
pub struct ListingRow {
    pub table: String,
    /// Whether the table is new: nothing brings a table back that is gone.
    pub is_new: bool,
    pub stage: &'static str,
    pub public: bool,
    pub people: i64,
    pub host: UserId,
    pub bots: i64,
    pub updated: Time,
    /// How many entries its log has then.
    pub length: i64,
    pub listing: String,
}

/// What lists show of a table that stays in its place there.
#[derive(Debug)]
pub struct ProgressRow {
    pub table: String,
    /// How many entries its log has then.
    pub length: i64,
    pub listing: String,
}

/// An entry of the log of a table.
#[derive(Debug)]
pub struct EntryRow {
    pub table: String,
    pub seq: u32,
    pub user: Option<UserId>,
    pub ack: Option<String>,
    pub entry: String,
}

impl Record {
    /// The records of entries that continue the log of a table, and of what lists show of it after them.
    pub fn of_table(batch: &Batch<'_>) -> Result<Vec<Record>, serde_json::Error> {
        let Batch { entries, before, listing } = *batch;
        let is_new = entries.first().is_some_and(|entry| entry.seq == 0);
        let length = entries.last().map_or(0, |entry| i64::from(entry.seq) + 1);
        let mut records =
            vec![match before.is_some_and(|before| stays_in_place(before, listing)) {
                true => Record::progress(listing, length)?,
                false => Record::listing(listing, is_new, length)?,
            }];
        if entries.iter().any(|entry| seats_anew(&entry.event)) {
            let users = listing.seats.iter().filter_map(|seat| seat.user()).cloned();
            records.push(Record::Seats { table: listing.id.clone(), users: users.collect() });
        }
        for entry in entries {
            records.push(Record::entry(&listing.id, entry)?);
            if let Event::Ended { results } = &entry.event {
                records.extend(Record::results(listing, results));
            }
        }
        Ok(records)
    }

    /// What it is about: records about the same are written one after the other.
    pub fn subject(&self) -> &str {
        match self {
            Record::Listing(row) => &row.table,
            Record::Progress(row) => &row.table,
            Record::Entry(row) => &row.table,
            Record::Seats { table, .. } | Record::Result { table, .. } => table,
            Record::User { user, .. } | Record::Profile(user) => user.id.as_str(),
            Record::Chore(_) | Record::Beat(_) => "",
        }
    }

    fn listing(listing: &Listing, is_new: bool, length: i64) -> Result<Record, serde_json::Error> {
        Ok(Record::Listing(ListingRow {
            table: listing.id.clone(),
            is_new,
            length,
            host: listing.host.clone(),
            bots: listing.seats.iter().filter(|seat| seat.level().is_some()).count() as i64,
            stage: listing.stage.name(),
            public: listing.public,
            people: people(listing) as i64,
            updated: listing.updated,
            listing: serde_json::to_string(listing)?,
        }))
    }

    fn progress(listing: &Listing, length: i64) -> Result<Record, serde_json::Error> {
        let (table, listing) = (listing.id.clone(), serde_json::to_string(listing)?);
        Ok(Record::Progress(ProgressRow { table, length, listing }))
    }

    fn entry(table: &str, entry: &Entry) -> Result<Record, serde_json::Error> {
        Ok(Record::Entry(EntryRow {
            table: table.to_owned(),
            seq: entry.seq,
            user: entry.by.clone(),
            ack: entry.ack.clone(),
            entry: serde_json::to_string(entry)?,
        }))
    }

    fn results(listing: &Listing, results: &[SeatResult]) -> impl Iterator<Item = Record> {
        let seats = listing.seats.iter().zip(results).enumerate();
        seats.map(|(number, (seat, result))| Record::Result {
            table: listing.id.clone(),
            seat: number,
            user: seat.user().cloned(),
            level: seat.level().map(str::to_owned),
            result: *result,
        })
    }

    /// A new user, signed in with this key.
    pub fn user(key: &SessionKey, user: &Person, created: Time) -> Record {
        Record::User { user: user.clone(), key: key.hash(), created }
    }
}

/// How exactly lists are in the order of time, in milliseconds.
const EXACT: i64 = 60 * 1000;

/// Whether lists show a table where they did before. Most moves change nothing there, and so cost no index
/// a page.
fn stays_in_place(before: &Listing, after: &Listing) -> bool {
    before.stage == after.stage
        && people(before) == people(after)
        && before.updated.0 / EXACT == after.updated.0 / EXACT
}

/// How many seats people have.
fn people(listing: &Listing) -> usize {
    listing.seats.iter().filter_map(|seat| seat.user()).count()
}

/// Whether somebody takes or leaves a seat.
const fn seats_anew(event: &Event) -> bool {
    matches!(event, Event::Created(_) | Event::Seated { .. } | Event::Left { .. })
}

/// The records of each sort that goes in many rows at a time; nearly all records are of moves, each with an entry and a
/// listing.
#[derive(Debug, Default)]
pub struct Sorted<'a> {
    pub entries: Vec<&'a EntryRow>,
    pub listings: Vec<&'a ListingRow>,
    pub progress: Vec<&'a ProgressRow>,
    /// Those that are written one by one.
    pub others: Vec<&'a Record>,
}

impl<'a> Sorted<'a> {
    pub fn new(records: &[&'a Record]) -> Sorted<'a> {
        let mut sorted = Sorted::default();
        for record in records {
            match record {
                Record::Entry(entry) => sorted.entries.push(entry),
                Record::Listing(listing) => sorted.listings.push(listing),
                Record::Progress(progress) => sorted.progress.push(progress),
                other => sorted.others.push(other),
            }
        }
        sorted
    }

    /// Whether there is nothing but entries, and what lists show of their tables, which are known.
    pub fn are_moves(&self) -> bool {
        !self.entries.is_empty()
            && self.others.is_empty()
            && self.listings.iter().all(|row| !row.is_new)
    }
}
