//! `bastide doctor` says of a data folder that it is in order, or what is wrong with it.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Output, Stdio};

fn doctor(folder: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bastide")).arg("doctor").arg(folder).output().unwrap()
}

/// Starts a server in a folder and kills it.
fn serve(folder: &Path) {
    let mut server = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["serve", "--port", "0", "--log", "error", "--data"])
        .arg(folder)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut line).unwrap();
    assert!(line.contains("http://localhost:"), "{line}");
    server.kill().unwrap();
    server.wait().unwrap();
}

#[test]
fn a_folder_is_in_order_or_its_problem_is_named() {
    let folder = std::env::temp_dir().join(format!("bastide-doctor-{}", std::process::id()));
    let output = doctor(&folder);
    assert_eq!(output.status.code(), Some(2), "there is no such folder");

    serve(&folder);
    let output = doctor(&folder);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(said.contains("is in order: 0 tables with 0 entries, 0 people."), "{said}");

    std::fs::remove_file(folder.join("bastide.sqlite-wal")).unwrap();
    let output = doctor(&folder);
    let said = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(said.contains("bastide.sqlite-wal is missing"), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
}
