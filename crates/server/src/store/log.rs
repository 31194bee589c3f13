//! The log: what was accepted, in order. Nobody hears of an entry before it is committed.

use serde_json::{Value, json};
use sqlx::{Row, Sqlite, Transaction};

use super::games::{insert_seats, write_start};
use super::{GameRow, Glance, SeatRow, Store, damaged, now};
use crate::ids::{GameId, GuestId};

/// An entry that is to be written.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its number, which is the version of the game after it.
    pub seq: u32,
    /// The number of the game's last point after it.
    pub plies: u32,
    /// Who acted: nobody at the start of the game.
    pub seat: Option<u8>,
    /// The guest behind it and the client's id for it.
    pub ack: Option<(GuestId, String)>,
    /// What happened.
    pub body: Value,
    /// What lists show of the position after it.
    pub glance: Glance,
    /// The seats that have won, if the game is over.
    pub winners: Option<Vec<u8>>,
}

/// An entry that was written.
#[derive(Clone, Debug)]
pub struct LogRow {
    /// Its number.
    pub seq: u32,
    /// Who acted.
    pub seat: Option<u8>,
    /// The guest behind it and the client's id for it.
    pub ack: Option<(GuestId, String)>,
    /// What happened.
    pub body: Value,
}

/// Why an entry was not written.
#[derive(Debug)]
pub enum AppendError {
    /// Somebody else has written an entry with this number, or with this id of a client.
    Conflict,
    /// The store failed.
    Failed(sqlx::Error),
}

impl From<sqlx::Error> for AppendError {
    fn from(error: sqlx::Error) -> AppendError {
        let unique = error.as_database_error().is_some_and(|error| error.is_unique_violation());
        if unique { AppendError::Conflict } else { AppendError::Failed(error) }
    }
}

impl Store {
    /// Commits an entry.
    pub async fn append(&self, game: &GameId, entry: &Entry) -> Result<(), AppendError> {
        let mut work = self.write.begin().await?;
        insert(&mut work, game, entry).await?;
        work.commit().await?;
        Ok(())
    }

    /// Commits the beginning of a game: its set-up with players, the order of the seats and the
    /// first entry.
    pub async fn begin(
        &self,
        game: &GameRow,
        seats: &[SeatRow],
        entry: &Entry,
    ) -> Result<(), AppendError> {
        let mut work = self.write.begin().await?;
        write_start(&mut work, game).await?;
        insert_seats(&mut work, &game.id, seats).await?;
        insert(&mut work, &game.id, entry).await?;
        work.commit().await?;
        Ok(())
    }

    /// The log of a game.
    pub async fn log(&self, game: &GameId) -> Result<Vec<LogRow>, sqlx::Error> {
        let rows =
            sqlx::query("SELECT seq, seat, guest, ack, entry FROM log WHERE game = ? ORDER BY seq")
                .bind(game.as_str())
                .fetch_all(&self.read)
                .await?;
        let read = |row: &sqlx::sqlite::SqliteRow| {
            let guest: Option<String> = row.try_get("guest")?;
            let ack: Option<String> = row.try_get("ack")?;
            let body: String = row.try_get("entry")?;
            Ok(LogRow {
                seq: row.try_get("seq")?,
                seat: row.try_get("seat")?,
                ack: guest.map(GuestId::stored).zip(ack),
                body: serde_json::from_str(&body).map_err(damaged)?,
            })
        };
        rows.iter().map(read).collect()
    }
}

async fn insert(
    work: &mut Transaction<'_, Sqlite>,
    game: &GameId,
    entry: &Entry,
) -> Result<(), sqlx::Error> {
    let (guest, ack) = entry.ack.as_ref().map(|(guest, ack)| (guest.as_str(), ack)).unzip();
    sqlx::query(
        "INSERT INTO log (game, seq, seat, guest, ack, entry, time) VALUES (?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(game.as_str())
    .bind(entry.seq)
    .bind(entry.seat)
    .bind(guest)
    .bind(ack)
    .bind(entry.body.to_string())
    .bind(now())
    .execute(&mut **work)
    .await?;
    sqlx::query("UPDATE games SET version = ?, plies = ?, glance = ?, updated = ? WHERE id = ?")
        .bind(entry.seq)
        .bind(entry.plies)
        .bind(json!(entry.glance).to_string())
        .bind(now())
        .bind(game.as_str())
        .execute(&mut **work)
        .await?;
    if let Some(winners) = &entry.winners {
        sqlx::query("UPDATE games SET status = 'over', scores = ?, winners = ? WHERE id = ?")
            .bind(json!(entry.glance.scores).to_string())
            .bind(json!(winners).to_string())
            .bind(game.as_str())
            .execute(&mut **work)
            .await?;
    }
    Ok(())
}
