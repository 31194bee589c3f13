//! The binary as people and scripts meet it: output, exit codes, and that threads change nothing.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

fn bastide(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_bastide")).args(arguments).output().unwrap()
}

/// What a command prints when it succeeds.
fn printed(arguments: &[&str]) -> String {
    let output = bastide(arguments);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{arguments:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// The exit code and the message of a command that fails.
fn refused(arguments: &[&str]) -> (i32, String) {
    let output = bastide(arguments);
    assert!(output.stdout.is_empty(), "{arguments:?} prints results as well");
    (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
}

/// A folder of this test alone, empty when the test begins.
fn folder(test: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn file(test: &str, text: &str) -> String {
    let path = folder(test).join("game.bastide");
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_string()
}

const GAME: &str = "\
players: Ann, Bob
draw: base.U base.V

1. Ann  base.U 0,1:0 -
2. Bob  base.V 1,0:0 meeple>road.SW
";

#[test]
fn help_says_what_there_is() {
    let help = printed(&["--help"]);
    for word in ["simulate", "load", "bench", "replay", "engine", "Examples:", "Exit codes:"] {
        assert!(help.contains(word), "{word} is missing in\n{help}");
    }
    let help = printed(&["simulate", "--help"]);
    assert!(help.contains("everything") && help.contains("traders-and-builders"), "{help}");
    assert!(printed(&["--version"]).starts_with("bastide "));
}

#[test]
fn simulate_sums_up_games_of_every_seat() {
    let table = printed(&["simulate", "--games", "4", "--players", "3", "--seed", "7", "--check"]);
    assert!(table.starts_with("4 games, 3 players, seed 7: base, farmers\n"), "{table}");
    for word in ["placements", "tiles discarded", "Ann", "Cleo", "ties", "city", "games a second"] {
        assert!(table.contains(word), "{word} is missing in\n{table}");
    }
    assert_eq!(printed(&["simulate", "--games", "2", "--quiet"]), "");
}

#[test]
fn simulate_takes_systems_sets_and_options() {
    let json = printed(&[
        "simulate",
        "--systems=base,inns-and-cathedrals/inns",
        "--set=base-v3=2",
        "--set=inns-v3",
        "--option=base.two_tile_city=half",
        "--games=2",
        "--json",
    ]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["systems"][1], "inns-and-cathedrals/inns");
    assert!(report["placements"]["max"].as_u64().unwrap() > 150, "{json}");
}

#[test]
fn simulate_plays_the_same_games_on_any_number_of_threads() {
    let report = |threads: &str| {
        let preset = ["simulate", "--preset", "everything", "--games", "30", "--json"];
        let json = printed(&[&preset[..], &["--threads", threads]].concat());
        let mut report: Value = serde_json::from_str(&json).unwrap();
        for field in ["seconds", "games_per_second", "threads"] {
            report.as_object_mut().unwrap().remove(field);
        }
        report
    };
    assert_eq!(report("1"), report("4"));
}

#[test]
fn simulate_repeats_one_game_out_of_many() {
    let folder = folder("repeat");
    let save = ["--save", folder.to_str().unwrap(), "--quiet"];
    let saved = || std::fs::read_to_string(folder.join("5-3.bastide")).unwrap();
    printed(&[&["simulate", "--seed", "5", "--games", "4"], &save[..]].concat());
    let among_others = saved();
    printed(&[&["simulate", "--seed", "5", "--games", "1", "--first", "3"], &save[..]].concat());
    assert_eq!(saved(), among_others);
    let path = folder.join("5-3.bastide");
    assert!(printed(&["replay", path.to_str().unwrap()]).contains("the game is over"));
}

#[test]
fn simulate_goes_on_where_a_script_ends() {
    let path = file("script", GAME);
    let json = printed(&["simulate", "--script", &path, "--games", "3", "--json", "--check"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["placements"]["average"], 2.0, "the set-up has two tiles");
    assert_eq!(report["seats"][1]["score"]["min"], 2, "Bob's meeple is on the road");
}

#[test]
fn bench_prints_results_of_every_preset() {
    let json = printed(&["bench", "--json", "--seconds", "0.05"]);
    let results: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(results.as_object().unwrap().len(), 1);
    let rows = results["results"].as_array().unwrap();
    assert_eq!((&rows[0]["preset"], &rows[0]["players"]), (&"base".into(), &2.into()));
    assert!(rows.len() > bastide_engine::PRESETS.len());
    for row in rows {
        assert_eq!(row.as_object().unwrap().len(), 6);
        for field in ["games_per_second", "placements_per_second", "clone_ns"] {
            assert!(row[field].as_f64().unwrap() > 0.0, "{field} of {row}");
        }
        assert_eq!(row["signature"].as_str().unwrap().len(), 16);
    }
    let table = printed(&["bench", "--preset", "classic", "--seconds", "0.01"]);
    assert_eq!(table.lines().count(), 2, "{table}");
}

#[test]
fn arena_counts_every_game_for_every_player() {
    let table = printed(&["arena", "--games", "2"]);
    assert!(table.starts_with("2 games, seed 1\n"), "{table}");
    for word in ["greedy", "random", "margin", "Elo", "slowest ms"] {
        assert!(table.contains(word), "{word} is missing in\n{table}");
    }
    let json =
        printed(&["arena", "--games", "3", "--json", "greedy", "uct:playouts=1,name=u", "random"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["games"], 3);
    let players = report["players"].as_array().unwrap();
    assert_eq!(players.len(), 3);
    assert_eq!(players[1]["name"], "u");
    for player in players {
        let count = |field: &str| player[field].as_u64().unwrap();
        assert_eq!(count("wins") + count("draws") + count("losses"), 3, "{player}");
        for field in ["points", "elo", "millis"] {
            assert!(player[field].is_number(), "{field} of {player}");
        }
    }
}

#[test]
fn arena_plays_the_same_games_on_any_number_of_threads() {
    let report = |threads: &str| {
        let players = ["arena", "--games=6", "--json", "uct:playouts=5", "random"];
        let json = printed(&[&players[..], &["--threads", threads]].concat());
        let mut report: Value = serde_json::from_str(&json).unwrap();
        for player in report["players"].as_array_mut().unwrap() {
            for field in ["millis", "slowest_millis"] {
                player.as_object_mut().unwrap().remove(field);
            }
        }
        report
    };
    assert_eq!(report("1"), report("3"));
}

#[test]
fn arena_stops_when_the_answer_is_clear() {
    let json = printed(&["arena", "--games=100", "--sprt=0,400", "--json", "greedy", "random"]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert!(report["games"].as_u64().unwrap() < 30, "{json}");
    assert_eq!(report["sprt"]["verdict"], "elo1", "{json}");
}

#[test]
fn arena_saves_games_with_the_players_in_their_seats() {
    let folder = folder("arena");
    let save = ["arena", "--save", folder.to_str().unwrap(), "--games", "2"];
    printed(&[&save[..], &["random:name=Zoe", "random:name=Yan"]].concat());
    let saved = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert!(saved("1-0.bastide").contains("players: Zoe, Yan"));
    assert!(saved("1-1.bastide").contains("players: Yan, Zoe"));
    let path = folder.join("1-1.bastide");
    assert!(printed(&["replay", path.to_str().unwrap()]).contains("the game is over"));
}

#[test]
fn arena_names_what_it_knows_when_it_refuses() {
    for (arguments, known) in [
        (&["arena", "grady", "random"][..], "raimond, random, greedy, best or uct"),
        (&["arena", "uct:positions=5", "random"], "ms, playouts and name"),
        (&["arena", "best:ms=0", "random"], "from 1 up"),
        (&["arena", "--sprt=0,5", "random"], "two players"),
        (&["arena", "--sprt=5,0"], "ELO0,ELO1"),
        (&[&["arena"][..], &["random"; 9]].concat(), "at most 8"),
    ] {
        let (code, message) = refused(arguments);
        assert_eq!(code, 2, "{arguments:?}: {message}");
        assert!(message.contains(known), "{arguments:?}: {message}");
    }
}

#[test]
fn wrong_arguments_and_set_ups_end_with_code_2() {
    let (code, message) = refused(&["simulate", "--preset", "bsae"]);
    assert_eq!(code, 2);
    assert!(message.contains("there is no preset \"bsae\""), "{message}");
    assert!(message.contains("everything"), "the message lists the presets: {message}");
    for wrong in [
        &["bench", "--preset", "bsae"][..],
        &["bench", "--seconds", "-1"],
        &["simulate", "--players", "9"],
        &["simulate", "--players", "0"],
        &["simulate", "--systems", "base,towers"],
        &["simulate", "--set", "base-v3=many"],
        &["simulate", "--set", "base-v4"],
        &["simulate", "--option", "base.tie=lost"],
        &["simulate", "--script", "no-such-file"],
        &["replay", "no-such-file"],
        &["replay", "-", "--step"],
        &["replay"],
        &["dance"],
    ] {
        let (code, message) = refused(wrong);
        assert_eq!(code, 2, "{wrong:?}: {message}");
        assert!(!message.contains("panicked"), "{message}");
    }
}

#[test]
fn replay_shows_log_board_and_scores() {
    let text = printed(&["replay", &file("replay", GAME)]);
    for line in [
        "Turn 2: Bob",
        "  Bob places a meeple on the road SW at 1,0",
        "  Bob scores 2 points at the end for the road SW at 1,0: 2 tiles × 1 (BG-61)",
        "   0 ──────────┐···",
        "Bob         2  won  7 meeple",
    ] {
        assert!(text.lines().any(|found| found == line), "{line:?} is missing in\n{text}");
    }
    let json = printed(&["replay", "--json", &file("replay-json", GAME)]);
    let report: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(report["scores"], serde_json::json!([0, 2]));
    assert_eq!(report["moves"][1]["move"], "0,1:0");
    assert_eq!(report["over"], true);
}

#[test]
fn position_writes_what_replay_and_svg_take() {
    let game = file("position", GAME);
    let text = printed(&["position", &game, "--at", "2"]);
    let position = file("position-text", &text);
    assert_eq!(printed(&["position", &position]), text, "a position of a position is the same");
    let shown = printed(&["replay", &position]);
    let row = "   0 ──────────┐···";
    assert!(!shown.lines().any(|line| line == row), "Bob has not moved yet:\n{shown}");
    let drawing = folder("position-svg").join("board.svg").to_str().unwrap().to_string();
    printed(&["svg", "game", &position, "-o", &drawing]);
    assert!(std::fs::read_to_string(&drawing).unwrap().starts_with("<svg"));
    let (code, why) = refused(&["position", &game, "--at", "99"]);
    assert!(code == 2 && why.contains("the game has only 6 moves"), "{code} {why}");
}

#[test]
fn analyse_tells_skill_from_luck() {
    let game = file("analyse", GAME);
    let told = printed(&["analyse", &game, "--positions", "200"]);
    assert!(told.starts_with("turn  player"), "{told}");
    assert!(told.contains("0,1:0 -") && told.contains("meeple>road"), "{told}");
    assert!(told.contains("as good as the best"), "{told}");
    assert!(told.contains("best below 1%, good below 4%, inaccuracy below 8%"), "{told}");
    let json = printed(&["analyse", &game, "--positions", "0", "--threads", "1", "--json"]);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["turns"].as_array().unwrap().len(), 2);
    // The last tile is the only one that is left, so that there is no luck in it.
    assert_eq!(json["turns"][1]["luck"], 0.0);
    assert!(
        json["turns"][0]["cost"].as_f64() > Some(0.0),
        "a meeple on the road is better: {json}"
    );
    assert_eq!(json["players"][0]["turns"], 1);
    let graded = json["turns"][0]["grade"].as_str().unwrap();
    assert_eq!(json["players"][0]["grades"][graded], 1);
    assert!(json["turns"][0]["lost"].as_f64() > Some(0.0));
    assert!(json["players"][0]["accuracy"].as_f64() < Some(1.0));
}

#[test]
fn analyse_refuses_what_is_no_game() {
    let (code, why) = refused(&["analyse", &file("analyse-nothing", "players: Ann, Bob\n")]);
    assert!(code == 1 || code == 2, "{code}");
    assert!(why.contains("no moves to review"), "{why}");
    assert_eq!(refused(&["analyse", "no-such-file"]).0, refused(&["replay", "no-such-file"]).0);
    refused(&["analyse", &file("analyse-both", GAME), "--ms", "5", "--positions", "5"]);
}

#[test]
fn replay_says_where_a_file_is_wrong() {
    let path = file("wrong", &GAME.replace("1,0:0", "1,0:180"));
    let (code, message) = refused(&["replay", &path]);
    assert_eq!(code, 2);
    assert!(message.starts_with(&format!("{path}: line 5, column 16: ")), "{message}");
    let torn = file("torn", &GAME[..GAME.len() - 5]);
    let (code, message) = refused(&["replay", &torn]);
    assert_eq!(code, 2);
    assert!(message.contains("line 5, column 22"), "{message}");
}

/// Runs a command with this text on its standard input.
fn fed(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn replay_reads_standard_input_and_steps_on_enter() {
    let piped = String::from_utf8(fed(&["replay", "-"], GAME).stdout).unwrap();
    assert_eq!(piped, printed(&["replay", &file("piped", GAME)]));
    let path = file("step", GAME);
    let stepped = fed(&["replay", "--step", &path], "\n\nq\n");
    let stepped = String::from_utf8(stepped.stdout).unwrap();
    assert_eq!(stepped.matches("Enter: next").count(), 3, "{stepped}");
    assert!(!stepped.contains("[4/"), "{stepped}");
}

#[test]
fn engine_answers_a_line_with_a_line() {
    let requests = "{\"cmd\":\"hello\"}\nnonsense\n";
    let output = fed(&["engine"], requests);
    let replies = String::from_utf8(output.stdout).unwrap();
    let replies: Vec<Value> =
        replies.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(replies[0]["name"], "bastide");
    assert_eq!(replies[1]["error"]["code"], "bad-json");
    assert_eq!((replies.len(), output.status.code()), (2, Some(0)));
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_no_failure() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["replay", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(child.stdout.take());
    child.stdin.take().unwrap().write_all(GAME.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn soak_plays_random_set_ups_and_says_what_occurred() {
    let summary = printed(&["soak", "--games", "40", "--seed", "3", "--threads", "2"]);
    for line in
        ["games                     40\n", "violations                0\n", "\nnever occurred\n"]
    {
        assert!(summary.contains(line), "{line} is missing in\n{summary}");
    }
    assert!(summary.contains("PlaceTile"), "{summary}");
    let counted = |text: &str| text[text.find("decisions").unwrap()..].to_string();
    let alone = printed(&["soak", "--games", "40", "--seed", "3", "--threads", "1"]);
    assert_eq!(counted(&alone), counted(&summary));
    let one = printed(&["soak", "--seed", "3", "--game", "7"]);
    assert!(one.starts_with("game 7 of seed 3: ") && one.ends_with("no violations\n"), "{one}");
    assert_eq!(refused(&["soak", "--threads", "0"]).0, 2);
}
