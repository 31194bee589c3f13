//! The browser tests: a real server, a real browser, and people who click, tap and type.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::command::show;
use crate::failure::Failure;
use crate::web;

/// Where Debian puts its browser.
const CHROMIUM: &str = "/usr/bin/chromium";

/// Runs the tests of `web/e2e` against the program that the other tests have built.
pub fn test(root: &Path) -> Result<(), Failure> {
    let Some(chromium) = find_chromium() else {
        println!("skipped: chromium is missing; apt-get install chromium");
        return Ok(());
    };
    web::install(root)?;
    let data = std::env::temp_dir().join(format!("bastide-browser-{}", std::process::id()));
    let port = free_port()?;
    let program = target(root).join("debug/bastide");
    let serve = format!(
        "{} serve --data {} --port {port} --log warn --bot-pause 20",
        program.display(),
        data.display()
    );
    let tested = show(
        "npm run browser",
        Command::new("npm")
            .current_dir(root.join("web"))
            .args(["run", "browser"])
            .env("CHROMIUM", chromium)
            .env("BASTIDE_SERVE", serve)
            .env("BASTIDE_URL", format!("http://localhost:{port}")),
    );
    // The folder is of no use to anybody after the run, whatever came out of it.
    let _ = std::fs::remove_dir_all(&data);
    tested
}

/// Chromium, installed now where that is possible without asking anybody.
fn find_chromium() -> Option<String> {
    let given = std::env::var("CHROMIUM").ok();
    if let Some(path) = given.filter(|path| Path::new(path).exists()) {
        return Some(path);
    }
    if !Path::new(CHROMIUM).exists() {
        let apt = |arguments: &[&str]| {
            Command::new("apt-get")
                .args(arguments)
                .env("DEBIAN_FRONTEND", "noninteractive")
                .stdout(Stdio::null())
                .status()
                .is_ok_and(|status| status.success())
        };
        println!("installing chromium");
        let _ = apt(&["update", "-q"]) && apt(&["install", "-y", "-q", "chromium"]);
    }
    Path::new(CHROMIUM).exists().then(|| CHROMIUM.to_string())
}

/// A port that was free a moment ago.
fn free_port() -> Result<u16, Failure> {
    let failed = |error| Failure::Io("a free port".to_string(), error);
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(failed)?;
    Ok(listener.local_addr().map_err(failed)?.port())
}

/// Where cargo builds.
fn target(root: &Path) -> std::path::PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root.join(folder),
        None => root.join("target"),
    }
}
