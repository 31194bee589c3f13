//! What only many nodes can get wrong: races between them, nodes that stop, and work that has to be done once.

use std::time::Duration;

use bastide_server::Server;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::common::{Chair, Here, Person, request, scripted, services, two};

/// The actions of a game so far.
pub async fn actions(person: &Person, id: &str) -> Vec<Value> {
    let transcript = person.get(&format!("/api/games/{id}/transcript")).await.json();
    let moves = transcript["moves"].as_array().unwrap().iter();
    moves.filter(|entry| entry.get("type").is_some()).cloned().collect()
}

#[tokio::test]
async fn of_windows_at_three_nodes_one_wins_each_turn() {
    if !services::are_there() {
        return;
    }
    // Windows answer as fast as the nodes do, which is faster than people may.
    let here = Here::with(|config| config.limits.messages_per_second = 1_000).await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let (id, _) = ann.create(scripted(seats, &["base.U"; 12])).await;
    let mut chairs = Vec::new();
    for address in here.addresses() {
        chairs.push(ann.at(address).sit(&id).await);
    }
    let mut played = 0;
    while chairs[0].view["game"]["status"] != "over" {
        let expected = chairs[0].version();
        let plays: Vec<(String, Value)> =
            chairs.iter().enumerate().map(|(number, chair)| chair.action(number)).collect();
        for (chair, (_, play)) in chairs.iter_mut().zip(&plays) {
            chair.send(play.clone()).await;
        }
        let mut won = 0;
        for (chair, (ack, _)) in chairs.iter_mut().zip(&plays) {
            let answer = chair.answer(ack).await;
            won += (answer["type"] == "ack") as u32;
            let lost = answer["code"] == "stale" || answer["code"] == "game-over";
            assert!(answer["type"] == "ack" || lost, "{answer}");
        }
        assert_eq!(won, 1, "at version {expected}");
        played += 1;
        for chair in &mut chairs {
            chair.see("the winner's action", |view| view["version"] == expected + 1).await;
        }
        assert_eq!(chairs[0].view["state"], chairs[2].view["state"]);
    }
    for address in here.addresses() {
        assert_eq!(actions(&ann.at(address), &id).await.len(), played, "the same log everywhere");
    }
}

#[tokio::test]
async fn an_action_that_is_sent_to_all_nodes_is_played_once() {
    if !services::are_there() {
        return;
    }
    let here = Here::start().await;
    let (id, ann, _, first, _at_bob) = two(&here).await;
    let mut chairs = vec![first];
    for address in &here.addresses()[1..] {
        chairs.push(ann.at(*address).sit(&id).await);
    }
    let (ack, play) = chairs[0].action(0);
    for chair in &mut chairs {
        chair.send(play.clone()).await;
    }
    for chair in &mut chairs {
        let answer = chair.answer(&ack).await;
        assert_eq!((&answer["type"], &answer["version"]), (&json!("ack"), &json!(1)), "{answer}");
    }
    assert_eq!(actions(&ann, &id).await.len(), 1);
}

/// The code and the word with which a socket was closed.
async fn closed(chair: &mut Chair) -> Option<CloseCode> {
    loop {
        if let Err(code) = chair.next().await {
            return code;
        }
    }
}

#[tokio::test]
async fn a_client_that_loses_its_node_continues_on_another() {
    if !services::are_there() {
        return;
    }
    let here = Here::start().await;
    let (id, ann, bob, mut at_ann, mut at_bob) = two(&here).await;
    at_ann.play(0).await;
    let seen = at_ann.view.clone();
    let (ack, play) = at_ann.action(0);
    let addresses = here.addresses();
    assert_eq!((ann.address, bob.address), (addresses[0], addresses[1]));
    here.server.stop().await;
    at_ann.send(play.clone()).await;
    assert_eq!(closed(&mut at_ann).await, Some(CloseCode::Away));

    // The client names what it has seen, and repeats what got no answer.
    let mut back = ann.at(addresses[2]).sit(&format!("{id}?seq={}", seen["seq"])).await;
    back.view = seen;
    back.send(play.clone()).await;
    back.send(play).await;
    assert_eq!(back.answer(&ack).await["version"], 2);
    assert_eq!(back.answer(&ack).await["version"], 2);
    back.see("the action", |view| view["version"] == 2).await;
    at_bob.see("the action", |view| view["version"] == 2).await;
    assert_eq!(actions(&bob, &id).await.len(), 2, "it is played once");
    let is_back = |it: &Value| it["type"] == "presence" && it["seats"][0]["online"] == true;
    at_bob.until("Ann is there, at another node", is_back).await;
}

