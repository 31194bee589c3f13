//! Broken saves, texts that are no games, and messages that make no sense: each is refused, and nothing else
//! is lost.

use bastide_bots::Rng;
use bastide_local::Engine;
use serde_json::{Value, json};

use crate::common::{Page, SEED, read};

fn page() -> Page {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "odile" })];
    let mut page = Page::new(&json!({ "preset": "base", "seats": seats }));
    (0..20).for_each(|choice| page.step(choice * 3));
    page
}

/// Changes one value somewhere in a list of entries.
fn spoil(value: &mut Value, rng: &mut Rng) {
    let wrong = [json!(null), json!(7), json!(-1), json!(300), json!("x"), json!([]), json!({})];
    match value {
        Value::Array(list) if !list.is_empty() && rng.below(8) > 0 => {
            let at = rng.below(list.len() as u32) as usize;
            match rng.below(10) {
                0 => drop(list.remove(at)),
                1 => list.swap(0, at),
                2 => list.truncate(at),
                3 => list.push(list[at].clone()),
                _ => spoil(&mut list[at], rng),
            }
        }
        Value::Object(map) if !map.is_empty() && rng.below(8) > 0 => {
            let at = rng.below(map.len() as u32) as usize;
            if let Some((_, inner)) = map.iter_mut().nth(at) {
                spoil(inner, rng);
            }
        }
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0) + i64::from(rng.below(5)) - 2;
            *value = json!(near);
        }
        other => *other = wrong[rng.below(wrong.len() as u32) as usize].clone(),
    }
}

#[test]
fn broken_saves_are_refused_and_what_is_read_can_be_played() {
    let mut kept = page();
    let (mut rng, mut refused) = (Rng::new(5), 0);
    for _ in 0..600 {
        let mut log = json!(kept.log);
        spoil(&mut log, &mut rng);
        let mut engine = Engine::new();
        engine.me(r#"{"id":"me","name":"Ann","colour":"red"}"#);
        let told = read(&engine.load("g1", &log.to_string()));
        match told.get("error") {
            Some(error) => {
                assert_eq!(error["code"], "bad-save", "{error}");
                refused += 1;
            }
            None => {
                // Whatever it is by now, nothing that is done with it fails.
                engine.bot(Some(1), 0);
                engine.say(r#"{"type":"play","expected":1,"ack":"a","action":{"type":"pass"}}"#, 0);
                engine.say(r#"{"type":"resync"}"#, 0);
                for address in
                    ["/api/games/g1/at/3", "/art/board/g1.svg", "/api/games/g1/game.bastide"]
                {
                    engine.answer("GET", address, 0);
                }
                engine.answer("POST", "/api/games/g1/resign", 0);
                engine.rematch("g2", SEED, 0);
                engine.study(r#"{"from":"here"}"#);
            }
        }
    }
    assert!(refused > 300, "{refused}");
    for bad in ["", "[]", "{}", "null", "[1]", "[[]]", "\"x\""] {
        let told = read(&kept.engine.load("g9", bad));
        assert_eq!(told["error"]["code"], "bad-save", "{bad}");
    }
    assert_eq!(read(&kept.engine.answer("GET", "/api/games/g1", 0))["status"], 200);
}

#[test]
fn random_messages_never_panic_and_change_nothing() {
    let mut page = page();
    let before = page.log.len();
    let mut rng = Rng::new(11);
    let good = json!({ "type": "play", "expected": 3, "ack": "x", "action": { "type": "place-tile", "at": [0, 1], "rot": 90 } });
    for _ in 0..2000 {
        let mut message = good.clone();
        spoil(&mut message, &mut rng);
        spoil(&mut message, &mut rng);
        let mut text = message.to_string();
        if rng.below(4) == 0 {
            text.truncate(rng.below(text.len() as u32 + 1) as usize);
        }
        let told = read(&page.engine.say(&text, 0));
        assert!(told.get("error").is_some() || told["entries"] == json!([]), "{text}");
        page.engine.study(&text);
        page.engine.study_play(&text);
        page.engine.think(&text);
        page.engine.create("g1", &text, &text, 0);
        page.engine.import("g1", &text, SEED, 0);
    }
    assert_eq!(page.log.len(), before);
}

#[test]
fn texts_that_are_no_games_are_refused_with_their_place() {
    let mut page = page();
    let import =
        json!({ "text": "players: Ann\ndraw: base.U\n\n1. Ann  base.U 0,-1:0" }).to_string();
    let refused = read(&page.engine.import("g2", &import, SEED, 0))["error"].clone();
    assert_eq!((&refused["code"], &refused["with"]["line"]), (&json!("bad-notation"), &json!(4)));
    assert_eq!(refused["rule"], "BG-13");
    let source = json!({ "from": "text", "text": "hello" }).to_string();
    assert_eq!(read(&page.engine.study(&source))["error"]["code"], "bad-notation");
    page.engine.study(r#"{"from":"here"}"#);
    let position = read(&page.engine.study_position());
    let import = json!({ "text": position }).to_string();
    let refused = read(&page.engine.import("g2", &import, SEED, 0));
    assert_eq!(refused["error"]["code"], "bad-notation");
    for (id, seed) in [("", SEED), ("a/b", SEED), ("g", "12"), ("g", "")] {
        let told = read(&page.engine.create(id, r#"{"seats":[{"kind":"me"}]}"#, seed, 0));
        assert!(told["error"]["code"].is_string(), "{id} {seed}");
    }
}
