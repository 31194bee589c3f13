//! A NATS server of our own.

use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use super::on_some_port;
use super::sandbox::{LOOK_AGAIN, Process, Sandbox};
use crate::failure::Failure;
use crate::packages;

/// Where packages put it.
const PLACES: [&str; 3] =
    ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"];

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program, installed now if it is missing.
pub fn find() -> Result<PathBuf, Failure> {
    let found = || PLACES.iter().map(PathBuf::from).find(|path| path.exists());
    if let Some(program) = found() {
        return Ok(program);
    }
    packages::install(&["nats-server"]);
    let missing =
        "nats-server is missing and could not be installed: run apt-get install nats-server";
    found().ok_or_else(|| Failure::Missing(missing.to_string()))
}

/// A running server.
pub struct Nats {
    process: Process,
    port: u16,
}

impl Nats {
    /// Starts it and waits until it answers.
    pub fn start(sandbox: &Sandbox, program: impl AsRef<Path>) -> Result<Nats, Failure> {
        on_some_port(|port| {
            let mut command = Command::new(program.as_ref());
            command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
            let mut process = sandbox.spawn("nats", &mut command)?;
            let begin = Instant::now();
            while !greets(port) {
                if process.ended().is_some() || begin.elapsed() > PATIENCE {
                    return Err(Failure::Missing(format!(
                        "nats does not start: {}",
                        process.output()
                    )));
                }
                std::thread::sleep(LOOK_AGAIN);
            }
            Ok(Nats { process, port })
        })
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its process.
    pub fn pid(&self) -> u32 {
        self.process.id()
    }

    /// The address of a server behind this port.
    pub fn url(port: u16) -> String {
        format!("nats://127.0.0.1:{port}")
    }
}

/// Whether somebody who speaks NATS listens: the server speaks first.
fn greets(port: u16) -> bool {
    let Ok(stream) = TcpStream::connect(("127.0.0.1", port)) else { return false };
    let mut line = String::new();
    let read = stream
        .set_read_timeout(Some(Duration::from_secs(1)))
        .and_then(|()| BufReader::new(stream).read_line(&mut line));
    read.is_ok() && line.starts_with("INFO ")
}
