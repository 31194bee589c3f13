//! How records are written to PostgreSQL.
//!
//! Moves, which are nearly everything, go in one statement that is a transaction of its own: one journey to the database
//! and back, and no transaction stays open on a node that hangs. What is rarer takes a transaction of several statements.
//!
//! Entries come first and in the order of their tables: of two nodes that write to the same tables, one waits at the
//! first of them until the other has committed, and then learns that it was too late. So no transaction that has gone
//! further waits for another one.

use std::time::{Duration, Instant};

use bastide_table::UserId;
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions, Connection};
use tokio::time::timeout;

use super::answers;
use crate::store::expiry::Chore;
use crate::store::group::{Commit, WriteError};
use crate::store::record::{EntryRow, ListingRow, ProgressRow, Record, Sorted};
use crate::store::{damaged, is_conflict};

/// How long a commit may take before it has failed: a database that does not answer keeps nobody waiting for ever.
const WITHIN: Duration = Duration::from_secs(5);

/// A connection that was idle for longer is asked whether it is still there: a database that was started again in the
/// meantime has closed it, and nothing was lost with it.
const FRESH: Duration = Duration::from_millis(200);

/// How often a transaction is tried that only others kept from being committed.
const TRIES: u32 = 3;

/// A connection that writes. One that has seen an error of the connection is thrown away.
pub struct Writing {
    options: PgConnectOptions,
    /// Nothing before the first write and after an error.
    connection: Option<PgConnection>,
    /// When it was used last.
    used: Instant,
    /// Whether a transaction has begun and has not ended.
    open: bool,
}

impl Writing {
    pub fn new(options: PgConnectOptions) -> Writing {
        Writing { options, connection: None, used: Instant::now(), open: false }
    }

    async fn try_to_commit(&mut self, records: &[&Record]) -> Result<(), sqlx::Error> {
        let mut sorted = Sorted::new(records);
        sorted.entries.sort_unstable_by_key(|row| (&row.table, row.seq));
        let connection = self.connection().await?;
        if sorted.are_moves() {
            return write_moves(&sorted, connection).await;
        }
        sqlx::query("BEGIN").execute(&mut *connection).await?;
        self.open = true;
        let connection = self.connection.as_mut().ok_or(sqlx::Error::PoolClosed)?;
        write_all(sorted, connection).await?;
        sqlx::query("COMMIT").execute(connection).await?;
        self.open = false;
        Ok(())
    }

    /// The connection, made anew if there is none or if it was closed meanwhile.
    async fn connection(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        let known = match self.connection.take() {
            Some(mut connection) => {
                let is_there = self.used.elapsed() < FRESH || answers(&mut connection).await;
                is_there.then_some(connection)
            }
            None => None,
        };
        let connection = match known {
            Some(connection) => connection,
            None => connect(&self.options).await?,
        };
        self.open = false;
        Ok(self.connection.insert(connection))
    }

