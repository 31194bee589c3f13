//! A bench: a copy of the repository in the temporary folder where mutants are built and tested.
//!
//! It stays there with its build results, so that the next run compiles what has changed and no
//! more. A file is written only if its text differs, since cargo goes by the time of a change.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use super::sample::Mutant;
use crate::failure::Failure;
use crate::tree::Tree;

/// Which tests a mutant has to face.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tests {
    /// The rules tests: a second. They catch nearly everything.
    Rules,
    /// All tests of the engine, with a thousand random games: a minute, for what the rules tests let
    /// through.
    All,
}

/// What became of mutants.
#[derive(Default, Debug)]
pub struct Outcomes {
    pub caught: Vec<Mutant>,
    pub survived: Vec<Mutant>,
    /// Changes that do not compile, and so say nothing.
    pub unviable: Vec<Mutant>,
}

/// One copy, for one mutant at a time.
pub struct Bench {
    folder: PathBuf,
    timeout: Duration,
}

/// No test runs shorter than this limit: a machine can be busy with other things.
const SHORTEST_TIMEOUT: Duration = Duration::from_secs(15);

/// A mutant that never stops to allocate must not take the machine with it. In KiB.
const MEMORY: u32 = 8_000_000;

impl Tests {
    /// What cargo must build and run.
    fn arguments(self) -> &'static [&'static str] {
        match self {
            Tests::Rules => &["--test=rules"],
            Tests::All => &["--lib", "--tests"],
        }
    }
}

impl Outcomes {
    /// Adds those of another batch.
    pub fn extend(&mut self, other: Outcomes) {
        self.caught.extend(other.caught);
        self.survived.extend(other.survived);
        self.unviable.extend(other.unviable);
    }
}

impl Bench {
    /// Brings the copy in `folder` up to date.
    pub fn set_up(folder: &Path, root: &Path, tree: &Tree) -> Result<Bench, Failure> {
        let copy = folder.join("tree");
        let failed = |path: &Path, error| Failure::Io(path.display().to_string(), error);
        for path in tree.paths() {
            let (from, to) = (root.join(path), copy.join(path));
            let bytes = fs::read(&from).map_err(|error| failed(&from, error))?;
            if fs::read(&to).is_ok_and(|there| there == bytes) {
                continue;
            }
            let parent = to.parent().unwrap_or(&copy);
            fs::create_dir_all(parent).map_err(|error| failed(parent, error))?;
            fs::write(&to, bytes).map_err(|error| failed(&to, error))?;
        }
        remove_others(&copy, &copy, tree)?;
        Ok(Bench { folder: folder.to_path_buf(), timeout: SHORTEST_TIMEOUT })
    }

    /// Builds the tests and runs them without any mutant. They must pass, and the limit for mutants
    /// goes by the time that they take.
    pub fn warm_up(&mut self, tests: Tests) -> Result<(), Failure> {
        let cargo = |last: &[&str]| {
            let mut arguments = vec!["test", "--quiet", "--package=bastide-engine"];
            arguments.extend(["--profile=mutants"]);
            arguments.extend(tests.arguments());
            arguments.extend(last);
            self.run(&arguments)
        };
        let start = |last: &[&str]| -> Result<Duration, Failure> {
            let start = Instant::now();
            let output = cargo(last)?;
            if output.status.success() {
                return Ok(start.elapsed());
            }
            eprint!("{}", String::from_utf8_lossy(&output.stdout));
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            Err(Failure::Command("the tests without a mutant".to_string()))
        };
        start(&["--no-run"])?;
        self.timeout = (start(&[])? * 5).max(SHORTEST_TIMEOUT);
        Ok(())
    }

    /// All mutants of these files, or those on the lines that a diff touches.
    pub fn list(&self, files: &[&str], diff: Option<&Path>) -> Result<Vec<Mutant>, Failure> {
        let mut arguments = vec!["mutants", "--list", "--package=bastide-engine", "--no-config"];
        let files: Vec<String> = files.iter().map(|files| format!("--file={files}")).collect();
        arguments.extend(files.iter().map(String::as_str));
        let diff = diff.map(|path| format!("--in-diff={}", path.display()));
        arguments.extend(diff.as_deref());
        let output = self.run(&arguments)?;
        if !output.status.success() {
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            return Err(Failure::Command("cargo mutants --list".to_string()));
        }
        Ok(Mutant::parse_list(&String::from_utf8_lossy(&output.stdout)))
    }

