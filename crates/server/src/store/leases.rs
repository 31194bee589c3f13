//! Leases: which node does what has to be done once. They end by the clock of the database, so that it does not matter
//! what time a node believes it is. To do something twice is harmless, because the log refuses the second: a lease only
//! saves the work. The leases of a node that has fallen end with it: each node says every second that it is there.

use std::time::Duration;

use super::postgres::ask;
use super::{Backend, Store};
use crate::ids::TableId;

/// What came of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// This node has it for so long.
    Ours(Duration),
    /// Another node has it for so long.
    Theirs(Duration),
}

/// A node that has not said for so long that it is there has fallen.
const FALLEN_AFTER: Duration = Duration::from_secs(3);

/// How often a node says so.
pub const ALIVE_EVERY: Duration = Duration::from_secs(1);

/// Whether a lease is free: it has run out, or its holder has fallen. The milliseconds come as `$4`.
macro_rules! is_free {
    () => {
        "(leases.until < now() OR EXISTS (SELECT 1 FROM beats \
          WHERE beats.node = leases.holder AND beats.at < now() - $4 * interval '1 ms'))"
    };
}

/// How a lease on a table is called.
fn of_table(table: &TableId) -> String {
    format!("t/{table}")
}

impl Store {
    /// Claims the work at a table for a while, or keeps it for longer.
    pub async fn claim_table(&self, table: &TableId, time: Duration) -> Result<Claim, sqlx::Error> {
        self.claim(&of_table(table), time).await
    }

    /// Gives the work at a table back.
    pub async fn release_table(&self, table: &TableId) -> Result<(), sqlx::Error> {
        self.release(&of_table(table)).await
    }

