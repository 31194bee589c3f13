//! Mage and witch on one feature (MGW-12 to MGW-17).

use bastide_engine::Event;
use bastide_scenario::check;

use crate::track::events;

/// Mage and witch stand in two cities that `base.G 1,0:0` joins and completes; Red has a knight
/// there, and Blue is to place that tile. An open road leads east from 3,1.
const TWO_CITIES: &str = "
        systems: base, mage-and-witch
        start: base.E 0,0:90; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.A 3,1:270
        bag: base.B

        Red base.E 2,0:270 meeple>city.W
        Blue mw.D 0,-1:90 mage>city.E@0,0 -
        Red mw.D 0,2:90 witch>city.W@2,0 -
        ";

/// MGW-13, MGW-14, MGW-17, MGW-ex7: a tile without symbol joins and completes the two cities; the
/// witch moves to an open road before the city is scored with the mage.
#[test]
fn mgw_ex7_one_moves_before_the_scoring() {
    let played = check(&format!(
        "{TWO_CITIES}
        Blue base.G 1,0:0
        expect asks Blue move-magic
        expect legal mage>road.E@3,1 witch>road.E@3,1 witch>city.E@0,-1
        refuse witch>city.E@0,0 MGW-9
        refuse mage>city.W@2,0 MGW-9
        refuse mage<city.E@0,0 MGW-11
        refuse - MGW-5
        expect Red 0, Blue 0
        Blue witch>road.E@3,1
        expect event scored Red 9 city [BG-52] [MGW-18]
        expect piece mage aside
        expect piece witch road.E@3,1
        expect Red 9, Blue 0
        "
    ));
    let events = events(&played);
    let moved = events.iter().rposition(|event| matches!(event, Event::Moved { .. }));
    let scored = events.iter().position(|event| matches!(event, Event::Scored(_)));
    let aside = events.iter().position(|event| matches!(event, Event::SetAside { .. }));
    assert!(moved < scored && scored < aside);
}

/// MGW-17: if the mage moves, the witch stays and halves.
#[test]
fn mgw_17_the_one_that_stays_takes_part() {
    check(&format!(
        "{TWO_CITIES}
        Blue base.G 1,0:0 mage>road.E@3,1
        expect event scored Red 3 city [MGW-19]
        expect piece witch aside
        expect piece mage road.E@3,1
        "
    ));
}

/// MGW-15, MGW-ex8: without another unfinished feature one goes beside the board, and the other
/// acts.
#[test]
fn mgw_ex8_without_a_target_one_goes_aside() {
    let board = |rest: &str| {
        format!(
            "
        systems: base, mage-and-witch
        start: base.E 0,0:90; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; \
               base.E 4,1:0; base.B 5,1:0; base.E 6,1:0; base.B 7,1:0; base.B 7,0:0; \
               base.B 7,-1:0; base.E 6,-1:180; base.B 5,-1:0; base.E 4,-1:180
        bag: base.B

        Red base.E 2,0:270 meeple>city.W
        Blue mw.D 4,0:0 mage>city.E@0,0 -
        Red mw.D 6,0:0 witch>city.W@2,0 -
        Blue base.G 1,0:0
        expect only mage<city.E@0,0 witch<city.W@2,0
        refuse - MGW-5
        {rest}"
        )
    };
    check(&board(
        "Blue witch<city.W@2,0
        expect event scored Red 9 city [MGW-18]
        expect piece mage aside
        expect piece witch aside
        ",
    ));
    check(&board(
        "Blue mage<city.E@0,0
        expect event scored Red 3 city [MGW-19]
        ",
    ));
}

/// MGW-13: they part on an unfinished feature too.
#[test]
fn mgw_13_an_unfinished_feature_has_no_room_for_both() {
    check(&format!(
        "{TWO_CITIES}
        Blue base.R 1,0:0
        expect asks Blue move-magic
        refuse witch>city.NEW MGW-9
        Blue witch>city.E@0,-1
        expect asks Red place-tile
        expect piece mage city.E@0,0
        expect no event scored
        "
    ));
}

/// MGW-16: a tile with the symbol joins them: one movement is enough.
#[test]
fn mgw_16_one_movement_satisfies_symbol_and_meeting() {
    check(
        "
        systems: base, mage-and-witch
        start: base.E 0,0:90; base.B 0,1:0; base.B 0,2:0; base.B 1,2:0; base.B 2,2:0; base.B 2,1:0
        bag: base.B

        Red base.E 2,0:270 meeple>city.W
        Blue mw.D 0,-1:90 mage>city.E@0,0 -
        Red mw.D 0,3:90 witch>city.W@2,0 -
        Blue mw.G 1,0:0
        refuse mage>city.EW MGW-9
        Blue witch>road.N
        expect asks Blue figure
        refuse mage>road.S MGW-5
        Blue -
        expect event scored Red 9 city
        ",
    );
}