#[tokio::test]
async fn a_node_that_drains_lets_nobody_in_and_everybody_stay() {
    if !services::are_there() {
        return;
    }
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, mut at_bob) = two(&here).await;
    let status = async |path: &str| request(here.address, "GET", path, &[], "").await.status;
    assert_eq!((status("/health/ready").await, status("/health/live").await), (200, 200));
    here.server.drain();
    assert_eq!((status("/health/ready").await, status("/health/live").await), (503, 200));
    assert_eq!(status("/health").await, 200, "it can still store");
    let refused = Chair::open(here.address, &id, &[("cookie", &ann.cookie)]).await;
    assert_eq!(refused.err(), Some(503));
    let version = at_ann.play(0).await;
    at_bob.see("the move", |view| view["version"] == version).await;
}

#[tokio::test]
async fn bots_go_on_when_their_node_stops_or_falls() {
    if !services::are_there() {
        return;
    }
    let here = Here::with(|config| {
        // The game must not be over before its node stops.
        config.bot_pause = Duration::from_millis(150);
        config.lease = Duration::from_secs(2);
    });
    let here = here.await;
    let ann = here.person("Ann").await;
    let bots = json!([{ "kind": "bot", "level": "random" }, { "kind": "bot", "level": "random" }]);
    let game = json!({ "setup": { "draw": vec!["base.U"; 30] }, "seats": bots, "public": false });
    let (id, _) = ann.create(game).await;
    let addresses = here.addresses();
    // Nobody but this node has the game in memory.
    let mut watching = ann.sit(&id).await;
    watching.see("the bots", |view| view["version"].as_u64() > Some(4)).await;
    here.server.stop().await;
    let elsewhere = ann.at(addresses[1]);
    let version = async || {
        let games = elsewhere.get("/api/games?list=mine").await.json();
        games["games"].as_array().map(Vec::len)
    };
    assert_eq!(version().await, Some(0), "Ann has no seat there");
    // Only the list of the database is looked at, so that nobody loads the game.
    let moved = async || {
        let text = request(addresses[1], "GET", "/metrics", &[], "").await.text;
        let other = request(addresses[2], "GET", "/metrics", &[], "").await.text;
        [text, other].iter().any(|text| text.contains("\nbastide_leases_adopted_total 1"))
    };
    while !moved().await {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let mut watching = elsewhere.sit(&id).await;
    watching.see("the end", |view| view["game"]["status"] == "over").await;
}

#[tokio::test]
async fn games_raced_for_on_three_nodes_do_not_exceed_a_cap() {
    if !services::are_there() {
        return;
    }
    let here = Here::with(|config| config.caps.games_of_guest = 3).await;
    let ann = here.person("Ann").await;
    let addresses = here.addresses();
    let tries = (0..12).map(|number| {
        let ann = ann.at(addresses[number % 3]);
        let game = json!({ "seats": [{ "kind": "me" }] });
        tokio::spawn(async move { ann.post("/api/games", game).await.status })
    });
    let mut made = 0;
    for attempt in tries.collect::<Vec<_>>() {
        made += (attempt.await.unwrap() == 201) as u32;
    }
    assert_eq!(made, 3);
}

#[tokio::test]
async fn a_node_that_joins_later_knows_who_is_there() {
    if !services::are_there() {
        return;
    }
    let here = Here::start().await;
    let (id, ann, _, _at_ann, _at_bob) = two(&here).await;
    let late = Server::start(here.config()).await.unwrap();
    let ann = ann.at(late.address());
    let online = async || {
        let game = ann.get(&format!("/api/games/{id}")).await.json();
        [0, 1].map(|seat| game["players"][seat]["online"] == true)
    };
    while online().await != [true; 2] {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    late.stop().await;
}
