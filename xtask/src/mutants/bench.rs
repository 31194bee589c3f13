//! A bench: a copy of the repository in the temporary folder where mutants are built and tested.
//!
//! It stays there with its build results, so that the next run compiles what has changed and no
//! more. A file is written only if its text differs, since cargo goes by the time of a change.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use super::sample::Mutant;
use crate::failure::Failure;
use crate::tree::Tree;

/// The tests that a mutant has to face, cheap ones first: whoever is caught is spared the rest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Stage {
    /// The rules tests: a second. They catch nearly everything.
    Rules,
    /// The engine's unit tests, move counts and positions.
    Units,
    /// Seeded games of all presets.
    Signatures,
    /// Random games of every system, every pair and a thousand set-ups: a minute.
    Games,
}

impl Stage {
    pub const ALL: [Stage; 4] = [Stage::Rules, Stage::Units, Stage::Signatures, Stage::Games];
    pub const LAST: Stage = Stage::Games;

    /// Its word in the ledger.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Rules => "rules",
            Stage::Units => "units",
            Stage::Signatures => "signatures",
            Stage::Games => "games",
        }
    }

    pub fn named(name: &str) -> Option<Stage> {
        Stage::ALL.into_iter().find(|stage| stage.name() == name)
    }

    /// What it runs, for people.
    pub fn title(self) -> &'static str {
        match self {
            Stage::Rules => "the rules tests",
            Stage::Units => "unit tests, move counts and positions",
            Stage::Signatures => "the signatures",
            Stage::Games => "random games",
        }
    }

    /// The package whose tests run.
    fn package(self) -> &'static str {
        if self == Stage::Signatures { "bastide-bots" } else { "bastide-engine" }
    }

    /// How much processor time its test programs may take, in seconds: ten times what they need. Time by
    /// the clock would say more about what else the machine is doing than about the mutant.
    fn limit(self) -> u64 {
        match self {
            Stage::Rules => 20,
            Stage::Units | Stage::Signatures => 200,
            Stage::Games => 600,
        }
    }

    /// What cargo must build and run.
    fn arguments(self) -> &'static [&'static str] {
        match self {
            Stage::Rules => &["--test=rules"],
            Stage::Units => &["--lib", "--test=perft", "--test=positions"],
            Stage::Signatures => &["--test=signature"],
            Stage::Games => &["--test=conformance"],
        }
    }
}

/// What became of a mutant at one stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Outcome {
    Caught,
    Survived,
    /// The change does not compile, and so says nothing.
    Unviable,
}

impl Outcome {
    const ALL: [Outcome; 3] = [Outcome::Caught, Outcome::Survived, Outcome::Unviable];

    /// Its word in the ledger.
    pub fn name(self) -> &'static str {
        match self {
            Outcome::Caught => "caught",
            Outcome::Survived => "survived",
            Outcome::Unviable => "unviable",
        }
    }

    pub fn named(name: &str) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| outcome.name() == name)
    }
}

/// One copy, for one mutant at a time.
pub struct Bench {
    folder: PathBuf,
    /// The stages whose tests have passed here without a mutant.
    ready: BTreeSet<Stage>,
    /// The mutant that is in the copy, with the text of its file without it. It stays there from one
    /// stage to the next, so that it is compiled once.
    made: Option<(Mutant, String)>,
}

