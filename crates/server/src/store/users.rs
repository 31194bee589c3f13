//! Users: everybody who plays, signed in by the tokens in their cookies.

use bastide_table::{Person, Time, UserId};

use super::record::Record;
use super::{Store, WriteError, on_both};
use crate::ids::SessionKey;

impl Store {
    /// The user who is signed in with this token.
    pub async fn user(&self, token: &SessionKey) -> Result<Option<Person>, sqlx::Error> {
        let query = "SELECT id, name, colour FROM users \
                     JOIN sessions ON sessions.\"user\" = users.id WHERE token = $1";
        let row: Option<(String, String, String)> =
            on_both!(self, |pool| sqlx::query_as(query).bind(token.hash()).fetch_optional(pool))?;
        Ok(row.map(|(id, name, colour)| Person { id: UserId(id), name, colour }))
    }

    /// A new user, signed in with this token.
    pub async fn add_user(
        &self,
        token: &SessionKey,
        user: &Person,
        now: Time,
    ) -> Result<(), WriteError> {
        self.write(vec![Record::user(token, user, now)]).await
    }

    /// Changes the name and the colour of a user.
    pub async fn update_user(&self, user: &Person) -> Result<(), WriteError> {
        self.write(vec![Record::Profile(user.clone())]).await
    }
}
