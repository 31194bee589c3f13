//! Playing over sockets: turns, races, replays of messages, undo, watching and coming back.

use bastide_server::Server;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::common::{Chair, Here, two};

#[tokio::test]
async fn two_people_play_a_whole_game() {
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, mut at_bob) = two(&here).await;
    assert_eq!(at_ann.view["game"]["you"], 0);
    assert_eq!(at_bob.view["game"]["you"], 1);
    assert_eq!(at_ann.view["decision"]["kind"], "place-tile");
    let first = &at_ann.view["spaces"][0];
    assert!(first[0].is_i64() && first[2].as_array().is_some_and(|it| !it.is_empty()), "{first}");
    assert!(at_bob.view["legal"].as_array().unwrap().is_empty());

    let mut choice = 0;
    loop {
        let asked = at_ann.view["decision"]["player"].clone();
        let (own, other) =
            if asked == 0 { (&mut at_ann, &mut at_bob) } else { (&mut at_bob, &mut at_ann) };
        if !own.turn().await {
            break;
        }
        let version = own.play(choice).await;
        other.see("the action", |view| view["version"].as_u64().unwrap() >= version).await;
        let (mine, theirs) = (&own.view, &other.view);
        for same in ["state", "decision", "events", "features", "projected", "last", "holes"] {
            assert_eq!(mine[same], theirs[same], "{same}");
        }
        choice += 1;
    }
    let over = &at_ann.view;
    assert_eq!(over["decision"]["kind"], "game-over");
    let results = over["game"]["results"].as_array().unwrap();
    let points: Vec<&Value> = results.iter().map(|result| &result["points"]).collect();
    assert_eq!(json!(points), over["decision"]["scores"]);
    assert_eq!(over["projected"], over["decision"]["scores"]);
    assert_eq!(over["seed"].as_str().unwrap().len(), 64);

    let (ack, play) = ("late", json!({ "type": "pass" }));
    let expected = at_ann.version();
    at_ann.send(json!({ "type": "play", "expected": expected, "ack": ack, "action": play })).await;
    assert_eq!(at_ann.answer(ack).await["code"], "game-over");

    let finished = ann.get("/api/games?list=mine").await.json();
    assert_eq!(finished["games"][0]["id"], json!(id));
    assert_eq!(finished["games"][0]["status"], "over");
}

/// One person with two windows, both of which press the button at the same time.
#[tokio::test]
async fn of_two_clients_that_race_for_a_turn_one_wins() {
    let here = Here::start().await;
    let (id, ann, _, mut one, _) = two(&here).await;
    let mut other = ann.sit(&id).await;
    for round in 0..4 {
        let expected = one.version();
        let action = |chair: &Chair, choice: usize| {
            let legal = chair.view["legal"].as_array().unwrap();
            legal[choice % legal.len()]["action"].clone()
        };
        let play = |ack: &str, action: Value| json!({ "type": "play", "expected": expected, "ack": ack, "action": action });
        let (a, b) = (format!("one{round}"), format!("other{round}"));
        let (first, second) = (play(&a, action(&one, 0)), play(&b, action(&other, 1)));
        tokio::join!(one.send(first), other.send(second));
        let answers = [one.answer(&a).await, other.answer(&b).await];
        let won = answers.iter().filter(|answer| answer["type"] == "ack").count();
        assert_eq!(won, 1, "{answers:?}");
        let lost = answers.iter().find(|answer| answer["type"] == "refused").unwrap();
        assert_eq!(lost["code"], "stale");
        let newer = |view: &Value| view["version"].as_u64().unwrap() == expected + 1;
        one.see("the winner's action", newer).await;
        other.see("the winner's action", newer).await;
        assert_eq!(one.view["state"], other.view["state"]);
        if one.view["legal"].as_array().unwrap().is_empty() {
            break;
        }
    }
}

#[tokio::test]
async fn an_ack_that_comes_twice_is_played_once() {
    let here = Here::start().await;
    let (_, _, _, mut at_ann, _) = two(&here).await;
    let (ack, play) = at_ann.action(0);
    at_ann.send(play.clone()).await;
    let first = at_ann.answer(&ack).await;
    at_ann.send(play).await;
    let second = at_ann.answer(&ack).await;
    assert_eq!(first, second);
    at_ann.send(json!({ "type": "resync" })).await;
    at_ann.until("a whole view", |message| message.get("history").is_some()).await;
    assert_eq!(at_ann.view["version"], first["version"]);
}

