//! Chat: everybody has a budget of their own for it, it keeps no move waiting, and a table can be quiet.

use std::time::Duration;

use serde_json::{Value, json};

use crate::common::{Chair, Here, scripted, two};

/// The codes of the answers to a few lines of somebody's chat; `chat` for those that everybody heard.
async fn says(chair: &mut Chair, name: &str, lines: usize) -> Vec<String> {
    for number in 0..lines {
        chair.send(json!({ "type": "chat", "text": format!("line {number}") })).await;
    }
    let mut codes = Vec::new();
    while codes.len() < lines {
        let is_answer = |message: &Value| {
            let heard = message["type"] == "chat" && message["name"] == name;
            heard || message["type"] == "refused"
        };
        let answer = chair.until("an answer", is_answer).await;
        codes.push(answer["code"].as_str().unwrap_or("chat").to_owned());
    }
    codes.sort_unstable();
    codes
}

#[tokio::test]
async fn chat_beyond_the_budget_is_refused_and_moves_go_on() {
    let hour = Duration::from_secs(3600);
    let here = Here::with(|config| config.limits.chat = (2, hour)).await;
    let (id, _, bob, mut at_ann, mut at_bob) = two(&here).await;
    let codes = says(&mut at_bob, "Bob", 5).await;
    assert_eq!(codes, ["chat", "chat", "chat-too-fast", "chat-too-fast", "chat-too-fast"]);
    let mut again = bob.sit(&id).await;
    again.send(json!({ "type": "chat", "text": "me again" })).await;
    let refused = again.until("a refusal", |message| message["type"] == "refused").await;
    assert_eq!(refused["code"], "chat-too-fast", "a second socket has no budget of its own");
    assert!((3590..=3600).contains(&refused["with"]["seconds"].as_u64().unwrap()), "{refused}");
    at_ann.play(0).await;
    at_bob.see("the move", |view| view["version"] == 1).await;
    assert_eq!(says(&mut at_ann, "Ann", 1).await, ["chat"], "everybody has their own budget");
}

#[tokio::test]
async fn reactions_are_for_players_and_count_as_chat() {
    let hour = Duration::from_secs(3600);
    let here = Here::with(|config| config.limits.chat = (1, hour)).await;
    let (id, _, _, mut at_ann, mut at_bob) = two(&here).await;
    let wow = json!({ "type": "react", "reaction": "wow" });
    at_bob.send(wow.clone()).await;
    let seen = at_ann.until("a reaction", |message| message["type"] == "reaction").await;
    assert_eq!((&seen["from"], &seen["reaction"]), (&json!(1), &json!("wow")));
    assert_eq!(says(&mut at_bob, "Bob", 1).await, ["chat-too-fast"]);
    let mut at_eve = here.person("Eve").await.sit(&id).await;
    for (message, code) in
        [(wow, "not-playing"), (json!({ "type": "react", "reaction": "boo" }), "bad-json")]
    {
        at_eve.send(message).await;
        let refused = at_eve.until("a refusal", |message| message["type"] == "refused").await;
        assert_eq!(refused["code"], code);
    }
}

#[tokio::test]
async fn a_table_can_be_quiet_for_those_who_watch() {
    let here = Here::start().await;
    let (ann, eve) = (here.person("Ann").await, here.person("Eve").await);
    for (watchers_chat, heard) in [(false, "watchers-muted"), (true, "chat")] {
        let mut game = scripted(json!([{ "kind": "me" }, { "kind": "open" }]), &["base.U"]);
        game["watchers_chat"] = json!(watchers_chat);
        let (id, _) = ann.create(game).await;
        let (mut at_ann, mut at_eve) = (ann.sit(&id).await, eve.sit(&id).await);
        assert_eq!(at_eve.view["game"]["watchers_chat"], watchers_chat);
        assert_eq!(says(&mut at_eve, "Eve", 1).await, [heard]);
        assert_eq!(says(&mut at_ann, "Ann", 1).await, ["chat"]);
    }
}
