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
    /// The options that are not at their default.
    pub options: &'static [(&'static str, &'static str)],
}

/// The presets of this version.
pub const PRESETS: &[Preset] = &[
    Preset {
        name: "base",
        title: "The base game with farmers",
        systems: &["base", "farmers"],
        sets: &["base-v3"],
        options: &[],
    },
    Preset {
        name: "base-2021",
        title: "Base, farmers, river and abbot of the newest box",
        systems: &["base", "farmers", "river-v3", "abbot"],
        sets: &["base-v3", "river-v3"],
        options: &[],
    },
    Preset {
        name: "classic",
        title: "Base with Inns & Cathedrals and Traders & Builders, first edition",
        systems: &["base", "farmers", "inns-and-cathedrals", "traders-and-builders"],
        sets: &["base-c1", "inns-c1", "traders-c1"],
        options: &[],
    },
    Preset {
        name: "big-box-2021",
        title: "The whole big box of 2021: both expansions, river, abbot and the seven minis",
        systems: &[
            "base",
            "farmers",
            "river-v3",
            "abbot",
            "inns-and-cathedrals",
            "traders-and-builders",
            "flying-machines",
            "messengers",
            "ferries",
            "gold-mines",
            "mage-and-witch",
            "robbers",
            "crop-circles",
        ],
        sets: &[
            "base-v3",
            "river-v3",
            "inns-v3",
            "traders-v3",
            "flier-v3",
            "ferries",
            "goldmines",
            "mage-witch-v3",
            "robbers-v3",
            "crop-circles-2",
        ],
        options: &[],
    },
    Preset {
        name: "minis-2012",
        title: "Base with the six minis and the crop circles of 2012, in the rules of 2012",
        systems: &[
            "base",
            "farmers",
            "flying-machines",
            "messengers",
            "ferries",
            "gold-mines",
            "mage-and-witch",
            "robbers",
            "crop-circles",
        ],
        sets: &[
            "base-c1",
            "flier-c1",
            "ferries",
            "goldmines",
            "mage-witch-c1",
            "robbers-c1",
            "crop-circles-2",
        ],
        options: &[
            ("msg.drawer", "active_only"),
            ("msg.alone", "not_required"),
            ("msg.per_scoring", "every_landing"),
            ("msg.recall", "majority_only"),
            ("mgw.bonus", "pennant_tile_four"),
            ("rob.placement", "optional"),
            ("rob.second", "next_player_only"),
            ("rob.end_points", "0"),
            ("crc.add", "optional"),
            ("crc.spot", "same_tile"),
        ],
    },
    Preset {
        name: "big-box-2008",
        title: "The big box of 2008: four expansions, River II, the Count, the king and the cult",
        systems: &[
            "base",
            "farmers",
            "river-2",
            "inns-and-cathedrals",
            "traders-and-builders",
            "princess-and-dragon",
            "abbey-and-mayor",
            "count",
            "king-and-robber-baron",
            "cult",
        ],
        sets: &[
            "base-c1",
            "inns-c1",
            "traders-c1",
            "princess-dragon",
            "abbey-mayor",
            "river-2",
            "king-baron",
            "cult",
        ],
        options: &[],
    },
    Preset {
        name: "big-box-5",
        title: "The fifth big box, of 2014: both expansions, Hills & Sheep, the wheel and its river",
        systems: &[
            "base",
            "farmers",
            "river-bb5",
            "inns-and-cathedrals",
            "traders-and-builders",
            "hills-and-sheep",
            "wheel-of-fortune",
        ],
        sets: &["base-bb5", "inns-c1", "traders-c1", "hills-sheep", "wheel-12", "river-bb5"],
        options: &[("base.tie", "replay"), ("tb.double_turn", "mandatory")],
    },
    // Two start boards and two rivers exclude each other (WF-2, RV3-2): it has the wheel and the river
    // of its box, and neither the Count nor the other rivers.
    Preset {
        name: "everything",
        title: "All systems of all boxes that go together, with the wheel as the start",
        systems: &[
            "base",
            "farmers",
            "river-bb5",
            "abbot",
            "inns-and-cathedrals",
            "traders-and-builders",
            "ferries",
            "messengers",
            "flying-machines",
            "gold-mines",
            "mage-and-witch",
            "robbers",
            "crop-circles",
            "abbey-and-mayor",
            "princess-and-dragon",
            "king-and-robber-baron",
            "cult",
            "hills-and-sheep",
            "wheel-of-fortune",
        ],
        sets: &[
            "base-bb5",
            "river-bb5",
            "inns-v3",
            "traders-v3",
            "ferries",
            "flier-v3",
            "goldmines",
            "mage-witch-v3",
            "robbers-v3",
            "crop-circles-2",
            "abbey-mayor",
            "princess-dragon",
            "king-baron",
            "cult",
            "hills-sheep",
            "wheel-12",
        ],
        options: &[],
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
            options: self.options.iter().map(|(k, v)| (k.to_string(), v.to_string())).collect(),
            ..Setup::for_players(players)
        }
    }
}
