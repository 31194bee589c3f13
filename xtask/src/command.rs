//! Running other programs.

use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::failure::Failure;

/// Runs cargo in `root`, showing its output.
pub fn cargo(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    cargo_with(root, arguments, &[])
}

/// Runs cargo in `root` with these variables, showing its output.
pub fn cargo_with(
    root: &Path,
    arguments: &[&str],
    variables: &[(&str, String)],
) -> Result<(), Failure> {
    // The cargo that started us: the toolchain of the outer command holds for the inner ones.
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let typed = format!("cargo {}", arguments.join(" "));
    let variables = variables.iter().map(|(name, value)| (name, value));
    show(&typed, Command::new(program).current_dir(root).args(arguments).envs(variables))
}

/// Where cargo builds.
pub fn target(root: &Path) -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root.join(folder),
        None => root.join("target"),
    }
}

/// Runs git in `root`, showing its output.
pub fn git(root: &Path, arguments: &[&str]) -> Result<(), Failure> {
    let typed = format!("git {}", arguments.join(" "));
    show(&typed, Command::new("git").current_dir(root).args(arguments))
}

/// Runs cargo in `root` and returns what the program that it runs prints.
pub fn cargo_output(root: &Path, arguments: &[&str]) -> Result<String, Failure> {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_string());
    let typed = format!("cargo {}", arguments.join(" "));
    output(&typed, Command::new(program).current_dir(root).args(arguments))
}

/// Runs git in `root` and returns what it prints.
pub fn git_output(root: &Path, arguments: &[&str]) -> Result<String, Failure> {
    let typed = format!("git {}", arguments.join(" "));
    output(&typed, Command::new("git").current_dir(root).args(arguments))
}

/// Runs a command and returns what it prints.
pub fn output(typed: &str, command: &mut Command) -> Result<String, Failure> {
    match command.output() {
        Ok(output) if output.status.success() => {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        }
        Ok(output) => {
            eprint!("{}", String::from_utf8_lossy(&output.stderr));
            Err(Failure::Command(typed.to_string()))
        }
        Err(error) => Err(Failure::Io(typed.to_string(), error)),
    }
}

/// A port that was free a moment ago.
pub fn free_port() -> Result<u16, Failure> {
    let failed = |error| Failure::Io("a free port".to_string(), error);
    let listener = TcpListener::bind(("127.0.0.1", 0)).map_err(failed)?;
    Ok(listener.local_addr().map_err(failed)?.port())
}

/// Prints the command as a person would type it, and runs it with its output going straight to the
/// terminal.
pub fn show(typed: &str, command: &mut Command) -> Result<(), Failure> {
    println!("$ {typed}");
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failure::Command(typed.to_string())),
        Err(error) => Err(Failure::Io(typed.to_string(), error)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_fails_or_is_missing_is_a_failure() {
        let root = crate::tree::root();
        assert!(matches!(git_output(&root, &["no-such-command"]), Err(Failure::Command(_))));
        let missing = show("missing", &mut Command::new("./no-such-program"));
        assert!(matches!(missing, Err(Failure::Io(..))));
    }
}
