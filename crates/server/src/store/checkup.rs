//! A check-up of a whole store: whether the database is sound, and whether everything that it says of a table
//! follows from the table's log.

use std::path::Path;

use bastide_notation::{parse_game, print_game};
use bastide_table::{Entry, Table};
use bastide_view::Listing;
use sqlx::postgres::PgConnection;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::postgres::connect;
use super::sqlite::{DATABASE, FolderError, check_note};
use super::{OpenError, Place, PostgresUrl, postgres, sqlite};

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checkup {
    /// How many tables there are.
    pub tables: usize,
    /// How many entries their logs have.
    pub entries: usize,
    /// How many users there are.
    pub users: usize,
    /// What is wrong, each with its place.
    pub problems: Vec<String>,
}

/// Examines a store and changes nothing, so that servers may run meanwhile. `progress` hears how many tables of how
/// many are done.
pub async fn examine(
    place: &Place,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Checkup, OpenError> {
    match place {
        Place::Folder(folder) => examine_folder(folder, progress).await,
        Place::Postgres(url) => examine_database(url, progress).await,
    }
}

async fn examine_folder(
    folder: &Path,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Checkup, OpenError> {
    let database = folder.join(DATABASE);
    if !database.exists() {
        let missing = std::io::Error::from(std::io::ErrorKind::NotFound);
        return Err(FolderError::Io(database, missing).into());
    }
    let mut checkup = Checkup::default();
    if let Err(missing) = check_note(folder) {
        checkup.problems.push(missing.to_string());
    }
    // A connection that may write would move the log of a killed server into the database.
    let options = SqliteConnectOptions::new().filename(&database).read_only(true);
    let mut connection = options.connect().await?;
    let mut looked = checkup.look_at_file(&mut connection).await;
    let mut reading = Reading::Sqlite(&mut connection);
    if looked.is_ok() {
        let known = sqlite::MIGRATIONS.iter().map(|step| step.version).max().unwrap_or(0);
        looked = checkup.look_at_schema("bastide.sqlite", known, &mut reading).await;
    }
    if looked.is_ok() && checkup.problems.is_empty() {
        looked = checkup.look_at_tables(&mut reading, progress).await;
    }
    if let Err(error) = looked {
        checkup.problems.push(format!("bastide.sqlite: {error}"));
    }
    connection.close().await?;
    Ok(checkup)
}

/// Everything is read in one transaction: what nodes write meanwhile is not seen.
async fn examine_database(
    url: &PostgresUrl,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Checkup, OpenError> {
    let options = url.options().clone().application_name("bastide doctor");
    let mut connection = connect(url, &options).await?;
    let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
    sqlx::query(begin).execute(&mut connection).await?;
    let mut checkup = Checkup::default();
    let mut reading = Reading::Postgres(&mut connection);
    let known = postgres::MIGRATIONS.iter().map(|step| step.version).max().unwrap_or(0);
    let mut looked = checkup.look_at_schema("the database", known, &mut reading).await;
    if looked.is_ok() && checkup.problems.is_empty() {
        looked = checkup.look_at_tables(&mut reading, progress).await;
    }
    if looked.is_ok() && checkup.problems.is_empty() {
        looked = checkup.look_at_lengths(&mut reading).await;
    }
    if let Err(error) = looked {
        checkup.problems.push(format!("the database: {error}"));
    }
    connection.close().await?;
    Ok(checkup)
}

/// A connection that reads a whole store.
pub enum Reading<'a> {
    Sqlite(&'a mut SqliteConnection),
    Postgres(&'a mut PgConnection),
}

/// Reads with the same query from either database.
macro_rules! read {
    ($from:expr, |$connection:ident| $query:expr) => {
        match $from {
            Reading::Sqlite($connection) => $query.await,
            Reading::Postgres($connection) => $query.await,
        }
    };
}

impl Reading<'_> {
    pub async fn count(&mut self, query: &'static str) -> Result<i64, sqlx::Error> {
        read!(self, |from| sqlx::query_scalar(query).fetch_one(&mut **from))
    }

    /// The ids of tables, each with what lists show of it.
    pub async fn tables(&mut self) -> Result<Vec<(String, String)>, sqlx::Error> {
        let query = "SELECT id, listing FROM tables ORDER BY id";
        read!(self, |from| sqlx::query_as(query).fetch_all(&mut **from))
    }

    /// The log of a table.
    pub async fn entries(&mut self, table: &str) -> Result<Vec<String>, sqlx::Error> {
        let query = "SELECT entry FROM events WHERE table_id = $1 ORDER BY seq";
        read!(self, |from| sqlx::query_scalar(query).bind(table).fetch_all(&mut **from))
    }

    /// The stored results of a table: places, points and endings.
    pub async fn results(&mut self, table: &str) -> Result<Vec<(i64, i64, String)>, sqlx::Error> {
        let query = "SELECT place, points, ending FROM results WHERE table_id = $1 ORDER BY seat";
        read!(self, |from| sqlx::query_as(query).bind(table).fetch_all(&mut **from))
    }
}

impl Checkup {
    async fn look_at_file(&mut self, from: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        let found: Vec<String> =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_all(&mut *from).await?;
        let bad = found.into_iter().filter(|line| line != "ok");
        self.problems.extend(bad.map(|line| format!("bastide.sqlite: {line}")));
        let strays = sqlx::query("PRAGMA foreign_key_check").fetch_all(&mut *from).await?;
        if !strays.is_empty() {
            self.problems.push(format!("bastide.sqlite: {} rows belong to nothing", strays.len()));
        }
        Ok(())
    }

    async fn look_at_schema(
        &mut self,
        name: &str,
        known: i64,
        from: &mut Reading<'_>,
    ) -> Result<(), sqlx::Error> {
        let version = from.count("SELECT max(version) FROM _sqlx_migrations").await?;
        if version < known {
            self.problems.push(format!(
                "{name} has the schema {version} and this version needs {known}: \
                 start the server once to upgrade it"
            ));
        } else if version > known {
            self.problems.push(format!(
                "{name} has the schema {version} of a newer version of Bastide: \
                 check it with that version"
            ));
        }
        Ok(())
    }

    /// Nodes look at the length of a log to find out whether it has gone on.
    async fn look_at_lengths(&mut self, from: &mut Reading<'_>) -> Result<(), sqlx::Error> {
        let wrong = "SELECT count(*) FROM tables WHERE length <> \
                     (SELECT count(*) FROM events WHERE table_id = tables.id)";
        let wrong = from.count(wrong).await?;
        if wrong > 0 {
            self.problems.push(format!("the stored lengths of {wrong} logs are wrong"));
        }
        Ok(())
    }

    /// Looks at every table.
    pub async fn look_at_tables(
        &mut self,
        from: &mut Reading<'_>,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<(), sqlx::Error> {
        self.users = from.count("SELECT count(*) FROM users").await? as usize;
        let tables = from.tables().await?;
        self.tables = tables.len();
        for (number, (id, listing)) in tables.iter().enumerate() {
            progress(number, tables.len());
            let entries = from.entries(id).await?;
            self.entries += entries.len();
            let results = from.results(id).await?;
            if let Err(why) = look_at_table(id, listing, &entries, &results) {
                self.problems.push(format!("table {id}: {why}"));
            }
        }
        let strays = "SELECT count(*) FROM events WHERE table_id NOT IN (SELECT id FROM tables)";
        let strays = from.count(strays).await?;
        if strays > 0 {
            self.problems.push(format!("{strays} entries belong to no table"));
        }
        progress(tables.len(), tables.len());
        Ok(())
    }
}

/// Whether a log can be folded, its game written down and read again, and whether everything beside the
/// log follows from it.
fn look_at_table(
    id: &str,
    listing: &str,
    entries: &[String],
    results: &[(i64, i64, String)],
) -> Result<(), String> {
    let mut log: Vec<Entry> = Vec::new();
    for entry in entries {
        let read = serde_json::from_str(entry);
        log.push(read.map_err(|error| format!("entry {} cannot be read: {error}", log.len()))?);
    }
    let table = Table::load(&log).map_err(|corrupt| corrupt.to_string())?;
    if let Some(play) = table.play() {
        let read = parse_game(&print_game(play.played()));
        let read = read.map_err(|error| format!("its game cannot be written down: {error}"))?;
        if read.game() != play.game() {
            return Err("its game is another one when it is read again".to_owned());
        }
    }
    let derived = serde_json::to_value(Listing::of(id, &table)).map_err(|e| e.to_string())?;
    let listed: serde_json::Value = serde_json::from_str(listing).map_err(|e| e.to_string())?;
    if listed != derived {
        return Err("lists do not show what its log says".to_owned());
    }
    let ends = table.results().unwrap_or_default().iter();
    let ends = ends.map(|end| (i64::from(end.place), i64::from(end.points), end.ending.name()));
    let stored = results.iter().map(|(place, points, ending)| (*place, *points, ending.as_str()));
    if !ends.eq(stored) {
        return Err("its stored results are not those of its log".to_owned());
    }
    Ok(())
}