    /// Claims something for a while, or keeps it for longer. Who is alone has everything.
    pub async fn claim(&self, name: &str, time: Duration) -> Result<Claim, sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(Claim::Ours(time)) };
        let query = concat!(
            "WITH claimed AS ( \
                INSERT INTO leases (name, holder, until) VALUES ($1, $2, now() + $3 * interval '1 ms') \
                ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, until = excluded.until \
                WHERE leases.holder = excluded.holder OR ",
            is_free!(),
            " RETURNING TRUE) \
            SELECT EXISTS (SELECT 1 FROM claimed), coalesce((SELECT \
                CAST(extract(epoch FROM until - now()) * 1000 AS BIGINT) \
                FROM leases WHERE name = $1), 0)"
        );
        let query = sqlx::query_as(query).bind(name).bind(&*db.node);
        let query = query.bind(time.as_millis() as f64).bind(FALLEN_AFTER.as_millis() as f64);
        let (ours, left): (bool, i64) = ask!(db, |to| query.fetch_one(to))?;
        let left = Duration::from_millis(left.max(1) as u64);
        Ok(if ours { Claim::Ours(time) } else { Claim::Theirs(left) })
    }

    /// Says that this node is there, until it has not said so for a while.
    pub async fn stay_alive(&self) -> Result<(), sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(()) };
        let query = "INSERT INTO beats (node, at) VALUES ($1, now()) \
                     ON CONFLICT (node) DO UPDATE SET at = excluded.at";
        ask!(db, |to| sqlx::query(query).bind(&*db.node).execute(to)).map(|_| ())
    }

    /// Gives something back.
    pub async fn release(&self, name: &str) -> Result<(), sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(()) };
        let query = "DELETE FROM leases WHERE name = $1 AND holder = $2";
        let query = sqlx::query(query).bind(name).bind(&*db.node);
        ask!(db, |to| query.execute(to)).map(|_| ())
    }

    /// Hands everything on: another node can take it over at once.
    pub async fn hand_on(&self) -> Result<(), sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(()) };
        let query = "UPDATE leases SET until = now() - interval '1 ms' WHERE holder = $1";
        ask!(db, |to| sqlx::query(query).bind(&*db.node).execute(to)).map(|_| ())
    }

    /// Says for a while that this server uses the database: with a bus, or by itself. Gives how long another server that
    /// cannot use it at the same time has said so, and then says nothing.
    pub async fn enter(
        &self,
        has_bus: bool,
        time: Duration,
    ) -> Result<Option<Duration>, sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(None) };
        let name = format!("{}/{}", if has_bus { "node" } else { "alone" }, db.node);
        self.claim(&name, time).await?;
        let query = "SELECT CAST(extract(epoch FROM max(until) - now()) * 1000 AS BIGINT) \
                     FROM leases WHERE holder <> $1 AND until > now() \
                     AND (name LIKE 'alone/%' OR name LIKE 'node/%' AND NOT $2)";
        let query = sqlx::query_scalar(query).bind(&*db.node).bind(has_bus);
        let left: Option<i64> = ask!(db, |to| query.fetch_one(to))?;
        if left.is_some() {
            self.release(&name).await?;
        }
        Ok(left.map(|left| Duration::from_millis(left.max(1) as u64)))
    }

    /// Removes the leases that ran out a while ago and that nobody takes over, because they are not on tables.
    pub async fn forget_leases(&self) -> Result<(), sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(()) };
        let old = "DELETE FROM leases WHERE until < now() - interval '1 minute' \
                   AND name NOT LIKE 't/%'";
        ask!(db, |to| sqlx::query(old).execute(to)).map(|_| ())
    }

    /// Takes over what other nodes have left undone: their leases on tables ran out or they have fallen, and they did
    /// not give them back.
    pub async fn adopt(&self, most: u32, time: Duration) -> Result<Vec<TableId>, sqlx::Error> {
        let Backend::Postgres(db) = &self.backend else { return Ok(Vec::new()) };
        let query = concat!(
            "UPDATE leases SET holder = $1, until = now() + $2 * interval '1 ms' \
             WHERE name IN (SELECT name FROM leases WHERE ",
            is_free!(),
            " AND name LIKE 't/%' AND holder <> $1 \
              ORDER BY until LIMIT $3 FOR UPDATE SKIP LOCKED) \
             RETURNING substr(name, 3)"
        );
        let query = sqlx::query_scalar(query).bind(&*db.node).bind(time.as_millis() as f64);
        let query = query.bind(i64::from(most)).bind(FALLEN_AFTER.as_millis() as f64);
        let names: Vec<String> = ask!(db, |to| query.fetch_all(to))?;
        Ok(names.iter().filter_map(|name| TableId::read(name)).collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::testing::postgres_home;

    const LONG: Duration = Duration::from_secs(60);
    const SHORT: Duration = Duration::from_millis(1);

    #[tokio::test]
    async fn one_node_has_a_lease_until_it_ends_or_is_given_back() {
        let Some(home) = postgres_home().await else { return };
        let (one, two) = (home.open().await, home.open().await);
        assert_eq!(one.claim("x", LONG).await.unwrap(), Claim::Ours(LONG));
        assert_eq!(one.claim("x", LONG).await.unwrap(), Claim::Ours(LONG), "it is kept");
        let Claim::Theirs(left) = two.claim("x", LONG).await.unwrap() else {
            panic!("it is taken")
        };
        assert!(left <= LONG && left > LONG / 2, "{left:?}");
        two.release("x").await.unwrap();
        assert!(matches!(two.claim("x", LONG).await.unwrap(), Claim::Theirs(_)));
        one.release("x").await.unwrap();
        assert_eq!(two.claim("x", SHORT).await.unwrap(), Claim::Ours(SHORT));
        tokio::time::sleep(20 * SHORT).await;
        assert_eq!(one.claim("x", LONG).await.unwrap(), Claim::Ours(LONG), "it has run out");
        one.hand_on().await.unwrap();
        assert_eq!(two.claim("x", LONG).await.unwrap(), Claim::Ours(LONG));
    }

    #[tokio::test]
    async fn a_server_without_a_bus_has_the_database_to_itself() {
        let Some(home) = postgres_home().await else { return };
        let (one, two) = (home.open().await, home.open().await);
        assert_eq!(one.enter(false, LONG).await.unwrap(), None);
        assert_eq!(one.enter(false, LONG).await.unwrap(), None, "it stays");
        for has_bus in [false, true] {
            let left = two.enter(has_bus, LONG).await.unwrap().unwrap();
            assert!(left <= LONG && left > LONG / 2, "{left:?}");
        }
        one.hand_on().await.unwrap();
        assert_eq!(two.enter(true, LONG).await.unwrap(), None);
        let three = home.open().await;
        assert_eq!(three.enter(true, LONG).await.unwrap(), None, "with a bus there may be many");
        assert!(one.enter(false, LONG).await.unwrap().is_some());
    }

    #[tokio::test]
    async fn the_leases_of_a_node_that_has_fallen_are_free_and_those_of_others_are_not() {
        let Some(home) = postgres_home().await else { return };
        let (one, two, three) = (home.open().await, home.open().await, home.open().await);
        let [of_one, of_two] = [(); 2].map(|()| TableId::random());
        for (store, table) in [(&one, &of_one), (&two, &of_two)] {
            store.stay_alive().await.unwrap();
            store.claim_table(table, LONG).await.unwrap();
        }
        one.claim("x", LONG).await.unwrap();
        three.claim("y", LONG).await.unwrap();
        assert_eq!(two.adopt(9, LONG).await.unwrap(), [], "all of them are there");
        one.run("UPDATE beats SET at = at - interval '4 seconds'").await;
        two.stay_alive().await.unwrap();
        assert_eq!(three.adopt(9, LONG).await.unwrap(), [of_one]);
        assert_eq!(three.claim("x", LONG).await.unwrap(), Claim::Ours(LONG), "it has fallen");
        let Claim::Theirs(_) = one.claim("y", LONG).await.unwrap() else {
            panic!("a node that has never said that it is there has its leases until they end")
        };
        let Claim::Theirs(_) = one.claim_table(&of_two, LONG).await.unwrap() else {
            panic!("the other is there")
        };
    }

    #[tokio::test]
    async fn what_a_node_leaves_undone_is_taken_over_once() {
        let Some(home) = postgres_home().await else { return };
        let (one, two, three) = (home.open().await, home.open().await, home.open().await);
        let tables = [(); 3].map(|()| TableId::random());
        for table in &tables[..2] {
            one.claim_table(table, SHORT).await.unwrap();
        }
        one.claim_table(&tables[2], LONG).await.unwrap();
        tokio::time::sleep(20 * SHORT).await;
        let (mut by_two, by_three) =
            tokio::join!(two.adopt(9, LONG), async { three.adopt(9, LONG).await.unwrap() });
        let mut taken: Vec<TableId> = by_two.as_mut().unwrap().drain(..).chain(by_three).collect();
        taken.sort_unstable();
        let mut left = tables[..2].to_vec();
        left.sort_unstable();
        assert_eq!(taken, left);
        assert_eq!(two.adopt(9, LONG).await.unwrap(), []);
    }
}
