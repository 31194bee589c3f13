//! Gold that several players claim.

use bastide_engine::Event;
use bastide_scenario::check;

use super::SPLIT_ROAD;
use crate::track::events;

/// GLD-ex3, GLD-16: the active player is tied and begins.
#[test]
fn gld_ex3_a_tie_with_the_active_player() {
    check(&format!(
        "
        systems: base, gold-mines
        start: {SPLIT_ROAD}
        bag: base.B

        Red  gm.F 1,0:0 gold@0,1 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red  gm.F 2,0:0 gold@1,0 -
        expect event scored Red 5 road
        expect event scored Blue 5 road
        expect tokens Red gold 2
        expect tokens Blue gold 1
        expect state ingots/0,1/count 1
        "
    ));
}

/// GLD-ex6, GLD-16: the active player is not involved; the first clockwise begins.
#[test]
fn gld_ex6_a_tie_without_the_active_player() {
    check(&format!(
        "
        players: Green, Blue, Red
        systems: base, gold-mines
        start: {SPLIT_ROAD}
        bag: base.B

        Green base.B 0,3:0 -
        Blue  base.U 3,0:0 meeple>road.EW
        Red   gm.F 1,0:0 gold@0,1 meeple>road.EW
        Green gm.F 2,0:0 gold@1,0 -
        expect tokens Green gold 0
        expect tokens Blue gold 2
        expect tokens Red gold 1
        "
    ));
}

/// GLD-16: clockwise from the active player, not from the first seat.
#[test]
fn gld_16_the_active_player_begins() {
    check(&format!(
        "
        systems: base, gold-mines
        start: {SPLIT_ROAD}
        bag: base.B

        Red  base.U 3,0:0 meeple>road.EW
        Blue gm.F 1,0:0 gold@0,1 meeple>road.EW
        Red  base.B 0,3:0 -
        Blue gm.F 2,0:0 gold@1,0 -
        expect tokens Red gold 1
        expect tokens Blue gold 2
        "
    ));
}

/// Red's city and Blue's road cross at 0,0, where Red has just put a gold tile; its second ingot
/// lies on this tile. Red's next tile but one, `base.L 1,1:0`, completes both.
fn crossing(option: &str, second: &str, blue: &str) -> String {
    format!(
        "
        systems: base, farmers, gold-mines
        {option}
        start: base.E -1,0:90; base.B -1,-1:0; base.A 0,-1:0
        bag: base.B

        Red  gm.D 0,0:0 gold@{second} meeple>city.EW
        Blue {blue} -
        Red  base.N 1,0:270 -
        Blue base.V 0,1:180 meeple>road.EN
        Red  base.L 1,1:0 -
        expect event scored Red 8 city
        expect event scored Blue 4 road
        "
    )
}

/// Two ingots lie on the crossing, one on a tile of neither feature.
const TWO_ON_THE_CROSSING: (&str, &str) = ("-1,-1", "gm.H -1,1:90 gold@0,0");

/// GLD-ex7, GLD-17, GLD-4: a tile of two features is shared.
#[test]
fn gld_ex7_two_features_over_one_tile() {
    let (second, blue) = TWO_ON_THE_CROSSING;
    check(&format!(
        "{}
        expect tokens Red gold 1
        expect tokens Blue gold 1
        expect state ingots/-1,-1/count 1
        expect state ingots/-1,1/count 1",
        crossing("", second, blue)
    ));
}

/// GLD-4: one feature after the other, in scoring order.
#[test]
fn gld_4_feature_by_feature() {
    let (second, blue) = TWO_ON_THE_CROSSING;
    check(&format!(
        "{}
        expect tokens Red gold 2
        expect tokens Blue gold 0",
        crossing("option gld.shared: feature_by_feature", second, blue)
    ));
}

/// GLD-15: when everything is scored, and before anybody goes home.
#[test]
fn gld_15_gold_is_taken_after_all_points() {
    let (second, blue) = TWO_ON_THE_CROSSING;
    let played = check(&crossing("", second, blue));
    let kinds = events(&played).into_iter().filter_map(|event| match event {
        Event::Scored(_) => Some("points"),
        Event::TokenTaken { token: "gold", .. } => Some("gold"),
        Event::Returned { .. } => Some("return"),
        _ => None,
    });
    let order = ["points", "points", "gold", "gold", "return", "return"];
    assert_eq!(kinds.collect::<Vec<_>>(), order);
}

/// GLD-18: Red takes the contested ingot first and then the one that nobody else claims, though
/// the latter lies farther west.
#[test]
fn gld_18_contested_gold_first() {
    check(&format!(
        "{}
        expect tokens Red gold 2
        expect tokens Blue gold 0",
        crossing("", "-1,0", "base.B -1,1:0")
    ));
}

/// GLD-19, GLD-17: Red owns the city and the monastery at 0,0, Blue the road: one claim each on
/// its two ingots. What else lies around the monastery is Red's alone.
#[test]
fn gld_19_one_claim_for_two_features() {
    check(
        "
        systems: base, gold-mines
        start: base.B -1,-1:0; base.E -1,0:90; base.B -1,1:0; base.A 0,1:180
        bag: base.B

        Red  gm.C 0,0:0 gold@-1,-1 meeple>monastery
        Blue gm.H 1,1:0 gold@0,0 -
        Red  base.N 0,-1:180 meeple>city.ES
        Blue base.V 1,0:90 meeple>road.NW
        Red  base.L 1,-1:270 -
        expect event scored Red 8 city
        expect event scored Red 9 monastery
        expect event scored Blue 4 road
        expect tokens Red gold 3
        expect tokens Blue gold 1
        ",
    );
}
