//! Dependencies between our crates point one way, and the lower crates stay light.
//!
//! Only what ships counts: `dev-dependencies` are free, and so are crates outside `crates/`.

use toml::{Table, Value};

use crate::tree::{Line, Problem, SourceFile, Tree};

/// Each crate and those of ours that it may use. A crate that is not here may not exist.
const MAY_USE: [(&str, &[&str]); 23] = [
    ("catalogue", &[]),
    ("engine", &["catalogue"]),
    ("art", &["catalogue"]),
    ("dealer", &["catalogue", "engine", "art"]),
    ("notation", &["catalogue", "engine", "art", "dealer"]),
    ("scenario", &["catalogue", "engine", "notation"]),
    // Its examples are scenarios.
    ("guide", &["catalogue", "engine", "notation", "scenario"]),
    ("bots", &["catalogue", "engine", "art", "dealer"]),
    // Numbers alone: what is counted says whoever asks.
    ("odds", &[]),
    ("soak", &["catalogue", "engine", "notation", "bots"]),
    ("puzzles", &["engine", "notation", "bots"]),
    // Whoever reads and writes messages needs nothing else of ours.
    ("wire", &[]),
    ("protocol", &["catalogue", "engine", "wire"]),
    ("session", &["catalogue", "engine", "dealer", "notation", "bots", "wire", "protocol"]),
    // Pure: no bots, so that nobody waits for one.
    ("table", &["catalogue", "engine", "dealer", "wire", "protocol"]),
    ("view", &["catalogue", "engine", "art", "wire", "protocol", "table"]),
    ("lessons", &["engine", "notation", "wire", "protocol", "table", "view"]),
    (
        "host",
        &[
            "catalogue",
            "engine",
            "art",
            "notation",
            "bots",
            "wire",
            "protocol",
            "session",
            "table",
            "view",
            "lessons",
        ],
    ),
    (
        "server",
        &[
            "catalogue",
            "engine",
            "art",
            "notation",
            "guide",
            "bots",
            "wire",
            "protocol",
            "session",
            "table",
            "view",
            "lessons",
            "host",
        ],
    ),
    // A game in the page: no server, no guide.
    (
        "local",
        &[
            "engine", "dealer", "notation", "odds", "bots", "puzzles", "wire", "protocol",
            "session", "table", "view", "lessons", "host",
        ],
    ),
    ("wasm", &["local"]),
    // A client: it knows the server by its messages alone.
    ("load", &["wire"]),
    // The binary starts the server, so the last arrow inside the last group is this one.
    (
        "cli",
        &[
            "catalogue",
            "engine",
            "art",
            "dealer",
            "notation",
            "bots",
            "soak",
            "puzzles",
            "wire",
            "protocol",
            "session",
            "host",
            "server",
            "load",
        ],
    ),
];

/// Who may read and write data: the catalogue and the guide their own, then the wire and all above it.
const MAY_USE_SERDE: [&str; 12] = [
    "catalogue",
    "guide",
    "wire",
    "protocol",
    "session",
    "table",
    "view",
    "host",
    "local",
    "server",
    "load",
    "cli",
];

/// The engine stays something that one can read, build and port in an afternoon.
const ENGINE_EXTERNAL_CRATES: usize = 3;

/// Checks the manifest of every crate below `crates/`.
pub fn check(tree: &Tree) -> Vec<Problem> {
    let mut problems = Vec::new();
    for file in &tree.files {
        let inner = file.path.strip_prefix("crates/");
        let name = inner.and_then(|path| path.strip_suffix("/Cargo.toml"));
        if let Some(name) = name.filter(|name| !name.contains('/')) {
            problems.extend(check_crate(name, file));
        }
    }
    problems
}

fn check_crate(name: &str, manifest: &SourceFile) -> Vec<Problem> {
    let table: Table = match manifest.text.parse() {
        Ok(table) => table,
        Err(error) => return vec![manifest.problem(Line(1), format!("not TOML: {error}"))],
    };
    let Some((_, may_use)) = MAY_USE.iter().find(|(known, _)| *known == name) else {
        let message = format!("`{name}` is missing in the order of crates in tidy/arrows.rs");
        return vec![manifest.problem(Line(1), message)];
    };
    let dependencies = dependencies(&table);
    let (own, external): (Vec<&Dependency>, Vec<&Dependency>) =
        dependencies.iter().partition(|dependency| dependency.own_crate().is_some());
    let mut problems = Vec::new();
    let mut report = |dependency: &Dependency, message: String| {
        problems.push(manifest.problem(line_of(manifest, &dependency.key), message));
    };
    for dependency in own {
        let used = dependency.own_crate().unwrap_or_default();
        if !may_use.contains(&used) {
            report(dependency, format!("`{name}` may not use `{used}`: the arrow points back"));
        }
    }
    for dependency in &external {
        if dependency.package.starts_with("serde") && !MAY_USE_SERDE.contains(&name) {
            report(dependency, format!("`{name}` may not use serde: data stops at the wire"));
        }
    }
    if name == "engine" {
        for dependency in external.iter().skip(ENGINE_EXTERNAL_CRATES) {
            let message = format!(
                "`{}` makes {} external crates for the engine: {ENGINE_EXTERNAL_CRATES} are allowed",
                dependency.package,
                external.len(),
            );
            report(dependency, message);
        }
    }
    problems
}

