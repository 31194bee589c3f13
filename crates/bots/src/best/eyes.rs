//! Eyes: what a weaker player overlooks, and what it is fond of.

use std::ops::Range;

use super::sight::{self, Sight};

/// Something that players see more or less well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sense {
    /// Farms, own ones and those of others.
    Farms,
    /// What can be joined and taken, or lost that way.
    Joins,
    /// What can be joined and taken alone.
    Steals,
    /// What cities promise.
    Cities,
    /// What free followers may still do.
    Free,
}

/// How much of some things a player sees: 0 is nothing, and 1, which holds for all others, is what there
/// is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eyes(pub &'static [(Sense, f32)]);

impl Eyes {
    /// They see everything as it is.
    pub const OPEN: Eyes = Eyes(&[]);

    /// Whether they never see something.
    pub fn forget(&self, sense: Sense) -> bool {
        self.0.iter().any(|(other, share)| *other == sense && *share == 0.0)
    }

    /// What these eyes make of what is there.
    pub fn see(&self, sight: &mut Sight) {
        for (sense, share) in self.0 {
            for numbers in sense.numbers() {
                sight[numbers.clone()].iter_mut().for_each(|number| *number *= share);
            }
        }
    }
}

impl Sense {
    fn numbers(self) -> &'static [Range<usize>] {
        match self {
            Sense::Farms => &[sight::ON_FIELDS, sight::MORE_ON_FIELDS],
            Sense::Joins => &[sight::BY_JOINS],
            Sense::Steals => &[sight::BY_STEALS],
            Sense::Cities => &[sight::IN_CITIES],
            Sense::Free => &[sight::FREE_FOLLOWERS],
        }
    }
}
