//! `xtask/systems.toml`: the areas, and for each system its words and its allowances.

use std::collections::BTreeMap;

use super::words::Phrase;
use crate::rules::setup_names;
use crate::tree::{Line, Problem, Tree};

/// Where the table is.
pub const TABLE: &str = "xtask/systems.toml";

/// What the table says.
#[derive(Default)]
pub struct Table {
    text: String,
    /// In the order of the table.
    pub areas: Vec<Area>,
    pub systems: Vec<System>,
}

/// A folder whose files are counted together.
pub struct Area {
    pub name: String,
    folder: String,
}

/// One system.
pub struct System {
    /// As in set-ups: `crop-circles`.
    pub name: String,
    /// Where it stands in the table.
    pub line: Line,
    pub words: Vec<Phrase>,
    /// Phrases that hold one of the words and mean something else.
    pub except: Vec<Phrase>,
    files: BTreeMap<String, usize>,
}

impl System {
    /// How many files of the area may name it.
    pub fn allowed(&self, area: &str) -> usize {
        self.files.get(area).copied().unwrap_or(0)
    }
}

impl Table {
    /// Reads the table. What it does not know or says wrongly is a problem, and so is a system of the
    /// rules reference that it leaves out.
    pub fn read(tree: &Tree) -> (Table, Vec<Problem>) {
        let Some(file) = tree.file(TABLE) else {
            let message = "the file is missing".to_string();
            let problem = Problem { path: TABLE.to_string(), line: Line(1), message };
            return (Table::default(), vec![problem]);
        };
        let mut table = Table { text: file.text.clone(), ..Table::default() };
        let mut problems = Vec::new();
        let parsed: toml::Table = match file.text.parse() {
            Ok(parsed) => parsed,
            Err(error) => {
                return (table, vec![file.problem(Line(1), format!("not TOML: {error}"))]);
            }
        };
        let section = |name: &str| parsed.get(name).and_then(toml::Value::as_table);
        for (name, folder) in section("areas").into_iter().flatten() {
            let folder = folder.as_str().unwrap_or_default().to_string();
            table.areas.push(Area { name: name.clone(), folder });
        }
        table.areas.sort_by_key(|area| table.text.find(&format!("\n{} = ", area.name)));
        for (name, entry) in section("systems").into_iter().flatten() {
            let line = heading_line(&table.text, name);
            let mut report = |message| problems.push(file.problem(line, message));
            let system = read_system(name, line, entry, &mut report);
            for area in system.files.keys() {
                if !table.areas.iter().any(|known| known.name == *area) {
                    report(format!("{name} counts files of `{area}`, which is not an area"));
                }
            }
            table.systems.push(system);
        }
        table.systems.sort_by_key(|system| system.line);
        let names = setup_names(tree);
        for name in &names {
            if !table.systems.iter().any(|system| system.name == *name) {
                problems.push(file.problem(Line(1), format!("the system {name} is missing")));
            }
        }
        for system in table.systems.iter().filter(|system| !names.contains(&system.name)) {
            let message = format!("there is no system {}", system.name);
            problems.push(file.problem(system.line, message));
        }
        (table, problems)
    }

    /// The area that a file belongs to: the one with the deepest folder.
    pub fn area_of(&self, path: &str) -> Option<&Area> {
        let holds = |area: &&Area| {
            path.strip_prefix(area.folder.as_str()).is_some_and(|rest| rest.starts_with('/'))
        };
        self.areas.iter().filter(holds).max_by_key(|area| area.folder.len())
    }

    /// The text of the table with the allowance of each system lowered to its counts, which are in
    /// the order of the systems. No allowance rises.
    pub fn lowered(&self, counts: &[BTreeMap<String, usize>]) -> String {
        let mut lines: Vec<String> = self.text.lines().map(str::to_string).collect();
        for (system, counts) in self.systems.iter().zip(counts) {
            let allowed = self.areas.iter().filter_map(|area| {
                let count = counts.get(&area.name).copied().unwrap_or(0);
                let allowed = count.min(system.allowed(&area.name));
                (allowed > 0).then(|| format!("{} = {allowed}", area.name))
            });
            let files = format!("files = {{ {} }}", allowed.collect::<Vec<_>>().join(", "));
            let body = lines.iter_mut().skip(system.line.0).take_while(|l| !l.starts_with('['));
            if let Some(line) = body.into_iter().find(|line| line.starts_with("files = ")) {
                *line = files;
            }
        }
        lines.join("\n") + "\n"
    }
}

