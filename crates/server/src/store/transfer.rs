//! Moving house: everything in a data folder goes to an empty PostgreSQL database, all of it or nothing.
//!
//! The database is filled in one transaction. Before it is committed, everything is counted, every log is compared with
//! the one in the folder and folded, and what is stored beside it is compared with the fold.

use std::path::Path;

use futures_util::StreamExt;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteRow;
use sqlx::{Connection, Row, SqlitePool};
use thiserror::Error;

use super::checkup::{Checkup, Reading};
use super::postgres::{Postgres, connect};
use super::sqlite::{DATABASE, FolderError, Sqlite};
use super::words::words;
use super::{OpenError, PostgresUrl};

/// How many rows go at once.
const PORTION: usize = 2000;

/// What was moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moved {
    /// How many tables.
    pub tables: usize,
    /// How many entries their logs have.
    pub entries: usize,
    /// How many people.
    pub users: usize,
}

/// Why nothing was moved.
#[derive(Debug, Error)]
pub enum MoveError {
    /// One of both cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// Something is there already.
    #[error("the database already holds {0}: name an empty one")]
    NotEmpty(String),
    /// What is in the folder does not hold together.
    #[error("{0}: check the folder with bastide doctor first")]
    Unsound(String),
    /// What arrived is not what was sent.
    #[error("nothing was moved, because {0}")]
    Different(String),
    /// One of both databases failed.
    #[error("nothing was moved: {}", words(.0))]
    Database(#[from] sqlx::Error),
}

/// The tables of both schemas, in an order in which nothing comes before what it refers to: the name, the columns in
/// SQLite, and the statement that takes them as arrays.
struct Part {
    name: &'static str,
    select: &'static str,
    insert: &'static str,
    /// The columns by their types: texts, numbers, bytes or truth.
    columns: &'static [Column],
}

#[derive(Clone, Copy)]
enum Column {
    Text,
    Number,
    Bytes,
    Truth,
}

use Column::{Bytes, Number, Text, Truth};

const PARTS: [Part; 6] = [
    Part {
        name: "users",
        select: "SELECT id, name, colour, created, seen FROM users",
        insert: "INSERT INTO users (id, name, colour, created, seen) SELECT * FROM \
                 unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[])",
        columns: &[Text, Text, Text, Number, Number],
    },
    Part {
        name: "sessions",
        select: "SELECT token, user, created FROM sessions",
        insert: "INSERT INTO sessions (token, \"user\", created) SELECT * FROM \
                 unnest($1::bytea[], $2::text[], $3::bigint[])",
        columns: &[Bytes, Text, Number],
    },
    Part {
        name: "tables",
        select: "SELECT id, stage, public, people, host, bots, updated, \
                 (SELECT count(*) FROM events WHERE table_id = tables.id), listing FROM tables",
        insert: "INSERT INTO tables \
                 (id, stage, public, people, host, bots, updated, length, listing) SELECT * FROM \
                 unnest($1::text[], $2::text[], $3::boolean[], $4::bigint[], $5::text[], \
                 $6::bigint[], $7::bigint[], $8::bigint[], $9::text[])",
        columns: &[Text, Text, Truth, Number, Text, Number, Number, Number, Text],
    },
    Part {
        name: "seats",
        select: "SELECT user, table_id FROM seats",
        insert: "INSERT INTO seats (\"user\", table_id) SELECT * FROM \
                 unnest($1::text[], $2::text[])",
        columns: &[Text, Text],
    },
    Part {
        name: "events",
        select: "SELECT table_id, seq, entry FROM events",
        insert: "INSERT INTO events (table_id, seq, entry) SELECT * FROM \
                 unnest($1::text[], $2::bigint[], $3::text[])",
        columns: &[Text, Number, Text],
    },
    Part {
        name: "results",
        select: "SELECT table_id, seat, user, level, place, points, ending FROM results",
        insert: "INSERT INTO results (table_id, seat, \"user\", level, place, points, ending) \
                 SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::text[], \
                 $5::bigint[], $6::bigint[], $7::text[])",
        columns: &[Text, Number, Text, Text, Number, Number, Text],
    },
];

/// Moves everything in a folder that no server uses to an empty database. The folder stays as it is. `progress` hears
/// how many rows are done, of how many.
pub async fn move_all(
    from: &Path,
    to: &PostgresUrl,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Moved, MoveError> {
    let database = from.join(DATABASE);
    if !database.exists() {
        let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(OpenError::from(FolderError::Io(database, missing)).into());
    }
    let folder = Sqlite::open(from).await?;
    let moved = move_from(&folder.read, to, progress).await;
    folder.close().await;
    moved
}

async fn move_from(
    from: &SqlitePool,
    to: &PostgresUrl,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Moved, MoveError> {
    // This makes the schema.
    let target = Postgres::open(to).await?;
    target.close().await;
    let options = to.options().clone().application_name("bastide move");
    let mut connection = connect(to, &options).await?;
    let mut transaction = connection.begin().await?;
    // No node writes meanwhile.
    let lock = "LOCK TABLE users, sessions, tables, seats, events, results IN EXCLUSIVE MODE";
    sqlx::query(lock).execute(&mut *transaction).await?;
    must_be_empty(&mut transaction).await?;
    let mut all = 0;
    for part in &PARTS {
        all += count_in(part.name, &mut Reading::Sqlite(&mut *from.acquire().await?)).await?;
    }
    let mut done = 0;
    for part in &PARTS {
        let mut portions = sqlx::query(part.select).fetch(from).chunks(PORTION);
        while let Some(rows) = portions.next().await {
            let rows = rows.into_iter().collect::<Result<Vec<_>, _>>()?;
            insert(part, &rows, &mut transaction).await?;
            done += rows.len();
            progress(done, all);
        }
    }
    let moved = compare(from, &mut transaction).await?;
    transaction.commit().await?;
    connection.close().await?;
    Ok(moved)
}

async fn must_be_empty(to: &mut PgConnection) -> Result<(), MoveError> {
    for part in &PARTS {
        let rows = count_in(part.name, &mut Reading::Postgres(to)).await?;
        if rows > 0 {
            return Err(MoveError::NotEmpty(format!("{rows} rows of {}", part.name)));
        }
    }
    Ok(())
}

async fn count_in(name: &'static str, from: &mut Reading<'_>) -> Result<usize, sqlx::Error> {
    let query = match name {
        "users" => "SELECT count(*) FROM users",
        "sessions" => "SELECT count(*) FROM sessions",
        "tables" => "SELECT count(*) FROM tables",
        "seats" => "SELECT count(*) FROM seats",
        "events" => "SELECT count(*) FROM events",
        _ => "SELECT count(*) FROM results",
    };
    Ok(from.count(query).await? as usize)
}

/// Writes rows, each column as an array.
async fn insert(part: &Part, rows: &[SqliteRow], to: &mut PgConnection) -> Result<(), sqlx::Error> {
    let mut query = sqlx::query(part.insert);
    for (at, column) in part.columns.iter().enumerate() {
        query = match column {
            Text => {
                let all: Result<Vec<Option<String>>, _> =
                    rows.iter().map(|row| row.try_get(at)).collect();
                query.bind(all?)
            }
            Number => {
                let all: Result<Vec<Option<i64>>, _> =
                    rows.iter().map(|row| row.try_get(at)).collect();
                query.bind(all?)
            }
            Bytes => {
                let all: Result<Vec<Vec<u8>>, _> = rows.iter().map(|row| row.try_get(at)).collect();
                query.bind(all?)
            }
            Truth => {
                let all: Result<Vec<bool>, _> = rows.iter().map(|row| row.try_get(at)).collect();
                query.bind(all?)
            }
        };
    }
    query.execute(to).await.map(|_| ())
}

/// Compares both databases: how much there is of everything, and what every log holds and folds to.
async fn compare(from: &SqlitePool, to: &mut PgConnection) -> Result<Moved, MoveError> {
    let mut old = from.acquire().await?;
    for part in &PARTS {
        let was = count_in(part.name, &mut Reading::Sqlite(&mut old)).await?;
        let is = count_in(part.name, &mut Reading::Postgres(to)).await?;
        if was != is {
            let why = format!("{is} of {was} rows of {} arrived", part.name);
            return Err(MoveError::Different(why));
        }
    }
    let mut checkup = Checkup::default();
    checkup.look_at_tables(&mut Reading::Postgres(to), &mut |_, _| {}).await?;
    if let Some(problem) = checkup.problems.into_iter().next() {
        return Err(MoveError::Unsound(problem));
    }
    for (id, _) in Reading::Postgres(to).tables().await? {
        let is = Reading::Postgres(to).entries(&id).await?;
        if is != Reading::Sqlite(&mut old).entries(&id).await? {
            return Err(MoveError::Different(format!("the log of table {id} is another one")));
        }
    }
    Ok(Moved { tables: checkup.tables, entries: checkup.entries, users: checkup.users })
}

#[cfg(test)]
mod tests {
    use bastide_table::{Person, Time};

    use super::*;
    use crate::ids::SessionKey;
    use crate::store::tables::testing::{add_finished_table, add_table};
    use crate::store::testing::{homes, postgres_home};
    use crate::store::{Place, Store, examine};

    #[tokio::test]
    async fn everything_moves_once_and_only_to_an_empty_database() {
        let mut homes = homes().await;
        if homes.len() < 2 {
            return;
        }
        let (new, old) = (homes.remove(1), homes.remove(0));
        let (Place::Folder(folder), Place::Postgres(url)) = (&old.place, &new.place) else {
            panic!("one of each")
        };
        let store = old.open().await;
        let (ann, key) = (Person::new("u_ann", "Ann", "red"), SessionKey::random());
        store.add_user(&key, &ann, Time(1)).await.unwrap();
        store.saw(&ann.id, Time(i64::MAX / 2)).await.unwrap();
        let running = add_table(&store, &ann, Time(5)).await;
        add_finished_table(&store, &ann).await;
        let busy = move_all(folder, url, &mut |_, _| {}).await.unwrap_err();
        assert!(busy.to_string().contains("in use by another server"), "{busy}");
        let log = store.log(&running).await.unwrap();
        store.close().await;

        let mut told = (0, 0);
        let moved = move_all(folder, url, &mut |done, all| told = (done, all)).await.unwrap();
        assert_eq!(moved, Moved { tables: 2, entries: 6, users: 1 });
        assert!(told.0 == told.1 && told.0 > 10, "{told:?}");
        let found = examine(&new.place, &mut |_, _| {}).await.unwrap();
        assert_eq!((found.tables, found.entries, found.users), (2, 6, 1));
        assert_eq!(found.problems, [""; 0]);
        let store = new.open().await;
        assert_eq!(store.log(&running).await.unwrap(), log);
        assert_eq!(store.user(&key).await.unwrap(), Some(ann));
        store.close().await;

        let again = move_all(folder, url, &mut |_, _| {}).await.unwrap_err();
        assert!(matches!(again, MoveError::NotEmpty(_)), "{again}");
    }

    #[tokio::test]
    async fn more_than_goes_at_once_moves_too() {
        let mut homes = homes().await;
        if homes.len() < 2 {
            return;
        }
        let (new, old) = (homes.remove(1), homes.remove(0));
        let (Place::Folder(folder), Place::Postgres(url)) = (&old.place, &new.place) else {
            panic!("one of each")
        };
        let store = old.open().await;
        let ann = Person::new("u_ann", "Ann", "red");
        store.add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
        // Two portions and one more row of everything that a table and a person consist of.
        let some = add_table(&store, &ann, Time(5)).await;
        let entries = store.log(&some).await.unwrap().len();
        store
            .run(
                "CREATE TEMP TABLE numbers AS WITH RECURSIVE n(i) AS \
                 (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 4000) SELECT i FROM n; \
                 INSERT INTO users (id, name, colour, created) \
                 SELECT 'u_' || i, 'Guest', 'red', i FROM numbers; \
                 INSERT INTO sessions (token, user, created) \
                 SELECT randomblob(32), 'u_' || i, i FROM numbers; \
                 CREATE TEMP TABLE one AS SELECT * FROM tables; \
                 CREATE TEMP TABLE log AS SELECT * FROM events; \
                 INSERT INTO tables (id, stage, public, people, host, bots, updated, listing) \
                 SELECT printf('t%07d', i), stage, public, people, host, bots, updated, \
                 replace(listing, id, printf('t%07d', i)) FROM one, numbers; \
                 INSERT INTO seats (user, table_id) SELECT 'u_ann', printf('t%07d', i) FROM numbers; \
                 INSERT INTO events (table_id, seq, entry) \
                 SELECT printf('t%07d', i), seq, entry FROM log, numbers;",
            )
            .await;
        store.close().await;
        let mut told = Vec::new();
        let moved = move_all(folder, url, &mut |done, _| told.push(done)).await.unwrap();
        let expected = Moved { tables: 4001, entries: 4001 * entries, users: 4001 };
        assert_eq!(moved, expected);
        assert!(told.len() > 3 * PARTS.len() - 3, "in portions: {told:?}");
        let found = examine(&new.place, &mut |_, _| {}).await.unwrap();
        assert_eq!((found.tables, found.problems), (4001, Vec::<String>::new()));
    }

    #[tokio::test]
    async fn a_folder_that_does_not_hold_together_moves_nothing() {
        let mut homes = homes().await;
        if homes.len() < 2 {
            return;
        }
        let (new, old) = (homes.remove(1), homes.remove(0));
        let (Place::Folder(folder), Place::Postgres(url)) = (&old.place, &new.place) else {
            panic!("one of each")
        };
        let store = old.open().await;
        let ann = Person::new("u_ann", "Ann", "red");
        store.add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
        add_table(&store, &ann, Time(5)).await;
        store.run("UPDATE tables SET listing = replace(listing, 'Odile', 'Otto')").await;
        store.close().await;
        let error = move_all(folder, url, &mut |_, _| {}).await.unwrap_err();
        assert!(matches!(error, MoveError::Unsound(_)), "{error}");
        let store: Store = new.open().await;
        assert_eq!(store.scalar("SELECT count(*) FROM users").await, 0, "nothing has moved");
    }

    #[tokio::test]
    async fn a_folder_without_a_database_is_named() {
        let Some(new) = postgres_home().await else { return };
        let Place::Postgres(url) = &new.place else { panic!("a database") };
        let error = move_all(Path::new("/nowhere"), url, &mut |_, _| {}).await.unwrap_err();
        assert!(error.to_string().contains("bastide.sqlite"), "{error}");
    }
}
