//! Guests: everybody who plays, known by a token in a cookie.

use serde::Serialize;
use sqlx::Row;
use sqlx::sqlite::SqliteRow;

use super::{Store, now};
use crate::ids::{GuestId, Token};

/// Somebody who plays here.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Guest {
    /// The public id.
    pub id: GuestId,
    /// The name that others see.
    pub name: String,
    /// The colour that the guest likes best.
    pub colour: String,
}

impl Store {
    /// The guest with this token.
    pub async fn guest(&self, token: &Token) -> Result<Option<Guest>, sqlx::Error> {
        let row = sqlx::query("SELECT id, name, colour FROM guests WHERE token = ?")
            .bind(token.hash())
            .fetch_optional(&self.read)
            .await?;
        row.map(|row| read(&row)).transpose()
    }

    /// A new guest with this token.
    pub async fn add_guest(&self, token: &Token, guest: &Guest) -> Result<(), sqlx::Error> {
        sqlx::query("INSERT INTO guests (id, token, name, colour, created) VALUES (?, ?, ?, ?, ?)")
            .bind(guest.id.as_str())
            .bind(token.hash())
            .bind(&guest.name)
            .bind(&guest.colour)
            .bind(now())
            .execute(&self.write)
            .await?;
        Ok(())
    }

    /// Changes the name and the colour of a guest.
    pub async fn update_guest(&self, guest: &Guest) -> Result<(), sqlx::Error> {
        sqlx::query("UPDATE guests SET name = ?, colour = ? WHERE id = ?")
            .bind(&guest.name)
            .bind(&guest.colour)
            .bind(guest.id.as_str())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}

fn read(row: &SqliteRow) -> Result<Guest, sqlx::Error> {
    Ok(Guest {
        id: GuestId::stored(row.try_get("id")?),
        name: row.try_get("name")?,
        colour: row.try_get("colour")?,
    })
}
