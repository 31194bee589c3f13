//! Inns & Cathedrals (IC): a large meeple, inns that make roads worth more, and cathedrals in cities. What
//! they are worth, `scoring::value` says.

use crate::figures::FigureKind;
use crate::options::options;
use crate::system::{About, InBox, Part, PartName, System};

/// What the system is.
pub const ABOUT: About = About {
    parts: &[PartName::new("large-meeple"), PartName::new("inns"), PartName::new("cathedrals")],
    options: Options::NAMES,
    figures: &[(FigureKind::LargeMeeple, Some(LARGE_MEEPLE))],
    set: Some("inns-v3"),
    boxes: &[
        InBox::with("classic", &["inns-c1"]),
        InBox::with("big-box-2021", &["inns-v3"]),
        InBox::with("big-box-2008", &["inns-c1"]),
        InBox::with("big-box-5", &["inns-c1"]),
        InBox::with("everything", &["inns-v3"]),
    ],
    ..About::new("inns-and-cathedrals", &["IC"])
};

/// The part `large-meeple`.
pub const LARGE_MEEPLE: Part = Part::of(System::InnsAndCathedrals, 0);

/// The part `inns`.
pub const INNS: Part = Part::of(System::InnsAndCathedrals, 1);

/// The part `cathedrals`.
pub const CATHEDRALS: Part = Part::of(System::InnsAndCathedrals, 2);

options! {
    /// What incomplete inn roads and cathedral cities score (IC-25).
    "ic.final_scoring" final_scoring: InnsFinal {
        /// Nothing.
        #[default] Zero = "zero",
        /// As if there were no inn and no cathedral.
        Ignore = "ignore",
    }
}
