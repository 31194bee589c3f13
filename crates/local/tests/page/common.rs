//! Somebody in front of a page that keeps everything as a page does: the view by its changes, and the
//! entries one by one.

use bastide_local::Engine;
use bastide_wire::apply;
use serde_json::{Value, json};

pub const SEED: &str = "0707070707070707070707070707070707070707070707070707070707070707";

/// A page with one table.
pub struct Page {
    pub engine: Engine,
    /// What the engine has said is to be stored.
    pub log: Vec<Value>,
    pub view: Value,
    pub bot: Option<u64>,
    acks: u32,
}

pub fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

impl Page {
    pub fn new(game: &Value) -> Page {
        let mut engine = Engine::new();
        read(&engine.me(&json!({ "id": "me", "name": "Ann", "colour": "red" }).to_string()));
        let told = read(&engine.create("g1", &game.to_string(), SEED, 1000));
        Page::of(engine, &told)
    }

    pub fn of(engine: Engine, told: &Value) -> Page {
        let mut page = Page { engine, log: Vec::new(), view: Value::Null, bot: None, acks: 0 };
        page.hear(told);
        page
    }

    /// A page that finds these entries in its store.
    pub fn reloaded(log: &[Value]) -> Page {
        let mut engine = Engine::new();
        engine.me(r#"{"id":"me","name":"Ann","colour":"red"}"#);
        let told = read(&engine.load("g1", &json!(log).to_string()));
        let mut page = Page::of(engine, &told);
        page.log = log.to_vec();
        // Another visit has ids of its own.
        page.acks = 1000;
        page
    }

    /// Takes in what came of something; what was refused.
    pub fn hear(&mut self, told: &Value) -> Option<Value> {
        assert!(told.get("error").is_none(), "{told}");
        self.log.extend(told["entries"].as_array().unwrap().iter().cloned());
        self.bot = told["bot"].as_u64();
        let mut refused = None;
        for message in told["messages"].as_array().unwrap() {
            match message["type"].as_str().unwrap() {
                "view" => self.view = message.clone(),
                "change" => {
                    assert_eq!(message["from"], self.view["seq"]);
                    apply(&mut self.view, &message["patch"]);
                    for key in ["spaces", "legal", "can_undo"] {
                        self.view[key] = message[key].clone();
                    }
                    self.view["game"]["you"] = message["you"].clone();
                }
                "refused" => refused = Some(message.clone()),
                _ => {}
            }
        }
        refused
    }

    /// Says a message with an id of its own.
    pub fn say(&mut self, mut message: Value) -> Option<Value> {
        self.acks += 1;
        message["ack"] = json!(format!("a{}", self.acks));
        let told = read(&self.engine.say(&message.to_string(), 2000));
        self.hear(&told)
    }

    /// Plays one of the offered actions, by a number.
    pub fn play(&mut self, choice: usize) -> Value {
        let action = match self.view["spaces"].as_array().filter(|spaces| !spaces.is_empty()) {
            Some(spaces) => {
                let space = &spaces[choice % spaces.len()];
                let rots = space[2].as_array().unwrap();
                json!({ "type": "place-tile", "at": [space[0], space[1]], "rot": rots[choice % rots.len()] })
            }
            None => {
                let legal = self.view["legal"].as_array().unwrap();
                assert!(!legal.is_empty(), "somebody has to decide: {}", self.view["decision"]);
                legal[choice % legal.len()]["action"].clone()
            }
        };
        let expected = self.view["version"].clone();
        let refused = self.say(json!({ "type": "play", "expected": expected, "action": action }));
        assert_eq!(refused, None);
        action
    }

    pub fn is_over(&self) -> bool {
        self.view["game"]["status"] == "over"
    }

    /// One step of the game, whoever's it is.
    pub fn step(&mut self, choice: usize) {
        if self.bot.is_some() {
            let told = read(&self.engine.bot(Some(1), 3000));
            self.hear(&told);
        } else {
            self.play(choice);
        }
    }

    /// Plays the game to its end.
    pub fn finish(&mut self) {
        let mut choice = 0;
        while !self.is_over() {
            choice += 7;
            self.step(choice);
        }
    }
}
