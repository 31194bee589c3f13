//! Mage and witch where they meet other systems.

use bastide_scenario::check;

use crate::track::{booked, lanes};

/// FRM+MGW, MGW-19: a city counts for fields whatever stood in it.
#[test]
fn mgw_19_with_farmers() {
    check(
        "
        systems: base, farmers, mage-and-witch
        start: base.D 0,0:0

        Red base.U 1,0:0 meeple>field.0127
        Blue mw.D 0,1:90 witch>city.N@0,0 -
        Red base.E 0,-1:180 meeple>city.S
        expect event scored Red 2 city [MGW-19]
        expect event scored Red 3 field final [BG-64]
        expect Red 5, Blue 0
        ",
    );
}

/// ABT+MGW, MGW-8: monastery and garden are no targets, and their points do not change.
#[test]
fn mgw_8_with_the_abbot() {
    check(
        "
        players: Red
        systems: base, abbot, mage-and-witch
        start: base.B 0,0:0
        bag: base.B

        Red base.A 1,0:270 abbot>monastery
        Red mw.D 0,1:90
        refuse mage>monastery@1,0 MGW-8
        Red mage>road.E@1,0 abbot<monastery@1,0
        expect event scored Red 3 monastery [ABT-13]
        ",
    );
}

/// MGW+RV3, MGW-18: roads of river tiles are roads.
#[test]
fn mgw_18_with_the_river() {
    check(
        "
        players: Red
        systems: base, river-v3, mage-and-witch
        start: riverv3.A 0,0:0; base.B -1,0:0; base.U -1,1:0; base.A -2,1:270
        bag: base.B

        Red mw.D -1,-1:90 mage>road.EW@-1,1 -
        Red riverv3.H 0,1:90 meeple>road.W
        expect event scored Red 6 road [MGW-18]
        ",
    );
}

/// MGW+TB, MGW-5: each part of a double turn with a symbol has its movement, the witch changes no
/// goods, and the builder works on her road.
#[test]
fn mgw_5_with_traders_and_builders() {
    check(&format!(
        "
        players: Red
        systems: base, traders-and-builders, mage-and-witch
        start: {}
        bag: base.B

        Red base.U 2,0:0 meeple>road.EW
        Red mw.D 0,-1:90 witch>road.E@0,0 -
        Red base.U 3,0:0 builder>road.EW
        Red base.A 4,0:90 -
        expect event second-part Red
        expect event scored Red 3 road [MGW-19]
        Red =second-part mw.D 2,-1:90
        expect asks Red move-magic
        expect legal witch>road.E@0,1 mage>road.E@0,1
        ",
        lanes(&[3, 3])
    ));
    check(
        "
        players: Red
        systems: base, traders-and-builders, mage-and-witch
        start: base.E 0,1:0; tb.HQ 0,0:90
        bag: base.B

        Red mw.D 0,2:90 witch>city.N@0,1 -
        Red base.E 0,-1:180 meeple>city.S
        expect event scored Red 3 city [MGW-19]
        expect event took Red wine 1
        ",
    );
}

/// MGW+TB, MGW-5: the symbol tile of the first part and that of the second.
#[test]
fn mgw_5_each_part_of_a_double_turn_has_its_movement() {
    check(
        "
        players: Red
        systems: base, traders-and-builders, mage-and-witch
        start: base.A 0,0:270; base.B 0,-1:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red mw.A 3,0:0
        expect asks Red move-magic
        Red mage>city.N meeple>city.N
        expect event scored Red 4 road
        Red =second-part mw.D 0,1:90
        expect asks Red move-magic
        Red witch>road.E@3,0 -
        expect piece mage city.N@3,0
        ",
    );
}

/// FLY+MGW, MGW-8: a figure is no obstacle for a landing.
#[test]
fn mgw_8_with_flying_machines() {
    check(
        "
        players: Red
        systems: base, flying-machines, mage-and-witch
        start: base.A 0,0:270; base.B 0,1:0
        chance: die=1
        bag: base.B

        Red mw.D 0,2:90 mage>road.E@0,0 -
        Red fl.G 0,-1:270 meeple^ die=1
        expect legal meeple>road.E@0,0
        Red meeple>road.E@0,0
        Red base.A 1,0:90 -
        expect event scored Red 4 road [MGW-18]
        ",
    );
}

/// Red lands on 5 and draws this message, with `piece` on an own road of three tiles.
fn road_message(piece: &str, message: &str, rest: &str) -> String {
    format!(
        "
        players: Red
        systems: base, messengers, mage-and-witch
        start: {}
        bag: base.B

        Red base.U 2,1:0 meeple>road.EW
        Red mw.D 0,-1:90 {piece}>road.E@0,1 -
        Red base.A 4,0:90 meeple>road.W =meeple message={message} =action
        {rest}",
        lanes(&[5, 3])
    )
}

