//! `cargo xtask ci`: `.ci/run` on a fresh clone of HEAD.
//!
//! It answers what `test` cannot: whether the commit works without the files, build results and
//! settings that only this working copy has.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{git, git_output, show};
use crate::failure::{Failure, count};

/// Clones, runs and cleans up.
pub fn run(root: &Path) -> Result<(), Failure> {
    let uncommitted = git_output(root, &["status", "--porcelain"])?.lines().count();
    if uncommitted > 0 {
        println!("note: {} not committed, so not checked", count(uncommitted, "changed file"));
    }
    let head = git_output(root, &["rev-parse", "HEAD"])?;
    let clone = TemporaryFolder::new();
    git(root, &["clone", "--quiet", ".", &clone.path.to_string_lossy()])?;
    git(&clone.path, &["checkout", "--quiet", "--detach", head.trim()])?;
    let mut script = Command::new(clone.path.join(".ci/run"));
    // Build results from elsewhere would hide a build that no longer works.
    show(".ci/run", script.current_dir(&clone.path).env_remove("CARGO_TARGET_DIR"))
}

/// A place for the clone, removed when the check is over, however it ends.
struct TemporaryFolder {
    path: PathBuf,
}

impl TemporaryFolder {
    fn new() -> TemporaryFolder {
        // The process id keeps two checks on one machine apart.
        let name = format!("bastide-ci-{}", std::process::id());
        TemporaryFolder { path: std::env::temp_dir().join(name) }
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        // Nothing is lost if this fails: the system clears its temporary files.
        let _ = fs::remove_dir_all(&self.path);
    }
}
