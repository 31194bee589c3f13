//! `bastide move`: a server with a data folder becomes one with a PostgreSQL database, as docs/hosting.md shows it.

mod common;

use common::{Serving, bastide, database, new_folder, run};

/// What the doctor says of a place that is in order, behind its name.
fn examined(place: &str) -> String {
    let said = String::from_utf8(run(&mut bastide(&["doctor", place])).stdout).unwrap();
    let (_, found) = said.split_once(" is in order: ").unwrap_or_else(|| panic!("{said}"));
    found.to_owned()
}

#[test]
fn a_server_moves_to_a_database_and_continues_there() {
    let Some(to) = database("moved") else { return };
    let from = new_folder("move").display().to_string();
    let moving = |from: &str| bastide(&["move", "--from", from, "--to", &to]).output().unwrap();
    let server = Serving::start(&["--data", &from, "--log", "warn"]);
    server.play(3);
    let busy = moving(&from);
    assert_eq!(busy.status.code(), Some(1), "{busy:?}");
    assert!(String::from_utf8_lossy(&busy.stderr).contains("in use by another server"));
    assert!(server.stop().success());
    let before = examined(&from);

    let moved = moving(&from);
    assert!(moved.status.success(), "{moved:?}");
    let said = String::from_utf8(moved.stdout).unwrap();
    assert!(said.starts_with("Moved and checked 3 tables with "), "{said}");
    assert!(said.contains("Start the server with --database postgres://"), "{said}");
    assert_eq!(examined(&to), before, "the same is there");
    assert_eq!(examined(&from), before, "the folder stays as it was");
    let again = moving(&from);
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("already holds"), "{again:?}");

    let server = Serving::start(&["--database", &to, "--log", "warn"]);
    server.play(1);
    assert!(server.stop().success());
    assert_ne!(examined(&to), before);
}

#[test]
fn what_cannot_be_moved_is_named() {
    let Some(to) = database("not_moved") else { return };
    let output = bastide(&["move", "--from", "/nowhere", "--to", &to]).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("bastide.sqlite"), "{output:?}");
    let wrong = bastide(&["move", "--from", "/nowhere", "--to", "mysql://x/y"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
}
