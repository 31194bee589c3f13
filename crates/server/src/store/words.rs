//! What is wrong with a database, in words for hosts, who read them when a server does not start.

use std::io::ErrorKind;

use sqlx::error::DatabaseError;

/// What an error means. Nothing in it can be a password: addresses are in no error.
pub fn words(error: &sqlx::Error) -> String {
    match error {
        sqlx::Error::Database(error) => in_one_line(&of_database(&**error)),
        sqlx::Error::Io(error) => in_one_line(&error.to_string()),
        sqlx::Error::PoolTimedOut => "it does not answer in time".to_owned(),
        other => in_one_line(&other.to_string()),
    }
}

/// Why nobody is let in.
pub fn words_at_the_door(error: &sqlx::Error) -> String {
    let hung_up = |error: &std::io::Error| {
        matches!(error.kind(), ErrorKind::UnexpectedEof | ErrorKind::ConnectionReset)
    };
    match error {
        sqlx::Error::Protocol(_) => "what answers there is no PostgreSQL".to_owned(),
        sqlx::Error::Io(error) if hung_up(error) => {
            "what answers there hangs up, as if it were no PostgreSQL".to_owned()
        }
        error => words(error),
    }
}

fn in_one_line(text: &str) -> String {
    text.lines().map(str::trim).collect::<Vec<_>>().join(" ")
}

fn of_database(error: &dyn DatabaseError) -> String {
    let said = error.message();
    match error.code().as_deref().map(kind) {
        Some(Kind::Full) => format!("its disk is full ({said})"),
        Some(Kind::ReadOnly) => format!("it is read-only ({said})"),
        Some(Kind::Broken) => format!("its disk fails or is full ({said})"),
        Some(Kind::Forbidden) => {
            format!("its user may not do everything there, as the owner of a database may ({said})")
        }
        None | Some(Kind::Other) => said.to_owned(),
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Full,
    ReadOnly,
    Broken,
    Forbidden,
    Other,
}

/// What a code stands for: five signs from PostgreSQL, or a number from SQLite, whose last byte is the kind.
fn kind(code: &str) -> Kind {
    let of_sqlite = |code: &str| code.parse::<u32>().ok().map(|number| number & 0xff);
    match code {
        "53100" => Kind::Full,
        "25006" => Kind::ReadOnly,
        "58030" => Kind::Broken,
        "42501" => Kind::Forbidden,
        code if code.len() == 5 => Kind::Other,
        code => match of_sqlite(code) {
            Some(13) => Kind::Full,
            Some(8) => Kind::ReadOnly,
            Some(10) => Kind::Broken,
            _ => Kind::Other,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_both_databases_are_known() {
        for (code, expected) in [
            ("53100", Kind::Full),
            ("25006", Kind::ReadOnly),
            ("42501", Kind::Forbidden),
            ("23505", Kind::Other),
            ("13", Kind::Full),
            ("8", Kind::ReadOnly),
            ("1032", Kind::ReadOnly),
            ("4874", Kind::Broken),
            ("1", Kind::Other),
        ] {
            assert_eq!(kind(code), expected, "{code}");
        }
    }

    #[test]
    fn whoever_answers_without_speaking_the_language_is_no_database() {
        let said = words_at_the_door(&sqlx::Error::Protocol("unknown\ntype: 'H'".to_owned()));
        assert_eq!(said, "what answers there is no PostgreSQL");
        let eof = std::io::Error::from(ErrorKind::UnexpectedEof);
        assert!(words_at_the_door(&sqlx::Error::Io(eof)).contains("hangs up"));
        let refused = std::io::Error::from(ErrorKind::ConnectionRefused);
        assert_eq!(words_at_the_door(&sqlx::Error::Io(refused)), "connection refused");
    }
}
