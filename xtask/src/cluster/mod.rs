//! `cargo xtask cluster`: several nodes, PostgreSQL, NATS and a balancer on this machine, to look at.

mod balancer;
mod node;
mod relay;

use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::command::{cargo, target};
use crate::failure::Failure;
use crate::services::{Durability, Services};

pub use node::{Node, Storage};
pub use relay::Mode;

/// The name of the database that the nodes share.
pub const DATABASE: &str = "bastide";

/// What was asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Options {
    nodes: usize,
    port: u16,
    release: bool,
    /// What goes to `bastide serve`.
    serve: Vec<String>,
}

impl Options {
    pub fn parse(arguments: &[&str]) -> Result<Options, Failure> {
        let mut options = Options { nodes: 3, port: 8017, release: false, serve: Vec::new() };
        let mut words = arguments.iter();
        while let Some(word) = words.next() {
            match *word {
                "--nodes" => options.nodes = number("--nodes", words.next())?,
                "--port" => options.port = number("--port", words.next())?,
                "--release" => options.release = true,
                "--" => options.serve.extend(words.by_ref().map(|word| word.to_string())),
                unknown => {
                    return Err(Failure::Usage(format!("`cluster` has no option `{unknown}`")));
                }
            }
        }
        match options.nodes {
            1..=9 => Ok(options),
            _ => Err(Failure::Usage("--nodes takes a number from 1 to 9".to_string())),
        }
    }
}

/// The number that follows an option.
pub fn number<T: std::str::FromStr>(option: &str, word: Option<&&str>) -> Result<T, Failure> {
    let number = word.and_then(|word| word.parse().ok());
    number.ok_or_else(|| Failure::Usage(format!("{option} needs a number")))
}

/// Builds the server and gives its path.
pub fn build(root: &Path, release: bool) -> Result<PathBuf, Failure> {
    let mut arguments = vec!["build", "--package", "bastide-cli"];
    arguments.extend(release.then_some("--release"));
    cargo(root, &arguments)?;
    Ok(target(root).join(if release { "release/bastide" } else { "debug/bastide" }))
}

/// Starts everything and keeps it running until somebody presses Ctrl-C.
pub fn run(root: &Path, options: &Options) -> Result<(), Failure> {
    let program = build(root, options.release)?;
    let services = Services::start("cluster", Durability::Full)?;
    services.postgres.create(DATABASE)?;
    let mut nodes = Vec::new();
    for number in 0..options.nodes {
        let storage = Storage::shared(&services, DATABASE);
        let serve: Vec<&str> = options.serve.iter().map(String::as_str).collect();
        let mut node = Node::new(number, &program, storage, &serve)?;
        node.start(&services.sandbox, &[])?;
        node.wait_until_ready()?;
        nodes.push(node);
    }
    let ports: Vec<u16> = nodes.iter().map(Node::port).collect();
    balancer::open(("127.0.0.1", options.port), &ports)?;
    print!("{}", guide(&services, &nodes, options.port));
    keep_running(&services, &mut nodes)
}

/// Starts nodes again that were killed, so that whoever looks can kill the next one.
fn keep_running(services: &Services, nodes: &mut [Node]) -> Result<(), Failure> {
    loop {
        std::thread::sleep(Duration::from_secs(1));
        for node in nodes.iter_mut().filter_map(|node| node.has_failed().then_some(node)) {
            println!("{} is gone; it starts again in 5 seconds", node.name);
            std::thread::sleep(Duration::from_secs(5));
            node.start(&services.sandbox, &[])?;
            let pid = node.pid().unwrap_or_default();
            println!("{} is back: kill -9 {pid}", node.name);
        }
    }
}

/// What there is and what to do with it.
fn guide(services: &Services, nodes: &[Node], port: u16) -> String {
    let postgres = services.postgres.url(services.postgres.port(), DATABASE);
    let nats = crate::services::Nats::url(services.nats.port());
    let mut text = format!("\nPlay Bastide at http://localhost:{port}\n\n");
    text += &format!("  PostgreSQL  psql {postgres}\n  NATS        {nats}\n");
    for node in nodes {
        let (name, pid) = (&node.name, node.pid().unwrap_or_default());
        text += &format!("  {name}      {}  kill -9 {pid}, or kill -STOP {pid}\n", node.url());
    }
    text += &format!("  logs        {}\n", services.sandbox.folder().display());
    let urls: Vec<String> = nodes.iter().map(Node::url).collect();
    let pids: Vec<String> = nodes.iter().filter_map(Node::pid).map(|pid| pid.to_string()).collect();
    let parts = [
        ("nodes", pids.join(",")),
        ("postgres", services.postgres.pid().unwrap_or_default().to_string()),
        ("nats", services.nats.pid().to_string()),
    ];
    let parts = parts.map(|(name, pids)| format!("--pid {name}={pids}")).join(" ");
    text += &format!("  measure     bastide load {} {parts}\n", urls.join(" "));
    text + "\nKill a node: the page goes on at another one. A killed node comes back after 5 seconds.\n\
            Ctrl-C ends everything.\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read_and_nonsense_is_refused() {
        let words = ["--nodes", "5", "--port", "9000", "--", "--log", "warn"];
        let options = Options::parse(&words).expect("good");
        let serve = vec!["--log".to_string(), "warn".to_string()];
        assert_eq!(options, Options { nodes: 5, port: 9000, release: false, serve });
        for bad in [&["--nodes"][..], &["--nodes", "many"], &["--nodes", "0"], &["--node", "3"]] {
            assert!(matches!(Options::parse(bad), Err(Failure::Usage(_))), "{bad:?}");
        }
    }
}