fn read_system(
    name: &str,
    line: Line,
    entry: &toml::Value,
    report: &mut impl FnMut(String),
) -> System {
    let list = |key: &str| -> Vec<&str> {
        let list = entry.get(key).and_then(toml::Value::as_array);
        list.into_iter().flatten().filter_map(toml::Value::as_str).collect()
    };
    let mut phrases = |key: &str| -> Vec<Phrase> {
        let mut phrases = Vec::new();
        for text in list(key) {
            match Phrase::parse(text) {
                Some(phrase) => phrases.push(phrase),
                None => report(format!("{name}: `{text}` is not lower-case words, `#` or `*`")),
            }
        }
        phrases
    };
    let mut words = phrases("words");
    let except = phrases("except");
    words.extend(list("series").into_iter().map(Phrase::of_series));
    if words.is_empty() {
        report(format!("{name} has no words"));
    }
    let files = entry.get("files").and_then(toml::Value::as_table);
    let files = files.into_iter().flatten().filter_map(|(area, count)| {
        Some((area.clone(), usize::try_from(count.as_integer()?).ok()?))
    });
    System { name: name.to_string(), line, words, except, files: files.collect() }
}

fn heading_line(text: &str, name: &str) -> Line {
    let heading = format!("[systems.{name}]");
    Line(text.lines().position(|line| line == heading).map_or(1, |index| index + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
[areas]
engine = \"crates/engine/src\"
cli = \"crates/cli/src\"

# Words that fields share.
[systems.cult]
words = [\"shrine*\"]
files = { engine = 5, cli = 2 }

[systems.abbot]
words = [\"abbot*\"]
files = { engine = 3 }
";

    fn read(text: &str) -> (Table, Vec<String>) {
        let page = "| `CU` | Cult | `cult` |\n| `ABT` | Abbot | `abbot` |\n";
        let tree = Tree::of(&[(TABLE, text), ("docs/rules/rulings.md", page)]);
        let (table, problems) = Table::read(&tree);
        (table, problems.iter().map(Problem::to_string).collect())
    }

    #[test]
    fn the_table_keeps_its_order() {
        let (table, problems) = read(TEXT);
        assert_eq!(problems, [""; 0]);
        let names: Vec<&str> = table.areas.iter().map(|area| area.name.as_str()).collect();
        assert_eq!(names, ["engine", "cli"]);
        let names: Vec<&str> = table.systems.iter().map(|s| s.name.as_str()).collect();
        assert_eq!(names, ["cult", "abbot"]);
        assert_eq!(table.systems[1].allowed("engine"), 3);
        assert_eq!(table.systems[1].allowed("cli"), 0);
    }

    #[test]
    fn allowances_are_lowered_and_never_raised() {
        let (table, _) = read(TEXT);
        let counts = |engine: usize| BTreeMap::from([("engine".to_string(), engine)]);
        let text = table.lowered(&[counts(4), counts(9)]);
        let expected = TEXT.replace("{ engine = 5, cli = 2 }", "{ engine = 4 }");
        assert_eq!(text, expected);
    }

    #[test]
    fn what_is_missing_or_unknown_is_a_problem() {
        let (_, problems) =
            read("[areas]\n[systems.cult]\nwords = [\"Cult\"]\nfiles = { x = 1 }\n");
        assert_eq!(
            problems,
            [
                "xtask/systems.toml:2: cult: `Cult` is not lower-case words, `#` or `*`",
                "xtask/systems.toml:2: cult has no words",
                "xtask/systems.toml:2: cult counts files of `x`, which is not an area",
                "xtask/systems.toml:1: the system abbot is missing",
            ]
        );
        let (_, problems) = read(&format!("{TEXT}[systems.moat]\nwords = [\"moat\"]\n"));
        assert_eq!(problems, ["xtask/systems.toml:13: there is no system moat"]);
    }
}
