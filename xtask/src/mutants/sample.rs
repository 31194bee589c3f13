//! Mutants, and which of them a run takes.

use std::collections::BTreeMap;
use std::fmt;

use serde_json::Value;

/// One small change of the engine that a test should notice, as cargo-mutants prints it:
/// `crates/engine/src/bag.rs:12:5: replace + with - in Bag::left`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mutant {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    column: usize,
    pub change: String,
    /// Where the code ends that changes: line and column of the character after it.
    end: (usize, usize),
    /// What takes its place.
    replacement: String,
}

impl Mutant {
    /// Reads a name, which says where the change begins but not where it ends.
    fn parse(text: &str) -> Option<Mutant> {
        let (place, change) = text.split_once(": ")?;
        let mut parts = place.splitn(3, ':');
        let file = parts.next()?.to_string();
        let line = parts.next()?.parse().ok()?;
        let column = parts.next()?.parse().ok()?;
        let (end, replacement) = ((line, column), String::new());
        Some(Mutant { file, line, column, change: change.to_string(), end, replacement })
    }

    /// Reads the JSON list of cargo-mutants; nothing if it has another form.
    pub fn parse_list(json: &str) -> Option<Vec<Mutant>> {
        let list: Value = serde_json::from_str(json).ok()?;
        let mutant = |listed: &Value| {
            let mut mutant = Mutant::parse(listed["name"].as_str()?)?;
            let end = &listed["span"]["end"];
            mutant.end = (number(&end["line"])?, number(&end["column"])?);
            mutant.replacement = listed["replacement"].as_str()?.to_string();
            Some(mutant)
        };
        list.as_array()?.iter().map(mutant).collect()
    }

    /// The text of its file with the change; nothing if the file has no such place.
    pub fn apply(&self, text: &str) -> Option<String> {
        let offset = |line: usize, column: usize| {
            let before: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
            let mut columns = text[before..].char_indices().map(|(at, _)| before + at);
            columns.nth(column - 1)
        };
        let (start, end) = (offset(self.line, self.column)?, offset(self.end.0, self.end.1)?);
        let (before, after) = (text.get(..start)?, text.get(end.max(start)..)?);
        Some(format!("{before}{}{after}", self.replacement))
    }

    /// A mutant that changes nothing, for tests.
    #[cfg(test)]
    pub fn named(text: &str) -> Mutant {
        Mutant::parse(text).expect("a mutant")
    }
}

fn number(value: &Value) -> Option<usize> {
    value.as_u64().filter(|number| *number > 0).map(|number| number as usize)
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.change)
    }
}

/// At most `size` mutants in random order, as many from each file as from any other, as long as it
/// has any left. A run that stops early has still seen every file.
pub fn spread(mutants: Vec<Mutant>, size: usize, seed: u64) -> Vec<Mutant> {
    let mut random = Random(seed);
    let mut files: BTreeMap<String, Vec<Mutant>> = BTreeMap::new();
    for mutant in mutants {
        files.entry(mutant.file.clone()).or_default().push(mutant);
    }
    let mut files: Vec<Vec<Mutant>> = files.into_values().collect();
    files.iter_mut().for_each(|file| random.shuffle(file));
    let mut sample = Vec::new();
    while sample.len() < size && !files.is_empty() {
        random.shuffle(&mut files);
        sample.extend(files.iter_mut().filter_map(Vec::pop));
        files.retain(|file| !file.is_empty());
    }
    sample.truncate(size);
    sample
}

/// SplitMix64: the same seed gives the same sample on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let other = self.next() % (last as u64 + 1);
            items.swap(last, other as usize);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mutants(file: &str, count: usize) -> Vec<Mutant> {
        let name = |line| format!("{file}:{line}:5: replace + with - in f");
        (1..=count).map(|line| Mutant::named(&name(line))).collect()
    }

    const LIST: &str = r#"[{
        "name": "a/b.rs:2:16: replace > with >= in Bag::<T>::left",
        "replacement": ">=",
        "span": {"start": {"line": 2, "column": 16}, "end": {"line": 2, "column": 17}}
    }]"#;

    #[test]
    fn a_mutant_prints_as_it_was_read() {
        let mutants = Mutant::parse_list(LIST).expect("a list");
        assert_eq!((mutants[0].file.as_str(), mutants[0].line), ("a/b.rs", 2));
        let name = "a/b.rs:2:16: replace > with >= in Bag::<T>::left";
        assert_eq!(mutants[0].to_string(), name);
        for other in ["", "{}", "[{}]", "[{\"name\": \"x\"}]"] {
            assert_eq!(Mutant::parse_list(other), None, "{other}");
        }
    }

    #[test]
    fn a_change_is_made_where_it_is_named() {
        let mutants = Mutant::parse_list(LIST).expect("a list");
        let before = "fn left() {\n    if \"é\" < x > y {}\n}\n";
        let after = "fn left() {\n    if \"é\" < x >= y {}\n}\n";
        assert_eq!(mutants[0].apply(before).as_deref(), Some(after));
        assert_eq!(mutants[0].apply("fn left() {}\n"), None);
    }

    #[test]
    fn a_sample_takes_as_many_from_each_file() {
        let all = [mutants("large.rs", 50), mutants("small.rs", 2), mutants("other.rs", 9)];
        let sample = spread(all.concat(), 12, 7);
        let of = |file: &str| sample.iter().filter(|mutant| mutant.file == file).count();
        assert_eq!((of("large.rs"), of("small.rs"), of("other.rs")), (5, 2, 5));
        let first: Vec<&str> = sample[..3].iter().map(|mutant| mutant.file.as_str()).collect();
        assert!(first.contains(&"large.rs") && first.contains(&"other.rs"), "{first:?}");
        assert_eq!(spread(all.concat(), 99, 7).len(), 61);
    }

    #[test]
    fn the_seed_decides() {
        let all = mutants("a.rs", 100);
        assert_eq!(spread(all.clone(), 10, 1), spread(all.clone(), 10, 1));
        assert_ne!(spread(all.clone(), 10, 1), spread(all, 10, 2));
    }
}
