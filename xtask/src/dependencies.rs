//! What others wrote: every package has a licence that we may ship and comes from where we take packages
//! from. `deny.toml` says which; known vulnerabilities are found by cargo-deny where it is installed.

use std::path::Path;
use std::process::Command;

use toml::{Table, Value};

use crate::command::{cargo, cargo_output};
use crate::failure::{Failure, count};
use crate::test::Outcome;

/// Fails for a package with another licence or from elsewhere.
pub fn test(root: &Path) -> Result<(), Failure> {
    let read = |name: &str| {
        let path = root.join(name);
        let text = std::fs::read_to_string(&path).map_err(|e| Failure::Io(name.to_string(), e))?;
        let table = text.parse::<Table>();
        table.map_err(|error| Failure::Verdict(format!("{name} is not TOML: {error}")))
    };
    let (deny, lock) = (read("deny.toml")?, read("Cargo.lock")?);
    let format = ["--prefix", "none", "--format", "{p}|{l}", "--edges", "normal,build,dev"];
    let tree = cargo_output(root, &[&["tree", "--workspace", "--locked"][..], &format].concat())?;
    let mut problems = bad_licences(&tree, &texts(&deny, "licenses", "allow"));
    problems.extend(bad_sources(&lock, &texts(&deny, "sources", "allow-registry")));
    if problems.is_empty() {
        return Ok(());
    }
    problems.iter().for_each(|problem| println!("{problem}"));
    Err(Failure::Verdict(format!("dependencies: {}", count(problems.len(), "problem"))))
}

/// Asks cargo-deny for known vulnerabilities, which needs the list of them from the network.
pub fn test_advisories(root: &Path) -> Result<Outcome, Failure> {
    let runs = |arguments: &[&str]| {
        let mut command = Command::new("cargo");
        command.arg("deny").args(arguments).current_dir(root);
        command.output().is_ok_and(|output| output.status.success())
    };
    if !runs(&["--version"]) {
        let why = "cargo-deny is missing: run cargo install cargo-deny";
        return Ok(Outcome::Skipped(why.to_string()));
    }
    if !runs(&["fetch", "db"]) {
        return Ok(Outcome::Skipped("the list of advisories cannot be fetched".to_string()));
    }
    cargo(root, &["deny", "check"]).map(|()| Outcome::Ran)
}

fn texts(table: &Table, section: &str, key: &str) -> Vec<String> {
    let list = table.get(section).and_then(|section| section.get(key)).and_then(Value::as_array);
    list.into_iter().flatten().filter_map(Value::as_str).map(str::to_string).collect()
}

/// Packages of `cargo tree` whose licence is not allowed, each once.
fn bad_licences(tree: &str, allowed: &[String]) -> Vec<String> {
    let mut packages: Vec<(&str, &str)> =
        tree.lines().filter_map(|line| line.trim_end_matches(" (*)").split_once('|')).collect();
    packages.sort_unstable();
    packages.dedup();
    // What is in this repository has a path behind its version, and our own licence.
    let others = packages.iter().filter(|(package, _)| !package.contains(" (/"));
    let bad = others.filter(|(_, licence)| !is_allowed(licence, allowed));
    bad.map(|(package, licence)| format!("{package} has the licence `{licence}`")).collect()
}

/// Whether we may ship something under an SPDX expression: all parts of one of its alternatives.
fn is_allowed(licence: &str, allowed: &[String]) -> bool {
    let licence = licence.replace('/', " OR ");
    if let Some((left, right)) = split(&licence, " AND ") {
        return is_allowed(left, allowed) && is_allowed(right, allowed);
    }
    if let Some((left, right)) = split(&licence, " OR ") {
        return is_allowed(left, allowed) || is_allowed(right, allowed);
    }
    let inner = licence.strip_prefix('(').and_then(|rest| rest.strip_suffix(')'));
    match inner {
        Some(inner) => is_allowed(inner, allowed),
        None => allowed.iter().any(|name| *name == licence.trim()),
    }
}

/// The two sides of a word that stands outside of brackets.
fn split<'a>(text: &'a str, word: &str) -> Option<(&'a str, &'a str)> {
    let outside = |at: &usize| {
        let depth = |sign: char| text[..*at].matches(sign).count();
        depth('(') == depth(')')
    };
    let at = text.match_indices(word).map(|(at, _)| at).find(outside)?;
    Some((&text[..at], &text[at + word.len()..]))
}

/// Packages of the lock file that come from elsewhere.
fn bad_sources(lock: &Table, allowed: &[String]) -> Vec<String> {
    let packages = lock.get("package").and_then(Value::as_array);
    let mut bad = Vec::new();
    for package in packages.into_iter().flatten() {
        let text = |key: &str| package.get(key).and_then(Value::as_str);
        let Some(source) = text("source") else { continue };
        let from = source.strip_prefix("registry+");
        if !from.is_some_and(|from| allowed.iter().any(|registry| registry == from)) {
            bad.push(format!("{} comes from {source}", text("name").unwrap_or_default()));
        }
    }
    bad
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed() -> Vec<String> {
        ["MIT", "Apache-2.0", "Unicode-3.0"].map(str::to_string).to_vec()
    }

    #[test]
    fn one_alternative_is_enough_and_all_its_parts_are_needed() {
        for good in ["MIT", "GPL-3.0 OR MIT", "Unlicense/MIT", "(MIT OR X) AND Unicode-3.0"] {
            assert!(is_allowed(good, &allowed()), "{good}");
        }
        for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "(MIT OR X) AND Y", "(MIT"] {
            assert!(!is_allowed(bad, &allowed()), "{bad}");
        }
    }

    #[test]
    fn a_package_is_named_once_and_ours_are_not() {
        let tree = "a v1.0.0|GPL-3.0\na v1.0.0|GPL-3.0 (*)\nb v1.0.0|MIT\nours v0.1.0 (/x/ours)|\n";
        assert_eq!(bad_licences(tree, &allowed()), ["a v1.0.0 has the licence `GPL-3.0`"]);
    }

    #[test]
    fn packages_come_from_where_they_may() {
        let lock: Table = "[[package]]\nname = \"a\"\nsource = \"registry+https://one\"\n\
             [[package]]\nname = \"b\"\nsource = \"git+https://two\"\n\
             [[package]]\nname = \"ours\"\n"
            .parse()
            .expect("TOML");
        assert_eq!(
            bad_sources(&lock, &["https://one".to_string()]),
            ["b comes from git+https://two"]
        );
    }
}
