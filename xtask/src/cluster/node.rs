//! A node: a process of `bastide serve` that can be killed, paused, cut off and started again.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use super::balancer::is_ready;
use super::relay::Link;
use crate::command::free_port;
use crate::failure::Failure;
use crate::services::{LOOK_AGAIN, Nats, Process, Sandbox, Services};

/// How long a node may take until it is ready.
const PATIENCE: Duration = Duration::from_secs(60);

/// Where a node keeps its games.
pub enum Storage {
    /// In a folder of its own, alone.
    Folder(PathBuf),
    /// In PostgreSQL, with other nodes.
    Shared { database: String, bus: String },
    /// The same, through links that can be cut.
    Linked { postgres: Link, nats: Link, database: String },
}

impl Storage {
    /// Games that all nodes share.
    pub fn shared(services: &Services, database: &str) -> Storage {
        let database = services.postgres.url(services.postgres.port(), database);
        Storage::Shared { database, bus: Nats::url(services.nats.port()) }
    }

    /// Games that all nodes share, for a node that is to be cut from them.
    pub fn linked(services: &Services, database: &str) -> Result<Storage, Failure> {
        let postgres = Link::open(services.postgres.port())?;
        let nats = Link::open(services.nats.port())?;
        let database = services.postgres.url(postgres.port(), database);
        Ok(Storage::Linked { postgres, nats, database })
    }

    fn arguments(&self) -> Vec<String> {
        let words = |words: &[&str]| words.iter().map(|word| word.to_string()).collect();
        match self {
            Storage::Folder(folder) => words(&["--data", &folder.display().to_string()]),
            Storage::Shared { database, bus } => words(&["--database", database, "--bus", bus]),
            Storage::Linked { nats, database, .. } => {
                words(&["--database", database, "--bus", &Nats::url(nats.port())])
            }
        }
    }
}

/// A node, running or not.
pub struct Node {
    pub name: String,
    pub storage: Storage,
    program: PathBuf,
    options: Vec<String>,
    port: u16,
    process: Option<Process>,
    /// Whether the process that runs now has ever been ready.
    was_ready: bool,
}

impl Node {
    /// A node that is not running yet. The options go to `bastide serve`.
    pub fn new(
        number: usize,
        program: &Path,
        storage: Storage,
        options: &[&str],
    ) -> Result<Node, Failure> {
        let name = format!("node-{}", number + 1);
        let options = options.iter().map(|option| option.to_string()).collect();
        let (program, port) = (program.to_path_buf(), free_port()?);
        Ok(Node { name, storage, program, options, port, process: None, was_ready: false })
    }

    /// Starts the process, with these variables in its environment.
    pub fn start(
        &mut self,
        sandbox: &Sandbox,
        variables: &[(String, String)],
    ) -> Result<(), Failure> {
        let mut command = Command::new(&self.program);
        command.args(["serve", "--bind", "127.0.0.1", "--port", &self.port.to_string()]);
        command.args(self.storage.arguments()).args(&self.options);
        command.envs(variables.iter().map(|(name, value)| (name, value)));
        self.process = Some(sandbox.spawn(&self.name, &mut command)?);
        self.was_ready = false;
        Ok(())
    }

    /// Waits until the node takes connections.
    pub fn wait_until_ready(&mut self) -> Result<(), Failure> {
        let begin = Instant::now();
        while !self.is_ready() {
            if self.has_failed() || begin.elapsed() > PATIENCE {
                return Err(Failure::Verdict(format!(
                    "{} does not start: {}",
                    self.name,
                    self.said()
                )));
            }
            std::thread::sleep(LOOK_AGAIN);
        }
        Ok(())
    }

    /// Whether the process has ended by itself.
    pub fn has_failed(&mut self) -> bool {
        self.process.as_mut().is_some_and(|process| process.ended().is_some())
    }

    /// Whether the node takes connections.
    pub fn is_ready(&mut self) -> bool {
        let is_ready = is_ready(self.port);
        self.was_ready |= is_ready;
        is_ready
    }

    /// Whether the process has ended by itself before it was ready: it could not start.
    pub fn could_not_start(&mut self) -> bool {
        !self.was_ready && self.has_failed()
    }

    /// The end of what it has written to its log.
    pub fn said(&self) -> String {
        let log = self.process.as_ref().map(Process::output).unwrap_or_default();
        let lines: Vec<&str> = log.lines().collect();
        lines[lines.len().saturating_sub(20)..].join("\n")
    }

    /// The same as `kill -9`.
    pub fn kill(&mut self) {
        self.process = None;
    }

    /// Sends a signal, such as `STOP`.
    pub fn signal(&self, name: &str) {
        if let Some(process) = &self.process {
            process.signal(name);
        }
    }

    /// Waits for the end of a node that was asked to end, and says whether it came in time.
    pub fn has_ended_within(&mut self, patience: Duration) -> bool {
        let ended = self.process.as_mut().is_none_or(|process| process.wait(patience).is_some());
        self.process = None;
        ended
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Its address for clients.
    pub fn url(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Its process.
    pub fn pid(&self) -> Option<u32> {
        self.process.as_ref().map(Process::id)
    }
}
