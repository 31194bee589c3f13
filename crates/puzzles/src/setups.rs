//! What is played: boxes, and the ordinary game with a few systems, in turn.

use std::sync::Arc;

use bastide_bots::{Rng, game_seed};
use bastide_engine::{PRESETS, Rules, Setup, System};

/// Names for the seats.
const NAMES: [&str; 4] = ["Ann", "Bob", "Cleo", "Dan"];

/// How often two, three and four play, in parts of their sum.
const PLAYERS: [(usize, u32); 3] = [(2, 7), (3, 2), (4, 1)];

/// How many systems are mixed into an ordinary game at most.
const MIXED: u32 = 3;

/// How often systems are drawn before a box is played instead.
const TRIES: u32 = 20;

/// The rules of the game with this number, and what they are called.
pub fn setup(seed: u64, number: u64) -> (String, Arc<Rules>) {
    let mut luck = Rng::new(game_seed(seed, number));
    let names = &NAMES[..players(&mut luck)];
    // Every third game is played from a box.
    let mixed = (!number.is_multiple_of(3)).then(|| mix(names, &mut luck)).flatten();
    mixed.unwrap_or_else(|| {
        let preset = &PRESETS[luck.below(PRESETS.len() as u32) as usize];
        let rules = Rules::new(preset.setup(names.iter().copied()));
        (preset.name.to_owned(), rules.expect("boxes can be played"))
    })
}

fn players(luck: &mut Rng) -> usize {
    let mut drawn = luck.below(PLAYERS.iter().map(|(_, parts)| parts).sum());
    for (players, parts) in PLAYERS {
        if drawn < parts {
            return players;
        }
        drawn -= parts;
    }
    PLAYERS[0].0
}

/// The ordinary game with a few systems that go together.
fn mix(names: &[&str], luck: &mut Rng) -> Option<(String, Arc<Rules>)> {
    let ordinary = Setup::for_players(names.iter().copied());
    let rules = Rules::new(ordinary.clone()).ok()?;
    let names = System::ALL.into_iter().filter(|system| rules.plays(*system)).map(System::name);
    let basic: Vec<String> = names.map(str::to_owned).collect();
    for _ in 0..TRIES {
        let mut systems = basic.clone();
        for _ in 0..=luck.below(MIXED) {
            let system =
                System::ALL[luck.below(System::ALL.len() as u32) as usize].name().to_owned();
            if !systems.contains(&system) {
                systems.push(system);
            }
        }
        let setup = Setup { systems: Some(systems.clone()), ..ordinary.clone() };
        if let Ok(rules) = Rules::new(setup) {
            return Some(("mix".to_owned(), rules));
        }
    }
    None
}
