//! Reading is lenient in what does not matter, and names what was wanted where it does.

use std::fmt::Debug;

use bastide_wire::*;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// The value is read, and written again as `written`.
#[track_caller]
fn reads<T: DeserializeOwned + Serialize>(value: Value, written: Value) {
    let read = T::deserialize(&value).unwrap_or_else(|error| panic!("{value}: {error}"));
    assert_eq!(json!(read), written);
}

/// The value is refused with exactly this message.
#[track_caller]
fn refuses<T: DeserializeOwned + Debug>(value: Value, message: &str) {
    assert_eq!(T::deserialize(&value).unwrap_err().to_string(), message);
}

#[test]
fn small_words_say_what_was_wanted() {
    refuses::<Place>(json!([1]), "wanted a place [x,y] of two whole numbers, not [1]");
    refuses::<Place>(json!([0.5, 1]), "wanted a place [x,y] of two whole numbers, not [0.5,1]");
    refuses::<Rot>(json!(45), "wanted a rot of 0, 90, 180 or 270, not 45");
    refuses::<Edge>(json!("north"), "wanted an edge \"N\", \"E\", \"S\" or \"W\", not \"north\"");
    refuses::<Half>(json!(8), "wanted a half-edge of 0 to 7, not 8");
    refuses::<Seat>(json!(-1), "wanted the number of a player from 0, not -1");
    refuses::<SegmentKind>(
        json!("lake"),
        "wanted a kind of segment such as \"city\", \"road\" or \"field\", not \"lake\"",
    );
    refuses::<Figure>(
        json!("knight"),
        "wanted a figure of meeple, large-meeple, abbot, builder, pig, mayor, wagon, barn, shepherd, \
         not \"knight\"",
    );
    refuses::<Text>(json!([]), "wanted a text, a number or a boolean, not []");
    refuses::<Outcome>(
        json!({"tile": "a", "die": 1}),
        "wanted an object with one key of tile, message, die, token, not {\"die\":1,\"tile\":\"a\"}",
    );
}

#[test]
fn a_message_never_grows_with_what_it_is_about() {
    let long = "x".repeat(1000);
    let message = Place::deserialize(&json!(long)).unwrap_err().to_string();
    assert!(message.ends_with('…') && message.chars().count() < 120, "{message}");
    assert!(Error::new(Code::BadJson, long).message.chars().count() <= 401);
}

#[test]
fn what_does_not_matter_is_not_minded() {
    reads::<Place>(json!([99_999, -99_999]), json!([30_000, -30_000]));
    reads::<Text>(json!(7), json!("7"));
    reads::<Text>(json!(true), json!("true"));
    reads::<Tiles>(json!({"tiles.toml": "text"}), json!("text"));
    reads::<Tiles>(json!({"my.toml": "text"}), json!({"my.toml": "text"}));
    reads::<StartTile>(
        json!({"tile": "base.D", "at": [0, 0]}),
        json!({"tile": "base.D", "at": [0, 0], "rot": 0}),
    );
    let road = json!({"kind": "road", "edges": ["W", "E"]});
    reads::<Action>(
        json!({"segment": road, "hat": "red", "at": [1, 0], "figure": "meeple", "type": "deploy"}),
        json!({"type": "deploy", "figure": "meeple", "at": [1, 0], "segment": road}),
    );
}

#[test]
fn a_misspelt_key_of_a_set_up_is_refused() {
    let message = Setup::deserialize(&json!({"players": ["Ann"], "sed": "x"})).unwrap_err();
    assert!(message.to_string().starts_with("unknown field `sed`"), "{message}");
}

#[test]
fn spots_of_start_boards_are_named_by_their_kind() {
    let castle = json!({"kind": "quarter", "quarter": "castle"});
    reads::<Spot>(castle.clone(), castle);
    let taxes = json!({"kind": "crown", "sector": "taxes"});
    reads::<Spot>(taxes.clone(), taxes);
    refuses::<Spot>(
        json!({"kind": "quarter"}),
        "wanted a quarter of castle, market, blacksmith, cathedral, not null",
    );
    let count = json!({"type": "move", "piece": "count", "quarter": "market"});
    reads::<Action>(count.clone(), count);
}

#[test]
fn reports_keep_every_value() {
    let report = json!({"left": 3, "at": [-1, 2], "of": null, "names": ["a", {"deep": []}]});
    reads::<Report>(report.clone(), report);
}

#[test]
fn an_event_has_the_name_of_a_decision_where_all_must_follow() {
    let chosen = json!({"event": "crop-circle", "player": 1, "choice": "add"});
    reads::<Event>(chosen.clone(), chosen.clone());
    assert!(matches!(Event::deserialize(&chosen).unwrap(), Event::Chosen { .. }));
}
