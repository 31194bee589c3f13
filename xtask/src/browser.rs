//! The browser tests: a real server, a real browser, and people who click, tap and type.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::command::{show, target};
use crate::failure::Failure;
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
        return without_browser(is_ci(std::env::var("CI").ok().as_deref()));
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

fn without_browser(is_ci: bool) -> Result<Outcome, Failure> {
    if is_ci {
        Err(Failure::Missing(MISSING.to_string()))
    } else {
        Ok(Outcome::Skipped(MISSING.to_string()))
    }
}

/// Whether the variable `CI` says that this is a build server, which sets it to `true` or to `1`.
fn is_ci(variable: Option<&str>) -> bool {
    variable.is_some_and(|value| !["", "0", "false"].contains(&value))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_browser_is_a_failure_in_ci_and_skipped_elsewhere() {
        assert!(matches!(without_browser(true), Err(Failure::Missing(_))));
        assert!(matches!(without_browser(false), Ok(Outcome::Skipped(_))));
    }

    #[test]
    fn the_variable_of_build_servers() {
        assert!(is_ci(Some("true")) && is_ci(Some("1")));
        assert!(!is_ci(None) && !is_ci(Some("false")) && !is_ci(Some("")));
    }
}
