//! Playing again: an offer at the finished table, which the others accept or not.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Chair, Here, Person, scripted};

/// A finished game between Ann, Bob and a bot, and both at its table.
async fn finished(here: &Here) -> (String, Person, Person, Chair, Chair) {
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let bot = json!({ "kind": "bot", "level": "random" });
    let seats = json!([{ "kind": "me" }, { "kind": "open" }, bot]);
    let (id, invite) = ann.create(scripted(seats, &["base.U"])).await;
    bob.join(&id, &invite).await;
    let mut at_ann = ann.sit(&id).await;
    while at_ann.turn().await {
        at_ann.play(0).await;
    }
    let at_bob = bob.sit(&id).await;
    let is_there = |it: &Value| it["type"] == "presence" && it["seats"][1]["online"] == true;
    at_ann.until("Bob is there", is_there).await;
    (id, ann, bob, at_ann, at_bob)
}

async fn want(chair: &mut Chair, ack: &str) {
    chair.send(json!({ "type": "rematch", "ack": ack })).await;
}

async fn offer(chair: &mut Chair) -> Value {
    chair.until("an offer", |message| message["type"] == "rematch").await["offer"].clone()
}

#[tokio::test]
async fn a_rematch_begins_when_everybody_who_is_there_has_accepted() {
    let here = Here::start().await;
    let (id, ann, bob, mut at_ann, mut at_bob) = finished(&here).await;
    want(&mut at_ann, "offer").await;
    for chair in [&mut at_ann, &mut at_bob] {
        let offer = offer(chair).await;
        assert_eq!((&offer["by"], &offer["first"]), (&json!(0), &json!(1)));
        assert_eq!(offer["ready"], json!([0, 2]), "a bot is always ready");
        let left = offer["left"].as_i64().unwrap();
        assert!((50_000..=60_000).contains(&left), "{left}");
    }
    assert_eq!(ann.get(&format!("/api/games/{id}")).await.json()["rematch"], Value::Null);
    want(&mut at_bob, "accept").await;
    assert_eq!(at_bob.answer("accept").await["type"], "ack");
    at_ann.see("the rematch", |view| view["game"]["rematch"].is_string()).await;
    let next = at_ann.view["game"]["rematch"].as_str().unwrap().to_owned();
    let summary = bob.get(&format!("/api/games/{next}")).await.json();
    assert_eq!(summary["status"], "running");
    let names: Vec<&Value> =
        summary["players"].as_array().unwrap().iter().map(|seat| &seat["name"]).collect();
    assert_eq!((names[0], names[2]), (&json!("Bob"), &json!("Ann")), "somebody else begins");
    want(&mut at_bob, "again").await;
    assert_eq!(at_bob.answer("again").await["code"], "already-started");
}

#[tokio::test]
async fn whoever_declines_or_leaves_ends_the_offer() {
    let here = Here::start().await;
    let (id, _, bob, mut at_ann, mut at_bob) = finished(&here).await;
    want(&mut at_ann, "1").await;
    assert_ne!(offer(&mut at_bob).await, Value::Null);
    at_bob.send(json!({ "type": "no-rematch", "ack": "no" })).await;
    assert_eq!(offer(&mut at_bob).await, Value::Null);

    want(&mut at_bob, "2").await;
    assert_eq!(offer(&mut at_bob).await["by"], 1);
    let mut back = bob.sit(&id).await;
    assert_eq!(offer(&mut back).await["by"], 1, "whoever comes learns of the offer");
    drop(at_bob);
    back.send(json!({ "type": "ping" })).await;
    back.until("a pong, and Bob is still there", |message| message["type"] == "pong").await;
    drop(back);
    at_ann.until("the end of it", |it| it["type"] == "rematch" && it["offer"].is_null()).await;

    let eve = here.person("Eve").await;
    let mut at_eve = eve.sit(&id).await;
    want(&mut at_eve, "eve").await;
    assert_eq!(at_eve.answer("eve").await["code"], "not-playing");
}

#[tokio::test]
async fn an_offer_ends_by_itself() {
    let here = Here::with(|config| config.rematch_within = Duration::from_millis(20)).await;
    let (_, _, _, mut at_ann, mut at_bob) = finished(&here).await;
    want(&mut at_ann, "1").await;
    assert_ne!(offer(&mut at_bob).await, Value::Null);
    assert_eq!(offer(&mut at_bob).await, Value::Null);
}

#[tokio::test]
async fn nobody_waits_for_those_who_have_left() {
    let here = Here::start().await;
    let (_, _, bob, mut at_ann, at_bob) = finished(&here).await;
    drop(at_bob);
    at_ann
        .until("Bob is gone", |message| {
            message["type"] == "presence" && message["seats"][1]["online"] == false
        })
        .await;
    want(&mut at_ann, "1").await;
    at_ann.see("the rematch", |view| view["game"]["rematch"].is_string()).await;
    let next = at_ann.view["game"]["rematch"].as_str().unwrap().to_owned();
    let summary = bob.get(&format!("/api/games/{next}")).await.json();
    assert_eq!(summary["status"], "waiting", "Bob's seat is open");
}
