//! People who stall, connected or not: what the others may do about it, and when.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Chair, Here, two};

/// A server on which nobody has any time.
async fn impatient() -> Here {
    Here::with(|config| config.stall_after = Duration::ZERO).await
}

/// What comes of a wish that has an ack and nothing else.
async fn asks(chair: &mut Chair, wish: &str) -> Value {
    chair.send(json!({ "type": wish, "ack": wish })).await;
    chair.answer(wish).await
}

fn is_away(view: &Value) -> bool {
    view["game"]["players"][0]["away"] == true
}

#[tokio::test]
async fn a_bot_plays_for_whoever_is_connected_and_silent() {
    let here = impatient().await;
    let (id, ann, _, mut at_ann, mut at_bob) = two(&here).await;
    assert_eq!(asks(&mut at_bob, "give-to-bot").await["type"], "ack");
    at_bob.see("the bot's turn", |view| view["decision"]["player"] == 1).await;
    assert!(is_away(&at_bob.view));
    let again = ann.sit(&id).await;
    assert!(is_away(&again.view), "to connect is not enough");
    assert_eq!(asks(&mut at_ann, "take-seat").await["type"], "ack");
    at_ann.see("the seat", |view| !is_away(view)).await;
}

#[tokio::test]
async fn whoever_stalls_loses_against_one_who_claims_the_game() {
    let here = impatient().await;
    let (_, _, _, mut at_ann, mut at_bob) = two(&here).await;
    assert_eq!(asks(&mut at_ann, "claim").await["code"], "nobody-stalls");
    assert_eq!(asks(&mut at_bob, "claim").await["type"], "ack");
    at_ann.see("the end", |view| view["game"]["status"] == "over").await;
    let results = &at_ann.view["game"]["results"];
    assert_eq!((&results[0]["ending"], &results[0]["place"]), (&json!("left"), &json!(2)));
    assert_eq!((&results[1]["ending"], &results[1]["place"]), (&json!("finished"), &json!(1)));
}

#[tokio::test]
async fn everybody_has_time_and_sees_how_much() {
    let here = Here::start().await;
    let (id, ann, _, at_ann, mut at_bob) = two(&here).await;
    for wish in ["give-to-bot", "claim"] {
        let refused = asks(&mut at_bob, wish).await;
        assert_eq!(refused["code"], "too-early");
        assert!((170..=180).contains(&refused["with"]["seconds"].as_u64().unwrap()), "{refused}");
    }
    assert_eq!(at_bob.view["wait"]["longest"], 180_000);
    let waited = |chair: &Chair| chair.view["wait"]["so_far"].as_i64().unwrap();
    let before = waited(&at_ann);
    drop(at_ann);
    let mut back = ann.sit(&id).await;
    assert!(waited(&back) >= before, "to come back does not start the time anew");
    back.play(0).await;
    at_bob.see("the move", |view| view["version"] == 1).await;
    assert!(waited(&at_bob) < 60_000, "a move does");
}
