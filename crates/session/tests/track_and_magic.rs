//! The wire forms of mage, witch and robbers, and malformed versions of them.

mod common;

use common::Wire;
use serde_json::{Value, json};

/// Ann and Bob play with these systems besides the base game, from these start tiles and draws.
fn playing(systems: &[&str], start: Value, draw: &[&str]) -> Wire {
    let systems: Vec<&str> = ["base"].iter().chain(systems).copied().collect();
    Wire::playing(json!({
        "players": ["Ann", "Bob", "Cid"], "systems": systems, "start": start, "draw": draw,
        "seed": "s",
    }))
}

fn tile(tile: &str, x: i64, y: i64, rot: u64) -> Value {
    json!({"tile": tile, "at": [x, y], "rot": rot})
}

fn place(x: i64, y: i64, rot: u64) -> Value {
    json!({"type": "place-tile", "at": [x, y], "rot": rot})
}

fn choose(choice: &str) -> Value {
    json!({"type": "choose", "choice": choice})
}

fn road(edges: &[&str]) -> Value {
    json!({"kind": "road", "edges": edges})
}

fn city(edges: &[&str]) -> Value {
    json!({"kind": "city", "edges": edges})
}

fn pass() -> Value {
    json!({"type": "pass"})
}

fn to(piece: &str, x: i64, y: i64, segment: Value) -> Value {
    json!({"type": "move", "piece": piece, "at": [x, y], "segment": segment})
}

fn aside(piece: &str, x: i64, y: i64, segment: Value) -> Value {
    json!({"type": "recall", "piece": piece, "at": [x, y], "segment": segment})
}

/// A road of two tiles, and a symbol tile that Ann has placed above it.
fn symbol() -> Wire {
    let start = json!([tile("base.A", 0, 0, 270), tile("base.U", 1, 0, 0)]);
    let mut wire = playing(&["mage-and-witch"], start, &["mw.D", "base.A", "mw.D", "base.B"]);
    wire.play(place(0, -1, 90));
    wire
}

#[test]
fn mgw_5_mage_and_witch_are_moved() {
    let mut wire = symbol();
    let asked = json!({"player": 0, "kind": "move-magic", "phase": "TS-8"});
    assert_eq!(wire.decision(), asked);
    let actions = wire.actions();
    assert_eq!(actions.len(), 8, "four segments for two figures");
    for piece in ["mage", "witch"] {
        assert!(actions.contains(&to(piece, 1, 0, road(&["E", "W"]))));
        assert!(actions.contains(&to(piece, 0, -1, city(&["E"]))));
    }
    assert_eq!(wire.state()["pieces"], json!([]));
    let reply = wire.play(to("mage", 1, 0, road(&["W", "E"])));
    let on = road(&["E", "W"]);
    let moved =
        json!({"event": "moved", "player": 0, "piece": "mage", "at": [1, 0], "segment": on});
    assert_eq!(reply["events"], json!([moved]));
    assert_eq!(reply["decision"]["kind"], "figure");
    let standing = json!([{"piece": "mage", "at": [1, 0], "segment": road(&["E", "W"])}]);
    assert_eq!(wire.state()["pieces"], standing);
}

#[test]
fn mgw_21_a_figure_leaves_with_an_event() {
    let mut wire = symbol();
    wire.play(to("witch", 0, 0, road(&["E"])));
    wire.play(pass());
    wire.play(place(2, 0, 90));
    let reply = wire
        .play(json!({"type": "deploy", "figure": "meeple", "at": [2, 0], "segment": road(&["W"])}));
    let events = reply["events"].as_array().unwrap();
    let named = |name: &str| events.iter().find(|event| event["event"] == name).cloned();
    let aside = json!({"event": "set-aside", "player": 1, "piece": "witch", "at": [0, 0]});
    assert_eq!(named("set-aside"), Some(aside));
    let scored = named("scored").unwrap();
    assert_eq!((&scored["points"], &scored["rules"]), (&json!(2), &json!(["BG-51", "MGW-19"])));
    assert_eq!(scored["detail"], "3 tiles × 1 (BG-51), halved (MGW-19)");
    assert_eq!(wire.state()["pieces"], json!([]));
}