    async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        match &mut self.connection {
            Some(connection) if self.open => {
                sqlx::query("ROLLBACK").execute(connection).await?;
                self.open = false;
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// A connection whose commits are on the disk, whatever the default of the database is.
async fn connect(options: &PgConnectOptions) -> Result<PgConnection, sqlx::Error> {
    let mut connection = options.connect().await?;
    let on = "SELECT set_config('synchronous_commit', 'on', false) \
              WHERE current_setting('synchronous_commit') = 'off'";
    sqlx::query(on).execute(&mut connection).await?;
    Ok(connection)
}

impl Commit for Writing {
    async fn commit(&mut self, records: &[&Record]) -> Result<(), WriteError> {
        for _ in 0..TRIES {
            let done = timeout(WITHIN, self.try_to_commit(records)).await;
            self.used = Instant::now();
            let error = match done {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(error)) => error,
                Err(_) => sqlx::Error::PoolTimedOut,
            };
            let is_refused = is_refused(&error);
            let rolled_back =
                is_refused && matches!(timeout(WITHIN, self.roll_back()).await, Ok(Ok(())));
            if rolled_back && is_passing(&error) {
                continue;
            }
            if rolled_back && is_conflict(&error) {
                return Err(WriteError::Conflict);
            }
            tracing::error!(%error, "nothing can be stored");
            self.connection = None;
            return Err(WriteError::Failed);
        }
        tracing::error!("others have kept a transaction from being committed");
        Err(WriteError::Failed)
    }

    async fn close(mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = timeout(WITHIN, connection.close()).await;
        }
    }
}

/// Whether the database has refused a statement, and the connection is as good as before.
fn is_refused(error: &sqlx::Error) -> bool {
    error.as_database_error().is_some()
}

/// Whether it would have been stored if others had not been there: a serialization failure or a deadlock.
fn is_passing(error: &sqlx::Error) -> bool {
    let code = error.as_database_error().and_then(|error| error.code());
    matches!(code.as_deref(), Some("40001" | "40P01"))
}

/// Entries, and what lists show of their tables after them, with more in between.
macro_rules! moves {
    ($more:literal) => {
        concat!(
            "WITH added AS ( \
                INSERT INTO events (table_id, seq, entry) \
                SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[]) RETURNING seq)",
            $more,
            " UPDATE tables SET length = new.length, listing = new.listing \
             FROM unnest($4::text[], $5::bigint[], $6::text[]) AS new (id, length, listing) \
             WHERE tables.id = new.id AND (SELECT count(*) FROM added) > 0"
        )
    };
}
/// Writes moves in one statement. That the entries are counted has them written first.
async fn write_moves(sorted: &Sorted<'_>, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    let Sorted { entries, listings, progress, .. } = sorted;
    // Once a minute a table moves up in the lists.
    let query = match listings.is_empty() {
        true => moves!(""),
        false => moves!(
            ", moved_up AS ( \
                UPDATE tables SET stage = new.stage, people = new.people, updated = new.updated, \
                length = new.length, listing = new.listing \
                FROM unnest($7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::bigint[], \
                $12::text[]) AS new (id, stage, people, updated, length, listing) \
                WHERE tables.id = new.id AND (SELECT count(*) FROM added) > 0)"
        ),
    };
    let query = sqlx::query(query)
        .bind(column(entries, |row| row.table.as_str()))
        .bind(column(entries, |row| i64::from(row.seq)))
        .bind(column(entries, |row| row.entry.as_str()))
        .bind(column(progress, |row| row.table.as_str()))
        .bind(column(progress, |row| row.length))
        .bind(column(progress, |row| row.listing.as_str()));
    let query = match listings.is_empty() {
        true => query,
        false => query
            .bind(column(listings, |row| row.table.as_str()))
            .bind(column(listings, |row| row.stage))
            .bind(column(listings, |row| row.people))
            .bind(column(listings, |row| row.updated.0))
            .bind(column(listings, |row| row.length))
            .bind(column(listings, |row| row.listing.as_str())),
    };
    query.execute(to).await.map(|_| ())
}

/// Writes records, inside of a transaction.
async fn write_all(sorted: Sorted<'_>, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    write_entries(&sorted.entries, to).await?;
    let (new, known): (Vec<&ListingRow>, Vec<&ListingRow>) =
        sorted.listings.iter().partition(|row| row.is_new);
    insert_listings(&new, to).await?;
    update_listings(&known, to).await?;
    write_progress(&sorted.progress, to).await?;
    for record in sorted.others {
        write_alone(record, to).await?;
    }
    Ok(())
}

/// One column of rows.
fn column<'a, R, T>(rows: &[&'a R], value: impl Fn(&'a R) -> T) -> Vec<T> {
    rows.iter().map(|row| value(row)).collect()
}

async fn write_entries(rows: &[&EntryRow], to: &mut PgConnection) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let query = "INSERT INTO events (table_id, seq, entry) \
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])";
    sqlx::query(query)
        .bind(column(rows, |row| row.table.clone()))
        .bind(column(rows, |row| i64::from(row.seq)))
        .bind(column(rows, |row| row.entry.clone()))
        .execute(to)
        .await
        .map(|_| ())
}

async fn insert_listings(rows: &[&ListingRow], to: &mut PgConnection) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let query = "INSERT INTO tables \
                 (id, stage, public, people, host, bots, updated, length, listing) \
                 SELECT * FROM unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[], \
                 $5::text[], $6::bigint[], $7::bigint[], $8::bigint[], $9::text[])";
    sqlx::query(query)
        .bind(column(rows, |row| row.table.clone()))
        .bind(column(rows, |row| row.stage.to_owned()))
        .bind(column(rows, |row| row.public))
        .bind(column(rows, |row| row.people))
        .bind(column(rows, |row| row.host.0.clone()))
        .bind(column(rows, |row| row.bots))
        .bind(column(rows, |row| row.updated.0))
        .bind(column(rows, |row| row.length))
        .bind(column(rows, |row| row.listing.clone()))
        .execute(to)
        .await
        .map(|_| ())
}

/// A table that is gone stays so: its entries then belong to nothing, and the commit fails.
async fn update_listings(rows: &[&ListingRow], to: &mut PgConnection) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let query = "UPDATE tables SET stage = new.stage, people = new.people, \
                 updated = new.updated, length = new.length, listing = new.listing \
                 FROM unnest($1::text[], $2::text[], $3::bigint[], $4::bigint[], $5::bigint[], \
                 $6::text[]) AS new (id, stage, people, updated, length, listing) \
                 WHERE tables.id = new.id";
    sqlx::query(query)
        .bind(column(rows, |row| row.table.clone()))
        .bind(column(rows, |row| row.stage.to_owned()))
        .bind(column(rows, |row| row.people))
        .bind(column(rows, |row| row.updated.0))
        .bind(column(rows, |row| row.length))
        .bind(column(rows, |row| row.listing.clone()))
        .execute(to)
        .await
        .map(|_| ())
}

