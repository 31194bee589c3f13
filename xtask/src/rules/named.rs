//! Which tests name which rules and pairs of systems. A test names a rule in one of three ways:
//!
//! - in its name: `fn fer_23_ferry_stays()`, `fn bg_ex7_two_farmers()`, `fn ts_e3()`;
//! - at the start of a line of its doc comment: `/// FER-23, FER-24: both ways.`;
//! - in a line of a file below `crates/*/tests/`: `covers: FER-23 FER-24`, for scenarios, because
//!   one test function runs many of them.
//!
//! It names a pair in the latter two ways: `/// CU+FER, FER-23: both ways.` A test that plays all
//! pairs names them with `*+*`.
//!
//! The source is read line by line as rustfmt leaves it, without a parser.

use std::fmt;
use std::sync::LazyLock;

use regex_lite::Regex;

use crate::rules::id::RuleId;
use crate::rules::pairs::Pair;
use crate::tree::{Line, SourceFile};

/// What a test can name.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Name {
    Rule(RuleId),
    Pair(Pair),
    EveryPair,
}

/// One test that names one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    pub name: Name,
    pub path: String,
    pub line: Line,
    /// The function, or `covers:` for a scenario.
    pub by: String,
}

/// The attribute of a test, plain or of an async runtime.
static TEST: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^#\[(?:\w+::)*test\b").expect("a valid pattern"));

static FUNCTION: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^(?:pub(?:\([^)]*\))? )?(?:async )?fn (\w+)").expect("a valid pattern")
});

impl Name {
    /// The names that `text` begins with, separated by blanks and commas. What follows is prose.
    fn leading(text: &str) -> Vec<Name> {
        let separators = [' ', ','];
        let mut names = Vec::new();
        let mut rest = text.trim_start();
        while let Some((name, after)) = Name::split_off(rest) {
            names.push(name);
            rest = after.trim_start_matches(separators);
        }
        names
    }

    fn split_off(text: &str) -> Option<(Name, &str)> {
        if let Some(after) = text.strip_prefix("*+*") {
            return Some((Name::EveryPair, after));
        }
        let pair = Pair::split_off(text).map(|(pair, after)| (Name::Pair(pair), after));
        pair.or_else(|| RuleId::split_off(text).map(|(id, after)| (Name::Rule(id), after)))
    }
}

/// All mentions in a file. `series_exists` tells rules from other words with a number.
pub fn in_file(file: &SourceFile, series_exists: impl Fn(&str) -> bool) -> Vec<Mention> {
    let mut mentions = Vec::new();
    if file.is_any_of(&["rs"]) {
        mentions.extend(by_functions(file, series_exists));
    }
    if is_scenario_file(file) {
        mentions.extend(by_scenarios(file));
    }
    mentions
}

fn is_scenario_file(file: &SourceFile) -> bool {
    let mut parts = file.path.split('/');
    let in_tests = parts.next() == Some("crates") && parts.nth(1) == Some("tests");
    in_tests && file.is_any_of(&["rs", "scn"])
}

fn by_functions(file: &SourceFile, series_exists: impl Fn(&str) -> bool) -> Vec<Mention> {
    let mut mentions = Vec::new();
    let mut is_test = false;
    let mut doc: Vec<Name> = Vec::new();
    for (line, text) in file.lines() {
        let text = text.trim_start();
        if let Some(comment) = text.strip_prefix("///") {
            doc.extend(Name::leading(comment));
        } else if text.starts_with("#[") {
            is_test |= TEST.is_match(text);
        } else {
            // Docs and attributes belong to whatever comes next, and to nothing after that.
            if let Some(function) = FUNCTION.captures(text).filter(|_| is_test) {
                let ids = RuleId::in_name(&function[1], &series_exists);
                let mut names: Vec<Name> = ids.into_iter().map(Name::Rule).collect();
                // `SHA-256` looks like an id and is none.
                let is_real = |name: &&Name| match name {
                    Name::Rule(id) => series_exists(&id.series),
                    Name::Pair(_) | Name::EveryPair => true,
                };
                names.extend(doc.iter().filter(is_real).cloned());
                names.sort();
                names.dedup();
                mentions.extend(names.into_iter().map(|name| Mention {
                    name,
                    path: file.path.clone(),
                    line,
                    by: function[1].to_string(),
                }));
            }
            is_test = false;
            doc.clear();
        }
    }
    mentions
}

