//! `bastide serve` on a free port, for tests that use it as a host does.

#![allow(dead_code, reason = "each program uses a part of it")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Output, Stdio};

/// The program with these arguments.
pub fn bastide(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(arguments);
    command
}

/// A folder that is not there yet, for this test alone.
pub fn new_folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// A server that ends with the test.
pub struct Serving {
    pub process: Child,
    pub url: String,
}

impl Serving {
    /// Starts a server and waits until it answers. Every client claims an address of its own.
    pub fn start(arguments: &[&str]) -> Serving {
        let mut serve = bastide(&["serve", "--port", "0", "--behind-proxy"]);
        Serving::with(serve.args(arguments))
    }

    /// Starts this command and waits until the server answers.
    pub fn with(serve: &mut Command) -> Serving {
        let mut process = serve.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Play Bastide at ").expect(&line).to_owned();
        Serving { process, url }
    }

    /// Lets clients play for a moment; everything they were told has to be kept.
    pub fn play(&self, games: u32) {
        let games = format!("--games={games}");
        let played = bastide(&["load", &self.url, &games, "--seconds=1"]).output().unwrap();
        assert!(played.status.success(), "{played:?}");
    }

    /// Asks the process to end.
    pub fn terminate(&self) {
        run(Command::new("kill").args(["-TERM", &self.process.id().to_string()]));
    }

    /// Asks the process to end and waits until it has.
    pub fn stop(mut self) -> ExitStatus {
        self.terminate();
        self.process.wait().unwrap()
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Runs a program that has to succeed.
pub fn run(command: &mut Command) -> Output {
    let output = command.output().unwrap();
    assert!(output.status.success(), "{command:?}: {output:?}");
    output
}

/// Sends a request and gives the whole answer.
pub fn ask(url: &str, head: &str, body: &str) -> String {
    let address = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let common = format!("host: {address}\r\nconnection: close\r\ncontent-length: {}", body.len());
    write!(stream, "{head}\r\n{common}\r\n\r\n{body}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// What stands between two texts.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).unwrap().0
}

/// A service that the environment names. Without it a test is skipped, and fails in CI.
pub fn service(variable: &str) -> Option<String> {
    let found = std::env::var(variable).ok();
    assert!(found.is_some() || std::env::var_os("CI").is_none(), "{variable} is not set");
    if found.is_none() {
        eprintln!("SKIPPED: set {variable} to the address of a server");
    }
    found
}

/// The address of a new, empty PostgreSQL database.
pub fn database(name: &str) -> Option<String> {
    let server = service("BASTIDE_POSTGRES").filter(|_| has_program("psql"))?;
    let name = format!("{name}_{}", std::process::id());
    psql(&server, &format!("create database {name}"));
    Some(format!("{}/{name}", server.rsplit_once('/').unwrap().0))
}

/// Runs statements in a database, and gives what the last one answers.
pub fn psql(database: &str, statements: &str) -> String {
    let mut psql = Command::new("psql");
    psql.args(["-X", "-A", "-t", "-q", "-v", "ON_ERROR_STOP=1", "-c", statements, database]);
    String::from_utf8(run(&mut psql).stdout).unwrap().trim().to_owned()
}

/// Whether a program is there. In CI it has to be.
pub fn has_program(name: &str) -> bool {
    let found = Command::new(name).arg("--version").output().is_ok();
    assert!(found || std::env::var_os("CI").is_none(), "{name} is missing");
    if !found {
        eprintln!("SKIPPED: {name} is missing");
    }
    found
}
