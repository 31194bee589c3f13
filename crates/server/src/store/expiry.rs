//! What is left behind: unfinished games and who has them, what nobody has touched for long, and how it
//! goes.

use bastide_table::{Time, UserId};

use super::postgres::ask;
use super::record::Record;
use super::{Backend, Store, WriteError, on_both};
use crate::ids::TableId;

/// When a user was seen is stored once in so long, in milliseconds.
const SEEN_EVERY: i64 = 24 * 60 * 60 * 1000;

/// How many games are unfinished.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Unfinished {
    /// Those that somebody has made.
    pub of_host: u32,
    /// The seats of bots in those.
    pub bots_of_host: u32,
    /// Those of everybody.
    pub in_all: u32,
}

/// Which tables have been left alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Left {
    /// Those that wait for players, and nobody sits there.
    Empty,
    /// Those that wait for players.
    Waiting,
    /// Those with a game in progress.
    Running,
}

/// Something to write that is no part of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chore {
    /// Removes a table with its log, if nobody has touched it since a moment.
    RemoveTable {
        /// Which.
        table: TableId,
        /// The moment.
        before: Time,
    },
    /// Removes a user who has no seat at any table.
    RemoveUser(UserId),
    /// Takes note of when a user was seen.
    Seen(UserId, Time),
}

impl Store {
    /// How many games are unfinished, in all and of one host.
    pub async fn unfinished(&self, host: &UserId) -> Result<Unfinished, sqlx::Error> {
        let of_host = "SELECT count(*), CAST(coalesce(sum(bots), 0) AS BIGINT) \
                       FROM tables WHERE host = $1 AND stage <> 'over'";
        let (games, bots): (i64, i64) =
            on_both!(self, |pool| sqlx::query_as(of_host).bind(host.as_str()).fetch_one(pool))?;
        // A row that every new game changes would have all nodes wait for each other, so there is none in PostgreSQL.
        let in_all: i64 = match &self.backend {
            Backend::Sqlite(db) => {
                sqlx::query_scalar("SELECT number FROM unfinished").fetch_one(&db.read).await?
            }
            Backend::Postgres(db) => {
                let query = "SELECT count(*) FROM tables WHERE stage <> 'over'";
                ask!(db, |to| sqlx::query_scalar(query).fetch_one(to))?
            }
        };
        let number = |count: i64| u32::try_from(count).unwrap_or(u32::MAX);
        Ok(Unfinished {
            of_host: number(games),
            bots_of_host: number(bots),
            in_all: number(in_all),
        })
    }

    /// The next tables that nobody has touched since a moment, the oldest first, in an order that goes on
    /// after the last one.
    pub async fn left(
        &self,
        left: Left,
        after: Time,
        before: Time,
        most: u32,
    ) -> Result<Vec<(Time, TableId)>, sqlx::Error> {
        let query = match (left, &self.backend) {
            // SQLite takes another index unless it is told.
            (Left::Empty, Backend::Sqlite(_)) => {
                "SELECT updated, id FROM tables INDEXED BY empty_by_age \
                 WHERE stage = 'waiting' AND people = 0 \
                 AND updated > $1 AND updated < $2 ORDER BY updated LIMIT $3"
            }
            (Left::Empty, Backend::Postgres(_)) => {
                "SELECT updated, id FROM tables WHERE stage = 'waiting' AND people = 0 \
                 AND updated > $1 AND updated < $2 ORDER BY updated LIMIT $3"
            }
            (Left::Waiting, _) => {
                "SELECT updated, id FROM tables WHERE stage = 'waiting' AND stage <> 'over' \
                 AND updated > $1 AND updated < $2 ORDER BY updated LIMIT $3"
            }
            (Left::Running, _) => {
                "SELECT updated, id FROM tables WHERE stage = 'running' AND stage <> 'over' \
                 AND updated > $1 AND updated < $2 ORDER BY updated LIMIT $3"
            }
        };
        let rows: Vec<(i64, String)> = on_both!(self, |pool| sqlx::query_as(query)
            .bind(after.0)
            .bind(before.0)
            .bind(i64::from(most))
            .fetch_all(pool))?;
        let read = |(at, id): (i64, String)| Some((Time(at), TableId::read(&id)?));
        Ok(rows.into_iter().filter_map(read).collect())
    }

