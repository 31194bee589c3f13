//! `bastide load` against `bastide serve`, as a host runs them.

mod common;

use std::process::Output;

use common::{Serving, bastide, new_folder};
use serde_json::Value;

fn load(arguments: &[&str]) -> Output {
    bastide(&["load"]).args(arguments).output().unwrap()
}

#[test]
fn load_reports_what_was_played_and_that_it_is_kept() {
    let data = new_folder("load").display().to_string();
    let limits = ["--limit-sockets", "2", "--limit-requests", "5,1"];
    let server = Serving::start(&[&["--data", &data, "--log", "warn"], &limits[..]].concat());
    let pid = server.process.id().to_string();
    let run = [&server.url, "--games=3", "--seconds=1", "--think=20", "--pid", &pid];
    let output = load(&[&run[..], &["--json"]].concat());
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(report["plan"]["think_ms"], 20);
    assert_eq!(report["sockets"]["most"], 6, "{report}");
    assert!(report["moves"].as_u64().is_some_and(|moves| moves > 0), "{report}");
    assert_eq!(report["kept"]["checked"], report["kept"]["acknowledged"], "{report}");
    assert!(report["used"]["server"]["memory_mb"].is_number());
    assert!(report["used"]["load"]["ms_per_move"].is_number());

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
    let (code, text) = failed(&["http://127.0.0.1:1", "--pid=nodes=one"]);
    assert_eq!((code, text.contains("process ids are needed")), (2, true));
    let (code, text) = failed(&["http://127.0.0.1:1", "--games=0", "--watchers=1"]);
    assert_eq!((code, text.contains("--watchers needs games")), (2, true));
}
