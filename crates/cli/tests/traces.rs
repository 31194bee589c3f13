//! `bastide serve --traces`: a collector is sent what takes time, as OTLP, and nothing that is secret.

mod common;

use std::io::{Read, Write};
use std::net::{TcpListener, TcpStream};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use common::{Serving, ask, bastide, between, new_folder, run};
use opentelemetry_proto::tonic::collector::trace::v1::ExportTraceServiceRequest;
use opentelemetry_proto::tonic::trace::v1::Span;
use prost::Message;

/// A collector on a free port: its address, and the heads and bodies of what it is sent.
fn collector() -> (String, Receiver<(String, Vec<u8>)>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let url = format!("http://{}", listener.local_addr().unwrap());
    let (sender, receiver) = channel();
    std::thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let sender = sender.clone();
            std::thread::spawn(move || collect(stream, &sender));
        }
    });
    (url, receiver)
}

/// Takes requests from a connection until it ends.
fn collect(mut stream: TcpStream, to: &Sender<(String, Vec<u8>)>) {
    loop {
        let mut head = Vec::new();
        while !head.ends_with(b"\r\n\r\n") {
            let mut byte = [0];
            if stream.read_exact(&mut byte).is_err() {
                return;
            }
            head.push(byte[0]);
        }
        let head = String::from_utf8(head).unwrap().to_lowercase();
        let length = between(&head, "content-length: ", "\r\n").parse().unwrap();
        let mut body = vec![0; length];
        stream.read_exact(&mut body).unwrap();
        let _ = to.send((head, body));
        stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").unwrap();
    }
}

/// All spans in what was sent.
fn spans(sent: &[(String, Vec<u8>)]) -> Vec<Span> {
    let requests =
        sent.iter().map(|(_, body)| ExportTraceServiceRequest::decode(&body[..]).unwrap());
    let resources = requests.flat_map(|request| request.resource_spans);
    resources.flat_map(|it| it.scope_spans).flat_map(|it| it.spans).collect()
}

#[test]
fn a_collector_sees_requests_moves_commits_and_bots_and_no_secret() {
    let (url, sent) = collector();
    let data = new_folder("traces").display().to_string();
    let options = ["--data", &data, "--log", "warn", "--bot-pause", "0", "--traces", &url];
    let server = Serving::start(&options);
    let me = ask(&server.url, "GET /api/me HTTP/1.1", "");
    let key = between(&me, "bastide_guest=", ";").to_owned();
    let cookie = format!("cookie: bastide_guest={key}\r\ncontent-type: application/json");
    let wish = r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#;
    let made = ask(&server.url, &format!("POST /api/games HTTP/1.1\r\n{cookie}"), wish);
    let invite = between(&made, "invite=", "\"").to_owned();
    let id = between(&made, "\"id\":\"", "\"").to_owned();
    ask(&server.url, &format!("GET /games/{id}?invite={invite} HTTP/1.1\r\n{cookie}"), "");
    let load = ["load", &server.url, "--games=1", "--bots=1", "--seconds=1", "--think=20"];
    run(&mut bastide(&[&load[..], &["--level=odile"]].concat()));
    assert!(server.stop().success());

    let mut all = Vec::new();
    while let Ok(one) = sent.recv_timeout(Duration::from_millis(200)) {
        all.push(one);
    }
    let is_right = |head: &String| {
        head.starts_with("post /v1/traces ") && head.contains("application/x-protobuf")
    };
    assert!(!all.is_empty() && all.iter().all(|(head, _)| is_right(head)), "{all:?}");
    let spans = spans(&all);
    let named = |name: &str| spans.iter().filter(|span| span.name == name).collect::<Vec<_>>();
    for name in [
        "GET /api/me",
        "POST /api/games",
        "GET page",
        "GET /api/games/{id}/view",
        "move",
        "decide",
        "append",
        "publish",
        "commit",
        "bot-move",
        "think",
    ] {
        assert!(!named(name).is_empty(), "no {name} in {:?}", names(&spans));
    }
    let parent = |span: &Span| spans.iter().find(|it| it.span_id == span.parent_span_id);
    let inside = |name: &str, outer: &str| {
        named(name).iter().any(|span| parent(span).is_some_and(|parent| parent.name == outer))
    };
    for (inner, outer) in [
        ("decide", "move"),
        ("append", "move"),
        ("publish", "move"),
        ("think", "bot-move"),
        ("append", "bot-move"),
    ] {
        assert!(inside(inner, outer), "no {inner} in {outer}: {:?}", names(&spans));
    }
    let status = |span: &&Span| {
        let found = span.attributes.iter().find(|it| it.key == "http.response.status_code");
        format!("{found:?}").contains("201")
    };
    assert!(named("POST /api/games").iter().any(status), "{:?}", named("POST /api/games"));
    assert!(spans.iter().all(|span| span.end_time_unix_nano >= span.start_time_unix_nano));
    for (secret, what) in [(key, "a session key"), (invite, "an invitation")] {
        let has = |body: &Vec<u8>| body.windows(secret.len()).any(|part| part == secret.as_bytes());
        assert!(secret.len() >= 16 && !all.iter().any(|(_, body)| has(body)), "{what} is sent");
    }
}

fn names(spans: &[Span]) -> Vec<&str> {
    let mut names: Vec<&str> = spans.iter().map(|span| span.name.as_str()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

#[test]
fn a_collector_that_is_not_there_harms_nobody() {
    let data = new_folder("no-collector").display().to_string();
    let server =
        Serving::start(&["--data", &data, "--log", "warn", "--traces", "http://127.0.0.1:1"]);
    server.play(1);
    assert!(server.stop().success());
    let wrong = bastide(&["serve", "--traces", "localhost"]).output().unwrap();
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("http://host:4318"));
}
