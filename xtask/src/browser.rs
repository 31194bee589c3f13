//! The browser tests: a real server, a real browser, and people who click, tap and type.

use std::path::Path;
use std::process::Command;

use crate::command::{free_port, show, target};
use crate::failure::Failure;
use crate::packages;
use crate::test::Outcome;
use crate::web;

/// Where Debian puts its browser.
const CHROMIUM: &str = "/usr/bin/chromium";

/// What to say where there is no browser.
const MISSING: &str =
    "chromium is missing and could not be installed: run apt-get install chromium, or set CHROMIUM";

/// Runs the tests of `web/e2e` against the program that the other tests have built. Without a browser
/// they are skipped where somebody reads that, and fail in CI, where nobody would.
pub fn test(root: &Path) -> Result<Outcome, Failure> {
    let Some(chromium) = find_chromium() else {
        return packages::without(MISSING);
    };
    web::install(root)?;
    let data = std::env::temp_dir().join(format!("bastide-browser-{}", std::process::id()));
    let port = free_port()?;
    let program = target(root).join("debug/bastide");
    let serve = format!(
        "{} serve --data {} --port {port} --log warn --bot-pause 20 {}",
        program.display(),
        data.display(),
        // Every test brings new people, all from one address.
        "--guests-per-address 1000 --games-per-address 1000",
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
    tested.map(|()| Outcome::Ran)
}

/// Chromium, installed now where that is possible without asking anybody.
fn find_chromium() -> Option<String> {
    let given = std::env::var("CHROMIUM").ok();
    if let Some(path) = given.filter(|path| Path::new(path).exists()) {
        return Some(path);
    }
    if !Path::new(CHROMIUM).exists() {
        packages::install(&["chromium"]);
    }
    Path::new(CHROMIUM).exists().then(|| CHROMIUM.to_string())
}
