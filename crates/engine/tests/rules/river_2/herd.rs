//! The pig herd and the inn (R2-22, R2-23, R2-30, R2-31, R2-41).

use bastide_scenario::check;

/// The herd's field with two cities, of which the second is completed by Red.
fn farm(systems: &str, moves: &str) -> String {
    format!(
        "players: Blue, Red
        systems: base, farmers, {systems}
        start: river.S 0,0:0; river2.7 1,0:0; base.E 1,1:180; base.E 1,2:0

        Blue base.E 2,0:90 meeple>field.014567
        Red  base.E 3,0:270 -
        {moves}
        "
    )
}

/// R2+TB, FRM+R2, R2-31, R2-41, R2-ex1
#[test]
fn r2_ex1_the_herd_is_worth_a_point_a_city() {
    check(&farm(
        "river-2, traders-and-builders",
        "
        expect event scored Blue 8 field final [R2-31]
        expect Blue 8, Red 0
        ",
    ));
    check(&farm(
        "river-2, traders-and-builders",
        "
        Blue base.B 2,1:0 pig>field.01234567
        expect event scored Blue 10 field final [R2-31]
        expect Blue 10, Red 0
        ",
    ));
}

/// R2+TB, R2-22, R2-23: any part of Traders & Builders wakes the herd, and so does its own part;
/// otherwise it means nothing.
#[test]
fn r2_22_the_herd_needs_its_set() {
    for (systems, points) in [
        ("river-2", 6),
        ("river-2, traders-and-builders/goods", 8),
        ("river-2/pig-herd", 8),
        ("river-2, river-2/pig-herd", 8),
        ("river-v3, traders-and-builders", 6),
    ] {
        check(&farm(systems, &format!("expect Blue {points}, Red 0")));
    }
}

/// R2-31: it works for every owner, and several herds in one field are one.
#[test]
fn r2_31_every_owner_and_every_herd() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, river-2/pig-herd
        start: river.S 0,0:0; river2.7 1,0:0; base.E 1,1:180; base.E 1,2:0
        start: river2.7 2,1:180

        Blue base.B 0,1:0 meeple>field.01234567
        expect same field.123456@1,0 field.012567@2,1
        expect worth 4 field.123456@1,0
        Red  base.B 1,3:0 meeple>field.01234567
        expect worth 3 field.01234567@1,3
        Blue base.B 0,2:0 -
        expect event scored Blue 4 field final [R2-31]
        expect event scored Red 4 field final [R2-31]
        ",
    );
}

/// MSG+R2, R2-31: a recalled farmer takes the herd along (MSG-36).
#[test]
fn the_herd_counts_for_a_recalled_farmer() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, river-2/pig-herd, messengers
        start: river.S 0,0:0; river2.7 1,0:0; base.E 1,1:180; base.E 1,2:0; base.B 2,1:0
        start: base.A 0,3:270; base.U 1,3:0; base.U 2,3:0; base.U 3,3:0; base.B 0,2:0
        bag: base.B base.B base.B

        Blue base.B 0,1:0 meeple>field.01234567
        Red  base.B 3,1:0 -
        Blue base.A 4,3:90 meeple>road.W
        Blue =meeple message=recall =action meeple<field.01234567@0,1
        expect asks Blue recall-points 4
        ",
    );
}

/// AM+R2, R2-31, AM-35, AM-62, R2-ex3: the herd adds to a barn scoring, not to the barn itself.
#[test]
fn r2_ex3_a_barn_in_the_field_of_the_herd() {
    check(
        "
        systems: base, farmers, river-2, traders-and-builders, abbey-and-mayor/barn
        start: river.S 0,0:0; river2.7 1,0:0; base.E 1,1:180; base.E 1,2:0

        Red  base.E 2,0:90 meeple>field.014567
        Blue base.E 3,0:270 -
        Red  base.B 0,1:0 pig>field.01234567
        Blue base.B 0,-1:0 -
        Red  base.B 2,1:0 barn@1,0
        expect event scored Red 10 field [R2-31]
        expect event scored Red 8 barn final
        expect Red 18, Blue 0
        ",
    );
}

/// IC+R2, R2-30: the inn of the river is an inn, where inns are in play (R2-22).
#[test]
fn r2_30_the_inn_on_the_lake() {
    for (systems, points) in [
        ("river-2", 3),
        ("river-2, inns-and-cathedrals", 6),
        ("river-2, inns-and-cathedrals/inns", 6),
        ("river-2, inns-and-cathedrals/cathedrals", 3),
    ] {
        check(&format!(
            "systems: base, farmers, {systems}
            start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.A 1,-1:0; base.A 1,1:180
            bag: base.X

            Red  river2.3 1,0:90 meeple>road.NS
            expect Red {points}, Blue 0
            "
        ));
    }
}
