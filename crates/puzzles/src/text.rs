//! Puzzles as text: a few lines about each of them, then its position in our notation.

use std::fmt;

use bastide_bots::best::{Gain, steps};
use bastide_engine::{Action, Game};
use bastide_notation::{parse_action, parse_match_position, print_action, print_match_position};

use crate::judge::{after, turn_of};
use crate::{Puzzle, Theme};

/// The first line of a file.
const FIRST: &str = "bastide puzzles 1";

/// What begins the lines of a puzzle.
const PUZZLE: &str = "puzzle ";

/// What begins its position.
const POSITION: &str = "bastide 1\n";

/// Why a text has no puzzles that can be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The id of the puzzle, where it has one.
    pub puzzle: String,
    /// What is wrong with it.
    pub why: String,
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.puzzle.as_str() {
            "" => f.write_str(&self.why),
            puzzle => write!(f, "puzzle {puzzle}: {}", self.why),
        }
    }
}

impl std::error::Error for Unreadable {}

/// Puzzles as a file.
pub fn print(puzzles: &[Puzzle]) -> String {
    let printed = puzzles.iter().map(|puzzle| format!("\n{}", print_one(puzzle)));
    format!("{FIRST}\n{}", printed.collect::<String>())
}

/// The puzzles of a file.
pub fn read(text: &str) -> Result<Vec<Puzzle>, Unreadable> {
    let wrong = |why: &str| Unreadable { puzzle: String::new(), why: why.to_owned() };
    let rest = text.strip_prefix(FIRST).ok_or_else(|| wrong("this is no file of puzzles"))?;
    let begin = format!("\n{PUZZLE}");
    let mut parts = rest.split(begin.as_str());
    if parts.next().is_some_and(|before| !before.trim().is_empty()) {
        return Err(wrong("something stands before the first puzzle"));
    }
    parts.map(|part| read_one(&format!("{PUZZLE}{part}"))).collect()
}

/// A puzzle as it stands in a file.
pub fn print_one(puzzle: &Puzzle) -> String {
    let game = puzzle.position.game();
    let Gain { now, later, others } = puzzle.gain;
    format!(
        "{PUZZLE}{}\ntheme: {}\nrating: {}\nmargin: {:.2}\ngap: {:.2}\ngain: {now:.2} {later:.2} {others:.2}\n\
         from: {}\nsolution: {}\ninstead: {}\n{}",
        puzzle.id,
        puzzle.theme.name(),
        puzzle.rating,
        puzzle.margin,
        puzzle.gap,
        puzzle.from,
        print_turn(game, &puzzle.solution),
        print_turn(game, &puzzle.instead),
        print_match_position(&puzzle.position),
    )
}

/// The puzzle that a part of a file describes.
pub fn read_one(text: &str) -> Result<Puzzle, Unreadable> {
    let (about, position) = text.split_once(POSITION).unwrap_or((text, ""));
    let mut lines = about.lines();
    let id = lines.next().and_then(|line| line.strip_prefix(PUZZLE)).unwrap_or_default().trim();
    let wrong = |why: String| Unreadable { puzzle: id.to_owned(), why };
    let value = |name: &str| {
        let mut values =
            about.lines().filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        values.next().ok_or_else(|| wrong(format!("there is no line \"{name}\"")))
    };
    let number = |text: &str| {
        let read = text.parse::<f32>().ok().filter(|number| number.is_finite());
        read.ok_or_else(|| wrong(format!("\"{text}\" is not a number")))
    };
    let position = parse_match_position(&format!("{POSITION}{position}"))
        .map_err(|error| wrong(error.to_string()))?;
    let turn = |name: &str| read_turn(position.game(), value(name)?).map_err(wrong);
    let theme = value("theme")?;
    let gain: Vec<f32> = value("gain")?.split(' ').map(number).collect::<Result<_, _>>()?;
    let [now, later, others] = gain[..] else {
        return Err(wrong("a gain has three numbers".to_owned()));
    };
    Ok(Puzzle {
        id: id.to_owned(),
        theme: Theme::named(theme)
            .ok_or_else(|| wrong(format!("there is no theme \"{theme}\"")))?,
        rating: number(value("rating")?)? as u16,
        margin: number(value("margin")?)?,
        gap: number(value("gap")?)?,
        gain: Gain { now, later, others },
        from: value("from")?.to_owned(),
        solution: turn("solution")?,
        instead: turn("instead")?,
        position,
    })
}

/// The id that a position has as a puzzle.
pub fn id_of(position: &str) -> String {
    let hash = position.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    });
    format!("{:08x}", (hash >> 32) as u32 ^ hash as u32)
}

fn print_turn(game: &Game, turn: &[Action]) -> String {
    steps(game, turn, print_action).join(" ")
}

/// The actions of a turn, each of which has to be legal.
fn read_turn(game: &Game, text: &str) -> Result<Vec<Action>, String> {
    let mut turn = Vec::new();
    for word in text.split(' ') {
        let at = after(game, &turn);
        let action = parse_action(&at, word).map_err(|error| error.to_string())?;
        if !at.is_legal(action) {
            return Err(format!("\"{word}\" isn't legal here"));
        }
        turn.push(action);
    }
    let mut words = turn.iter();
    match turn_of(game, |_| words.next().copied()).len() == turn.len() {
        true => Ok(turn),
        false => Err(format!("\"{text}\" is more than one turn")),
    }
}
