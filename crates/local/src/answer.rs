//! Answers to requests that would otherwise go to a server: the same routes with the same JSON, as far as
//! they need no people and no store.

use bastide_host as host;
use bastide_lessons::Course;
use bastide_table::{Command, Time};
use bastide_wire::site::{Answer, Done, Me, Refusal, RefusalCode, Refused};
use serde::Serialize;

use crate::here::Here;
use crate::open::Id;

/// Everything that a new game can be made of, as the server answers it. `cargo xtask wire` writes it.
const CATALOGUE: &str = include_str!("../data/catalogue.json");

const JSON: &str = "application/json";
const SVG: &str = "image/svg+xml";
const TEXT: &str = "text/plain; charset=utf-8";

/// What is answered with: a type and a body.
type Found = Result<(&'static str, String), Refusal>;

/// Answers a request about the table that is kept here, or about what is the same for everybody.
pub(crate) fn answer(
    me: &Me,
    here: Option<&mut Here>,
    (method, address): (&str, &str),
    now: Time,
) -> Answer {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    let parts: Option<Vec<String>> = path.trim_start_matches('/').split('/').map(decoded).collect();
    let parts = parts.unwrap_or_default();
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    let mut told = None;
    let found = match (method, parts.as_slice()) {
        ("GET" | "HEAD", ["api", "me"]) => json(me),
        ("GET" | "HEAD", ["api", "games", id, rest @ ..]) => {
            kept(here, id).and_then(|here| of_table(here, rest))
        }
        ("GET" | "HEAD", ["art", "board", file]) => board(here, file),
        ("GET" | "HEAD", parts) => of_everybody(parts, query),
        ("POST", ["api", "games", id, "resign"]) => kept(here, id).and_then(|here| {
            told = Some(here.wish(None, &Command::Resign, now)?);
            json(&Done {})
        }),
        ("POST", ["api", "games", id, "uploaded", table @ ..]) if table.len() < 2 => kept(here, id)
            .and_then(|here| {
                let table = table.first().map(|table| Id::read(table)).transpose()?;
                let upload = Command::Upload { table: table.map(|id| id.as_str().to_owned()) };
                told = Some(here.wish(None, &upload, now)?);
                json(&Done {})
            }),
        _ => Err(missing()),
    };
    match found {
        Ok((kind, body)) => Answer { status: 200, kind: kind.to_owned(), body, told },
        Err(error) => {
            let status = error.code.status();
            Answer { status, kind: JSON.to_owned(), body: to_text(&Refused { error }), told: None }
        }
    }
}

fn kept<'a>(here: Option<&'a mut Here>, id: &str) -> Result<&'a mut Here, Refusal> {
    here.filter(|here| here.id() == id).ok_or_else(|| Refusal::new(RefusalCode::NoGame))
}

fn of_table(here: &Here, rest: &[&str]) -> Found {
    let not_started = || Refusal::new(RefusalCode::NotStarted);
    match rest {
        [] => json(&here.summary()),
        ["view"] => json(&here.view()),
        ["at", ply] => {
            let ply = ply.parse().map_err(|_| Refusal::new(RefusalCode::BadRequest))?;
            json(&here.replay(ply)?)
        }
        ["transcript"] => json(&host::transcript(here.table()).ok_or_else(not_started)?),
        ["game.bastide"] => Ok((TEXT, host::file(here.table()).ok_or_else(not_started)?)),
        _ => Err(missing()),
    }
}

fn board(here: Option<&mut Here>, file: &str) -> Found {
    let here = kept(here, file.strip_suffix(".svg").ok_or_else(missing)?)?;
    svg(host::board(here.table()))
}

fn of_everybody(parts: &[&str], query: &str) -> Found {
    match parts {
        ["api", "catalogue"] => Ok((JSON, CATALOGUE.to_owned())),
        ["api", "lessons"] => json(&Course::shipped().list()),
        ["api", "lessons", lesson, scene] => {
            let answers = parameter(query, "answers").unwrap_or_else(|| "[]".to_owned());
            json(&host::lesson_answer(lesson, scene, &answers)?)
        }
        ["art", "tile", kind, degrees, file] => {
            let seed = file.strip_suffix(".svg").and_then(|seed| seed.parse().ok());
            svg(seed.and_then(|seed| host::tile(kind, degrees, seed)))
        }
        ["art", "figure", figure, file] => {
            let colour = file.strip_suffix(".svg");
            svg(colour.and_then(|colour| host::figure(figure, colour)))
        }
        ["art", "kind", kind, file] => {
            let degrees = file.strip_suffix(".json").ok_or_else(missing)?;
            json(&host::kind(kind, degrees).ok_or_else(missing)?)
        }
        _ => Err(missing()),
    }
}

fn svg(drawing: Option<String>) -> Found {
    drawing.map(|drawing| (SVG, drawing)).ok_or_else(missing)
}

fn json(value: &impl Serialize) -> Found {
    Ok((JSON, to_text(value)))
}

/// A value as JSON.
pub(crate) fn to_text(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_else(|_| "null".to_owned())
}

fn missing() -> Refusal {
    Refusal::new(RefusalCode::NotFound)
}

/// The value of a parameter in the query of an address.
fn parameter(query: &str, name: &str) -> Option<String> {
    let pairs = query.split('&').filter_map(|pair| pair.split_once('='));
    let (_, value) = { pairs }.find(|(key, _)| *key == name)?;
    decoded(&value.replace('+', " "))
}

/// A part of an address as it was before it was written there; nothing if it is no text.
fn decoded(part: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(part.len());
    let mut rest = part.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                let value = |digit: u8| char::from(digit).to_digit(16);
                bytes.push((value(digits[0])? << 4 | value(digits[1])?) as u8);
            }
            other => bytes.push(other),
        }
    }
    String::from_utf8(bytes).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_browsers_write_them() {
        assert_eq!(decoded("base%2DA%20%C3%A9").as_deref(), Some("base-A é"));
        for bad in ["%", "%4", "%zz", "%ff"] {
            assert_eq!(decoded(bad), None, "{bad}");
        }
        assert_eq!(parameter("a=1&answers=%5B%5D", "answers").as_deref(), Some("[]"));
        assert_eq!(parameter("answer=1", "answers"), None);
    }
}
