//! `cargo xtask tidy`: what we agreed on and no compiler checks.
//!
//! Each check is a small function from text to problems, so that its tests are strings. The words
//! that a check looks for are written in two halves here, or the check would find itself.

mod adr;
mod arrows;
mod links;
mod profiles;

use crate::failure::Failure;
use crate::systems;
use crate::tree::{Line, Problem, SourceFile, Tree};

/// A longer file becomes a folder of parts that have names of their own.
const LONGEST_FILE: usize = 600;

/// Words that mark work left for later, in any source or page.
const UNFINISHED: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

/// The same said to the compiler.
const UNFINISHED_MACROS: [&str; 2] = [concat!("to", "do!"), concat!("unimple", "mented!")];

/// The same said to players, in whatever case.
const PROMISE: &str = concat!("coming ", "soon");

/// Paths and hosts that exist on one machine or in one company only.
const LOCAL_NAMES: [&str; 2] = [concat!("/wo", "rk/"), concat!("arti", "factory")];

/// Runs all checks and prints one line if all is well.
pub fn run(tree: &Tree) -> Result<(), Failure> {
    let mut problems = check(tree);
    problems.sort();
    Failure::unless_empty("tidy", problems)?;
    println!("{} files are tidy", tree.files.len());
    Ok(())
}

fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &tree.files {
        problems.extend(too_long(file));
        problems.extend(unfinished(file));
        problems.extend(ignored_tests(file));
        problems.extend(local_names(file));
        problems.extend(links::broken(file, |path| tree.contains(path)));
    }
    problems.extend(arrows::check(tree));
    problems.extend(crates_without_docs(tree));
    problems.extend(adr::check(tree));
    problems.extend(profiles::check(tree));
    problems.extend(systems::check(tree));
    problems
}

/// Files that nobody reads to the end.
fn too_long(file: &SourceFile) -> Option<Problem> {
    let lines = file.lines().count();
    let message = format!("{lines} lines, over {LONGEST_FILE}: split it into named parts");
    (file.is_any_of(&["rs", "ts", "svelte"]) && lines > LONGEST_FILE)
        .then(|| file.problem(Line(LONGEST_FILE + 1), message))
}

/// Work left for later: either it is done, or it is an issue and not a comment.
fn unfinished(file: &SourceFile) -> Vec<Problem> {
    let sources = ["rs", "ts", "svelte", "js", "css", "html", "py", "sh", "toml", "scn", "md"];
    if !file.is_any_of(&sources) {
        return Vec::new();
    }
    // Only Rust has these macros; `todo` is a word of Spanish and may end a sentence elsewhere.
    let macros: &[&str] = if file.is_any_of(&["rs"]) { &UNFINISHED_MACROS } else { &[] };
    let mut problems = Vec::new();
    for (line, text) in file.lines() {
        let marks = UNFINISHED.iter().chain(macros).filter(|word| has_word(text, word));
        let promise = text.to_lowercase().contains(PROMISE).then_some(&PROMISE);
        problems.extend(
            marks
                .chain(promise)
                .map(|word| file.problem(line, format!("`{word}`: finish it, or file an issue"))),
        );
    }
    problems
}

/// Whether `word` stands in `text` and is not a part of a longer word.
fn has_word(text: &str, word: &str) -> bool {
    let inside =
        |neighbour: Option<char>| neighbour.is_some_and(|c| c.is_alphanumeric() || c == '_');
    text.match_indices(word).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + word.len()..].chars().next();
        !inside(before) && !inside(after)
    })
}

/// A test that does not run protects nothing.
fn ignored_tests(file: &SourceFile) -> Vec<Problem> {
    let ignored = |text: &str| {
        let attribute = text.trim_start().strip_prefix("#[ignore");
        attribute.is_some_and(|rest| rest.starts_with([']', ' ', '=']))
    };
    let message = "an ignored test: fix it or delete it";
    let rust = file.is_any_of(&["rs"]);
    let found = file.lines().filter(|(_, text)| rust && ignored(text));
    found.map(|(line, _)| file.problem(line, message)).collect()
}

