//! Positions through the protocol: a game that goes on from the text of a position goes on alike.

mod common;

use bastide_bots::Rng;
use common::{Wire, pick, preset_setups};
use serde_json::{Value, json};

/// At random moves of a game of each preset: the position is loaded into a second session, which then is
/// asked the same, draws the same, and comes to the same end.
#[test]
fn a_loaded_position_goes_on_alike() {
    for (name, setup) in preset_setups("positions") {
        let mut wire = Wire::playing(setup);
        let mut rng = Rng::new(11);
        for _ in 0..8 + rng.below(40) {
            let actions = wire.actions();
            if actions.is_empty() {
                break;
            }
            wire.ask(json!({"cmd": "play", "action": pick(&actions, &mut rng)}));
        }
        let position = wire.ask(json!({"cmd": "position"}))["position"].clone();
        let mut other = Wire::default();
        let loaded = other.ask(json!({"cmd": "load", "position": position}));
        assert_eq!(loaded["error"], Value::Null, "{name}: {loaded}\n{position}");
        assert_eq!(other.ask(json!({"cmd": "position"}))["position"], position, "{name}");
        loop {
            let asked = wire.ask(json!({"cmd": "legal"}));
            let actions = asked["actions"].as_array().cloned().unwrap_or_default();
            let Some(action) = actions.get(rng.below(actions.len().max(1) as u32) as usize) else {
                break;
            };
            let play = json!({"cmd": "play", "action": action});
            let (here, there) = (wire.ask(play.clone()), other.ask(play));
            assert_eq!(here, there, "{name}");
        }
        let transcript = other.ask(json!({"cmd": "transcript"}))["transcript"].clone();
        assert_eq!(transcript["position"], position, "{name}");
        let mut again = Wire::default();
        let reply = again.ask(json!({"cmd": "load", "transcript": transcript}));
        assert_eq!(reply["decision"]["kind"], "game-over", "{name}: {reply}");
    }
}

#[test]
fn what_is_no_position_is_refused_with_its_line() {
    let refused = |position: Value| {
        let mut wire = Wire::default();
        let reply = wire.ask(json!({"cmd": "load", "position": position}));
        assert_eq!(reply["error"]["code"], "bad-setup", "{reply}");
        assert_eq!(wire.ask(json!({"cmd": "state"}))["error"]["code"], "no-game");
        reply["error"]["message"].as_str().unwrap().to_owned()
    };
    assert!(refused(json!(7)).contains("wanted a position"));
    assert!(refused(json!("players: Ann")).contains("no line \"position\""));
    assert!(refused(json!("position\n")).contains("players"));
    let stated = |facts: &str| json!(format!("players: Ann, Bob\n\nposition\n{facts}"));
    assert!(refused(stated("tiles base.D")).contains("line 4"));
    assert!(refused(stated("figures: p1 meeple")).contains("tiles: this line is missing"));
    let tiles = "tiles: base.D 0,0:0; base.U 1,0:0\n";
    let on_field = format!("{tiles}figures: p1 builder field.0127@1,0");
    assert!(refused(stated(&on_field)).contains("a builder never stands on a field"), "{on_field}");
    let apart = "tiles: base.D 0,0:0; base.U 0,-1:0";
    assert!(refused(stated(apart)).contains("does not match its neighbour"));
    let many = format!("{tiles}figures: {}", ["p1 meeple road.EW@1,0"; 8].join("; "));
    assert!(refused(stated(&many)).contains("there are only 7 of meeple"));
}
