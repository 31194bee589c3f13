//! Programs of Debian's packages, installed where that is possible without asking anybody. Where they are
//! missing, a check is skipped for somebody who reads that, and fails in CI, where nobody would.

use std::process::{Command, Stdio};

use crate::failure::Failure;
use crate::test::Outcome;

/// Installs packages, and says whether that went well. Services that come with them are not started.
pub fn install(names: &[&str]) -> bool {
    let apt = |arguments: &[&str]| {
        Command::new("apt-get")
            .args(arguments)
            .env("DEBIAN_FRONTEND", "noninteractive")
            // What invoke-rc.d takes for maintenance, in which nothing is started.
            .env("RUNLEVEL", "1")
            .stdout(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    };
    println!("installing {}", names.join(" "));
    apt(&["update", "-q"]) && apt(&[&["install", "-y", "-q"], names].concat())
}

/// Makes sure that a program of a package of the same name is there. A test that needs it says so if it is not.
pub fn want(program: &str) {
    if Command::new(program).arg("--version").output().is_err() {
        install(&[program]);
    }
}

/// What becomes of a stage that lacks a program.
pub fn without(why: &str) -> Result<Outcome, Failure> {
    skipped_or_failed(why, is_ci(std::env::var("CI").ok().as_deref()))
}

fn skipped_or_failed(why: &str, is_ci: bool) -> Result<Outcome, Failure> {
    if is_ci {
        Err(Failure::Missing(why.to_string()))
    } else {
        Ok(Outcome::Skipped(why.to_string()))
    }
}

/// Whether the variable `CI` says that this is a build server, which sets it to `true` or to `1`.
fn is_ci(variable: Option<&str>) -> bool {
    variable.is_some_and(|value| !["", "0", "false"].contains(&value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_program_is_a_failure_in_ci_and_skipped_elsewhere() {
        assert!(matches!(skipped_or_failed("x", true), Err(Failure::Missing(_))));
        assert!(matches!(skipped_or_failed("x", false), Ok(Outcome::Skipped(_))));
    }

    #[test]
    fn the_variable_of_build_servers() {
        assert!(is_ci(Some("true")) && is_ci(Some("1")));
        assert!(!is_ci(None) && !is_ci(Some("false")) && !is_ci(Some("")));
    }
}
