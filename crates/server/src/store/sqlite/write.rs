//! How records are written to SQLite.

use std::thread;

use bastide_table::UserId;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteRow};
use sqlx::{ConnectOptions, Connection, QueryBuilder, Row, Sqlite, SqlitePool};
use tokio::runtime;

use crate::store::expiry::Chore;
use crate::store::group::{Commit, GROUP, WriteError, Writer};
use crate::store::record::{EntryRow, ListingRow, ProgressRow, Record, Sorted};
use crate::store::{damaged, is_conflict};

/// Starts the one thread that writes. `readers` tell whether a commit has arrived. Everybody waits for the writer, so it
/// waits in no queue with others.
pub fn start(options: SqliteConnectOptions, readers: SqlitePool) -> std::io::Result<Writer> {
    let (writer, queue) = Writer::new(GROUP);
    let connection = Writing { options, readers, connection: None };
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    let thread = thread::Builder::new().name("writer".to_owned());
    thread.spawn(move || runtime.block_on(queue.run(connection)))?;
    Ok(writer)
}

/// The one connection that writes. One that has seen an error is thrown away: what SQLite has made of its transaction is
/// not worth guessing.
struct Writing {
    options: SqliteConnectOptions,
    readers: SqlitePool,
    /// Nothing before the first write and after an error.
    connection: Option<SqliteConnection>,
}

impl Commit for Writing {
    async fn commit(&mut self, records: &[&Record]) -> Result<(), WriteError> {
        let done = self.try_to_commit(records).await;
        let Err(error) = done else { return Ok(()) };
        if is_conflict(&error) && self.roll_back().await.is_ok() {
            return Err(WriteError::Conflict);
        }
        tracing::error!(%error, "nothing can be stored");
        if let Some(connection) = self.connection.take() {
            let _ = connection.close_hard().await;
        }
        Err(WriteError::Failed)
    }

    async fn close(mut self) {
        if let Some(connection) = self.connection.take() {
            let _ = connection.close().await;
        }
    }
}

impl Writing {
    async fn try_to_commit(&mut self, records: &[&Record]) -> Result<(), sqlx::Error> {
        let connection = match &mut self.connection {
            Some(connection) => connection,
            none => none.insert(self.options.connect().await?),
        };
        sqlx::query("BEGIN IMMEDIATE").execute(&mut *connection).await?;
        write_all(records, connection).await?;
        let number: i64 = sqlx::query("UPDATE commits SET number = number + 1 RETURNING number")
            .try_map(|row: SqliteRow| row.try_get(0))
            .fetch_one(&mut *connection)
            .await?;
        sqlx::query("COMMIT").execute(&mut *connection).await?;
        // Only what another connection sees has really been committed.
        let seen: i64 =
            sqlx::query_scalar("SELECT number FROM commits").fetch_one(&self.readers).await?;
        let lost = || sqlx::Error::Protocol(format!("commit {number} is lost: {seen} is the last"));
        (seen >= number).then_some(()).ok_or_else(lost)
    }

    async fn roll_back(&mut self) -> Result<(), sqlx::Error> {
        match &mut self.connection {
            Some(connection) => sqlx::query("ROLLBACK").execute(connection).await.map(|_| ()),
            None => Ok(()),
        }
    }
}

/// Writes records, inside of a transaction. What entries refer to comes before them.
async fn write_all(records: &[&Record], to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    let sorted = Sorted::new(records);
    for rows in in_rows(&sorted.listings) {
        write_listings(rows, to).await?;
    }
    for rows in in_rows(&sorted.progress) {
        write_progress(rows, to).await?;
    }
    for record in sorted.others {
        write_alone(record, to).await?;
    }
    for rows in in_rows(&sorted.entries) {
        write_entries(rows, to).await?;
    }
    Ok(())
}

/// Writes what does not go in rows.
async fn write_alone(record: &Record, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    match record {
        Record::Listing(_) | Record::Progress(_) | Record::Entry(_) | Record::Beat(_) => {}
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
        Record::Chore(chore) => write_chore(chore, to).await?,
    }
    Ok(())
}

async fn write_chore(chore: &Chore, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
    match chore {
        // Nothing touches a table meanwhile: the one process that could has kept it out of its memory.
        Chore::RemoveTable { table, .. } => {
            for query in [
                "DELETE FROM events WHERE table_id = ?",
                "DELETE FROM seats WHERE table_id = ?",
                "DELETE FROM tables WHERE id = ?",
            ] {
                sqlx::query(query).bind(table.as_str()).execute(&mut *to).await?;
            }
        }
        Chore::RemoveUser(user) => {
            for query in [
                "DELETE FROM sessions WHERE user = ?1 \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE user = ?1)",
                "DELETE FROM users WHERE id = ?1 \
                 AND NOT EXISTS (SELECT 1 FROM seats WHERE user = ?1)",
            ] {
                sqlx::query(query).bind(user.as_str()).execute(&mut *to).await?;
            }
        }
        Chore::Seen(user, at) => {
            let query = sqlx::query("UPDATE users SET seen = ? WHERE id = ?");
            query.bind(at.0).bind(user.as_str()).execute(to).await?;
        }
    }
    Ok(())
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
