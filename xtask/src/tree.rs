//! The files of the repository, read once, and the problems that checks find in them.
//!
//! The tree is what `git add --all` would commit: tracked files and new ones that are not ignored.
//! New files count because cargo already compiles and tests them.

use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

use crate::command::git_output;
use crate::failure::Failure;

/// All files of the repository.
pub struct Tree {
    /// Every path relative to the root, with `/` between its parts, in order.
    paths: Vec<String>,
    /// Those that hold text.
    pub files: Vec<SourceFile>,
}

/// One text file.
pub struct SourceFile {
    pub path: String,
    pub text: String,
}

/// The number of a line, counted from 1 as editors do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Line(pub usize);

/// Something that a person has to mend, and where.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Problem {
    pub path: String,
    pub line: Line,
    pub message: String,
}

impl Tree {
    /// Reads the repository at `root`.
    pub fn read(root: &Path) -> Result<Tree, Failure> {
        let listing = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        let listed = git_output(root, &listing)?;
        let mut tree = Tree { paths: Vec::new(), files: Vec::new() };
        for path in listed.split_terminator('\0') {
            let on_disk = root.join(path);
            // A file that was deleted and not yet staged is still listed.
            if !on_disk.is_file() {
                continue;
            }
            tree.paths.push(path.to_string());
            let bytes = fs::read(&on_disk).map_err(|error| Failure::Io(path.to_string(), error))?;
            // Pictures and fonts are in the tree too; whatever is not UTF-8 is not for reading.
            if let Ok(text) = String::from_utf8(bytes) {
                tree.files.push(SourceFile { path: path.to_string(), text });
            }
        }
        tree.paths.sort();
        tree.files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(tree)
    }

    /// A tree of the given paths and texts, for tests.
    #[cfg(test)]
    pub fn of(files: &[(&str, &str)]) -> Tree {
        let paths = files.iter().map(|(path, _)| path.to_string()).collect();
        let files = files.iter().map(|(path, text)| SourceFile::new(path, text)).collect();
        Tree { paths, files }
    }

    /// The path of every file, in order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.paths.iter().map(String::as_str)
    }

    /// The text file at `path`.
    pub fn file(&self, path: &str) -> Option<&SourceFile> {
        self.files.iter().find(|file| file.path == path)
    }

    /// Whether `path` is a file or a folder of the repository.
    pub fn contains(&self, path: &str) -> bool {
        let path = path.trim_end_matches('/');
        path.is_empty()
            || self.paths.iter().any(|known| {
                known
                    .strip_prefix(path)
                    .is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
            })
    }
}

impl SourceFile {
    #[cfg(test)]
    pub fn new(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.to_string(), text: text.to_string() }
    }

    /// The lines with their numbers.
    pub fn lines(&self) -> impl Iterator<Item = (Line, &str)> {
        self.text.lines().enumerate().map(|(index, line)| (Line(index + 1), line))
    }

    /// Whether the name ends in one of these extensions.
    pub fn is_any_of(&self, extensions: &[&str]) -> bool {
        self.path.rsplit_once('.').is_some_and(|(_, ending)| extensions.contains(&ending))
    }

    /// Whether a program wrote it; the first line says from what, or the second one after a brace.
    pub fn is_generated(&self) -> bool {
        self.text.lines().take(2).any(|line| line.contains("generated from"))
    }

    /// The folder that the file lies in; empty for the root.
    pub fn folder(&self) -> &str {
        self.path.rsplit_once('/').map_or("", |(folder, _)| folder)
    }

    /// A problem at a line of this file.
    pub fn problem(&self, line: Line, message: impl Into<String>) -> Problem {
        Problem { path: self.path.clone(), line, message: message.into() }
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.message)
    }
}

/// The root of the repository. `cargo run` says where the package is, and that is right even for a
/// binary that was built in another clone with a shared target folder.
pub fn root() -> PathBuf {
    let package = std::env::var("CARGO_MANIFEST_DIR")
        .unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").to_string());
    Path::new(&package).parent().map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_contains_its_files_and_their_folders_and_nothing_else() {
        let tree = Tree::of(&[("docs/adr/0001-a.md", "")]);
        for known in ["docs/adr/0001-a.md", "docs/adr", "docs/adr/", "docs", ""] {
            assert!(tree.contains(known), "{known}");
        }
        for unknown in ["docs/ad", "docs/adr/0001-a", "adr"] {
            assert!(!tree.contains(unknown), "{unknown}");
        }
    }

    #[test]
    fn a_problem_prints_as_editors_read_it() {
        let file = SourceFile::new("a/b.rs", "x\ny\n");
        let (line, _) = file.lines().last().expect("two lines");
        assert_eq!(file.problem(line, "is odd").to_string(), "a/b.rs:2: is odd");
    }
}
