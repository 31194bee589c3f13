//! Set-ups: what is accepted, and what is refused with which words.

mod common;

use bastide_bots::Rng;
use bastide_engine::System;
use common::Wire;
use serde_json::{Value, json};

#[track_caller]
fn refused(setup: Value, word: &str) -> Value {
    let mut wire = Wire::drawing(&["base.U"]);
    let error = wire.bad("bad-setup", &json!({"cmd": "new", "setup": setup}).to_string());
    assert!(error["message"].as_str().unwrap().contains(word), "{setup}: {error}");
    error
}

fn with(key: &str, value: Value) -> Value {
    json!({"players": ["Ann", "Bob"], key: value})
}

#[test]
fn a_refusal_has_a_code_for_its_reason_and_what_it_is_about() {
    let error = refused(json!({"players": vec!["Ann"; 9]}), "BG-1");
    assert_eq!((&error["rule"], &error["reason"]), (&json!("BG-1"), &json!("too-many-players")));
    assert_eq!(error["with"], json!({"count": 9, "most": 8}));
    let error = refused(with("systems", json!(["x".repeat(5_000)])), "there is no system");
    assert_eq!((&error["rule"], &error["reason"]), (&Value::Null, &json!("unknown-system")));
    assert!(error["with"]["name"].as_str().unwrap().len() < 500, "no parameter grows");
    let error = refused(with("tiles", json!("[set.x]")), "tiles.toml");
    assert_eq!(error["reason"], "tile-file");
}

#[test]
fn unknown_keys_are_named() {
    refused(with("player", json!(2)), "`player`");
    refused(with("start", json!([{"tile": "base.D", "at": [0, 0], "turn": 0}])), "`turn`");
    refused(json!({"systems": []}), "`players`");
    refused(json!([]), "an object");
    refused(json!("base"), "an object");
}

#[test]
fn wrong_types_are_named_by_their_path() {
    refused(json!({"players": "Ann"}), "players");
    refused(json!({"players": ["Ann", 3]}), "players[1]");
    refused(with("systems", json!({"base": true})), "systems");
    refused(with("sets", json!({"base-v3": -1})), "sets.base-v3");
    refused(with("sets", json!(["base-v3"])), "sets");
    refused(with("options", json!({"base.tie": ["shared"]})), "options.base.tie");
    refused(with("supply", json!({"meeple": "many"})), "supply.meeple");
    refused(with("start", json!([{"tile": "base.D", "at": "here"}])), "start[0]");
    refused(with("draw", json!("base.A")), "draw");
    refused(with("seed", json!({})), "seed");
}

#[test]
fn what_the_engine_does_not_know_is_refused_in_its_words() {
    refused(with("systems", json!(["base", "chess"])), "\"chess\"");
    refused(with("systems", json!(["inns-and-cathedrals/moat"])), "\"moat\"");
    refused(with("sets", json!({"base-v9": 1})), "\"base-v9\"");
    refused(with("options", json!({"base.weather": "fair"})), "\"base.weather\"");
    refused(with("options", json!({"base.tie": "lost"})), "shared, replay");
    refused(with("supply", json!({"ogre": 1})), "\"ogre\"");
    refused(with("draw", json!(["base.Q7"])), "\"base.Q7\"");
    let error = refused(with("start", json!([])), "start");
    assert_eq!(error["rule"], "BG-4");
    let names: Vec<String> = (0..9).map(|number| format!("p{number}")).collect();
    let error = refused(json!({"players": names}), "too many");
    assert_eq!(error["rule"], "BG-1");
    let two_apart = json!([{"tile": "base.D", "at": [0, 0]}, {"tile": "base.D", "at": [5, 5]}]);
    assert_eq!(refused(with("start", two_apart), "shares no side")["rule"], "BG-12");
    let far = json!([{"tile": "base.D", "at": [9_000_000_000_i64, 0]}]);
    refused(with("start", far), "too far");
}

#[test]
fn options_are_texts_numbers_or_booleans() {
    for value in [json!("6"), json!(6)] {
        let names = ["a", "b", "c", "d", "e", "f", "g"];
        let setup = json!({"players": names, "options": {"base.max_players": value}});
        refused(setup, "at most 6");
    }
    for value in [json!("true"), json!(true), json!("false"), json!(false)] {
        Wire::playing(with("options", json!({"co.per_part": value})));
    }
    refused(with("options", json!({"co.per_part": 1})), "true, false");
}

#[test]
fn seeds_are_any_text_or_number() {
    let of = |seed: Value| Wire::playing(with("seed", seed)).transcript();
    assert_eq!(of(json!(42)), of(json!("42")));
    assert_eq!(of(json!(42))["setup"]["seed"], "42");
    assert_eq!(of(json!(""))["setup"]["seed"], "", "an empty text is a text");
    assert_eq!(of(json!("\u{1f409}\n\""))["setup"]["seed"], "\u{1f409}\n\"");
}

