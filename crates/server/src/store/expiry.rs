//! What is left behind: unfinished games and who has them, what nobody has touched for long, and how it
//! goes.

use bastide_table::{Time, UserId};
use sqlx::{Row, SqliteConnection};

use super::record::Record;
use super::{Store, WriteError};
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
    /// Removes a table with its log.
    RemoveTable(TableId),
    /// Removes a user who has no seat at any table.
    RemoveUser(UserId),
    /// Takes note of when a user was seen.
    Seen(UserId, Time),
}

impl Chore {
    /// Writes it, inside of a transaction.
    pub async fn write(&self, to: &mut SqliteConnection) -> Result<(), sqlx::Error> {
        match self {
            Chore::RemoveTable(table) => {
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
}

impl Store {
    /// How many games are unfinished, in all and of one host.
    pub async fn unfinished(&self, host: &UserId) -> Result<Unfinished, sqlx::Error> {
        let query = "SELECT count(*) AS games, coalesce(sum(bots), 0) AS bots, \
                     (SELECT number FROM unfinished) AS in_all \
                     FROM tables WHERE host = ? AND stage <> 'over'";
        let row = sqlx::query(query).bind(host.as_str()).fetch_one(&self.read).await?;
        Ok(Unfinished {
            of_host: row.try_get("games")?,
            bots_of_host: row.try_get("bots")?,
            in_all: row.try_get("in_all")?,
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
        let query = match left {
            Left::Empty => {
                "SELECT updated, id FROM tables INDEXED BY empty_by_age \
                 WHERE stage = 'waiting' AND people = 0 \
                 AND updated > ? AND updated < ? ORDER BY updated LIMIT ?"
            }
            Left::Waiting => {
                "SELECT updated, id FROM tables WHERE stage = 'waiting' AND stage <> 'over' \
                 AND updated > ? AND updated < ? ORDER BY updated LIMIT ?"
            }
            Left::Running => {
                "SELECT updated, id FROM tables WHERE stage = 'running' AND stage <> 'over' \
                 AND updated > ? AND updated < ? ORDER BY updated LIMIT ?"
            }
        };
        let query = sqlx::query_as(query).bind(after.0).bind(before.0).bind(most);
        let rows: Vec<(i64, String)> = query.fetch_all(&self.read).await?;
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
                     EXISTS (SELECT 1 FROM seats WHERE user = users.id) AS seated FROM users \
                     WHERE coalesce(seen, created) >= ?1 AND coalesce(seen, created) < ?3 \
                     AND (coalesce(seen, created), id) > (?1, ?2) \
                     ORDER BY coalesce(seen, created), id LIMIT ?4";
        let (at, id) = after;
        let query = sqlx::query(query).bind(at.0).bind(id.as_str()).bind(before.0).bind(most);
        let rows = query.fetch_all(&self.read).await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            Ok(Unseen {
                at: Time(row.try_get("at")?),
                user: UserId(row.try_get("id")?),
                seated: row.try_get("seated")?,
            })
        };
        rows.iter().map(read).collect()
    }

    /// Takes note that a user is here, if the last note is old.
    pub async fn saw(&self, user: &UserId, now: Time) -> Result<(), WriteError> {
        let query = "SELECT coalesce(seen, created) FROM users WHERE id = ?";
        let seen = sqlx::query_scalar(query).bind(user.as_str()).fetch_optional(&self.read).await;
        let seen: Option<i64> = seen.map_err(|error| {
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
        self.writer.write(chores.into_iter().map(Record::Chore).collect()).await
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