    /// Makes one mutant after the other and runs the tests against it.
    pub fn test(&self, mutants: &[Mutant], tests: Tests) -> Result<Outcomes, Failure> {
        let report = self.folder.join("report");
        let timeout = format!("--timeout={}", self.timeout.as_secs());
        let output = format!("--output={}", report.display());
        let mut arguments = vec!["mutants", "--in-place", "--baseline=skip", "--no-config"];
        arguments.extend(["--package=bastide-engine", "--profile=mutants", "--no-shuffle"]);
        arguments.extend(["--build-timeout=600", &timeout, &output]);
        let cargo: Vec<String> =
            tests.arguments().iter().map(|argument| format!("--cargo-arg={argument}")).collect();
        let exactly =
            |mutant: &Mutant| format!("--re=^{}$", regex_lite::escape(&mutant.to_string()));
        let patterns: Vec<String> = mutants.iter().map(exactly).collect();
        let files: Vec<String> = mutants.iter().map(|m| format!("--file={}", m.file)).collect();
        arguments.extend(cargo.iter().chain(&files).chain(&patterns).map(String::as_str));
        let output = self.run(&arguments)?;
        let list = |name: &str| {
            let text = fs::read_to_string(report.join("mutants.out").join(name));
            let mut list = Mutant::parse_list(&text.unwrap_or_default());
            // cargo-mutants 27 tests deleted fields of the same files too, whatever the pattern.
            list.retain(|mutant| mutants.contains(mutant));
            list
        };
        let caught = [list("caught.txt"), list("timeout.txt")].concat();
        let outcomes =
            Outcomes { caught, survived: list("missed.txt"), unviable: list("unviable.txt") };
        let done = outcomes.caught.len() + outcomes.survived.len() + outcomes.unviable.len();
        if done != mutants.len() {
            eprint!("{}", String::from_utf8_lossy(&output.stdout));
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            return Err(Failure::Command(format!("cargo mutants ({})", output.status)));
        }
        Ok(outcomes)
    }

    /// Runs cargo in the copy, with one set of flags for everything, or nothing could be built once
    /// and used again.
    fn run(&self, arguments: &[&str]) -> Result<Output, Failure> {
        let limited = format!("ulimit -v {MEMORY}; exec cargo \"$@\"");
        Command::new("sh")
            .args(["-c", &limited, "cargo"])
            .args(arguments)
            .current_dir(self.folder.join("tree"))
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env("CARGO_TERM_COLOR", "never")
            // A mutant with an unused variable is as good as any.
            .env("RUSTFLAGS", "--cap-lints=allow")
            .output()
            .map_err(|error| Failure::Io("cargo".to_string(), error))
    }
}

/// Deletes what is in the copy and not in the tree.
fn remove_others(copy: &Path, folder: &Path, tree: &Tree) -> Result<(), Failure> {
    let failed = |error| Failure::Io(folder.display().to_string(), error);
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let inner = path.strip_prefix(copy).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        if !tree.contains(&inner) {
            let gone =
                if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
            gone.map_err(failed)?;
        } else if path.is_dir() {
            remove_others(copy, &path, tree)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_gets_what_changed_and_loses_what_is_gone() {
        let root = crate::tree::root();
        let folder = std::env::temp_dir().join(format!("bastide-bench-{}", std::process::id()));
        let tree = Tree::of(&[("Cargo.toml", ""), ("docs/testing.md", "")]);
        Bench::set_up(&folder, &root, &tree).expect("a copy");
        let copied = folder.join("tree/docs/testing.md");
        let time =
            |path: &Path| fs::metadata(path).and_then(|data| data.modified()).expect("there");
        let before = time(&copied);
        fs::write(folder.join("tree/Cargo.toml"), "a mutant").expect("written");
        let less = Tree::of(&[("docs/testing.md", ""), ("Cargo.toml", "")]);
        Bench::set_up(&folder, &root, &less).expect("a copy");
        assert_eq!(time(&copied), before, "an equal file is left alone");
        let manifest = fs::read(folder.join("tree/Cargo.toml")).expect("there");
        assert_eq!(manifest, fs::read(root.join("Cargo.toml")).expect("there"));
        Bench::set_up(&folder, &root, &Tree::of(&[("Cargo.toml", "")])).expect("a copy");
        assert!(!folder.join("tree/docs").exists());
        fs::remove_dir_all(&folder).expect("removed");
    }
}
