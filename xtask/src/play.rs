//! `cargo xtask play`: from a fresh clone to a game in the browser.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use crate::command::{cargo, target};
use crate::failure::Failure;
use crate::wasm;
use crate::web;

/// Builds page and server, starts the server and opens the page. Further arguments go to
/// `bastide serve`.
pub fn run(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    // Without it, the page plays on the server alone.
    if let Err(failure) = wasm::build(root) {
        println!("games without a server are left out: {failure}");
    }
    web::build(root)?;
    cargo(root, &["build", "--profile", "play", "--package", "bastide-cli"])?;
    let program = target(root).join("play/bastide");
    let failed = |error| Failure::Io("bastide serve".to_string(), error);
    let mut server = Command::new(program)
        .current_dir(root)
        .arg("serve")
        .args(arguments)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(failed)?;
    if let Some(output) = server.stdout.take() {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            println!("{line}");
            if let Some(address) = line.split_whitespace().find(|word| word.starts_with("http")) {
                open(address);
            }
        }
    }
    let status = server.wait().map_err(failed)?;
    if status.success() { Ok(()) } else { Err(Failure::Command("bastide serve".to_string())) }
}

/// Opens an address where there is a browser; where there is none, the printed address must do.
fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let quiet = Command::new(opener)
        .arg(address)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn();
    if let Ok(mut browser) = quiet {
        // A browser that stays in the foreground must not keep us from showing what the server says.
        std::thread::spawn(move || browser.wait());
    }
}
