//! What the tests of the protocol share: a session that speaks JSON values.
#![allow(dead_code, reason = "each test file uses its part")]

use bastide_bots::Rng;
use bastide_engine::{PRESETS, Preset};
use bastide_protocol::{FromEngine, WireSetup};
use bastide_session::Session;
use serde_json::{Value, json};

#[derive(Clone, Default)]
pub struct Wire(pub Session);

impl Wire {
    /// A session with a game of this set-up.
    pub fn playing(setup: Value) -> Wire {
        let mut wire = Wire::default();
        wire.good(json!({"cmd": "new", "setup": setup}));
        wire
    }

    /// A game in which Ann and Bob draw these tiles of the base game.
    pub fn drawing(tiles: &[&str]) -> Wire {
        Wire::playing(json!({"players": ["Ann", "Bob"], "draw": tiles, "seed": "s"}))
    }

    pub fn ask(&mut self, request: Value) -> Value {
        self.say(&request.to_string())
    }

    pub fn say(&mut self, line: &str) -> Value {
        let reply = self.0.handle_line(line);
        assert!(!reply.contains('\n'), "one line: {reply}");
        serde_json::from_str(&reply).expect("replies are JSON")
    }

    /// A reply that is no error.
    #[track_caller]
    pub fn good(&mut self, request: Value) -> Value {
        let reply = self.ask(request);
        assert!(reply.get("error").is_none(), "{reply}");
        reply
    }

    /// A request that is refused with this code and changes nothing; gives the error.
    #[track_caller]
    pub fn bad(&mut self, code: &str, line: &str) -> Value {
        let before = (self.say(r#"{"cmd":"state"}"#), self.say(r#"{"cmd":"transcript"}"#));
        let reply = self.say(line);
        assert_eq!(reply["error"]["code"], code, "{line} -> {reply}");
        assert!(reply["error"]["message"].as_str().is_some_and(|text| !text.is_empty()));
        let after = (self.say(r#"{"cmd":"state"}"#), self.say(r#"{"cmd":"transcript"}"#));
        assert_eq!(before, after, "an error changes nothing: {line}");
        reply["error"].clone()
    }

    /// An action that is refused by this rule.
    #[track_caller]
    pub fn refused(&mut self, rule: &str, action: Value) -> String {
        let line = json!({"cmd": "play", "action": action}).to_string();
        let error = self.bad("illegal-action", &line);
        assert_eq!(error["rule"], rule, "{line} -> {error}");
        let message = error["message"].as_str().unwrap().to_owned();
        assert!(message.ends_with(&format!("({rule})")), "{message}");
        message
    }

    #[track_caller]
    pub fn play(&mut self, action: Value) -> Value {
        self.good(json!({"cmd": "play", "action": action}))
    }

    #[track_caller]
    pub fn actions(&mut self) -> Vec<Value> {
        let reply = self.good(json!({"cmd": "legal"}));
        reply["actions"].as_array().expect("a list").clone()
    }

    #[track_caller]
    pub fn state(&mut self) -> Value {
        self.good(json!({"cmd": "state"}))["state"].clone()
    }

    #[track_caller]
    pub fn transcript(&mut self) -> Value {
        self.good(json!({"cmd": "transcript"}))["transcript"].clone()
    }

    #[track_caller]
    pub fn decision(&mut self) -> Value {
        self.good(json!({"cmd": "legal"}))["decision"].clone()
    }
}

/// The set-up of every preset for two players with this seed.
pub fn preset_setups(seed: &str) -> impl Iterator<Item = (&'static str, Value)> {
    PRESETS.iter().map(move |preset: &Preset| {
        let setup = WireSetup::from_engine(&preset.setup(["Ann", "Bob", "Cem"]));
        let mut value = serde_json::to_value(setup).unwrap();
        value["seed"] = json!(seed);
        (preset.name, value)
    })
}

/// Picks a listed action at random. Of a few placements it takes the innermost, so that boards
/// stay compact and features get complete.
pub fn pick(actions: &[Value], rng: &mut Rng) -> Value {
    let any = |rng: &mut Rng| &actions[rng.below(actions.len() as u32) as usize];
    let far = |action: &Value| {
        let at = |index: usize| action["at"][index].as_i64().unwrap_or(0);
        if action["type"] == "place-tile" { at(0).abs() + at(1).abs() } else { 0 }
    };
    let few = [any(rng), any(rng), any(rng), any(rng), any(rng), any(rng)];
    few.into_iter().min_by_key(|action| far(action)).expect("there are some").clone()
}
