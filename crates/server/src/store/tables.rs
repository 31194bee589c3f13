//! Tables: their logs, and what lists show of them.

use bastide_table::{Entry, Time, UserId};
use bastide_view::Listing;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::record::Record;
use super::{Store, WriteError, damaged};
use crate::ids::TableId;

/// Entries that continue the log of a table, and what lists show of it after them.
#[derive(Clone, Copy, Debug)]
pub struct Batch<'a> {
    /// The entries.
    pub entries: &'a [Entry],
    /// What lists showed of it before; nothing of a new table.
    pub before: Option<&'a Listing>,
    /// What lists show.
    pub listing: &'a Listing,
}

/// Which tables a list shows.
#[derive(Clone, Debug)]
pub enum List {
    /// Public ones that wait for players.
    Open,
    /// Public ones in progress.
    Running,
    /// Public ones that are finished.
    Finished,
    /// Those of a user, public or not.
    Mine(UserId),
}

/// Tables that nobody has touched for so long are not listed as waiting or in progress.
const LISTED_FOR: i64 = 24 * 60 * 60 * 1000;

impl Store {
    /// Commits batches for one or more tables: all of them or none.
    pub async fn commit(&self, batches: &[Batch<'_>]) -> Result<(), WriteError> {
        let mut records = Vec::new();
        for batch in batches {
            let of_table = Record::of_table(batch);
            records.extend(of_table.expect("entries are made of texts, numbers and lists"));
        }
        self.writer.write(records).await
    }

    /// The log of a table; empty if there is no such table.
    pub async fn log(&self, table: &TableId) -> Result<Vec<Entry>, sqlx::Error> {
        let entries: Vec<String> =
            sqlx::query_scalar("SELECT entry FROM events WHERE table_id = ? ORDER BY seq")
                .bind(table.as_str())
                .fetch_all(&self.read)
                .await?;
        entries.iter().map(|entry| serde_json::from_str(entry).map_err(damaged)).collect()
    }

    /// One page of a list, the newest first.
    pub async fn list(
        &self,
        list: &List,
        page: u32,
        size: u32,
        now: Time,
    ) -> Result<Vec<Listing>, sqlx::Error> {
        let recent = now.0 - LISTED_FOR;
        let query = match list {
            List::Open => sqlx::query(
                "SELECT listing FROM tables WHERE stage = 'waiting' AND public = 1 \
                 AND people > 0 AND updated > ? ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(recent),
            List::Running => sqlx::query(
                "SELECT listing FROM tables WHERE stage = 'running' AND public = 1 \
                 AND updated > ? ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(recent),
            List::Finished => sqlx::query(
                "SELECT listing FROM tables WHERE stage = 'over' AND public = 1 \
                 AND updated > ? ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(0),
            List::Mine(user) => sqlx::query(
                "SELECT listing FROM tables \
                 WHERE id IN (SELECT table_id FROM seats WHERE user = ?) \
                 ORDER BY updated DESC LIMIT ? OFFSET ?",
            )
            .bind(user.as_str().to_owned()),
        };
        let rows = query.bind(size).bind(page * size).fetch_all(&self.read).await?;
        let read = |row: &SqliteRow| {
            let listing: String = row.try_get("listing")?;
            serde_json::from_str(&listing).map_err(damaged)
        };
        rows.iter().map(read).collect()
    }
}

#[cfg(test)]
mod tests {
    use bastide_table::{Caller, Command, NewTable, Person, SeatPlan, Table};

    use super::*;
    use crate::ids::SessionKey;
    use crate::store::examine;

    /// A store with Ann, and a table of hers.
    async fn store() -> (tempfile::TempDir, Store, Person, TableId, Table) {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::open(folder.path()).await.unwrap();
        let ann = Person::new("u_ann", "Ann", "red");
        store.add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
        let bot = SeatPlan::Bot { level: "odile".into(), name: "Odile".into() };
        let seats = vec![SeatPlan::Host { name: None }, bot];
        let new = NewTable { seats, public: true, ..NewTable::default() };
        let entries = Table::create(&new, &ann, Time(5)).unwrap();
        let (id, table) = (TableId::random(), Table::load(&entries).unwrap());
        let listing = Listing::of(id.as_str(), &table);
        let batch = Batch { entries: &entries, before: None, listing: &listing };
        store.commit(&[batch]).await.unwrap();
        (folder, store, ann, id, table)
    }

    #[tokio::test]
    async fn a_log_reads_back_and_its_numbers_are_taken_once() {
        let (_folder, store, ann, id, table) = store().await;
        assert_eq!(Table::load(&store.log(&id).await.unwrap()).unwrap().next_seq(), 2);
        let caller = Caller { person: &ann, at: Time(9), ack: Some("a") };
        let said = table.decide(&caller, &Command::Say { text: "hello".into() }).unwrap();
        let listing = Listing::of(id.as_str(), &table);
        let batch = Batch { entries: &said, before: Some(&listing), listing: &listing };
        store.commit(&[batch]).await.unwrap();
        assert!(matches!(store.commit(&[batch]).await, Err(WriteError::Conflict)));
        assert_eq!(store.log(&id).await.unwrap().len(), 3);
    }

    #[tokio::test]
    async fn results_are_stored_with_the_end() {
        let (_folder, store, ann, id, mut table) = store().await;
        let caller = Caller { person: &ann, at: Time(9), ack: None };
        let entries = table.decide(&caller, &Command::Resign).unwrap();
        table.apply_all(&entries).unwrap();
        let listing = Listing::of(id.as_str(), &table);
        let batch = Batch { entries: &entries, before: None, listing: &listing };
        store.commit(&[batch]).await.unwrap();
        let query = "SELECT user, level, place, ending FROM results ORDER BY place";
        let rows: Vec<(Option<String>, Option<String>, i64, String)> =
            sqlx::query_as(query).fetch_all(&store.read).await.unwrap();
        assert_eq!(rows[0], (None, Some("odile".into()), 1, "finished".into()));
        assert_eq!(rows[1], (Some("u_ann".into()), None, 2, "resigned".into()));
        for list in [List::Finished, List::Mine(ann.id.clone())] {
            let found = store.list(&list, 0, 20, Time(10)).await.unwrap();
            assert_eq!(
                found.iter().map(|it| &*it.id).collect::<Vec<_>>(),
                [id.as_str()],
                "{list:?}"
            );
        }
    }

    #[tokio::test]
    async fn whoever_conflicts_keeps_nobody_else_from_being_stored() {
        let (_folder, store, ann, id, table) = store().await;
        let caller = Caller { person: &ann, at: Time(9), ack: None };
        let said = table.decide(&caller, &Command::Say { text: "hello".into() }).unwrap();
        let listing = Listing::of(id.as_str(), &table);
        let twins: Vec<(Vec<Entry>, Listing)> = (0..20)
            .map(|_| {
                let id = TableId::random();
                let log = table
                    .rematch(
                        &ann.id,
                        std::slice::from_ref(&ann.id),
                        String::new(),
                        Default::default(),
                        Time(9),
                    )
                    .unwrap();
                let listing = Listing::of(id.as_str(), &Table::load(&log).unwrap());
                (log, listing)
            })
            .collect();
        let same = Batch { entries: &said, before: Some(&listing), listing: &listing };
        let others =
            twins.iter().map(|(entries, listing)| Batch { entries, before: None, listing });
        let batches: Vec<[Batch<'_>; 1]> =
            [same, same].into_iter().chain(others).map(|batch| [batch]).collect();
        let writes = batches.iter().map(|batch| store.commit(batch));
        let done = futures_util::future::join_all(writes).await;
        let refused = done.iter().filter(|done| **done == Err(WriteError::Conflict)).count();
        assert_eq!(refused, 1, "{done:?}");
        assert!(done[2..].iter().all(Result::is_ok), "{done:?}");
        for (log, listing) in &twins {
            let stored = store.log(&TableId::read(&listing.id).unwrap()).await.unwrap();
            assert_eq!(stored.len(), log.len());
        }
    }

    #[tokio::test]
    async fn a_checkup_finds_what_does_not_follow_from_the_log() {
        let (folder, store, ann, id, mut table) = store().await;
        let caller = Caller { person: &ann, at: Time(9), ack: None };
        let entries = table.decide(&caller, &Command::Resign).unwrap();
        table.apply_all(&entries).unwrap();
        let listing = Listing::of(id.as_str(), &table);
        let batch = Batch { entries: &entries, before: None, listing: &listing };
        store.commit(&[batch]).await.unwrap();
        let examine = async || examine(folder.path(), &mut |_, _| {}).await.unwrap();
        let found = examine().await;
        assert_eq!((found.tables, found.entries, found.users), (1, 4, 1));
        assert_eq!(found.problems, [""; 0]);
        assert!(folder.path().join("bastide.sqlite-wal").exists(), "the log is left alone");
        for (damage, problem) in [
            ("UPDATE results SET points = points + 1", "its stored results"),
            ("UPDATE tables SET listing = replace(listing, 'Odile', 'Otto')", "lists do not show"),
            ("DELETE FROM events WHERE seq = 1", "entry 2: expected number 1"),
            ("UPDATE events SET entry = '{' WHERE seq = 0", "entry 0 cannot be read"),
            ("PRAGMA foreign_keys = 0; DELETE FROM users", "belong to nothing"),
        ] {
            sqlx::raw_sql(damage).execute(&store.read).await.unwrap();
            let found = examine().await.problems;
            assert!(found.len() == 1 && found[0].contains(problem), "{found:?}");
        }
    }
}
