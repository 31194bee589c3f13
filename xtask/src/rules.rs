//! `cargo xtask rules`: every rule of an implemented series has a test that names it, and so has
//! every ruling between two systems.
//!
//! Four sources are compared: the rules in `docs/rules/*.md` ([`book`]), the index of rulings
//! ([`pairs`]), the progress in `docs/rules/implemented.toml`, and the names in the tests
//! ([`named`]).

mod book;
mod id;
mod interactions;
mod named;
mod pairs;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use book::{Book, Progress, at_progress};
use id::RuleId;
use named::{Mention, Name};
use pairs::{Pair, Rulings, Saying};

use crate::failure::Failure;
use crate::tree::{Problem, Tree};

/// What to print.
#[derive(Default, PartialEq, Eq, Debug)]
pub struct View {
    list: bool,
    missing: bool,
    pairs: bool,
    /// The series to show; all implemented ones if empty.
    series: BTreeSet<String>,
}

/// How many rules and pairs need a test and how many have one.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    covered: usize,
    total: usize,
    deferred: usize,
    pairs_covered: usize,
    pairs: usize,
}

/// Everything the command knows.
struct Coverage {
    book: Book,
    rulings: Rulings,
    progress: Progress,
    tests: BTreeMap<Name, Vec<Mention>>,
    problems: Vec<Problem>,
}

/// Prints the view, and fails if a rule has no test or the four sources disagree.
pub fn run(tree: &Tree, view: &View) -> Result<Tally, Failure> {
    let coverage = Coverage::read(tree);
    if view.pairs {
        coverage.print_pairs(view);
    } else if view.list || view.missing {
        coverage.print_rules(view);
    } else {
        coverage.print_series(view);
    }
    let tally = coverage.tally(|_| true);
    println!("{tally}");
    Failure::unless_empty("rules", coverage.problems)?;
    Ok(tally)
}

/// The names by which a set-up calls the systems of the rules reference.
pub fn setup_names(tree: &Tree) -> Vec<String> {
    let (rulings, _) = Rulings::read(tree);
    rulings.systems.into_iter().map(|system| system.at_setup).collect()
}