#[tokio::test]
async fn whoever_has_a_view_is_sent_only_what_comes_after_it() {
    let here = Here::start().await;
    let (id, ann, bob, mut at_ann, _) = two(&here).await;
    let view = ann.get(&format!("/api/games/{id}/view")).await;
    assert_eq!(view.header("cache-control"), Some("no-store"), "it is Ann's alone");
    let view = view.json();
    for key in ["seq", "state", "decision", "spaces", "history", "can_undo"] {
        assert_eq!(view[key], at_ann.view[key], "{key}");
    }
    let seen = format!("{id}?seq={}", view["seq"]);
    let mut again = ann.sit(&seen).await;
    again.view = view.clone();
    again.view["type"] = json!("view");
    again.send(json!({ "type": "ping" })).await;
    let next = again.until("no view", |message| message["type"] != "presence").await;
    assert_eq!(next["type"], "pong");
    at_ann.play(0).await;
    again.see("the move", |view| view["version"] == 1).await;
    // Who has seen less than there is gets everything, and so does who claims to have seen more.
    for seen in [seen, format!("{id}?seq=4000000000")] {
        let mut late = bob.sit(&seen).await;
        late.until("a whole view", |message| message.get("history").is_some()).await;
        assert_eq!(late.view["version"], 1);
    }
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_with_the_rule() {
    let here = Here::start().await;
    let (_, _, _, mut at_ann, mut at_bob) = two(&here).await;
    let before = at_ann.view["state"].clone();
    let play = |ack: &str, expected: u64, action: Value| json!({ "type": "play", "expected": expected, "ack": ack, "action": action });
    // On top of the start tile.
    let onto = json!({ "type": "place-tile", "at": [0, 0], "rot": 0 });
    at_ann.send(play("x", 0, onto.clone())).await;
    let refused = at_ann.answer("x").await;
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("illegal-action"), &json!("BG-12")));
    assert!(refused["reason"].is_string() && refused.get("message").is_none(), "{refused}");
    at_ann.send(play("y", 0, json!("nonsense"))).await;
    assert_eq!(at_ann.answer("y").await["code"], "illegal-action");
    at_ann.send(play("z", 7, onto.clone())).await;
    assert_eq!(at_ann.answer("z").await["code"], "stale");
    at_bob.send(play("b", 0, onto)).await;
    let refused = at_bob.answer("b").await;
    assert_eq!((&refused["code"], &refused["rule"]), (&json!("not-your-turn"), &json!("BG-10")));
    at_ann.send(json!({ "type": "resync" })).await;
    at_ann.until("a whole view", |message| message.get("history").is_some()).await;
    assert_eq!(at_ann.view["state"], before);
}

#[tokio::test]
async fn malformed_messages_are_refused_and_the_socket_stays() {
    let here = Here::start().await;
    let (_, _, _, mut at_ann, _) = two(&here).await;
    for text in ["", "{", "[]", "{\"type\":\"dance\"}", "{\"type\":\"play\",\"ack\":\"q\"}", "null"]
    {
        at_ann.send_text(text.to_owned()).await;
        let refused = at_ann.until("a refusal", |message| message["type"] == "refused").await;
        assert_eq!(refused["code"], "bad-json", "{text}");
    }
    let long = json!({ "type": "undo", "ack": "x".repeat(65) });
    at_ann.send(long).await;
    let refused = at_ann.until("a refusal", |message| message["type"] == "refused").await;
    assert_eq!(refused["code"], "bad-json");
    at_ann.send(json!({ "type": "ping" })).await;
    at_ann.until("a pong", |message| message["type"] == "pong").await;
}

#[tokio::test]
async fn the_own_last_action_can_be_taken_back_until_something_is_revealed() {
    let here = Here::start().await;
    let (_, _, _, mut at_ann, mut at_bob) = two(&here).await;
    at_ann.send(json!({ "type": "undo", "ack": "u0" })).await;
    assert_eq!(at_ann.answer("u0").await["code"], "nothing-to-undo");

    let before = at_ann.view["state"].clone();
    at_ann.play(0).await;
    assert_eq!(at_ann.view["can_undo"], true);
    at_bob.see("the tile", |view| view["version"] == 1).await;
    assert_eq!(at_bob.view["can_undo"], false);
    at_bob.send(json!({ "type": "undo", "ack": "u" })).await;
    assert_eq!(at_bob.answer("u").await["code"], "nothing-to-undo");

    at_ann.send(json!({ "type": "undo", "ack": "u1" })).await;
    assert_eq!(at_ann.answer("u1").await["version"], 2);
    at_ann.see("the tile gone", |view| view["version"] == 2).await;
    assert_eq!(at_ann.view["state"], before);
    assert!(at_ann.view["history"].is_array(), "the log is told anew");
    at_ann.send(json!({ "type": "undo", "ack": "u1" })).await;
    assert_eq!(at_ann.answer("u1").await["version"], 2, "the same ack is heard once");

    at_ann.play(1).await;
    // The last of the actions is to pass, which ends the turn and draws the next tile.
    let last = at_ann.view["legal"].as_array().unwrap().len() - 1;
    at_ann.play(last).await;
    at_ann.send(json!({ "type": "undo", "ack": "u2" })).await;
    assert_eq!(at_ann.answer("u2").await["code"], "nothing-to-undo");
}