#[test]
fn scripted_chance_has_known_forms() {
    let chance = json!([{"die": 3}, {"token": "sheep-2"}, {"token": "wolf"}, {"message": "tile"}]);
    let mut wire = Wire::playing(with("chance", chance.clone()));
    assert_eq!(wire.transcript()["setup"]["chance"], chance, "the set-up stays as it was given");
    refused(with("chance", json!([{"coin": "heads"}])), "coin");
    refused(with("chance", json!([{"message": "hello"}])), "MSG-4");
    refused(with("chance", json!([{"die": 9}])), "FLY-2");
    refused(with("chance", json!([{"token": "goat"}])), "goat");
    refused(with("chance", json!([{"die": 3, "message": "tile"}])), "chance[0]");
    refused(with("chance", json!(["tile"])), "chance[0]");
    let twice = json!([{"message": "tile"}, {"message": "tile"}]);
    assert_eq!(refused(with("chance", twice), "twice")["rule"], "MSG-1");
}

#[test]
fn one_player_is_a_game_and_so_are_eight() {
    Wire::playing(json!({"players": ["Ann"]}));
    Wire::playing(json!({"players": ["a", "a", "", "d", "e", "f", "g", "h"]}));
}

#[test]
fn every_part_of_a_set_up_comes_back_in_the_transcript() {
    let setup = json!({
        "players": ["Ann", "Bob"],
        "systems": ["base", "farmers", "inns-and-cathedrals/inns"],
        "sets": {"base-c1": 1, "inns-c1": 2},
        "options": {"base.two_tile_city": "half"},
        "supply": {"meeple": 5},
        "start": [{"tile": "base.D", "at": [3, -2], "rot": 90}],
        "draw": ["base.A", "base.B"],
        "chance": [{"message": "tile"}],
        "seed": "any text",
    });
    let mut wire = Wire::playing(setup.clone());
    assert_eq!(wire.transcript()["setup"], setup);
    let board = json!([{"tile": "base.D", "at": [3, -2], "rot": 90}]);
    assert_eq!(wire.state()["board"], board);
    assert_eq!(wire.state()["players"][1]["supply"], json!({"meeple": 5}));
}

/// The contract lists the parts of every system.
#[test]
fn parts_are_documented() {
    let page = include_str!("../../../docs/protocol.md");
    let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
    for system in System::ALL.into_iter().filter(|system| system.parts().count() > 0) {
        let parts: Vec<&str> = system.parts().map(|part| part.name()).collect();
        let line = format!("{}: {}", system.name(), parts.join(", "));
        assert!(page.contains(&line), "{line}");
    }
}

const EXAMPLE: &str = include_str!("../../../docs/examples/tiles.toml");

/// A game with tiles of one's own: the text alone, or files with names.
#[test]
fn tile_files_are_played_and_come_back_in_the_transcript() {
    for tiles in [json!(EXAMPLE), json!({"my.toml": EXAMPLE, "none.toml": ""})] {
        let sets = json!({"base-v3": 1, "bridges": 1});
        let setup = json!({"players": ["Ann"], "sets": sets, "tiles": tiles, "seed": "1"});
        let mut wire = Wire::playing(setup.clone());
        assert_eq!(wire.transcript()["setup"], setup);
        let left = wire.state()["remaining"].as_object().unwrap().clone();
        assert!(left.keys().any(|tile| tile.starts_with("bridges.")), "{left:?}");
        let (mut rng, mut own) = (Rng::new(1), 0);
        while own < 3 {
            let tile = wire.decision()["tile"].to_string();
            own += tile.contains("bridges.") as u32;
            let action = common::pick(&wire.actions(), &mut rng);
            wire.play(action);
        }
        let mut again = Wire::default();
        let transcript = wire.transcript();
        again.good(json!({"cmd": "load", "transcript": transcript}));
        assert_eq!(again.state(), wire.state());
    }
}

#[test]
fn mistakes_in_tile_files_are_named() {
    let wrong = EXAMPLE.replacen("sides = \"CFFC\"", "sides = \"CFFF\"", 1);
    let message = ", tile bridges.A: sides are written CFFF but the segments make CFFC";
    refused(with("tiles", json!(wrong)), &format!("tiles.toml{message}"));
    refused(with("tiles", json!({"my.toml": wrong})), &format!("my.toml{message}"));
    refused(with("tiles", json!({"my.toml": "colour = 1"})), "my.toml, line 1: unknown field");
    refused(with("tiles", json!(3)), "tiles: wanted the text of a tile file");
    refused(with("tiles", json!({"my.toml": 3})), "tiles: wanted the text of a tile file");
    refused(with("sets", json!({"bridges": 1})), "\"bridges\"");
    refused(with("sets", json!({"base-v3": 21})), "21 copies of base-v3 are too many: at most 20");
    refused(with("supply", json!({"meeple": 21})), "21 of meeple are too many: at most 20");
}
