//! Inns & Cathedrals together with other systems.

use bastide_scenario::check;

/// IC+TB, IC-10, TB-20, TB-40: a large meeple is a follower for the builder and for the pig.
#[test]
fn ic_10_builder_and_pig_stand_by_a_large_meeple() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, traders-and-builders
        bag: base.X

        Red  base.U 1,0:0 large-meeple>road.EW
        Blue base.U 0,1:0 -
        Red  base.U 2,0:0
        expect legal builder>road.EW
        refuse pig>field.0127 TB-40
        ",
    );
    check(
        "
        systems: base, farmers, inns-and-cathedrals, traders-and-builders
        bag: base.X

        Red  base.U 1,0:0 large-meeple>field.0127
        Blue base.U 0,1:0 -
        Red  base.U 2,0:0
        expect legal pig>field.0127
        refuse builder>road.EW TB-20
        ",
    );
}

/// IC+TB, IC-10, TBN-6: by option the builder wants a normal meeple.
#[test]
fn ic_10_by_option_a_large_meeple_supports_no_builder() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, traders-and-builders
        option tbn.builder_support: normal_only
        bag: base.X

        Red  base.U 1,0:0 large-meeple>road.EW
        Blue base.U 0,1:0 -
        Red  base.U 2,0:0
        refuse builder>road.EW TBN-6
        ",
    );
}

/// IC+TB, IC-21, TB-10: goods come once a token, whether there is a cathedral or not.
#[test]
fn ic_21_goods_do_not_depend_on_cathedrals() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, traders-and-builders
        start: ic.EK 0,0:0; tb.HE 1,0:0; base.E 2,0:270; base.E 0,-1:180; base.E 0,1:0
        bag: base.B

        Red base.E -1,0:90 meeple>city.E
        expect event scored Red 18 city [IC-21]
        expect tokens Red wine 0 grain 1 cloth 0
        ",
    );
}

/// BG+IC, FRM+IC, IC-21, BG-66: a cathedral makes a city no better for a farm.
#[test]
fn ic_21_cathedrals_do_not_matter_for_farms() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: ic.EK 0,0:0; base.E 0,-1:180; base.E 1,0:270; base.E -1,0:90
        Red base.E 0,1:0 large-meeple>field.234567
        expect complete city.NESW@0,0
        expect event scored Red 3 field final [BG-64]
        ",
    );
}

/// FER+IC, IC-13, IC-20, IC-22: the inn belongs to the road that holds it at the moment.
#[test]
fn ic_13_a_ferry_brings_an_inn_and_takes_it_away() {
    let begin = "
        systems: base, farmers, inns-and-cathedrals, ferries
        start: base.X -2,0:0; ic.EB -1,0:0
        bag: base.B

        Red  fe.D 0,0:0
        expect worth 1 road.E
        Red  meeple>road.E ferry.EW
        expect same road.E@0,0 road.EW@-1,0
        expect worth 0 road.E@0,0
    ";
    check(&format!(
        "{begin}
        Blue base.A 1,0:90 - -
        expect event scored Red 8 road [IC-20]
        "
    ));
    check(&format!(
        "{begin}
        Blue base.A 1,0:90 - ferry.ES@0,0
        expect no event scored
        expect worth 2 road.E@0,0
        Red  base.X 0,1:0 - -
        expect event scored Red 3 road [BG-51]
        "
    ));
}

/// FER+IC, IC-11, FER-12: the majority is that of the road after the ferries.
#[test]
fn ic_11_a_ferry_brings_a_large_meeple_against_a_normal_one() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, ferries
        start: base.X -2,0:0
        bag: base.B

        Red  base.U -1,0:0 meeple>road.EW
        Blue fe.D 0,0:0 large-meeple>road.E ferry.EW
        expect on road.E@0,0: Red meeple, Blue large-meeple
        expect owners road.E@0,0: Blue
        Red  base.A 1,0:90 - -
        expect events 1 scored
        expect event scored Blue 4 road [BG-51]   # a lake is no inn
        ",
    );
}

/// IC+RV3, IC-13: an inn drawn on a river tile works like any other, if inns are in play.
#[test]
fn ic_13_inns_on_river_tiles() {
    for (system, points) in [("inns-and-cathedrals", 6), ("inns-and-cathedrals/large-meeple", 3)] {
        check(&format!(
            "
            systems: base, farmers, river-v3, {system}
            start: river.S 0,0:0; river1.G 1,0:0
            bag: base.B

            Red  river2.3 1,1:0 large-meeple>road.EW
            refuse meeple>river.NS@1,1 BG-30
            Blue base.A 2,1:90 -
            Red  base.A 0,1:270 -
            expect event scored Red {points} road
            "
        ));
    }
}

/// Red's road of five tiles is finished, and a message comes.
fn with_message(option: &str, first: &str, after: &str) {
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals, messengers
        {option}
        start: base.X 0,0:0; base.U 1,0:0; base.U 2,0:0; base.E 1,-1:0
        bag: base.B

        Red  {first}
        Blue base.U 0,1:90 -
        Red  base.U 3,0:0 meeple>road.EW
        Blue base.A 4,0:90 -
        expect asks Red marker 5
        Red  =meeple {after}
        "
    ));
}

/// IC+MSG, IC-22, IC-25, MSG-22, MSG-23
#[test]
fn ic_22_an_open_inn_road_is_worth_nothing_for_the_message() {
    let inn = "ic.EB 0,-1:90 meeple>road.NS";
    with_message("", inn, "message=road =action\nexpect Red 5");
    let ignore = "option ic.final_scoring: ignore";
    with_message(ignore, inn, "message=road =action =messenger\nexpect Red 7");
}

/// IC+MSG, IC-23, MSG-25
#[test]
fn ic_23_an_open_cathedral_city_is_worth_nothing_for_the_message() {
    let cathedral = "ic.EK 1,-2:0 meeple>city.NESW";
    with_message("", cathedral, "message=city =action\nexpect Red 5");
    let ignore = "option ic.final_scoring: ignore";
    with_message(ignore, cathedral, "message=city =action =messenger\nexpect Red 7");
}

/// IC+MSG, IC-22, MSG-36
#[test]
fn ic_22_a_meeple_recalled_from_an_inn_road_brings_nothing() {
    let inn = "ic.EB 0,-1:90 meeple>road.NS";
    let recall = "message=recall =action meeple<road.NS@0,-1";
    with_message("", inn, &format!("{recall}\nexpect Red 5\nexpect supply Red meeple 7"));
    let ignore = "option ic.final_scoring: ignore";
    with_message(ignore, inn, &format!("{recall} =score =messenger\nexpect Red 7"));
}

/// IC+MSG, IC-11, MSG-34, MSG-35: a message counts heads, not strength.
#[test]
fn ic_11_a_large_meeple_is_one_knight_and_one_farmer_for_messages() {
    let knight = "ic.EN 0,-1:0 large-meeple>city.NW";
    with_message("", knight, "message=knights =action =messenger\nexpect Red 7");
    let farmer = "base.U 0,-1:90 large-meeple>field.1234";
    with_message("", farmer, "message=farmers =action =messenger\nexpect Red 7");
}
