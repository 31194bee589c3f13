//! Presets: set-ups with a name, after the boxes that people own. What a box has of a system, the system
//! says itself.

use crate::setup::Setup;
use crate::system::{InBox, System};

/// A named set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name on the command line and on the page.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub title: &'static str,
}

const fn preset(name: &'static str, title: &'static str) -> Preset {
    Preset { name, title }
}

/// The presets of this version. Two start boards and two rivers exclude each other (WF-2, RV3-2):
/// `everything` has the wheel and the river of its box, and neither the Count nor the other rivers.
pub const PRESETS: &[Preset] = &[
    preset("base", "The base game with farmers"),
    preset("base-2021", "Base, farmers, river and abbot of the newest box"),
    preset("classic", "Base with Inns & Cathedrals and Traders & Builders, first edition"),
    preset(
        "big-box-2021",
        "The whole big box of 2021: both expansions, river, abbot and the seven minis",
    ),
    preset("minis-2012", "Base with the seven minis of 2012, in the rules of 2012"),
    preset(
        "big-box-2008",
        "The big box of 2008: four expansions, River II, the Count, the king and the cult",
    ),
    preset(
        "big-box-5",
        "The fifth big box, of 2014: both expansions, Hills & Sheep, the wheel and its river",
    ),
    preset("everything", "All systems of all boxes that go together, with the wheel as the start"),
];

impl Preset {
    /// The preset with this name.
    pub fn named(name: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| preset.name == name)
    }

    /// What its box has, system by system.
    fn contents(&self) -> impl Iterator<Item = (System, &'static InBox)> {
        let name = self.name;
        System::ALL.into_iter().filter_map(move |system| {
            let mut boxes = system.about().boxes.iter();
            boxes.find(|it| it.preset == name).map(|contents| (system, contents))
        })
    }

    /// The systems in play.
    pub fn systems(&self) -> Vec<&'static str> {
        self.contents().map(|(system, _)| system.name()).collect()
    }

    /// The tile sets.
    pub fn sets(&self) -> Vec<&'static str> {
        self.contents().flat_map(|(_, contents)| contents.sets).copied().collect()
    }

    /// The options that are not at their default.
    pub fn options(&self) -> Vec<(&'static str, &'static str)> {
        self.contents().flat_map(|(_, contents)| contents.options).copied().collect()
    }

    /// Its set-up for these players.
    pub fn setup<S: Into<String>>(&self, players: impl IntoIterator<Item = S>) -> Setup {
        let owned = |(name, value): (&str, &str)| (name.to_string(), value.to_string());
        Setup {
            systems: Some(self.systems().into_iter().map(str::to_string).collect()),
            sets: Some(self.sets().into_iter().map(|set| (set.to_string(), 1)).collect()),
            options: self.options().into_iter().map(owned).collect(),
            ..Setup::for_players(players)
        }
    }
}
