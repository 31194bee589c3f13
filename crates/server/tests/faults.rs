//! A disk that is full or fails: what is acknowledged is on the disk, what is not is refused, and when
//! the disk is well again the server is too.
//!
//! This test is a program of its own, as `kill` is. The server's process has a small library loaded that
//! lets writes and flushes of the database fail while a file says so.

#[path = "sockets/common.rs"]
mod common;
#[path = "sockets/process.rs"]
mod process;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use common::{Chair, Person, request};
use process::{Process, actions, asked, serve_if_told};
use serde_json::{Value, json};
use tokio::time::sleep;

#[tokio::main]
async fn main() {
    serve_if_told().await;
    if std::env::args().any(|word| word == "--list") {
        return;
    }
    if !cfg!(target_os = "linux") {
        return println!("test faults ... skipped: the library is for Linux");
    }
    let folder = tempfile::TempDir::new().unwrap();
    let shim = build_shim(folder.path());
    for (letter, what) in [("w", "full"), ("e", "broken"), ("s", "not flushed")] {
        what_is_acknowledged_is_on_disk(&folder.path().join(letter), &shim, letter).await;
        println!("test a disk that is {what} makes no false promise ... ok");
    }
}

/// Compiles the library into a folder.
fn build_shim(folder: &Path) -> PathBuf {
    let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/faults/shim.c");
    let shim = folder.join("shim.so");
    let mut compile = Command::new("cc");
    compile.args(["-shared", "-fPIC", "-O1", "-Wno-nonnull", source, "-o"]).arg(&shim).arg("-ldl");
    assert!(compile.status().expect("cc runs").success());
    shim
}

async fn what_is_acknowledged_is_on_disk(folder: &Path, shim: &Path, fault: &str) {
    std::fs::create_dir(folder).unwrap();
    let control = folder.join("faults");
    let variables = [("LD_PRELOAD", shim), ("BASTIDE_FAULTS", &control)];
    let server = Process::with(folder, &variables);
    let ann = Person::new(server.address, "Ann").await;
    let bob = Person::new(server.address, "Bob").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(json!({ "preset": "base-2021", "seats": seats })).await;
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    let mut chairs = [ann.sit(&id).await, bob.sit(&id).await];

    let mut acknowledged: Vec<Value> = Vec::new();
    for _ in 0..4 {
        for _ in 0..4 {
            acknowledged.push(play(&mut chairs).await.expect("the disk is well"));
        }
        // Two failures with a pause between them are what made acknowledgements false once.
        std::fs::write(&control, fault).unwrap();
        for _ in 0..2 {
            assert_eq!(play(&mut chairs).await, Err("storage".to_owned()));
            assert_eq!(health(&server).await, 503, "{fault}");
            sleep(Duration::from_millis(300)).await;
        }
        std::fs::remove_file(&control).unwrap();
    }
    acknowledged.push(play(&mut chairs).await.expect("the disk is well again"));
    assert_eq!(health(&server).await, 200);
    assert_eq!(actions(&ann, &id).await, acknowledged, "what the server shows");
    server.kill();

    let server = Process::start(folder);
    let stored = actions(&ann.at(server.address), &id).await;
    assert_eq!(stored, acknowledged, "what is on the disk after {fault}");
}

/// Plays an action of whoever is asked: the action if it is acknowledged, or the code of the refusal.
async fn play(chairs: &mut [Chair; 2]) -> Result<Value, String> {
    let chair = asked(chairs).await;
    let (ack, play) = chair.action(0);
    chair.send(play.clone()).await;
    let answer = chair.answer(&ack).await;
    if answer["type"] == "refused" {
        return Err(answer["code"].as_str().unwrap().to_owned());
    }
    let version = answer["version"].as_u64();
    for chair in chairs {
        chair.see("the action", |view| view["version"].as_u64() >= version).await;
    }
    Ok(play["action"].clone())
}

async fn health(server: &Process) -> u16 {
    request(server.address, "GET", "/health", &[], "").await.status
}
