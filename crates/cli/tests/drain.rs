//! SIGTERM at a node of several: nobody new is let in, those who are there play on for a while, and then each is told
//! when to come back, to another node.

mod common;

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use common::{Serving, ask, between, database, service};

/// A frame that the server sends: its opcode and what is in it.
fn frame(socket: &mut TcpStream) -> (u8, Vec<u8>) {
    let mut read = |length: usize| {
        let mut bytes = vec![0; length];
        socket.read_exact(&mut bytes).expect("a frame");
        bytes
    };
    let head = read(2);
    let length = match head[1] {
        126 => u16::from_be_bytes(read(2).try_into().unwrap()) as usize,
        127 => u64::from_be_bytes(read(8).try_into().unwrap()) as usize,
        short => short as usize,
    };
    (head[0] & 0x0f, read(length))
}

const CLOSE: u8 = 8;

/// For how long people play on.
const DRAIN: Duration = Duration::from_secs(6);

/// A socket at a game, or the status by which it is refused.
fn open(url: &str, id: &str, cookie: &str) -> Result<TcpStream, String> {
    let address = url.strip_prefix("http://").unwrap();
    let mut socket = TcpStream::connect(address).unwrap();
    socket.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let upgrade = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                   sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==";
    let head = format!("GET /ws/games/{id} HTTP/1.1\r\nhost: {address}\r\n{cookie}\r\n{upgrade}");
    write!(socket, "{head}\r\n\r\n").unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"\r\n\r\n") {
        let mut byte = [0];
        socket.read_exact(&mut byte).expect("an answer");
        answer.push(byte[0]);
    }
    let answer = String::from_utf8(answer).unwrap();
    let status = answer.split(' ').nth(1).unwrap().to_owned();
    if status == "101" { Ok(socket) } else { Err(status) }
}

#[test]
fn a_node_that_is_asked_to_end_tells_everybody_when_to_come_back() {
    let Some((database, bus)) = database("drain").zip(service("BASTIDE_NATS")) else { return };
    let options = ["--database", &database, "--bus", &bus, "--log", "warn", "--drain", "6"];
    let (near, far) = (Serving::start(&options), Serving::start(&options));
    let me = ask(&near.url, "GET /api/me HTTP/1.1", "");
    let cookie = format!("cookie: bastide_guest={}", between(&me, "bastide_guest=", ";"));
    let head = format!("POST /api/games HTTP/1.1\r\n{cookie}\r\ncontent-type: application/json");
    let made = ask(&near.url, &head, r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#);
    let id = between(&made, "\"id\":\"", "\"");
    let mut sockets: Vec<TcpStream> =
        (0..8).map(|_| open(&near.url, id, &cookie).expect("a socket")).collect();

    let begin = Instant::now();
    near.terminate();
    let ready = || ask(&near.url, "GET /health/ready HTTP/1.1", "");
    while !ready().contains("stopping") {
        assert!(begin.elapsed() < Duration::from_secs(2), "it says so at once");
    }
    assert!(ready().starts_with("HTTP/1.1 503"));
    assert_eq!(open(&near.url, id, &cookie).err().as_deref(), Some("503"));
    let mut delays = Vec::new();
    for socket in &mut sockets {
        let reason = loop {
            let (code, content) = frame(socket);
            if code == CLOSE {
                assert_eq!(content[..2], 1001_u16.to_be_bytes());
                break String::from_utf8(content[2..].to_vec()).unwrap();
            }
        };
        assert!(begin.elapsed() >= DRAIN, "people play on for as long as it says");
        let delay = reason.strip_prefix("stopping ").unwrap_or_else(|| panic!("{reason}"));
        delays.push(delay.parse::<u32>().unwrap());
    }
    delays.sort_unstable();
    delays.dedup();
    assert!(delays.len() > 1 && delays.iter().all(|delay| *delay < 2000), "{delays:?}");
    drop(sockets);
    let mut near = near;
    assert!(near.process.wait().unwrap().success());

    let mut back = open(&far.url, id, &cookie).expect("a socket at the other node");
    let (_, first) = frame(&mut back);
    assert!(String::from_utf8_lossy(&first).contains("\"type\":\"view\""));
}
