//! `bastide load` against `bastide serve`, as a host runs them.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

fn bastide(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_bastide"));
    command.args(arguments);
    command
}

fn load(arguments: &[&str]) -> Output {
    bastide(&["load"]).args(arguments).output().unwrap()
}

/// A server on a free port, which ends with the test.
struct Serving {
    process: Child,
    url: String,
}

impl Serving {
    fn start(test: &str) -> Serving {
        let data = format!("{}/{test}", env!("CARGO_TARGET_TMPDIR"));
        let _ = std::fs::remove_dir_all(&data);
        let mut serve = bastide(&["serve", "--port", "0", "--log", "warn", "--data", &data]);
        serve.args(["--behind-proxy", "--limit-sockets", "2", "--limit-requests", "5,1"]);
        let mut process = serve.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(process.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("Play Bastide at ").expect(&line).to_owned();
        Serving { process, url }
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

#[test]
fn load_reports_what_was_played_and_that_it_is_kept() {
    let server = Serving::start("load");
    let pid = server.process.id().to_string();
    let run = [&server.url, "--games=3", "--seconds=1", "--think=20", "--pid", &pid];
    let output = load(&[&run[..], &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["plan"]["think_ms"], 20);
    assert_eq!(report["sockets"]["most"], 6, "{report}");
    assert!(report["moves"].as_u64().is_some_and(|moves| moves > 0), "{report}");
    assert_eq!(report["kept"]["checked"], report["kept"]["acknowledged"], "{report}");
    assert!(report["server"]["memory_mb"].is_number() && report["load"]["cores"].is_number());

    let output = load(&run);
    let text = String::from_utf8(output.stdout).unwrap();
    for word in ["moves a second", "6 at once", " 0 lost", "until acknowledged", "server"] {
        assert!(text.contains(word), "{word} is missing in\n{text}");
    }
}

#[test]
fn load_says_why_it_cannot_begin() {
    let failed = |arguments: &[&str]| {
        let output = load(arguments);
        assert!(output.stdout.is_empty());
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, text) = failed(&["http://127.0.0.1:1"]);
    assert_eq!((code, text.contains("no server answers at http://127.0.0.1:1")), (1, true));
    let (code, text) = failed(&["localhost:8017"]);
    assert_eq!((code, text.contains("not an address such as")), (2, true));
    let (code, text) = failed(&["http://127.0.0.1:1", "--undo=2"]);
    assert_eq!((code, text.contains("a number from 0 to 1")), (2, true));
    let (code, text) = failed(&["http://127.0.0.1:1", "--games=0", "--watchers=1"]);
    assert_eq!((code, text.contains("--watchers needs games")), (2, true));
}
