//! `bastide position`: a position of a game file as text, to mail, to go on from, or to ask about.

use std::io::Write;
use std::path::PathBuf;

use bastide_notation::print_match_position;

use crate::failure::Failure;
use crate::game_file;
use crate::table::counted;

/// The arguments of the command.
#[derive(clap::Args, Debug)]
pub struct Args {
    /// The game file, or a position; - reads standard input
    #[arg(value_name = "FILE")]
    file: PathBuf,

    /// Write the position after this many moves, draws included [default: the last one]
    #[arg(long, value_name = "N")]
    at: Option<usize>,
}

/// Runs the command.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let played = game_file::read(&args.file)?;
    let all = played.moves().len();
    let number = args.at.unwrap_or(all);
    if number > all {
        return Err(Failure::Input(format!("the game has only {}", counted(all, "move"))));
    }
    Ok(write!(out, "{}", print_match_position(&played.first(number)))?)
}
