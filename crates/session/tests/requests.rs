//! Every request with its reply, in games whose draws are scripted.

mod common;

use bastide_engine::{PRESETS, Rules};
use bastide_protocol::{SetupExt, WireSetup};
use common::Wire;
use serde_json::json;

#[test]
fn hello_says_what_can_be_played() {
    let reply = Wire::default().good(json!({"cmd": "hello"}));
    assert_eq!(reply["name"], "bastide");
    assert_eq!(reply["protocol"], 1);
    assert!(reply["version"].is_string());
    let has = |list: &str, word: &str| reply[list].as_array().unwrap().contains(&json!(word));
    assert!(has("systems", "farmers") && has("systems", "messengers"));
    assert!(has("sets", "base-v3") && has("sets", "river-v3"));
    assert!(has("bots", "random") && has("bots", "greedy"));
    assert_eq!(reply["presets"][0]["name"], "base");
}

#[test]
fn a_preset_of_hello_makes_its_whole_game() {
    let mut wire = Wire::default();
    let hello = wire.good(json!({"cmd": "hello"}));
    let lines = hello["presets"].as_array().unwrap();
    assert_eq!(lines.len(), PRESETS.len());
    for (line, preset) in lines.iter().zip(PRESETS) {
        let setup = json!({
            "players": ["Ann", "Bob"],
            "systems": line["systems"],
            "sets": line["sets"],
            "options": line["options"],
        });
        wire.good(json!({"cmd": "new", "setup": setup}));
        let copied = WireSetup::read(&setup).unwrap().to_setup().unwrap();
        let copied = Rules::new(copied).unwrap();
        let meant = Rules::new(preset.setup(["Ann", "Bob"])).unwrap();
        assert_eq!(copied.options, meant.options, "{}", preset.name);
        assert_eq!(copied.systems, meant.systems, "{}", preset.name);
        assert_eq!(copied.setup().sets.iter().flatten().count(), preset.sets().len());
    }
}

#[test]
fn new_asks_for_the_first_tile() {
    let mut wire = Wire::default();
    let setup = json!({"players": ["Ann", "Bob"], "draw": ["base.D"]});
    let reply = wire.0.handle_line(&json!({"cmd": "new", "setup": setup}).to_string());
    let expected =
        r#"{"decision":{"player":0,"kind":"place-tile","tile":"base.D","phase":"TS-6"}}"#;
    assert_eq!(reply, expected);
}

#[test]
fn legal_lists_what_play_accepts() {
    let mut wire = Wire::drawing(&["base.U", "base.B"]);
    let reply = wire.good(json!({"cmd": "legal"}));
    assert_eq!(reply["decision"]["tile"], "base.U");
    assert_eq!(reply["actions"][0]["type"], "place-tile");
    let action = reply["actions"][0].clone();
    let reply = wire.play(action.clone());
    let (at, rot) = (&action["at"], &action["rot"]);
    let placed =
        json!({"event": "tile-placed", "player": 0, "tile": "base.U", "at": at, "rot": rot});
    assert_eq!(reply["events"], json!([placed]));
    assert_eq!(reply["decision"], json!({"player": 0, "kind": "figure", "phase": "TS-10"}));
    assert!(wire.actions().contains(&json!({"type": "pass"})));
}

#[test]
fn a_game_is_played_to_its_end() {
    let mut wire = Wire::drawing(&["base.E"]);
    wire.play(json!({"type": "place-tile", "at": [0, -1], "rot": 180}));
    let city = json!({"kind": "city", "edges": ["S"]});
    let deploy = json!({"type": "deploy", "figure": "meeple", "at": [0, -1], "segment": city});
    let reply = wire.play(deploy);
    let events = reply["events"].as_array().unwrap();
    let scored = json!({
        "event": "scored", "player": 0, "points": 4, "for": "city", "at": [0, -1], "final": false,
        "terms": [{"what": "tiles", "count": 2, "each": 2, "rule": "BG-52"}],
        "detail": "2 tiles × 2 (BG-52)", "rules": ["BG-52"], "segment": city,
    });
    assert_eq!(events[1], scored);
    let returned = json!({
        "event": "returned", "player": 0, "figure": "meeple", "at": [0, -1], "segment": city,
    });
    assert_eq!(events[2], returned);
    let over = json!({"kind": "game-over", "scores": [4, 0], "winners": [0]});
    assert_eq!(reply["decision"], over);
    let event = json!({"event": "game-over", "scores": [4, 0], "winners": [0]});
    assert_eq!(events.last().unwrap(), &event);
    let reply = wire.good(json!({"cmd": "legal"}));
    assert_eq!(reply, json!({"decision": over, "actions": []}));
    assert_eq!(wire.state()["players"][0]["score"], 4);
}

