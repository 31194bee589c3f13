//! Mutants, and which of them a run takes.

use std::collections::BTreeMap;
use std::fmt;

/// One small change of the engine that a test should notice, as cargo-mutants prints it:
/// `crates/engine/src/bag.rs:12:5: replace + with - in Bag::left`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Mutant {
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    column: usize,
    pub change: String,
}

impl Mutant {
    /// Reads a line of cargo-mutants.
    pub fn parse(text: &str) -> Option<Mutant> {
        let (place, change) = text.split_once(": ")?;
        let mut parts = place.splitn(3, ':');
        let file = parts.next()?.to_string();
        let line = parts.next()?.parse().ok()?;
        let column = parts.next()?.parse().ok()?;
        Some(Mutant { file, line, column, change: change.to_string() })
    }

    /// Reads a list of cargo-mutants, one to a line.
    pub fn parse_list(text: &str) -> Vec<Mutant> {
        text.lines().filter_map(Mutant::parse).collect()
    }
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
        (1..=count).map(|line| Mutant::parse(&name(line)).expect("a mutant")).collect()
    }

    #[test]
    fn a_mutant_prints_as_it_was_read() {
        let text =
            "a/b.rs:12:5: replace <impl Clone for Bag>::clone -> Bag with Default::default()";
        let mutant = Mutant::parse(text).expect("a mutant");
        assert_eq!((mutant.file.as_str(), mutant.line), ("a/b.rs", 12));
        assert_eq!(mutant.to_string(), text);
        assert_eq!(Mutant::parse_list(&format!("Found 1 mutant\n{text}\n")), [mutant]);
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
