//! What docs/rules/rulings.md says: every pair of systems once, with a ruling or without.
//!
//! The page has a table of the systems with their keys, a row for each pair that has a ruling, and
//! lines that begin with [`PLAIN`] for the others.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::LazyLock;

use regex_lite::Regex;

use crate::rules::book::Source;
use crate::tree::{Line, Problem, SourceFile, Tree};

/// The page of the rulings.
pub const PAGE: &str = "docs/rules/rulings.md";

/// The page whose table names every system that a set-up may have.
const SYSTEMS: &str = "docs/rules/README.md";

/// How a line begins that lists pairs without a ruling.
const PLAIN: &str = "Nothing beyond the ordinary rules with:";

/// The marks for where a ruling comes from.
const BASES: [&str; 3] = ["book", "CAR", "ours"];

static PAIR: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^([A-Z][A-Z0-9]{1,2})\+([A-Z][A-Z0-9]{1,2})\b").expect("a valid pattern")
});

/// What stands between backticks.
static QUOTED: LazyLock<Regex> =
    LazyLock::new(|| Regex::new("`([^`]+)`").expect("a valid pattern"));

/// Two systems by their keys, in the order of the alphabet: `HS+WF`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Pair(pub String, pub String);

/// What the page says about a pair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Saying {
    Ruling,
    /// That there is nothing beyond the ordinary rules.
    Nothing,
}

/// The page of the rulings.
#[derive(Default)]
pub struct Rulings {
    pub pairs: BTreeMap<Pair, (Saying, Source)>,
    /// In the order of the page.
    pub systems: Vec<System>,
}

/// A system as the page names it.
pub struct System {
    /// Its half of a pair: `HS`.
    pub key: String,
    /// Its name in sentences: `Hills & Sheep`.
    pub name: String,
    /// Its name in a set-up: `hills-and-sheep`.
    pub at_setup: String,
}

impl Pair {
    /// The pair that `text` begins with, and what follows.
    pub fn split_off(text: &str) -> Option<(Pair, &str)> {
        let captures = PAIR.captures(text)?;
        let pair = Pair(captures[1].to_string(), captures[2].to_string());
        Some((pair, &text[captures[0].len()..]))
    }

    fn parse(text: &str) -> Option<Pair> {
        Pair::split_off(text).filter(|(_, rest)| rest.is_empty()).map(|(pair, _)| pair)
    }

    fn of(one: &str, other: &str) -> Pair {
        let (first, second) = if one < other { (one, other) } else { (other, one) };
        Pair(first.to_string(), second.to_string())
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}+{}", self.0, self.1))
    }
}

impl Rulings {
    /// Reads the page. A pair that is missing, stands there twice or is spelled the wrong way
    /// round is a problem, and so is a ruling that does not say where it comes from.
    pub fn read(tree: &Tree) -> (Rulings, Vec<Problem>) {
        let mut rulings = Rulings::default();
        let Some(page) = tree.file(PAGE) else {
            let message = "the file is missing".to_string();
            return (rulings, vec![Problem { path: PAGE.to_string(), line: Line(1), message }]);
        };
        let mut problems = Vec::new();
        for (line, text) in page.lines() {
            if text.starts_with(PLAIN) {
                for quoted in QUOTED.captures_iter(text) {
                    rulings.add(page, line, &quoted[1], Saying::Nothing, &mut problems);
                }
            } else if let Some(cells) = row(text) {
                match cells.as_slice() {
                    [key, name, at_setup] => {
                        if let (Some(key), Some(at_setup)) = (quoted(key), quoted(at_setup)) {
                            rulings.systems.push(System {
                                key: key.to_string(),
                                name: name.to_string(),
                                at_setup: at_setup.to_string(),
                            });
                        }
                    }
                    [pair, _, ruling, _] => {
                        if let Some(pair) = quoted(pair) {
                            rulings.add(page, line, pair, Saying::Ruling, &mut problems);
                            if !has_basis(ruling) {
                                let message = format!("{pair} does not name its source");
                                problems.push(page.problem(line, message));
                            }
                        }
                    }
                    _ => {}
                }
            }
        }
        problems.extend(rulings.missing_pairs(page));
        problems.extend(rulings.missing_systems(tree, page));
        (rulings, problems)
    }

    fn add(
        &mut self,
        page: &SourceFile,
        line: Line,
        text: &str,
        saying: Saying,
        problems: &mut Vec<Problem>,
    ) {
        let known = |key: &str| self.systems.iter().any(|system| system.key == key);
        let Some(pair) = Pair::parse(text) else {
            return problems.push(page.problem(line, format!("`{text}` is not a pair of systems")));
        };
        if !known(&pair.0) || !known(&pair.1) || pair.0 >= pair.1 {
            let message = format!("{pair} is not two systems in alphabetical order");
            return problems.push(page.problem(line, message));
        }
        if let Some((_, first)) = self.pairs.get(&pair) {
            let message = format!("{pair} is already listed at {first}");
            return problems.push(page.problem(line, message));
        }
        self.pairs.insert(pair, (saying, Source { path: page.path.clone(), line }));
    }

