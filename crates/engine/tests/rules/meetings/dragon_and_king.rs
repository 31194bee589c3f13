//! The Princess & the Dragon with King & Robber Baron.

use bastide_scenario::check;

/// KR+PD, KR-13, PD-70: a city counts though the princess sent its last knight home.
#[test]
fn kr_13_a_city_that_the_princess_has_emptied() {
    check(
        "
        systems: base, king-and-robber-baron, princess-and-dragon
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue pd.L1 0,-2:180 p1.meeple<city.NS@0,-1
        expect event token Blue king 3
        expect no event scored
        expect tokens Blue king 1
        expect state records/king 3
        ",
    );
}

/// KR+PD, KR-13, PD-49, TS-12: so does one that the dragon has emptied before the scoring.
#[test]
fn kr_13_a_city_that_the_dragon_has_emptied() {
    check(
        "
        systems: base, king-and-robber-baron, princess-and-dragon
        start: base.D 0,0:0; base.U 1,0:0; pd.V1 1,-1:0
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue pd.D1 0,-2:180 dragon>@0,-1 Red dragon>@0,-2
        expect event returned Red meeple city.NS@0,-1
        expect no event scored
        expect event token Blue king 3
        ",
    );
}

/// KR+PD, KR-15, PD-3: a tunnel tile is one tile of the road that passes it.
#[test]
fn kr_15_a_road_through_a_tunnel() {
    check(
        "
        systems: base, king-and-robber-baron, princess-and-dragon/fairy
        start: base.A 0,0:0; pd.D9 0,1:0
        bag: base.B

        Red  base.A 0,2:180 -
        expect event token Red robber-baron 3
        ",
    );
}

/// KR+PD, KR-23, SCB-23, PD-82: continuous points come after the bonus of the fairy.
#[test]
fn scb_23_continuous_points_after_the_fairy() {
    let played = check(
        "
        systems: base, king-and-robber-baron, princess-and-dragon/fairy
        option kr.scoring: continuous
        start: base.A 0,0:270; base.A 0,1:270; base.U 1,1:0
        bag: base.B

        Red  base.A 1,0:90 -
        expect tokens Red robber-baron 1
        expect state records/robber-baron 2
        Blue base.B 0,2:0 -
        Red  base.U 2,1:0 meeple>road.EW
        Blue base.B 0,3:0 -
        Red  base.A 3,1:90 fairy>@2,1
        ",
    );
    assert_eq!(crate::track::booked(&played), ["Red 4 road", "Red 3 fairy", "Red 1 robber-baron"]);
}
