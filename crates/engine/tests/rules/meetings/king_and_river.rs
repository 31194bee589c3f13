//! King & Robber Baron with River II.

use bastide_scenario::check;

/// KR+R2, KR-15, R2-5: a road over a bridge counts.
#[test]
fn kr_15_a_road_over_the_river() {
    check(
        "
        systems: base, king-and-robber-baron, river-2
        start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.A 1,-1:0; base.A 1,1:180
        bag: base.X

        Red  river2.3 1,0:90 -
        expect event token Red robber-baron 3
        ",
    );
}
