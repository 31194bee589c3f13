//! Game files: reading a game in the text notation from a file or from standard input.

use std::fs;
use std::io::{self, Read};
use std::path::Path;

use bastide_engine::Match;
use bastide_notation::{is_position, parse_game, parse_match_position, print_game};

use crate::failure::Failure;

/// What stands for standard input where a file is asked for.
const STANDARD_INPUT: &str = "-";

/// Whether this path means standard input.
pub fn is_standard_input(path: &Path) -> bool {
    path.as_os_str() == STANDARD_INPUT
}

/// The game in a file, replayed and checked against the rules; or a position, which is a game in which
/// nothing has been played yet.
pub fn read(path: &Path) -> Result<Match, Failure> {
    let name = match is_standard_input(path) {
        true => "standard input".to_string(),
        false => path.display().to_string(),
    };
    let wrong = |error: &dyn std::fmt::Display| Failure::File(format!("{name}: {error}"));
    let text = read_text(path).map_err(|error| wrong(&error))?;
    let played = if is_position(&text) { parse_match_position(&text) } else { parse_game(&text) };
    played.map_err(|error| wrong(&error))
}

/// The text in a file or on standard input.
pub fn read_text(path: &Path) -> io::Result<String> {
    if is_standard_input(path) {
        let mut text = String::new();
        io::stdin().read_to_string(&mut text)?;
        Ok(text)
    } else {
        fs::read_to_string(path)
    }
}

/// Writes a game to a file.
pub fn write(path: &Path, played: &Match) -> Result<(), Failure> {
    fs::write(path, print_game(played))
        .map_err(|error| Failure::File(format!("{}: {error}", path.display())))
}
