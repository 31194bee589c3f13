//! Set-ups to play with.

use bastide_bots::Rng;
use bastide_engine::{Catalogue, Options, Setup, System};

/// Every system that can be left out.
pub fn optional() -> Vec<&'static str> {
    System::ALL[1..].iter().map(|system| system.name()).collect()
}

/// Whether systems go together: only one river can be laid (RV3-2), and only one start board (WF-2).
pub fn go_together(systems: &[&str]) -> bool {
    let is_river = |name: &&&str| System::from_name(name).is_some_and(System::is_river);
    let is_board = |name: &&&str| BOARDS.contains(name);
    systems.iter().filter(is_river).count() <= 1 && systems.iter().filter(is_board).count() <= 1
}

/// The systems that bring a start board.
const BOARDS: [&str; 2] = ["wheel-of-fortune", "count"];

/// Every system at once, with the river and the start board of this number.
pub fn all_at_once(number: usize) -> Vec<&'static str> {
    let is_river = |name: &&str| System::from_name(name).is_some_and(System::is_river);
    let (rivers, mut systems): (Vec<&str>, Vec<&str>) = optional().into_iter().partition(is_river);
    systems.push(rivers[number % rivers.len()]);
    systems.retain(|name| !BOARDS.contains(name) || *name == BOARDS[number % BOARDS.len()]);
    systems
}

const NAMES: [&str; 8] = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal"];

/// The base game and these systems, with the tiles that they bring.
pub fn with_systems(systems: &[&str], players: usize) -> Setup {
    let mut named = vec!["base".to_string()];
    named.extend(systems.iter().map(|system| system.to_string()));
    Setup { systems: Some(named), ..Setup::for_players(NAMES[..players].iter().copied()) }
}

/// One copy of every set that is shuffled into the bag, whatever its rules.
pub fn all_land_sets() -> Vec<(String, u16)> {
    let pool = Catalogue::standard()
        .sets()
        .iter()
        .filter(|set| set.draw == bastide_catalogue::DrawRole::Pool && !set.id.ends_with("-c2"));
    pool.map(|set| (set.id.clone(), 1)).collect()
}

/// A random subset of systems and parts, players, options, supplies and sets.
pub fn random(rng: &mut Rng) -> Setup {
    let players = 1 + rng.below(6) as usize;
    let mut setup = with_systems(&[], players);
    let mut systems = Vec::new();
    for name in optional() {
        let system = System::from_name(name).expect("it exists");
        match rng.below(4) {
            0 if !system.parts().is_empty() => {
                let part = system.parts()[rng.below(system.parts().len() as u32) as usize];
                systems.push(format!("{name}/{}", part.name()));
            }
            0 | 1 => {}
            _ => systems.push(name.to_string()),
        }
        // A second river or start board finds the first one laid already.
        let whole: Vec<&str> = systems.iter().filter_map(|name| name.split('/').next()).collect();
        if !go_together(&whole) {
            systems.pop();
        }
    }
    for (name, values) in Options::NAMES {
        let value = values[rng.below(values.len() as u32) as usize];
        if rng.below(2) == 0 && *name != "base.max_players" {
            setup.options.push((name.to_string(), value.to_string()));
        }
    }
    if rng.below(3) == 0 {
        let sets = all_land_sets();
        let mut named = vec![("base-c1".to_string(), 1)];
        for _ in 0..3 {
            let (name, _) = sets[rng.below(sets.len() as u32) as usize].clone();
            if !named.iter().any(|(other, _)| *other == name) {
                named.push((name, 1 + rng.below(2) as u16));
            }
        }
        setup.sets = Some(named);
    }
    if rng.below(4) == 0 {
        setup.supply.push(("meeple".to_string(), rng.below(10)));
        setup.supply.push(("builder".to_string(), rng.below(3)));
        setup.supply.push(("abbot".to_string(), rng.below(3)));
        setup.supply.push(("abbey".to_string(), rng.below(5)));
        setup.supply.push(("barn".to_string(), rng.below(4)));
        setup.supply.push(("wagon".to_string(), rng.below(4)));
        setup.supply.push(("mayor".to_string(), rng.below(3)));
    }
    setup.systems = Some(systems);
    setup
}
