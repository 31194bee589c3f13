//! A server that cannot start says why in one line, without passwords, and leaves everything as it is.

mod common;

use std::io::{Read, Write};
use std::net::TcpListener;

use common::{Serving, bastide, database, new_folder, psql, service};

/// The one line that says why a server with these arguments does not start.
fn refused(arguments: &[&str]) -> String {
    let some_port: &[&str] = if arguments.contains(&"--port") { &[] } else { &["--port", "0"] };
    let serve = ["serve", "--log", "error"];
    let output = bastide(&[&serve[..], some_port, arguments].concat()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(output.stdout, b"", "nobody is told to play there");
    let why: Vec<&str> = said.lines().filter_map(|line| line.strip_prefix("error: ")).collect();
    let [why] = why[..] else { panic!("one line: {said}") };
    assert!(said.ends_with(&format!("error: {why}\n")), "it is the last one: {said}");
    why.to_owned()
}

/// Somebody who says something to everybody and hangs up.
fn somebody_else(greeting: &'static str) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    std::thread::spawn(move || {
        for mut stream in listener.incoming().flatten() {
            let _ = stream.read(&mut [0; 512]);
            let _ = stream.write_all(greeting.as_bytes());
        }
    });
    port
}

#[test]
fn a_folder_that_cannot_be_used_is_named_with_the_reason() {
    let folder = new_folder("start");
    std::fs::create_dir(&folder).unwrap();
    let file = folder.join("file");
    std::fs::write(&file, "").unwrap();
    let inside = file.join("data").display().to_string();
    assert!(refused(&["--data", &inside]).starts_with(&inside), "a file is no folder");
    let data = folder.join("data").display().to_string();
    let server = Serving::start(&["--data", &data, "--log", "warn"]);
    assert_eq!(refused(&["--data", &data]), format!("{data} is in use by another server"));
    let port = server.url.rsplit_once(':').unwrap().1.to_owned();
    let other = folder.join("other").display().to_string();
    let why = refused(&["--data", &other, "--port", &port]);
    assert!(why.starts_with(&format!("cannot listen on 127.0.0.1:{port}: ")), "{why}");
    assert!(server.stop().success());
    std::fs::write(
        folder.join("data/bastide.sqlite"),
        "not a database, but a long text".repeat(99),
    )
    .unwrap();
    let why = refused(&["--data", &data]);
    assert_eq!(why, "the database cannot be used: file is not a database");
}

#[test]
fn whoever_answers_in_place_of_a_database_is_not_taken_for_one() {
    for greeting in ["HTTP/1.1 400 Bad Request\r\n\r\n", ""] {
        let address = format!("127.0.0.1:{}/bastide", somebody_else(greeting));
        let said = refused(&["--database", &format!("postgres://ann:hunter2@{address}")]);
        let expected = "what answers there is no PostgreSQL";
        assert_eq!(said, format!("cannot connect to postgres://{address}: {expected}"));
    }
    // It takes connections and never says anything.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("{}/bastide", silent.local_addr().unwrap());
    let said = refused(&["--database", &format!("postgres://ann:hunter2@{address}")]);
    let expected = "nobody answers within 5 seconds";
    assert_eq!(said, format!("cannot connect to postgres://{address}: {expected}"));
    let nowhere = refused(&["--database", "postgres://ann:hunter2@nowhere.invalid/bastide"]);
    assert!(nowhere.starts_with("cannot connect to postgres://nowhere.invalid:5432/bastide: "));
    assert!(!nowhere.contains("hunter2"), "{nowhere}");
}

#[test]
fn a_database_that_cannot_be_used_is_refused_and_left_alone() {
    let Some(empty) = database("start") else { return };
    let (server, name) = empty.rsplit_once('/').unwrap();
    let missing = refused(&["--database", &format!("{server}/not_there")]);
    assert!(missing.ends_with("database \"not_there\" does not exist"), "{missing}");

    // The database of something else.
    psql(&empty, "create table invoices (number int)");
    let foreign = refused(&["--database", &empty]);
    assert!(foreign.contains("holds tables that are not Bastide's"), "{foreign}");
    psql(&empty, "drop table invoices");

    // One that nobody may write to, as a copy that only follows another database: empty, and with a schema.
    let read_only = |yes: bool| {
        let set = format!("alter database {name} set default_transaction_read_only = {yes}");
        psql(&format!("{server}/postgres"), &set);
    };
    let expected = "the database is read-only: name one that can be written to";
    read_only(true);
    assert_eq!(refused(&["--database", &empty]), expected);
    read_only(false);
    assert!(Serving::start(&["--database", &empty, "--log", "warn"]).stop().success());
    read_only(true);
    assert_eq!(refused(&["--database", &empty]), expected);
    read_only(false);

    // A newer version has been here.
    psql(
        &empty,
        "insert into _sqlx_migrations (version, description, success, checksum, execution_time) \
         values (9999, 'from the future', true, '', 0)",
    );
    let newer = refused(&["--database", &empty]);
    assert!(newer.contains("made by a newer version of Bastide (schema 9999)"), "{newer}");
    psql(&empty, "delete from _sqlx_migrations where version = 9999");
    // An upgrade that did not end, and a schema that is not ours.
    psql(&empty, "update _sqlx_migrations set success = false");
    let halfway = refused(&["--database", &empty]);
    assert!(halfway.contains("in the middle of an upgrade (schema 1)"), "{halfway}");
    psql(&empty, "update _sqlx_migrations set success = true, checksum = 'x'");
    let other = refused(&["--database", &empty]);
    assert!(other.contains("its schema 1 is not Bastide's"), "{other}");
}

#[test]
fn a_user_who_may_not_do_what_a_server_has_to_is_told_so() {
    let Some(own) = database("forbidden") else { return };
    let (server, name) = own.rsplit_once('/').unwrap();
    let eve = format!("eve_{}", std::process::id());
    psql(&own, &format!("create user {eve}; revoke create on schema public from public"));
    let (scheme, host) = server.split_once("://").unwrap();
    let host = host.rsplit('@').next().unwrap();
    let as_eve = format!("{scheme}://{eve}@{host}/{name}");
    let why = refused(&["--database", &as_eve]);
    assert!(why.contains("its user may not do everything there"), "{why}");
    psql(&own, &format!("drop user {eve}"));
}

#[test]
fn a_bus_that_is_not_there_is_named_without_its_password() {
    let wrong = ["--database", "postgres://127.0.0.1:1/bastide", "--bus", "http://ann:hunter2@x"];
    let why = refused(&wrong);
    assert_eq!(why, "the address of the bus cannot be read: write it as nats://host:4222");
    let Some((database, nats)) = database("no_bus").zip(service("BASTIDE_NATS")) else { return };
    let greeting = somebody_else("HTTP/1.1 400 Bad Request\r\n\r\n");
    for address in ["127.0.0.1:1".to_owned(), format!("127.0.0.1:{greeting}")] {
        let bus = format!("nats://ann:hunter2@{address}");
        let why = refused(&["--database", &database, "--bus", &bus]);
        let expected = format!("cannot connect to the bus at nats://{address}: ");
        assert!(why.starts_with(&expected) && !why.contains("hunter2"), "{why}");
    }
    // Nothing of these tries keeps a server away.
    let server = Serving::start(&["--database", &database, "--bus", &nats, "--log", "warn"]);
    assert!(server.stop().success());
}
