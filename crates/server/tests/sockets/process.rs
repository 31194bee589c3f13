//! A server in a process of its own: the test starts itself again as one.

#![allow(dead_code, reason = "each program uses a part of it")]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use bastide_server::{Server, asked_to_end};
use serde_json::Value;

use super::common::{Chair, Person, config};

/// Names the folder of the server that this program is to be.
const SERVE: &str = "BASTIDE_TEST_SERVE";

/// Serves until it is asked to end if this program was started as a server; returns at once if it is the
/// test.
pub async fn serve_if_told() {
    if let Ok(folder) = std::env::var(SERVE) {
        let mut config = config(Path::new(&folder));
        config.limits.sockets = 1000;
        let server = Server::start(config).await.unwrap();
        let end = asked_to_end();
        println!("{}", server.address());
        server.until(end).await;
        std::process::exit(0);
    }
}

/// A server in a process of its own, which ends with this value.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
}

impl Process {
    pub fn start(folder: &Path) -> Process {
        Process::with(folder, &[])
    }

    /// Starts a server with these variables in its environment.
    pub fn with(folder: &Path, variables: &[(&str, &Path)]) -> Process {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .env(SERVE, folder)
            .envs(variables.iter().copied())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        Process { child, address: line.trim().parse().unwrap() }
    }

    /// The memory of the process, in bytes.
    #[cfg(target_os = "linux")]
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
        line.trim().trim_end_matches(" kB").parse::<u64>().unwrap() * 1024
    }

    /// The same as `kill -9`.
    pub fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to end, and gives how long that took.
    pub fn ask_to_end(mut self) -> Duration {
        let begin = Instant::now();
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        assert!(self.child.wait().unwrap().success());
        begin.elapsed()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The one of two people who is asked.
pub async fn asked(chairs: &mut [Chair; 2]) -> &mut Chair {
    let player = chairs[0].view["decision"]["player"].as_u64().unwrap() as usize;
    let number = chairs.iter().position(|chair| chair.view["game"]["you"] == player);
    let chair = &mut chairs[number.unwrap()];
    assert!(chair.turn().await);
    chair
}

/// The actions of a game so far.
pub async fn actions(person: &Person, id: &str) -> Vec<Value> {
    let transcript = person.get(&format!("/api/games/{id}/transcript")).await.json();
    let moves = transcript["moves"].as_array().unwrap().iter();
    moves.filter(|entry| entry.get("type").is_some()).cloned().collect()
}
