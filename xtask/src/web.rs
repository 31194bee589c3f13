//! The page: installing its packages, building it, testing it.
//!
//! Nothing is done twice: packages are installed when the lock file is newer than they are, and the
//! page is built when a source is newer than the built one.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::SystemTime;

use crate::command::show;
use crate::failure::Failure;

/// Checks layout, mistakes and types, runs the unit tests and builds the page.
pub fn test(root: &Path) -> Result<(), Failure> {
    install(root)?;
    npm(root, &["run", "formatted"])?;
    npm(root, &["run", "lint"])?;
    npm(root, &["run", "check"])?;
    npm(root, &["test"])?;
    npm(root, &["run", "build"])
}

/// Builds the page if it is older than its sources.
pub fn build(root: &Path) -> Result<(), Failure> {
    let built = modified(&root.join("web/dist/index.html"));
    let sources = ["src", "public", "index.html", "package-lock.json", "vite.config.ts"];
    let newest = sources.iter().filter_map(|path| newest(&root.join("web").join(path))).max();
    if built.is_some() && built >= newest {
        return Ok(());
    }
    install(root)?;
    npm(root, &["run", "build"])
}

/// Installs the packages if the lock file is newer than what is installed.
pub fn install(root: &Path) -> Result<(), Failure> {
    let installed = modified(&root.join("web/node_modules/.package-lock.json"));
    if installed.is_some() && installed >= modified(&root.join("web/package-lock.json")) {
        return Ok(());
    }
    npm(root, &["ci", "--no-audit", "--no-fund"])
}

/// Runs npm in `web/`, showing its output.
pub fn npm(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    let found = Command::new("npm").arg("--version").output();
    if !found.is_ok_and(|output| output.status.success()) {
        let what = "npm is missing: install Node.js 20 or newer";
        return Err(Failure::Usage(what.to_string()));
    }
    let typed = format!("npm {}", arguments.join(" "));
    show(&typed, Command::new("npm").current_dir(root.join("web")).args(arguments))
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// When the newest file at or below a path was changed.
fn newest(path: &Path) -> Option<SystemTime> {
    let Ok(entries) = fs::read_dir(path) else { return modified(path) };
    entries.filter_map(|entry| newest(&entry.ok()?.path())).max()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_file_below_a_folder_counts() {
        let root = crate::tree::root();
        let source = newest(&root.join("xtask/src"));
        assert!(source >= modified(&root.join("xtask/src/main.rs")));
        assert_eq!(newest(&root.join("no/such/folder")), None);
    }
}
