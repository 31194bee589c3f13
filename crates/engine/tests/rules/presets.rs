//! The presets play by their own books: every value is the one that docs/rules/presets.md gives.

use bastide_engine::{Options, PRESETS, Rules};
use bastide_scenario::check;

const PAGE: &str = include_str!("../../../../docs/rules/presets.md");

/// The cells of the rows that begin with the name of an option, in the section with this heading.
fn rows(heading: &str) -> Vec<Vec<&'static str>> {
    let start = PAGE.find(heading).unwrap() + heading.len();
    let section = PAGE[start..].split("\n## ").next().unwrap();
    let cells = |line: &'static str| line.trim_matches('|').split('|').map(str::trim).collect();
    section.lines().filter(|line| line.starts_with("| `")).map(cells).collect()
}

/// The page has a row for every option, in both tables, and nothing else.
#[test]
fn every_option_is_on_the_page() {
    for heading in ["## Values", "## What the books say"] {
        let mut listed: Vec<&str> =
            rows(heading).iter().map(|row| row[0].trim_matches('`')).collect();
        let mut known: Vec<&str> = Options::NAMES.iter().map(|(name, _)| *name).collect();
        listed.sort();
        known.sort();
        assert_eq!(listed, known, "{heading}");
    }
}

/// The values on the page are those that the presets set, and defaults otherwise.
#[test]
fn presets_have_the_values_of_the_page() {
    let head = PAGE.lines().find(|line| line.starts_with("| option | `base`")).unwrap();
    let names: Vec<&str> = head
        .trim_matches('|')
        .split('|')
        .skip(1)
        .map(|cell| cell.trim().trim_matches('`'))
        .collect();
    assert_eq!(names, PRESETS.iter().map(|preset| preset.name).collect::<Vec<_>>());
    for row in rows("## Values") {
        let option = row[0].trim_matches('`');
        let (_, values) = Options::NAMES.iter().find(|(name, _)| *name == option).unwrap();
        for (preset, cell) in PRESETS.iter().zip(&row[1..]) {
            let set = preset.options.iter().find(|(name, _)| *name == option).map(|(_, it)| *it);
            let expected = match set {
                Some(value) => format!("**`{value}`**"),
                None if *cell == "-" => continue,
                None => format!("`{}`", values[0]),
            };
            assert_eq!(*cell, expected, "{option} of {}", preset.name);
        }
    }
}

/// A preset names no option at its default and none twice, and all of them make a game.
#[test]
fn presets_set_only_what_differs() {
    for preset in PRESETS {
        let mut names: Vec<&str> = preset.options.iter().map(|(name, _)| *name).collect();
        for (name, value) in preset.options {
            let (_, values) = Options::NAMES.iter().find(|(option, _)| option == name).unwrap();
            assert_ne!(*value, values[0], "{name} of {}", preset.name);
        }
        names.sort();
        names.dedup();
        assert_eq!(names.len(), preset.options.len(), "{}", preset.name);
        Rules::new(preset.setup(["Red", "Blue"])).unwrap();
    }
}

/// TB-26, BG-67: the box of 2014 has a builder whose second tile must be played, and ties that another
/// game decides.
#[test]
fn tb_26_the_box_of_2014_has_its_own_builder_and_ties() {
    let preset = PRESETS.iter().find(|preset| preset.name == "big-box-5").unwrap();
    let options = preset.options.iter().map(|(name, value)| format!("option {name}: {value}\n"));
    let options: String = options.collect();
    check(&format!(
        "{options}
        systems: base, farmers, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U 3,0:0 -
        expect only =second-part
        refuse - TB-26
        "
    ));
    check(&format!(
        "{options}
        Red  base.F 0,-1:90 meeple>city.NS
        Blue base.U 1,0:0 meeple>road.EW
        Red  base.U 2,0:0 -
        expect Red 3, Blue 3
        expect winners nobody
        "
    ));
}
