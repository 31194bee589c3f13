//! What the engine of the page is built from: every file of the crates that it uses.

use std::collections::BTreeSet;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

use toml::{Table, Value};

use crate::failure::Failure;
use crate::tree::Tree;

/// The crate that is built.
const CRATE: &str = "wasm";

/// What all crates are built by.
const SHARED: [&str; 2] = ["Cargo.lock", "Cargo.toml"];

/// A text that changes with any file that the engine is built from.
pub fn hash(root: &Path) -> Result<String, Failure> {
    let tree = Tree::read(root)?;
    let mut folders = vec!["xtask/bindgen/".to_string(), "xtask/src/wasm/".to_string()];
    folders.extend(crates(&tree).iter().map(|name| format!("crates/{name}/")));
    let mut hasher = DefaultHasher::new();
    for file in &tree.files {
        let in_folder = |folder: &String| file.path.starts_with(folder.as_str());
        let counts = folders.iter().any(in_folder) && !is_of_tests(&file.path);
        if counts || SHARED.contains(&file.path.as_str()) {
            (&file.path, &file.text).hash(&mut hasher);
        }
    }
    Ok(format!("{:016x}\n", hasher.finish()))
}

fn is_of_tests(path: &str) -> bool {
    ["/tests/", "/benches/", "/examples/"].iter().any(|folder| path.contains(folder))
}

/// The crate and all of ours that it uses.
fn crates(tree: &Tree) -> BTreeSet<String> {
    let (mut found, mut waiting) = (BTreeSet::new(), vec![CRATE.to_string()]);
    while let Some(name) = waiting.pop() {
        let manifest = tree.file(&format!("crates/{name}/Cargo.toml"));
        let table = manifest.and_then(|file| file.text.parse::<Table>().ok()).unwrap_or_default();
        if found.insert(name) {
            waiting.extend(used(&table));
        }
    }
    found
}

/// Those of our crates that a manifest names, for any target.
fn used(manifest: &Table) -> Vec<String> {
    let targets = manifest.get("target").and_then(Value::as_table);
    let targets = targets.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    let tables = std::iter::once(manifest).chain(targets);
    let named = tables.filter_map(|table| table.get("dependencies")).filter_map(Value::as_table);
    named
        .flat_map(Table::keys)
        .filter_map(|it| it.strip_prefix("bastide-"))
        .map(str::to_string)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn crates_are_followed_through_every_target() {
        let tree = Tree::of(&[
            ("crates/wasm/Cargo.toml", "[target.'cfg(x)'.dependencies]\nbastide-local = \"1\"\n"),
            ("crates/local/Cargo.toml", "[dependencies]\nbastide-engine = \"1\"\nserde = \"1\"\n"),
            ("crates/engine/Cargo.toml", "[dev-dependencies]\nbastide-soak = \"1\"\n"),
            ("crates/server/Cargo.toml", "[dependencies]\n"),
        ]);
        let found: Vec<String> = crates(&tree).into_iter().collect();
        assert_eq!(found, ["engine", "local", "wasm"]);
    }

    #[test]
    fn the_engine_is_built_from_the_rules_and_not_from_the_server() {
        let tree = Tree::read(&crate::tree::root()).expect("a repository");
        let found = crates(&tree);
        assert!(found.contains("engine") && found.contains("bots") && !found.contains("server"));
    }
}