/// One entry of a dependency table.
struct Dependency {
    /// The name in the manifest.
    key: String,
    /// The name of the package, which differs from the key if it was renamed.
    package: String,
}

impl Dependency {
    /// The folder below `crates/`, if the package is one of ours.
    fn own_crate(&self) -> Option<&str> {
        self.package.strip_prefix("bastide-")
    }
}

/// All dependencies that ship: plain ones, those of build scripts and those of single platforms.
fn dependencies(manifest: &Table) -> Vec<Dependency> {
    let platforms = manifest.get("target").and_then(Value::as_table);
    let platforms = platforms.into_iter().flat_map(Table::values).filter_map(Value::as_table);
    let mut found = Vec::new();
    for holder in std::iter::once(manifest).chain(platforms) {
        for kind in ["dependencies", "build-dependencies"] {
            let entries = holder.get(kind).and_then(Value::as_table);
            for (key, value) in entries.into_iter().flatten() {
                let package = value.get("package").and_then(Value::as_str).unwrap_or(key);
                found.push(Dependency { key: key.clone(), package: package.to_string() });
            }
        }
    }
    found
}

/// The first line that speaks of the dependency.
fn line_of(manifest: &SourceFile, key: &str) -> Line {
    let entry = |text: &str| {
        let rest = text.trim_start().trim_start_matches('"').strip_prefix(key);
        rest.is_some_and(|rest| rest.starts_with([' ', '=', '.', '"']))
    };
    let heading = format!("ependencies.{key}]");
    let mut lines = manifest.lines();
    lines.find(|(_, text)| entry(text) || text.contains(&heading)).map_or(Line(1), |(line, _)| line)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn problems(name: &str, manifest: &str) -> Vec<String> {
        let path = format!("crates/{name}/Cargo.toml");
        check(&Tree::of(&[(&path, manifest)])).iter().map(Problem::to_string).collect()
    }

    #[test]
    fn the_order_has_no_cycle() {
        for (at, (name, may_use)) in MAY_USE.iter().enumerate() {
            for used in *may_use {
                let below = MAY_USE[..at].iter().any(|(earlier, _)| earlier == used);
                assert!(below, "{name} uses {used}, which is not below it");
            }
        }
    }

    #[test]
    fn arrows_point_one_way() {
        let manifest = "[dependencies]\nbastide-catalogue.workspace = true\n\
                        bastide-protocol = { path = \"../protocol\" }\n";
        assert_eq!(
            problems("engine", manifest),
            ["crates/engine/Cargo.toml:3: `engine` may not use `protocol`: the arrow points back"]
        );
        assert_eq!(problems("server", manifest), [""; 0]);
        assert_eq!(problems("session", "[dependencies.bastide-bots]\npath = \"\"\n"), [""; 0]);
        assert_eq!(problems("protocol", "[dependencies.bastide-bots]\npath = \"\"\n").len(), 1);
        assert_eq!(problems("wire", "[dependencies.bastide-engine]\npath = \"\"\n").len(), 1);
        assert_eq!(problems("bots", "[dependencies.bastide-notation]\npath = \"\"\n").len(), 1);
    }

    #[test]
    fn build_platform_and_renamed_dependencies_count_and_those_of_tests_do_not() {
        let built = "[build-dependencies]\nbastide-cli = \"1\"\n";
        let platform = "[target.'cfg(unix)'.dependencies]\nbastide-cli = \"1\"\n";
        let renamed = "[dependencies]\nother = { version = \"1\", package = \"bastide-cli\" }\n";
        for manifest in [built, platform, renamed] {
            let found = problems("bots", manifest);
            assert_eq!(found.len(), 1, "{manifest}");
            assert!(found[0].starts_with("crates/bots/Cargo.toml:2:"), "{found:?}");
        }
        assert_eq!(problems("bots", "[dev-dependencies]\nbastide-cli = \"1\"\n"), [""; 0]);
    }

    #[test]
    fn serde_stays_out_of_the_middle() {
        let manifest = "[dependencies]\nserde = \"1\"\nserde_json = \"1\"\n";
        for name in ["engine", "art", "dealer", "notation", "bots"] {
            assert_eq!(problems(name, manifest).len(), 2, "{name}");
        }
        for name in MAY_USE_SERDE {
            assert_eq!(problems(name, manifest), [""; 0]);
        }
    }

    #[test]
    fn the_engine_has_at_most_three_external_crates() {
        let three = "[dependencies]\na = \"1\"\nb = \"1\"\nc = \"1\"\nbastide-catalogue = \"1\"\n";
        assert_eq!(problems("engine", three), [""; 0]);
        assert_eq!(problems("engine", &format!("{three}d = \"1\"\n")).len(), 1);
    }

    #[test]
    fn a_crate_without_a_place_and_a_manifest_that_is_no_toml_are_problems() {
        assert_eq!(problems("stray", "[package]\n").len(), 1);
        assert_eq!(problems("engine", "[dependencies\n").len(), 1);
    }
}
