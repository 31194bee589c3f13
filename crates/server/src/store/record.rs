//! Records: what the writer stores, one row or a few that belong together.

use bastide_table::{Entry, Event, Person, SeatResult, Time, UserId};
use bastide_view::Listing;
use sqlx::SqliteConnection;

use super::damaged;
use super::expiry::Chore;
use crate::ids::SessionKey;

/// Something to store. Whatever takes time to put into words is in words already: the writer is one for
/// all tables.
#[derive(Debug)]
pub enum Record {
    /// What lists show of a table.
    Listing {
        table: String,
        stage: &'static str,
        public: bool,
        people: i64,
        updated: Time,
        listing: String,
    },
    /// Who has a seat at a table.
    Seats { table: String, users: Vec<UserId> },
    /// An entry of the log of a table.
    Entry { table: String, seq: u32, user: Option<UserId>, ack: Option<String>, entry: String },
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

impl Record {
    /// The records of entries that continue the log of a table, and of what lists show of it after them.
    pub fn of_table(
        entries: &[Entry],
        listing: &Listing,
    ) -> Result<Vec<Record>, serde_json::Error> {
        let mut records = vec![Record::listing(listing)?];
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
        Ok(Record::Listing {
            table: listing.id.clone(),
            stage: listing.stage.name(),
            public: listing.public,
            people: listing.seats.iter().filter_map(|seat| seat.user()).count() as i64,
            updated: listing.updated,
            listing: serde_json::to_string(listing)?,
        })
    }

    fn entry(table: &str, entry: &Entry) -> Result<Record, serde_json::Error> {
        Ok(Record::Entry {
            table: table.to_owned(),
            seq: entry.seq,
            user: entry.by.clone(),
            ack: entry.ack.clone(),
            entry: serde_json::to_string(entry)?,
        })
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

    /// Writes it, inside of a transaction.
    pub async fn write(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        match self {
            Record::Listing { table, stage, public, people, updated, listing } => {
                let query = "INSERT INTO tables (id, stage, public, people, updated, listing) \
                     VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET \
                     stage = excluded.stage, people = excluded.people, \
                     updated = excluded.updated, listing = excluded.listing";
                let query = sqlx::query(query).bind(table).bind(stage).bind(public).bind(people);
                query.bind(updated.0).bind(listing).execute(to).await?;
            }
            Record::Seats { table, users } => {
                let query = sqlx::query("DELETE FROM seats WHERE table_id = ?").bind(table);
                query.execute(&mut *to).await?;
                for user in users {
                    let query = "INSERT INTO seats (user, table_id) VALUES (?, ?) \
                         ON CONFLICT DO NOTHING";
                    sqlx::query(query).bind(user.as_str()).bind(table).execute(&mut *to).await?;
                }
            }
            Record::Entry { table, seq, user, ack, entry } => {
                let query = "INSERT INTO events (table_id, seq, user, ack, entry) \
                     VALUES (?, ?, ?, ?, ?)";
                let user = user.as_ref().map(UserId::as_str);
                let query = sqlx::query(query).bind(table).bind(seq).bind(user).bind(ack);
                query.bind(entry).execute(to).await?;
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

/// Whether somebody takes or leaves a seat.
const fn seats_anew(event: &Event) -> bool {
    matches!(event, Event::Created(_) | Event::Seated { .. } | Event::Left { .. })
}
