//! `--tiles`: the commands of docs/tiles.md, and what they say of a file with a mistake.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn bastide(arguments: &[&str]) -> Output {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    Command::new(env!("CARGO_BIN_EXE_bastide")).args(arguments).current_dir(root).output().unwrap()
}

/// What a command prints when it succeeds.
fn printed(arguments: &[&str]) -> String {
    let output = bastide(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// A folder of this test alone, empty when the test begins.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("tiles").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

const EXAMPLE: &str = "docs/examples/tiles.toml";

/// The commands at the top of the page, with the sheet in a folder of the test.
#[test]
fn the_commands_of_the_page_work() {
    let page = include_str!("../../../docs/tiles.md");
    let (_, rest) = page.split_once("```sh\n").unwrap();
    let commands: Vec<&str> = rest.split_once("```").unwrap().0.lines().collect();
    let sheet = folder("page").join("sheet.png").display().to_string();
    for command in &commands {
        let command = command.split('#').next().unwrap().replace("sheet.png", &sheet);
        let words: Vec<&str> = command.split_whitespace().collect();
        assert_eq!(words[0], "bastide", "{command}");
        printed(&words[1..]);
    }
    assert_eq!(commands.len(), 2);
    assert!(std::fs::read(sheet).unwrap().starts_with(b"\x89PNG"));
}

/// A saved game holds its tiles: nothing else is needed to replay and draw it.
#[test]
fn a_saved_game_is_whole() {
    let folder = folder("saved");
    let save = folder.to_str().unwrap();
    let sets = ["--set", "base-v3", "--set", "bridges=2"];
    let mut arguments = vec!["simulate", "--tiles", EXAMPLE];
    arguments.extend(sets);
    arguments.extend(["--games", "1", "--quiet", "--check", "--save", save]);
    printed(&arguments);
    let game = folder.join("1-0.bastide").display().to_string();
    let text = std::fs::read_to_string(&game).unwrap();
    assert!(text.contains("\ntiles tiles.toml:\n| # Six tiles"), "{text}");
    assert!(printed(&["replay", &game]).contains("bridges.B (a road bridge over a road)"));
    let picture = folder.join("game.svg").display().to_string();
    printed(&["svg", "game", &game, "-o", &picture]);
    printed(&["simulate", "--script", &game, "--games", "1", "--quiet"]);
}

#[test]
fn soak_takes_tile_files() {
    let report = printed(&["soak", "--games", "20", "--tiles", EXAMPLE]);
    assert!(report.contains("violations                0\n"), "{report}");
    printed(&["soak", "--game", "3", "--tiles", EXAMPLE]);
}

#[test]
fn a_mistake_is_named_with_file_and_tile() {
    let folder = folder("mistakes");
    let path = folder.join("my.toml").display().to_string();
    let wrong = include_str!("../../../docs/examples/tiles.toml").replacen("CFFC", "CFFF", 1);
    std::fs::write(&path, wrong.replace('\n', "\r\n")).unwrap();
    let sheet = folder.join("sheet.svg").display().to_string();
    for arguments in [
        &["simulate", "--tiles", &path, "--games", "1"][..],
        &["soak", "--tiles", &path, "--games", "1"],
        &["svg", "set", "bridges", "--tiles", &path, "-o", &sheet],
    ] {
        let output = bastide(arguments);
        let message = String::from_utf8(output.stderr).unwrap();
        let expected = ", tile bridges.A: sides are written CFFF but the segments make CFFC\n";
        assert_eq!(message, format!("{path}{expected}"), "{arguments:?}");
        assert_eq!(output.status.code(), Some(2));
    }
    let output = bastide(&["simulate", "--tiles", "none.toml"]);
    assert!(String::from_utf8(output.stderr).unwrap().starts_with("none.toml: "));
    assert_eq!(output.status.code(), Some(2));
}