    fn missing_pairs(&self, page: &SourceFile) -> Vec<Problem> {
        let mut problems = Vec::new();
        for (index, one) in self.systems.iter().enumerate() {
            for other in &self.systems[index + 1..] {
                let pair = Pair::of(&one.key, &other.key);
                if !self.pairs.contains_key(&pair) {
                    problems.push(page.problem(Line(1), format!("{pair} is missing")));
                }
            }
        }
        problems
    }

    /// Systems of the index of all pages that have no key here.
    fn missing_systems(&self, tree: &Tree, page: &SourceFile) -> Vec<Problem> {
        let index = tree.file(SYSTEMS).map_or("", |file| &file.text);
        let names = index.lines().filter_map(row).filter(|cells| cells.len() == 6);
        let names: Vec<String> = names
            .flat_map(|cells| {
                let quoted = QUOTED.captures_iter(cells[2]).map(|it| it[1].to_string());
                quoted.collect::<Vec<_>>()
            })
            .collect();
        let has_key = |name: &String| self.systems.iter().any(|system| system.at_setup == *name);
        let missing = names.iter().filter(|name| !has_key(name));
        missing.map(|name| page.problem(Line(1), format!("`{name}` has no key"))).collect()
    }
}

/// The cells of a row of a table.
fn row(line: &str) -> Option<Vec<&str>> {
    let inner = line.strip_prefix('|')?.strip_suffix('|')?;
    Some(inner.split('|').map(str::trim).collect())
}

/// The word of a cell that is nothing but a word between backticks.
fn quoted(cell: &str) -> Option<&str> {
    cell.strip_prefix('`')?.strip_suffix('`').filter(|word| !word.contains('`'))
}

/// Whether a ruling ends with its source in brackets, as the index of the pages explains.
fn has_basis(ruling: &str) -> bool {
    let marks = ruling.strip_suffix(']').and_then(|rest| rest.rsplit_once('['));
    marks.is_some_and(|(_, marks)| marks.split("; ").all(|mark| BASES.contains(&mark)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEYS: &str = "\
| key | system | at setup |
|---|---|---|
| `BG` | Base | `base` |
| `FER` | Ferries | `ferries` |
| `CU` | Cult | `cult` |
";

    fn read(body: &str) -> (Rulings, Vec<String>) {
        let index = "| [a.md](a.md) | BG | `base`, `ferries` | x | y | z |\n| [c.md](c.md) | CU | `cult` | x | y | z |\n";
        let page = format!("{KEYS}{body}");
        let (rulings, problems) = Rulings::read(&Tree::of(&[(PAGE, &page), (SYSTEMS, index)]));
        (rulings, problems.iter().map(Problem::to_string).collect())
    }

    const ROWS: &str = "\
| `BG+FER` | Ferries | Roads join. [book; ours] | `FER-1` |
| `BG+CU` | Cult | Like a monastery. [CAR] | `CU-1` |
";

    #[test]
    fn every_pair_stands_there_once_with_a_ruling_or_without() {
        let (rulings, problems) = read(&format!("{ROWS}\n{PLAIN} Cult (`CU+FER`).\n"));
        assert_eq!(problems, [""; 0]);
        let sayings: Vec<String> =
            rulings.pairs.iter().map(|(pair, (saying, _))| format!("{pair} {saying:?}")).collect();
        assert_eq!(sayings, ["BG+CU Ruling", "BG+FER Ruling", "CU+FER Nothing"]);
    }

    #[test]
    fn what_is_missing_twice_or_misspelled_is_found() {
        let found = |body: &str| read(&format!("{ROWS}{body}")).1;
        assert_eq!(found(""), ["docs/rules/rulings.md:1: CU+FER is missing"]);
        let twice = format!("{PLAIN} `CU+FER`, `BG+CU`.");
        assert_eq!(
            found(&twice),
            ["docs/rules/rulings.md:8: BG+CU is already listed at docs/rules/rulings.md:7"]
        );
        for wrong in ["FER+CU", "CU+ROB", "CU+CU", "CU-FER"] {
            assert_eq!(found(&format!("{PLAIN} `{wrong}`.")).len(), 2, "{wrong}");
        }
    }

    #[test]
    fn a_ruling_says_where_it_comes_from() {
        let with = |basis: &str| {
            read(&format!("{ROWS}| `CU+FER` | Ferries | Nothing joins.{basis} | `CU-1` |\n")).1
        };
        assert_eq!(with(" [ours]"), [""; 0]);
        for none in ["", " [hearsay]", " [book] And more."] {
            assert_eq!(with(none).len(), 1, "{none}");
        }
    }

    #[test]
    fn every_system_of_the_index_has_a_key() {
        let index = "| [w.md](w.md) | WF | `wheel` | x | y | z |\n";
        let page = format!("{KEYS}{ROWS}{PLAIN} `CU+FER`.\n");
        let (_, problems) = Rulings::read(&Tree::of(&[(PAGE, &page), (SYSTEMS, index)]));
        assert_eq!(problems[0].message, "`wheel` has no key");
        assert_eq!(Rulings::read(&Tree::of(&[])).1.len(), 1);
    }
}
