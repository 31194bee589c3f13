//! Views as a client keeps them: changes are carried out on the last one.

use serde_json::{Value, json};

/// The view after a change, as a client has it.
pub fn changed(view: &Value, change: &Value) -> Value {
    assert_eq!(view["seq"], change["from"], "no change is missed");
    let mut view = view.clone();
    bastide_wire::apply(&mut view, &change["patch"]);
    assert_eq!(view["seq"], change["seq"]);
    for key in ["events", "legal", "spaces", "can_undo", "wait"] {
        view[key] = change[key].clone();
    }
    view["game"]["you"] = change["you"].clone();
    for (seat, player) in view["game"]["players"].as_array_mut().unwrap().iter_mut().enumerate() {
        let there = change["online"].as_array().unwrap().contains(&json!(seat));
        player["online"] = json!(there || player["kind"] == "bot");
    }
    view.as_object_mut().unwrap().remove("history");
    view
}

/// Adds an action for every space and rotation of the drawn tile to the other legal actions.
pub fn spell_out(view: &mut Value) {
    let mut legal = Vec::new();
    for space in view["spaces"].as_array().unwrap() {
        for rot in space[2].as_array().unwrap() {
            let at = [&space[0], &space[1]];
            legal.push(json!({ "action": { "type": "place-tile", "at": at, "rot": rot } }));
        }
    }
    legal.extend(view["legal"].as_array().unwrap().iter().cloned());
    view["legal"] = json!(legal);
}
