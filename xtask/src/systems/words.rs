//! How the table names a system: phrases that are looked up among the words of a file.
//!
//! Identifiers fall into their words first, so that `crop circle*` finds `CropCircles`,
//! `crop_circle`, `crop-circles` and "crop circles" alike, and no `microscopic`.

/// A phrase of the table: words that must follow each other.
#[derive(Debug, PartialEq, Eq)]
pub struct Phrase(Vec<Word>);

#[derive(Debug, PartialEq, Eq)]
enum Word {
    /// `gold`: this word.
    Exact(String),
    /// `abbey*`: every word that begins like this.
    Prefix(String),
    /// `#`: a number.
    Number,
}

impl Phrase {
    /// Reads `crop circle*` or `am #`; `None` if there is no word or one that no file can hold.
    pub fn parse(text: &str) -> Option<Phrase> {
        let words: Option<Vec<Word>> = text.split(' ').map(Word::parse).collect();
        words.filter(|words| !words.is_empty()).map(Phrase)
    }

    /// The phrase of rule ids: `am #` for AM.
    pub fn of_series(series: &str) -> Phrase {
        Phrase(vec![Word::Exact(series.to_lowercase()), Word::Number])
    }

    /// How many words it takes at the beginning of `words`; 0 if it does not stand there.
    fn length_at(&self, words: &[&str]) -> usize {
        let fits = words.len() >= self.0.len()
            && self.0.iter().zip(words).all(|(word, found)| word.matches(found));
        if fits { self.0.len() } else { 0 }
    }
}

impl Word {
    fn parse(text: &str) -> Option<Word> {
        if text == "#" {
            return Some(Word::Number);
        }
        let (stem, is_prefix) = match text.strip_suffix('*') {
            Some(stem) => (stem, true),
            None => (text, false),
        };
        let plain = |c: char| c.is_alphanumeric() && !c.is_uppercase();
        if stem.is_empty() || !stem.chars().all(plain) {
            return None;
        }
        let stem = stem.to_string();
        Some(if is_prefix { Word::Prefix(stem) } else { Word::Exact(stem) })
    }

    fn matches(&self, found: &str) -> bool {
        match self {
            Word::Exact(word) => word == found,
            Word::Prefix(stem) => found.starts_with(stem.as_str()),
            Word::Number => found.bytes().all(|byte| byte.is_ascii_digit()),
        }
    }
}

/// Whether one of `phrases` stands among the words outside of every phrase of `except`.
pub fn names(words: &[&str], phrases: &[Phrase], except: &[Phrase]) -> bool {
    let longest = |phrases: &[Phrase], at: usize| {
        phrases.iter().map(|phrase| phrase.length_at(&words[at..])).max().unwrap_or(0)
    };
    let mut at = 0;
    while at < words.len() {
        let skipped = longest(except, at);
        if skipped == 0 && longest(phrases, at) > 0 {
            return true;
        }
        at += skipped.max(1);
    }
    false
}

/// The text in lower case with a blank between any two words; `CropCircle` is two.
pub fn split(text: &str) -> String {
    let mut words = String::with_capacity(text.len() + text.len() / 8);
    let mut before = ' ';
    let mut characters = text.chars().peekable();
    while let Some(c) = characters.next() {
        let next_is_small = characters.peek().is_some_and(|next| next.is_lowercase());
        let begins = c.is_uppercase()
            && (before.is_lowercase()
                || before.is_ascii_digit()
                || before.is_uppercase() && next_is_small);
        if (begins || !c.is_alphanumeric()) && !words.ends_with(' ') {
            words.push(' ');
        }
        if c.is_alphanumeric() {
            words.extend(c.to_lowercase());
        }
        before = c;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(text: &str, phrases: &[&str], except: &[&str]) -> bool {
        let parse = |texts: &[&str]| -> Vec<Phrase> {
            texts.iter().map(|text| Phrase::parse(text).expect("a phrase")).collect()
        };
        let words = split(text);
        let words: Vec<&str> = words.split_whitespace().collect();
        names(&words, &parse(phrases), &parse(except))
    }

    #[test]
    fn identifiers_fall_into_their_words() {
        assert_eq!(split("System::CropCircles"), "system crop circles");
        assert_eq!(split("crop_circle-round"), "crop circle round");
        assert_eq!(split("readHTMLPage(RiverV3, R2-23)"), "read html page river v3 r2 23 ");
        assert_eq!(split("Händler"), "händler");
    }

    #[test]
    fn a_phrase_is_found_in_every_spelling_and_not_inside_other_words() {
        let spellings =
            ["CropCircle", "crop_circles", "'crop-circles'", "// a crop\n circle", "CROP_CIRCLES"];
        for text in spellings {
            assert!(named(text, &["crop circle*"], &[]), "{text}");
        }
        for text in ["microscopic circle", "crop", "Crop::Wheat", "circles crop"] {
            assert!(!named(text, &["crop circle*"], &[]), "{text}");
        }
        assert!(!named("kingdom", &["king"], &[]));
        assert!(named("kings", &["king*"], &[]));
    }

    #[test]
    fn a_series_counts_with_a_number_only() {
        let series = [Phrase::of_series("AM")];
        assert!(names(&["rule", "am", "23"], &series, &[]));
        assert!(!names(&["i", "am", "here"], &series, &[]));
    }

    #[test]
    fn exceptions_hide_what_they_cover_and_nothing_else() {
        assert!(!named("the RobberBaron", &["robber*"], &["robber baron"]));
        assert!(named("robbers and the robber baron", &["robber*"], &["robber baron"]));
    }

    #[test]
    fn phrases_that_can_never_match_are_refused() {
        for text in ["", "Crop", "crop  circle", "crop-circle", "*"] {
            assert_eq!(Phrase::parse(text), None, "{text}");
        }
    }
}
