//! Users: everybody who plays, signed in by the tokens in their cookies.

use bastide_table::{Person, Time, UserId};
use sqlx::Row;

use super::Store;
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
    ) -> Result<(), sqlx::Error> {
        let mut work = self.write.begin().await?;
        sqlx::query("INSERT INTO users (id, name, colour, created) VALUES (?, ?, ?, ?)")
            .bind(user.id.as_str())
            .bind(&user.name)
            .bind(&user.colour)
            .bind(now.0)
            .execute(&mut *work)
            .await?;
        sqlx::query("INSERT INTO sessions (token, user, created) VALUES (?, ?, ?)")
            .bind(token.hash())
            .bind(user.id.as_str())
            .bind(now.0)
            .execute(&mut *work)
            .await?;
        work.commit().await
    }

    /// Changes the name and the colour of a user.
    pub async fn update_user(&self, user: &Person) -> Result<(), sqlx::Error> {
        sqlx::query("UPDATE users SET name = ?, colour = ? WHERE id = ?")
            .bind(&user.name)
            .bind(&user.colour)
            .bind(user.id.as_str())
            .execute(&self.write)
            .await?;
        Ok(())
    }
}
