//! A small balancer: one address for several nodes. It asks each node whether it is ready, and gives each new
//! connection to the next one that is. A connection stays with its node until one of them goes.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use super::relay;
use crate::failure::Failure;

/// How often a node is asked whether it is ready.
const ASK_AGAIN: Duration = Duration::from_millis(300);

/// How long it may take to answer.
const PATIENCE: Duration = Duration::from_secs(2);

/// A node as the balancer knows it.
struct Known {
    port: u16,
    ready: AtomicBool,
}

/// Balances in the background until the process ends; the address is where.
pub fn open(address: (&str, u16), nodes: &[u16]) -> Result<SocketAddr, Failure> {
    let failed = |error| Failure::Io(format!("the balancer on port {}", address.1), error);
    let listener = TcpListener::bind(address).map_err(failed)?;
    let open = listener.local_addr().map_err(failed)?;
    let known = |port: &u16| Known { port: *port, ready: AtomicBool::new(is_ready(*port)) };
    let nodes: Arc<Vec<Known>> = Arc::new(nodes.iter().map(known).collect());
    for number in 0..nodes.len() {
        let nodes = nodes.clone();
        thread::spawn(move || {
            loop {
                thread::sleep(ASK_AGAIN);
                let node = &nodes[number];
                node.ready.store(is_ready(node.port), Ordering::Relaxed);
            }
        });
    }
    thread::spawn(move || {
        let next = AtomicUsize::new(0);
        for client in listener.incoming().flatten() {
            if let Some(server) = choose(&nodes, next.fetch_add(1, Ordering::Relaxed)) {
                relay::connect(client, server);
            }
        }
    });
    Ok(open)
}

/// A connection to a node that is ready, beginning with this one.
fn choose(nodes: &[Known], first: usize) -> Option<TcpStream> {
    let in_turn = (0..nodes.len()).map(|step| &nodes[(first + step) % nodes.len()]);
    let mut ready = in_turn.filter(|node| node.ready.load(Ordering::Relaxed));
    ready.find_map(|node| TcpStream::connect(("127.0.0.1", node.port)).ok())
}

/// Whether the node on a port says that it is ready.
pub fn is_ready(port: u16) -> bool {
    status(port, "/health/ready") == Some(200)
}

/// The status of a page of the node on a port.
fn status(port: u16, path: &str) -> Option<u16> {
    let address = SocketAddr::from(([127, 0, 0, 1], port));
    let mut stream = TcpStream::connect_timeout(&address, PATIENCE).ok()?;
    stream.set_read_timeout(Some(PATIENCE)).ok()?;
    let host = format!("host: localhost:{port}\r\nconnection: close");
    stream.write_all(format!("GET {path} HTTP/1.1\r\n{host}\r\n\r\n").as_bytes()).ok()?;
    let mut head = [0; 12];
    stream.read_exact(&mut head).ok()?;
    std::str::from_utf8(&head).ok()?.strip_prefix("HTTP/1.1 ")?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A node that is ready, and says its letter to everybody who asks for something else.
    fn node(letter: char) -> u16 {
        let listener = TcpListener::bind(("127.0.0.1", 0)).expect("a port");
        let port = listener.local_addr().expect("an address").port();
        thread::spawn(move || {
            for mut stream in listener.incoming().flatten() {
                let mut request = [0; 512];
                let read = stream.read(&mut request).unwrap_or(0);
                let is_check = request[..read].starts_with(b"GET /health/ready ");
                let answer =
                    if is_check { "HTTP/1.1 200 OK\r\n\r\n".to_string() } else { letter.into() };
                let _ = stream.write_all(answer.as_bytes());
            }
        });
        port
    }

    fn ask(address: SocketAddr) -> String {
        let mut stream = TcpStream::connect(address).expect("connects");
        stream.write_all(b"GET /").expect("writes");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("reads");
        answer
    }

    #[test]
    fn connections_go_round_and_leave_out_who_is_not_ready() {
        let nobody = crate::command::free_port().expect("a port");
        let address = open(("127.0.0.1", 0), &[node('a'), nobody, node('b')]).expect("opens");
        let mut answers: Vec<String> = (0..6).map(|_| ask(address)).collect();
        answers.sort();
        assert_eq!(answers.len(), 6);
        assert!(answers.first().is_some_and(|answer| answer == "a"), "{answers:?}");
        assert!(answers.last().is_some_and(|answer| answer == "b"), "{answers:?}");
    }
}
