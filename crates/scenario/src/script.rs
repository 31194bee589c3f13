//! A scenario as it was written: its set-up, with the script that its moves make, and its steps.

use bastide_engine::{Chance, Outcome, Setup};
use bastide_notation::{Lexeme, Location, ParseError, is_header, is_outcome, parse_setup, tokens};

use crate::failure::Failure;

/// A text, taken apart.
pub(crate) struct Scenario {
    /// The set-up, if it can be read at all.
    pub setup: Result<Setup, ParseError>,
    /// Whether the draws follow from the moves, so that each must be named before it is used.
    pub draws_named: bool,
    pub steps: Vec<Step>,
}

/// A line that is not of the header.
pub(crate) struct Step {
    pub line: usize,
    pub text: String,
    pub kind: StepKind,
}

pub(crate) enum StepKind {
    Moves(Vec<(Lexeme, Location)>),
    /// The words after `expect`.
    Expect(Vec<String>),
    Refuse {
        word: String,
        rule: String,
    },
    /// The position that a picture of the scenario shows.
    Show,
}

impl Step {
    pub fn failure(&self, found: impl Into<String>, game: String) -> Failure {
        Failure { line: self.line, text: self.text.clone(), found: found.into(), game }
    }
}

impl Scenario {
    pub fn read(text: &str) -> Result<Scenario, Failure> {
        let mut header = String::new();
        let mut bag = Vec::new();
        let mut steps = Vec::new();
        let mut has_players = false;
        for (index, line) in text.lines().enumerate() {
            let text = line.split('#').next().unwrap_or_default().trim();
            let of_header = steps.is_empty() && is_header(text);
            if let Some(tiles) = text.strip_prefix("bag:").filter(|_| of_header) {
                bag.extend(tiles.split_whitespace().map(String::from));
            } else if of_header && !text.starts_with("covers:") {
                // The notation reads the whole line: a `#` in quotes is no comment.
                header.push_str(line);
                has_players |= text.starts_with("players:");
            } else if !text.is_empty() && !of_header {
                steps.push(read_step(index + 1, text)?);
            }
            // Blank lines keep the numbers of lines in errors right.
            header.push('\n');
        }
        if !has_players {
            header.push_str("players: Red, Blue\n");
        }
        let mut scenario = Scenario { setup: parse_setup(&header), draws_named: false, steps };
        scenario.add_script(bag);
        Ok(scenario)
    }

    /// Scripts the draws and messages that the moves name, unless the header has its own.
    fn add_script(&mut self, bag: Vec<String>) {
        let Ok(setup) = &mut self.setup else { return };
        let named = || {
            let moves = self.steps.iter().filter_map(|step| match &step.kind {
                StepKind::Moves(tokens) => Some(tokens),
                _ => None,
            });
            moves.flatten().filter_map(|(token, _)| match token {
                Lexeme::Move(word) if is_outcome(word) => Some(word.as_str()),
                _ => None,
            })
        };
        let scripted = |word: &str| {
            let (question, answer) = word.split_once('=')?;
            Outcome::from_text(Chance::from_word(question)?, answer)
        };
        if setup.chance.is_empty() {
            setup.chance = named().filter_map(scripted).collect();
        }
        self.draws_named = setup.draw.is_none();
        let tiles = named().filter(|word| !word.contains('=')).map(String::from);
        setup.draw.get_or_insert_with(|| tiles.collect()).extend(bag);
    }
}

pub(crate) fn read_step(line: usize, text: &str) -> Result<Step, Failure> {
    let mut step = Step { line, text: text.to_owned(), kind: StepKind::Expect(Vec::new()) };
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    step.kind = match first {
        "expect" => StepKind::Expect(words(rest)),
        "show" if rest.is_empty() => StepKind::Show,
        "refuse" => match rest.split_once(char::is_whitespace) {
            Some((word, rule)) => StepKind::Refuse { word: word.into(), rule: rule.trim().into() },
            None => return Err(step.failure("write: refuse WORD RULE", String::new())),
        },
        _ if is_header(text) => {
            return Err(step.failure("the header ends where the steps begin", String::new()));
        }
        _ => match tokens(line, text) {
            Ok(tokens) => StepKind::Moves(tokens),
            Err(error) => return Err(step.failure(error.to_string(), String::new())),
        },
    };
    Ok(step)
}

/// Words without the commas and colons that make a line easier to read.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(|word| word.trim_end_matches([',', ':']).to_owned()).collect()
}