    /// The next users who have not been seen since a moment, in an order that goes on after the last
    /// one, and whether each of them has a seat.
    pub async fn unseen(
        &self,
        after: &(Time, UserId),
        before: Time,
        most: u32,
    ) -> Result<Vec<Unseen>, sqlx::Error> {
        let query = "SELECT id, coalesce(seen, created) AS at, \
                     EXISTS (SELECT 1 FROM seats WHERE \"user\" = users.id) AS seated FROM users \
                     WHERE coalesce(seen, created) >= $1 AND coalesce(seen, created) < $3 \
                     AND (coalesce(seen, created), id) > ($1, $2) \
                     ORDER BY coalesce(seen, created), id LIMIT $4";
        let (at, id) = after;
        let rows: Vec<(String, i64, bool)> = on_both!(self, |pool| sqlx::query_as(query)
            .bind(at.0)
            .bind(id.as_str())
            .bind(before.0)
            .bind(i64::from(most))
            .fetch_all(pool))?;
        let read = |(id, at, seated)| Unseen { at: Time(at), user: UserId(id), seated };
        Ok(rows.into_iter().map(read).collect())
    }

    /// Takes note that a user is here, if the last note is old.
    pub async fn saw(&self, user: &UserId, now: Time) -> Result<(), WriteError> {
        let query = "SELECT coalesce(seen, created) FROM users WHERE id = $1";
        let seen: Result<Option<i64>, sqlx::Error> = on_both!(self, |pool| {
            sqlx::query_scalar(query).bind(user.as_str()).fetch_optional(pool)
        });
        let seen = seen.map_err(|error| {
            tracing::error!(%error, "a user cannot be read");
            WriteError::Failed
        })?;
        match seen {
            Some(seen) if seen < now.0 - SEEN_EVERY => {
                self.carry_out(vec![Chore::Seen(user.clone(), now)]).await
            }
            _ => Ok(()),
        }
    }

    /// Carries chores out, all of them or none.
    pub async fn carry_out(&self, chores: Vec<Chore>) -> Result<(), WriteError> {
        self.write(chores.into_iter().map(Record::Chore).collect()).await
    }
}

/// A user who has not been seen for long.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unseen {
    /// When they were last seen.
    pub at: Time,
    /// Who it is.
    pub user: UserId,
    /// Whether they have a seat at some table.
    pub seated: bool,
}

#[cfg(test)]
mod tests {
    use bastide_table::{NewTable, Person, SeatPlan, Seed, Table};
    use bastide_view::Listing;
    use sqlx::{Connection, SqliteConnection};

    use super::*;
    use crate::ids::SessionKey;
    use crate::store::Batch;
    use crate::store::testing::{Home, homes};

    const EVER: Time = Time(i64::MAX);
    const NEVER: Time = Time(i64::MIN);

    /// Stores with Ann and Bob, both new at the first moment.
    async fn stores() -> Vec<(Home, Store, [Person; 2])> {
        let mut stores = Vec::new();
        for home in homes().await {
            let store = home.open().await;
            let people = [Person::new("u_ann", "Ann", "red"), Person::new("u_bob", "Bob", "red")];
            for person in &people {
                store.add_user(&SessionKey::random(), person, Time(1)).await.unwrap();
            }
            stores.push((home, store, people));
        }
        stores
    }

    async fn add_table(store: &Store, host: &Person, seats: Vec<SeatPlan>, at: i64) -> TableId {
        let new = NewTable { seats, seed: Seed([7; 32]), ..NewTable::default() };
        let entries = Table::create(&new, host, Time(at)).unwrap();
        let id = TableId::random();
        let listing = Listing::of(id.as_str(), &Table::load(&entries).unwrap());
        store
            .commit(&[Batch { entries: &entries, before: None, listing: &listing }])
            .await
            .unwrap();
        id
    }

