//! A disk that is full or fails: what is acknowledged is on the disk, what is not is refused, and when
//! the disk is well again the server is too.
//!
//! This test is a program of its own, as `kill` is. The server's process has a small library loaded that
//! lets writes and flushes of the database fail while a file says so; where it may, the test mounts a small
//! disk and fills it, too.

#[path = "sockets/common.rs"]
mod common;
#[path = "sockets/process.rs"]
mod process;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use bastide_server::Server;
use common::{Chair, Person, config, request};
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
        let here = folder.path().join(letter);
        std::fs::create_dir(&here).unwrap();
        let fault = Fault::told_to(&shim, here.join("faults"), letter);
        what_is_acknowledged_is_on_disk(&here, &fault).await;
        println!("test a disk that is {what} makes no false promise ... ok");
    }
    match SmallDisk::mount(folder.path().join("small")) {
        Some(disk) => {
            what_is_acknowledged_is_on_disk(&disk.0, &Fault::of_space(&disk.0)).await;
            println!("test a small disk that fills up makes no false promise ... ok");
            who_starts_on_a_full_disk_is_told(&disk.0).await;
            println!("test a server that starts on a full disk says so ... ok");
        }
        None => println!("test a small disk that fills up ... SKIPPED: only root can mount one"),
    }
}

/// Something that goes wrong with a disk, and ends again.
struct Fault {
    /// What the server's process has to know.
    variables: Vec<(&'static str, PathBuf)>,
    begin: Box<dyn Fn()>,
    end: Box<dyn Fn()>,
}

impl Fault {
    /// Writes or flushes fail while a file says so.
    fn told_to(shim: &Path, control: PathBuf, letter: &'static str) -> Fault {
        let file = control.clone();
        Fault {
            variables: vec![("LD_PRELOAD", shim.to_owned()), ("BASTIDE_FAULTS", control.clone())],
            begin: Box::new(move || std::fs::write(&control, letter).unwrap()),
            end: Box::new(move || std::fs::remove_file(&file).unwrap()),
        }
    }

    /// Something else takes all space of the disk.
    fn of_space(disk: &Path) -> Fault {
        let filler = disk.join("filler");
        let file = filler.clone();
        let fill = move || {
            let mut filler = std::fs::File::create(&filler).unwrap();
            while filler.write_all(&[1; 4096]).is_ok() {}
        };
        let end = Box::new(move || std::fs::remove_file(&file).unwrap());
        Fault { variables: Vec::new(), begin: Box::new(fill), end }
    }
}

/// A disk of a few megabytes, in memory.
struct SmallDisk(PathBuf);

impl SmallDisk {
    /// Mounts one, where that is allowed.
    fn mount(folder: PathBuf) -> Option<SmallDisk> {
        std::fs::create_dir(&folder).unwrap();
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", "size=16m", "tmpfs"]).arg(&folder);
        let mounted = mount.output().is_ok_and(|done| done.status.success());
        mounted.then_some(SmallDisk(folder))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg(&self.0).status();
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

async fn what_is_acknowledged_is_on_disk(folder: &Path, fault: &Fault) {
    let variables: Vec<(&str, &Path)> =
        fault.variables.iter().map(|(name, value)| (*name, value.as_path())).collect();
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
        (fault.begin)();
        // What is left of the last page of a full disk may do for an action.
        while let Ok(action) = play(&mut chairs).await {
            acknowledged.push(action);
            assert!(acknowledged.len() < 60, "the disk is well");
        }
        // Two failures with a pause between them are what made acknowledgements false once.
        for _ in 0..2 {
            assert_eq!(play(&mut chairs).await, Err("storage".to_owned()));
            assert_eq!(health(&server).await, 503);
            sleep(Duration::from_millis(300)).await;
        }
        (fault.end)();
    }
    acknowledged.push(play(&mut chairs).await.expect("the disk is well again"));
    assert_eq!(health(&server).await, 200);
    assert_eq!(actions(&ann, &id).await, acknowledged, "what the server shows");
    server.kill();

    let server = Process::start(folder);
    let stored = actions(&ann.at(server.address), &id).await;
    assert_eq!(stored, acknowledged, "what is on the disk");
}

/// A server does not start on a full disk, says why, and starts when there is room again.
async fn who_starts_on_a_full_disk_is_told(disk: &Path) {
    let (known, new) = (disk.join("known"), disk.join("new"));
    let server = Server::start(config(&known)).await.unwrap();
    let ann = Person::new(server.address(), "Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, _) = ann.create(json!({ "preset": "base-2021", "seats": seats })).await;
    server.stop().await;
    let fault = Fault::of_space(disk);
    (fault.begin)();
    for folder in [&known, &new] {
        let error = Server::start(config(folder)).await.err().expect("the disk is full");
        let error = error.to_string();
        let says_so = ["disk is full", "fails or is full", "No space left on device"];
        assert!(says_so.iter().any(|words| error.contains(words)), "{error}");
        assert_eq!(error.lines().count(), 1, "{error}");
    }
    (fault.end)();
    Server::start(config(&new)).await.expect("there is room").stop().await;
    let server = Server::start(config(&known)).await.expect("there is room");
    assert_eq!(ann.at(server.address()).sit(&id).await.version(), 0, "the game is there");
    server.stop().await;
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
