//! `cargo xtask wire`: what programs in other languages know of the wire, generated from the types of
//! `crates/wire` and the lists of the engine. With `--check` it fails where a file is not what it would
//! write.

use std::fs;
use std::path::Path;

use crate::command::{cargo, cargo_output};
use crate::failure::Failure;
use crate::tree::{Line, Problem};

/// What `cargo run` needs to print each file, and where the file goes.
const FILES: [(&[&str], &str); 7] = [
    (&TYPES, "web/src/net/wire.ts"),
    (&TYPES_OF_THE_SITE, "web/src/net/site.ts"),
    (&TYPES_OF_A_TABLE, "web/src/net/table.ts"),
    (&TYPES_OF_THE_PAGE, "web/src/net/local.ts"),
    (&VOCABULARY, "web/src/net/vocabulary.json"),
    (&CATALOGUE, "crates/local/data/catalogue.json"),
    (&DESCRIPTION, "docs/openapi.json"),
];
const TYPES: [&str; 6] =
    ["--package", "bastide-wire", "--features", "schema", "--example", "typescript"];
const TYPES_OF_THE_SITE: [&str; 8] =
    ["--package", "bastide-wire", "--features", "schema", "--example", "typescript", "--", "site"];
const TYPES_OF_A_TABLE: [&str; 8] =
    ["--package", "bastide-wire", "--features", "schema", "--example", "typescript", "--", "table"];
const TYPES_OF_THE_PAGE: [&str; 8] =
    ["--package", "bastide-wire", "--features", "schema", "--example", "typescript", "--", "page"];
const CATALOGUE: [&str; 4] = ["--package", "bastide-server", "--example", "catalogue"];
const VOCABULARY: [&str; 4] = ["--package", "bastide-session", "--example", "vocabulary"];
const DESCRIPTION: [&str; 4] = ["--package", "bastide-server", "--example", "openapi"];

/// What to do with what was generated.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Write,
    Check,
}

impl Mode {
    /// Reads the words after `wire`.
    pub fn parse(flags: &[&str]) -> Result<Mode, Failure> {
        match flags {
            [] => Ok(Mode::Write),
            ["--check"] => Ok(Mode::Check),
            [flag, ..] => Err(Failure::Usage(format!("`wire` has no flag `{flag}`"))),
        }
    }
}

/// Tests the generator, and checks that nothing is stale.
pub fn test(root: &Path) -> Result<(), Failure> {
    cargo(
        root,
        &["test", "--quiet", "--package", "bastide-wire", "--features", "schema", "--lib"],
    )?;
    run(root, Mode::Check)
}

/// Generates every file and writes it, or compares it with the one that is there.
pub fn run(root: &Path, mode: Mode) -> Result<(), Failure> {
    let mut problems = Vec::new();
    for (generator, path) in FILES {
        let generated = cargo_output(root, &[&["run", "--quiet"], generator].concat())?;
        let written = fs::read_to_string(root.join(path)).unwrap_or_default();
        match (mode, difference(&written, &generated)) {
            (_, None) => println!("{path} is up to date"),
            (Mode::Write, Some(_)) => {
                let failed = |error| Failure::Io(path.to_string(), error);
                fs::write(root.join(path), generated).map_err(failed)?;
                println!("wrote {path}");
            }
            (Mode::Check, Some(line)) => {
                let message = "stale: run `cargo xtask wire` and commit the result".to_string();
                problems.push(Problem { path: path.to_string(), line, message });
            }
        }
    }
    Failure::unless_empty("wire", problems)
}

/// The first line in which two texts differ.
fn difference(written: &str, generated: &str) -> Option<Line> {
    let same = written.lines().zip(generated.lines()).take_while(|(one, other)| one == other);
    (written != generated).then(|| Line(same.count() + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_that_differs_is_found() {
        assert_eq!(difference("a\nb\n", "a\nb\n"), None);
        assert_eq!(difference("a\nb\n", "a\nc\n"), Some(Line(2)));
        assert_eq!(difference("", "a\n"), Some(Line(1)));
        assert_eq!(difference("a\n", "a\nb\n"), Some(Line(2)));
    }

    #[test]
    fn every_generated_file_is_there() {
        let root = crate::tree::root();
        assert!(FILES.iter().all(|(_, path)| root.join(path).is_file()));
    }
}
