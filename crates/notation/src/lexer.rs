//! Lines, words and quotes: what the set-up and the moves of a text have in common.
//!
//! A line ends at `#` outside quotes. A quoted text stands between double quotes and may hold
//! anything, written with the escapes `\"`, `\\`, `\n`, `\r`, `\t` and `\u{1f600}`.

use std::str::FromStr;

use crate::error::{Fault, Location, ParseError};

/// The lines of a text with their numbers from 1. A line may end with a carriage return too.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Cursor<'_>> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let lines = text.split('\n').enumerate();
    lines.map(|(index, line)| Cursor::new(index + 1, line.strip_suffix('\r').unwrap_or(line)))
}

/// A place in one line, cheap to keep until an error needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mark(usize);

/// Reads one line from left to right.
#[derive(Clone, Debug)]
pub(crate) struct Cursor<'a> {
    line: usize,
    text: &'a str,
    at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(line: usize, text: &'a str) -> Cursor<'a> {
        Cursor { line, text, at: 0 }
    }

    /// The line from its start, whatever was taken.
    pub fn whole(&self) -> &'a str {
        self.text
    }

    pub fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    /// Where the next piece begins.
    pub fn mark(&mut self) -> Mark {
        self.skip_blanks();
        Mark(self.at)
    }

    pub fn location(&self, mark: Mark) -> Location {
        Location { line: self.line, column: 1 + self.text[..mark.0].chars().count() }
    }

    pub fn error(&self, mark: Mark, fault: Fault) -> ParseError {
        fault.at(self.location(mark))
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    /// Whether nothing but blanks and a comment is left.
    pub fn is_done(&mut self) -> bool {
        self.skip_blanks();
        self.rest().is_empty() || self.rest().starts_with('#')
    }

    /// Takes a sign, if it comes next.
    pub fn eat(&mut self, sign: char) -> bool {
        self.skip_blanks();
        let found = self.rest().starts_with(sign);
        if found {
            self.at += sign.len_utf8();
        }
        found
    }

    /// Takes all up to a blank, a comment or one of the signs.
    pub fn word(&mut self, signs: &[char]) -> &'a str {
        self.skip_blanks();
        self.take_until(|c| c.is_whitespace() || c == '#' || signs.contains(&c))
    }

    /// A quoted text, or all up to a blank, a comment or one of the signs.
    pub fn item(&mut self, signs: &[char]) -> Result<String, ParseError> {
        self.skip_blanks();
        if self.rest().starts_with('"') { self.quoted() } else { Ok(self.word(signs).to_owned()) }
    }

    /// A quoted text, or all up to a comment or one of the signs, blanks inside included.
    pub fn phrase(&mut self, signs: &[char]) -> Result<String, ParseError> {
        self.skip_blanks();
        if self.rest().starts_with('"') {
            return self.quoted();
        }
        Ok(self.take_until(|c| c == '#' || signs.contains(&c)).trim().to_owned())
    }

    fn take_until(&mut self, stop: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let taken = &rest[..rest.find(stop).unwrap_or(rest.len())];
        self.at += taken.len();
        taken
    }

    fn quoted(&mut self) -> Result<String, ParseError> {
        let start = self.mark();
        let mut text = String::new();
        let mut rest = self.rest()[1..].char_indices();
        while let Some((at, c)) = rest.next() {
            match c {
                '"' => {
                    self.at += at + 2;
                    return Ok(text);
                }
                '\\' => match escape(&mut rest) {
                    Some(c) => text.push(c),
                    None => {
                        let here = Mark(self.at + 1 + at);
                        return Err(self.error(here, Fault::new("there is no such escape")));
                    }
                },
                c => text.push(c),
            }
        }
        Err(self.error(start, Fault::new("the quote is not closed")))
    }

    /// Nothing may follow.
    pub fn finish(&mut self) -> Result<(), ParseError> {
        if self.is_done() {
            return Ok(());
        }
        let mark = self.mark();
        let fault = Fault::new(format!("\"{}\" is too much here", self.word(&[])));
        Err(self.error(mark, fault))
    }
}

fn escape(rest: &mut std::str::CharIndices<'_>) -> Option<char> {
    Some(match rest.next()?.1 {
        '"' => '"',
        '\\' => '\\',
        'n' => '\n',
        'r' => '\r',
        't' => '\t',
        'u' => {
            let (digits, after) = rest.as_str().strip_prefix('{')?.split_once('}')?;
            if digits.is_empty() || digits.len() > 6 || !digits.is_ascii() {
                return None;
            }
            let c = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)?;
            while rest.as_str().len() > after.len() {
                rest.next();
            }
            c
        }
        _ => return None,
    })
}