#[test]
fn the_state_shows_the_table() {
    let mut wire = Wire::drawing(&["base.U", "base.B", "base.B"]);
    wire.play(json!({"type": "place-tile", "at": [1, 0], "rot": 0}));
    let road = json!({"kind": "road", "edges": ["W", "E"]});
    wire.play(json!({"type": "deploy", "figure": "meeple", "at": [1, 0], "segment": road}));
    let state = wire.state();
    assert_eq!(state["turn"], 2);
    assert_eq!((&state["turn_player"], &state["active_player"]), (&json!(1), &json!(1)));
    assert_eq!(state["decision"], wire.decision());
    let ann = json!({"name": "Ann", "score": 0, "supply": {"meeple": 6}, "tokens": {}});
    assert_eq!(state["players"][0], ann);
    let board = json!([
        {"tile": "base.D", "at": [0, 0], "rot": 0},
        {"tile": "base.U", "at": [1, 0], "rot": 0},
    ]);
    assert_eq!(state["board"], board);
    let road = json!({"kind": "road", "edges": ["E", "W"]});
    let figure = json!({"owner": 0, "figure": "meeple", "at": [1, 0], "segment": road});
    assert_eq!(state["figures"], json!([figure]));
    let feature = json!({
        "kind": "road", "at": [0, 0], "segment": road, "tiles": 2, "open": 2, "complete": false,
        "points": 2, "owners": [0],
    });
    assert!(state["features"].as_array().unwrap().contains(&feature), "{}", state["features"]);
    assert_eq!(state["remaining"], json!({"base.B": 1}), "the drawn tile is no longer there");
    assert_eq!(state["remaining_total"], 1);
    assert_eq!(state["track"], json!([{"meeple": 0}, {"meeple": 0}]));
    assert!(state.get("messages").is_none() && state.get("ferries").is_none());
}

#[test]
fn the_state_shows_the_systems_in_play() {
    let setup = json!({
        "players": ["Ann"], "systems": ["traders-and-builders", "ferries", "messengers"],
        "supply": {"meeple": 0},
    });
    let state = Wire::playing(setup).state();
    let tokens = json!({"cloth": 0, "grain": 0, "wine": 0});
    assert_eq!(state["players"][0]["tokens"], tokens);
    assert_eq!(state["players"][0]["supply"], json!({"builder": 1, "meeple": 0, "pig": 1}));
    assert_eq!(state["messages"]["unseen"].as_array().unwrap().len(), 8);
    assert_eq!(state["messages"]["known_order"], json!([]));
    assert_eq!(state["ferries"]["placed"], json!([]));
    assert!(state["ferries"]["left"].as_u64().unwrap() > 0);
    assert_eq!(state["track"], json!([{"meeple": 0, "messenger": 0}]));
}

#[test]
fn the_transcript_holds_set_up_actions_and_outcomes() {
    let mut wire = Wire::drawing(&["base.U", "base.B"]);
    wire.play(json!({"type": "place-tile", "at": [1, 0], "rot": 0}));
    let transcript = wire.transcript();
    let setup = json!({"players": ["Ann", "Bob"], "draw": ["base.U", "base.B"], "seed": "s"});
    assert_eq!(transcript["setup"], setup);
    let moves = json!([{"tile": "base.U"}, {"type": "place-tile", "at": [1, 0], "rot": 0}]);
    assert_eq!(transcript["moves"], moves);
}

#[test]
fn a_game_without_a_seed_gets_one() {
    let mut wire = Wire::playing(json!({"players": ["Ann"]}));
    let transcript = wire.transcript();
    let seed = transcript["setup"]["seed"].as_str().unwrap().to_owned();
    assert_eq!(seed.len(), 32);
    let mut again = Wire::playing(json!({"players": ["Ann"], "seed": seed}));
    assert_eq!(again.transcript(), transcript);
    let other = Wire::playing(json!({"players": ["Ann"]})).transcript();
    assert_ne!(other["setup"]["seed"], transcript["setup"]["seed"]);
}

