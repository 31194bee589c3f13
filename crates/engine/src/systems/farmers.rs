//! Farmers (BG-37): meeples in fields, which score at the end. The rules of fields are those of the base
//! game; here is that they are in play.

use crate::reason::reasons;
use crate::system::{About, InBox};

/// What the system is.
pub const ABOUT: About = About {
    boxes: &[
        InBox::with("base", &[]),
        InBox::with("base-2021", &[]),
        InBox::with("classic", &[]),
        InBox::with("big-box-2021", &[]),
        InBox::with("minis-2012", &[]),
        InBox::with("big-box-2008", &[]),
        InBox::with("big-box-5", &[]),
        InBox::with("everything", &[]),
    ],
    reasons: REASONS,
    ..About::new("farmers", &[])
};

reasons! {
    NO_FARMERS = "no-farmers": "this game is played without farmers";
}
