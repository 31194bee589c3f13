//! What people type: names and chat. Markup is text like any other.

use icu_properties::props::{DefaultIgnorableCodePoint, GeneralCategory, GeneralCategoryGroup};
use icu_properties::{CodePointMapData, CodePointSetData};

use crate::refusal::Refusal;

/// The longest name, in characters.
pub const NAME: usize = 24;
/// How many combining marks a character of a name may carry. More pile up over the lines around it.
const MARKS: usize = 2;
/// The longest line of chat, in characters.
pub const CHAT: usize = 300;

/// A name as it will be shown.
pub fn player_name(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    let has_room = !text.is_empty() && text.chars().count() <= NAME;
    if !has_room || text.chars().any(is_invisible) || has_piled_marks(text) {
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

/// Everything that shows nothing or turns the direction of what follows: with it one name can look like
/// another, or like none. The blank of braille is a symbol by its category, and empty all the same.
fn is_invisible(c: char) -> bool {
    const UNSEEN: [GeneralCategoryGroup; 4] = [
        GeneralCategoryGroup::Control,
        GeneralCategoryGroup::Format,
        GeneralCategoryGroup::LineSeparator,
        GeneralCategoryGroup::ParagraphSeparator,
    ];
    let category = category(c);
    UNSEEN.iter().any(|group| group.contains(category))
        || CodePointSetData::new::<DefaultIgnorableCodePoint>().contains(c)
        || c == '\u{2800}'
}

/// Whether a character carries too many combining marks, or there is none for them to stand on.
fn has_piled_marks(name: &str) -> bool {
    let is_mark = |c: char| GeneralCategoryGroup::Mark.contains(category(c));
    let mut marks = MARKS;
    name.chars().any(|c| {
        marks = if is_mark(c) { marks + 1 } else { 0 };
        marks > MARKS
    })
}

fn category(c: char) -> GeneralCategory {
    CodePointMapData::<GeneralCategory>::new().get(c)
}

/// What chat may not hold: control characters, and marks that take no room or turn the direction of
/// what follows. Variants of emoji are welcome.
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
        for bad in
            ["", "   ", "a\u{202e}b", "a\u{2028}b", "a\nb", "\u{200b}", &"x".repeat(NAME + 1)]
        {
            assert_eq!(player_name(bad), Err(Refusal::BadName { longest: NAME }), "{bad:?}");
        }
    }

    #[test]
    fn names_hold_nothing_invisible() {
        let hidden = [
            0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180e, 0x200b, 0x200d,
            0x202e, 0x2060, 0x2066, 0x2800, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0, 0xfff9,
            0x1d173, 0xe0001, 0xe0041, 0xe0100, 0xe0fff,
        ];
        for c in hidden.map(|c| char::from_u32(c).unwrap()) {
            for name in [format!("{c}"), format!("An{c}n"), format!("Ann{c}"), format!("{c}Ann")] {
                assert!(player_name(&name).is_err(), "{name:?}");
            }
        }
    }

    #[test]
    fn names_are_more_than_spaces_of_any_kind() {
        for bad in ["\u{3000}", "\u{a0}\u{a0}", "\u{2003}\u{1680}\u{202f}", "\u{205f} \u{200a}"] {
            assert!(player_name(bad).is_err(), "{bad:?}");
        }
        assert_eq!(player_name("\u{3000}Ann B\u{a0}").as_deref(), Ok("Ann B"));
    }

    #[test]
    fn names_carry_two_marks_and_no_more() {
        for good in ["Zoe\u{308}", "Ho\u{302}\u{300}a", "ศิริ", "अमृता", "Nguyễn", "מִרְיָם", "Ann 🦊"]
        {
            assert_eq!(player_name(good).as_deref(), Ok(good));
        }
        for bad in
            ["Z\u{351}\u{352}\u{353}oe", "Zoe\u{301}\u{20dd}\u{488}", "\u{308}", "\u{20e3}Ann"]
        {
            assert!(player_name(bad).is_err(), "{bad:?}");
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
