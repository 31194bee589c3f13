//! Visits positions of random games, and counts those that share a key with a different position.
//!
//! ```text
//! cargo run --release -p bastide-bots --example keys -- base 10000000
//! ```

use std::collections::HashMap;

use bastide_bots::{Playout, game_seed};
use bastide_engine::{Game, Preset, Rules};

fn main() {
    let mut args = std::env::args().skip(1);
    let preset = args.next().unwrap_or_else(|| "base".to_string());
    let number = args.next().and_then(|number| number.parse().ok()).unwrap_or(1_000_000);
    let preset = Preset::named(&preset).expect("a preset");
    let rules = Rules::new(preset.setup(["Ann", "Bob"])).expect("a preset makes a game");
    let mut seen: HashMap<u64, u64> = HashMap::with_capacity(number);
    let (mut visited, mut again, mut shared) = (0, 0, 0);
    for index in 0.. {
        let mut game = Game::new(rules.clone());
        let mut playout = Playout::new(game_seed(1, index));
        while visited < number && playout.step(&mut game) {
            visited += 1;
            // The second key is made in another way, over everything: two positions with the same
            // pair are the same position.
            match seen.insert(game.key(), game.second_key()) {
                None => {}
                Some(other) if other == game.second_key() => again += 1,
                Some(_) => shared += 1,
            }
        }
        if visited == number {
            break;
        }
    }
    println!("{visited} positions visited, {again} of them again, {shared} share a key");
}
