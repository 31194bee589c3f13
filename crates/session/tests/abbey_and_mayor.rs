//! Abbeys, barns and wagons on the wire: forms of actions, decisions and state that no other system has.

mod common;

use common::Wire;
use serde_json::{Value, json};

const AROUND: [[i8; 2]; 8] = [[-1, -1], [0, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [0, 1], [1, 1]];

fn playing(start: Value, draw: Value) -> Wire {
    Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": ["base", "farmers", "abbey-and-mayor"],
        "start": start,
        "draw": draw,
        "seed": "s",
    }))
}

/// Eight monasteries around a hole.
fn ring() -> Wire {
    let start = AROUND.map(|at| json!({"tile": "base.B", "at": at, "rot": 0}));
    playing(json!(start), json!(["base.B", "base.B"]))
}

#[test]
fn am_10_an_abbey_is_placed_by_its_name() {
    let mut wire = ring();
    let decision = wire.decision();
    assert_eq!(decision["kind"], "place-abbey");
    assert_eq!(decision["phase"], "TS-2");
    let abbey = json!({"type": "place-tile", "at": [0, 0], "rot": 0, "tile": "abbey"});
    assert_eq!(wire.actions(), [abbey.clone(), json!({"type": "pass"})]);
    assert_eq!(wire.state()["players"][0]["supply"]["abbey"], 1);
    let turned = json!({"type": "place-tile", "at": [0, 0], "rot": 90, "tile": "abbey"});
    wire.refused("AM-11", turned);
    wire.refused("AM-11", json!({"type": "place-tile", "at": [2, 0], "rot": 0, "tile": "abbey"}));
    wire.refused("BG-10", json!({"type": "place-tile", "at": [2, 0], "rot": 0, "tile": "base.B"}));
    let mut unnamed = wire.clone();
    unnamed.play(json!({"type": "place-tile", "at": [0, 0], "rot": 0}));
    let reply = wire.play(abbey);
    assert_eq!(unnamed.state(), wire.state());
    let placed =
        json!({"event": "tile-placed", "player": 0, "tile": "am.abbey", "at": [0, 0], "rot": 0});
    assert_eq!(reply["events"][0], placed);
    assert_eq!(wire.state()["players"][0]["supply"]["abbey"], 0);
}

#[test]
fn am_10_to_pass_means_to_draw() {
    let mut wire = ring();
    let reply = wire.play(json!({"type": "pass"}));
    assert_eq!(reply["decision"]["kind"], "place-tile");
    let abbey = json!({"type": "place-tile", "at": [0, 0], "rot": 0, "tile": "abbey"});
    wire.refused("AM-10", abbey);
}

#[test]
fn am_30_a_barn_is_named_by_the_tile_north_west_of_its_corner() {
    let start = [[0, 0], [1, 0], [0, 1]].map(|at| json!({"tile": "base.B", "at": at, "rot": 0}));
    let mut wire = playing(json!(start), json!(["base.B", "base.B"]));
    wire.play(json!({"type": "place-tile", "at": [1, 1], "rot": 0}));
    let barn = json!({"type": "deploy", "figure": "barn", "at": [0, 0]});
    assert!(wire.actions().contains(&barn));
    wire.refused("AM-30", json!({"type": "deploy", "figure": "barn", "at": [1, 1]}));
    wire.refused("TS-10", json!({"type": "deploy", "figure": "meeple", "at": [1, 1]}));
    wire.play(barn);
    let figures = wire.state()["figures"].clone();
    assert_eq!((&figures[0]["figure"], &figures[0]["at"]), (&json!("barn"), &json!([0, 0])));
    let features = wire.state()["features"].clone();
    let field = features.as_array().unwrap().iter().find(|feature| feature["kind"] == "field");
    assert_eq!(field.unwrap()["owners"], json!([]), "a barn owns no field");
}

#[test]
fn am_52_a_wagon_is_moved() {
    let start = json!([
        {"tile": "base.W", "at": [0, 0], "rot": 0},
        {"tile": "base.U", "at": [1, 0], "rot": 0},
    ]);
    let mut wire = playing(start, json!(["am.A10", "base.B"]));
    wire.play(json!({"type": "place-tile", "at": [-1, 0], "rot": 270}));
    let road = json!({"kind": "road", "edges": ["E"]});
    let reply = wire
        .play(json!({"type": "deploy", "figure": "wagon", "at": [-1, 0], "segment": road.clone()}));
    let decision = json!({"player": 0, "kind": "move-wagon", "at": [-1, 0], "phase": "TS-14"});
    assert_eq!(reply["decision"], decision);
    let drive = json!({"type": "move", "piece": "wagon", "at": [0, 0], "segment": road});
    assert!(wire.actions().contains(&drive));
    let mut of_another = drive.clone();
    of_another["player"] = json!(1);
    wire.refused("AM-56", of_another);
    wire.refused("AM-52", json!({"type": "move", "piece": "wagon", "at": [0, 0]}));
    let reply = wire.play(drive);
    let moved = &reply["events"][0];
    assert_eq!((&moved["event"], &moved["piece"]), (&json!("moved"), &json!("wagon")));
    assert_eq!(moved["at"], json!([0, 0]));
}
