//! Users: everybody who plays, signed in by the tokens in their cookies.

use bastide_table::{Person, Time, UserId};
use sqlx::Row;

use super::record::Record;
use super::{Store, WriteError};
use crate::ids::SessionKey;

impl Store {
    /// The user who is signed in with this token.
    pub async fn user(&self, token: &SessionKey) -> Result<Option<Person>, sqlx::Error> {
        let row = sqlx::query(
            "SELECT id, name, colour FROM users \
             JOIN sessions ON sessions.user = users.id WHERE token = ?",
        )
        .bind(token.hash())
        .fetch_optional(&self.read)
        .await?;
        let read = |row: sqlx::sqlite::SqliteRow| {
            Ok(Person {
                id: UserId(row.try_get("id")?),
                name: row.try_get("name")?,
                colour: row.try_get("colour")?,
            })
        };
        row.map(read).transpose()
    }

    /// A new user, signed in with this token.
    pub async fn add_user(
        &self,
        token: &SessionKey,
        user: &Person,
        now: Time,
    ) -> Result<(), WriteError> {
        self.writer.write(vec![Record::user(token, user, now)]).await
    }

    /// Changes the name and the colour of a user.
    pub async fn update_user(&self, user: &Person) -> Result<(), WriteError> {
        self.writer.write(vec![Record::Profile(user.clone())]).await
    }
}
