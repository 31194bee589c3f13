//! Abbey & Mayor with River II.

use bastide_scenario::check;

/// AM+R2, R2-20, AM-11, AM-14: an abbey fills the place before an open end of the river.
#[test]
fn r2_20_an_abbey_at_the_end_of_the_river() {
    check(
        "
        systems: base, farmers, river-2, abbey-and-mayor/abbey
        start: river.S 0,0:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 2,0:0; base.B 2,1:0
        start: base.B 1,1:0; base.B 0,1:0
        bag: base.B

        expect asks Red place-abbey
        Red  abbey@1,0 meeple>monastery
        expect event scored Red 9 monastery
        ",
    );
}

/// AM+R2, AM-37, R2-31, AM-ex17: the herd adds a point a city where a field is joined to that of a
/// barn.
#[test]
fn am_37_the_herd_in_a_joined_field() {
    check(
        "
        systems: base, farmers, river-2/pig-herd, abbey-and-mayor/barn
        start: river.S 0,0:0; river2.7 1,0:0; base.E 1,1:180; base.E 1,2:0; base.U 2,2:90
        start: base.B 3,2:0; base.B 4,2:0; base.B 3,1:0
        bag: base.B

        Red  base.B 4,1:0 barn@3,1
        Blue base.B 2,0:0 meeple>field.01234567
        Red  base.B 5,1:0 -
        Blue base.A 2,1:0 -
        expect event scored Blue 2 field [AM-37] [R2-31]
        expect supply Blue meeple 7
        ",
    );
}

/// AM+R2, AM-31: water elsewhere on a tile does not matter for a barn at its corner.
#[test]
fn am_31_a_barn_on_the_bank() {
    check(
        "
        systems: base, farmers, river-2, abbey-and-mayor/barn
        start: river.S 0,0:0; base.B 0,1:0
        bag: base.B

        Red  river2.2 1,0:0 -
        Blue base.B 1,1:0 barn@0,0
        expect on field.01234567@0,0: Blue barn
        ",
    );
}

/// AM+R2, R2-10, AM-20, AM-50: mayor and wagon may be placed on river tiles.
#[test]
fn r2_17_mayor_and_wagon_on_the_river() {
    check(
        "
        systems: base, farmers, river-2, abbey-and-mayor
        start: river.S 0,0:0
        bag: base.B

        Red  river2.4 1,0:0
        expect legal mayor>city.N wagon>city.N wagon>road.S
        refuse wagon>river.EW R2-17
        ",
    );
}

/// AM+R2, TS-17, TS-2, R2-16: the tile after the lake is drawn; no abbey is placed instead of it.
#[test]
fn r2_16_no_abbey_instead_of_the_tile_after_the_lake() {
    check(
        "
        systems: base, farmers, river-2, abbey-and-mayor/abbey
        start: river.S 0,0:0; base.B 0,1:0; base.B -1,1:0; base.B -2,1:0; base.B -2,2:0
        start: base.B -2,3:0; base.B -1,3:0; base.B 0,3:0; base.B 0,2:0
        bag: base.B

        Red  river2.L 1,0:0
        expect asks Red place-tile base.B
        refuse abbey@-1,2 AM-10
        Red  base.B 0,4:0 -
        expect asks Blue place-abbey
        ",
    );
}

/// AM+RV3, AM-31: so it is on the bank of the river of 2021.
#[test]
fn am_31_a_barn_on_the_other_river() {
    check(
        "
        systems: base, farmers, river-v3, abbey-and-mayor/barn
        start: riverv3.A 0,0:0; riverv3.D 0,1:90; base.B 1,1:0; base.B 1,2:0
        bag: base.B

        Red  riverv3.F 0,2:90
        expect legal barn@0,1
        ",
    );
}