fn by_scenarios(file: &SourceFile) -> Vec<Mention> {
    const MARK: &str = "covers:";
    let mut mentions = Vec::new();
    for (line, text) in file.lines() {
        let Some((_, list)) = text.split_once(MARK) else { continue };
        mentions.extend(Name::leading(list).into_iter().map(|name| Mention {
            name,
            path: file.path.clone(),
            line,
            by: MARK.to_string(),
        }));
    }
    mentions
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Name::Rule(id) => id.fmt(f),
            Name::Pair(pair) => pair.fmt(f),
            Name::EveryPair => f.pad("*+*"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mentions(path: &str, text: &str) -> Vec<String> {
        let series = |series: &str| ["FER", "BG", "TS"].contains(&series);
        let found = in_file(&SourceFile::new(path, text), series);
        found.iter().map(|it| format!("{} {} {}", it.name, it.line, it.by)).collect()
    }

    #[test]
    fn a_test_names_rules_in_its_name_and_at_the_start_of_its_doc() {
        let text = "\
/// FER-23, FER-24: both ways.
/// Unlike BG-1, and SHA-256
/// SHA-256 is no rule.
#[test]
fn fer_23_ferry_moves() {
}

#[tokio::test]
#[should_panic]
/// TS-E3
async fn bg_ex7_two() {}
";
        assert_eq!(
            mentions("crates/engine/src/systems/ferries.rs", text),
            [
                "FER-23 5 fer_23_ferry_moves",
                "FER-24 5 fer_23_ferry_moves",
                "BG-ex7 11 bg_ex7_two",
                "TS-E3 11 bg_ex7_two",
            ]
        );
    }

    #[test]
    fn only_tests_name_rules() {
        let text = "\
#[test]
fn plain() {}

/// FER-23
fn fer_23_helper() {}

#[derive(Debug)]
struct Test;
fn fer_24_helper() {}

#[test]
const X: u8 = 0;
fn fer_25_helper() {}
// covers: FER-26
";
        assert_eq!(mentions("crates/engine/src/lib.rs", text), [""; 0]);
    }

    #[test]
    fn scenarios_below_tests_say_what_they_cover() {
        let text = "# A ferry moves once\ncovers: FER-23 FER-24\n// covers: BG-1, as NO-9 does\n";
        let expected = ["FER-23 2 covers:", "FER-24 2 covers:", "BG-1 3 covers:"];
        assert_eq!(mentions("crates/engine/tests/a/ferry.scn", text), expected);
        assert_eq!(mentions("crates/engine/tests/all.rs", text), expected);
        assert_eq!(mentions("crates/engine/src/ferry.scn", text), [""; 0]);
        assert_eq!(mentions("docs/tests/ferry.scn", text), [""; 0]);
        // A series that no page has is reported, so that a slip of the pen is seen.
        assert_eq!(mentions("crates/engine/tests/a.scn", "covers: FRE-23"), ["FRE-23 1 covers:"]);
    }

    #[test]
    fn pairs_stand_among_the_ids() {
        let text = "\
/// BG+FER, FER-23, TS-1: both.
/// Unlike BG+TS.
/// *+*
#[test]
fn both() {}
// covers: FER+TS BG-1
";
        assert_eq!(
            mentions("crates/engine/tests/all.rs", text),
            [
                "FER-23 5 both",
                "TS-1 5 both",
                "BG+FER 5 both",
                "*+* 5 both",
                "FER+TS 6 covers:",
                "BG-1 6 covers:",
            ]
        );
    }

    #[test]
    fn a_list_of_names_ends_where_prose_begins() {
        let texts = |text: &str| -> Vec<String> {
            Name::leading(text).iter().map(Name::to_string).collect()
        };
        assert_eq!(texts(" FER-23, BG+FER"), ["FER-23", "BG+FER"]);
        assert_eq!(texts("FER-23 FER-ex2: as in BG-3"), ["FER-23", "FER-ex2"]);
        assert_eq!(texts("Unlike FER-23, this"), [""; 0]);
    }
}
