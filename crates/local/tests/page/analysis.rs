//! The analysis board and reviews.

use serde_json::{Value, json};

use crate::common::{Page, read};

fn played(steps: usize) -> Page {
    let seats = [json!({ "kind": "me" }), json!({ "kind": "bot", "level": "odile" })];
    let mut page = Page::new(&json!({ "preset": "base", "first": "seat", "seats": seats }));
    (0..steps).for_each(|choice| page.step(choice * 3));
    page
}

fn sorted(list: &Value) -> Vec<String> {
    let mut texts: Vec<String> = list.as_array().unwrap().iter().map(Value::to_string).collect();
    texts.sort();
    texts
}

#[test]
fn a_game_is_looked_at_move_by_move() {
    let mut page = played(30);
    let end = read(&page.engine.study(r#"{"from":"here"}"#));
    let count = end["moves"].as_array().unwrap().len() as u64;
    assert_eq!(end["at"].as_u64().unwrap(), count);
    assert_eq!(end["view"]["state"], page.view["state"]);
    let start = read(&page.engine.study_go(0));
    assert!(!start["chances"].as_array().unwrap().is_empty());
    assert_eq!(start["moves"], end["moves"], "the line is still there");
    for at in 1..=count {
        let point = read(&page.engine.study_go(at as u32));
        assert_eq!(point["at"], at);
        let asked = point["chances"].as_array().unwrap().is_empty();
        let offered = &point["view"];
        let has = |key: &str| !offered[key].as_array().unwrap().is_empty();
        assert_eq!(has("spaces") || has("legal"), asked);
    }
}

#[test]
fn other_moves_and_other_draws_make_other_lines() {
    let mut page = played(10);
    let whole = read(&page.engine.study(r#"{"from":"here"}"#));
    read(&page.engine.study_go(0));
    let drawn = read(&page.engine.study_play(r#"{"tile":"base.C"}"#));
    assert_eq!((&drawn["at"], drawn["moves"].as_array().unwrap().len()), (&json!(1), 1));
    let legal = read(&page.engine.study_play(r#"{"type":"pass"}"#));
    assert_eq!(legal["error"]["code"], "illegal-action");
    let back = read(&page.engine.study_follow(&whole["moves"].to_string(), 4));
    assert_eq!((&back["at"], &back["moves"]), (&json!(4), &whole["moves"]));
    // To play what was played keeps the rest of the line.
    let next = whole["moves"][4].to_string();
    assert_eq!(read(&page.engine.study_play(&next))["moves"], whole["moves"]);
    read(&page.engine.study_go(0));
    let one = read(&page.engine.study_draw(1));
    read(&page.engine.study_go(0));
    assert_eq!(read(&page.engine.study_draw(1)), one);
    assert_eq!(read(&page.engine.study_draw(1))["error"]["code"], "bad-request");
}

#[test]
fn games_and_positions_are_read_back_from_their_texts() {
    let mut page = played(25);
    let here = read(&page.engine.study(r#"{"from":"here"}"#));
    let texts = [page.engine.study_text(), page.engine.study_position()];
    for text in texts.map(|text| read(&text)) {
        let source = json!({ "from": "text", "text": text }).to_string();
        let again = read(&page.engine.study(&source));
        // A position lists its tiles by where they lie.
        for key in ["decision", "features"] {
            let count = |point: &Value| point["view"][key].as_array().map(Vec::len);
            assert_eq!(count(&again), count(&here));
        }
        assert_eq!(
            sorted(&again["view"]["state"]["board"]),
            sorted(&here["view"]["state"]["board"])
        );
        assert_eq!(sorted(&again["view"]["spaces"]), sorted(&here["view"]["spaces"]));
    }
    let table = json!({ "from": "table", "entries": page.log }).to_string();
    assert_eq!(read(&page.engine.study(&table))["moves"], here["moves"]);
    let transcript = read(&page.engine.answer("GET", "/api/games/g1/transcript", 0));
    let transcript: Value = read(transcript["body"].as_str().unwrap());
    let source = json!({ "from": "transcript", "transcript": transcript }).to_string();
    assert_eq!(read(&page.engine.study(&source))["moves"], here["moves"]);
    let setup = json!({ "from": "setup", "setup": { "players": ["Ann"] } }).to_string();
    assert_eq!(read(&page.engine.study(&setup))["at"], 0);
}

#[test]
fn candidates_and_reviews_come_with_their_reasons() {
    let mut page = played(12);
    let point = read(&page.engine.study(r#"{"from":"here"}"#));
    assert_eq!(point["over"], false);
    let thoughts = read(&page.engine.think(r#"{"nodes":50,"best":3}"#));
    assert!((1..=3).contains(&thoughts["candidates"].as_array().unwrap().len()));
    let plan = read(&page.engine.review());
    let turns = plan["turns"].as_array().unwrap();
    assert!(turns.len() > 3);
    for (number, turn) in turns.iter().enumerate() {
        let review = read(&page.engine.review_turn(number as u32, r#"{"nodes":20}"#));
        for key in ["at", "end", "turn", "player", "choices"] {
            assert_eq!(review[key], turn[key]);
        }
        assert!(review["cost"].as_f64().unwrap() >= 0.0);
        assert_eq!(review["best"]["win"].as_array().unwrap().len(), 2);
        assert_eq!(review["after"].as_array().unwrap().len(), 2);
        assert!(turn["at"].as_u64() < turn["end"].as_u64());
        // The same turn played again is the same; the best one loses nothing.
        let instead = |actions: &Value| {
            let actions = actions.to_string();
            read(&page.engine.review_instead(number as u32, &actions, r#"{"nodes":20}"#))
        };
        assert_eq!(instead(&review["played"])["lost"], review["lost"]);
        let best = instead(&review["best"]["actions"]);
        assert_eq!((&best["grade"], &best["at"]), (&json!("best"), &turn["at"]));
        assert_eq!(instead(&json!([]))["error"]["code"], "bad-request");
        assert_eq!(instead(&json!([{ "type": "dance" }]))["error"]["code"], "illegal-action");
    }
    let beyond = read(&page.engine.review_turn(turns.len() as u32, "{}"));
    assert_eq!(beyond["error"]["code"], "bad-request");
}

#[test]
fn the_odds_count_what_is_left() {
    let mut page = played(0);
    let start = read(&page.engine.study(r#"{"from":"setup","setup":{"players":["Ann","Bob"]}}"#));
    assert_eq!(start["at"], 0);
    let fits = read(&page.engine.study_fits("[0,-1]"));
    let fitting = fits["tiles"].as_array().unwrap();
    let left: u64 = fitting.iter().map(|tile| tile["left"].as_u64().unwrap()).sum();
    assert!(fitting.iter().all(|tile| !tile["rotations"].as_array().unwrap().is_empty()));
    let these: Vec<&Value> = fitting.iter().map(|tile| &tile["tile"]).collect();
    let odds = read(&page.engine.study_odds(&json!({ "these": these, "those": [] }).to_string()));
    assert_eq!((odds["these"].as_u64(), odds["those"].as_u64()), (Some(left), Some(0)));
    let total = odds["left"].as_u64().unwrap();
    let chances: f64 = start["chances"].as_array().unwrap().iter().map(weight).sum();
    assert_eq!(total as f64, chances);
    assert_eq!(odds["within"][0].as_f64().unwrap(), left as f64 / total as f64);
    assert!((odds["within"][total as usize - 1].as_f64().unwrap() - 1.0).abs() < 1e-9);
    // Somebody is always first.
    let question = json!({ "these": ["base.A"], "those": ["base.C"] }).to_string();
    let race = read(&page.engine.study_odds(&question));
    let last = total as usize - 1;
    let both = race["within"][last].as_f64().unwrap() + race["lost"][last].as_f64().unwrap();
    assert!((both - 1.0).abs() < 1e-9);
    for (call, asked) in [("fits", "[0,0]"), ("fits", "[40,7]"), ("fits", "7"), ("odds", "{}")] {
        let answer = match call {
            "fits" => page.engine.study_fits(asked),
            _ => page.engine.study_odds(asked),
        };
        assert!(answer.starts_with(r#"{"error":"#), "{asked}: {answer}");
    }
    let unknown = json!({ "these": ["no.tile"], "those": [] }).to_string();
    assert_eq!(read(&page.engine.study_odds(&unknown))["error"]["code"], "bad-request");
}

fn weight(possible: &Value) -> f64 {
    possible["weight"].as_f64().unwrap()
}

#[test]
fn a_line_says_who_played_and_the_board_is_drawn() {
    let mut page = played(12);
    let point = read(&page.engine.study(r#"{"from":"here"}"#));
    let line = read(&page.engine.study_line());
    let made = line["made"].as_array().unwrap();
    let moves = point["moves"].as_array().unwrap();
    assert_eq!(made.len(), moves.len());
    for (made, entry) in made.iter().zip(moves) {
        assert_eq!(made["player"].is_null(), entry["type"].is_null(), "{entry}");
    }
    assert_eq!(made[0]["turn"], 1);
    let picture = read(&page.engine.study_picture());
    assert!(picture.as_str().unwrap().starts_with("<svg"));
}
