//! `cargo xtask fuzz [SECONDS]`: throws bytes at everything that reads input from outside.
//!
//! It needs cargo-fuzz, and says so. The compiler is told to accept the flags of sanitizers that
//! cargo-fuzz passes, so that no second toolchain is needed.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::failure::Failure;

/// The targets of `fuzz/`, each run for the same time.
const TARGETS: [&str; 4] = ["notation", "position", "protocol", "tiles"];

/// Runs every target for so many seconds, from the seeds that are kept and what earlier runs found.
pub fn run(root: &Path, seconds: u32) -> Result<(), Failure> {
    let installed = Command::new("cargo").args(["fuzz", "--version"]).output();
    if !installed.is_ok_and(|output| output.status.success()) {
        return Err(Failure::Usage("cargo-fuzz is missing: run cargo install cargo-fuzz".into()));
    }
    for target in TARGETS {
        println!("\nfuzzing {target} for {seconds} seconds");
        let (corpus, seeds) = (format!("fuzz/corpus/{target}"), format!("fuzz/seeds/{target}"));
        fs::create_dir_all(root.join(&corpus)).map_err(|e| Failure::Io(corpus.clone(), e))?;
        let limit = format!("-max_total_time={seconds}");
        let status = Command::new("cargo")
            .current_dir(root)
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["fuzz", "run", target, &corpus, &seeds, "--"])
            .args([&limit, "-max_len=16384", "-timeout=20", "-print_final_stats=1"])
            .status()
            .map_err(|error| Failure::Io("cargo fuzz".into(), error))?;
        if !status.success() {
            return Err(Failure::Command(format!("cargo fuzz run {target}")));
        }
    }
    Ok(())
}

/// The number of seconds that was asked for.
pub fn seconds(words: &[&str]) -> Result<u32, Failure> {
    match words {
        [] => Ok(60),
        [number] => number
            .parse()
            .map_err(|_| Failure::Usage(format!("`{number}` is not a number of seconds"))),
        [_, extra, ..] => Err(Failure::Usage(format!("`fuzz` takes no argument `{extra}`"))),
    }
}
