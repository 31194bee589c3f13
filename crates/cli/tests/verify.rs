//! `bastide verify` accepts a game that was dealt fairly, and no other.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Pending, Rules, Setup};
use bastide_protocol::{InGame, WireMove};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

const SEED: [u8; 32] = [7; 32];

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A finished game as a server gives it.
fn transcript() -> Value {
    let mut played = Match::new(Rules::new(Setup::for_players(["Ann", "Bob"])).unwrap());
    let dealer = Dealer::from_bytes(SEED);
    loop {
        dealer.deal(&mut played, &mut Log::off()).unwrap();
        if played.game().pending() == Pending::Over {
            break;
        }
        let last = *played.game().legal_actions().last().unwrap();
        played.play(last, &mut Log::off()).unwrap();
    }
    let moves = played.moves().iter();
    let moves: Vec<WireMove> = moves.map(|entry| WireMove::of(played.game(), *entry)).collect();
    json!({
        "setup": {"players": ["Ann", "Bob"]},
        "moves": moves,
        "seed": hex(&SEED),
        "seed_hash": hex(&Sha256::digest(SEED)),
    })
}

fn verify(transcript: &Value) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_bastide"))
        .args(["verify", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(transcript.to_string().as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

#[test]
fn a_fair_game_is_verified() {
    let output = verify(&transcript());
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(String::from_utf8_lossy(&output.stdout).contains("All 71 draws follow from it"));
}

#[test]
fn another_seed_another_draw_and_another_move_are_found() {
    let mut other_seed = transcript();
    other_seed["seed"] = json!(hex(&[8; 32]));
    let mut other_draw = transcript();
    let draw = other_draw["moves"][0]["tile"].as_str().unwrap().to_owned();
    let swapped = if draw == "base.U" { "base.V" } else { "base.U" };
    other_draw["moves"][0]["tile"] = json!(swapped);
    let mut other_move = transcript();
    other_move["moves"][1]["at"] = json!([50, 50]);
    for (lie, found) in [
        (other_seed, "hash"),
        (other_draw, "move 1: this is not what the seed deals"),
        (other_move, "BG-12"),
    ] {
        let output = verify(&lie);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        assert!(said.contains(found), "{said}");
    }
}

#[test]
fn a_game_without_its_seed_is_bad_input() {
    let mut running = transcript();
    running.as_object_mut().unwrap().remove("seed");
    let output = verify(&running);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is the game over?"));
}

#[test]
fn what_was_dealt_elsewhere_is_not_checked_and_what_came_after_is() {
    let mut brought = transcript();
    let seed = [9; 32];
    brought["seed"] = json!(hex(&seed));
    brought["seed_hash"] = json!(hex(&Sha256::digest(seed)));
    let moves = brought["moves"].as_array().unwrap().len();
    brought["brought"] = json!(moves);
    let output = verify(&brought);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(
        said.contains("71 draws were made elsewhere") && said.contains("All 0 draws"),
        "{said}"
    );
    brought["brought"] = json!(4);
    assert_eq!(verify(&brought).status.code(), Some(1));
}
