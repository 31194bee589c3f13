//! The end of the game.

use bastide_engine::{Action, Log};
use bastide_scenario::check;

use crate::track::{booked, lanes};

/// TS-E3: messengers are added before final scoring.
#[test]
fn ts_e3_messengers_are_added_first() {
    let played = check(&format!(
        "
        players: Red
        systems: base, messengers
        start: {}

        Red base.A 2,0:90 meeple>road.W =messenger
        Red base.U 1,1:0 meeple>road.EW
        expect over
        expect track Red meeple 5 messenger 0
        expect Red 5
        ",
        lanes(&[3, 2])
    ));
    assert_eq!(booked(&played), ["Red 3 road", "Red 2 road"]);
}

/// TS-E5, TS-E6, TS-E7: cities, roads and monasteries, then farms, then goods.
#[test]
fn ts_e5_final_scoring_in_its_order() {
    let played = check(&format!(
        "
        players: Red
        systems: base, farmers, traders-and-builders
        start: {}; base.B 0,-1:0; base.E -1,-2:90; tb.HQ 0,-2:0

        Red base.B -1,0:0 meeple>monastery
        Red base.E 1,-2:270 meeple>field.012345
        expect tokens Red wine 1
        Red base.U 4,0:0 meeple>road.EW
        Red base.G 0,-3:0 meeple>city.EW
        expect over
        expect events 1 scored Red 1 city final
        expect event returned Red meeple city.EW@0,-3
        expect figures Red 0
        expect Red 22
        expect winners Red
        ",
        lanes(&[5])
    ));
    let order = ["Red 1 city", "Red 5 road", "Red 3 monastery", "Red 3 field", "Red 10 goods"];
    assert_eq!(booked(&played), order);
}

/// TS-E5, TS-E6: inside a kind the smallest row comes first, then the smallest column.
#[test]
fn ts_e6_final_scoring_by_place() {
    let played = check(
        "
        players: Red
        systems: base, farmers
        start: base.A 0,0:270; base.A 0,1:270; base.U 1,1:0; base.A 0,2:270; base.U 1,2:0; \
               base.U 2,2:0

        Red base.U 3,2:0 meeple>road.EW
        Red base.U 2,1:0 meeple>road.EW
        Red base.U 1,0:0 meeple>road.EW
        expect over
        ",
    );
    assert_eq!(booked(&played), ["Red 2 road", "Red 3 road", "Red 4 road"]);
    let mut log = Log::on();
    assert!(played.clone().play(Action::Pass, &mut log).is_err());
    assert!(log.into_events().is_empty());
}

/// TS-E8: the most points win, and equal ones share.
#[test]
fn ts_e8_the_winners() {
    let board = |blue: &str| {
        format!(
            "
        systems: base
        start: {}

        Red base.A 2,0:90 meeple>road.W
        Blue base.A {blue}:90 meeple>road.W
        expect over
        ",
            lanes(&[3, 3, 4])
        )
    };
    check(&format!("{}expect winners Red, Blue\n", board("2,1")));
    check(&format!("{}expect winners Blue\n", board("3,2")));
}