#[test]
fn mgw_11_a_figure_is_set_aside() {
    let start = json!([
        tile("base.E", 0, -1, 180),
        tile("base.B", -1, -1, 0),
        tile("base.B", -1, 0, 0),
        tile("base.B", -1, 1, 0),
        tile("base.E", 0, 1, 0),
        tile("base.B", 1, 1, 0),
        tile("base.E", 2, 1, 0),
        tile("base.B", 1, -1, 0),
        tile("base.E", 2, -1, 180),
        tile("base.A", -2, 1, 180),
    ]);
    let mut wire = playing(&["mage-and-witch"], start, &["mw.D", "mw.D", "base.B"]);
    wire.play(place(0, 0, 0));
    wire.refused("MGW-11", aside("mage", -2, 1, road(&["N"])));
    wire.refused("MGW-10", to("mage", 0, 0, city(&["N"])));
    wire.play(to("mage", -2, 1, road(&["N"])));
    wire.play(pass());
    wire.play(place(2, 0, 0));
    assert_eq!(wire.actions(), [aside("mage", -2, 1, road(&["N"]))]);
    wire.refused("MGW-9", to("witch", -2, 1, road(&["N"])));
    wire.refused("MGW-5", pass());
    let reply = wire.play(aside("mage", -2, 1, road(&["N"])));
    let event = json!({"event": "set-aside", "player": 1, "piece": "mage", "at": [-2, 1]});
    assert_eq!(reply["events"], json!([event]));
}

#[test]
fn mgw_8_malformed_moves_of_mage_and_witch() {
    let mut wire = symbol();
    let cases = [
        (json!({"type": "move"}), "TS-8", "`piece`"),
        (to("ogre", 0, 0, road(&["E"])), "TS-8", "piece"),
        (to("meeple", 0, 0, road(&["E"])), "TS-8", "piece"),
        (
            json!({"type": "move", "piece": 3, "at": [0, 0], "segment": road(&["E"])}),
            "TS-8",
            "piece",
        ),
        (json!({"type": "move", "piece": "mage"}), "MGW-8", "at"),
        (json!({"type": "move", "piece": "mage", "at": [0, 0]}), "MGW-8", "segment"),
        (json!({"type": "move", "piece": "mage", "segment": road(&["E"])}), "MGW-8", "at"),
        (
            json!({"type": "move", "piece": "mage", "at": [0], "segment": road(&["E"])}),
            "TS-8",
            "[x,y]",
        ),
        (to("mage", 9, 9, road(&["E"])), "MGW-8", ""),
        (to("mage", 0, 0, road(&["N"])), "MGW-8", ""),
        (to("mage", 0, 0, json!({"kind": "monastery"})), "MGW-8", "roads"),
        (to("mage", 0, 0, json!({"kind": "sea"})), "TS-8", "kind"),
        (aside("mage", 0, 0, road(&["E"])), "MGW-11", "the mage isn't there"),
        (aside("mage", 9, 9, road(&["E"])), "MGW-11", ""),
        (aside("ogre", 0, 0, road(&["E"])), "TS-8", "piece"),
        (json!({"type": "recall", "piece": "mage"}), "TS-8", "`at`"),
        (json!({"type": "recall", "at": [0, 0], "segment": road(&["E"])}), "MGW-11", "piece"),
        (
            json!({"type": "deploy", "figure": "mage", "at": [0, 0], "segment": road(&["E"])}),
            "TS-8",
            "figure",
        ),
        (
            json!({"type": "deploy", "figure": "meeple", "at": [0, -1], "segment": city(&["E"])}),
            "MGW-5",
            "first",
        ),
        (choose("mage"), "TS-8", "mage"),
        (choose("stay"), "ROB-8", ""),
        (pass(), "MGW-5", ""),
    ];
    for (action, rule, word) in cases {
        let message = wire.refused(rule, action.clone());
        assert!(message.contains(word), "{action}: {message} does not say {word}");
    }
}

