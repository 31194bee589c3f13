//! Records: what the writer stores, one row or a few that belong together.

use bastide_table::{Entry, Event, Person, SeatResult, Time, UserId};
use bastide_view::Listing;
use sqlx::{QueryBuilder, Sqlite, SqliteConnection};

use super::damaged;
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
}

/// What lists show of a table.
#[derive(Debug)]
pub struct ListingRow {
    table: String,
    stage: &'static str,
    public: bool,
    people: i64,
    updated: Time,
    listing: String,
}

/// What lists show of a table that stays in its place there.
#[derive(Debug)]
pub struct ProgressRow {
    table: String,
    listing: String,
}

/// An entry of the log of a table.
#[derive(Debug)]
pub struct EntryRow {
    table: String,
    seq: u32,
    user: Option<UserId>,
    ack: Option<String>,
    entry: String,
}

impl Record {
    /// The records of entries that continue the log of a table, and of what lists show of it after them.
    pub fn of_table(batch: &Batch<'_>) -> Result<Vec<Record>, serde_json::Error> {
        let Batch { entries, before, listing } = *batch;
        let mut records =
            vec![match before.is_some_and(|before| stays_in_place(before, listing)) {
                true => Record::progress(listing)?,
                false => Record::listing(listing)?,
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

    fn listing(listing: &Listing) -> Result<Record, serde_json::Error> {
        Ok(Record::Listing(ListingRow {
            table: listing.id.clone(),
            stage: listing.stage.name(),
            public: listing.public,
            people: people(listing) as i64,
            updated: listing.updated,
            listing: serde_json::to_string(listing)?,
        }))
    }

    fn progress(listing: &Listing) -> Result<Record, serde_json::Error> {
        let (table, listing) = (listing.id.clone(), serde_json::to_string(listing)?);
        Ok(Record::Progress(ProgressRow { table, listing }))
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

    /// Writes records, inside of a transaction. Nearly all of them are of moves, each with an entry and a
    /// listing: these go in many rows at a time. What entries refer to comes before them.
    pub async fn write_all(
        records: &[&Record],
        to: &mut SqliteConnection,
    ) -> Result<(), sqlx::Error> {
        let listings = records.iter().filter_map(|record| match record {
            Record::Listing(listing) => Some(listing),
            _ => None,
        });
        for rows in in_rows(&listings.collect::<Vec<_>>()) {
            write_listings(rows, to).await?;
        }
        let progress = records.iter().filter_map(|record| match record {
            Record::Progress(progress) => Some(progress),
            _ => None,
        });
        for rows in in_rows(&progress.collect::<Vec<_>>()) {
            write_progress(rows, to).await?;
        }
        for record in records {
            record.write_alone(to).await?;
        }
        let entries = records.iter().filter_map(|record| match record {
            Record::Entry(entry) => Some(entry),
            _ => None,
        });
        for rows in in_rows(&entries.collect::<Vec<_>>()) {
            write_entries(rows, to).await?;
        }
        Ok(())
    }

    /// Writes what does not go in rows.
    async fn write_alone(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        match self {
            Record::Listing(_) | Record::Progress(_) | Record::Entry(_) => {}
            Record::Seats { table, users } => {
                let query = sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table);
                query.execute(&mut *to).await?;
                for user in users {
                    let query = "INSERT INTO seats (user, table_id) VALUES (?, ?) \
                         ON CONFLICT DO NOTHING";
                    sqlx::query(query).bind(user.as_str()).bind(table).execute(&mut *to).await?;
                }
            }
            Record::Result { table, seat, user, level, result } => {
                let query = "INSERT INTO results \
                     (table_id, seat, user, level, place, points, ending) \
                     VALUES (?, ?, ?, ?, ?, ?, ?)";
                let number = i64::try_from(*seat).map_err(damaged)?;
                let user = user.as_ref().map(UserId::as_str);
                let query = sqlx::query(query).bind(table).bind(number).bind(user).bind(level);
                let query = query.bind(result.place).bind(result.points);
                query.bind(result.ending.name()).execute(to).await?;
            }
            Record::User { user, key, created } => {
                let query = "INSERT INTO users (id, name, colour, created) VALUES (?, ?, ?, ?)";
                let query = sqlx::query(query).bind(user.id.as_str()).bind(&user.name);
                query.bind(&user.colour).bind(created.0).execute(&mut *to).await?;
                let query = "INSERT INTO sessions (token, user, created) VALUES (?, ?, ?)";
                let query = sqlx::query(query).bind(key).bind(user.id.as_str());
                query.bind(created.0).execute(to).await?;
            }
            Record::Profile(user) => {
                let query = "UPDATE users SET name = ?, colour = ? WHERE id = ?";
                let query = sqlx::query(query).bind(&user.name).bind(&user.colour);
                query.bind(user.id.as_str()).execute(to).await?;
            }
            Record::Chore(chore) => chore.write(to).await?,
        }
        Ok(())
    }
}

/// How many rows one statement writes. There are few sizes, so that each is prepared once.
const SIZES: [usize; 3] = [32, 8, 1];

/// Rows in parts of these sizes, the largest first.
fn in_rows<T>(rows: &[T]) -> impl Iterator<Item = &[T]> {
    let mut rest = rows;
    std::iter::from_fn(move || {
        let size = SIZES.into_iter().find(|size| *size <= rest.len())?;
        let (part, left) = rest.split_at(size);
        rest = left;
        Some(part)
    })
}

async fn write_listings(
    rows: &[&ListingRow],
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    let head = "INSERT INTO tables (id, stage, public, people, updated, listing) ";
    let mut query = QueryBuilder::<Sqlite>::new(head);
    query.push_values(rows, |mut values, row| {
        values.push_bind(&row.table).push_bind(row.stage).push_bind(row.public);
        values.push_bind(row.people).push_bind(row.updated.0).push_bind(&row.listing);
    });
    let update = " ON CONFLICT (id) DO UPDATE SET stage = excluded.stage, \
        people = excluded.people, updated = excluded.updated, listing = excluded.listing";
    query.push(update).build().execute(to).await.map(|_| ())
}

async fn write_progress(
    rows: &[&ProgressRow],
    to: &mut SqliteConnection,
) -> Result<(), sqlx::Error> {
    let mut query = QueryBuilder::<Sqlite>::new("UPDATE tables SET listing = new.column2 FROM (");
    query.push_values(rows, |mut values, row| {
        values.push_bind(&row.table).push_bind(&row.listing);
    });
    query.push(") AS new WHERE id = new.column1").build().execute(to).await.map(|_| ())
}

async fn write_entries(rows: &[&EntryRow], to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let head = "INSERT INTO events (table_id, seq, user, ack, entry) ";
    let mut query = QueryBuilder::<Sqlite>::new(head);
    query.push_values(rows, |mut values, row| {
        let user = row.user.as_ref().map(UserId::as_str);
        values.push_bind(&row.table).push_bind(row.seq).push_bind(user);
        values.push_bind(&row.ack).push_bind(&row.entry);
    });
    query.build().execute(to).await.map(|_| ())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_go_in_few_sizes_and_none_is_left() {
        for number in [0, 1, 7, 8, 31, 32, 107] {
            let rows: Vec<usize> = (0..number).collect();
            let parts: Vec<&[usize]> = in_rows(&rows).collect();
            assert_eq!(parts.concat(), rows);
            assert!(parts.iter().all(|part| SIZES.contains(&part.len())));
        }
    }
}
