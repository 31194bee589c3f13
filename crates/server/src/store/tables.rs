//! Tables: their logs, and what lists show of them.

use std::collections::HashMap;

use bastide_table::{Entry, Time, UserId};
use bastide_view::Listing;

use super::postgres::ask;
use super::record::Record;
use super::{Backend, Store, WriteError, damaged, on_both};
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
        self.write(records).await
    }

    /// The log of a table; empty if there is no such table.
    pub async fn log(&self, table: &TableId) -> Result<Vec<Entry>, sqlx::Error> {
        self.log_from(table, 0).await
    }

    /// The log of a table from a number on.
    pub async fn log_from(&self, table: &TableId, seq: u32) -> Result<Vec<Entry>, sqlx::Error> {
        let query = "SELECT entry FROM events WHERE table_id = $1 AND seq >= $2 ORDER BY seq";
        let entries: Vec<String> = on_both!(self, |pool| sqlx::query_scalar(query)
            .bind(table.as_str())
            .bind(i64::from(seq))
            .fetch_all(pool))?;
        entries.iter().map(|entry| serde_json::from_str(entry).map_err(damaged)).collect()
    }

    /// What lists show of a table; nothing if there is no such table.
    pub async fn listing(&self, table: &TableId) -> Result<Option<Listing>, sqlx::Error> {
        let query = "SELECT listing FROM tables WHERE id = $1";
        let row: Option<String> = on_both!(self, |pool| sqlx::query_scalar(query)
            .bind(table.as_str())
            .fetch_optional(pool))?;
        row.map(|listing| serde_json::from_str(&listing).map_err(damaged)).transpose()
    }

    /// How many entries the logs of tables have that other nodes may have written to; nothing of a table that is gone.
    pub async fn lengths(&self, tables: &[TableId]) -> Result<HashMap<TableId, u32>, sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(HashMap::new()) };
        let ids: Vec<&str> = tables.iter().map(TableId::as_str).collect();
        let query = "SELECT id, length FROM tables WHERE id = ANY($1)";
        let rows: Vec<(String, i64)> =
            ask!(db, |to| sqlx::query_as(query).bind(&ids).fetch_all(to))?;
        let read = |(id, length): (String, i64)| Some((TableId::read(&id)?, length as u32));
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The table that waits for players and whose invite begins with a code, if there is exactly one.
    pub async fn waiting(&self, code: &str, now: Time) -> Result<Option<Listing>, sqlx::Error> {
        let query = "SELECT listing FROM tables \
                     WHERE stage = 'waiting' AND updated > $1 AND listing LIKE $2";
        let rows: Vec<String> = on_both!(self, |pool| sqlx::query_scalar(query)
            .bind(now.0 - LISTED_FOR)
            .bind(format!("%\"invite\":\"{code}%"))
            .fetch_all(pool))?;
        let found: Result<Vec<Listing>, _> =
            rows.iter().map(|listing| serde_json::from_str(listing).map_err(damaged)).collect();
        // Names are texts of the listing, too.
        let mut found = found?.into_iter().filter(|listing| listing.invite.starts_with(code));
        Ok(found.next().filter(|_| found.next().is_none()))
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
        let (query, since, user) = match list {
            List::Open => (
                "SELECT listing FROM tables WHERE stage = 'waiting' AND public = TRUE \
                 AND people > 0 AND updated > $1 AND $2 = '' \
                 ORDER BY updated DESC LIMIT $3 OFFSET $4",
                recent,
                "",
            ),
            List::Running => (
                "SELECT listing FROM tables WHERE stage = 'running' AND public = TRUE \
                 AND updated > $1 AND $2 = '' ORDER BY updated DESC LIMIT $3 OFFSET $4",
                recent,
                "",
            ),
            List::Finished => (
                "SELECT listing FROM tables WHERE stage = 'over' AND public = TRUE \
                 AND updated > $1 AND $2 = '' ORDER BY updated DESC LIMIT $3 OFFSET $4",
                0,
                "",
            ),
            List::Mine(user) => (
                "SELECT listing FROM tables \
                 WHERE id IN (SELECT table_id FROM seats WHERE \"user\" = $2) AND updated > $1 \
                 ORDER BY updated DESC LIMIT $3 OFFSET $4",
                i64::MIN,
                user.as_str(),
            ),
        };
        let listings: Vec<String> = on_both!(self, |pool| sqlx::query_scalar(query)
            .bind(since)
            .bind(user)
            .bind(i64::from(size))
            .bind(i64::from(page) * i64::from(size))
            .fetch_all(pool))?;
        listings.iter().map(|listing| serde_json::from_str(listing).map_err(damaged)).collect()
    }
}

#[cfg(test)]
pub mod testing {
    use bastide_table::{Caller, Command, NewTable, Person, SeatPlan, Table};

