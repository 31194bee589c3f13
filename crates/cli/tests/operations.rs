//! What hosts rely on: the files in `deploy` fit the program, and no secret gets into the log.

mod common;

use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};

use common::{Serving, ask, bastide, between, has_program, new_folder, run, service};
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

/// Does everything in which there is a secret at a server with these options, and gives the log of all levels with the
/// secrets and the game.
fn log_with_secrets(arguments: &[&str]) -> (String, Vec<(String, &'static str)>, String) {
    let mut serve = bastide(&["serve", "--port", "0", "--log", "trace", "--log-format", "json"]);
    let server = serve.args(arguments).stderr(Stdio::piped());
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
    assert!(key.len() >= 32 && other.len() >= 32 && invite.len() >= 16);
    let keys = [(key, "a session key"), (other, "a session key")];
    (log, keys.into_iter().chain([(invite, "an invitation")]).collect(), id)
}

fn assert_has_none(log: &str, secrets: &[(String, &str)]) {
    for (secret, what) in secrets {
        let leak = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(leak, None, "{what} is in the log");
    }
}

#[test]
fn a_log_of_everything_is_json_and_has_no_secrets() {
    let data = new_folder("secrets").display().to_string();
    let (log, secrets, id) = log_with_secrets(&["--data", &data]);
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let messages: Vec<&str> = lines.iter().filter_map(|line| line["message"].as_str()).collect();
    assert!(
        messages.contains(&"a new table") && messages.contains(&"a game begins"),
        "{messages:?}"
    );
    assert!(lines.iter().any(|line| line["table"] == id.as_str()), "events have their fields");
    assert_has_none(&log, &secrets);
}

/// An address with a password in it.
fn with_password(url: &str, password: &str) -> String {
    let (scheme, rest) = url.split_once("://").unwrap();
    let (user, rest) = rest.split_once('@').unwrap_or(("bastide", rest));
    format!("{scheme}://{user}:{password}@{rest}")
}

#[test]
fn a_log_has_no_passwords_of_the_database_and_the_bus() {
    let passwords = ["hunter2-of-postgres", "hunter2-of-nats"];
    let secrets = passwords.map(|password| (password.to_owned(), "a password")).to_vec();
    // Nobody answers there, and the server says so.
    let database = with_password("postgres://127.0.0.1:1/bastide", passwords[0]);
    let bus = with_password("nats://127.0.0.1:1", passwords[1]);
    let serve = |database: &str, bus: &str| {
        let services = ["--database", database, "--bus", bus];
        let options = ["serve", "--port", "0", "--log", "trace"];
        let output = bastide(&[&options[..], &services].concat()).output().unwrap();
        assert!(!output.status.success());
        let said = [output.stdout, output.stderr].concat();
        String::from_utf8(said).unwrap()
    };
    let said = serve(&database, &bus);
    assert!(said.contains("cannot connect to postgres://127.0.0.1:1/bastide"), "{said}");
    assert_has_none(&said, &secrets);
    let wrong = [database.replace("postgres://", "mysql://"), database.replace(":1/", ":x/")];
    for wrong in wrong {
        assert_has_none(&serve(&wrong, &bus), &secrets[..1]);
    }

    let found = common::database("passwords").zip(service("BASTIDE_NATS"));
    let Some((database, nats)) = found else { return };
    let (database, nats) =
        (with_password(&database, passwords[0]), with_password(&nats, passwords[1]));
    let said = serve(&database, &bus);
    assert!(said.contains("cannot connect to the bus at nats://127.0.0.1:1"), "{said}");
    assert_has_none(&said, &secrets);
    let (log, keys, _) = log_with_secrets(&["--database", &database, "--bus", &nats]);
    assert!(log.contains("a game begins"), "{log}");
    assert_has_none(&log, &[secrets, keys].concat());
}

/// The stages of the Dockerfile: what each begins with and is called, and its lines.
fn stages(docker: &str) -> Vec<(&str, Option<&str>, Vec<&str>)> {
    let mut stages: Vec<(&str, Option<&str>, Vec<&str>)> = Vec::new();
    for line in docker.lines() {
        if let Some(stage) = line.strip_prefix("FROM ") {
            let (from, name) =
                stage.split_once(" AS ").map_or((stage, None), |(f, n)| (f, Some(n)));
            stages.push((from, name, Vec::new()));
        } else if let Some((_, _, lines)) = stages.last_mut() {
            lines.push(line);
        }
    }
    stages
}

#[test]
fn the_image_builds_the_engine_then_the_page_then_the_program() {
    let docker = file("deploy/Dockerfile");
    let stages = stages(&docker);
    let at = |stage: &str| {
        let found = stages.iter().position(|(_, name, _)| *name == Some(stage));
        found.unwrap_or_else(|| panic!("no stage {stage}"))
    };
    let (engine, page, program) = (at("engine"), at("page"), at("program"));
    assert!(engine < page && page < program && program < stages.len() - 1);
    // What a stage takes from another one is there by then.
    for (number, (from, _, lines)) in stages.iter().enumerate() {
        let copied = lines.iter().filter_map(|line| line.strip_prefix("COPY --from="));
        let sources = copied.map(|copied| copied.split(' ').next().unwrap());
        let own = [*from].into_iter().filter(|from| !from.contains(':'));
        for source in sources.chain(own) {
            assert!(at(source) < number, "{source} comes too late");
        }
    }
    // In each stage, what is used comes before what uses it.
    let order = |stage: usize, expected: &[&str]| {
        let lines = &stages[stage].2;
        let found = expected.iter().map(|start| {
            let found = lines.iter().position(|line| line.starts_with(start));
            found.unwrap_or_else(|| panic!("stage {stage} has no line {start}: {lines:?}"))
        });
        assert!(found.collect::<Vec<_>>().is_sorted(), "{expected:?}");
    };
    // `cargo xtask wasm` asks git for the sources, and the history of the repository is not sent.
    let wasm = "RUN git init --quiet && cargo xtask wasm";
    order(engine, &["RUN rustup target add wasm32-unknown-unknown", "COPY . .", wasm]);
    let taken = "COPY --from=engine /bastide/web/src/engine src/engine";
    order(
        page,
        &["COPY web/package.json", "RUN npm ci", "COPY web ./", taken, "RUN npm run build"],
    );
    assert_eq!(stages[program].0, "engine", "it has the sources");
    order(program, &["COPY --from=page /bastide/web/dist web/dist", "RUN cargo build --release"]);
    let binary = "COPY --from=program /bastide/target/release/bastide";
    order(stages.len() - 1, &[binary, "USER bastide", "ENTRYPOINT"]);
    // Nothing that was built here gets into the image, and all that is needed does.
    let ignored = file(".dockerignore");
    let ignored: BTreeSet<&str> = ignored.lines().collect();
    for built in [".git", "target", "data", "web/node_modules", "web/dist", "web/src/engine"] {
        assert!(ignored.contains(built), "{built}");
    }
    for needed in ["Cargo.lock", ".cargo/config.toml", "web/package.json", "xtask/Cargo.toml"] {
        let first = needed.split('/').next().unwrap();
        assert!(!file(needed).is_empty() && !ignored.contains(needed) && !ignored.contains(first));
    }
}

#[test]
fn whoever_builds_a_release_is_told_to_build_the_engine_first() {
    for path in ["README.md", "docs/server.md"] {
        let text = file(path);
        let release = text.find("cargo build --release").expect(path);
        let start = text[..release].rfind("\n\n").unwrap();
        let told = &text[start..release];
        let steps = ["cargo xtask wasm", "npm install", "npm run build"];
        let found: Vec<Option<usize>> = steps.iter().map(|step| told.find(step)).collect();
        assert!(found.iter().all(Option::is_some) && found.is_sorted(), "{path}: {told}");
    }
}

/// What systemd says about a unit. It says everything as warnings, and that it is content by silence.
fn verified(unit: &Path) -> String {
    let mut verify = Command::new("systemd-analyze");
    let output = verify.args(["verify", "--man=no"]).arg(unit).output().unwrap();
    let name = unit.file_name().unwrap().to_str().unwrap();
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    // Other units of this machine are not ours to judge.
    said.lines().filter(|line| line.contains(name)).map(|line| format!("{line}\n")).collect()
}

#[test]
fn systemd_understands_the_unit() {
    if !has_program("systemd-analyze") {
        return;
    }
    let folder = new_folder("unit");
    std::fs::create_dir(&folder).unwrap();
    let text = file("deploy/bastide.service");
    // The program is not installed here.
    assert!(text.contains("ExecStart=/usr/local/bin/bastide serve "));
    let text = text.replace("/usr/local/bin/bastide", env!("CARGO_BIN_EXE_bastide"));
    let unit = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        verified(&path)
    };
    let broken = text.replace("ProtectHome=yes", "ProtectHome=perhaps");
    let found = unit("bastide-broken.service", &broken);
    assert!(found.contains("perhaps"), "a mistake is found: {found}");
    assert_eq!(unit("bastide.service", &text), "");
}
