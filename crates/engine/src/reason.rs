//! Reasons: why something is refused, as a code that programs and translators know, a sentence for the
//! terminal, and the names and numbers that it is about.
//!
//! A module that refuses lists its reasons with [`reasons!`]; those of a system are in its `ABOUT`.

use std::fmt;

use crate::system::System;
use crate::{refusal, rules, setup};

/// A reason. Only [`reasons!`] makes one, and [`Why::all`] has them all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why(pub(crate) &'static Text);

/// What is written about a reason.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Text {
    pub code: &'static str,
    pub english: &'static str,
}

/// Lists the reasons of a module: a constant for each, and `REASONS`, all of them. Names in braces are
/// the parameters that every refusal for this reason gives.
macro_rules! reasons {
    ($($name:ident = $code:literal: $english:literal;)+) => {
        $(pub(crate) const $name: $crate::reason::Why =
            $crate::reason::Why(&$crate::reason::Text { code: $code, english: $english });)+

        /// The reasons of this module.
        pub(crate) const REASONS: &[$crate::reason::Why] = &[$($name),+];
    };
}

pub(crate) use reasons;

impl Why {
    /// Every reason for which the engine refuses something.
    pub fn all() -> impl Iterator<Item = Why> {
        let shared = [refusal::REASONS, rules::REASONS, setup::REASONS];
        let own = System::ALL.into_iter().map(|system| system.about().reasons);
        shared.into_iter().chain(own).flatten().copied()
    }

    /// Its code, which stays the same when the words change.
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The names of its parameters, in the order of the English sentence.
    pub fn parameters(self) -> impl Iterator<Item = &'static str> {
        let pieces = self.0.english.split('{').skip(1);
        pieces.filter_map(|piece| Some(piece.split_once('}')?.0))
    }

    /// Writes the English sentence with its parameters filled in.
    pub(crate) fn write(self, with: &With, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut pieces = self.0.english.split('{');
        f.write_str(pieces.next().unwrap_or_default())?;
        for piece in pieces {
            let (name, rest) = piece.split_once('}').unwrap_or((piece, ""));
            let value = with.iter().find(|(given, _)| *given == name);
            debug_assert!(value.is_some(), "{} is refused without {name}", self.code());
            match value {
                Some((_, value)) => write!(f, "{value}{rest}")?,
                None => write!(f, "{name}{rest}")?,
            }
        }
        Ok(())
    }

    /// Whether the English sentence has a place for this parameter.
    pub(crate) fn takes(self, name: &str) -> bool {
        self.parameters().any(|parameter| parameter == name)
    }
}

/// The parameters of a refusal by their names.
pub type With = Vec<(&'static str, Parameter)>;

/// What a parameter stands for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Parameter {
    /// A word of the wire, such as the name of a figure, or something that a set-up names.
    Word(String),
    /// A number.
    Number(u32),
}

impl fmt::Display for Parameter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Parameter::Word(word) => f.write_str(word),
            Parameter::Number(number) => number.fmt(f),
        }
    }
}

impl From<&str> for Parameter {
    fn from(word: &str) -> Parameter {
        Parameter::Word(word.to_owned())
    }
}

impl From<String> for Parameter {
    fn from(word: String) -> Parameter {
        Parameter::Word(word)
    }
}

impl From<u16> for Parameter {
    fn from(number: u16) -> Parameter {
        Parameter::Number(u32::from(number))
    }
}

impl From<u32> for Parameter {
    fn from(number: u32) -> Parameter {
        Parameter::Number(number)
    }
}

impl From<usize> for Parameter {
    fn from(number: usize) -> Parameter {
        Parameter::Number(u32::try_from(number).unwrap_or(u32::MAX))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn codes_are_unique_and_in_kebab_case() {
        let mut seen = BTreeSet::new();
        for why in Why::all() {
            let code = why.code();
            let kebab = code.split('-').all(|word| {
                !word.is_empty() && word.bytes().all(|letter| letter.is_ascii_lowercase())
            });
            assert!(kebab, "{code}");
            assert!(seen.insert(code), "{code} is used twice");
        }
        assert!(seen.contains("occupied") && seen.contains("tile-file"));
    }

    #[test]
    fn sentences_are_not_empty_and_their_braces_close() {
        for why in Why::all() {
            let english = why.0.english;
            assert!(!english.is_empty() && !english.ends_with('.'), "{}", why.code());
            let braces = |brace: char| english.matches(brace).count();
            assert_eq!(braces('{'), braces('}'), "{english}");
            assert_eq!(braces('{'), why.parameters().count(), "{english}");
        }
    }
}
