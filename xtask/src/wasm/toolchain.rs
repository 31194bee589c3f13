//! Who can build for browsers: the toolchain that runs this, once rustup has added the target to it; or
//! Debian's, which builds the standard library from its source.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::command::show;
use crate::failure::Failure;
use crate::packages;

/// The target of cargo.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Debian's packages with a compiler, the source of its standard library and a linker.
const PACKAGES: [&str; 4] = ["rustc-web", "cargo-web", "rust-web-src", "lld"];

/// Where they put the compiler and cargo.
const DEBIAN: &str = "/usr/bin";

/// What to say where nothing can be built.
const MISSING: &str = "the engine of the page cannot be built: run rustup target add \
    wasm32-unknown-unknown, or apt-get install rustc-web cargo-web rust-web-src lld";

/// A toolchain that builds for browsers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toolchain {
    /// The one that runs this.
    Own,
    /// Debian's.
    Debian,
}

impl Toolchain {
    /// A toolchain that can, made so if need be and if possible without asking anybody.
    pub fn find(root: &Path) -> Result<Toolchain, Failure> {
        if has_target(root) {
            return Ok(Toolchain::Own);
        }
        let mut rustup = Command::new("rustup");
        rustup.current_dir(root).args(["target", "add", TARGET]).stdout(Stdio::null());
        if rustup.status().is_ok_and(|status| status.success()) && has_target(root) {
            return Ok(Toolchain::Own);
        }
        if !has_debian() {
            packages::install(&PACKAGES);
        }
        match has_debian() {
            true => Ok(Toolchain::Debian),
            false => Err(Failure::Missing(MISSING.to_string())),
        }
    }

    /// Where it builds. Debian's compiler has a folder of its own: with it comes its standard library,
    /// which takes minutes and is built once.
    pub fn folder(self, target: &Path) -> PathBuf {
        match self {
            Toolchain::Own => target.to_path_buf(),
            Toolchain::Debian => target.join("wasm-debian"),
        }
    }

    /// Runs cargo for the target.
    pub fn cargo(self, root: &Path, folder: &Path, arguments: &[&str]) -> Result<(), Failure> {
        let own = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
        let mut command = match self {
            Toolchain::Own => Command::new(own),
            Toolchain::Debian => Command::new(format!("{DEBIAN}/cargo")),
        };
        command.current_dir(root).args(arguments).args(["--target", TARGET]);
        command.env("CARGO_TARGET_DIR", folder);
        if self == Toolchain::Debian {
            // It is older than what other crates ask for, and may need a feature that was not stable then.
            command
                .args(["-Z", "build-std=std,panic_abort", "--ignore-rust-version"])
                .env("RUSTC_BOOTSTRAP", "1")
                .env("RUSTC", format!("{DEBIAN}/rustc"))
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", FEATURES);
        }
        let typed = format!("cargo {} --target {TARGET}", arguments.join(" "));
        show(&typed, &mut command)
    }
}

/// Features of the language that the code uses and Debian's compiler has not stabilised.
const FEATURES: &str = "-Zcrate-attr=feature(let_chains) -Astable-features";

/// Whether the toolchain that runs this has the standard library of the target.
fn has_target(root: &Path) -> bool {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let mut command = Command::new(rustc);
    command.current_dir(root).args(["--print", "target-libdir", "--target", TARGET]);
    command.output().is_ok_and(|output| {
        let folder = String::from_utf8_lossy(&output.stdout).trim().to_string();
        output.status.success() && Path::new(&folder).is_dir()
    })
}

fn has_debian() -> bool {
    let is_there = |path: &str| Path::new(path).exists();
    let programs = ["cargo", "rustc", "wasm-ld"].map(|name| format!("{DEBIAN}/{name}"));
    programs.iter().all(|path| is_there(path)) && is_there("/usr/lib/rustlib/src/rust")
}