    use super::*;

    /// Adds a table of somebody and a bot.
    pub async fn add_table(store: &Store, host: &Person, at: Time) -> TableId {
        let bot = SeatPlan::Bot { level: "odile".into(), name: "Odile".into() };
        let seats = vec![SeatPlan::Host { name: None }, bot];
        let new = NewTable { seats, public: true, ..NewTable::default() };
        let entries = Table::create(&new, host, at).unwrap();
        let id = TableId::random();
        let listing = Listing::of(id.as_str(), &Table::load(&entries).unwrap());
        let batch = Batch { entries: &entries, before: None, listing: &listing };
        store.commit(&[batch]).await.unwrap();
        id
    }

    /// Adds such a table, whose game is over because the host has resigned.
    pub async fn add_finished_table(store: &Store, host: &Person) -> TableId {
        let id = add_table(store, host, Time(5)).await;
        let mut table = Table::load(&store.log(&id).await.unwrap()).unwrap();
        let caller = Caller { person: host, at: Time(9), ack: None };
        let entries = table.decide(&caller, &Command::Resign).unwrap();
        table.apply_all(&entries).unwrap();
        let listing = Listing::of(id.as_str(), &table);
        let batch = Batch { entries: &entries, before: None, listing: &listing };
        store.commit(&[batch]).await.unwrap();
        id
    }
}

#[cfg(test)]
mod tests {
    use bastide_table::{Caller, Command, Person, Table};

    use super::testing::{add_finished_table, add_table};
    use super::*;
    use crate::ids::SessionKey;
    use crate::store::examine;
    use crate::store::testing::{Home, homes};

    /// Stores with Ann in them.
    async fn stores() -> Vec<(Home, Store, Person)> {
        let mut stores = Vec::new();
        for home in homes().await {
            let store = home.open().await;
            let ann = Person::new("u_ann", "Ann", "red");
            store.add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
            stores.push((home, store, ann));
        }
        stores
    }

    async fn load(store: &Store, id: &TableId) -> Table {
        Table::load(&store.log(id).await.unwrap()).unwrap()
    }

    #[tokio::test]
    async fn a_log_reads_back_and_its_numbers_are_taken_once() {
        for (_home, store, ann) in stores().await {
            let id = add_table(&store, &ann, Time(5)).await;
            let table = load(&store, &id).await;
            assert_eq!(table.next_seq(), 2);
            let caller = Caller { person: &ann, at: Time(9), ack: Some("a\0b") };
            let said = table.decide(&caller, &Command::Say { text: "hello".into() }).unwrap();
            let listing = Listing::of(id.as_str(), &table);
            let batch = Batch { entries: &said, before: Some(&listing), listing: &listing };
            store.commit(&[batch]).await.unwrap();
            assert_eq!(store.commit(&[batch]).await, Err(WriteError::Conflict));
            let log = store.log(&id).await.unwrap();
            assert_eq!((log.len(), &log[2]), (3, &said[0]));
            assert_eq!(store.log_from(&id, 2).await.unwrap(), said);
            let lengths = store.lengths(std::slice::from_ref(&id)).await.unwrap();
            assert!(lengths.get(&id).is_none_or(|length| *length == 3), "{lengths:?}");
        }
    }

    #[tokio::test]
    async fn nothing_is_appended_to_a_table_that_is_gone() {
        for (_home, store, ann) in stores().await {
            let id = add_table(&store, &ann, Time(5)).await;
            let table = load(&store, &id).await;
            let caller = Caller { person: &ann, at: Time(9), ack: None };
            let said = table.decide(&caller, &Command::Say { text: "hello".into() }).unwrap();
            let listing = Listing::of(id.as_str(), &table);
            store.run("DELETE FROM seats").await;
            store.run("DELETE FROM events").await;
            store.run("DELETE FROM tables").await;
            let batch = Batch { entries: &said, before: Some(&listing), listing: &listing };
            assert_eq!(store.commit(&[batch]).await, Err(WriteError::Conflict));
            assert_eq!(store.log(&id).await.unwrap(), []);
        }
    }

    #[tokio::test]
    async fn results_are_stored_with_the_end() {
        for (_home, store, ann) in stores().await {
            let id = add_finished_table(&store, &ann).await;
            let query = "SELECT \"user\", level, place, ending FROM results ORDER BY place";
            let rows: Vec<(Option<String>, Option<String>, i64, String)> =
                on_both!(store, |pool| sqlx::query_as(query).fetch_all(pool)).unwrap();
            assert_eq!(rows[0], (None, Some("odile".into()), 1, "finished".into()));
            assert_eq!(rows[1], (Some("u_ann".into()), None, 2, "resigned".into()));
            for list in [List::Finished, List::Mine(ann.id.clone())] {
                let found = store.list(&list, 0, 20, Time(10)).await.unwrap();
                let found: Vec<&str> = found.iter().map(|it| &*it.id).collect();
                assert_eq!(found, [id.as_str()], "{list:?}");
            }
            for list in [List::Open, List::Running] {
                assert!(store.list(&list, 0, 20, Time(10)).await.unwrap().is_empty());
            }
        }
    }

