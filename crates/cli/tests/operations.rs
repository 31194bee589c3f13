//! What hosts rely on: the files in `deploy` fit the program, and no secret gets into the log.

mod common;

use std::collections::BTreeSet;
use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::Stdio;

use common::{Serving, bastide, new_folder, run};
use serde_json::Value;

/// A file of the repository.
fn file(path: &str) -> String {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(root.join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The words of a text that begin with two dashes, as options do.
fn options(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| sign.is_whitespace() || "\"',[]`=".contains(sign));
    let options = words.filter(|word| word.len() > 2 && word.starts_with("--"));
    options.map(str::to_owned).collect()
}

#[test]
fn every_option_in_the_files_for_hosts_exists() {
    let help = String::from_utf8(run(&mut bastide(&["serve", "--help"])).stdout).unwrap();
    let known = options(&help);
    for variable in ["BASTIDE_DATABASE", "BASTIDE_BUS"] {
        assert!(help.contains(variable) && file("deploy/compose.yaml").contains(variable));
    }
    let serve_lines = |path: &str, start: &str| {
        let text = file(path);
        let lines: Vec<&str> = text.lines().filter(|line| line.contains(start)).collect();
        assert!(!lines.is_empty(), "{path} has no line with {start}");
        lines.join("\n")
    };
    for (path, start) in [
        ("deploy/Dockerfile", "ENTRYPOINT"),
        ("deploy/Dockerfile", "CMD [\"--data\""),
        ("deploy/compose.yaml", "command: "),
        ("deploy/bastide.service", "ExecStart="),
        ("deploy/bastide.service", "BASTIDE_OPTIONS=--"),
        ("docs/hosting.md", "bastide serve --"),
    ] {
        let used = options(&serve_lines(path, start));
        let unknown: Vec<&String> = used.difference(&known).collect();
        assert!(unknown.is_empty() && !used.is_empty(), "{path}: {unknown:?}");
    }
}

#[test]
fn the_files_for_hosts_agree_on_names_and_ports() {
    let (docker, compose) = (file("deploy/Dockerfile"), file("deploy/compose.yaml"));
    let nginx = file("deploy/nginx.conf");
    assert!(docker.contains("EXPOSE 8017 9017") && docker.contains("/127.0.0.1/9017;"));
    assert!(docker.contains("\"--port\", \"8017\"") && docker.contains("0.0.0.0:9017"));
    for node in ["node-1", "node-2", "node-3"] {
        assert!(compose.contains(&format!("  {node}: *node")), "{node}");
        assert!(nginx.contains(&format!("server {node}:8017 ")), "{node}");
    }
    assert!(compose.contains("./nginx.conf:") && compose.contains("dockerfile: deploy/Dockerfile"));
    assert!(compose.contains("nats://nats:4222") && compose.contains("@postgres/bastide"));
    // What is copied into the image is in the repository.
    for copied in ["web/package.json", "web/package-lock.json"] {
        assert!(docker.contains(copied) && !file(copied).is_empty());
    }
    let version = file("Cargo.toml");
    let version = version.lines().find_map(|line| line.strip_prefix("rust-version = ")).unwrap();
    assert!(docker.contains(&format!("FROM rust:{}-", version.trim_matches('"'))), "{version}");
}

/// Sends a request and gives the whole answer.
fn ask(url: &str, head: &str, body: &str) -> String {
    let address = url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let common = format!("host: {address}\r\nconnection: close\r\ncontent-length: {}", body.len());
    write!(stream, "{head}\r\n{common}\r\n\r\n{body}").unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}

/// What stands between two texts.
fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let rest = text.split_once(before).unwrap_or_else(|| panic!("no {before} in {text}")).1;
    rest.split_once(after).unwrap().0
}

#[test]
fn a_log_of_everything_is_json_and_has_no_secrets() {
    let data = new_folder("secrets");
    let mut serve = bastide(&["serve", "--port", "0", "--log", "trace", "--log-format", "json"]);
    let server = serve.arg("--data").arg(&data).stderr(Stdio::piped());
    let mut server = Serving::with(server);
    let mut log = server.process.stderr.take().unwrap();
    let reader = std::thread::spawn(move || {
        let mut text = String::new();
        log.read_to_string(&mut text).unwrap();
        text
    });
    let me = ask(&server.url, "GET /api/me HTTP/1.1", "");
    let key = between(&me, "bastide_guest=", ";").to_owned();
    let cookie = format!("cookie: bastide_guest={key}\r\ncontent-type: application/json");
    let wish = r#"{"seats":[{"kind":"me"},{"kind":"open"}]}"#;
    let made = ask(&server.url, &format!("POST /api/games HTTP/1.1\r\n{cookie}"), wish);
    let invite = between(&made, "invite=", "\"").to_owned();
    let id = between(&made, "\"id\":\"", "\"").to_owned();
    let friend = ask(&server.url, "GET /api/me HTTP/1.1", "");
    let other = between(&friend, "bastide_guest=", ";").to_owned();
    let cookie = format!("cookie: bastide_guest={other}\r\ncontent-type: application/json");
    let join = format!("POST /api/games/{id}/join HTTP/1.1\r\n{cookie}");
    let joined = ask(&server.url, &join, &format!(r#"{{"invite":"{invite}"}}"#));
    assert!(joined.starts_with("HTTP/1.1 200"), "{joined}");
    ask(&server.url, &format!("GET /games/{id}?invite={invite} HTTP/1.1\r\n{cookie}"), "");
    let wrong = format!("{join}\r\nx-wrong: 1");
    ask(&server.url, &wrong, &format!(r#"{{"invite":"{invite}","#));
    server.process.kill().unwrap();
    let log = reader.join().unwrap();

    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let messages: Vec<&str> = lines.iter().filter_map(|line| line["message"].as_str()).collect();
    assert!(
        messages.contains(&"a new table") && messages.contains(&"a game begins"),
        "{messages:?}"
    );
    assert!(lines.iter().any(|line| line["table"] == id.as_str()), "events have their fields");
    assert!(key.len() >= 32 && other.len() >= 32 && invite.len() >= 16);
    for (secret, what) in
        [(&key, "a session key"), (&other, "a session key"), (&invite, "an invitation")]
    {
        let leak = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(leak, None, "{what} is in the log");
    }
}