/// Names that mean nothing to anybody who clones the repository.
fn local_names(file: &SourceFile) -> Vec<Problem> {
    let mut problems = Vec::new();
    for (line, text) in file.lines() {
        let text = text.to_lowercase();
        let names = LOCAL_NAMES.iter().filter(|name| text.contains(*name));
        problems.extend(names.map(|name| {
            file.problem(line, format!("`{name}` means nothing to others: remove it"))
        }));
    }
    problems
}

/// Crates whose first line does not say what they are for.
fn crates_without_docs(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for manifest in tree.files.iter().filter(|file| file.path.ends_with("/Cargo.toml")) {
        for root in ["lib.rs", "main.rs"] {
            let file = tree.file(&format!("{}/src/{root}", manifest.folder()));
            let bare = file.filter(|file| !file.text.starts_with("//!"));
            problems.extend(bare.map(|file| {
                file.problem(
                    Line(1),
                    "the first line is not a `//!` comment that says what the crate is for",
                )
            }));
        }
    }
    problems
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(problems: impl IntoIterator<Item = Problem>) -> Vec<usize> {
        problems.into_iter().map(|problem| problem.line.0).collect()
    }

    #[test]
    fn only_sources_have_a_longest_length() {
        let of =
            |path: &str, length: usize| too_long(&SourceFile::new(path, &"x\n".repeat(length)));
        assert_eq!(of("a.rs", 600), None);
        assert_eq!(lines(of("a.rs", 601)), [601]);
        assert_eq!(lines(of("a.svelte", 700)), [601]);
        assert_eq!(of("data.toml", 5000), None);
    }

    #[test]
    fn unfinished_work_is_found_as_whole_words() {
        let text = format!(
            "// {}: later\nlet {}_LIST = 1;\n    {}()\n\"{}\"\nsuper-XXXL",
            UNFINISHED[0],
            UNFINISHED[1],
            UNFINISHED_MACROS[0],
            PROMISE.to_uppercase(),
        );
        assert_eq!(lines(unfinished(&SourceFile::new("a.rs", &text))), [1, 3, 4]);
        assert_eq!(lines(unfinished(&SourceFile::new("es.ts", &text))), [1, 4]);
        assert_eq!(lines(unfinished(&SourceFile::new("a.md", &text))), [1, 4]);
        assert_eq!(lines(unfinished(&SourceFile::new("a.png", &text))), [0; 0]);
    }

    #[test]
    fn ignored_tests_are_found_with_and_without_a_reason() {
        let text = "#[ignore]\n    #[ignore = \"slow\"]\n// #[ignore]\n#[ignored]\n";
        assert_eq!(lines(ignored_tests(&SourceFile::new("a.rs", text))), [1, 2]);
        assert_eq!(lines(ignored_tests(&SourceFile::new("a.md", text))), [0; 0]);
    }

    #[test]
    fn local_names_are_found_in_every_text_file() {
        let text = format!("fine\nsee {}x\nHTTPS://{}\n", LOCAL_NAMES[0], LOCAL_NAMES[1]);
        assert_eq!(lines(local_names(&SourceFile::new("Cargo.lock", &text))), [2, 3]);
        assert_eq!(lines(local_names(&SourceFile::new("a.md", "a network/ of roads"))), [0; 0]);
    }

    #[test]
    fn each_crate_root_opens_with_its_purpose() {
        let tree = Tree::of(&[
            ("crates/a/Cargo.toml", ""),
            ("crates/a/src/lib.rs", "//! What it is.\n"),
            ("crates/a/src/main.rs", "fn main() {}\n"),
            ("crates/b/Cargo.toml", ""),
            ("crates/b/src/other.rs", "fn f() {}\n"),
        ]);
        let problems = crates_without_docs(&tree);
        assert_eq!(problems.len(), 1);
        assert_eq!(problems[0].path, "crates/a/src/main.rs");
    }
}
