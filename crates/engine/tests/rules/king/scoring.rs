//! What the tokens are worth (KR-20 to KR-23), and the options.

use bastide_scenario::{check, check_setup_refused};

/// Red completes a city, Blue a road of two tiles; a city and a road are open.
const ONE_EACH: &str = "
    start: base.E 0,0:0; base.E 1,0:0; base.A 0,1:90; base.A 1,1:270

    Red  base.E 0,-1:180 -
    Blue base.A -1,1:270 -
";

/// BG+KR, KR-20, KR-21, TS-E7
#[test]
fn kr_20_a_point_for_each_completed_city() {
    check(&format!(
        "systems: base, king-and-robber-baron
        {ONE_EACH}
        expect over
        expect event scored Red 1 king final [KR-20]
        expect event scored Blue 1 robber-baron final [KR-21]
        expect Red 1, Blue 1
        "
    ));
}

/// KR-21, KR-22: roads that nobody ever stood on count, incomplete ones do not.
#[test]
fn kr_21_a_point_for_each_completed_road() {
    check(
        "
        systems: base, king-and-robber-baron
        start: base.X 0,0:0; base.A 0,-1:0; base.A 1,0:90; base.A 0,1:180

        Red  base.B 2,0:0 -
        Blue base.A -1,0:270 -
        expect event token Blue robber-baron 2
        expect event scored Blue 4 robber-baron final [KR-21]
        expect Red 0, Blue 4
        ",
    );
}

/// KR-23
#[test]
fn kr_23_ten_points_each() {
    check(&format!(
        "systems: base, king-and-robber-baron
        option kr.scoring: ten_each
        {ONE_EACH}
        expect event scored Red 10 king final [KR-23]
        expect event scored Blue 10 robber-baron final [KR-23]
        expect Red 10, Blue 10
        "
    ));
}

/// KR-23: one is worth fifteen, both are worth forty.
#[test]
fn kr_23_fifteen_or_forty() {
    check(&format!(
        "systems: base, king-and-robber-baron
        option kr.scoring: fifteen_forty
        {ONE_EACH}
        expect Red 15, Blue 15
        "
    ));
    check(
        "
        systems: base, king-and-robber-baron
        option kr.scoring: fifteen_forty
        start: base.E 0,0:0; base.A 0,1:90

        Red  base.E 0,-1:180 -
        Blue base.B 1,0:0 -
        Red  base.A -1,1:270 -
        expect event scored Red 20 king final [KR-23]
        expect event scored Red 20 robber-baron final [KR-23]
        expect Red 40, Blue 0
        ",
    );
}

/// KR-23: nobody has held the king before the first city; then each completed one is a point for
/// whoever had him before, and the end brings nothing.
#[test]
fn kr_23_continuous_points() {
    check(
        "
        systems: base, king-and-robber-baron
        option kr.scoring: continuous
        start: base.E 0,0:0; base.E 1,0:0; base.E 2,0:0; base.G 2,-1:90

        Red  base.E 0,-1:180 -
        expect no event scored
        Blue base.E 1,-1:180 -
        expect event scored Red 1 king [KR-23]
        expect tokens Red king 1
        expect state records/king 2
        Red  base.B 3,0:0 -
        Blue base.E 2,-2:180 meeple>city.S
        expect event scored Blue 6 city
        expect event scored Red 1 king [KR-23]
        expect tokens Blue king 1
        expect state records/king 3
        expect over
        expect Red 2, Blue 6
        ",
    );
}

/// KR-23: two roads at once are two points, in one award.
#[test]
fn kr_23_continuous_points_for_several_roads() {
    check(
        "
        systems: base, king-and-robber-baron
        option kr.scoring: continuous
        start: base.A 0,-1:0; base.A 1,0:90; base.A 0,1:180; base.A 2,1:270
        start: base.B 1,-1:0; base.B 1,1:0
        bag: base.B

        Red  base.A 3,1:90 -
        expect tokens Red robber-baron 1
        expect state records/robber-baron 2
        Blue base.X 0,0:0 -
        expect events 1 scored
        expect event scored Red 3 robber-baron [KR-23]
        expect Red 3, Blue 0
        ",
    );
}

/// KR-23: other values are refused.
#[test]
fn kr_23_has_four_values() {
    check_setup_refused("option kr.scoring: crown", "choose one of count, ten_each");
}

/// KR-20: during the game the tokens are worth nothing by default.
#[test]
fn no_points_before_the_end() {
    check(&format!(
        "systems: base, king-and-robber-baron
        bag: base.B
        {ONE_EACH}
        expect tokens Red king 1
        expect state records/king 2
        expect no event scored
        expect Red 0, Blue 0
        "
    ));
}
