//! How far each system is spread: the files that name it, counted by area.
//!
//! A system should live in a few files. `systems.toml` says by which words a system is named and how
//! many files of an area may do so. `cargo xtask tidy` fails when one grows past its allowance, and
//! `cargo xtask systems` prints the counts, or the files of a system.

mod table;
mod words;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use table::{System, TABLE, Table};

use crate::failure::Failure;
use crate::tree::{Problem, SourceFile, Tree};

/// What to print.
#[derive(PartialEq, Eq, Debug)]
pub enum View {
    /// The count of every system in every area.
    Counts,
    /// The files that name these systems.
    Files(Vec<String>),
    /// Nothing: the table is rewritten with lower allowances where fewer files are needed.
    Lower,
}

/// The paths that name a system, for each area that has any.
type Spread<'a> = BTreeMap<String, Vec<&'a str>>;

impl View {
    /// Reads the words after `systems`.
    pub fn parse(words: &[&str]) -> Result<View, Failure> {
        match words {
            [] => Ok(View::Counts),
            ["--lower"] => Ok(View::Lower),
            names => match names.iter().find(|name| name.starts_with('-')) {
                Some(flag) => Err(Failure::Usage(format!("`systems` has no flag `{flag}`"))),
                None => Ok(View::Files(names.iter().map(|name| name.to_string()).collect())),
            },
        }
    }
}

/// `cargo xtask systems`.
pub fn run(root: &Path, tree: &Tree, view: &View) -> Result<(), Failure> {
    let (table, problems) = Table::read(tree);
    Failure::unless_empty("systems", problems)?;
    match view {
        View::Counts => print_counts(&table, &spreads(tree, &table)),
        View::Files(names) => {
            let spreads = spreads(tree, &table);
            for name in names {
                let at = table.systems.iter().position(|system| system.name == *name);
                let at = at.ok_or_else(|| {
                    let names: Vec<&str> = table.systems.iter().map(|s| s.name.as_str()).collect();
                    Failure::Usage(format!(
                        "there is no system `{name}` among {}",
                        names.join(", ")
                    ))
                })?;
                print_files(&table.systems[at], &spreads[at]);
            }
        }
        View::Lower => {
            let text = table.lowered(&spreads(tree, &table).iter().map(counts).collect::<Vec<_>>());
            fs::write(root.join(TABLE), text).map_err(|e| Failure::Io(TABLE.to_string(), e))?;
        }
    }
    Ok(())
}

/// Systems that more files name than are allowed. Where fewer do, prints a hint.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let (table, mut problems) = Table::read(tree);
    for (system, spread) in table.systems.iter().zip(spreads(tree, &table)) {
        let counts = counts(&spread);
        let mut fewer = Vec::new();
        for area in &table.areas {
            let count = counts.get(&area.name).copied().unwrap_or(0);
            let allowed = system.allowed(&area.name);
            if count > allowed {
                let message = format!(
                    "{count} files in `{}` mention {}, {allowed} allowed: \
                     `cargo xtask systems {}` lists them",
                    area.name, system.name, system.name
                );
                problems.push(Problem { path: TABLE.to_string(), line: system.line, message });
            } else if count < allowed {
                fewer.push(format!("{} {count} of {allowed}", area.name));
            }
        }
        if !fewer.is_empty() {
            println!("hint: lower the limits of {}: {}", system.name, fewer.join(", "));
        }
    }
    problems
}

/// The files that name each system of the table. Tests may name every system and do not count, nor
/// does what is generated from files that do.
fn spreads<'a>(tree: &'a Tree, table: &Table) -> Vec<Spread<'a>> {
    let mut spreads: Vec<Spread> = table.systems.iter().map(|_| Spread::new()).collect();
    let counted = |file: &&SourceFile| {
        !is_test(file) && !is_lesson(file) && !is_translation(file) && !file.is_generated()
    };
    for file in tree.files.iter().filter(counted) {
        let Some(area) = table.area_of(&file.path) else { continue };
        // The name of a file counts like a word in it.
        let text = words::split(&format!("{} {}", file.path, without_tests(file)));
        let words: Vec<&str> = text.split_whitespace().collect();
        for (system, spread) in table.systems.iter().zip(&mut spreads) {
            if words::names(&words, &system.words, &system.except) {
                spread.entry(area.name.clone()).or_default().push(&file.path);
            }
        }
    }
    spreads
}

fn is_test(file: &SourceFile) -> bool {
    file.path.ends_with("/tests.rs") || file.path.contains("/tests/")
}