/// MGW-16, MGW-15: and one removal where there is no target.
#[test]
fn mgw_16_one_removal_satisfies_symbol_and_meeting() {
    check(
        "
        systems: base, mage-and-witch
        start: base.E 0,0:90; base.B 0,-1:0; base.E 1,-1:180; base.B 0,1:0; base.A 1,1:180; \
               base.B 2,1:0; base.B 3,1:0; base.E 4,1:0; base.B 5,1:0; base.E 6,1:0; base.B 7,1:0; \
               base.B 7,0:0; base.B 7,-1:0; base.E 6,-1:180; base.B 5,-1:0; base.E 4,-1:180
        bag: base.B

        Red base.E 2,0:270 meeple>city.W
        Blue mw.D 4,0:0 mage>city.E@0,0 -
        Red mw.D 6,0:0 witch>city.W@2,0 -
        Blue mw.C 1,0:0
        expect only mage<city.E@0,0 witch<city.W@2,0
        Blue mage<city.E@0,0
        expect asks Blue figure
        Blue -
        expect event scored Red 4 city [MGW-19]
        expect piece witch aside
        ",
    );
}

/// A road from its west end to the lake at 2,0, whose ferry joins it to the one that goes on to the
/// east.
const LAKE: &str = "
        players: Red
        systems: base, ferries, mage-and-witch
        start: base.A 0,0:270; base.U 1,0:0
        bag: base.B

        Red fe.D 2,0:0 - ferry.EW
        Red base.U 3,0:0 meeple>road.EW -
        ";

/// FER+MGW, MGW-12, FER-12: a figure keeps its segment when a ferry cuts the road.
#[test]
fn mgw_12_a_figure_keeps_its_segment() {
    check(&format!(
        "{LAKE}
        Red mw.D 0,-1:90 mage>road.EW@3,0 -
        expect worth 8 road.E@0,0
        Red base.U 4,0:0 ferry.ES@2,0
        expect apart road.E@0,0 road.EW@3,0
        expect piece mage road.EW@3,0
        expect worth 6 road.EW@3,0
        expect no event set-aside
        "
    ));
}

/// FER+MGW, MGW-21, FER-38: the part of a road that a ferry completes loses its figure, though
/// nobody stands there.
#[test]
fn mgw_21_a_road_closed_by_a_ferry_loses_its_figure() {
    check(&format!(
        "{LAKE}
        Red mw.D 0,-1:90 mage>road.EW@1,0 -
        Red base.U 4,0:0 ferry.ES@2,0
        expect event set-aside Red mage road.EW@1,0
        expect piece mage aside
        expect no event scored
        "
    ));
}

/// FER+MGW, MGW-13, FER-36: a ferry brings both together; one moves when the ferry step is over,
/// before anything is scored.
#[test]
fn mgw_13_a_ferry_brings_both_together() {
    let board = |rest: &str| {
        format!(
            "
        players: Red
        systems: base, ferries, mage-and-witch
        start: base.U 0,0:0; base.U 1,0:0
        bag: base.B

        Red fe.D 2,0:0 - ferry.ES
        Red mw.D 0,-1:90 mage>road.EW@0,0 -
        Red mw.D 2,-1:90 witch>road.E@2,0 -
        Red base.U 3,0:0 meeple>road.EW
        {rest}"
        )
    };
    check(&board(
        "Red ferry.EW@2,0
        expect asks Red move-magic
        expect same road.E@2,0 road.EW@0,0
        refuse witch>road.EW@3,0 MGW-9
        refuse - MGW-5
        refuse ferry.SW@2,0 FER-22
        Red witch>road.S@2,0
        expect piece mage road.EW@0,0
        expect piece witch road.S@2,0
        expect asks Red place-tile base.B
        ",
    ));
    check(&board(
        "Red -
        expect asks Red place-tile base.B
        expect piece witch road.E@2,0
        ",
    ));
    check(&board(
        "Red ferry.SW@2,0
        expect asks Red place-tile base.B
        expect apart road.E@2,0 road.EW@0,0
        ",
    ));
}
