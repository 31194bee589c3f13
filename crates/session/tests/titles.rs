//! King and robber baron on the wire.

mod common;

use common::Wire;
use serde_json::{Value, json};

fn game() -> Wire {
    Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": ["king-and-robber-baron"],
        "draw": ["base.E", "base.B"],
    }))
}

#[test]
fn a_completed_city_brings_the_king() {
    let mut wire = game();
    let tokens = |wire: &mut Wire, seat: usize| wire.state()["players"][seat]["tokens"].clone();
    assert_eq!(tokens(&mut wire, 0), json!({"king": 0, "robber-baron": 0}));
    wire.play(json!({"type": "place-tile", "at": [0, -1], "rot": 180}));
    let events = wire.play(json!({"type": "pass"}))["events"].clone();
    let token = json!({"event": "token", "player": 0, "token": "king", "count": 1, "at": [0, -1]});
    assert!(events.as_array().unwrap().contains(&token), "{events}");
    assert_eq!(tokens(&mut wire, 0), json!({"king": 1, "robber-baron": 0}));
    assert_eq!(tokens(&mut wire, 1), json!({"king": 0, "robber-baron": 0}));
    assert_eq!(wire.state()["records"], json!({"king": 2, "robber-baron": 0}));
}

/// KR-11: claims are computed, never submitted.
#[test]
fn kr_11_no_action_names_the_tokens() {
    let mut wire = game();
    let city = json!({"kind": "city", "edges": ["N"]});
    let claims: [Value; 4] = [
        json!({"type": "move", "piece": "king", "at": [0, 0], "segment": city}),
        json!({"type": "place-token", "token": "robber-baron", "at": [0, 0]}),
        json!({"type": "deploy", "figure": "king", "at": [0, 0], "segment": city}),
        json!({"type": "choose", "choice": "king"}),
    ];
    for claim in claims {
        wire.refused("KR-11", claim);
    }
}