    #[tokio::test]
    async fn whoever_conflicts_keeps_nobody_else_from_being_stored() {
        for (_home, store, ann) in stores().await {
            let id = add_table(&store, &ann, Time(5)).await;
            let table = load(&store, &id).await;
            let caller = Caller { person: &ann, at: Time(9), ack: None };
            let said = table.decide(&caller, &Command::Say { text: "hello".into() }).unwrap();
            let listing = Listing::of(id.as_str(), &table);
            let coming = std::slice::from_ref(&ann.id);
            let twins: Vec<(Vec<Entry>, Listing)> = (0..20)
                .map(|_| {
                    let seed = Default::default();
                    let log = table.rematch(&ann.id, coming, String::new(), seed, Time(9)).unwrap();
                    let opened = Table::load(&log).unwrap();
                    (log, Listing::of(TableId::random().as_str(), &opened))
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
    }

    #[tokio::test]
    async fn of_two_nodes_that_write_the_same_number_one_is_told_so() {
        let Some(home) = crate::store::testing::postgres_home().await else { return };
        let nodes = [home.open().await, home.open().await];
        let ann = Person::new("u_ann", "Ann", "red");
        nodes[0].add_user(&SessionKey::random(), &ann, Time(1)).await.unwrap();
        let mut ids = Vec::new();
        for _ in 0..20 {
            ids.push(add_table(&nodes[0], &ann, Time(5)).await);
        }
        let table = load(&nodes[1], &ids[0]).await;
        let caller = Caller { person: &ann, at: Time(9), ack: None };
        let said = table.decide(&caller, &Command::Say { text: "hello".into() }).unwrap();
        let listings: Vec<Listing> =
            ids.iter().map(|id| Listing::of(id.as_str(), &table)).collect();
        let batch = |listing| Batch { entries: &said, before: Some(listing), listing };
        // One node comes from the front, the other from the back, in groups that touch the same tables.
        let forth: Vec<[Batch<'_>; 1]> = listings.iter().map(|it| [batch(it)]).collect();
        let back: Vec<[Batch<'_>; 1]> = listings.iter().rev().map(|it| [batch(it)]).collect();
        let writes = |node: usize, all| nodes[node].commit(all);
        let forth = forth.iter().map(|all| writes(0, all));
        let back = back.iter().map(|all| writes(1, all));
        let done = futures_util::future::join_all(forth.chain(back)).await;
        assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 20, "{done:?}");
        let conflicts = done.iter().filter(|done| **done == Err(WriteError::Conflict)).count();
        assert_eq!(conflicts, 20, "{done:?}");
        for id in &ids {
            assert_eq!(nodes[0].log(id).await.unwrap().len(), 3);
        }
    }

    #[tokio::test]
    async fn a_checkup_finds_what_does_not_follow_from_the_log() {
        for (home, store, ann) in stores().await {
            add_finished_table(&store, &ann).await;
            let examine = async || examine(&home.place, &mut |_, _| {}).await.unwrap();
            let found = examine().await;
            assert_eq!((found.tables, found.entries, found.users), (1, 4, 1));
            assert_eq!(found.problems, [""; 0]);
            if let crate::store::Place::Folder(folder) = &home.place {
                assert!(folder.join("bastide.sqlite-wal").exists(), "the log is left alone");
            }
            if matches!(store.backend, Backend::Postgres(_)) {
                store.run("UPDATE tables SET length = length + 1").await;
                let found = examine().await.problems;
                assert!(found.len() == 1 && found[0].contains("stored lengths"), "{found:?}");
            }
            for (damage, problem) in [
                ("UPDATE results SET points = points + 1", "its stored results"),
                (
                    "UPDATE tables SET listing = replace(listing, 'Odile', 'Otto')",
                    "lists do not show",
                ),
                ("DELETE FROM events WHERE seq = 1", "entry 2: expected number 1"),
                ("UPDATE events SET entry = '{' WHERE seq = 0", "entry 0 cannot be read"),
            ] {
                store.run(damage).await;
                let found = examine().await.problems;
                assert!(found.len() == 1 && found[0].contains(problem), "{found:?}");
            }
            if matches!(store.backend, Backend::Sqlite(_)) {
                store.run("PRAGMA foreign_keys = 0; DELETE FROM users").await;
                let found = examine().await.problems;
                assert!(found.len() == 1 && found[0].contains("belong to nothing"), "{found:?}");
            }
        }
    }
}
