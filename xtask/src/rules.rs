//! `cargo xtask rules`: every rule of an implemented series has a test that names it.
//!
//! Three sources are compared: the rules in `docs/rules/*.md` ([`book`]), the progress in
//! `docs/rules/implemented.toml`, and the names in the tests ([`named`]).

mod book;
mod id;
mod named;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use book::{Book, Progress, at_progress};
use id::RuleId;
use named::Mention;

use crate::failure::Failure;
use crate::tree::{Problem, Tree};

/// What to print.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct View {
    list: bool,
    missing: bool,
    /// The series to show; all implemented ones if empty.
    series: BTreeSet<String>,
}

/// How many rules need a test and how many have one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    covered: usize,
    total: usize,
    deferred: usize,
}

/// Everything the command knows.
struct Coverage {
    book: Book,
    progress: Progress,
    tests: BTreeMap<RuleId, Vec<Mention>>,
    problems: Vec<Problem>,
}

/// Prints the view, and fails if a rule has no test or the three sources disagree.
pub fn run(tree: &Tree, view: &View) -> Result<Tally, Failure> {
    let coverage = Coverage::read(tree);
    if view.list || view.missing {
        coverage.print_rules(view);
    } else {
        coverage.print_series(view);
    }
    let tally = coverage.tally(|_| true);
    println!("{tally}");
    Failure::unless_empty("rules", coverage.problems)?;
    Ok(tally)
}

impl View {
    /// Reads the words after `rules`.
    pub fn parse(words: &[&str]) -> Result<View, Failure> {
        let mut view = View::default();
        for word in words {
            match *word {
                "--list" => view.list = true,
                "--missing" => view.missing = true,
                flag if flag.starts_with('-') => {
                    return Err(Failure::Usage(format!("`rules` has no flag `{flag}`")));
                }
                series => {
                    view.series.insert(series.to_uppercase());
                }
            }
        }
        Ok(view)
    }

    fn shows(&self, series: &str, progress: &Progress) -> bool {
        let shown = if self.series.is_empty() { &progress.series } else { &self.series };
        shown.contains(series)
    }
}

impl Coverage {
    fn read(tree: &Tree) -> Coverage {
        let (book, mut problems) = Book::read(tree);
        let (progress, unclear) = Progress::read(tree);
        problems.extend(unclear);
        let mut tests: BTreeMap<RuleId, Vec<Mention>> = BTreeMap::new();
        // The examples in our own tests are not tests of the game.
        for file in tree.files.iter().filter(|file| !file.path.starts_with("xtask/")) {
            for mention in named::in_file(file, |series| book.has_series(series)) {
                if book.rules.contains_key(&mention.id) {
                    tests.entry(mention.id.clone()).or_default().push(mention);
                } else {
                    let message =
                        format!("{} names {}, which no page defines", mention.by, mention.id);
                    problems.push(file.problem(mention.line, message));
                }
            }
        }
        let mut coverage = Coverage { book, progress, tests, problems };
        let found: Vec<Problem> = coverage.stale_progress().chain(coverage.untested()).collect();
        coverage.problems.extend(found);
        coverage
    }

    /// Rules that need a test and have none.
    fn untested(&self) -> impl Iterator<Item = Problem> {
        let open = |id: &RuleId| self.progress.requires(id) && !self.tests.contains_key(id);
        self.book.rules.iter().filter(move |(id, _)| open(id)).map(|(id, place)| Problem {
            path: place.path.clone(),
            line: place.line,
            message: format!("{id} has no test that names it"),
        })
    }

    /// Promises and excuses that no longer say anything true.
    fn stale_progress(&self) -> impl Iterator<Item = Problem> {
        let series = self.progress.series.iter().filter(|series| !self.book.has_series(series));
        let series = series.map(|series| format!("the series {series} has no rules"));
        let deferred = self.progress.deferred.keys().filter_map(|id| {
            if !self.book.rules.contains_key(id) {
                Some(format!("{id} is deferred and does not exist"))
            } else if !self.progress.series.contains(&id.series) {
                Some(format!("{id} is deferred, but {} is not implemented anyway", id.series))
            } else {
                let test = self.tests.get(id)?.first()?;
                Some(format!("{id} is deferred and has a test: {test}"))
            }
        });
        series.chain(deferred).map(at_progress)
    }

    /// The count over the rules that need a test and that `chosen` picks.
    fn tally(&self, chosen: impl Fn(&RuleId) -> bool) -> Tally {
        let mut tally = Tally::default();
        for id in self.book.rules.keys().filter(|id| chosen(id)) {
            if self.progress.deferred.contains_key(id) {
                tally.deferred += 1;
            } else if self.progress.requires(id) {
                tally.total += 1;
                tally.covered += usize::from(self.tests.contains_key(id));
            }
        }
        tally
    }