/// Three roads of 7, 7 and 4 tiles that lack their last one, and a row of bag tiles to the west.
fn roads() -> Value {
    let mut tiles = Vec::new();
    for (row, length) in [(0, 7), (1, 7), (2, 4)] {
        tiles.push(tile("base.A", 0, row, 270));
        tiles.extend((1..length - 1).map(|x| tile("base.U", x, row, 0)));
    }
    json!(tiles)
}

fn score(wire: &mut Wire, x: i64, row: i64) -> Value {
    wire.play(place(x, row, 90));
    wire.play(
        json!({"type": "deploy", "figure": "meeple", "at": [x, row], "segment": road(&["W"])}),
    )
}

#[test]
fn rob_8_a_robber_is_placed_moves_or_stays() {
    let draw = ["base.A", "rb.D", "base.B", "base.B", "rb.D", "base.B"];
    let mut wire = playing(&["robbers"], roads(), &draw);
    assert_eq!(wire.state()["track"][1], json!({"meeple": 0, "robber": null}));
    assert_eq!(wire.state()["players"][1]["supply"], json!({"meeple": 7, "robber": 1}));
    score(&mut wire, 6, 0);
    wire.play(place(-1, 0, 270));
    assert_eq!(wire.decision(), json!({"player": 1, "kind": "place-robber", "phase": "TS-8"}));
    assert_eq!(wire.actions(), [choose("space-0"), choose("space-7")]);
    let reply = wire.play(choose("space-7"));
    let moved = json!({"event": "moved", "player": 1, "piece": "robber", "space": 7});
    assert_eq!(reply["events"], json!([moved]));
    assert_eq!(wire.state()["track"][1], json!({"meeple": 0, "robber": 7}));
    assert_eq!(wire.state()["players"][1]["supply"]["robber"], 0);
    assert_eq!(wire.decision()["player"], 2);
    // Only the player of ROB-4 is second.
    wire.refused("ROB-4", json!({"type": "choose", "choice": "space-0", "player": 0}));
    wire.play(json!({"type": "choose", "choice": "space-0", "player": 2}));
    wire.play(pass());
    for x in [0, 1] {
        wire.play(place(x, -1, 0));
        wire.play(pass());
    }
    wire.play(place(-1, 1, 270));
    assert_eq!(wire.decision()["player"], 1);
    assert_eq!(wire.actions(), [choose("space-0"), choose("stay")]);
    wire.refused("ROB-9", choose("space-7"));
    let reply = wire.play(choose("stay"));
    assert_eq!(reply["events"], json!([]));
    assert_eq!(reply["decision"]["player"], 0, "Ann's robber is in the supply");
}

#[test]
fn rob_8_malformed_spaces() {
    let mut wire = playing(&["robbers"], roads(), &["rb.D", "base.B"]);
    wire.refused("ROB-8", choose("space-0"));
    wire.play(place(-1, 0, 270));
    let words = [
        "space",
        "space-",
        "space--1",
        "space-+0",
        "space-00",
        "space-07",
        "space-0.0",
        "space- 0",
        "space-256",
        "space-99999999999999999999",
        "space-x",
        "Space-0",
        "space_0",
        "robber",
        "",
    ];
    for word in words {
        wire.refused("TS-8", choose(word));
    }
    for word in ["space-1", "space-49", "space-50", "space-255", "stay"] {
        wire.refused("ROB-8", choose(word));
    }
    wire.refused("TS-8", json!({"type": "choose"}));
    wire.refused("TS-8", json!({"type": "choose", "choice": 7}));
    wire.refused("ROB-3", pass());
    wire.refused("ROB-18", choose("rob"));
    let deploy =
        json!({"type": "deploy", "figure": "robber", "at": [0, 0], "segment": road(&["E"])});
    wire.refused("TS-8", deploy);
    wire.play(choose("space-0"));
}

