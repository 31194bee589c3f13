//! What is written down is what the types say: the sessions of `docs/protocol.md` and of the golden
//! file are read into requests and replies, and written again to the letter.

use bastide_wire::{Reply, Request, Setup};
use serde_json::Value;

const PROTOCOL: &str = include_str!("../../../docs/protocol.md");
const GOLDEN: &str = include_str!("../../session/tests/golden/session.txt");

/// Every request with its reply, if that is written out.
fn exchanges(text: &str) -> Vec<(&str, Option<&str>)> {
    let mut lines = text.lines().peekable();
    let mut exchanges = Vec::new();
    while let Some(line) = lines.next() {
        let Some(request) = line.strip_prefix("> {").map(|_| &line[2..]) else { continue };
        let reply = lines.next_if(|line| line.starts_with("< ")).map(|line| &line[2..]);
        exchanges.push((request, reply.filter(|reply| !reply.ends_with('…'))));
    }
    exchanges
}

fn check(text: &str, least: usize) {
    let mut checked = 0;
    for (line, answer) in exchanges(text) {
        let reply = answer.map(|line| {
            let reply: Reply = serde_json::from_str(line).unwrap_or_else(|e| panic!("{line}: {e}"));
            assert_eq!(reply.to_line(), line);
            reply
        });
        let request = serde_json::from_str::<Request>(line);
        if request.is_err() && matches!(reply, Some(Reply::Error { .. })) {
            continue;
        }
        let request = request.unwrap_or_else(|error| panic!("{line}: {error}"));
        let sent: Value = serde_json::from_str(line).unwrap();
        assert_eq!(serde_json::to_value(request).unwrap(), sent);
        checked += 1;
    }
    assert!(checked >= least, "{checked}");
}

#[test]
fn the_session_of_the_documentation_is_made_of_requests_and_replies() {
    check(PROTOCOL, 12);
}

#[test]
fn the_golden_session_is_made_of_requests_and_replies() {
    check(GOLDEN, 30);
}

#[test]
fn the_set_up_of_the_documentation_is_a_set_up() {
    let (_, rest) = PROTOCOL.split_once("## SETUP\n\n```json\n").expect("it is there");
    let (text, _) = rest.split_once("```").expect("it has an end");
    let setup: Setup = serde_json::from_str(text).unwrap();
    let written: Value = serde_json::from_str(text).unwrap();
    assert_eq!(serde_json::to_value(setup).unwrap(), written);
}

#[test]
fn the_error_of_the_documentation_is_a_reply() {
    let (_, rest) = PROTOCOL.split_once("## Errors\n\n```text\n").expect("it is there");
    let line = rest.lines().next().expect("a line");
    let reply: Reply = serde_json::from_str(line).unwrap();
    assert!(matches!(reply, Reply::Error { .. }));
    assert_eq!(reply.to_line(), line);
}