/// A text between quotes.
pub(crate) fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            c if c.is_control() => quoted.push_str(&format!("\\u{{{:x}}}", c as u32)),
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

/// A word of a set-up, quoted where it would not be read back as it is.
pub(crate) fn quote_item(text: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "._-/'".contains(c);
    if !text.is_empty() && text.chars().all(plain) { text.to_owned() } else { quote(text) }
}

/// Whether a name can stand between moves without quotes: it looks like a word, and like no move.
pub(crate) fn is_plain_name(text: &str) -> bool {
    text.starts_with(char::is_alphabetic)
        && text.chars().all(|c| c.is_alphanumeric() || "_-'".contains(c))
}

/// A player's name as it stands in a text: plain, or quoted where it must be.
pub fn print_name(name: &str) -> String {
    if is_plain_name(name) { name.to_owned() } else { quote(name) }
}

/// A whole number of nothing but digits.
pub(crate) fn number<T: FromStr>(text: &str) -> Option<T> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

/// A piece of a line of moves.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Lexeme {
    /// The number of a turn: `12.`.
    Turn(u32),
    /// The name of a player.
    Name(String),
    /// An action or an answer of chance.
    Move(String),
}

/// Takes a line of moves apart. The number of the line is for errors.
pub fn tokens(line: usize, text: &str) -> Result<Vec<(Lexeme, Location)>, ParseError> {
    let mut cursor = Cursor::new(line, text);
    let mut tokens = Vec::new();
    // Spots are counted on the way, because counting each from the start takes too long for
    // a text of one endless line.
    let mut spot = Location { line, column: 1 };
    let mut counted = 0;
    while !cursor.is_done() {
        let mark = cursor.mark();
        spot.column += text[counted..mark.0].chars().count();
        counted = mark.0;
        if cursor.rest().starts_with('"') {
            tokens.push((Lexeme::Name(cursor.quoted()?), spot));
            continue;
        }
        let word = cursor.word(&[]);
        let token = if let Some(turn) = word.strip_suffix('.').and_then(number) {
            Lexeme::Turn(turn)
        } else if is_plain_name(word) {
            Lexeme::Name(word.to_owned())
        } else {
            Lexeme::Move(word.to_owned())
        };
        tokens.push((token, spot));
    }
    Ok(tokens)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_comes_back_out_of_its_quotes() {
        for text in
            ["", "a", " a ", "a\"b\\", "\n\r\t\0\u{7f}", "#x", "Zoë, the 1st", "\u{2028}é😀"]
        {
            let quoted = quote(text);
            assert!(!quoted.contains('\n'));
            let mut cursor = Cursor::new(1, &quoted);
            assert_eq!(cursor.item(&[]).unwrap(), text);
            assert!(cursor.is_done());
        }
    }

    #[test]
    fn bad_quotes_are_errors_where_they_stand() {
        let error = |text: &str| Cursor::new(3, text).item(&[]).unwrap_err().to_string();
        assert_eq!(error("  \"é"), "line 3, column 3: the quote is not closed");
        assert_eq!(error("\"é\\x\""), "line 3, column 3: there is no such escape");
        for text in [r#""\u{}""#, r#""\u{d800}""#, r#""\u{1234567}""#, r#""\u{6""#, r#""\"#] {
            assert!(Cursor::new(1, text).item(&[]).is_err(), "{text}");
        }
    }

    #[test]
    fn a_line_of_moves_has_numbers_names_and_moves() {
        let found = tokens(7, "12. Zoë base.K 1,0:90  \"A B\" - # a comment").unwrap();
        let columns: Vec<usize> = found.iter().map(|(_, spot)| spot.column).collect();
        assert_eq!(columns, [1, 5, 9, 16, 24, 30]);
        assert_eq!(found[0].0, Lexeme::Turn(12));
        assert_eq!(found[1].0, Lexeme::Name("Zoë".into()));
        assert_eq!(found[2].0, Lexeme::Move("base.K".into()));
        assert_eq!(found[4].0, Lexeme::Name("A B".into()));
        assert_eq!(found[5].0, Lexeme::Move("-".into()));
    }
}
