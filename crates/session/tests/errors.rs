//! Every error code, and that nothing changes.

mod common;

use common::Wire;
use serde_json::{Value, json};

#[test]
fn what_is_no_request_is_bad_json() {
    let mut wire = Wire::drawing(&["base.U"]);
    let deep = "[".repeat(100_000);
    let lines = [
        "",
        " ",
        "x",
        "{",
        "}",
        "[]",
        "null",
        "true",
        "7",
        "\"hello\"",
        "{}",
        "{\"cmd\":7}",
        "{\"cmd\":null}",
        "{\"cmd\":[\"hello\"]}",
        "{\"cmd\":\"hello\"",
        "{\"cmd\":\"hello\"}}",
        "{\"cmd\":\"hello\"} {\"cmd\":\"hello\"}",
        "{'cmd':'hello'}",
        "{\"cmd\":\"hel\nlo\"}",
        "{\"CMD\":\"hello\"}",
        "{\"cmd\":\"\\ud800\"}",
        "{\"cmd\":\"hello\",}",
        "\u{feff}{}",
        "NaN",
        "{\"cmd\":\"bot\",\"millis\":\"soon\"}",
        "{\"cmd\":\"bot\",\"millis\":-1}",
        "{\"cmd\":\"bot\",\"level\":3}",
        "{\"cmd\":\"think\",\"nodes\":-1}",
        "{\"cmd\":\"think\",\"best\":\"all\"}",
        "{\"cmd\":\"think\",\"threads\":1000}",
        &deep,
    ];
    for line in lines {
        wire.bad("bad-json", line);
    }
    let reply = wire.0.handle_bytes(b"{\"cmd\":\"\xff\"}");
    assert!(reply.contains("bad-json"), "{reply}");
}

