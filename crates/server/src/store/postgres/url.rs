//! The address of a PostgreSQL database. Its password is in no message and no log.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;

/// The address of a database, such as `postgres://bastide@localhost/bastide`.
#[derive(Clone)]
pub struct PostgresUrl(Arc<PgConnectOptions>);

impl PostgresUrl {
    /// Whether a text looks like such an address.
    pub fn is_one(text: &str) -> bool {
        text.starts_with("postgres://") || text.starts_with("postgresql://")
    }

    /// How to connect.
    pub fn options(&self) -> &PgConnectOptions {
        &self.0
    }
}

impl FromStr for PostgresUrl {
    type Err = String;

    fn from_str(text: &str) -> Result<PostgresUrl, String> {
        let example = "write it as postgres://user:password@host:5432/database";
        if !PostgresUrl::is_one(text) {
            return Err(format!("the address of a database is missing its start: {example}"));
        }
        // The text may hold a password, and what is wrong with it could repeat it.
        let options = PgConnectOptions::from_str(text);
        let options = options.map_err(|_| format!("the address cannot be read: {example}"))?;
        match options.get_database() {
            Some(_) => Ok(PostgresUrl(Arc::new(options))),
            None => Err(format!("the address names no database: {example}")),
        }
    }
}

/// Without the password.
impl fmt::Display for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (host, port) = (self.0.get_host(), self.0.get_port());
        write!(f, "postgres://{host}:{port}/{}", self.0.get_database().unwrap_or_default())
    }
}

impl fmt::Debug for PostgresUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_shows_no_password() {
        let url: PostgresUrl = "postgres://ann:secret@db.example:5433/games".parse().unwrap();
        assert_eq!(url.to_string(), "postgres://db.example:5433/games");
        assert_eq!(format!("{url:?}"), url.to_string());
    }

    #[test]
    fn bad_addresses_are_told_apart_and_not_repeated() {
        for (text, why) in [
            ("mysql://ann:secret@here/games", "missing its start"),
            ("postgres://ann:secret@here:port/games", "cannot be read"),
            ("postgres://ann:secret@here", "names no database"),
        ] {
            let error = text.parse::<PostgresUrl>().unwrap_err();
            assert!(error.contains(why) && !error.contains("secret"), "{error}");
        }
    }
}
