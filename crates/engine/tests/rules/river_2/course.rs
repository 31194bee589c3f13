//! Where river tiles may go (R2-5, R2-6, R2-11 to R2-14, R2-17, R2-19 to R2-21, R2-40).

use bastide_scenario::check;

/// The branch with arms to the east and to the south.
const BRANCH: &str = "
    systems: base, farmers, river-2
    start: river.S 0,0:0; river2.F 1,0:180
    bag: base.X
";

/// R2-11, R2-12: either arm, at an open end and nowhere else, and all sides must match.
#[test]
fn r2_11_a_tile_continues_one_of_the_arms() {
    check(&format!(
        "{BRANCH}
        Red  river2.2
        refuse 1,-1:0 R2-11             # field to field, but no river
        refuse 2,0:90 BG-13
        refuse 3,0:0 BG-12
        expect only 2,0:0 2,0:180 1,1:90 1,1:270
        "
    ));
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0; river2.F 1,0:180; base.B 1,-1:0; base.E 2,-1:180
        bag: base.X

        Red  river2.2
        refuse 2,0:0 BG-13              # field where a city is
        expect only 1,1:90 1,1:270
        ",
    );
}

/// R2-13, R2-ex5
#[test]
fn r2_ex5_no_turning_back_beside_the_spring() {
    check(&format!(
        "{BRANCH}
        Red  river2.5
        refuse 1,1:90 R2-13             # a second right turn in a row
        expect legal 1,1:180
        expect only 1,1:180 2,0:0 2,0:90
        "
    ));
    let straight = "
        Red  river2.2 1,1:90 -
        Blue river2.5
    ";
    check(&format!(
        "{BRANCH}
        {straight}
        expect legal 1,2:90 1,2:180
        "
    ));
    check(&format!(
        "option r2.bends: alternate_bends
        {BRANCH}
        {straight}
        refuse 1,2:90 R2-13
        expect legal 1,2:180
        "
    ));
}

/// R2-13: for the arm that goes straight on the branch is no bend.
#[test]
fn r2_13_the_straight_arm_may_bend_either_way() {
    check(&format!(
        "option r2.bends: alternate_bends
        {BRANCH}
        Red  river2.2 2,0:0 -
        Blue river2.5
        expect legal 3,0:0 3,0:90
        "
    ));
}

/// R2-13: with both arms to the sides the branch is a bend for either; and a tile that comes from the
/// other arm is not upstream.
#[test]
fn r2_13_both_arms_leave_sideways() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0; river2.F 1,0:270; river2.2 1,-1:90
        bag: base.X

        Red  river2.5
        refuse 1,1:90 R2-13             # right and right again, back to the spring
        expect only 1,1:180 1,-2:270 1,-2:0
        ",
    );
}

/// Two arms whose ends look into one cell, which RV3-16 would forbid.
const ONE_CELL: &str = "
    systems: base, farmers, river-2
    start: river.S 0,0:0; river2.F 1,0:180; river2.5 2,0:0
";

/// R2-14: two ends may look into one cell, but no tile may join them.
#[test]
fn r2_14_the_arms_are_not_joined() {
    check(&format!(
        "{ONE_CELL}
        start: river.S 0,-1:0           # a third end
        bag: base.X

        Red  river2.5 1,1:180 -
        Blue river2.5
        refuse 2,1:90 R2-14
        expect only 1,-1:90
        "
    ));
}

/// R2-14, R2-18: where these are the only ends, nothing fits any more.
#[test]
fn r2_14_no_tile_fits_between_the_arms() {
    check(&format!(
        "{ONE_CELL}
        draw: river2.5 river2.2 river2.L base.B

        Red  1,1:180 -
        expect event discarded river2.2
        expect event discarded river2.L
        expect asks Blue place-tile base.B
        "
    ));
}

/// R2-17: figures stand on features, never on the water.
#[test]
fn r2_17_nobody_stands_on_the_water() {
    check(&format!(
        "{BRANCH}
        Red  river2.2 2,0:0
        refuse meeple>river.EW R2-17
        expect legal meeple>monastery meeple>field.0127
        "
    ));
}

/// R2-5: a road crosses the river on its bridge; R2-40: it is scored at once.
#[test]
fn r2_5_roads_cross_the_river() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.A 1,-1:0; base.A 1,1:180
        bag: base.X

        Red  river2.3 1,0:90 meeple>road.NS
        expect event scored Red 3 road
        ",
    );
}

/// R2-5, R2-40: a city on both banks is one.
#[test]
fn r2_40_a_city_on_both_banks_is_scored_at_once() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.E 1,-1:180; base.E 1,1:0
        bag: base.X

        Red  river2.1 1,0:90 meeple>city.NS
        expect event scored Red 6 city
        ",
    );
}

/// FRM+R2, R2-6: the banks are one field around the spring and around the volcano lake, and stay
/// apart at the ordinary end.
#[test]
fn r2_6_fields_run_around_the_ends() {
    let bridge = "
        systems: base, farmers, river-2
        start: river.S 0,0:0
        bag: base.B base.B

        Red  river2.3 1,0:90 -
        expect same field.07@1,0 field.56@1,0
        expect apart field.12@1,0 field.34@1,0
    ";
    check(&format!(
        "{bridge}
        Blue river2.L 2,0:0
        expect same field.12@1,0 field.34@1,0
        "
    ));
    check(&format!(
        "{bridge}
        Blue river2.C 2,0:0 -
        expect apart field.12@1,0 field.34@1,0
        expect apart field.017@2,0 field.456@2,0
        "
    ));
}

/// R2-19, R2-ex4: after the ordinary end everything goes to the other arm.
#[test]
fn r2_ex4_one_arm_is_left() {
    check(&format!(
        "{BRANCH}
        Red  river2.2 2,0:0 -
        Blue river2.4 1,1:90 -
        Red  river2.C 3,0:0 -
        Blue river2.3
        expect only 1,2:0 1,2:180
        Blue 1,2:0 -
        Red  river2.L
        expect only 1,3:90
        "
    ));
}

/// R2-20, R2-21: no land tile goes in front of an end that stayed open, only an abbey.
#[test]
fn r2_20_an_open_end_takes_an_abbey_alone() {
    check(
        "
        systems: base, farmers, river-2, abbey-and-mayor/abbey
        start: river.S 0,0:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 2,0:0
        start: base.B 2,1:0; base.B 1,1:0
        bag: base.X

        Red  - base.B
        refuse 1,0:0 BG-13
        Red  3,0:0 -
        Blue abbey@1,0 meeple>monastery
        ",
    );
}
