//! The networks of this version, each trained with the games of one preset.

use std::sync::LazyLock;

use bastide_engine::{Preset, Rules, System, Systems};

use super::net::Net;

/// A network and what it was trained for.
struct Trained {
    systems: Vec<System>,
    net: Net,
}

static NETS: LazyLock<Vec<Trained>> = LazyLock::new(|| {
    let files = [
        ("base", include_str!("weights/base.txt")),
        ("minis-2012", include_str!("weights/minis-2012.txt")),
        ("big-box-2008", include_str!("weights/big-box-2008.txt")),
        ("big-box-5", include_str!("weights/big-box-5.txt")),
        ("everything", include_str!("weights/everything.txt")),
    ];
    files.map(|(preset, weights)| trained(preset, weights)).into()
});

fn trained(preset: &str, weights: &str) -> Trained {
    let preset = Preset::named(preset).expect("weights are named after presets");
    let systems = preset.systems().into_iter().filter_map(whole).collect();
    let net = Net::parse(weights).expect("the weights of this version fit its network");
    Trained { systems, net }
}

/// The system of a name in a preset, be it narrowed to a part.
fn whole(name: &str) -> Option<System> {
    System::from_name(name.split('/').next()?)
}

/// The network for a game: the one whose preset is most like its set-up.
pub(crate) fn net_for(rules: &Rules) -> &'static Net {
    let nets = NETS.iter();
    let nearest = nets.max_by_key(|trained| likeness(&trained.systems, &rules.systems));
    &nearest.expect("there are networks").net
}

/// How many systems both have, less those that only one of them has.
fn likeness(trained: &[System], played: &Systems) -> i32 {
    let (has_net, in_play) = (trained.len() as i32, played.iter().count() as i32);
    let both: i32 = trained.iter().map(|it| played.has(*it) as i32).sum();
    both - (has_net - both) - (in_play - both)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn net_of(preset: &str) -> &'static Net {
        let setup = Preset::named(preset).expect("a preset").setup(["Ann", "Bob"]);
        net_for(&Rules::new(setup).expect("a preset makes a game"))
    }

    #[test]
    fn a_preset_plays_with_its_own_network() {
        let presets = ["base", "minis-2012", "big-box-2008", "big-box-5", "everything"];
        for (index, preset) in presets.into_iter().enumerate() {
            assert!(std::ptr::eq(net_of(preset), &NETS[index].net), "{preset}");
        }
    }

    #[test]
    fn other_presets_play_with_the_nearest_one() {
        assert!(std::ptr::eq(net_of("base-2021"), &NETS[0].net));
        assert!(std::ptr::eq(net_of("big-box-2021"), &NETS[1].net));
    }
}