/// A mutant that never stops to allocate must not take the machine with it. In KiB.
const MEMORY: u32 = 8_000_000;

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
        Ok(Bench { folder: folder.to_path_buf(), ready: BTreeSet::new(), made: None })
    }

    /// Builds the tests of a stage and runs them without any mutant, the first time that they are
    /// needed. They must pass, or they would catch everything.
    fn warm_up(&mut self, stage: Stage) -> Result<(), Failure> {
        self.restore()?;
        self.cargo_test(stage, &["--no-run"], None)?.or_fail()?;
        self.cargo_test(stage, &[], Some(stage.limit()))?.or_fail()?;
        self.ready.insert(stage);
        Ok(())
    }

    /// All mutants of these files, or those on the lines that a diff touches.
    pub fn list(&self, files: &[&str], diff: Option<&Path>) -> Result<Vec<Mutant>, Failure> {
        let mut arguments =
            vec!["mutants", "--list", "--json", "--package=bastide-engine", "--no-config"];
        let files: Vec<String> = files.iter().map(|files| format!("--file={files}")).collect();
        arguments.extend(files.iter().map(String::as_str));
        let diff = diff.map(|path| format!("--in-diff={}", path.display()));
        arguments.extend(diff.as_deref());
        let output = self.run(&arguments, None)?.or_fail()?;
        Mutant::parse_list(&String::from_utf8_lossy(&output.0.stdout))
            .ok_or_else(|| Failure::Command("cargo mutants --list --json".to_string()))
    }

    /// Makes a mutant and runs the tests of a stage against it.
    pub fn test(&mut self, mutant: &Mutant, stage: Stage) -> Result<Outcome, Failure> {
        if !self.ready.contains(&stage) {
            self.warm_up(stage)?;
        }
        self.make(mutant)?;
        if !self.cargo_test(stage, &["--no-run"], None)?.succeeded() {
            return Ok(Outcome::Unviable);
        }
        let passed = self.cargo_test(stage, &[], Some(stage.limit()))?.succeeded();
        Ok(if passed { Outcome::Survived } else { Outcome::Caught })
    }

    fn make(&mut self, mutant: &Mutant) -> Result<(), Failure> {
        if self.made.as_ref().is_some_and(|(made, _)| made == mutant) {
            return Ok(());
        }
        self.restore()?;
        let path = self.folder.join("tree").join(&mutant.file);
        let failed = |error| Failure::Io(path.display().to_string(), error);
        let original = fs::read_to_string(&path).map_err(failed)?;
        let changed = mutant.apply(&original).ok_or_else(|| {
            Failure::Verdict(format!("{mutant}: there is no such place in the file"))
        })?;
        self.made = Some((mutant.clone(), original));
        fs::write(&path, changed).map_err(failed)
    }

    /// Takes the mutant out of the copy.
    fn restore(&mut self) -> Result<(), Failure> {
        let Some((mutant, original)) = self.made.take() else { return Ok(()) };
        let path = self.folder.join("tree").join(&mutant.file);
        let failed = |error| Failure::Io(path.display().to_string(), error);
        fs::write(&path, original).map_err(failed)
    }

    fn cargo_test(
        &self,
        stage: Stage,
        last: &[&str],
        seconds: Option<u64>,
    ) -> Result<Ran, Failure> {
        let package = format!("--package={}", stage.package());
        let mut arguments = vec!["test", "--quiet", &package, "--profile=mutants"];
        arguments.extend(stage.arguments());
        arguments.extend(last);
        self.run(&arguments, seconds)
    }

    /// Runs cargo in the copy, with one set of flags for everything, or nothing could be built once
    /// and used again. Each program that it starts may take this many seconds of the processor.
    fn run(&self, arguments: &[&str], seconds: Option<u64>) -> Result<Ran, Failure> {
        let time = seconds.map_or("unlimited".to_string(), |seconds| seconds.to_string());
        let limited = format!("ulimit -v {MEMORY}; ulimit -t {time}; exec cargo \"$@\"");
        Command::new("sh")
            .args(["-c", &limited, "cargo"])
            .args(arguments)
            .current_dir(self.folder.join("tree"))
            .env("CARGO_TARGET_DIR", self.folder.join("target"))
            .env("CARGO_TERM_COLOR", "never")
            // A mutant with an unused variable is as good as any.
            .env("RUSTFLAGS", "--cap-lints=allow")
            .output()
            .map(Ran)
            .map_err(|error| Failure::Io("cargo".to_string(), error))
    }
}

/// A cargo that has ended, with what it printed.
struct Ran(Output);

impl Ran {
    fn succeeded(&self) -> bool {
        self.0.status.success()
    }

    /// Shows what it printed, if it failed.
    fn or_fail(self) -> Result<Ran, Failure> {
        if self.succeeded() {
            return Ok(self);
        }
        eprint!("{}", String::from_utf8_lossy(&self.0.stdout));
        eprint!("{}", String::from_utf8_lossy(&self.0.stderr));
        Err(Failure::Command("cargo, without a mutant,".to_string()))
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
        let mut bench = Bench::set_up(&folder, &root, &tree).expect("a copy");
        let mutant = Mutant::named("Cargo.toml:1:1: replace nothing with nothing");
        bench.make(&mutant).expect("made");
        assert_eq!(bench.made.as_ref().map(|(made, _)| made), Some(&mutant));
        bench.restore().expect("restored");
        assert_eq!(fs::read(folder.join("tree/Cargo.toml")).expect("there"), manifest);
        fs::remove_dir_all(&folder).expect("removed");
    }
}