#[test]
fn rob_18_a_robber_takes_or_waits() {
    // Above them two more, of 4 and 9 tiles, that one tile ends.
    let mut start = roads();
    let tiles = start.as_array_mut().unwrap();
    tiles.extend([tile("base.A", 0, -1, 270), tile("base.U", 1, -1, 0)]);
    tiles.extend((5..11).map(|x| tile("base.U", x, -1, 0)));
    tiles.push(tile("base.A", 11, -1, 90));
    let draw = ["base.B", "base.A", "base.A", "rb.D", "base.U", "base.U", "ic.ED", "base.B"];
    let mut wire = playing(&["robbers"], start, &draw);
    wire.play(place(-1, 0, 0));
    wire.play(pass());
    score(&mut wire, 6, 0);
    score(&mut wire, 6, 1);
    wire.play(place(-1, 1, 270));
    wire.play(choose("space-7"));
    wire.play(choose("space-0"));
    wire.play(pass());
    for x in [2, 4] {
        wire.play(place(x, -1, 0));
        let on = road(&["E", "W"]);
        let highwayman =
            json!({"type": "deploy", "figure": "meeple", "at": [x, -1], "segment": on});
        wire.play(highwayman);
    }
    wire.play(place(3, -1, 0));
    wire.play(pass());
    let next = json!({"type": "choose", "choice": "next", "at": [3, -1], "segment": road(&["W"])});
    let reply = wire.play(next);
    let asked = json!({"player": 0, "kind": "rob", "points": 4, "victim": 1, "phase": "TS-13"});
    assert_eq!(reply["decision"], asked);
    assert_eq!(wire.actions(), [choose("rob"), choose("wait")]);
    wire.refused("ROB-17", pass());
    wire.refused("ROB-8", choose("stay"));
    wire.refused("TS-13", choose("steal"));
    let mut other = wire.clone();
    let reply = wire.play(choose("rob"));
    let events = reply["events"].as_array().unwrap();
    assert_eq!(events[0], json!({"event": "set-aside", "player": 0, "piece": "robber"}));
    let loot = &events[1];
    assert_eq!((&loot["event"], &loot["for"]), (&json!("scored"), &json!("robber")));
    assert_eq!((&loot["points"], &loot["final"]), (&json!(2), &json!(false)));
    assert_eq!((&loot["rules"], loot.get("segment")), (&json!(["ROB-16"]), None));
    let track =
        json!({"event": "track-moved", "player": 0, "marker": "meeple", "from": 0, "to": 2});
    assert_eq!(events[2], track);
    // Bob's robber stood beside Ann and goes along.
    assert_eq!(events[3], json!({"event": "moved", "player": 1, "piece": "robber", "space": 2}));
    assert_eq!(wire.state()["track"][0], json!({"meeple": 2, "robber": null}));
    other.play(choose("wait"));
    assert_eq!(other.state()["track"][0], json!({"meeple": 5, "robber": null}));
    wire.refused("ROB-18", choose("wait"));
}

#[test]
fn rob_32_the_end_of_a_game_with_robbers() {
    let mut wire = playing(&["robbers"], roads(), &["rb.D"]);
    wire.play(place(-1, 0, 270));
    wire.play(choose("space-0"));
    wire.play(choose("space-0"));
    let reply = wire.play(pass());
    assert_eq!(reply["decision"]["scores"], json!([3, 3, 0]));
    let scored = &reply["events"][1];
    assert_eq!((&scored["for"], &scored["final"]), (&json!("robber"), &json!(true)));
    assert_eq!(scored["detail"], "1 robber on the track × 3 (ROB-32)");
    assert_eq!(wire.state()["track"][0], json!({"meeple": 3, "robber": null}));
}

#[test]
fn rob_2_a_set_up_without_robbers() {
    let setup = |number: Value| {
        json!({"players": ["Ann", "Bob"], "systems": ["base", "robbers"],
               "supply": {"robber": number}, "draw": ["rb.D"], "seed": "s"})
    };
    let mut wire = Wire::playing(setup(json!(0)));
    assert_eq!(wire.state()["track"][0], json!({"meeple": 0}));
    let line = json!({"cmd": "new", "setup": setup(json!(2))}).to_string();
    wire.bad("bad-setup", &line);
}
