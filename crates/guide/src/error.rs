//! What is wrong with a page of the guide.

use std::fmt;

/// A page that cannot be shown, with the part that is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GuideError {
    /// The file, such as `text/de/base.md`.
    pub file: String,
    /// The part of it, such as `example city`; empty for the whole.
    pub part: String,
    /// What is wrong.
    pub message: String,
}

impl GuideError {
    pub(crate) fn new(file: &str, part: impl Into<String>, message: impl fmt::Display) -> Self {
        GuideError { file: file.to_owned(), part: part.into(), message: message.to_string() }
    }
}

impl fmt::Display for GuideError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.part.as_str() {
            "" => write!(f, "{}: {}", self.file, self.message),
            part => write!(f, "{}, {part}: {}", self.file, self.message),
        }
    }
}

impl std::error::Error for GuideError {}
