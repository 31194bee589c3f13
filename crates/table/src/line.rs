//! What people type: names and chat. Markup is text like any other.

use crate::refusal::Refusal;

/// The longest name, in characters.
pub const NAME: usize = 24;
/// The longest line of chat, in characters.
pub const CHAT: usize = 300;

/// A name as it will be shown.
pub fn player_name(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > NAME || text.chars().any(is_hidden) {
        return Err(Refusal::BadName { longest: NAME });
    }
    Ok(text.to_owned())
}

/// A line of chat as it will be shown.
pub fn chat_line(text: &str) -> Result<String, Refusal> {
    let text: String =
        text.trim().chars().map(|c| if c == '\n' || c == '\t' { ' ' } else { c }).collect();
    if text.is_empty() || text.chars().count() > CHAT || text.chars().any(is_hidden) {
        return Err(Refusal::BadChat { longest: CHAT });
    }
    Ok(text)
}

/// Control characters, and marks that take no room or turn the direction of what follows: with them
/// one name can look like another.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_markup_stays_text() {
        assert_eq!(player_name("  <b>Ann</b> "), Ok("<b>Ann</b>".to_owned()));
        assert_eq!(player_name("東京").as_deref(), Ok("東京"));
        for bad in ["", "   ", "a\u{202e}b", "a\nb", "\u{200b}", &"x".repeat(NAME + 1)] {
            assert_eq!(player_name(bad), Err(Refusal::BadName { longest: NAME }), "{bad:?}");
        }
    }

    #[test]
    fn chat_has_a_length() {
        assert!(chat_line(&"x".repeat(CHAT)).is_ok());
        let refused = Err(Refusal::BadChat { longest: CHAT });
        assert_eq!(chat_line(&"x".repeat(CHAT + 1)), refused);
        assert_eq!(chat_line(" \n"), refused);
        assert_eq!(chat_line("two\nlines").as_deref(), Ok("two lines"));
    }
}