/// MGW+MSG, MGW-23, MSG-23: `Road` and `Recall` use the value with the figures, which stay.
#[test]
fn mgw_23_messages_use_the_changed_value() {
    for (piece, points) in [("mage", 6), ("witch", 2)] {
        check(&road_message(
            piece,
            "road",
            &format!(
                "expect asks Red marker {points}
        Red =messenger
        expect piece {piece} road.E@0,1
        expect no event set-aside
        "
            ),
        ));
        check(&road_message(
            piece,
            "recall",
            &format!(
                "Red meeple<road.EW@2,1
        expect asks Red recall-points {points}
        Red =score =messenger
        expect piece {piece} road.E@0,1
        expect no event set-aside
        "
            ),
        ));
    }
}

/// IC+MGW, MGW+MSG, MGW-23, MSG-23: an unfinished inn road with the mage is worth its tiles, for a
/// message too.
#[test]
fn mgw_23_an_inn_road_with_the_mage_in_a_message() {
    check(
        &road_message("mage", "road", "expect asks Red marker 3\n")
            .replace("base, messengers", "base, messengers, inns-and-cathedrals")
            .replace("base.U 2,1:0", "ic.EB 2,1:0"),
    );
}

/// MGW+MSG, MGW-23: `City` uses the changed value; `Shields` and `Knights` do not change.
#[test]
fn mgw_23_city_shields_and_knights() {
    for (message, points) in [("city", 5), ("shields", 2), ("knights", 2)] {
        check(&format!(
            "
        players: Red
        systems: base, messengers, mage-and-witch
        start: {}; base.E 0,1:90
        bag: base.B

        Red base.F 1,1:0 meeple>city.EW
        Red mw.D 0,-1:90 mage>city.E@0,1 -
        Red base.A 4,0:90 meeple>road.W =meeple message={message} =action
        expect asks Red marker {points}
        ",
            lanes(&[5])
        ));
    }
}

/// GLD+MGW, MGW-19: the witch takes no ingot.
#[test]
fn mgw_19_with_gold_mines() {
    check(
        "
        players: Red
        systems: base, gold-mines, mage-and-witch
        start: base.A 0,0:270; base.B 0,1:0
        bag: base.B

        Red mw.D 0,-1:90 witch>road.E@0,0 -
        Red gm.H 1,0:90 gold@0,0 meeple>road.SW
        Red base.A 1,1:180 -
        expect event scored Red 2 road [MGW-19]
        expect tokens Red gold 2
        expect piece witch aside
        ",
    );
}

/// MGW+ROB, MGW-20, ROB-28: a robber takes half of the changed value.
#[test]
fn mgw_20_with_robbers() {
    for (piece, points, loot) in [("mage", 8, 4), ("witch", 2, 1)] {
        let played = check(&format!(
            "
        players: Red, Blue
        systems: base, robbers, mage-and-witch
        start: {}
        bag: base.B

        Red rb.D -1,0:270 =space-0 Blue =space-0 Red -
        Blue base.U 2,0:0 meeple>road.EW
        Red mw.D 0,-1:90 {piece}>road.E@0,0 -
        Blue base.A 3,0:90 -
        ",
            lanes(&[3])
        ));
        let expected = [format!("Blue {points} road"), format!("Red {loot} robber")];
        assert_eq!(booked(&played), expected);
    }
}

/// CRC+MGW, MGW-8: the figures are of no kind and stay where they are.
#[test]
fn mgw_8_with_crop_circles() {
    check(
        "
        players: Red
        systems: base, crop-circles, mage-and-witch
        start: base.B 2,0:0; base.B 3,0:0
        bag: base.B

        Red mw.D 2,-1:90 mage>city.E -
        Red base.A 3,1:90 -
        Red cc2.A 2,1:0 meeple>road.SW
        expect asks Red crop-circle
        Red =remove
        expect only meeple<road.SW@2,1
        Red meeple<road.SW@2,1
        expect piece mage city.E@2,-1
        ",
    );
}

/// FRM+MGW, MGW-8: a field is no target, and a figure in an open city makes it no better for a
/// farm.
#[test]
fn mgw_8_fields_are_no_targets() {
    check(
        "
        systems: base, farmers, mage-and-witch
        start: base.D 0,0:0

        Red  base.U 1,0:0 meeple>field.0127
        Blue mw.D 0,1:90
        refuse mage>field.0127@1,0 MGW-8
        Blue mage>city.N@0,0 -
        expect over
        expect Red 0, Blue 0
        ",
    );
}
