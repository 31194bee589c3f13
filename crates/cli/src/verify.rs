//! `bastide verify`: whether a finished game of a server was dealt fairly.
//!
//! A server shows the hash of a game's seed when the game begins, and the seed when it is over. So
//! three things can be checked by anybody: the seed has that hash, every draw follows from the seed,
//! and every move follows the rules.

use std::io::Write;
use std::path::PathBuf;

use bastide_dealer::Dealer;
use bastide_engine::{Log, Match, Move, Pending, Rules};
use bastide_protocol::{ReadInGame, SetupExt, WireMove, WireSetup};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::failure::Failure;
use crate::game_file::read_text;

/// Arguments of `bastide verify`.
#[derive(clap::Args)]
pub struct Args {
    /// The transcript of a finished game, from /api/games/ID/transcript on its server; - reads
    /// standard input
    file: PathBuf,
}

pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let name = args.file.display().to_string();
    let wrong = |why: String| Failure::File(format!("{name}: {why}"));
    let text = read_text(&args.file).map_err(|error| wrong(error.to_string()))?;
    let transcript: Value =
        serde_json::from_str(&text).map_err(|error| wrong(format!("not JSON: {error}")))?;
    let seed = seed(&transcript).map_err(wrong)?;
    let hash = hex(&Sha256::digest(seed));
    if transcript["seed_hash"].as_str() != Some(&hash) {
        let why = "the seed does not match the hash shown at the start of the game";
        return Err(Failure::Found(format!("{name}: {why}")));
    }
    let checked =
        replay(&transcript, &Dealer::from_bytes(seed)).map_err(|problem| match problem {
            Problem::Input(why) => Failure::File(format!("{name}: {why}")),
            Problem::Unfair(why) => Failure::Found(format!("{name}: {why}")),
        })?;
    writeln!(out, "The seed matches the hash shown at the start: {hash}")?;
    if checked.elsewhere > 0 {
        writeln!(out, "{} draws were made elsewhere and can't be checked.", checked.elsewhere)?;
    }
    writeln!(
        out,
        "All {} draws follow from it, and all {} moves follow the rules.",
        checked.draws, checked.moves
    )?;
    Ok(())
}

enum Problem {
    /// The file is not what it should be.
    Input(String),
    /// The game is not what it should be.
    Unfair(String),
}

/// How much was checked.
#[derive(Default)]
struct Checked {
    draws: usize,
    /// Draws from before the game came to the server.
    elsewhere: usize,
    moves: usize,
}

/// Plays the transcript again, and deals it again beside.
fn replay(transcript: &Value, dealer: &Dealer) -> Result<Checked, Problem> {
    let input = |why: &dyn std::fmt::Display| Problem::Input(why.to_string());
    let setup = WireSetup::read(&transcript["setup"]).map_err(|error| input(&error))?;
    let setup = setup.to_setup().map_err(|error| input(&error))?;
    let mut played = Match::new(Rules::new(setup).map_err(|error| input(&error))?);
    let moves = transcript["moves"].as_array();
    let moves = moves.ok_or_else(|| input(&"the transcript has no list of moves"))?;
    let brought = transcript["brought"].as_u64().unwrap_or(0) as usize;
    let mut checked = Checked::default();
    for (index, entry) in moves.iter().enumerate() {
        let at =
            |why: &dyn std::fmt::Display| Problem::Unfair(format!("move {}: {why}", index + 1));
        let entry = WireMove::read(played.game(), entry).map_err(|error| at(&error))?;
        if let (Pending::Chance(_), Move::Outcome(outcome)) = (played.game().pending(), entry) {
            if index < brought {
                checked.elsewhere += 1;
            } else if dealer.next(&played) == Some(outcome) {
                checked.draws += 1;
            } else {
                return Err(at(&"this is not what the seed deals"));
            }
        } else {
            checked.moves += 1;
        }
        played.enter(entry, &mut Log::off()).map_err(|refusal| at(&refusal))?;
    }
    Ok(checked)
}

fn seed(transcript: &Value) -> Result<[u8; 32], String> {
    let text =
        transcript["seed"].as_str().ok_or("the transcript has no seed yet: is the game over?")?;
    let digits: Option<Vec<u8>> = text
        .as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok())
        .collect();
    let bytes = digits.ok_or("the seed is not hexadecimal")?;
    bytes.try_into().map_err(|_| "the seed is not 32 bytes long".to_string())
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