/// The words of a lesson, which is about one system and played with others.
fn is_lesson(file: &SourceFile) -> bool {
    file.path.contains("/lesson-") && file.path.ends_with(".ftl")
}

/// A text in another language than English, which has the messages of the English one in a file of its name.
fn is_translation(file: &SourceFile) -> bool {
    let language = file.path.strip_prefix("web/src/i18n/").and_then(|path| path.split_once('/'));
    language.is_some_and(|(language, _)| language != "en")
}

/// The text up to the module of its tests, which is the last item of a file.
fn without_tests(file: &SourceFile) -> &str {
    let at = file.text.find("\n#[cfg(test)]\nmod tests {");
    at.map_or(file.text.as_str(), |at| &file.text[..at])
}

fn counts(spread: &Spread) -> BTreeMap<String, usize> {
    spread.iter().map(|(area, paths)| (area.clone(), paths.len())).collect()
}

fn print_counts(table: &Table, spreads: &[Spread]) {
    let width = table.systems.iter().map(|system| system.name.len()).max().unwrap_or(0);
    let heads: Vec<&str> = table.areas.iter().map(|area| area.name.as_str()).collect();
    println!("{:width$}  {}  all", "", heads.join("  "));
    for (system, spread) in table.systems.iter().zip(spreads) {
        let counts = counts(spread);
        print!("{:width$}", system.name);
        for head in &heads {
            print!("  {:>1$}", counts.get(*head).copied().unwrap_or(0), head.len());
        }
        println!("  {:>3}", counts.values().sum::<usize>());
    }
}

fn print_files(system: &System, spread: &Spread) {
    let all: usize = spread.values().map(Vec::len).sum();
    println!("{}: {}", system.name, crate::failure::count(all, "file"));
    for (area, paths) in spread {
        println!("\n{area}: {} of {}", paths.len(), system.allowed(area));
        paths.iter().for_each(|path| println!("  {path}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = "\
[areas]
engine = \"crates/engine/src\"
page = \"web/src\"
texts = \"web/src/i18n\"

[systems.crop-circles]
series = [\"CRC\"]
words = [\"crop circle*\", \"crop round\"]
files = { engine = 1, page = 2 }
";

    fn tree(files: &[(&str, &str)]) -> Tree {
        let page = "| key | system | at setup |\n| `CRC` | Crop circles | `crop-circles` |\n";
        let mut all = vec![(TABLE, SMALL), ("docs/rules/rulings.md", page)];
        all.extend(files);
        Tree::of(&all)
    }

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        check(&tree(files)).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn a_system_in_more_files_than_allowed_is_a_problem() {
        let one = ("crates/engine/src/crops.rs", "CropCircle");
        assert_eq!(found(&[one]), [""; 0]);
        assert_eq!(
            found(&[one, ("crates/engine/src/turn.rs", "// CRC-3 comes last\n")]),
            ["xtask/systems.toml:6: 2 files in `engine` mention crop-circles, 1 allowed: \
              `cargo xtask systems crop-circles` lists them"]
        );
    }

    #[test]
    fn an_area_without_an_allowance_allows_nothing() {
        assert_eq!(found(&[("web/src/i18n/en.ts", "'crop-circles'")]).len(), 1);
    }

    #[test]
    fn file_names_count_and_tests_lessons_and_other_folders_do_not() {
        let tree = tree(&[
            ("web/src/CropRound.svelte", "<script>"),
            ("web/src/plain.ts", "nothing"),
            ("web/e2e/play.ts", "crop circles"),
            ("web/src/i18n/en/lesson-cult.ftl", "lesson-cult-line = Not with crop circles."),
            ("crates/engine/src/a.rs", "fn a() {}\n\n#[cfg(test)]\nmod tests {\n// CRC-1\n}\n"),
            ("crates/engine/src/a/tests.rs", "crop circles"),
        ]);
        let (table, _) = Table::read(&tree);
        let spread = spreads(&tree, &table).remove(0);
        assert_eq!(
            spread.into_iter().collect::<Vec<_>>(),
            [("page".to_string(), vec!["web/src/CropRound.svelte"])]
        );
    }

    #[test]
    fn the_words_of_the_command_line() {
        assert_eq!(View::parse(&[]).ok(), Some(View::Counts));
        assert_eq!(View::parse(&["--lower"]).ok(), Some(View::Lower));
        assert_eq!(View::parse(&["cult"]).ok(), Some(View::Files(vec!["cult".to_string()])));
        assert!(View::parse(&["--raise"]).is_err());
    }
}
