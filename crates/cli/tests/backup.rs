//! A backup that is made while people play is in order, and a server starts with it: by the ways that
//! docs/hosting.md shows.

mod common;

use std::process::Command;

use common::{Serving, bastide, database, has_program, new_folder, run};

/// What the doctor says of a place that is in order.
fn examined(place: &str) -> String {
    let said = run(&mut bastide(&["doctor", place])).stdout;
    String::from_utf8(said).unwrap()
}

#[test]
fn a_copy_of_a_folder_is_in_order_and_a_server_starts_with_it() {
    if !has_program("sqlite3") {
        return;
    }
    let folder = new_folder("backup");
    let data = folder.join("data").display().to_string();
    let server = Serving::start(&["--data", &data, "--log", "warn"]);
    server.play(2);
    let restored = folder.join("restored");
    std::fs::create_dir(&restored).unwrap();
    let copy = restored.join("bastide.sqlite").display().to_string();
    // Others go on playing while it is made.
    std::thread::scope(|scope| {
        scope.spawn(|| server.play(3));
        let database = format!("{data}/bastide.sqlite");
        run(Command::new("sqlite3").args([&database, &format!(".backup {copy}")]));
    });
    let restored = restored.display().to_string();
    let said = examined(&restored);
    assert!(said.contains("is in order: ") && !said.contains(" 0 tables"), "{said}");
    let again = Serving::start(&["--data", &restored, "--log", "warn"]);
    again.play(1);
    drop(again);
    examined(&restored);
}

#[test]
fn a_dump_of_postgres_is_in_order_and_a_server_starts_with_it() {
    let databases = database("original").zip(database("restored"));
    let Some((original, restored)) = databases.filter(|_| has_program("pg_dump")) else { return };
    let serving = Serving::start(&["--database", &original, "--log", "warn"]);
    serving.play(2);
    let folder = new_folder("dump");
    std::fs::create_dir(&folder).unwrap();
    let file = folder.join("bastide.dump").display().to_string();
    std::thread::scope(|scope| {
        scope.spawn(|| serving.play(3));
        run(Command::new("pg_dump").args(["--format=custom", "--file", &file, &original]));
    });
    run(Command::new("pg_restore").args(["--dbname", &restored, &file]));
    let said = examined(&restored);
    assert!(said.contains("is in order: ") && !said.contains(" 0 tables"), "{said}");
    let again = Serving::start(&["--database", &restored, "--log", "warn"]);
    again.play(1);
    drop(again);
    examined(&restored);
}
