//! `cargo xtask wasm`: the engine of the page, from `crates/wasm` to `web/src/engine`.
//!
//! cargo builds the module, and `xtask/bindgen` writes the JavaScript around it and takes names out. All of it
//! is kept until a source changes. `docs/adr/0011-the-page-is-a-host-too.md` says why wasm-opt is not used.

mod sources;
mod toolchain;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::command::{cargo, show, target};
use crate::failure::Failure;
use toolchain::{TARGET, Toolchain};

/// Where the page finds the engine.
const ENGINE: &str = "web/src/engine";

/// The module that the generator writes.
const MODULE: &str = "engine_bg.wasm";

/// What it was built from, kept beside it.
const STAMP: &str = ".built-from";

/// The profile of cargo that it is built with.
const PROFILE: &str = "wasm";

/// What to do after building.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Build,
    Measure,
}

impl Mode {
    /// Reads the words after `wasm`.
    pub fn parse(flags: &[&str]) -> Result<Mode, Failure> {
        match flags {
            [] => Ok(Mode::Build),
            ["--measure"] => Ok(Mode::Measure),
            [flag, ..] => Err(Failure::Usage(format!("`wasm` has no flag `{flag}`"))),
        }
    }
}

/// Builds the engine, and measures it if that is wanted.
pub fn run(root: &Path, mode: Mode) -> Result<(), Failure> {
    build(root)?;
    match mode {
        Mode::Build => Ok(()),
        Mode::Measure => measure(root),
    }
}

/// Builds the engine if a source has changed since it was built.
pub fn build(root: &Path) -> Result<(), Failure> {
    let (engine, sources) = (root.join(ENGINE), sources::hash(root)?);
    let built = fs::read_to_string(engine.join(STAMP)).unwrap_or_default();
    if built == sources && engine.join(MODULE).is_file() {
        println!("{ENGINE} is up to date");
        return Ok(());
    }
    let module = compile(root)?;
    let failed = |error| Failure::Io(ENGINE.to_string(), error);
    // Whatever fails below leaves no stamp, so that it is done again.
    let _ = fs::remove_file(engine.join(STAMP));
    fs::create_dir_all(&engine).map_err(failed)?;
    let folder = engine.display().to_string();
    let module = module.display().to_string();
    cargo(root, &["run", "--quiet", "--package", "bastide-bindgen", "--", &module, &folder])?;
    fs::write(engine.join(STAMP), sources).map_err(failed)
}

/// Compiles the module with a toolchain that can, and says where it is.
fn compile(root: &Path) -> Result<PathBuf, Failure> {
    let toolchain = Toolchain::find(root)?;
    let folder = toolchain.folder(&target(root));
    toolchain.cargo(
        root,
        &folder,
        &["build", "--package", "bastide-wasm", "--profile", PROFILE],
    )?;
    Ok(folder.join(TARGET).join(PROFILE).join("bastide_wasm.wasm"))
}

/// Prints the bytes of each part, and games a second here and in a browser's engine, by turns.
fn measure(root: &Path) -> Result<(), Failure> {
    let native = ["run", "--quiet", "--profile", PROFILE, "--package", "bastide-local"];
    let native = [&native[..], &["--example", "random"]].concat();
    cargo(root, &native)?;
    let script = "web/measure/engine.mjs";
    let program = target(root).join(PROFILE).join("examples/random");
    let command = &mut Command::new("node");
    show(&format!("node {script}"), command.current_dir(root).arg(script).arg(program))
}
