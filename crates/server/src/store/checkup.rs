//! A check-up of a whole store: whether the file is sound, and whether everything that it says of a table
//! follows from the table's log.

use std::path::Path;

use bastide_notation::{parse_game, print_game};
use bastide_table::{Entry, Table};
use bastide_view::Listing;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, SqliteConnection};

use super::folder::{DATABASE, FolderError, check_note};
use super::{MIGRATIONS, OpenError};

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

/// Examines the store in a folder and changes nothing, so that a server may run meanwhile. `progress`
/// hears how many tables of how many are done.
pub async fn examine(
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
    if looked.is_ok() && checkup.problems.is_empty() {
        looked = checkup.look_at_tables(&mut connection, progress).await;
    }
    if let Err(error) = looked {
        checkup.problems.push(format!("bastide.sqlite: {error}"));
    }
    connection.close().await?;
    Ok(checkup)
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
        let version: i64 =
            sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations").fetch_one(from).await?;
        let known = MIGRATIONS.iter().map(|step| step.version).max().unwrap_or(0);
        if version != known {
            self.problems.push(format!(
                "bastide.sqlite has the schema {version} and this version needs {known}: \
                 start the server once to upgrade it"
            ));
        }
        Ok(())
    }

    async fn look_at_tables(
        &mut self,
        from: &mut SqliteConnection,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<(), sqlx::Error> {
        let users: i64 =
            sqlx::query_scalar("SELECT count(*) FROM users").fetch_one(&mut *from).await?;
        self.users = users as usize;
        let tables: Vec<(String, String)> =
            sqlx::query_as("SELECT id, listing FROM tables ORDER BY id")
                .fetch_all(&mut *from)
                .await?;
        self.tables = tables.len();
        for (number, (id, listing)) in tables.iter().enumerate() {
            progress(number, tables.len());
            let entries: Vec<String> =
                sqlx::query_scalar("SELECT entry FROM events WHERE table_id = ? ORDER BY seq")
                    .bind(id)
                    .fetch_all(&mut *from)
                    .await?;
            self.entries += entries.len();
            let results: Vec<(i64, i64, String)> = sqlx::query_as(
                "SELECT place, points, ending FROM results WHERE table_id = ? ORDER BY seat",
            )
            .bind(id)
            .fetch_all(&mut *from)
            .await?;
            if let Err(why) = look_at_table(id, listing, &entries, &results) {
                self.problems.push(format!("table {id}: {why}"));
            }
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
