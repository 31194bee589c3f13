//! Patterns for actions: a word of the notation in which `*` stands for any text.

use bastide_engine::{Action, Game};
use bastide_notation::print_action;

/// A word of the notation, or many of them: `meeple>field*`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern(String);

impl Pattern {
    pub(crate) fn new(text: &str) -> Pattern {
        Pattern(text.to_owned())
    }

    /// Its text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// Whether it means this action in this game.
    pub fn means(&self, game: &Game, action: Action) -> bool {
        fits(self.0.as_bytes(), print_action(game, action).as_bytes())
    }
}

fn fits(pattern: &[u8], text: &[u8]) -> bool {
    match pattern {
        [] => text.is_empty(),
        [b'*', rest @ ..] => (0..=text.len()).any(|skipped| fits(rest, &text[skipped..])),
        [sign, rest @ ..] => text.first() == Some(sign) && fits(rest, &text[1..]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_star_stands_for_any_text() {
        let fits = |pattern: &str, text: &str| fits(pattern.as_bytes(), text.as_bytes());
        assert!(fits("meeple>field*", "meeple>field.0123"));
        assert!(fits("*", "-"));
        assert!(fits("0,-1:*", "0,-1:90"));
        assert!(fits("*@1,0", "meeple>city.N@1,0"));
        assert!(!fits("meeple>field*", "meeple>road.EW"));
        assert!(!fits("meeple>city.N", "meeple>city.NE"));
    }
}