#[test]
fn undo_takes_back_the_draw_too_and_meets_it_again() {
    let mut wire = Wire::playing(json!({"players": ["Ann", "Bob"], "seed": "undo"}));
    let begin = wire.transcript();
    let place = wire.actions()[0].clone();
    wire.play(place.clone());
    let placed = wire.transcript();
    let pass = json!({"type": "pass"});
    let drawn = wire.play(pass.clone());
    assert_eq!(drawn["events"].as_array().unwrap().last().unwrap()["event"], "tile-drawn");
    let reply = wire.good(json!({"cmd": "undo"}));
    assert_eq!(reply["decision"]["kind"], "figure");
    assert_eq!(wire.transcript(), placed);
    assert_eq!(wire.play(pass), drawn, "the same draw comes again");
    wire.good(json!({"cmd": "undo"}));
    wire.good(json!({"cmd": "undo"}));
    assert_eq!(wire.transcript(), begin);
    let error = wire.bad("illegal-action", r#"{"cmd":"undo"}"#);
    assert!(error["message"].as_str().unwrap().contains("taken back"));
}

#[test]
fn undo_goes_back_from_the_end() {
    let mut wire = Wire::drawing(&["base.B"]);
    wire.play(json!({"type": "place-tile", "at": [0, 1], "rot": 0}));
    wire.play(json!({"type": "pass"}));
    assert_eq!(wire.decision()["kind"], "game-over");
    assert_eq!(wire.good(json!({"cmd": "undo"}))["decision"]["kind"], "figure");
}

#[test]
fn load_goes_on_where_the_transcript_ends() {
    let mut wire = Wire::playing(json!({"players": ["Ann", "Bob"], "seed": "load"}));
    let place = wire.actions()[0].clone();
    wire.play(place);
    wire.play(json!({"type": "pass"}));
    let (state, transcript) = (wire.state(), wire.transcript());
    let mut other = Wire::default();
    let reply = other.good(json!({"cmd": "load", "transcript": transcript}));
    assert_eq!(reply["decision"], state["decision"]);
    assert_eq!((other.state(), other.transcript()), (state, transcript.clone()));

    let mut cut = transcript.clone();
    let last = cut["moves"].as_array_mut().unwrap().pop().unwrap();
    assert!(last.get("tile").is_some(), "it ended with a draw");
    other.good(json!({"cmd": "load", "transcript": cut}));
    assert_eq!(other.transcript(), transcript, "the dealer settles what is pending");
}

#[test]
fn a_bot_gives_advice_and_plays_nothing() {
    let mut wire = Wire::playing(json!({"players": ["Ann", "Bob"], "seed": "bot"}));
    let before = wire.transcript();
    let request = json!({"cmd": "bot", "level": "random", "millis": 30});
    let reply = wire.good(request.clone());
    assert!(wire.actions().contains(&reply["action"]));
    let chances: Vec<f64> =
        reply["value"].as_array().unwrap().iter().map(|v| v.as_f64().unwrap()).collect();
    assert_eq!(chances.len(), 2);
    assert!((chances.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{chances:?}");
    assert_eq!(wire.transcript(), before);
    assert_eq!(wire.good(request)["action"], reply["action"], "the same place, the same choice");
    wire.good(json!({"cmd": "bot", "millis": 0}));
}

#[test]
fn thinking_lists_whole_turns_and_plays_nothing() {
    let mut wire = Wire::playing(json!({"players": ["Ann", "Bob", "Cleo"], "seed": "think"}));
    let before = wire.transcript();
    let request = json!({"cmd": "think", "nodes": 2000, "best": 3});
    let reply = wire.good(request.clone());
    let candidates = reply["candidates"].as_array().unwrap();
    assert_eq!(candidates.len(), 3);
    for candidate in candidates {
        let actions = candidate["actions"].as_array().unwrap();
        assert!(wire.actions().contains(&actions[0]));
        assert_eq!(actions.len(), 2, "a tile, and a figure or none");
        let win: Vec<f64> = serde_json::from_value(candidate["win"].clone()).unwrap();
        assert!(win.len() == 3 && (win.iter().sum::<f64>() - 1.0).abs() < 0.01, "{win:?}");
        assert!(candidate["margin"].is_number() && candidate["gain"]["now"].is_number());
    }
    assert!(reply["nodes"].as_u64() > Some(100), "{reply}");
    assert_eq!(wire.transcript(), before);
    let mut again = wire.good(request);
    again["millis"] = reply["millis"].clone();
    assert_eq!(again, reply, "the same number of positions gives the same answer");
    let whole = candidates[0]["actions"].as_array().unwrap().clone();
    for action in whole {
        wire.good(json!({"cmd": "play", "action": action}));
    }
}

#[test]
fn thinking_takes_any_budget_and_level() {
    let mut wire = Wire::playing(json!({"players": ["Ann"], "seed": "alone"}));
    for budget in [
        json!({"cmd": "think", "millis": 0, "nodes": 0}),
        json!({"cmd": "think", "millis": u64::MAX, "nodes": 10}),
        json!({"cmd": "think", "nodes": 3000, "threads": 3}),
        json!({"cmd": "think", "level": "odile"}),
        json!({"cmd": "think", "level": "raimond", "millis": 20, "best": 1}),
    ] {
        let reply = wire.good(budget);
        assert!(wire.actions().contains(&reply["candidates"][0]["actions"][0]));
    }
    let none = wire.good(json!({"cmd": "think", "nodes": 0, "best": 0}));
    assert_eq!(none["candidates"], json!([]));
}
