//! What people write: names and chat. Markup is text like any other; the page shows it as such.

use crate::error::{Code, Refused};

/// The longest name, in characters.
pub const NAME: usize = 24;
/// The longest line of chat, in characters.
pub const CHAT: usize = 300;

/// The colours of players.
pub const COLOURS: [&str; 8] = ["blue", "red", "yellow", "teal", "black", "pink", "white", "green"];

/// A name as it will be shown.
pub fn name(text: &str) -> Result<String, Refused> {
    let text = text.trim();
    if text.is_empty() {
        return Err(Refused::new(Code::BadName, "a name needs at least one visible character"));
    }
    if text.chars().count() > NAME {
        let message = format!("a name has at most {NAME} characters");
        return Err(Refused::new(Code::BadName, message));
    }
    if text.chars().any(is_hidden) {
        let message = "a name cannot hold control characters or invisible marks";
        return Err(Refused::new(Code::BadName, message));
    }
    Ok(text.to_owned())
}

/// A line of chat as it will be shown.
pub fn chat(text: &str) -> Result<String, Refused> {
    let text: String =
        text.trim().chars().map(|c| if c == '\n' || c == '\t' { ' ' } else { c }).collect();
    if text.is_empty() {
        return Err(Refused::new(Code::BadChat, "there is nothing to say"));
    }
    if text.chars().count() > CHAT {
        let message = format!("a line of chat has at most {CHAT} characters");
        return Err(Refused::new(Code::BadChat, message));
    }
    if text.chars().any(is_hidden) {
        let message = "chat cannot hold control characters or invisible marks";
        return Err(Refused::new(Code::BadChat, message));
    }
    Ok(text)
}

/// A colour of the list.
pub fn colour(text: &str) -> Result<&'static str, Refused> {
    COLOURS.into_iter().find(|colour| *colour == text).ok_or_else(|| {
        let message = format!("there is no such colour: it is one of {}", COLOURS.join(", "));
        Refused::new(Code::BadColour, message)
    })
}

/// Control characters, and the marks that turn the direction of what follows or take no room:
/// with them one name can look like another.
fn is_hidden(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_markup_stays_text() {
        assert_eq!(name("  <b>Ann</b> "), Ok("<b>Ann</b>".to_owned()));
        assert_eq!(name("東京").as_deref(), Ok("東京"));
        for bad in ["", "   ", "a\u{202e}b", "a\nb", "\u{200b}", &"x".repeat(25)] {
            assert_eq!(name(bad).unwrap_err().code, Code::BadName, "{bad:?}");
        }
    }

    #[test]
    fn chat_has_a_length() {
        assert!(chat(&"x".repeat(CHAT)).is_ok());
        assert_eq!(chat(&"x".repeat(CHAT + 1)).unwrap_err().code, Code::BadChat);
        assert_eq!(chat("two\nlines").as_deref(), Ok("two lines"));
    }
}