    #[tokio::test]
    async fn tables_are_counted_for_their_host_and_found_by_their_age() {
        for (_home, store, [ann, bob]) in stores().await {
            let (host, open) = (SeatPlan::Host { name: None }, SeatPlan::Open);
            let bot = SeatPlan::Bot { level: "odile".into(), name: "Odile".into() };
            let waiting = add_table(&store, &ann, vec![host, open.clone()], 20).await;
            let empty = add_table(&store, &ann, vec![open; 2], 10).await;
            let running = add_table(&store, &ann, vec![bot; 2], 30).await;
            let count = Unfinished { of_host: 3, bots_of_host: 2, in_all: 3 };
            assert_eq!(store.unfinished(&ann.id).await.unwrap(), count);
            let count = Unfinished { of_host: 0, bots_of_host: 0, in_all: 3 };
            assert_eq!(store.unfinished(&bob.id).await.unwrap(), count);

            let left = async |left: Left, after: Time, before: Time| {
                let found = store.left(left, after, before, 9).await.unwrap();
                found.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
            };
            assert_eq!(left(Left::Empty, NEVER, EVER).await, std::slice::from_ref(&empty));
            assert_eq!(left(Left::Waiting, NEVER, EVER).await, [empty.clone(), waiting.clone()]);
            assert_eq!(left(Left::Waiting, Time(10), Time(20)).await, []);
            assert_eq!(left(Left::Running, NEVER, EVER).await, std::slice::from_ref(&running));

            store.carry_out(vec![Chore::RemoveUser(ann.id.clone())]).await.unwrap();
            assert_eq!(store.unseen(&(NEVER, bob.id.clone()), EVER, 9).await.unwrap().len(), 2);
            for id in [&waiting, &empty, &running] {
                store
                    .carry_out(vec![Chore::RemoveTable { table: id.clone(), before: EVER }])
                    .await
                    .unwrap();
                assert_eq!(store.log(id).await.unwrap(), []);
            }
            assert_eq!(store.unfinished(&ann.id).await.unwrap().in_all, 0);
            store.carry_out(vec![Chore::RemoveUser(ann.id.clone())]).await.unwrap();
            let users = store.unseen(&(NEVER, bob.id.clone()), EVER, 9).await.unwrap();
            assert_eq!(users, [Unseen { at: Time(1), user: bob.id.clone(), seated: false }]);
        }
    }

    #[tokio::test]
    async fn whoever_was_seen_lately_is_not_unseen() {
        for (_home, store, [ann, bob]) in stores().await {
            let unseen = async |after: (Time, UserId)| {
                let found = store.unseen(&after, Time(2 * SEEN_EVERY), 9).await.unwrap();
                found.into_iter().map(|unseen| unseen.user).collect::<Vec<_>>()
            };
            let all = || (NEVER, UserId(String::new()));
            store.saw(&ann.id, Time(SEEN_EVERY)).await.unwrap();
            assert_eq!(
                unseen(all()).await,
                [ann.id.clone(), bob.id.clone()],
                "once a day is enough"
            );
            assert_eq!(
                unseen((Time(1), ann.id.clone())).await,
                std::slice::from_ref(&bob.id),
                "after Ann"
            );
            store.saw(&ann.id, Time(3 * SEEN_EVERY)).await.unwrap();
            assert_eq!(unseen(all()).await, std::slice::from_ref(&bob.id));
        }
    }

    #[tokio::test]
    async fn tables_of_earlier_versions_are_counted() {
        let mut to = SqliteConnection::connect("sqlite::memory:").await.unwrap();
        let run = async |to: &mut SqliteConnection, query: &'static str| {
            sqlx::raw_sql(query).execute(to).await.unwrap();
        };
        run(&mut to, include_str!("../../migrations/sqlite/0001_tables.sql")).await;
        let tables = r#"INSERT INTO tables VALUES
            ('a', 'running', 1, 1, 5, '{"host":"u","seats":[{"sitter":{"kind":"bot"}},{}]}'),
            ('b', 'over', 1, 1, 5, '{"host":"u","seats":[]}')"#;
        run(&mut to, tables).await;
        run(&mut to, include_str!("../../migrations/sqlite/0003_life.sql")).await;
        let query =
            "SELECT id, host, bots, (SELECT number FROM unfinished) FROM tables ORDER BY id";
        let rows: Vec<(String, String, i64, i64)> =
            sqlx::query_as(query).fetch_all(&mut to).await.unwrap();
        let row = |id: &str, bots: i64| (id.to_owned(), "u".to_owned(), bots, 1);
        assert_eq!(rows, [row("a", 1), row("b", 0)]);
    }
}
