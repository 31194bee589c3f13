//! Whether every page about a system speaks of every other one under "Interactions", by the names of
//! the index of rulings, and says where each ruling comes from.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex_lite::Regex;

use crate::rules::pairs::System;
use crate::tree::{Line, Problem, SourceFile, Tree};

/// The heading of the list.
const HEADING: &str = "## Interactions";

/// A bullet of the list: the names of systems in bold, and the ruling.
static BULLET: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^- \*\*([^*]+)\*\*: (.+)$").expect("a valid pattern"));

/// A source in brackets, perhaps with its reason: `[ours]`, `[book: no follower]`, `[CAR / ours]`.
static BASIS: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\[(?:book|CAR|ours|BB)[^\]]*\]").expect("a valid pattern"));

/// What is wrong with the lists of all pages.
pub fn problems(tree: &Tree, systems: &[System]) -> Vec<Problem> {
    let mut problems = Vec::new();
    for system in systems.iter().filter(|it| !tree.files.iter().any(|file| is_page_of(file, it))) {
        let message = format!("no page in docs/rules is about {}", system.at_setup);
        problems.extend(tree.files.first().map(|file| file.problem(Line(1), message)));
    }
    for file in &tree.files {
        let own: Vec<&System> = systems.iter().filter(|it| is_page_of(file, it)).collect();
        // The page of the base game has a table instead: all others change it.
        if let [own] = own.as_slice() {
            problems.extend(problems_of(file, own, systems));
        }
    }
    problems
}

/// Whether a page says in its head that it is about this system.
fn is_page_of(file: &SourceFile, system: &System) -> bool {
    let mut rows = file.text.lines().filter_map(|line| line.strip_prefix("| System | "));
    let names = rows.next().unwrap_or_default().trim_end_matches(" |");
    file.folder() == "docs/rules" && names.split(", ").any(|name| name == system.at_setup)
}

fn problems_of(page: &SourceFile, own: &System, systems: &[System]) -> Vec<Problem> {
    let mut problems = Vec::new();
    let mut spoken_of: BTreeSet<&str> = BTreeSet::new();
    let mut heading = Line(1);
    let mut inside = false;
    for (line, text) in page.lines() {
        if text.starts_with("## ") {
            inside = text == HEADING;
            heading = if inside { line } else { heading };
        } else if inside && !text.is_empty() {
            let Some(bullet) = BULLET.captures(text) else {
                problems.push(page.problem(line, "this ruling does not name its systems"));
                continue;
            };
            let names = bullet.get(1).map_or("", |names| names.as_str());
            for name in names.split(", ") {
                if systems.iter().any(|system| system.name == name) {
                    spoken_of.insert(name);
                } else {
                    problems.push(page.problem(line, format!("no system is called {name}")));
                }
            }
            if !BASIS.is_match(&bullet[2]) {
                problems.push(page.problem(line, "this ruling does not name its source"));
            }
        }
    }
    let others = systems.iter().filter(|system| system.name != own.name);
    for other in others.filter(|system| !spoken_of.contains(system.name.as_str())) {
        let message = format!("{} says nothing about {}", own.name, other.name);
        problems.push(page.problem(heading, message));
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(list: &str) -> Vec<String> {
        let system = |key: &str, name: &str, at_setup: &str| System {
            key: key.to_string(),
            name: name.to_string(),
            at_setup: at_setup.to_string(),
        };
        let systems = [
            system("BG", "Base game", "base"),
            system("FRM", "Farmers", "farmers"),
            system("CU", "Cult", "cult"),
        ];
        let cult = format!("| System | cult |\n\n## Interactions\n\n{list}\n\n## More\n\nText.\n");
        let base = "| System | base, farmers |\n\n## Interactions\n\nA table.\n";
        let tree = Tree::of(&[("docs/rules/cult.md", &cult), ("docs/rules/base.md", base)]);
        problems(&tree, &systems).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_page_speaks_of_every_other_system() {
        assert_eq!(found("- **Base game, Farmers**: none. [ours: apart]"), [""; 0]);
        assert_eq!(
            found("- **Farmers**: none. [CAR / ours]"),
            ["docs/rules/cult.md:3: Cult says nothing about Base game"]
        );
    }

    #[test]
    fn every_system_has_a_page() {
        let cult = System { key: "CU".into(), name: "Cult".into(), at_setup: "cult".into() };
        let tree = Tree::of(&[("docs/rules/base.md", "| System | base |\n")]);
        let found: Vec<String> = problems(&tree, &[cult]).iter().map(Problem::to_string).collect();
        assert_eq!(found, ["docs/rules/base.md:1: no page in docs/rules is about cult"]);
    }

    #[test]
    fn a_ruling_has_names_and_a_source() {
        let good = "- **Base game, Farmers**: none. [book]";
        for bad in ["- Gardens, too. [ours]", "- **Farms**: none. [ours]", "- **Farmers**: none."] {
            let problems = found(&format!("{good}\n{bad}"));
            assert_eq!(problems.len(), 1, "{problems:?}");
            assert!(problems[0].starts_with("docs/rules/cult.md:6: "), "{problems:?}");
        }
    }
}
