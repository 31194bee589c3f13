//! Hints: for the player who is asked, one at a time, and only where assists are on.

use std::time::{Duration, Instant};

use crate::common::{Chair, Here, Person, scripted, two};
use serde_json::{Value, json};

/// A search that nobody waits for to end by itself.
const ENDLESS: Duration = Duration::from_secs(3600);

async fn ask(chair: &mut Chair, ack: &str) {
    let hint = json!({ "type": "hint", "expected": chair.version(), "ack": ack });
    chair.send(hint).await;
}

async fn answer(chair: &mut Chair, ack: &str) -> Value {
    let is_answer = |message: &Value| {
        matches!(message["type"].as_str(), Some("hint" | "refused")) && message["ack"] == ack
    };
    chair.until("a hint or a refusal", is_answer).await
}

async fn hint(chair: &mut Chair, ack: &str) -> Value {
    ask(chair, ack).await;
    answer(chair, ack).await
}

/// Whoever sends these two messages reads their answers in order, and nothing of anybody else's hint.
async fn hears_nothing(chair: &mut Chair) {
    chair.send(json!({ "type": "ping" })).await;
    let next = |message: &Value| matches!(message["type"].as_str(), Some("pong" | "hint"));
    assert_eq!(chair.until("a pong", next).await["type"], "pong");
}

/// A game of one person against nobody, so that it is always for that person to decide. Its tiles are
/// known to the test: after some draws a search has nothing left to find out and ends by itself.
async fn alone(person: &Person) -> (String, Chair) {
    let draw = ["base.D", "base.U", "base.V", "base.E", "base.W", "base.K"].repeat(4);
    let (id, _) = person.create(scripted(json!([{ "kind": "me" }]), &draw)).await;
    let chair = person.sit(&id).await;
    (id, chair)
}

#[tokio::test]
async fn a_hint_is_the_best_turn_and_says_why() {
    let here = Here::start().await;
    let (id, _, _, mut at_ann, mut at_bob) = two(&here).await;
    let mut watching = here.person("Eve").await.sit(&id).await;
    let found = hint(&mut at_ann, "h").await;
    assert_eq!((&found["type"], &found["version"]), (&json!("hint"), &json!(0)), "{found}");
    for number in ["/margin", "/win/0", "/win/1", "/gain/now", "/gain/later", "/gain/others"] {
        assert!(found.pointer(number).is_some_and(Value::is_number), "{number}: {found}");
    }
    hears_nothing(&mut at_bob).await;
    hears_nothing(&mut watching).await;
    // The line is played as it stands; each action is one of those that are listed.
    for (number, step) in found["line"].as_array().unwrap().iter().enumerate() {
        let legal = at_ann.view["legal"].as_array().unwrap();
        let choice = legal.iter().position(|entry| entry["action"] == step["action"]);
        assert_eq!(at_ann.play(choice.expect("a legal action")).await, number as u64 + 1);
    }
    assert!(at_bob.turn().await, "the turn is over");
}

#[tokio::test]
async fn a_hint_is_refused_to_whoever_may_not_have_it() {
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, mut at_bob) = two(&here).await;
    assert_eq!(hint(&mut at_bob, "h").await["code"], "not-your-turn");
    let mut watching = here.person("Eve").await.sit(&id).await;
    assert_eq!(hint(&mut watching, "h").await["code"], "not-playing");
    let stale = json!({ "type": "hint", "expected": 7, "ack": "old" });
    at_ann.send(stale).await;
    assert_eq!(answer(&mut at_ann, "old").await["code"], "stale");
    at_ann.send(json!({ "type": "hint", "ack": "short" })).await;
    assert_eq!(answer(&mut at_ann, "short").await["code"], "bad-json");
    assert_eq!(hint(&mut at_ann, "").await["code"], "bad-json");
    ann.post(&format!("/api/games/{id}/resign"), json!({})).await;
    assert_eq!(hint(&mut at_ann, "gone").await["code"], "game-over");

    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, _) = ann.create(json!({ "seats": seats })).await;
    assert_eq!(hint(&mut ann.sit(&id).await, "early").await["code"], "not-started");

    let seats = json!([{ "kind": "me" }]);
    let mut game = scripted(seats.clone(), &["base.U"]);
    game["assists"] = json!(false);
    let (id, _) = ann.create(game).await;
    assert_eq!(hint(&mut ann.sit(&id).await, "off").await["code"], "assists-off");

    let (id, _) = ann.create(scripted(seats, &["base.U"])).await;
    let mut chair = ann.sit(&id).await;
    while chair.turn().await {
        chair.play(0).await;
    }
    assert_eq!(hint(&mut chair, "late").await["code"], "game-over");
}

#[tokio::test]
async fn one_hint_at_a_time_and_none_for_what_is_past() {
    let here = Here::with(|config| config.hint_time = ENDLESS).await;
    let ann = here.person("Ann").await;
    let ((_, mut first), (_, mut second)) = (alone(&ann).await, alone(&ann).await);
    ask(&mut first, "first").await;
    assert_eq!(hint(&mut first, "again").await["code"], "busy");
    assert_eq!(hint(&mut second, "elsewhere").await["code"], "busy", "one for each person");
    // To play ends the search, and makes room for the next.
    let begin = Instant::now();
    let (_, play) = first.action(0);
    first.send(play).await;
    assert_eq!(answer(&mut first, "first").await["code"], "stale");
    ask(&mut second, "now").await;
    let (_, play) = second.action(0);
    second.send(play).await;
    assert_eq!(answer(&mut second, "now").await["code"], "stale");
    assert!(begin.elapsed() < Duration::from_secs(30), "nobody waits for a search that is over");
    // Bots still find a thread to think on.
    let seats = json!([{ "kind": "bot" }, { "kind": "me" }]);
    let (id, _) = ann.create(scripted(seats, &["base.U"; 4])).await;
    assert!(ann.sit(&id).await.turn().await);
}

#[tokio::test]
async fn whoever_leaves_needs_no_hint() {
    let here = Here::with(|config| config.hint_time = ENDLESS).await;
    let ann = here.person("Ann").await;
    let (id, mut chair) = alone(&ann).await;
    ask(&mut chair, "left").await;
    hears_nothing(&mut chair).await;
    drop(chair);
    let mut back = ann.sit(&id).await;
    for attempt in 0.. {
        let ack = format!("back{attempt}");
        ask(&mut back, &ack).await;
        // A refusal comes at once; no answer to it before that of the ping means that it is under way.
        back.send(json!({ "type": "ping" })).await;
        let next = |message: &Value| matches!(message["type"].as_str(), Some("pong" | "refused"));
        if back.until("an answer", next).await["type"] == "pong" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}
