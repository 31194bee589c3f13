//! Clients that want the server to fall: silent, greedy, many, or made to look like somebody else.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;

use crate::common::{Answer, Chair, ENDS_WITHIN, Here, PATIENCE, request, two};

const HALF: &str = "GET /health HTTP/1.1\r\nhost: here\r\n";

/// A connection on which this is sent, and nothing more.
async fn connect(address: SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    // A server that has closed already may refuse it.
    let _ = stream.write_all(text.as_bytes()).await;
    stream
}

/// Everything that comes until the server closes.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = timeout(PATIENCE, stream.read_to_end(&mut bytes)).await.expect("an end");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Whether the server serves one more connection.
async fn is_served(address: SocketAddr) -> bool {
    let text = "GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    rest(connect(address, text).await).await.starts_with("HTTP/1.1 200")
}

async fn get(address: SocketAddr, path: &str) -> Answer {
    request(address, "GET", path, &[], "").await
}

/// The value of a metric.
async fn metric(address: SocketAddr, name: &str) -> u64 {
    let text = get(address, "/metrics").await.text;
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().unwrap()
}

/// Waits until something holds.
async fn eventually(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begin = Instant::now();
    while !holds().await {
        assert!(begin.elapsed() < PATIENCE, "{what}");
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_reader_who_falls_behind_gets_one_whole_view() {
    // No change fits into so little.
    let here = Here::with(|config| config.limits.outbox = 300).await;
    let (_, _, _, mut at_ann, mut at_bob) = two(&here).await;
    let version = at_ann.play(0).await;
    at_bob.see("the move", |view| view["version"] == version).await;
    let version = at_ann.play(0).await;
    at_bob.see("the next move", |view| view["version"] == version).await;
    assert_eq!((at_ann.changes.len(), at_bob.changes.len()), (0, 0), "only whole views");
}

#[tokio::test]
async fn watchers_see_the_same_and_players_what_is_theirs() {
    let here = Here::start().await;
    let (id, ann, _, mut at_ann, _at_bob) = two(&here).await;
    at_ann.play(0).await;
    let eve = here.person("Eve").await;
    let (at_eve, nobody) = (eve.sit(&id).await, Chair::open(here.address, &id, &[]).await.unwrap());
    assert_eq!(at_eve.view, nobody.view);
    assert!(at_eve.view["game"]["you"].is_null());
    let again = ann.sit(&id).await;
    assert_eq!(again.view["game"]["you"], 0);
    assert_eq!(again.view["can_undo"], at_ann.view["can_undo"]);
    assert_ne!(again.view["legal"].as_array().unwrap().len(), 0);
}

#[tokio::test]
async fn many_watchers_throw_nobody_out_and_are_announced_once_a_second() {
    let here = Here::with(|config| config.limits.sockets = 1000).await;
    let (id, _, _, mut at_ann, _at_bob) = two(&here).await;
    let begin = Instant::now();
    let watchers = join_all((0..300).map(|_| Chair::open(here.address, &id, &[]))).await;
    let mut announced = 0;
    while at_ann.next().await.is_ok_and(|message| message["sockets"] != 302) {
        announced += 1;
    }
    let seconds = begin.elapsed().as_secs();
    assert!(announced <= seconds + 1, "{announced} messages in {seconds} s");
    let version = at_ann.play(0).await;
    for watcher in watchers {
        watcher.unwrap().see("the move", |view| view["version"] == version).await;
    }
}

#[tokio::test]
async fn half_requests_and_idle_connections_are_closed() {
    // Whoever means well has said all of it by then, on a busy machine too.
    let here = Here::with(|config| config.limits.head_time = Duration::from_secs(2)).await;
    let half = join_all((0..100).map(|_| connect(here.address, HALF))).await;
    let silent = connect(here.address, "").await;
    let idle = connect(here.address, &format!("{HALF}\r\n")).await;
    assert!(is_served(here.address).await);
    for stream in half {
        rest(stream).await;
    }
    assert_eq!(rest(silent).await, "");
    assert!(rest(idle).await.starts_with("HTTP/1.1 200"), "the request, and then the end");
}

#[tokio::test]
async fn a_body_that_never_comes_is_given_up() {
    let here = Here::with(|config| config.limits.request_time = Duration::from_secs(2)).await;
    let text = "POST /api/me HTTP/1.1\r\nhost: here\r\ncontent-length: 10\r\n\r\n{";
    let ann = here.person("Ann").await;
    let text = text.replace("host: here", &format!("host: here\r\ncookie: {}", ann.cookie));
    let stream = connect(here.address, &text).await;
    assert!(rest(stream).await.starts_with("HTTP/1.1 408"));
}

#[tokio::test]
async fn an_answer_that_nobody_takes_is_given_up() {
    let here = Here::with(|config| config.limits.request_time = Duration::from_secs(2)).await;
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_recv_buffer_size(4096).unwrap();
    let mut stream = socket.connect(here.address).await.unwrap();
    // Far more than the system keeps for a connection.
    let asked = "GET /api/openapi.json HTTP/1.1\r\nhost: here\r\n\r\n".repeat(500);
    stream.write_all(asked.as_bytes()).await.unwrap();
    // Only the one that asks is left.
    eventually("the connection ends", async || {
        metric(here.address, "bastide_connections").await == 1
    })
    .await;
}

/// Fills the connections of a server, looks whether the host can still see it, and hangs up.
async fn check_limit(here: Here, most: usize) {
    let admin = here.server.admin_address().unwrap();
    let held = join_all((0..most).map(|_| connect(here.address, HALF))).await;
    eventually("all are held", async || {
        metric(admin, "bastide_connections").await == most as u64 + 1
    })
    .await;
    assert!(!is_served(here.address).await, "one too many");
    assert!(is_served(admin).await, "the host gets in");
    assert_eq!(metric(admin, "bastide_connections_refused_total").await, 1);
    drop(held);
    eventually("there is room again", async || is_served(here.address).await).await;
}

#[tokio::test]
async fn an_address_has_a_limit_of_connections_and_the_host_still_gets_in() {
    let here = Here::with(|config| {
        config.admin = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        config.limits.connections = 8;
    });
    check_limit(here.await, 8).await;
}

#[tokio::test]
async fn all_connections_have_a_limit_and_the_host_still_gets_in() {
    let here = Here::with(|config| {
        config.admin = Some(SocketAddr::from(([127, 0, 0, 1], 0)));
        config.connections = 8;
    });
    check_limit(here.await, 8).await;
}

#[tokio::test]
async fn a_socket_counts_as_a_connection_until_it_closes() {
    let here = Here::start().await;
    let (.., at_ann, _at_bob) = two(&here).await;
    assert_eq!(metric(here.address, "bastide_connections").await, 3);
    drop(at_ann);
    eventually("one is closed", async || metric(here.address, "bastide_connections").await == 2)
        .await;
}

#[tokio::test]
async fn metrics_are_only_where_the_host_looks() {
    let admin = SocketAddr::from(([127, 0, 0, 1], 0));
    let here = Here::with(|config| config.admin = Some(admin)).await;
    let admin = here.server.admin_address().unwrap();
    assert_eq!(get(here.address, "/metrics").await.status, 404);
    assert_eq!(get(here.address, "/health").await.status, 200);
    assert_eq!(get(admin, "/metrics").await.status, 200);
    assert_eq!(get(admin, "/health").await.status, 200);
    assert_eq!(get(admin, "/api/me").await.status, 404);
}

#[tokio::test]
async fn the_time_to_answer_moves_is_measured() {
    let here = Here::start().await;
    let (.., mut at_ann, _at_bob) = two(&here).await;
    assert_eq!(metric(here.address, "bastide_move_seconds_count").await, 0);
    at_ann.play(0).await;
    assert_eq!(metric(here.address, "bastide_move_seconds_count").await, 1);
}

#[tokio::test]
async fn frames_of_every_kind_count() {
    let here = Here::start().await;
    let (id, _, bob, mut at_ann, _at_bob) = two(&here).await;
    let empty = Vec::new();
    let frames = [
        Message::binary(empty.clone()),
        Message::Ping(empty.clone().into()),
        Message::Pong(empty.into()),
    ];
    for frame in frames {
        let mut chair = bob.sit(&id).await;
        for _ in 0..300 {
            chair.send_message(frame.clone()).await;
        }
        let code = loop {
            if let Err(code) = chair.next().await {
                break code;
            }
        };
        assert!(matches!(code, Some(CloseCode::Policy) | None), "{frame:?}: {code:?}");
    }
    at_ann.play(0).await;
}

#[tokio::test]
async fn reading_has_limits_too() {
    let here = Here::with(|config| config.limits.reads = (3, 0)).await;
    for _ in 0..3 {
        assert_eq!(get(here.address, "/api/catalogue").await.status, 200);
    }
    let answer = get(here.address, "/api/catalogue").await;
    assert_eq!((answer.status, answer.refused().as_str()), (429, "too-fast"));
}

#[tokio::test]
async fn the_addresses_of_an_ipv6_network_share_their_limits() {
    let here = Here::with(|config| {
        config.behind_proxy = true;
        config.limits.reads = (2, 0);
    })
    .await;
    let ask = async |from: &str| {
        let headers = [("x-forwarded-for", from)];
        request(here.address, "GET", "/api/catalogue", &headers, "").await.status
    };
    assert_eq!(ask("2001:db8::1").await, 200);
    assert_eq!(ask("2001:db8::2").await, 200);
    assert_eq!(ask("2001:db8::3").await, 429);
    assert_eq!(ask("2001:db8:0:1::1").await, 200);
}

#[tokio::test]
async fn requests_for_other_hosts_are_refused() {
    let origin = "https://play.example".to_owned();
    let here = Here::with(|config| config.origins = vec![origin]).await;
    let ask = async |path: &str, host: &str| {
        let text = format!("GET {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        rest(connect(here.address, &text).await).await[9..12].to_owned()
    };
    assert_eq!(ask("/api/catalogue", "play.example").await, "200");
    assert_eq!(ask("/api/catalogue", "evil.example").await, "403");
    assert_eq!(ask("/health", "127.0.0.1").await, "200");
    assert_eq!(ask("/health", "evil.example").await, "403");
}

#[tokio::test]
async fn browsers_are_told_to_come_back_over_tls_alone() {
    for secure in [false, true] {
        let here = Here::with(|config| config.secure_cookies = secure).await;
        let answer = get(here.address, "/api/catalogue").await;
        let told = answer.header("strict-transport-security");
        assert_eq!(told, secure.then_some("max-age=31536000"));
    }
}

/// A log that is read by a test.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[tokio::test]
async fn invitations_are_not_in_the_log() {
    let log = Log::default();
    let writer = log.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::DEBUG)
        .with_writer(move || writer.clone())
        .finish();
    let _logging = tracing::subscriber::set_default(subscriber);
    let here = Here::start().await;
    let (ann, bob) = (here.person("Ann").await, here.person("Bob").await);
    let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
    let (id, invite) = ann.create(json!({ "seats": seats, "public": false })).await;
    bob.get(&format!("/g/{id}?invite={invite}")).await;
    assert_eq!(bob.join(&id, &invite).await.status, 200);
    let log = String::from_utf8(log.0.lock().unwrap().clone()).unwrap();
    assert!(log.contains(&format!("/g/{id}")), "the log has requests: {log}");
    assert!(!log.contains(&invite), "{log}");
}

#[tokio::test]
async fn a_server_stops_whoever_stays() {
    let here = Here::with(|config| config.limits.messages_per_second = 100_000).await;
    let (id, _, bob, mut at_ann, _silent) = two(&here).await;
    let _half = join_all((0..20).map(|_| connect(here.address, HALF))).await;
    // Somebody who asks for more than the system keeps for a connection, and reads nothing.
    let mut greedy = bob.sit(&id).await;
    for _ in 0..5_000 {
        greedy.send(json!({ "type": "resync" })).await;
    }
    let begin = Instant::now();
    here.server.stop().await;
    assert!(begin.elapsed() < ENDS_WITHIN, "{:?}", begin.elapsed());
    let code = loop {
        if let Err(code) = at_ann.next().await {
            break code;
        }
    };
    assert_eq!(code, Some(CloseCode::Away));
}
