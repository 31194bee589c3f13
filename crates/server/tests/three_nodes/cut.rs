//! Services that are gone for a while: nothing that was acknowledged is lost, and everything goes on by itself when they
//! are back.

use std::time::{Duration, Instant};

use bastide_server::{Config, Place, Server};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::time::sleep;

use crate::common::services::{self, Line};
use crate::common::{Chair, PATIENCE, Person, config, request, scripted};

/// Two nodes; the first goes to its services by lines that can be cut.
struct Nodes {
    near: Server,
    far: Server,
    database: Line,
    bus: Line,
    url: String,
    _folder: TempDir,
}

impl Nodes {
    async fn start() -> Nodes {
        let (folder, url) = (TempDir::new().unwrap(), services::database().await);
        let (database, by_line) = Line::to(&url).await;
        let (bus, bus_by_line) = Line::to(&services::bus()).await;
        let set = |database: &str, bus: &str| Config {
            store: Place::read(database).unwrap(),
            bus: Some(bus.to_owned()),
            ..config(folder.path())
        };
        let near = Server::start(set(&by_line, &bus_by_line)).await.unwrap();
        let far = Server::start(set(&url, &services::bus())).await.unwrap();
        Nodes { near, far, database, bus, url, _folder: folder }
    }

    /// Ann at the first node and Bob at the second, at one table.
    async fn two(&self) -> (String, Person, Chair, Chair) {
        let ann = Person::new(self.near.address(), "Ann").await;
        let bob = Person::new(self.far.address(), "Bob").await;
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let (id, invite) = ann.create(scripted(seats, &["base.U"; 20])).await;
        assert_eq!(bob.join(&id, &invite).await.status, 200);
        let (at_ann, at_bob) = (ann.sit(&id).await, bob.sit(&id).await);
        (id, ann, at_ann, at_bob)
    }
}

/// The answer to an action.
async fn play(chair: &mut Chair) -> Value {
    let (ack, play) = chair.action(0);
    chair.send(play).await;
    chair.answer(&ack).await
}

#[tokio::test]
async fn without_the_bus_moves_come_later_and_with_it_at_once() {
    if !services::are_there() {
        return;
    }
    let nodes = Nodes::start().await;
    let (_, _, mut at_ann, mut at_bob) = nodes.two().await;
    let ready = async || request(nodes.near.address(), "GET", "/health/ready", &[], "").await;
    assert_eq!(ready().await.json()["status"], "ok");
    nodes.bus.cut();
    while ready().await.json()["status"] != "no-bus" {
        sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(ready().await.status, 200, "everything works, only later");
    for _ in 0..2 {
        let player = at_ann.view["decision"]["player"].as_u64().unwrap();
        while at_ann.view["decision"]["player"] == player {
            let (own, other) =
                if player == 0 { (&mut at_ann, &mut at_bob) } else { (&mut at_bob, &mut at_ann) };
            let version = own.play(0).await;
            other.see("the move", |view| view["version"] == version).await;
        }
    }
    nodes.bus.mend();
    while ready().await.json()["status"] != "ok" {
        sleep(Duration::from_millis(20)).await;
    }
    let (own, other) = match at_ann.view["decision"]["player"] == 0 {
        true => (&mut at_ann, &mut at_bob),
        false => (&mut at_bob, &mut at_ann),
    };
    let version = own.play(0).await;
    other.see("the move", |view| view["version"] == version).await;
}

#[tokio::test]
async fn without_the_database_nothing_is_accepted_and_nothing_lost() {
    if !services::are_there() {
        return;
    }
    let nodes = Nodes::start().await;
    let (id, ann, mut at_ann, mut at_bob) = nodes.two().await;
    let version = at_ann.play(0).await;
    at_bob.see("the move", |view| view["version"] == version).await;
    let status =
        async |path: &str| request(nodes.near.address(), "GET", path, &[], "").await.status;
    for _ in 0..2 {
        nodes.database.cut();
        assert_eq!(play(&mut at_ann).await["code"], "storage");
        assert_eq!((status("/health/ready").await, status("/health/live").await), (503, 200));
        let game = ann.post("/api/games", json!({ "seats": [{ "kind": "me" }] })).await;
        assert_eq!((game.status, game.header("retry-after")), (503, Some("2")));
        assert_eq!(at_ann.version(), version);
        nodes.database.mend();
        let begin = Instant::now();
        while status("/health/ready").await != 200 {
            assert!(begin.elapsed() < PATIENCE, "the node is ready again");
            sleep(Duration::from_millis(20)).await;
        }
    }
    let answer = play(&mut at_ann).await;
    assert_eq!((&answer["type"], &answer["version"]), (&json!("ack"), &json!(version + 1)));
    at_bob.see("the move", |view| view["version"] == version + 1).await;
    let transcript = ann.get(&format!("/api/games/{id}/transcript")).await.json();
    let moves = transcript["moves"].as_array().unwrap().iter();
    assert_eq!(moves.filter(|entry| entry.get("type").is_some()).count(), 2);
}

#[tokio::test]
async fn a_database_that_turns_read_only_accepts_nothing_until_it_is_well() {
    if !services::are_there() {
        return;
    }
    let nodes = Nodes::start().await;
    let (_, _, mut at_ann, mut at_bob) = nodes.two().await;
    let ready =
        async || request(nodes.near.address(), "GET", "/health/ready", &[], "").await.status == 200;
    services::set_read_only(&nodes.url, true).await;
    assert_eq!(play(&mut at_ann).await["code"], "storage");
    assert!(!ready().await);
    services::set_read_only(&nodes.url, false).await;
    while !ready().await {
        sleep(Duration::from_millis(20)).await;
    }
    let version = at_ann.play(0).await;
    assert_eq!(version, 1, "what was refused was not played");
    at_bob.see("the move", |view| view["version"] == version).await;
}

#[tokio::test]
async fn a_server_without_its_services_says_which() {
    let folder = TempDir::new().unwrap();
    let alone = Config { bus: Some("nats://127.0.0.1:1".to_owned()), ..config(folder.path()) };
    let error = Server::start(alone.clone()).await.err().unwrap().to_string();
    assert!(error.contains("needs a PostgreSQL database"), "{error}");
    if !services::are_there() {
        return;
    }
    let store = Place::read(&services::database().await).unwrap();
    let config = Config { store, ..alone };
    let error = Server::start(config.clone()).await.err().unwrap().to_string();
    assert!(error.contains("cannot connect to the bus at nats://127.0.0.1:1"), "{error}");
    let config = Config { bus: Some("not an address".to_owned()), ..config };
    let error = Server::start(config).await.err().unwrap().to_string();
    assert!(error.contains("cannot be read"), "{error}");
}
