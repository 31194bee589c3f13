//! Dragon, fairy and princess on the wire: pieces that go to tiles, and the rules of what is refused.

mod common;

use common::Wire;
use serde_json::{Value, json};

fn playing(options: Value, draw: &[&str]) -> Wire {
    Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": ["base", "farmers", "princess-and-dragon"],
        "options": options,
        "start": [{"tile": "pd.V1", "at": [0, 0], "rot": 0}, {"tile": "base.B", "at": [1, 0], "rot": 0}],
        "draw": draw,
    }))
}

fn pass() -> Value {
    json!({"type": "pass"})
}

fn place(x: i16, y: i16, rot: u16) -> Value {
    json!({"type": "place-tile", "at": [x, y], "rot": rot})
}

fn dragon(x: i16, y: i16) -> Value {
    json!({"type": "move", "piece": "dragon", "at": [x, y]})
}

/// PD-45 to PD-47: who steps where, and what the state shows.
#[test]
fn the_dragon_goes_from_tile_to_tile() {
    let mut wire = playing(json!({}), &["pd.D1", "base.B"]);
    wire.play(place(0, 1, 180));
    wire.refused("PD-43", dragon(1, 0));
    wire.play(pass());
    assert_eq!(wire.decision()["kind"], "dragon-step");
    assert_eq!(wire.actions(), [dragon(1, 0), dragon(0, 1)]);
    wire.refused("PD-45", json!({"type": "move", "piece": "dragon", "at": [1, 0], "player": 1}));
    wire.refused("PD-46", pass());
    wire.refused("PD-47", dragon(0, 0));
    wire.refused("PD-47", dragon(5, 5));
    wire.refused("PD-47", json!({"type": "move", "piece": "dragon"}));
    let events = wire.play(dragon(1, 0))["events"].clone();
    assert_eq!(events[0], json!({"event": "moved", "player": 0, "piece": "dragon", "at": [1, 0]}));
    let state = wire.state();
    assert_eq!(state["pieces"], json!([{"piece": "dragon", "at": [1, 0]}]));
    assert_eq!(state["set_aside"], json!({}));
}

/// PD-40: a dragon tile waits, and cannot be played instead of the next one.
#[test]
fn a_dragon_tile_waits_for_the_dragon() {
    let mut wire = Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": ["base", "princess-and-dragon"],
        "draw": ["pd.D5", "base.B", "pd.V1", "pd.D5", "base.B"],
    }));
    assert_eq!(wire.state()["set_aside"], json!({"pd.D5": 1}));
    assert_eq!(wire.decision()["tile"], "base.B");
    let waiting = json!({"type": "place-tile", "tile": "pd.D5", "at": [1, 0], "rot": 0});
    wire.refused("PD-40", waiting);
    wire.play(place(0, 1, 0));
    wire.play(pass());
    let events = wire.play(place(0, 2, 0))["events"].clone();
    let mixed_in = json!({"event": "tiles-mixed-in", "player": 1, "count": 1});
    assert!(events.as_array().unwrap().contains(&mixed_in), "{events}");
    assert_eq!(wire.decision()["tile"], "pd.D5");
}

/// PD-20, PD-23: the fairy on a tile, or with a follower.
#[test]
fn the_fairy_goes_to_a_tile_or_to_a_follower() {
    let monastery = json!({"kind": "monastery"});
    let deploy = json!({"type": "deploy", "figure": "meeple", "at": [2, 0], "segment": monastery});
    let to_tile = json!({"type": "move", "piece": "fairy", "at": [2, 0]});
    let to_follower = json!({
        "type": "move", "piece": "fairy", "at": [2, 0], "segment": monastery, "figure": "meeple"
    });
    for (binding, action) in [("tile", &to_tile), ("follower", &to_follower)] {
        let draw = ["base.B", "base.B", "base.B", "base.B"];
        let mut wire = playing(json!({"pd.fairy_binding": binding}), &draw);
        wire.play(place(2, 0, 0));
        wire.play(deploy.clone());
        wire.play(place(3, 0, 0));
        wire.refused(if binding == "tile" { "PD-20" } else { "PD-23" }, to_tile.clone());
        wire.play(pass());
        wire.play(place(4, 0, 0));
        assert!(wire.actions().contains(action), "{action}");
        wire.play(action.clone());
        let mut shown = action.clone();
        shown.as_object_mut().unwrap().remove("type");
        let pieces = wire.state()["pieces"].clone();
        assert!(pieces.as_array().unwrap().contains(&shown), "{pieces}");
    }
    let mut wire = playing(json!({"pd.fairy_binding": "follower"}), &["base.B", "base.B"]);
    wire.play(place(2, 0, 0));
    let mut without_figure = to_follower;
    without_figure.as_object_mut().unwrap().remove("figure");
    wire.refused("PD-20", without_figure);
}
