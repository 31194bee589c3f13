//! The Wheel of Fortune on the wire.

mod common;

use common::Wire;
use serde_json::{Value, json};

fn game(draw: &[&str]) -> Wire {
    Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": ["base", "farmers", "traders-and-builders", "wheel-of-fortune"],
        "draw": draw,
    }))
}

fn crown(sector: &str) -> Value {
    json!({"kind": "crown", "sector": sector})
}

/// WF-30, WF-32: a follower goes to a crown, and comes home with its points when the pig stops there.
#[test]
fn a_follower_on_a_crown() {
    let mut wire = game(&["base.B", "base.U-w1", "base.B"]);
    assert_eq!(wire.state()["wheel"]["pig"], "fortune");
    assert_eq!(wire.state()["wheel"]["at"], json!([0, 0]));
    wire.play(json!({"type": "place-tile", "at": [-1, 1], "rot": 0}));
    let listed =
        json!({"type": "deploy", "figure": "meeple", "at": [0, 0], "segment": crown("taxes")});
    assert!(wire.actions().contains(&listed));
    let without_place = json!({"type": "deploy", "figure": "meeple", "segment": crown("taxes")});
    let events = wire.play(without_place)["events"].clone();
    let events = events.as_array().unwrap();
    let has = |event: Value| assert!(events.contains(&event), "{event} is not in {events:?}");
    has(json!({"event": "deployed", "player": 0, "figure": "meeple", "at": [0, 0],
        "segment": crown("taxes")}));
    has(json!({"event": "moved", "player": 1, "piece": "wheel-pig", "at": [0, 0],
        "sector": "taxes"}));
    has(json!({"event": "returned", "player": 0, "figure": "meeple", "at": [0, 0],
        "segment": crown("taxes")}));
    let place = |name: &str| events.iter().position(|event| event["event"] == name).unwrap();
    assert!(place("scored") < place("returned"), "first the points, then home (WF-32)");
    let scored = &events[place("scored")];
    assert_eq!((&scored["for"], &scored["points"]), (&json!("crown"), &json!(6)));
    assert_eq!(scored["rules"], json!(["WF-32"]));
    assert_eq!(wire.state()["wheel"]["pig"], "taxes");
}

/// The crowns stand in the state, sector by sector.
#[test]
fn the_state_shows_the_crowns() {
    let mut wire = game(&["base.B", "base.B", "base.B"]);
    wire.play(json!({"type": "place-tile", "at": [-1, 1], "rot": 0}));
    wire.play(json!({"type": "deploy", "figure": "meeple", "segment": crown("storm")}));
    let crowns = wire.state()["wheel"]["crowns"].clone();
    let sectors = ["fortune", "taxes", "famine", "storm", "inquisition", "pestilence"];
    for (index, sector) in sectors.iter().enumerate() {
        let followers = match *sector {
            "storm" => json!([{"owner": 0, "figure": "meeple"}]),
            _ => json!([]),
        };
        let spaces = 1 + index % 2;
        assert_eq!(
            crowns[index],
            json!({"sector": sector, "spaces": spaces, "followers": followers})
        );
    }
}

/// WF-10, WF-25, WF-30, WF-31: what the rules refuse, and what is no crown at all.
#[test]
fn bad_input() {
    let mut wire = game(&["base.B", "base.U-w2", "base.U-w3", "base.B"]);
    wire.refused("WF-10", json!({"type": "move", "piece": "wheel-pig", "sector": "storm"}));
    wire.refused("WF-30", json!({"type": "deploy", "figure": "meeple", "segment": crown("storm")}));
    wire.play(json!({"type": "place-tile", "at": [-1, 1], "rot": 0}));
    for (rule, figure, sector) in [("WF-31", "builder", "storm"), ("TS-10", "meeple", "luck")] {
        wire.refused(rule, json!({"type": "deploy", "figure": figure, "segment": crown(sector)}));
    }
    wire.refused(
        "TS-10",
        json!({"type": "deploy", "figure": "meeple",
        "segment": {"kind": "crown"}}),
    );
    wire.play(json!({"type": "deploy", "figure": "meeple", "at": [-1, 1],
        "segment": {"kind": "monastery"}}));
    wire.play(json!({"type": "place-tile", "at": [2, -1], "rot": 90}));
    wire.play(json!({"type": "deploy", "figure": "meeple", "segment": crown("fortune")}));
    let decision = wire.state()["decision"].clone();
    assert_eq!((&decision["kind"], &decision["player"]), (&json!("pestilence"), &json!(0)));
    let recall = |owner: u8, segment: Value| {
        json!({"type": "recall", "owner": owner, "figure": "meeple", "at": [-1, 1],
            "segment": segment})
    };
    wire.refused("WF-25", recall(1, json!({"kind": "monastery"})));
    wire.refused("WF-25", recall(1, crown("fortune")));
    wire.refused("WF-25", recall(9, json!({"kind": "monastery"})));
    wire.refused("WF-25", json!({"type": "pass"}));
    let mut late = recall(0, json!({"kind": "monastery"}));
    late["player"] = json!(1);
    wire.refused("WF-25", late);
    wire.play(recall(0, json!({"kind": "monastery"})));
    assert_eq!(wire.state()["figures"], json!([]));
}

/// WF-2: two start boards exclude each other, and so do their squares and a bag.
#[test]
fn set_ups_that_are_refused() {
    let mut wire = Wire::default();
    let setup = json!({"players": ["Ann"], "systems": ["count", "wheel-of-fortune"]});
    let reply = wire.ask(json!({"cmd": "new", "setup": setup}));
    assert_eq!(reply["error"]["rule"], "WF-2", "{reply}");
}
