//! The puzzles that the page ships: all of them can be read and hold without a search, and a sample holds a
//! deeper one.

use std::collections::BTreeSet;
use std::io::Read;

use bastide_puzzles::{Puzzle, Theme, check, pick, print, read};
use flate2::read::GzDecoder;

const FILE: &[u8] = include_bytes!("../data/puzzles.txt.gz");

/// Positions for each decision of the puzzles in the sample: more than were looked at when they were found.
const DEEPER: u64 = 100_000;

/// One of so many puzzles is in the sample.
const SAMPLE: usize = 40;

fn text() -> String {
    let mut text = String::new();
    GzDecoder::new(FILE).read_to_string(&mut text).expect("the file is compressed");
    text
}

fn shipped() -> Vec<Puzzle> {
    read(&text()).expect("every puzzle can be read")
}

#[test]
fn every_puzzle_is_valid_and_reads_as_it_prints() {
    let puzzles = shipped();
    for puzzle in &puzzles {
        assert_eq!(check(puzzle, 0), Ok(()), "puzzle {}", puzzle.id);
        assert_eq!(puzzle.line().moves().len(), puzzle.solution.len(), "puzzle {}", puzzle.id);
        assert_ne!(puzzle.solution, puzzle.instead, "puzzle {}", puzzle.id);
    }
    assert_eq!(print(&puzzles), text());
}

#[test]
fn a_sample_holds_a_deeper_search() {
    for puzzle in shipped().iter().step_by(SAMPLE) {
        assert_eq!(check(puzzle, DEEPER), Ok(()), "puzzle {}", puzzle.id);
    }
}

#[test]
fn puzzles_are_spread_over_themes_systems_and_ratings() {
    let puzzles = shipped();
    let ids: BTreeSet<&str> = puzzles.iter().map(|it| it.id.as_str()).collect();
    assert_eq!(ids.len(), puzzles.len(), "two puzzles have the same id");
    let themes: BTreeSet<Theme> = puzzles.iter().map(|it| it.theme).collect();
    assert!(themes.len() >= 10, "{themes:?}");
    let systems: BTreeSet<String> = puzzles
        .iter()
        .flat_map(|it| it.position.game().rules().setup().systems.clone().unwrap_or_default())
        .collect();
    assert!(systems.len() >= 15, "{systems:?}");
    let ratings: BTreeSet<u16> = puzzles.iter().map(|it| it.rating / 200).collect();
    assert!(ratings.len() >= 4, "{ratings:?}");
}

#[test]
fn what_is_no_puzzle_is_an_error_that_says_why() {
    let text = text();
    let wrong = |from: &str, to: &str| read(&text.replacen(from, to, 1)).unwrap_err().to_string();
    assert_eq!(wrong("bastide puzzles 1", "bastide puzzles 9"), "this is no file of puzzles");
    let why = wrong("theme: ", "theme: my-");
    assert!(why.contains("there is no theme \"my-"), "{why}");
    let why = wrong("rating: ", "rating: x");
    assert!(why.contains("is not a number"), "{why}");
    let why = wrong("solution: ", "solution: 99,99:0 ");
    assert!(why.contains("isn't legal here"), "{why}");
    let why = wrong("margin: ", "marge: ");
    assert!(why.contains("there is no line \"margin\""), "{why}");
}

/// The clearer of two findings of a position is taken, and nothing twice.
#[test]
fn nothing_is_picked_twice() {
    let found = shipped();
    let mut again = found.clone();
    again.iter_mut().for_each(|it| it.gap += 1.0);
    let picked = pick([found.clone(), again].concat(), usize::MAX);
    assert_eq!(picked.len(), found.len());
    assert!(picked.iter().zip(&found).all(|(a, b)| a.id == b.id && a.gap > b.gap));
    assert_eq!(pick(found, 7).len(), 7);
}