impl View {
    /// Reads the words after `rules`.
    pub fn parse(words: &[&str]) -> Result<View, Failure> {
        let mut view = View::default();
        for word in words {
            match *word {
                "--list" => view.list = true,
                "--missing" => view.missing = true,
                "--pairs" => view.pairs = true,
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
        problems.extend(book.dangling(tree));
        let (rulings, unclear) = Rulings::read(tree);
        problems.extend(unclear);
        problems.extend(interactions::problems(tree, &rulings.systems));
        let (progress, unclear) = Progress::read(tree);
        problems.extend(unclear);
        let mut tests: BTreeMap<Name, Vec<Mention>> = BTreeMap::new();
        let is_defined = |name: &Name| match name {
            Name::Rule(id) => book.rules.contains_key(id),
            Name::Pair(pair) => rulings.pairs.contains_key(pair),
            Name::EveryPair => true,
        };
        // The examples in our own tests are not tests of the game.
        for file in tree.files.iter().filter(|file| !file.path.starts_with("xtask/")) {
            for mention in named::in_file(file, |series| book.has_series(series)) {
                if is_defined(&mention.name) {
                    tests.entry(mention.name.clone()).or_default().push(mention);
                } else {
                    let message =
                        format!("{} names {}, which no page defines", mention.by, mention.name);
                    problems.push(file.problem(mention.line, message));
                }
            }
        }
        let mut coverage = Coverage { book, rulings, progress, tests, problems };
        let found = coverage.stale_progress().chain(coverage.untested());
        let found: Vec<Problem> = found.chain(coverage.untested_pairs()).collect();
        coverage.problems.extend(found);
        coverage
    }

    fn tests_of(&self, id: &RuleId) -> &[Mention] {
        self.tests.get(&Name::Rule(id.clone())).map_or(&[], Vec::as_slice)
    }

    /// The tests of a pair. A ruling needs one of its own; where there is none to test, a game of
    /// the two will do.
    fn tests_of_pair(&self, pair: &Pair, saying: Saying) -> Vec<&Mention> {
        let named = self.tests.get(&Name::Pair(pair.clone()));
        let played = self.tests.get(&Name::EveryPair).filter(|_| saying == Saying::Nothing);
        named.into_iter().chain(played).flatten().collect()
    }

    /// Whether a pair must have a test: as soon as both systems are there. A key that is no series
    /// is a part of the base game.
    fn requires_pair(&self, pair: &Pair) -> bool {
        let is_there =
            |key: &String| !self.book.has_series(key) || self.progress.series.contains(key);
        is_there(&pair.0) && is_there(&pair.1)
    }

    /// Rules that need a test and have none.
    fn untested(&self) -> impl Iterator<Item = Problem> {
        let open = |id: &RuleId| self.progress.requires(id) && self.tests_of(id).is_empty();
        self.book.rules.iter().filter(move |(id, _)| open(id)).map(|(id, place)| Problem {
            path: place.path.clone(),
            line: place.line,
            message: format!("{id} has no test that names it"),
        })
    }

    /// Pairs that need a test and have none.
    fn untested_pairs(&self) -> impl Iterator<Item = Problem> {
        let open = self.rulings.pairs.iter().filter(|(pair, (saying, _))| {
            self.requires_pair(pair) && self.tests_of_pair(pair, *saying).is_empty()
        });
        open.map(|(pair, (_, place))| Problem {
            path: place.path.clone(),
            line: place.line,
            message: format!("{pair} has no test that names it"),
        })
    }

    /// Promises and excuses that no longer say anything true.
    fn stale_progress(&self) -> impl Iterator<Item = Problem> {
        let series = self.progress.series.iter().filter(|series| !self.book.has_series(series));
        let series = series.map(|series| format!("the series {series} has no rules"));
        let deferred = self.progress.deferred.keys().filter_map(|id| {
            if !self.book.rules.contains_key(id) {
                Some(format!("{id} is deferred but does not exist"))
            } else if !self.progress.series.contains(&id.series) {
                Some(format!("{id} is deferred, but its series {} is not implemented", id.series))
            } else {
                let test = self.tests_of(id).first()?;
                Some(format!("{id} is deferred but has a test: {test}"))
            }
        });
        series.chain(deferred).map(at_progress)
    }

    /// The count over the pairs that need a test and the rules that do and that `chosen` picks.
    fn tally(&self, chosen: impl Fn(&RuleId) -> bool) -> Tally {
        let mut tally = Tally::default();
        for id in self.book.rules.keys().filter(|id| chosen(id)) {
            if self.progress.deferred.contains_key(id) {
                tally.deferred += 1;
            } else if self.progress.requires(id) {
                tally.total += 1;
                tally.covered += usize::from(!self.tests_of(id).is_empty());
            }
        }
        for (pair, (saying, _)) in &self.rulings.pairs {
            if self.requires_pair(pair) {
                tally.pairs += 1;
                tally.pairs_covered += usize::from(!self.tests_of_pair(pair, *saying).is_empty());
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
            let covered = rules().filter(|id| !self.tests_of(id).is_empty()).count();
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
            let tests = self.tests_of(id);
            if view.missing && !tests.is_empty() {
                continue;
            }
            let excuse = self.progress.deferred.get(id);
            let excuse = excuse.map_or(String::new(), |reason| format!(" (deferred: {reason})"));
            println!("{id:<8} {place}{excuse}");
            tests.iter().for_each(|test| println!("         - {test}"));
        }
    }

    /// One line for each pair, with its tests below it.
    fn print_pairs(&self, view: &View) {
        let chosen = |pair: &Pair| {
            view.series.is_empty() || view.series.contains(&pair.0) || view.series.contains(&pair.1)
        };
        for (pair, (saying, place)) in self.rulings.pairs.iter().filter(|(pair, _)| chosen(pair)) {
            let tests = self.tests_of_pair(pair, *saying);
            if view.missing && !tests.is_empty() {
                continue;
            }
            let note = if *saying == Saying::Nothing { " (nothing special)" } else { "" };
            println!("{pair:<8} {place}{note}");
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
        let Tally { covered, total, deferred, pairs_covered, pairs } = *self;
        write!(f, "rule ids covered: {covered} of {total}{}, ", note(deferred))?;
        write!(f, "pairs of systems: {pairs_covered} of {pairs}")
    }
}

/// The end of a line that counts rules.
fn note(deferred: usize) -> String {
    if deferred == 0 { String::new() } else { format!(" ({deferred} deferred)") }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "- **FER-1** One.\n- **FER-2** Two.\n- **BG-1** Three.\n\n\
        | System | base, ferries, farmers |\n";

    const RULINGS: &str = "\
| `BG` | Base | `base` |
| `FER` | Ferries | `ferries` |
| `FRM` | Farmers | `farmers` |

| `BG+FER` | Ferries | Roads join. [book] | `FER-1` |

Nothing beyond the ordinary rules with: `BG+FRM`, `FER+FRM`.
";

    fn coverage(progress: &str, tests: &str) -> Coverage {
        Coverage::read(&Tree::of(&[
            ("docs/rules/all.md", PAGE),
            (pairs::PAGE, RULINGS),
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
            problems(series, "#[test]\nfn fer_1_moves() {}\n// covers: *+*\n"),
            ["docs/rules/all.md:2: FER-2 has no test that names it"]
        );
        assert_eq!(problems(series, "// covers: *+* FER-1 FER-2\n"), [""; 0]);
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
        let first = "// covers: *+* FER-1\n";
        assert_eq!(problems(&deferred("FER-2"), first), [""; 0]);
        let both = "// covers: *+* FER-1 FER-2\n";
        for stale in ["FER-2", "FER-9", "BG-1"] {
            let found = problems(&deferred(stale), both);
            assert_eq!(found.len(), 1, "{found:?}");
            assert!(found[0].contains(stale), "{found:?}");
        }
        assert_eq!(problems("series = [\"ROB\"]", "// covers: *+*\n").len(), 1);
    }

    #[test]
    fn the_tally_counts_what_is_asked_for() {
        let progress = "series = [\"FER\"]\n[deferred]\nFER-2 = \"later\"\n";
        let tally = coverage(progress, "// covers: FER-1 BG-1\n").tally(|_| true);
        assert_eq!(
            tally.to_string(),
            "rule ids covered: 1 of 1 (1 deferred), pairs of systems: 0 of 1"
        );
        let all = coverage("series = [\"FER\", \"BG\"]", "// covers: *+* FER-1\n").tally(|_| true);
        assert_eq!(all.to_string(), "rule ids covered: 1 of 3, pairs of systems: 2 of 3");
    }

    #[test]
    fn a_ruling_needs_a_test_of_its_own() {
        let series = "series = [\"FER\", \"BG\"]";
        let rules = "// covers: FER-1 FER-2 BG-1\n";
        let with = |pairs: &str| problems(series, &format!("{rules}// covers: {pairs}\n"));
        assert_eq!(with("BG+FER *+*"), [""; 0]);
        // Where the page says that there is nothing, a game of all pairs will do, or a test.
        let missing =
            |pair: &str| format!("docs/rules/rulings.md:{pair} has no test that names it");
        assert_eq!(with("*+*"), [missing("5: BG+FER")]);
        assert_eq!(with("BG+FER BG+FRM"), [missing("7: FER+FRM")]);
        assert_eq!(with("BG+FER FER+BG *+*").len(), 1);
    }

    #[test]
    fn an_id_that_is_quoted_exists() {
        let page =
            "- **FER-1** One, unlike `FER-2` and `FER-1.5`, but not `FER-3`.\n- **FER-2** Two.\n";
        let coverage = Coverage::read(&Tree::of(&[
            ("docs/rules/all.md", page),
            (pairs::PAGE, ""),
            (book::PROGRESS, ""),
        ]));
        let problems: Vec<String> = coverage.problems.iter().map(Problem::to_string).collect();
        assert_eq!(problems, ["docs/rules/all.md:1: no page defines FER-3"]);
    }

    #[test]
    fn words_after_the_command_choose_the_view() {
        let view = View::parse(&["--list", "fer", "BG"]).expect("good");
        let series = BTreeSet::from(["BG".to_string(), "FER".to_string()]);
        assert_eq!(view, View { list: true, series, ..View::default() });
        assert!(View::parse(&["--lits"]).is_err());
    }
}
