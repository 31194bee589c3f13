//! `bastide move`: a server with a data folder becomes one with a PostgreSQL database, as docs/hosting.md shows it.

mod common;

use std::process::{Output, Stdio};
use std::time::Duration;

use common::{Serving, bastide, database, new_folder, psql, run};

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

/// Has the database do this when the log of a table arrives: behind people and tables, and before results.
fn when_logs_arrive(database: &str, action: &str) {
    psql(
        database,
        &format!(
            "create or replace function arrives() returns trigger language plpgsql \
             as $$ begin {action}; return null; end $$; \
             create or replace trigger arrives after insert on events \
             for each statement execute function arrives()"
        ),
    );
}

#[test]
fn a_move_that_is_broken_off_half_way_moves_nothing_and_can_be_repeated() {
    let Some(to) = database("broken_off") else { return };
    let from = new_folder("broken-off").display().to_string();
    let server = Serving::start(&["--data", &from, "--log", "warn"]);
    server.play(2);
    assert!(server.stop().success());
    let before = examined(&from);
    // This makes the schema.
    assert!(Serving::start(&["--database", &to, "--log", "warn"]).stop().success());
    let mut moving = bastide(&["move", "--from", &from, "--to", &to]);
    let has_nothing = || {
        let all = ["users", "sessions", "tables", "seats", "events", "results"];
        let counts = all.map(|table| format!("(select count(*) from {table})")).join(" + ");
        assert_eq!(psql(&to, &format!("select {counts}")), "0", "nothing is there");
        assert_eq!(examined(&from), before, "the folder stays as it was");
    };

    when_logs_arrive(&to, "raise exception 'there is no more room'");
    let Output { status, stderr, .. } = moving.output().unwrap();
    let said = String::from_utf8(stderr).unwrap();
    assert_eq!(status.code(), Some(1), "{said}");
    assert!(said.contains("error: nothing was moved: there is no more room"), "{said}");
    has_nothing();

    when_logs_arrive(&to, "perform pg_sleep(600)");
    let mut half_way = moving.stdout(Stdio::null()).spawn().unwrap();
    let those = "from pg_stat_activity where application_name = 'bastide move' \
                 and datname = current_database() and wait_event = 'PgSleep'";
    while psql(&to, &format!("select count(*) {those}")) == "0" {
        assert_eq!(half_way.try_wait().unwrap(), None, "it goes on until it is killed");
        std::thread::sleep(Duration::from_millis(20));
    }
    half_way.kill().unwrap();
    half_way.wait().unwrap();
    // The database would notice when it wakes up.
    psql(&to, &format!("select pg_terminate_backend(pid, 60000) {those}"));
    has_nothing();

    psql(&to, "drop trigger arrives on events");
    let moved = moving.output().unwrap();
    assert!(moved.status.success(), "{moved:?}");
    assert_eq!(examined(&to), before, "all of it is there");
}
