//! Whatever tests run with checks its sums: an overflow is a panic there and never a wrong score.

use toml::{Table, Value};

use crate::tree::{Line, Problem, SourceFile, Tree};

/// The profiles of tests, of development and of the long runs. Cargo's defaults would do for the
/// first two, as long as nobody changes what they inherit or optimise.
const CHECKED: [&str; 4] = ["dev", "test", "soak", "mutants"];

const SETTING: &str = "overflow-checks";

/// Profiles of the root manifest that leave the checks out, wholly or for a package.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let Some(manifest) = tree.file("Cargo.toml") else { return Vec::new() };
    let parsed: Table = match manifest.text.parse() {
        Ok(parsed) => parsed,
        Err(error) => return vec![manifest.problem(Line(1), format!("not TOML: {error}"))],
    };
    let profiles = parsed.get("profile").and_then(Value::as_table);
    let mut problems = Vec::new();
    for name in CHECKED {
        let profile = profiles.and_then(|profiles| profiles.get(name));
        let setting = profile.and_then(|profile| profile.get(SETTING));
        if setting.and_then(Value::as_bool) != Some(true) {
            let message = format!("the profile `{name}` does not set `{SETTING} = true`");
            problems.push(manifest.problem(heading_line(manifest, name), message));
        }
        let packages = profile.and_then(|profile| profile.get("package")).and_then(Value::as_table);
        for (package, settings) in packages.into_iter().flatten() {
            if settings.get(SETTING).and_then(Value::as_bool) == Some(false) {
                let message = format!("the profile `{name}` has no `{SETTING}` for `{package}`");
                problems.push(manifest.problem(heading_line(manifest, name), message));
            }
        }
    }
    problems
}

fn heading_line(manifest: &SourceFile, profile: &str) -> Line {
    let heading = format!("[profile.{profile}]");
    manifest.lines().find(|(_, text)| *text == heading).map_or(Line(1), |(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(manifest: &str) -> Vec<String> {
        let tree = Tree::of(&[("Cargo.toml", manifest)]);
        check(&tree).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn every_profile_of_tests_sets_the_checks() {
        let checked = CHECKED.map(|name| format!("[profile.{name}]\noverflow-checks = true\n"));
        assert_eq!(problems(&checked.concat()), [""; 0]);
        assert_eq!(
            problems(&checked[1..].concat()),
            ["Cargo.toml:1: the profile `dev` does not set `overflow-checks = true`"]
        );
        let off = checked.concat().replacen("true", "false", 1);
        assert_eq!(problems(&off).len(), 1);
    }

    #[test]
    fn no_package_leaves_them_out() {
        let checked = CHECKED.map(|name| format!("[profile.{name}]\noverflow-checks = true\n"));
        let package = "[profile.test.package.bastide-engine]\noverflow-checks = false\n";
        assert_eq!(
            problems(&(checked.concat() + package)),
            ["Cargo.toml:3: the profile `test` has no `overflow-checks` for `bastide-engine`"]
        );
    }

    /// The setting does what it says: all crates of the workspace are tested with one profile.
    #[test]
    #[should_panic(expected = "overflow")]
    fn a_sum_that_overflows_panics() {
        let points = std::hint::black_box(u16::MAX);
        std::hint::black_box(points + std::hint::black_box(1));
    }
}