async fn write_progress(rows: &[&ProgressRow], to: &mut PgConnection) -> Result<(), sqlx::Error> {
    if rows.is_empty() {
        return Ok(());
    }
    let query = "UPDATE tables SET length = new.length, listing = new.listing \
                 FROM unnest($1::text[], $2::bigint[], $3::text[]) AS new (id, length, listing) \
                 WHERE tables.id = new.id";
    sqlx::query(query)
        .bind(column(rows, |row| row.table.clone()))
        .bind(column(rows, |row| row.length))
        .bind(column(rows, |row| row.listing.clone()))
        .execute(to)
        .await
        .map(|_| ())
}

/// Writes what does not go in rows.
async fn write_alone(record: &Record, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    match record {
        Record::Listing(_) | Record::Progress(_) | Record::Entry(_) => {}
        Record::Seats { table, users } => {
            let query = sqlx::query("DELETE FROM seats WHERE table_id = $1").bind(table);
            query.execute(&mut *to).await?;
            let users: Vec<&str> = users.iter().map(UserId::as_str).collect();
            let query = "INSERT INTO seats (\"user\", table_id) \
                         SELECT DISTINCT unnest($1::text[]), $2";
            sqlx::query(query).bind(users).bind(table).execute(to).await?;
        }
        Record::Result { table, seat, user, level, result } => {
            let query = "INSERT INTO results \
                 (table_id, seat, \"user\", level, place, points, ending) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)";
            let number = i64::try_from(*seat).map_err(damaged)?;
            let user = user.as_ref().map(UserId::as_str);
            let query = sqlx::query(query).bind(table).bind(number).bind(user).bind(level);
            let query = query.bind(i64::from(result.place)).bind(i64::from(result.points));
            query.bind(result.ending.name()).execute(to).await?;
        }
        Record::User { user, key, created } => {
            let query = "INSERT INTO users (id, name, colour, created) VALUES ($1, $2, $3, $4)";
            let query = sqlx::query(query).bind(user.id.as_str()).bind(&user.name);
            query.bind(&user.colour).bind(created.0).execute(&mut *to).await?;
            let query = "INSERT INTO sessions (token, \"user\", created) VALUES ($1, $2, $3)";
            let query = sqlx::query(query).bind(key).bind(user.id.as_str());
            query.bind(created.0).execute(to).await?;
        }
        Record::Profile(user) => {
            let query = "UPDATE users SET name = $1, colour = $2 WHERE id = $3";
            let query = sqlx::query(query).bind(&user.name).bind(&user.colour);
            query.bind(user.id.as_str()).execute(to).await?;
        }
        Record::Chore(chore) => write_chore(chore, to).await?,
        Record::Beat(node) => {
            let query = "INSERT INTO beats (node, at) VALUES ($1, now()) \
                         ON CONFLICT (node) DO UPDATE SET at = excluded.at";
            sqlx::query(query).bind(node).execute(to).await?;
        }
    }
    Ok(())
}

async fn write_chore(chore: &Chore, to: &mut PgConnection) -> Result<(), sqlx::Error> {
    match chore {
        // Other nodes may have it in their memory: only a table that nobody has touched goes.
        Chore::RemoveTable { table, before } => {
            let query = "SELECT 1 FROM tables WHERE id = $1 AND updated < $2 FOR UPDATE";
            let found = sqlx::query(query).bind(table.as_str()).bind(before.0);
            if found.fetch_optional(&mut *to).await?.is_none() {
                return Ok(());
            }
            for query in [
                "DELETE FROM events WHERE table_id = $1",
                "DELETE FROM seats WHERE table_id = $1",
                "DELETE FROM tables WHERE id = $1",
            ] {
                sqlx::query(query).bind(table.as_str()).execute(&mut *to).await?;
            }
        }
        Chore::RemoveUser(user) => {
            for query in [
                "DELETE FROM sessions WHERE \"user\" = $1 \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE \"user\" = $1)",
                "DELETE FROM users WHERE id = $1 \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE \"user\" = $1)",
            ] {
                sqlx::query(query).bind(user.as_str()).execute(&mut *to).await?;
            }
        }
        Chore::Seen(user, at) => {
            let query = sqlx::query("UPDATE users SET seen = $1 WHERE id = $2");
            query.bind(at.0).bind(user.as_str()).execute(to).await?;
        }
    }
    Ok(())
}
