//! Whole games: against bots, several people at one screen, saved and loaded at any point.

use bastide_engine::PRESETS;
use serde_json::{Value, json};

use crate::common::{Page, SEED, read};

fn hot_seat(preset: &str) -> Value {
    let seats = ["Ann", "Bob"].map(|name| json!({ "kind": "me", "name": name }));
    json!({ "preset": preset, "seats": seats })
}

#[test]
fn every_preset_is_played_to_its_end_at_one_screen() {
    for preset in PRESETS {
        let mut page = Page::new(&hot_seat(preset.name));
        page.finish();
        assert_eq!(page.view["game"]["results"].as_array().unwrap().len(), 2, "{}", preset.name);
        // What was kept by its changes is what a page sees that opens the game now.
        let again = Page::reloaded(&page.log);
        for key in ["state", "decision", "features", "game", "version", "seq"] {
            assert_eq!(page.view[key], again.view[key], "{} {key}", preset.name);
        }
    }
}

#[test]
fn bots_play_when_it_is_their_turn_and_only_then() {
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "odile" }, { "kind": "bot", "level": "marius:style=thief" }]);
    let mut page = Page::new(&json!({ "preset": "base", "first": "seat", "seats": seats }));
    assert_eq!(page.bot, None);
    let nothing = read(&page.engine.bot(None, 0));
    assert_eq!((&nothing["messages"], &nothing["entries"]), (&json!([]), &json!([])));
    page.finish();
    let summary = read(&page.engine.answer("GET", "/api/games/g1", 0));
    let summary: Value = read(summary["body"].as_str().unwrap());
    assert_eq!((&summary["status"], &summary["you"]), (&json!("over"), &json!(0)));
}

#[test]
fn a_game_loads_from_any_number_of_its_entries() {
    let mut page = Page::new(&hot_seat("base-2021"));
    for choice in 0..60 {
        let again = Page::reloaded(&page.log);
        assert_eq!(again.view["state"], page.view["state"]);
        assert_eq!(again.view["spaces"], page.view["spaces"]);
        page.step(choice * 5);
    }
    // Draws go on as they would have.
    let mut again = Page::reloaded(&page.log);
    page.finish();
    let mut choice = 0;
    while !again.is_over() {
        choice += 7;
        again.step(choice);
    }
    assert_eq!(again.view["game"]["results"], page.view["game"]["results"]);
}

#[test]
fn actions_are_taken_back_and_hints_are_given() {
    let mut page = Page::new(&hot_seat("base"));
    let before = page.view["state"].clone();
    page.play(0);
    assert_eq!(page.view["can_undo"], json!(true));
    assert_eq!(page.say(json!({ "type": "undo" })), None);
    assert_eq!(page.view["state"], before);
    assert_eq!(page.say(json!({ "type": "undo" })).unwrap()["code"], "nothing-to-undo");
    let hint = json!({ "type": "hint", "ack": "h", "expected": page.view["version"] }).to_string();
    let hint = read(&page.engine.say(&hint, 0))["messages"][0].clone();
    assert_eq!((&hint["type"], &hint["ack"]), (&json!("hint"), &json!("h")));
    assert!(!hint["line"].as_array().unwrap().is_empty());
}

#[test]
fn nobody_can_be_waited_for_and_drawn_tiles_can_be_scripted() {
    let mut page = Page::new(&hot_seat("base"));
    let open = json!({ "seats": [{ "kind": "me" }, { "kind": "open" }] }).to_string();
    let refused = read(&page.engine.create("g2", &open, SEED, 0));
    assert_eq!(refused, json!({ "error": { "code": "open-seats" } }));
    // The table before is still there.
    assert_eq!(read(&page.engine.answer("GET", "/api/games/g1", 0))["status"], 200);
    let setup = json!({ "draw": ["base.U", "base.V"] });
    let page = Page::new(&json!({ "setup": setup, "seats": [{ "kind": "me" }] }));
    assert_eq!(page.view["game"]["scripted"], true);
    assert_eq!(page.view["game"]["tiles_total"], 3);
}

#[test]
fn a_rematch_is_another_table() {
    let mut page = Page::new(&hot_seat("base"));
    let early = read(&page.engine.rematch("g2", SEED, 0));
    assert_eq!(early["error"]["code"], "not-over");
    let told = read(&page.engine.answer("POST", "/api/games/g1/resign", 0));
    page.hear(&told["told"]);
    assert!(page.is_over());
    assert_eq!(page.say(json!({ "type": "rematch" })).unwrap()["code"], "bad-request");
    let followed = read(&page.engine.rematch("g2", SEED, 0));
    page.hear(&followed["told"]);
    assert_eq!(page.view["game"]["rematch"], "g2");
    let next = Page::reloaded(followed["entries"].as_array().unwrap());
    assert_eq!(next.view["game"]["status"], "running");
    assert_eq!(followed["summary"]["id"], "g2");
}

#[test]
fn a_game_goes_on_from_its_text() {
    let mut page = Page::new(&hot_seat("base"));
    (0..40).for_each(|choice| page.step(choice * 3));
    let file = read(&page.engine.answer("GET", "/api/games/g1/game.bastide", 0));
    let text = file["body"].as_str().unwrap();
    let import = json!({ "text": text }).to_string();
    let told = read(&page.engine.import("g2", &import, SEED, 5000));
    let mut again = Page::of(page.engine.clone(), &told);
    assert_eq!(again.view["state"], page.view["state"]);
    again.finish();
    // The same, with a bot in the second seat.
    let seats = json!([{ "kind": "me" }, { "kind": "bot", "level": "gaspard" }]);
    let import = json!({ "text": text, "seats": seats }).to_string();
    let told = read(&page.engine.import("g3", &import, SEED, 5000));
    let mut again = Page::of(page.engine.clone(), &told);
    again.finish();
    let finished = read(&again.engine.answer("GET", "/api/games/g3/game.bastide", 0));
    let import = json!({ "text": finished["body"] }).to_string();
    let told = read(&again.engine.import("g4", &import, SEED, 6000));
    assert!(Page::of(again.engine.clone(), &told).is_over());
}

#[test]
fn an_uploaded_game_stands_still_and_says_where_it_went() {
    let mut page = Page::new(&hot_seat("base"));
    page.step(0);
    let told = read(&page.engine.answer("POST", "/api/games/g1/uploaded/abcdefgh23456789", 0));
    assert_eq!(told["status"], 200, "{told}");
    assert_eq!(told["told"]["summary"]["uploaded"], "abcdefgh23456789");
    page.hear(&told["told"]);
    assert_eq!(page.view["legal"], json!([]));
    let mut again = Page::reloaded(&page.log);
    assert_eq!(again.view["game"]["uploaded"], "abcdefgh23456789");
    assert_eq!(read(&again.engine.answer("POST", "/api/games/g1/resign", 0))["status"], 409);
    let bad = read(&again.engine.answer("POST", "/api/games/g1/uploaded/a%20b", 0));
    assert_eq!(bad["status"], 404);
    let told = read(&again.engine.answer("POST", "/api/games/g1/uploaded", 0));
    again.hear(&told["told"]);
    assert_eq!(again.view["game"]["uploaded"], Value::Null);
    again.finish();
}
