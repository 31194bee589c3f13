//! Abbey & Mayor with King & Robber Baron.

use bastide_scenario::check;

/// AM+KR, KR-15, AM-15: a road that an abbey closes counts without the abbey, for the player of the
/// abbey.
#[test]
fn kr_15_a_road_closed_by_an_abbey() {
    check(
        "
        systems: base, king-and-robber-baron, abbey-and-mayor/abbey
        start: base.A -2,0:270; base.U -1,0:0; base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0
        start: base.B 1,0:0; base.B 1,1:0; base.B 0,1:0
        bag: base.B

        Red  abbey@0,0 -
        expect tiles 2 road.EW@-1,0
        expect event token Red robber-baron 2
        ",
    );
}

/// AM+KR, KR-11, KR-14, AM-14: an abbey that completes several features: the largest counts.
#[test]
fn kr_14_an_abbey_closes_two_cities() {
    check(
        "
        systems: base, king-and-robber-baron, abbey-and-mayor/abbey
        start: base.E -2,0:90; base.G -1,0:0; base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0
        start: base.E 1,0:270; base.B 1,1:0; base.B 0,1:0
        bag: base.B

        Red  - base.B 0,2:0 -
        Blue abbey@0,0 -
        expect event token Blue king 2
        ",
    );
}

/// AM+KR, AM-ex12, KR-13: a lone mayor without pennants scores nothing, and the king is taken all
/// the same.
#[test]
fn am_ex12_the_king_of_a_city_that_nobody_scores() {
    check(
        "
        systems: base, king-and-robber-baron, abbey-and-mayor/mayor
        start: base.B 0,1:0
        bag: base.B

        Red  base.E 0,0:0 mayor>city.N
        Blue base.E 0,-1:180
        expect no event scored
        expect event token Blue king 2
        expect supply Red mayor 1
        ",
    );
}

/// AM+KR, KR-23, SCB-23, AM-38: continuous points come after those of a barn.
#[test]
fn scb_23_continuous_points_after_a_barn() {
    let played = check(
        "
        systems: base, farmers, king-and-robber-baron, abbey-and-mayor/barn
        option kr.scoring: continuous
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B 2,0:0; base.E 2,1:270; base.E 3,0:180
        bag: base.B

        Red  base.E 3,1:0 -
        expect tokens Red king 1
        expect state records/king 2
        Blue base.B 0,2:0 meeple>field.01234567
        Red  base.E 1,1:90 barn@0,0
        ",
    );
    assert_eq!(crate::track::booked(&played), ["Blue 6 field", "Red 1 king"]);
}

/// AM+KR, KR-15, AM-4: a road that goes on in three directions counts all its tiles.
#[test]
fn kr_15_the_three_way_road() {
    check(
        "
        systems: base, king-and-robber-baron, abbey-and-mayor/abbey
        start: base.A 0,-1:0; am.A11 0,0:0; base.A 1,0:90
        bag: base.B

        Red  base.A -1,0:270 -
        expect tiles 4 road.NEW@0,0
        expect event token Red robber-baron 4
        ",
    );
}