#[test]
fn unknown_commands_and_levels() {
    let mut wire = Wire::drawing(&["base.U"]);
    let error = wire.bad("unknown-command", r#"{"cmd":"dance"}"#);
    assert!(error["message"].as_str().unwrap().contains("transcript"), "it lists the commands");
    wire.bad("unknown-command", r#"{"cmd":"Hello"}"#);
    wire.bad("unknown-command", r#"{"cmd":""}"#);
    let error = wire.bad("unknown-command", r#"{"cmd":"bot","level":"genius"}"#);
    assert!(error["message"].as_str().unwrap().contains("random"), "it lists the levels");
    let error = wire.bad("unknown-command", r#"{"cmd":"think","level":"genius"}"#);
    assert!(error["message"].as_str().unwrap().contains("raimond"), "it lists the levels");
    wire.bad("unknown-command", r#"{"cmd":"think","level":"random"}"#);
    let long = json!({"cmd": "x".repeat(10_000)}).to_string();
    let error = wire.bad("unknown-command", &long);
    assert!(error["message"].as_str().unwrap().len() < 1_000, "no message grows with its request");
}

#[test]
fn before_a_game_there_is_none() {
    for command in ["legal", "play", "state", "transcript", "undo", "bot", "think"] {
        Wire::default().bad("no-game", &json!({"cmd": command}).to_string());
    }
}

#[test]
fn after_the_end_nothing_is_played() {
    let mut wire = Wire::drawing(&[]);
    assert_eq!(wire.decision()["kind"], "game-over");
    let error = wire.bad("game-over", r#"{"cmd":"play","action":{"type":"pass"}}"#);
    assert_eq!(error["rule"], "BG-60");
    wire.bad("game-over", r#"{"cmd":"play","action":"nonsense"}"#);
    wire.bad("game-over", r#"{"cmd":"bot"}"#);
    wire.bad("game-over", r#"{"cmd":"think"}"#);
}

#[test]
fn malformed_actions_say_what_is_wrong() {
    let mut wire = Wire::drawing(&["base.U"]);
    let cases = [
        (json!(null), "an object"),
        (json!("pass"), "an object"),
        (json!([]), "an object"),
        (json!({}), "`type`"),
        (json!({"type": 3}), "malformed"),
        (json!({"type": "jump"}), "`jump`"),
        (json!({"type": "fly"}), "`figure`"),
        (json!({"type": "fly", "figure": 7}), "figure"),
        (json!({"type": "place-token", "token": "gold"}), "`at`"),
        (json!({"type": "place-token", "at": [0, 0]}), "`token`"),
        (json!({"type": "place-token", "token": ["gold"], "at": [0, 0]}), "malformed"),
        (json!({"type": "place-token", "token": "gold", "at": "here"}), "[x,y]"),
        (json!({"type": "place-tile"}), "`at`"),
        (json!({"type": "place-tile", "at": [1, 0]}), "`rot`"),
        (json!({"type": "place-tile", "at": [1], "rot": 0}), "[x,y]"),
        (json!({"type": "place-tile", "at": [1, 0, 0], "rot": 0}), "[x,y]"),
        (json!({"type": "place-tile", "at": [1.5, 0], "rot": 0}), "[x,y]"),
        (json!({"type": "place-tile", "at": {"x": 1, "y": 0}, "rot": 0}), "[x,y]"),
        (json!({"type": "place-tile", "at": [1, 0], "rot": 45}), "rot"),
        (json!({"type": "place-tile", "at": [1, 0], "rot": "90"}), "rot"),
        (json!({"type": "place-tile", "at": [1, 0], "rot": -90}), "rot"),
        (
            json!({"type": "deploy", "figure": "ogre", "at": [0, 0], "segment": {"kind": "city"}}),
            "figure",
        ),
        (json!({"type": "deploy", "figure": "meeple", "at": [0, 0]}), "`segment`"),
        (
            json!({"type": "deploy", "figure": "meeple", "at": [0, 0], "segment": {"kind": "sea"}}),
            "kind",
        ),
        (json!({"type": "ferry", "at": [0, 0], "edges": ["N", "X"]}), "edge"),
        (
            json!({"type": "recall", "owner": -1, "figure": "abbot", "at": [0, 0], "segment": {"kind": "garden"}}),
            "player",
        ),
        (json!({"type": "choose"}), "`choice`"),
        (json!({"type": "choose", "choice": "dance"}), "dance"),
    ];
    for (action, word) in cases {
        let message = wire.refused("TS-6", action.clone());
        assert!(message.contains(word), "{action}: {message} does not say {word}");
    }
    wire.bad("illegal-action", r#"{"cmd":"play"}"#);
}

#[test]
fn illegal_actions_name_their_rule() {
    let mut wire = Wire::drawing(&["base.U", "base.U"]);
    let place = |x: i64, y: i64| json!({"type": "place-tile", "at": [x, y], "rot": 0});
    wire.refused("BG-13", place(0, -1));
    wire.refused("BG-12", place(0, 0));
    wire.refused("BG-12", place(5, 5));
    wire.refused("BG-12", place(i64::MAX, i64::MIN));
    wire.refused("BG-10", json!({"type": "pass"}));
    let other = json!({"type": "place-tile", "at": [1, 0], "rot": 0, "tile": "base.V"});
    assert!(wire.refused("BG-10", other).contains("base.U"));
    wire.play(json!({"type": "place-tile", "at": [1, 0], "rot": 0, "tile": "base.U"}));
    let deploy = |x: i64, segment: Value| json!({"type": "deploy", "figure": "meeple", "at": [x, 0], "segment": segment});
    wire.refused("BG-30", deploy(0, json!({"kind": "city", "edges": ["N"]})));
    wire.refused("BG-30", deploy(9, json!({"kind": "city", "edges": ["N"]})));
    wire.refused("BG-31", deploy(1, json!({"kind": "city", "edges": ["N"]})));
    wire.refused("BG-10", place(2, 0));
    let recall = |owner: u64| {
        let road = json!({"kind": "road", "edges": ["E", "W"]});
        json!({"type": "recall", "owner": owner, "figure": "abbot", "at": [1, 0], "segment": road})
    };
    wire.refused("ABT-11", recall(0));
    wire.refused("ABT-11", recall(7));
    wire.refused("FER-8", json!({"type": "ferry", "at": [0, 0], "edges": ["N"]}));
    wire.refused("FER-8", json!({"type": "ferry", "at": [0, 0], "edges": ["N", "N"]}));
    wire.refused("FER-20", json!({"type": "ferry", "at": [0, 9], "edges": ["N", "E"]}));
}

#[test]
fn an_occupied_feature_is_refused() {
    let mut wire = Wire::drawing(&["base.U", "base.U"]);
    let road = json!({"kind": "road", "edges": ["E", "W"]});
    let deploy =
        |x: i64| json!({"type": "deploy", "figure": "meeple", "at": [x, 0], "segment": road});
    wire.play(json!({"type": "place-tile", "at": [1, 0], "rot": 0}));
    wire.play(deploy(1));
    wire.play(json!({"type": "place-tile", "at": [2, 0], "rot": 0}));
    let message = wire.refused("BG-32", deploy(2));
    assert!(message.contains("occupied"));
}

#[test]
fn a_refusal_has_a_code_for_its_reason_and_what_it_is_about() {
    let mut wire = Wire::drawing(&["base.U"]);
    let road = json!({"kind": "road", "edges": ["E", "W"]});
    let refusals = [
        (json!({"type": "pass"}), "BG-10", "must-place", Value::Null),
        (
            json!({"type": "place-tile", "at": [0, -1], "rot": 0}),
            "BG-13",
            "mismatch",
            json!({"shown": "field", "wanted": "city", "side": "south"}),
        ),
        (
            json!({"type": "deploy", "figure": "meeple", "at": [0, 0], "segment": road}),
            "BG-30",
            "not-now",
            json!({"asked": "place-tile"}),
        ),
    ];
    for (action, rule, reason, with) in refusals {
        let line = json!({"cmd": "play", "action": action}).to_string();
        let error = wire.bad("illegal-action", &line);
        let found = (&error["rule"], &error["reason"], &error["with"]);
        assert_eq!(found, (&json!(rule), &json!(reason), &with), "{error}");
    }
    let malformed = json!({"cmd": "play", "action": {"type": "place-tile"}}).to_string();
    assert_eq!(wire.bad("illegal-action", &malformed)["reason"], Value::Null);
}

#[test]
fn bg_10_out_of_turn() {
    let mut wire = Wire::drawing(&["base.U"]);
    let place =
        |player: Value| json!({"type": "place-tile", "at": [1, 0], "rot": 0, "player": player});
    assert!(wire.refused("BG-10", place(json!(1))).contains("out of turn"));
    wire.refused("BG-10", place(json!(77)));
    wire.refused("BG-10", place(json!("Ann")));
    wire.play(place(json!(0)));
}

#[test]
fn what_does_not_matter_is_tolerated() {
    let mut wire = Wire::drawing(&["base.U", "base.B"]);
    wire.say(
        r#"{"action":{"rot":0,"note":"hi","type":"place-tile","at":[1,0]},"id":7,"cmd":"play"}"#,
    );
    let field = json!({"halves": [4, 3], "kind": "field", "n": 0, "colour": "green"});
    wire.refused(
        "BG-31",
        json!({"type": "deploy", "figure": "meeple", "at": [1, 0], "segment": field}),
    );
    let field = json!({"halves": [6, 3, 5, 4], "n": 0, "kind": "field", "colour": "green"});
    wire.play(json!({"segment": field, "at": [1, 0], "figure": "meeple", "type": "deploy"}));
    assert_eq!(
        wire.state()["figures"][0]["segment"],
        json!({"kind": "field", "halves": [3, 4, 5, 6]})
    );
}

#[test]
fn a_failed_new_or_load_keeps_the_game() {
    let mut wire = Wire::drawing(&["base.U"]);
    wire.bad("bad-setup", r#"{"cmd":"new"}"#);
    wire.bad("bad-setup", r#"{"cmd":"new","setup":{"players":[]}}"#);
    wire.bad("bad-setup", r#"{"cmd":"load"}"#);
    wire.bad("bad-setup", r#"{"cmd":"load","transcript":[]}"#);
    wire.bad("bad-setup", r#"{"cmd":"load","transcript":{"moves":[]}}"#);
    wire.bad(
        "bad-setup",
        r#"{"cmd":"load","transcript":{"setup":{"players":["A"],"x":1},"moves":[]}}"#,
    );
    wire.bad("illegal-action", r#"{"cmd":"load","transcript":{"setup":{"players":["A"]}}}"#);
    wire.bad(
        "illegal-action",
        r#"{"cmd":"load","transcript":{"setup":{"players":["A"]},"moves":{}}}"#,
    );
}

#[test]
fn a_lying_transcript_is_refused_with_its_move_and_rule() {
    let mut wire = Wire::drawing(&["base.U", "base.B"]);
    let setup = json!({"players": ["Ann"], "draw": ["base.U", "base.B"]});
    let draw = |tile: &str| json!({"tile": tile});
    let place = json!({"type": "place-tile", "at": [1, 0], "rot": 0});
    let pass = json!({"type": "pass"});
    let nowhere = json!({"type": "place-tile", "at": [0, -1], "rot": 0});
    let cases = [
        (vec![draw("base.U"), nowhere], 2, "BG-13"),
        (vec![place.clone()], 1, "TS-3"),
        (vec![draw("base.U"), place.clone(), pass.clone(), pass.clone()], 4, "TS-3"),
        (vec![draw("base.B")], 1, "TS-3"),
        (vec![draw("base.Z9")], 1, "BG-5"),
        (vec![draw("base.U"), draw("base.B")], 2, "TS-3"),
        (vec![draw("base.U"), place.clone(), pass.clone(), draw("base.U")], 4, "TS-3"),
        (vec![json!({"message": "tile"})], 1, "TS-3"),
        (vec![json!({"message": "hello"})], 1, "MSG-4"),
        (vec![json!({"die": 3})], 1, "TS-3"),
        (vec![json!(17)], 1, "TS-3"),
        (vec![json!({"tile": "base.U", "more": 1})], 1, "TS-3"),
        (vec![draw("base.U"), json!({"type": "walk"})], 2, "TS-6"),
    ];
    for (moves, number, rule) in cases {
        let line = json!({"cmd": "load", "transcript": {"setup": setup, "moves": moves}});
        let error = wire.bad("illegal-action", &line.to_string());
        assert_eq!(error["rule"], rule, "{line} -> {error}");
        let message = error["message"].as_str().unwrap();
        assert!(message.starts_with(&format!("move {number}: ")), "{line} -> {message}");
    }
}
