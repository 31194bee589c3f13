//! A PostgreSQL database whose disk fills up: what cannot be stored is refused, what was acknowledged stays, and play goes
//! on by itself when there is room again. The database is on a small disk of its own, which takes root to mount.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use bastide_server::{Config, Place, Server};
use serde_json::json;
use tempfile::TempDir;
use tokio::time::sleep;

use crate::common::{Chair, PATIENCE, Person, config, request, scripted, services};
use crate::nodes::actions;

/// Room for two empty databases and a little more.
const SIZE: &str = "size=40m";

/// A small disk that PostgreSQL can use.
struct Disk {
    folder: PathBuf,
    mounted: bool,
}

impl Disk {
    /// Mounts one for the owner of another folder; nothing, and says so, where that is not possible.
    fn mount(owner_of: &Path) -> Option<Disk> {
        let folder = std::env::temp_dir().join(format!("bastide-full-{}", std::process::id()));
        let mut disk = Disk { folder, mounted: false };
        let mounted = disk.try_to_mount(owner_of);
        if let Err(why) = &mounted {
            eprintln!("SKIPPED: no small disk can be mounted for PostgreSQL: {why}");
        }
        mounted.is_ok().then_some(disk)
    }

    fn try_to_mount(&mut self, owner_of: &Path) -> Result<(), String> {
        let owner = std::fs::metadata(owner_of).map_err(|error| error.to_string())?;
        std::fs::create_dir_all(&self.folder).map_err(|error| error.to_string())?;
        let mut mount = Command::new("mount");
        mount.args(["-t", "tmpfs", "-o", SIZE, "tmpfs"]).arg(&self.folder);
        let output = mount.output().map_err(|error| error.to_string())?;
        self.mounted = output.status.success();
        if !self.mounted {
            return Err(String::from_utf8_lossy(&output.stderr).trim().to_owned());
        }
        let inside = self.folder.join("space");
        std::fs::create_dir(&inside).map_err(|error| error.to_string())?;
        chown(&inside, Some(owner.uid()), Some(owner.gid())).map_err(|error| error.to_string())
    }

    /// Leaves no room at all.
    fn fill(&self) {
        let mut file = std::fs::File::create(self.folder.join("filler")).unwrap();
        let zeros = [0; 4096];
        while std::io::Write::write_all(&mut file, &zeros).is_ok() {}
    }

    fn make_room(&self) {
        let _ = std::fs::remove_file(self.folder.join("filler"));
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        if self.mounted && std::thread::panicking() {
            // The databases are still there, and a server that cannot find them fails every other test.
            return self.make_room();
        }
        if self.mounted {
            // What still runs lets go of it when it ends.
            let _ = Command::new("umount").arg("--lazy").arg(&self.folder).status();
        }
        let _ = std::fs::remove_dir(&self.folder);
    }
}

#[tokio::test]
async fn a_database_that_is_full_refuses_keeps_what_it_has_and_goes_on_when_there_is_room() {
    if !services::are_there() {
        return;
    }
    let data = services::data_folder().await;
    let Some(disk) = Disk::mount(Path::new(&data)) else { return };
    let url = services::database_in(&disk.folder.join("space")).await;
    let empty = services::database_beside(&url).await;
    let folder = TempDir::new().unwrap();
    let set = Config {
        store: Place::read(&url).unwrap(),
        bus: Some(services::bus()),
        ..config(folder.path())
    };
    let (near, far) =
        (Server::start(set.clone()).await.unwrap(), Server::start(set.clone()).await.unwrap());
    let (ann, bob) =
        (Person::new(near.address(), "Ann").await, Person::new(far.address(), "Bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(scripted(seats, &["base.U"; 60])).await;
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    let mut chairs = [ann.sit(&id).await, bob.sit(&id).await];
    let mut acknowledged = 0;
    while acknowledged < 4 {
        acknowledged = play(&mut chairs).await.expect("there is room");
    }

    disk.fill();
    // Pages that have room take a few more moves.
    let refused = loop {
        match play(&mut chairs).await {
            Ok(version) => acknowledged = version,
            Err(code) => break code,
        }
        assert!(chairs[0].view["game"]["status"] != "over", "the disk was never full");
    };
    assert_eq!(refused, "storage");
    let mut game = ann.post("/api/games", json!({ "seats": [{ "kind": "me" }] })).await;
    while game.status == 201 {
        game = ann.post("/api/games", json!({ "seats": [{ "kind": "me" }] })).await;
    }
    assert_eq!((game.status, game.header("retry-after")), (503, Some("2")), "{game:?}");
    for person in [&ann, &bob] {
        let view = person.get(&format!("/api/games/{id}/view")).await;
        assert_eq!(view.json()["version"].as_u64(), Some(acknowledged), "it can still be read");
    }

    // Whoever starts now, with a database that has no schema yet, is told why not.
    let late = Config { store: Place::read(&empty).unwrap(), ..set.clone() };
    let why = Server::start(late.clone()).await.err().expect("the disk is full").to_string();
    assert!(why.starts_with("the database cannot be used: its disk is full ("), "{why}");

    disk.make_room();
    Server::start(late).await.expect("there is room").stop().await;
    let begin = Instant::now();
    let version = loop {
        match play(&mut chairs).await {
            Ok(version) => break version,
            Err(code) => assert_eq!(code, "storage"),
        }
        assert!(begin.elapsed() < PATIENCE, "the nodes go on by themselves");
        sleep(Duration::from_millis(20)).await;
    };
    assert_eq!(version, acknowledged + 1, "what was refused was not played");
    assert_eq!(actions(&ann, &id).await.len() as u64, version, "nothing is lost or there twice");
    for node in [&near, &far] {
        assert_eq!(request(node.address(), "GET", "/health/ready", &[], "").await.status, 200);
    }
    near.stop().await;
    far.stop().await;
    services::drop_databases_in(&[&empty, &url]).await;
}

/// Lets whoever is asked play, and gives the version that everybody then sees, or why it was refused.
async fn play(chairs: &mut [Chair; 2]) -> Result<u64, String> {
    let player = chairs[0].view["decision"]["player"].as_u64().unwrap() as usize;
    let (ack, play) = chairs[player].action(0);
    chairs[player].send(play).await;
    let answer = chairs[player].answer(&ack).await;
    if answer["type"] != "ack" {
        return Err(answer["code"].as_str().unwrap().to_owned());
    }
    let version = answer["version"].as_u64().unwrap();
    for chair in chairs {
        chair.see("the move", |view| view["version"].as_u64() >= Some(version)).await;
    }
    Ok(version)
}
