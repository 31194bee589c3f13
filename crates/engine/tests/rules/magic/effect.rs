//! What mage and witch are worth (MGW-3, MGW-4, MGW-18 to MGW-26).

use bastide_engine::Event;
use bastide_scenario::check;

use crate::track::{events, lanes, pair};

/// The city of eight tiles with two pennants, in which You and Blue have a knight each.
fn eight_tiles(option: &str, rest: &str) -> String {
    format!(
        "
        players: You, Blue
        systems: base, mage-and-witch
        {option}
        start: base.E 0,0:90; base.F 1,0:0; base.F 6,0:0; base.E 7,0:270; base.B 0,1:0; \
               base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.B 5,1:0; base.B 6,1:0; \
               base.B 7,1:0
        bag: base.B

        You base.G 2,0:0 meeple>city.EW
        Blue base.G 5,0:0 meeple>city.EW
        {rest}"
    )
}

/// BG+MGW, MGW-18, MGW-20, MGW-ex1: the mage adds a point for each tile and none for pennants, and
/// both players get the changed value.
#[test]
fn mgw_ex1_the_mage_adds_a_point_for_each_tile() {
    check(&eight_tiles(
        "",
        "You mw.D 0,-1:90 mage>city.E@0,0 -
        Blue base.G 4,0:0
        You base.G 3,0:0
        expect event scored You 28 city [BG-52] [MGW-18]
        expect event scored Blue 28 city
        expect piece mage aside
        ",
    ));
}

/// MGW-3, MGW-ex1: with `pennant_tile_four` only tiles without pennant get the bonus.
#[test]
fn mgw_3_tiles_with_a_pennant_get_no_bonus() {
    check(&eight_tiles(
        "option mgw.bonus: pennant_tile_four",
        "You mw.D 0,-1:90 mage>city.E@0,0 -
        Blue base.G 4,0:0
        You base.G 3,0:0
        expect event scored You 26 city [MGW-3]
        expect event scored Blue 26 city
        ",
    ));
}

/// MGW-3, MGW-4: on roads, and for the witch, the option changes nothing.
#[test]
fn mgw_4_the_editions_agree_about_everything_else() {
    for option in ["", "option mgw.bonus: pennant_tile_four"] {
        check(&eight_tiles(
            option,
            "You mw.D 0,-1:90 witch>city.E@0,0 -
        Blue base.G 4,0:0
        You base.G 3,0:0
        expect event scored You 10 city [MGW-19]
        expect event scored Blue 10 city
        ",
        ));
        check(&format!(
            "
        systems: base, mage-and-witch
        {option}
        start: {}
        bag: base.B

        Red mw.D 0,-1:90 mage>road.E@0,0 -
        Blue base.A 4,0:90 meeple>road.W
        expect event scored Blue 10 road
        ",
            lanes(&[5])
        ));
    }
}

/// MGW-18, MGW-19, MGW-21, MGW-ex2: one tile completes a road with the witch and one with the mage.
#[test]
fn mgw_ex2_a_road_with_the_witch_and_one_with_the_mage() {
    let played = check(&format!(
        "
        players: You, Blue
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        You base.U 1,-1:0 meeple>road.EW
        Blue base.U 3,-1:0 meeple>road.EW
        You mw.D 0,-3:90 mage>road.EW@1,-1 -
        Blue mw.D 2,-3:90 witch>road.EW@3,-1 -
        You ic.ED 2,-1:0 -
        expect event scored You 6 road [BG-51] [MGW-18]
        expect event scored Blue 3 road [BG-51] [MGW-19]
        expect event set-aside You mage road.EW@1,-1
        expect event set-aside You witch road.EW@3,-1
        expect piece mage aside
        expect piece witch aside
        ",
        pair(3, 5)
    ));
    let events = events(&played);
    let last_scored = events.iter().rposition(|event| matches!(event, Event::Scored(_)));
    let aside = events.iter().position(|event| matches!(event, Event::SetAside { .. }));
    assert!(last_scored < aside, "they leave after the scoring");
}

/// BG+MGW, MGW-21: also where nobody stood on the feature.
#[test]
fn mgw_21_the_figure_leaves_an_empty_feature_too() {
    check(&format!(
        "
        systems: base, mage-and-witch
        start: {}
        bag: base.B

        Red mw.D 0,-1:90 witch>road.E@0,0 -
        Blue base.A 2,0:90 -
        expect event set-aside Blue witch road.E@0,0
        expect no event scored
        expect piece witch aside
        ",
        lanes(&[3])
    ));
}

