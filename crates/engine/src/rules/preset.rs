//! Presets: set-ups with a name, after the boxes that people own.

use super::Setup;

/// A named set-up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// Its name on the command line and on the page.
    pub name: &'static str,
    /// What it is, in a sentence.
    pub title: &'static str,
    /// The systems in play.
    pub systems: &'static [&'static str],
    /// The tile sets.
    pub sets: &'static [&'static str],
}

/// The presets of this version.
pub const PRESETS: &[Preset] = &[
    Preset {
        name: "base",
        title: "The base game with farmers",
        systems: &["base", "farmers"],
        sets: &["base-v3"],
    },
    Preset {
        name: "base-2021",
        title: "Base, farmers, river and abbot of the newest box",
        systems: &["base", "farmers", "river-v3", "abbot"],
        sets: &["base-v3", "river-v3"],
    },
    Preset {
        name: "classic",
        title: "Base with Inns & Cathedrals and Traders & Builders, first edition",
        systems: &["base", "farmers", "inns-and-cathedrals", "traders-and-builders"],
        sets: &["base-c1", "inns-c1", "traders-c1"],
    },
    Preset {
        name: "everything",
        title: "Every system of this version at once",
        systems: &[
            "base",
            "farmers",
            "river-v3",
            "abbot",
            "inns-and-cathedrals",
            "traders-and-builders",
            "ferries",
            "messengers",
        ],
        sets: &["base-v3", "river-v3", "inns-v3", "traders-v3", "ferries"],
    },
];

impl Preset {
    /// The preset with this name.
    pub fn named(name: &str) -> Option<&'static Preset> {
        PRESETS.iter().find(|preset| preset.name == name)
    }

    /// Its set-up for these players.
    pub fn setup<S: Into<String>>(&self, players: impl IntoIterator<Item = S>) -> Setup {
        let own = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
        Setup {
            systems: Some(own(self.systems)),
            sets: Some(own(self.sets).into_iter().map(|set| (set, 1)).collect()),
            ..Setup::for_players(players)
        }
    }
}
