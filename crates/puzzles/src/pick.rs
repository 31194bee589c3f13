//! The pick: some of many puzzles, spread over themes, systems and ratings.

use std::collections::{HashMap, HashSet};

use crate::{Puzzle, Theme};

/// Ratings that differ by less are about as hard.
const BAND: u16 = 200;

/// Chooses so many puzzles. Each next one is one of a kind that there are fewest of so far; where that leaves
/// several, the clearest.
pub fn pick(mut puzzles: Vec<Puzzle>, most: usize) -> Vec<Puzzle> {
    puzzles.sort_by(|a, b| b.gap.total_cmp(&a.gap).then_with(|| a.id.cmp(&b.id)));
    // A position that was found twice may have been judged differently.
    let mut known = HashSet::new();
    puzzles.retain(|puzzle| known.insert(puzzle.id.clone()));
    let mut left: Vec<(Puzzle, Vec<Kind>)> = puzzles
        .into_iter()
        .map(|puzzle| {
            let kinds = kinds(&puzzle);
            (puzzle, kinds)
        })
        .collect();
    let mut taken: HashMap<Kind, u32> = HashMap::new();
    let mut picked = Vec::new();
    while picked.len() < most && !left.is_empty() {
        let known = |(_, kinds): &(Puzzle, Vec<Kind>)| -> f32 {
            let counts = kinds.iter().map(|kind| *taken.get(kind).unwrap_or(&0) as f32);
            counts.map(|count| 1.0 / (1.0 + count)).sum::<f32>() / kinds.len() as f32
        };
        let rarest =
            (0..left.len()).reduce(|a, b| if known(&left[b]) > known(&left[a]) { b } else { a });
        let (puzzle, kinds) = left.remove(rarest.unwrap_or(0));
        kinds.into_iter().for_each(|kind| *taken.entry(kind).or_default() += 1);
        picked.push(puzzle);
    }
    picked.sort_by(|a, b| a.id.cmp(&b.id));
    picked
}

/// What puzzles are spread over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Kind {
    Theme(Theme),
    System(String),
    Rating(u16),
    Players(u8),
}

fn kinds(puzzle: &Puzzle) -> Vec<Kind> {
    let rules = puzzle.position.game().rules();
    let systems = rules.setup().systems.iter().flatten().cloned().map(Kind::System);
    // Theme and rating count as much as all systems together, and more than the number of players.
    let own = [
        Kind::Theme(puzzle.theme),
        Kind::Rating(puzzle.rating / BAND),
        Kind::Players(rules.players()),
    ];
    own.into_iter().chain(systems).collect()
}
