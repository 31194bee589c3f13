//! A server that is killed in the middle of play loses nothing that it has acknowledged, and one that is asked
//! to end does so in order, whoever stays connected. What a socket costs is measured here too, where nothing
//! else runs in the process.
//!
//! This test is a program of its own: it starts itself again as a server, plays there, kills that
//! process without warning, starts another one on the same folder and compares.

#[path = "sockets/common.rs"]
mod common;
#[path = "sockets/process.rs"]
mod process;

use std::net::SocketAddr;
use std::path::Path;

use common::{ENDS_WITHIN, Person};
use process::{Process, actions, asked, serve_if_told};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

#[tokio::main]
async fn main() {
    serve_if_told().await;
    if std::env::args().any(|word| word == "--list") {
        return;
    }
    let folder = tempfile::TempDir::new().unwrap();
    nothing_acknowledged_is_lost(folder.path()).await;
    println!("test a killed server loses nothing ... ok");
    let folder = tempfile::TempDir::new().unwrap();
    whoever_is_silent_does_not_hold_up_the_end(folder.path()).await;
    println!("test a server that is asked to end says so and is done ... ok");
    #[cfg(target_os = "linux")]
    {
        let folder = tempfile::TempDir::new().unwrap();
        a_socket_costs_less_than_twenty_kilobytes(folder.path()).await;
        println!("test a socket costs less than twenty kilobytes ... ok");
    }
}

/// Sockets that nobody reads and requests that never end do not keep a server from stopping in order.
async fn whoever_is_silent_does_not_hold_up_the_end(folder: &Path) {
    let server = Process::start(folder);
    let ann = Person::new(server.address, "Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Bob" }]);
    let (id, _) = ann.create(json!({ "preset": "base-2021", "seats": seats })).await;
    let mut chair = ann.sit(&id).await;
    assert!(chair.turn().await);
    let version = chair.play(0).await;
    let silent = [ann.sit(&id).await, ann.sit(&id).await];
    let mut half = Vec::new();
    for _ in 0..20 {
        let mut stream = TcpStream::connect(server.address).await.unwrap();
        stream.write_all(b"GET / HTTP/1.1\r\nhost: here\r\n").await.unwrap();
        half.push(stream);
    }
    let ending = tokio::task::spawn_blocking(move || server.ask_to_end());
    let end = loop {
        if let Err(code) = chair.next().await {
            break code;
        }
    };
    assert_eq!(end, Some(CloseCode::Away), "whoever reads is told that the server stops");
    let took = ending.await.unwrap();
    assert!(took < ENDS_WITHIN, "{took:?}");
    drop((silent, half));
    assert!(!folder.join("bastide.sqlite-wal").exists(), "the database was closed in order");
    let server = Process::start(folder);
    assert_eq!(ann.at(server.address).sit(&id).await.version(), version);
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

#[cfg(target_os = "linux")]
async fn a_socket_costs_less_than_twenty_kilobytes(folder: &Path) {
    let server = Process::start(folder);
    let ann = Person::new(server.address, "Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, _) = ann.create(json!({ "preset": "base", "seats": seats })).await;
    let mut chair = ann.sit(&id).await;
    let _first = open_plainly(server.address, &id, 100).await;
    let before = server.memory();
    let _more = open_plainly(server.address, &id, 300).await;
    chair.until("all of them", |message| message["sockets"] == 401).await;
    let each = server.memory().saturating_sub(before) / 300;
    assert!(each < 20_000, "{each} bytes");
}

/// Opens sockets that read nothing but the answer.
#[cfg(target_os = "linux")]
async fn open_plainly(address: SocketAddr, id: &str, many: usize) -> Vec<TcpStream> {
    let text = format!(
        "GET /ws/games/{id} HTTP/1.1\r\nhost: here\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    let mut streams = Vec::new();
    for _ in 0..many {
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(text.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 101");
        streams.push(stream);
    }
    streams
}
