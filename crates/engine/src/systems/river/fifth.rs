//! The river of the fifth big box (R5), with sheep and vineyards.

use crate::options::options;
use crate::system::{About, InBox, Start};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    start: Start::River,
    set: Some("river-bb5"),
    boxes: &[InBox::with("big-box-5", &["river-bb5"]), InBox::with("everything", &["river-bb5"])],
    ..About::new("river-bb5", &["R5"])
};

options! {
    /// How the river with sheep and vineyards may bend (R5-11).
    "r5.bends" bends: RiverBb5Bends {
        /// Two bends to the same side may not follow each other directly.
        #[default] NoImmediateUTurn = "no_immediate_u_turn",
        /// Bends turn left and right in turn.
        AlternateBends = "alternate_bends",
    }
}