    /// One line for each series.
    fn print_series(&self, view: &View) {
        let all: BTreeSet<&str> = self.book.rules.keys().map(|id| id.series.as_str()).collect();
        let (shown, rest): (Vec<&str>, Vec<&str>) =
            all.into_iter().partition(|series| view.shows(series, &self.progress));
        for series in shown {
            let rules = || self.book.rules.keys().filter(|id| id.series == series);
            let covered = rules().filter(|id| self.tests.contains_key(id)).count();
            let deferred = self.tally(|id| id.series == series).deferred;
            println!("{series:<4} {covered:>4} of {:>3}{}", rules().count(), note(deferred));
        }
        if view.series.is_empty() && !rest.is_empty() {
            println!("not implemented: {}", rest.join(" "));
        }
    }

    /// One line for each rule, with its tests below it.
    fn print_rules(&self, view: &View) {
        let shown = self.book.rules.iter().filter(|(id, _)| view.shows(&id.series, &self.progress));
        for (id, place) in shown {
            let tests = self.tests.get(id).map_or(&[][..], Vec::as_slice);
            if view.missing && !tests.is_empty() {
                continue;
            }
            let excuse = self.progress.deferred.get(id);
            let excuse = excuse.map_or(String::new(), |reason| format!(" (deferred: {reason})"));
            println!("{id:<8} {place}{excuse}");
            tests.iter().for_each(|test| println!("         - {test}"));
        }
    }
}

impl fmt::Display for Mention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{} {}", self.path, self.line, self.by)
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { covered, total, deferred } = *self;
        write!(f, "rule ids covered: {covered} of {total}{}", note(deferred))
    }
}

/// The end of a line that counts rules.
fn note(deferred: usize) -> String {
    if deferred == 0 { String::new() } else { format!(" ({deferred} deferred)") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "- **FER-1** One.\n- **FER-2** Two.\n- **BG-1** Three.\n";

    fn coverage(progress: &str, tests: &str) -> Coverage {
        Coverage::read(&Tree::of(&[
            ("docs/rules/all.md", PAGE),
            (book::PROGRESS, progress),
            ("crates/engine/tests/all.rs", tests),
            ("xtask/src/sample.rs", "#[test]\nfn fer_99_sample() {}\n"),
        ]))
    }

    fn problems(progress: &str, tests: &str) -> Vec<String> {
        coverage(progress, tests).problems.iter().map(Problem::to_string).collect()
    }

    #[test]
    fn each_rule_of_an_implemented_series_needs_a_test() {
        let series = "series = [\"FER\"]";
        assert_eq!(
            problems(series, "#[test]\nfn fer_1_moves() {}\n"),
            ["docs/rules/all.md:2: FER-2 has no test that names it"]
        );
        assert_eq!(problems(series, "// covers: FER-1 FER-2\n"), [""; 0]);
        assert_eq!(problems("series = []", ""), [""; 0]);
    }

    #[test]
    fn a_rule_that_does_not_exist_is_a_slip_of_the_pen() {
        assert_eq!(
            problems("series = []", "#[test]\nfn fer_3_moves() {}\n"),
            ["crates/engine/tests/all.rs:2: fer_3_moves names FER-3, which no page defines"]
        );
        assert_eq!(problems("series = []", "// covers: FRE-1\n").len(), 1);
    }

    #[test]
    fn an_excuse_stands_only_while_it_is_true() {
        let deferred = |id: &str| format!("series = [\"FER\"]\n[deferred]\n{id} = \"later\"\n");
        let first = "// covers: FER-1\n";
        assert_eq!(problems(&deferred("FER-2"), first), [""; 0]);
        let both = "// covers: FER-1 FER-2\n";
        for stale in ["FER-2", "FER-9", "BG-1"] {
            let found = problems(&deferred(stale), both);
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains(stale), "{found:?}");
        }
        assert_eq!(problems("series = [\"ROB\"]", "").len(), 1);
    }

    #[test]
    fn the_tally_counts_what_is_asked_for() {
        let progress = "series = [\"FER\"]\n[deferred]\nFER-2 = \"later\"\n";
        let tally = coverage(progress, "// covers: FER-1 BG-1\n").tally(|_| true);
        assert_eq!(tally.to_string(), "rule ids covered: 1 of 1 (1 deferred)");
        let all = coverage("series = [\"FER\", \"BG\"]", "// covers: FER-1\n").tally(|_| true);
        assert_eq!(all.to_string(), "rule ids covered: 1 of 3");
    }

    #[test]
    fn words_after_the_command_choose_the_view() {
        let view = View::parse(&["--list", "fer", "BG"]).expect("good");
        let series = BTreeSet::from(["BG".to_string(), "FER".to_string()]);
        assert_eq!(view, View { list: true, missing: false, series });
        assert!(View::parse(&["--lits"]).is_err());
    }
}
