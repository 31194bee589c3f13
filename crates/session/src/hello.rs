//! What this program says of itself: what it can play, and with whom.

use bastide_bots::Level;
use bastide_catalogue::{Catalogue, DrawRole};
use bastide_engine::{PRESETS, Preset, System};
use bastide_wire::{Hello, PROTOCOL, Preset as WirePreset};

/// What this program says of itself.
pub fn hello() -> Hello {
    let own = |names: &[&str]| names.iter().map(|name| name.to_string()).collect::<Vec<_>>();
    let preset = |preset: &Preset| WirePreset {
        name: preset.name.to_owned(),
        title: preset.title.to_owned(),
        systems: own(&preset.systems()),
        sets: preset.sets().iter().map(|set| (set.to_string(), 1)).collect(),
        options: preset.options().iter().map(|(k, v)| (k.to_string(), v.to_string())).collect(),
    };
    Hello {
        name: "bastide".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        protocol: PROTOCOL,
        systems: own(&System::ALL.map(System::name)),
        sets: nameable_sets(),
        bots: own(&Level::names()),
        presets: PRESETS.iter().map(preset).collect(),
    }
}

/// Start blocks and the tiles of single players come with their systems and cannot be named.
fn nameable_sets() -> Vec<String> {
    let sets = Catalogue::standard().sets().iter();
    let nameable = sets.filter(|set| matches!(set.draw, DrawRole::Pool | DrawRole::River));
    nameable.map(|set| set.id.clone()).collect()
}
