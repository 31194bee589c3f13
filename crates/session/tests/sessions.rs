//! Whole sessions, kept as text: a complete game in `golden/`, and the examples of
//! `docs/protocol.md`. A line `> request` is followed by `< reply`; whatever changes on the wire
//! shows in a diff of these files. Run with `UPDATE_EXPECT=1` to write the replies anew.

use bastide_session::serve;
use expect_test::expect_file;

#[test]
fn a_complete_game() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden/session.txt");
    let text = std::fs::read_to_string(path).unwrap();
    expect_file![path].assert_eq(&answered(&text));
}

#[test]
fn the_examples_of_the_documentation() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let text = std::fs::read_to_string(path).unwrap();
    assert!(text.lines().filter(|line| line.starts_with("> {")).count() > 5, "it has examples");
    expect_file![path].assert_eq(&answered(&text));
}

/// The text with the replies that its requests get, all of them in one session. A reply that the
/// text cuts short with an ellipsis stays so if it begins like the real one.
fn answered(text: &str) -> String {
    let asks = |line: &&str| line.starts_with("> ");
    let input: String = text.lines().filter(asks).map(|line| format!("{}\n", &line[2..])).collect();
    let mut output = Vec::new();
    serve(input.as_bytes(), &mut output).unwrap();
    let output = String::from_utf8(output).unwrap();
    let mut replies = output.lines();
    let mut lines = text.lines().peekable();
    let mut answered = String::new();
    while let Some(line) = lines.next() {
        answered.push_str(line);
        answered.push('\n');
        if asks(&line) {
            let reply = replies.next().expect("a reply for each request");
            let written = lines.next_if(|line| line.starts_with("< ")).unwrap_or_default();
            let beginning = written.strip_prefix("< ").and_then(|text| text.strip_suffix('…'));
            if beginning.is_some_and(|beginning| reply.starts_with(beginning)) {
                answered.push_str(written);
            } else {
                answered.push_str(&format!("< {reply}"));
            }
            answered.push('\n');
        }
    }
    assert_eq!(replies.next(), None, "no reply without a request");
    answered
}