/// A road of four tiles with an inn; `piece` stands on it, and Blue completes it or not.
fn inn_road(options: &str, piece: &str, rest: &str) -> String {
    format!(
        "
        systems: base, inns-and-cathedrals, mage-and-witch
        {options}
        start: base.A 0,0:270; ic.EB 1,0:0; base.U 2,0:0

        Red mw.D 0,-1:90 {piece}>road.E@0,0 -
        {rest}"
    )
}

/// IC+MGW, MGW-19, MGW-ex3: first the inn, then the witch; and with the mage 3 points a tile.
#[test]
fn mgw_ex3_first_the_inn_then_the_figure() {
    check(&inn_road(
        "",
        "witch",
        "Blue base.A 3,0:90 meeple>road.W
        expect event scored Blue 4 road [IC-20] [MGW-19]
        ",
    ));
    check(&inn_road(
        "",
        "mage",
        "Blue base.A 3,0:90 meeple>road.W
        expect event scored Blue 12 road [IC-20] [MGW-18]
        ",
    ));
}

/// IC+MGW, MGW-24, MGW-25, MGW-26, MGW-ex4: the unfinished inn road is worth nothing and a point
/// for each tile with the mage; half of nothing with the witch. The figures stay on the board.
#[test]
fn mgw_ex4_an_unfinished_inn_road() {
    check(&inn_road(
        "",
        "mage",
        "Blue base.U 3,0:0 meeple>road.EW
        expect over
        expect event scored Blue 4 road final [MGW-18]
        expect piece mage road.E@0,0
        expect no event set-aside
        ",
    ));
    check(&inn_road(
        "",
        "witch",
        "Blue base.U 3,0:0 meeple>road.EW
        expect over
        expect no event scored
        expect piece witch road.E@0,0
        expect Red 0, Blue 0
        ",
    ));
}

/// IC+MGW, MGW-24: with `ic.final_scoring` set to `ignore` the inn does not matter.
#[test]
fn mgw_24_an_inn_that_is_ignored() {
    for (piece, points) in [("mage", 8), ("witch", 2)] {
        check(&inn_road(
            "option ic.final_scoring: ignore",
            piece,
            &format!(
                "Blue base.U 3,0:0 meeple>road.EW\n expect event scored Blue {points} road final\n"
            ),
        ));
    }
}

/// IC+MGW, MGW-24, MGW-25, MGW-3, MGW-ex5: an unfinished cathedral city of three tiles and two
/// pennants.
#[test]
fn mgw_ex5_an_unfinished_cathedral_city() {
    let board = |option: &str, piece: &str, rest: &str| {
        format!(
            "
        systems: base, inns-and-cathedrals, mage-and-witch
        {option}
        start: ic.EK 0,0:0; base.F 1,0:0

        Red mw.D 1,-1:90 {piece}>city.NESW@0,0 -
        Blue base.F -1,0:0 meeple>city.EW
        expect over
        {rest}"
        )
    };
    check(&board("", "mage", "expect event scored Blue 3 city final [MGW-18]\n"));
    check(&board("", "witch", "expect no event scored\n"));
    check(&board(
        "option mgw.bonus: pennant_tile_four",
        "mage",
        "expect event scored Blue 1 city final [MGW-3]\n",
    ));
}

/// IC+MGW, MGW-18: 4 points a tile and 3 a pennant.
#[test]
fn mgw_18_a_cathedral_with_the_mage() {
    check(
        "
        systems: base, inns-and-cathedrals, mage-and-witch
        start: ic.EK 1,0:0; base.E 0,0:90; base.E 1,-1:180; base.E 1,1:0; base.F 2,0:0
        bag: base.B

        Red mw.D 1,-2:90 mage>city.NESW@1,0 -
        Blue base.E 3,0:270 meeple>city.W
        expect event scored Blue 27 city [IC-21] [MGW-18]
        ",
    );
}

/// BG+MGW, MGW-23, MGW-26, MGW-ex6: at the end the witch halves, rounded up, and the mage adds, as
/// in the game.
#[test]
fn mgw_ex6_an_unfinished_city_with_the_witch() {
    for (piece, points) in [("witch", 3), ("mage", 9)] {
        check(&format!(
            "
        systems: base, mage-and-witch
        start: base.E 0,0:90; base.F 1,0:0; base.G 2,0:0

        Red mw.D 0,-1:90 {piece}>city.E@0,0 -
        Blue base.G 3,0:0 meeple>city.EW
        expect over
        expect event scored Blue {points} city final
        expect piece {piece} city.E@0,0
        "
        ));
    }
}
