//! Chat: lines that belong to a game.

use serde::Serialize;
use sqlx::Row;

use super::Store;
use crate::ids::GameId;

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ChatLine {
    /// The seat of who wrote it; nothing for spectators.
    pub from: Option<u8>,
    /// The name of who wrote it.
    pub name: String,
    /// What it says.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub time: i64,
}

/// How many lines a newcomer sees.
pub const CHAT_SHOWN: usize = 100;

impl Store {
    /// Keeps a line.
    pub async fn add_chat(&self, game: &GameId, line: &ChatLine) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO chat (game, seat, name, text, time) VALUES (?, ?, ?, ?, ?)")
            .bind(game.as_str())
            .bind(line.from)
            .bind(&line.name)
            .bind(&line.text)
            .bind(line.time)
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// The last lines of a game, the oldest first.
    pub async fn chat(&self, game: &GameId) -> Result<Vec<ChatLine>, sqlx::Error> {
        let rows = sqlx::query(
            "SELECT seat, name, text, time FROM chat WHERE game = ? ORDER BY id DESC LIMIT ?",
        )
        .bind(game.as_str())
        .bind(CHAT_SHOWN as i64)
        .fetch_all(&self.read)
        .await?;
        let line = |row: &sqlx::sqlite::SqliteRow| {
            Ok(ChatLine {
                from: row.try_get("seat")?,
                name: row.try_get("name")?,
                text: row.try_get("text")?,
                time: row.try_get("time")?,
            })
        };
        rows.iter().rev().map(line).collect()
    }
}
