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
    preset("base", "Base game, with farmers"),
    preset("base-2021", "Base game (2021), with river and abbot"),
    preset("classic", "Base game, Inns & Cathedrals and Traders & Builders, first edition"),
    preset("big-box-2021", "Big Box 2021: two expansions, river, abbot and seven mini expansions"),
    preset("minis-2012", "Mini expansions (2012): base game and seven minis, by the rules of 2012"),
    preset("big-box-2008", "Big Box 2008: four expansions, River II, Count, King and Cult"),
    preset("big-box-5", "Big Box 2014: two expansions, Hills & Sheep, Wheel of Fortune and river"),
    preset("everything", "Every compatible expansion, around the Wheel of Fortune"),
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
