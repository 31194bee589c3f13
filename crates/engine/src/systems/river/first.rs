//! The river of 2021 and the classic river (RV3).

use crate::options::options;
use crate::system::{About, InBox, Start};

/// What the system is.
pub const ABOUT: About = About {
    options: Options::NAMES,
    start: Start::River,
    set: Some("river-v3"),
    boxes: &[InBox::with("base-2021", &["river-v3"]), InBox::with("big-box-2021", &["river-v3"])],
    reasons: super::REASONS,
    ..About::new("river-v3", &["RV3"])
};

options! {
    /// Which river the system brings (RV3-2).
    "riv3.kind" kind: RiverKind {
        /// One source and one lake.
        #[default] SingleSource = "single_source",
        /// A double-wide source and two lakes.
        DoubleSource = "double_source",
    }
    /// How the river may bend (RV3-17, RV3-18).
    "riv3.bends" bends: RiverBends {
        /// Bends of an arm turn left and right in turn.
        #[default] AlternateBends = "alternate_bends",
        /// Two bends to the same side may not follow each other directly.
        NoImmediateUTurn = "no_immediate_u_turn",
    }
    /// What becomes of the start tile when a river is laid (RV3-31).
    "riv3.start_tile" start_tile: RiverStartTile {
        /// It stays in the box.
        #[default] Removed = "removed",
        /// It is the first tile drawn after the river.
        AfterRiver = "after_river",
    }
}

/// The river that is laid where a set-up names no sets (RV3-2).
pub(crate) fn set(options: &crate::Options) -> &'static str {
    match options.river.kind {
        RiverKind::SingleSource => "river-v3",
        RiverKind::DoubleSource => "river-17",
    }
}
