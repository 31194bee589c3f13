//! Flights, gold, crop circles, flocks and messages on the wire.

mod common;

use common::Wire;
use serde_json::{Value, json};

fn place(x: i64, y: i64, rot: u64) -> Value {
    json!({"type": "place-tile", "at": [x, y], "rot": rot})
}

fn deploy(figure: &str, at: [i64; 2], segment: Value) -> Value {
    json!({"type": "deploy", "figure": figure, "at": at, "segment": segment})
}

fn monastery() -> Value {
    json!({"kind": "monastery"})
}

/// A game of these systems that begins with a monastery, and in which these tiles are drawn.
fn playing(systems: &[&str], draw: &[&str], chance: Value) -> Wire {
    let mut all = vec!["base", "farmers"];
    all.extend(systems);
    Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": all,
        "start": [{"tile": "base.B", "at": [0, 0]}],
        "draw": draw,
        "chance": chance,
        "seed": "s",
    }))
}

/// FLY-4, FLY-6, FLY-8: boarding is one action, the landing another; the roll is an event.
#[test]
fn a_flight() {
    let mut wire =
        playing(&["flying-machines"], &["fl.G", "base.B"], json!([{"die": 1}, {"die": 3}]));
    wire.play(place(1, 0, 0));
    let fly = json!({"type": "fly", "figure": "meeple"});
    assert!(wire.actions().contains(&fly));
    let reply = wire.play(fly.clone());
    let rolled = json!({"event": "rolled", "player": 0, "die": 1, "from": [1, 0], "to": [0, 0]});
    assert_eq!(reply["events"], json!([rolled]));
    assert_eq!(reply["decision"], json!({"player": 0, "kind": "land", "phase": "TS-10"}));
    assert_eq!(wire.state()["players"][0]["supply"]["meeple"], 6);
    assert_eq!(wire.state()["figures"], json!([]));
    let land = deploy("meeple", [0, 0], monastery());
    assert_eq!(wire.actions(), std::slice::from_ref(&land));
    wire.refused("FLY-11", json!({"type": "pass"}));
    wire.refused("FLY-5", fly);
    wire.refused(
        "FLY-6",
        deploy("meeple", [1, 0], json!({"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]})),
    );
    wire.refused(
        "FLY-9",
        deploy("meeple", [0, 0], json!({"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]})),
    );
    wire.refused("FLY-8", deploy("meeple", [0, 0], json!({"kind": "road", "edges": ["N"]})));
    wire.refused("FLY-8", deploy("meeple", [7, 7], monastery()));
    let reply = wire.play(land);
    let landed = json!({"event": "deployed", "player": 0, "figure": "meeple", "at": [0, 0],
        "segment": {"kind": "monastery"}});
    assert_eq!(reply["events"][0], landed);
    let moves = wire.transcript()["moves"].clone();
    assert_eq!(moves[2], json!({"type": "fly", "figure": "meeple"}));
    assert_eq!(moves[3], json!({"die": 1}));
}

/// FLY-12: a flight into the void ends where it began.
#[test]
fn a_flight_that_fails() {
    let mut wire = playing(&["flying-machines"], &["fl.G", "base.B"], json!([{"die": 3}]));
    wire.play(place(1, 0, 180));
    let reply = wire.play(json!({"type": "fly", "figure": "meeple"}));
    let rolled = json!({"event": "rolled", "player": 0, "die": 3, "from": [1, 0], "to": [4, 0]});
    let back = json!({"event": "returned", "player": 0, "figure": "meeple", "at": [1, 0]});
    assert_eq!(reply["events"][0], rolled);
    assert_eq!(reply["events"][1], back);
    assert_eq!(reply["decision"]["kind"], "place-tile");
    assert_eq!(wire.state()["players"][0]["supply"]["meeple"], 7);
}

/// FLY-15, FLY-4, FLY-16, FLY-8: who does not fly, and when nobody does.
#[test]
fn flights_that_are_refused() {
    let mut wire = playing(
        &["flying-machines", "traders-and-builders", "messengers", "robbers"],
        &["fl.G", "base.B"],
        json!([{"die": 1}]),
    );
    let fly = |figure: &str| json!({"type": "fly", "figure": figure});
    wire.refused("FLY-4", fly("meeple"));
    wire.play(place(1, 0, 0));
    for figure in ["builder", "pig", "barn", "shepherd", "robber", "messenger", "dragon", ""] {
        wire.refused("FLY-15", fly(figure));
    }
    wire.refused("FLY-8", deploy("meeple", [0, 0], monastery()));
    wire.refused("TS-10", json!({"type": "fly"}));
    wire.refused("TS-10", json!({"type": "fly", "figure": null}));
    wire.play(json!({"type": "pass"}));
    wire.play(place(0, 1, 0));
    wire.refused("FLY-4", fly("meeple"));
}

/// FLY-2: a script has the faces of the die, and a transcript no other roll than the script.
#[test]
fn scripted_rolls() {
    let setup = |die: Value| json!({"players": ["Ann"], "chance": [{"die": die}]});
    let mut wire = Wire::default();
    for die in [json!(0), json!(4), json!(-1), json!(300), json!(1.5), json!("2"), json!(null)] {
        let line = json!({"cmd": "new", "setup": setup(die)}).to_string();
        assert_eq!(wire.say(&line)["error"]["code"], "bad-setup", "{line}");
    }
    let mut wire = playing(&["flying-machines"], &["fl.G", "base.B"], json!([{"die": 1}]));
    wire.play(place(1, 0, 0));
    wire.play(json!({"type": "fly", "figure": "meeple"}));
    let transcript = wire.transcript();
    let mut again = Wire::default();
    again.good(json!({"cmd": "load", "transcript": transcript}));
    assert_eq!(again.state(), wire.state());
    for (die, rule) in [(json!(2), "TS-3"), (json!(4), "TS-3"), (json!("1"), "TS-3")] {
        let mut other = transcript.clone();
        other["moves"][3] = json!({"die": die});
        let line = json!({"cmd": "load", "transcript": other}).to_string();
        assert_eq!(wire.bad("illegal-action", &line)["rule"], rule, "{line}");
    }
    let mut other = transcript;
    other["setup"]["chance"] = json!([]);
    other["moves"][3] = json!({"die": 9});
    let line = json!({"cmd": "load", "transcript": other}).to_string();
    assert_eq!(wire.bad("illegal-action", &line)["rule"], "FLY-2");
}

/// FLY-2: without a script the seed rolls, and the same seed the same.
#[test]
fn rolls_follow_from_the_seed() {
    let roll = |seed: u32| {
        let mut wire = Wire::playing(json!({
            "players": ["Ann"], "systems": ["base", "flying-machines"],
            "start": [{"tile": "base.B", "at": [0, 0]}], "draw": ["fl.G", "base.B"], "seed": seed,
        }));
        wire.play(place(1, 0, 180));
        wire.play(json!({"type": "fly", "figure": "meeple"}))["events"][0]["die"].as_u64().unwrap()
    };
    let rolls: Vec<u64> = (0..40).map(roll).collect();
    assert_eq!(rolls, (0..40).map(roll).collect::<Vec<_>>());
    assert!((1..=3).all(|die| rolls.contains(&die)), "{rolls:?}");
    assert!(rolls.iter().all(|die| (1..=3).contains(die)), "{rolls:?}");
}

/// GLD-5, GLD-10: ingots on tiles, and before their owner.
#[test]
fn ingots() {
    let mut wire = Wire::playing(json!({
        "players": ["Ann", "Bob"],
        "systems": ["base", "gold-mines"],
        "start": [{"tile": "base.A", "at": [0, 0], "rot": 270}],
        "draw": ["gm.F", "base.A"],
    }));
    assert_eq!(wire.state()["ingots"], json!([]));
    assert_eq!(wire.state()["players"][0]["tokens"], json!({"gold": 0}));
    let gold = |at: [i64; 2]| json!({"type": "place-token", "token": "gold", "at": at});
    wire.refused("GLD-5", gold([0, 0]));
    let reply = wire.play(place(1, 0, 0));
    let first = json!({"event": "token-placed", "player": 0, "token": "gold", "at": [1, 0]});
    assert_eq!(reply["events"][1], first);
    assert_eq!(reply["decision"], json!({"player": 0, "kind": "place-gold", "phase": "TS-8"}));
    assert_eq!(wire.actions(), [gold([0, 0])]);
    wire.refused("GLD-5", gold([1, 0]));
    wire.refused("GLD-5", gold([5, 5]));
    wire.refused("GLD-5", json!({"type": "place-token", "token": "wine", "at": [0, 0]}));
    wire.refused("GLD-5", json!({"type": "pass"}));
    wire.refused("TS-8", json!({"type": "place-token", "token": "gold"}));
    wire.refused("TS-8", json!({"type": "place-token", "token": 1, "at": [0, 0]}));
    wire.play(gold([0, 0]));
    let ingots = json!([{"at": [1, 0], "count": 1}, {"at": [0, 0], "count": 1}]);
    assert_eq!(wire.state()["ingots"], ingots);
    wire.play(deploy("meeple", [1, 0], json!({"kind": "road", "edges": ["E", "W"]})));
    wire.play(place(2, 0, 90));
    let events = wire.play(json!({"type": "pass"}))["events"].clone();
    let events = events.as_array().unwrap();
    let taken = |at: [i64; 2]| json!({"event": "token", "player": 0, "token": "gold", "count": 1, "at": at});
    assert!(events.contains(&taken([0, 0])) && events.contains(&taken([1, 0])), "{events:?}");
    let score = events.iter().find(|event| event["for"] == "gold").expect("the game is over");
    assert_eq!((&score["points"], &score["final"]), (&json!(2), &json!(true)));
    assert_eq!(score["rules"], json!(["GLD-23"]));
    assert_eq!(wire.state()["ingots"], json!([]));
    assert_eq!(wire.state()["players"][0]["tokens"], json!({"gold": 2}));
}

/// What is not in play is not in the state.
#[test]
fn no_ingots_without_gold_mines() {
    let state = Wire::drawing(&["base.U"]).state();
    assert!(state.get("ingots").is_none());
    assert_eq!(state["players"][0]["tokens"], json!({}));
}

/// Ann and Bob each have a knight, and Ann has placed a circle of cities.
fn circle() -> Wire {
    let mut wire = playing(&["crop-circles"], &["base.E", "base.E", "cc2.E", "base.B"], json!([]));
    let north = || json!({"kind": "city", "edges": ["N"]});
    wire.play(place(1, 0, 0));
    wire.play(deploy("meeple", [1, 0], north()));
    wire.play(place(2, 0, 0));
    wire.play(deploy("meeple", [2, 0], north()));
    wire.play(place(-1, 0, 0));
    let reply = wire.play(json!({"type": "pass"}));
    assert_eq!(reply["decision"], json!({"player": 0, "kind": "crop-circle", "phase": "TS-16"}));
    wire
}

/// CRC-7, CRC-8: one word, then everybody adds.
#[test]
fn a_crop_circle_that_adds() {
    let mut wire = circle();
    let choose = |word: &str| json!({"type": "choose", "choice": word});
    assert_eq!(wire.actions(), [choose("add"), choose("remove")]);
    wire.refused("CRC-7", json!({"type": "pass"}));
    wire.refused("CRC-7", choose("both"));
    wire.refused("CRC-7", choose("points"));
    wire.refused("CRC-7", json!({"type": "choose"}));
    let reply = wire.play(choose("add"));
    assert_eq!(reply["events"][0], json!({"event": "crop-circle", "player": 0, "choice": "add"}));
    assert_eq!(reply["decision"], json!({"player": 1, "kind": "crop-add", "phase": "TS-16"}));
    let north = || json!({"kind": "city", "edges": ["N"]});
    let add = deploy("meeple", [2, 0], north());
    assert_eq!(wire.actions(), std::slice::from_ref(&add));
    wire.refused("CRC-3", json!({"type": "pass"}));
    wire.refused("CRC-4", deploy("meeple", [1, 0], north()));
    wire.refused("CRC-4", deploy("meeple", [2, 0], json!({"kind": "city", "edges": ["S"]})));
    wire.refused("CRC-13", deploy("abbot", [2, 0], north()));
    let mut early = deploy("meeple", [1, 0], north());
    early["player"] = json!(0);
    wire.refused("CRC-8", early);
    let reply = wire.play(add);
    assert_eq!(reply["events"][0]["event"], "deployed");
    assert_eq!(reply["decision"]["player"], 0);
    wire.play(deploy("meeple", [1, 0], north()));
    assert_eq!(wire.state()["figures"].as_array().unwrap().len(), 4);
}

/// CRC-14: everybody removes.
#[test]
fn a_crop_circle_that_removes() {
    let mut wire = circle();
    wire.play(json!({"type": "choose", "choice": "remove"}));
    let remove = |owner: u64, x: i64, kind: &str| {
        let segment = json!({"kind": kind, "edges": ["N"]});
        json!({"type": "recall", "owner": owner, "figure": "meeple", "at": [x, 0], "segment": segment})
    };
    assert_eq!(wire.actions(), [remove(1, 2, "city")]);
    wire.refused("CRC-5", json!({"type": "pass"}));
    wire.refused("CRC-14", remove(0, 1, "city"));
    wire.refused("CRC-14", remove(1, 2, "road"));
    wire.refused("CRC-14", remove(9, 2, "city"));
    wire.refused(
        "CRC-14",
        json!({"type": "recall", "at": [2, 0], "segment": {"kind": "city", "edges": ["N"]}}),
    );
    wire.refused("CRC-7", json!({"type": "choose", "choice": "add"}));
    let mut early = remove(0, 1, "city");
    early["player"] = json!(0);
    wire.refused("CRC-8", early);
    let reply = wire.play(remove(1, 2, "city"));
    assert_eq!(reply["events"][0]["event"], "returned");
    wire.play(remove(0, 1, "city"));
    assert_eq!(wire.state()["figures"], json!([]));
}

/// HS-22, HS-26: a flock shows its tokens and what gathering would bring, and what can still be drawn.
#[test]
fn a_flock() {
    let tokens = json!([{"token": "sheep-3"}, {"token": "sheep-2"}]);
    let mut wire = playing(&["hills-and-sheep"], &["base.B", "base.B", "base.B", "base.B"], tokens);
    let meadow = json!({"kind": "field", "halves": [0, 1, 2, 3, 4, 5, 6, 7]});
    let pass = json!({"type": "pass"});
    wire.play(place(1, 0, 0));
    wire.play(deploy("shepherd", [1, 0], meadow.clone()));
    let flock = json!([{"owner": 0, "at": [1, 0], "segment": meadow, "sheep": 3,
        "tokens": {"sheep-3": 1}, "points": 3}]);
    assert_eq!(wire.state()["flocks"], flock);
    let left = json!({"sheep-1": 4, "sheep-2": 5, "sheep-3": 4, "sheep-4": 2, "wolf": 2});
    assert_eq!(wire.state()["sheep_left"], left);
    wire.play(place(0, 1, 0));
    wire.play(pass.clone());
    wire.play(place(2, 0, 0));
    let asked = json!({"player": 0, "kind": "flock", "points": 3, "at": [1, 0], "phase": "TS-11"});
    assert_eq!(wire.play(pass)["decision"], asked);
    wire.play(json!({"type": "choose", "choice": "grow"}));
    assert_eq!(wire.state()["flocks"][0]["points"], 5);
}

/// MSG-34: a message says what its action is worth, where that is points at once.
#[test]
fn a_message_and_its_points() {
    let points_of = |message: &str| {
        let road = |x: i64| json!({"tile": "base.U", "at": [x, 0]});
        let mut wire = Wire::playing(json!({
            "players": ["Ann", "Bob"],
            "systems": ["base", "messengers"],
            "start": [{"tile": "base.A", "at": [0, 0], "rot": 270}, road(1), road(2), road(3)],
            "draw": ["base.E", "base.B", "base.A", "base.B"],
            "chance": [{"message": message}],
            "seed": "s",
        }));
        wire.play(place(0, 1, 180));
        wire.play(deploy("meeple", [0, 1], json!({"kind": "city", "edges": ["S"]})));
        wire.play(place(1, 1, 0));
        wire.play(json!({"type": "pass"}));
        wire.play(place(4, 0, 90));
        wire.play(deploy("meeple", [4, 0], json!({"kind": "road", "edges": ["W"]})));
        let asked = wire.play(json!({"type": "choose", "choice": "meeple"}));
        assert_eq!(asked["decision"]["message"], message);
        asked["decision"]["points"].clone()
    };
    assert_eq!(points_of("knights"), 2);
    assert_eq!(points_of("tile"), Value::Null, "what a tile brings nobody knows");
    assert_eq!(points_of("road"), Value::Null, "there is no other road to score");
}
