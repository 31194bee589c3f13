//! River II (R2): a river with a fork, a pig herd and a volcano lake.

use crate::options::options;
use crate::reason::reasons;
use crate::rules::Rules;
use crate::system::{About, InBox, Part, PartName, Start, System};
use crate::turn::Step;

/// What the system is.
pub const ABOUT: About = About {
    parts: &[PartName::extra("pig-herd")],
    options: Options::NAMES,
    steps: &[(Step::AfterLake, None)],
    concerns: |_, tile| tile.is_volcano_lake,
    start: Start::River,
    set: Some("river-2"),
    boxes: &[InBox::with("big-box-2008", &["river-2"])],
    reasons: REASONS,
    ..About::new("river-2", &["R2"])
};

reasons! {
    VOLCANO_LAKE = "new-volcano-lake": "nobody can go on the volcano lake you just placed";
}

/// The part `pig-herd`.
pub const PIG_HERD: Part = Part::of(System::River2, 0);

options! {
    /// How the river with the fork may bend (R2-13).
    "r2.bends" bends: River2Bends {
        /// Two bends to the same side may not follow each other directly.
        #[default] NoImmediateUTurn = "no_immediate_u_turn",
        /// Bends of an arm turn left and right in turn.
        AlternateBends = "alternate_bends",
    }
}

/// Whether the pig herd counts (R2-23).
pub(crate) fn has_herd(rules: &Rules) -> bool {
    rules.plays(System::River2) && (rules.plays(System::TradersAndBuilders) || rules.has(PIG_HERD))
}
