//! What docs/rules says: the rules that exist, and how far the implementation has come.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use regex_lite::Regex;
use toml::{Table, Value};

use crate::rules::id::{PATTERN, RuleId};
use crate::tree::{Line, Problem, SourceFile, Tree};

/// Where rules are written down.
const FOLDER: &str = "docs/rules";

/// The file that says which series are implemented.
pub const PROGRESS: &str = "docs/rules/implemented.toml";

/// A bold id that begins a bullet or a paragraph, alone (`**FER-23**`) or with a title (`**TS-3
/// Draw**`). An id anywhere else is a reference and defines nothing.
static DEFINITION: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(&format!(r"^\s*(?:[-*]\s+)?\*\*{PATTERN}(?: [^*]*)?\*\*")).expect("a valid pattern")
});

/// An id that is quoted in code type, with or without the number of a sub-step: `TS-13.5`.
static QUOTE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(&format!("`{PATTERN}[.0-9]*`")).expect("a valid pattern"));

/// Where a rule is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    pub path: String,
    pub line: Line,
}

/// All rules that docs/rules defines.
#[derive(Default)]
pub struct Book {
    pub rules: BTreeMap<RuleId, Source>,
}

/// The series whose every rule must have a test, and the exceptions with their reasons.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct Progress {
    pub series: BTreeSet<String>,
    pub deferred: BTreeMap<RuleId, String>,
}

impl Book {
    /// Reads all pages; an id that is defined twice is a problem.
    pub fn read(tree: &Tree) -> (Book, Vec<Problem>) {
        let mut book = Book::default();
        let mut problems = Vec::new();
        for file in tree.files.iter().filter(is_page) {
            for (line, text) in file.lines() {
                let captures = DEFINITION.captures(text);
                let Some(id) = captures.and_then(|it| RuleId::from_captures(&it)) else { continue };
                let place = Source { path: file.path.clone(), line };
                if let Some(first) = book.rules.get(&id) {
                    let message = format!("{id} is already defined at {first}");
                    problems.push(file.problem(line, message));
                } else {
                    book.rules.insert(id, place);
                }
            }
        }
        (book, problems)
    }

    /// What the pages quote and no page defines.
    pub fn dangling(&self, tree: &Tree) -> Vec<Problem> {
        let mut problems = Vec::new();
        for file in tree.files.iter().filter(is_page) {
            for (line, text) in file.lines() {
                for captures in QUOTE.captures_iter(text) {
                    let id = RuleId::from_captures(&captures);
                    if let Some(id) = id.filter(|id| !self.rules.contains_key(id)) {
                        problems.push(file.problem(line, format!("no page defines {id}")));
                    }
                }
            }
        }
        problems
    }

    /// Whether a page defines a rule of this series.
    pub fn has_series(&self, series: &str) -> bool {
        self.rules.keys().any(|id| id.series == series)
    }
}

fn is_page(file: &&SourceFile) -> bool {
    file.folder() == FOLDER && file.is_any_of(&["md"])
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.path, self.line)
    }
}

impl Progress {
    /// Reads the file; what cannot be understood is a problem at its first line.
    pub fn read(tree: &Tree) -> (Progress, Vec<Problem>) {
        let parsed = match tree.file(PROGRESS) {
            Some(file) => Progress::parse(&file.text),
            None => Err("the file is missing".to_string()),
        };
        match parsed {
            Ok(progress) => (progress, Vec::new()),
            Err(message) => (Progress::default(), vec![at_progress(message)]),
        }
    }

    fn parse(text: &str) -> Result<Progress, String> {
        let table: Table = text.parse().map_err(|error| format!("not TOML: {error}"))?;
        let mut progress = Progress::default();
        for (key, value) in &table {
            match (key.as_str(), value) {
                ("series", Value::Array(series)) => {
                    for name in series {
                        let name = name.as_str().ok_or("`series` may only contain names")?;
                        progress.series.insert(name.to_string());
                    }
                }
                ("deferred", Value::Table(deferred)) => {
                    for (id, reason) in deferred {
                        let id = RuleId::parse(id).ok_or(format!("`{id}` is not a rule id"))?;
                        let reason = reason.as_str().map(str::trim).unwrap_or_default();
                        if reason.is_empty() {
                            return Err(format!("{id} is deferred without a reason"));
                        }
                        progress.deferred.insert(id, reason.to_string());
                    }
                }
                _ => return Err(format!("`{key}` is neither `series = [..]` nor `[deferred]`")),
            }
        }
        Ok(progress)
    }

    /// Whether this rule must have a test.
    pub fn requires(&self, id: &RuleId) -> bool {
        self.series.contains(&id.series) && !self.deferred.contains_key(id)
    }
}

/// A problem of the progress file.
pub fn at_progress(message: String) -> Problem {
    Problem { path: PROGRESS.to_string(), line: Line(1), message }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ids(book: &Book) -> Vec<String> {
        book.rules.keys().map(RuleId::to_string).collect()
    }

    #[test]
    fn a_bold_id_at_the_start_defines_a_rule_and_a_mention_does_not() {
        let page = "\
# Ferries (`FER`)
- **FER-1** A ferry lies on a lake.
  - **FER-2** Nested.
**TS-3 Draw** (each part)
* **BG-ex7** An example.
- See **FER-9**, `FER-8` and FER-7.
| **FER-6** | a table |
- **Turn**: a word.
";
        let (book, problems) = Book::read(&Tree::of(&[
            ("docs/rules/ferries.md", page),
            ("docs/other.md", "- **FER-5** Elsewhere.\n"),
        ]));
        assert_eq!(ids(&book), ["BG-ex7", "FER-1", "FER-2", "TS-3"]);
        assert_eq!(problems, []);
        assert!(book.has_series("TS") && !book.has_series("ROB"));
    }

    #[test]
    fn an_id_is_defined_once() {
        let page = "- **FER-1** One.\n- **FER-1** Again.\n";
        let (book, problems) = Book::read(&Tree::of(&[("docs/rules/a.md", page)]));
        assert_eq!(book.rules.len(), 1);
        assert_eq!(
            problems[0].to_string(),
            "docs/rules/a.md:2: FER-1 is already defined at docs/rules/a.md:1"
        );
    }

    #[test]
    fn progress_names_series_and_excuses_with_reasons() {
        let text = "series = [\"BG\", \"TS\"]\n[deferred]\n\"TS-4\" = \"no wheel yet\"\n";
        let progress = Progress::parse(text).expect("good");
        let requires = |id| progress.requires(&RuleId::parse(id).expect("an id"));
        assert!(requires("BG-1") && requires("TS-3"));
        assert!(!requires("TS-4") && !requires("FER-1"));
    }

    #[test]
    fn progress_is_refused_when_it_says_nothing_clear() {
        for text in [
            "series = \"BG\"",
            "series = [1]",
            "sereis = []",
            "[deferred]\nTS = \"all\"",
            "[deferred]\nTS-4 = \" \"",
            "[deferred]\nTS-4 = 4",
            "[[",
        ] {
            assert!(Progress::parse(text).is_err(), "{text}");
        }
        assert_eq!(Progress::read(&Tree::of(&[])).1.len(), 1);
    }
}
