//! The Count with River II.

use bastide_scenario::check;

/// CO+R2, CO-10, R2-40: a tile of the river that brings points to others alone opens a quarter.
#[test]
fn co_10_a_scoring_on_the_river() {
    check(
        "
        systems: base, farmers, count, river-2
        start: river.S 4,1:0; base.B 4,0:0; base.E 4,2:270; base.A 5,2:180
        bag: base.B

        Red  base.A 5,0:0 meeple>road.S
        Blue river2.3 5,1:90 -
        expect event scored Red 3 road
        expect asks Blue enter-city
        ",
    );
}

/// CO+R2, R2-16, CO-13, TS-17: the lake and the tile after it are judged each alone.
#[test]
fn co_13_the_tile_after_the_lake() {
    for (per_part, asked) in [("true", "asks Blue enter-city"), ("false", "turn Red")] {
        check(&format!(
            "
            systems: base, farmers, count, river-2
            option co.per_part: {per_part}
            start: river.S 4,1:0; base.A 3,-1:0; base.B 4,-1:0; base.B 5,-1:0; base.B 5,0:0
            bag: base.B

            Red  base.X -1,0:0 meeple>road.W
            Blue base.B 1,3:0 -
            Red  base.B 4,0:0 meeple>monastery
            Blue river2.L 5,1:0
            expect event scored Red 9 monastery
            expect asks Blue enter-city
            Blue meeple>market -
            expect asks Blue place-tile base.X
            Blue base.X -2,0:0 -
            expect event scored Red 2 road
            expect {asked}
            "
        ));
    }
}
