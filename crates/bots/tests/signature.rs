//! The signatures of all presets. They change if and only if the rules play differently.

use bastide_bots::signature;
use bastide_engine::{PRESETS, Rules};

/// Games in each signature; `bastide bench` uses the same number.
const GAMES: u32 = 100;

/// Preset and players with the signature of today.
const GOLDEN: &[(&str, usize, u64)] = &[
    ("base", 2, 0x2072bb8eea1f3812),
    ("base", 4, 0x2eab20fef24e977b),
    ("base-2021", 2, 0x52c7253a1e85ab12),
    ("base-2021", 4, 0x5306c7d57cd48100),
    ("classic", 2, 0x1e1c61af12eda684),
    ("classic", 4, 0x81d15bc8ec77282d),
    ("big-box-2021", 2, 0x8fc62ac305ae439b),
    ("big-box-2021", 4, 0x3334ad30aeff220f),
    ("minis-2012", 2, 0x50b1b96d341a8cd4),
    ("minis-2012", 4, 0x2c471ec9df5e7fc2),
    ("big-box-2008", 2, 0x387a01f27e4f2879),
    ("big-box-2008", 4, 0xd8ddc09da9afad82),
    ("big-box-5", 2, 0xcffcd129f620eae1),
    ("big-box-5", 4, 0x0fca96bd99e47a18),
    ("everything", 2, 0x9adc576ceb0ccce1),
    ("everything", 4, 0x7045accc75e02d8d),
];

#[test]
fn presets_play_as_before() {
    let mut rows: Vec<(&str, usize, u64)> = Vec::new();
    let seats = PRESETS.iter().flat_map(|preset| [2, 4].map(|players| (preset, players)));
    for (preset, players) in seats {
        let names = (1..=players).map(|seat| format!("Player {seat}"));
        let rules = Rules::new(preset.setup(names)).unwrap();
        rows.push((preset.name, players, signature(&rules, GAMES)));
    }
    let table: String = rows
        .iter()
        .map(|(preset, players, signature)| {
            format!("    ({preset:?}, {players}, {signature:#018x}),\n")
        })
        .collect();
    assert!(
        rows == GOLDEN,
        "the rules play differently than before. If that was the aim, say in the commit which \
         rule changed, and put these lines into GOLDEN in crates/bots/tests/signature.rs:\n\n\
         {table}"
    );
}