#[tokio::test]
async fn spectators_see_everything_and_play_nothing() {
    let here = Here::start().await;
    let (id, _, _, mut at_ann, _) = two(&here).await;
    let eve = here.person("Eve").await;
    let mut watching = eve.sit(&id).await;
    let mut unknown = Chair::open(here.address, &id, &[]).await.unwrap();
    let (_, play) = at_ann.action(0);
    for chair in [&mut watching, &mut unknown] {
        assert_eq!(chair.view["game"]["you"], Value::Null);
        assert_eq!(chair.view["legal"], json!([]));
        assert_eq!(chair.view["state"], at_ann.view["state"]);
        assert!(chair.view["game"].get("invite").is_none());
        let mut play = play.clone();
        play["ack"] = json!("mine");
        chair.send(play).await;
        assert_eq!(chair.answer("mine").await["code"], "not-playing");
    }
    at_ann.play(0).await;
    watching.see("the action", |view| view["version"] == 1).await;
    assert_eq!(watching.view["events"][0]["event"], "tile-placed");
    watching.send(json!({ "type": "chat", "text": "<i>nice</i>" })).await;
    let heard = at_ann.until("chat", |message| message["type"] == "chat").await;
    assert_eq!((&heard["from"], &heard["name"]), (&Value::Null, &json!("Eve")));
    assert_eq!(heard["text"], "<i>nice</i>");
    unknown.send(json!({ "type": "chat", "text": "hello" })).await;
    let refused = unknown.until("a refusal", |message| message["type"] == "refused").await;
    assert_eq!(refused["code"], "unknown-guest");
}

#[tokio::test]
async fn whoever_comes_back_finds_the_game_as_it_is() {
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, mut at_bob) = two(&here).await;
    at_ann.play(0).await;
    let history = |chair: &Chair| chair.view["history"].as_array().unwrap().len();
    drop(at_ann);
    let gone = |message: &Value| {
        message["type"] == "presence" && message["seats"][0]["online"] == json!(false)
    };
    at_bob.until("somebody leaving", gone).await;
    let mut back = ann.sit(&id).await;
    assert_eq!(back.version(), 1);
    let seen = history(&back);
    assert!(seen > 0);
    back.play(0).await;
    back.send(json!({ "type": "resync" })).await;
    back.until("a whole view", |message| message.get("history").is_some()).await;
    assert!(history(&back) > seen);
    at_bob.see("the other's action", |view| view["version"] == 2).await;
    assert_eq!(at_bob.view["state"], back.view["state"]);
}

#[tokio::test]
async fn a_server_that_stops_says_so_and_another_goes_on() {
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, _) = two(&here).await;
    at_ann.play(0).await;
    let state = at_ann.view["state"].clone();
    let config = here.config();
    here.server.stop().await;
    let code = loop {
        if let Err(code) = at_ann.next().await {
            break code;
        }
    };
    assert_eq!(code, Some(CloseCode::Away));
    let again = Server::start(config).await.unwrap();
    let back = ann.at(again.address()).sit(&id).await;
    assert_eq!(back.view["state"], state);
}

/// The sizes of the messages about moves that a player gets, over a game with random choices.
async fn sizes(preset: &str, moves: usize) -> Vec<usize> {
    // It plays faster than any person may.
    let here = Here::with(|config| config.limits.messages_per_second = 10_000).await;
    let ann = here.person("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "me", "name": "Ben" }]);
    let (id, _) = ann.create(json!({ "preset": preset, "seats": seats })).await;
    let mut chair = ann.sit(&id).await;
    chair.changes.clear();
    for choice in 0..moves {
        if !chair.turn().await {
            break;
        }
        chair.play(choice * 7919).await;
    }
    let mut sizes = chair.changes;
    sizes.sort_unstable();
    sizes
}

#[tokio::test]
async fn a_move_sends_what_has_changed_and_no_more() {
    for (preset, moves, most) in [("base", 142, 2_000), ("everything", 500, 6_000)] {
        let sizes = sizes(preset, moves).await;
        let at = |part: usize| sizes[sizes.len() * part / 100];
        println!("{preset}: {} moves, median {}, 90 % {}", sizes.len(), at(50), at(90));
        assert!(at(50) <= most, "{preset}: {} bytes", at(50));
    }
}
