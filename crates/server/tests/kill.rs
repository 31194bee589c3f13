//! A server that is killed in the middle of play loses nothing that it has acknowledged.
//!
//! This test is a program of its own: it starts itself again as a server, plays there, kills that
//! process without warning, starts another one on the same folder and compares.

#[path = "sockets/common.rs"]
mod common;
#[path = "sockets/process.rs"]
mod process;

use std::path::Path;

use common::Person;
use process::{Process, actions, asked, serve_if_told};
use serde_json::{Value, json};

#[tokio::main]
async fn main() {
    serve_if_told().await;
    if std::env::args().any(|word| word == "--list") {
        return;
    }
    let folder = tempfile::TempDir::new().unwrap();
    nothing_acknowledged_is_lost(folder.path()).await;
    println!("test a killed server loses nothing ... ok");
}

async fn nothing_acknowledged_is_lost(folder: &Path) {
    let mut server = Process::start(folder);
    let ann = Person::new(server.address, "Ann").await;
    let bob = Person::new(server.address, "Bob").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(json!({ "preset": "base-2021", "seats": seats })).await;
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let (of_bots, _) = ann.create(json!({ "preset": "base", "seats": bots })).await;

    let mut acknowledged: Vec<Value> = Vec::new();
    for round in 0..3 {
        let (ann, bob) = (ann.at(server.address), bob.at(server.address));
        let mut chairs = [ann.sit(&id).await, bob.sit(&id).await];
        for choice in 0..8 {
            let chair = asked(&mut chairs).await;
            acknowledged.push(chair.view["legal"][choice % 3].clone());
            if acknowledged.last().unwrap().is_null() {
                *acknowledged.last_mut().unwrap() = chair.view["legal"][0].clone();
                chair.play(0).await;
            } else {
                chair.play(choice % 3).await;
            }
            let version = chair.version();
            for other in &mut chairs {
                other.see("the action", |view| view["version"].as_u64() >= Some(version)).await;
            }
        }
        // The last action is on its way when the server dies: it is played wholly or not at all.
        let chair = asked(&mut chairs).await;
        let version = chair.version();
        let last = chair.view["legal"][0]["action"].clone();
        let (ack, play) = chair.action(0);
        chair.send(play.clone()).await;
        server.kill();

        server = Process::start(folder);
        let played = actions(&ann.at(server.address), &id).await;
        let known: Vec<Value> = acknowledged.iter().map(|legal| legal["action"].clone()).collect();
        assert_eq!(played[..known.len()], known, "round {round}");
        assert!(played.len() <= known.len() + 1);

        // The client does not know whether it was heard, and says it again.
        let who = play["expected"].as_u64().unwrap();
        assert_eq!(who, version);
        let mut chairs =
            [ann.at(server.address).sit(&id).await, bob.at(server.address).sit(&id).await];
        for chair in &mut chairs {
            chair.send(play.clone()).await;
            let answer = chair.answer(&ack).await;
            let good = answer["type"] == "ack" && answer["version"] == json!(version + 1);
            let not_theirs = matches!(answer["code"].as_str(), Some("stale" | "not-your-turn"));
            assert!(good || not_theirs, "{answer}");
        }
        let played = actions(&ann.at(server.address), &id).await;
        assert_eq!(played.len(), known.len() + 1, "it is played once");
        assert_eq!(played.last(), Some(&last));
        acknowledged.push(json!({ "action": last }));
    }
    let mut watching = ann.at(server.address).sit(&of_bots).await;
    watching.see("the bots' end", |view| view["game"]["status"] == "over").await;
    server.kill();
}
