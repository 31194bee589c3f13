//! The rules for people: one page for each system in every language, with pictures from real positions
//! and examples whose points the engine works out. Below it lies the reference, rule by rule.
//!
//! Structure and words are apart, so that a translator meets words alone:
//!
//! - `data/<system>.toml` says what a page consists of: cards, sections with their exact rules, scenes
//!   in the notation of `bastide-scenario`, the marks on their pictures and the points that they claim.
//! - `text/<language>/<system>.md` has the words in Markdown. Its headings name the parts of the page.
//! - `docs/rules` is the [`Reference`], which stays in English.
//!
//! Everything is read and played when the guide is first asked for. A page that does not fit its
//! structure, a rule that is not there or points that the engine does not give are errors with the file
//! and the part; a test asks for every page in every language.
//!
//! ```
//! let guide = bastide_guide::Guide::standard();
//! let page = guide.page("en", "base").unwrap();
//! assert!(page.sections.iter().any(|section| section.exact.contains(&"BG-52".to_owned())));
//! ```
#![warn(missing_docs)]

mod contents;
mod error;
mod guide;
mod page;
mod plan;
mod reference;
mod scene;
mod words;

pub use contents::tiles_of;
pub use error::GuideError;
pub use guide::Guide;
pub use page::{Block, Card, Edition, Example, ExampleStep, Page, Picture, Section};
pub use reference::{Book as Reference, Page as ReferencePage, Rule as ReferenceRule};
pub use scene::{Mark, MarkedSpot, Scene};
