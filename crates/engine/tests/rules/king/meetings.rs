//! King & Robber Baron with other systems.

use bastide_scenario::check;

/// IC+KR, KR-12: an inn doubles the points of a road, not its size.
#[test]
fn kr_12_inns_do_not_matter_for_size() {
    check(
        "
        systems: base, king-and-robber-baron, inns-and-cathedrals
        start: base.A 0,0:270; base.U 1,0:0; base.A 0,1:270; base.A 2,1:90
        start: base.B 0,2:0; base.B 1,2:0; base.B 2,2:0
        bag: base.B

        Red  base.A 2,0:90 -
        expect tokens Red robber-baron 1
        expect state records/robber-baron 3
        Blue ic.EB 1,1:0 meeple>road.EW
        expect event scored Blue 6 road [IC-20]
        expect tokens Red robber-baron 1
        expect state records/robber-baron 3
        ",
    );
}

/// KR+TB, KR-13, TB-11: the goods of a city without knights and the king go to the same player.
#[test]
fn goods_and_king_in_one_step() {
    check(
        "
        systems: base, king-and-robber-baron, traders-and-builders
        start: base.E 0,0:0; tb.HQ 0,-1:90
        bag: base.B

        Red  base.E 0,-2:180 -
        expect event took Red wine 1
        expect event token Red king 3
        ",
    );
}

/// KR+RV3, KR-15: roads over the river count.
#[test]
fn a_road_on_the_river() {
    check(
        "
        systems: base, king-and-robber-baron, river-v3
        start: riverv3.A 0,0:0; base.B -1,0:0; base.A -1,1:270; base.A 1,0:90; base.A 1,1:90
        bag: base.X

        Red  riverv3.K 0,1:0 -
        expect event token Red robber-baron 3
        ",
    );
}

/// KR+MSG, KR-10: the drawer of a message places its tile, and takes the king for it.
#[test]
fn kr_10_the_extra_tile_of_a_message_can_win_a_token() {
    check(
        "
        systems: base, king-and-robber-baron, messengers
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.E 0,-1:0
        bag: base.B

        Red  base.U 3,0:0 meeple>road.EW
        Blue base.A 4,0:90 -
        Red  =meeple
        expect tokens Blue robber-baron 1
        expect state records/robber-baron 5
        Red  message=tile =action base.E 0,-2:180 -
        expect event token Red king 2
        expect tokens Red king 1
        expect state records/king 2
        expect tokens Blue robber-baron 1
        expect state records/robber-baron 5
        expect asks Red place-tile
        ",
    );
}

/// KR+MSG, KR-23, SCB-22, SCB-23: continuous points are the last award of the batch, whatever the
/// owner of the road, and move a marker of their own.
#[test]
fn scb_23_continuous_points_come_last() {
    check(
        "
        systems: base, king-and-robber-baron, messengers
        option kr.scoring: continuous
        start: base.A 0,0:270; base.U 1,0:0; base.U 1,1:0; base.A 0,1:270
        bag: base.B

        Red  base.A 2,0:90 -
        expect tokens Red robber-baron 1
        expect state records/robber-baron 3
        Blue base.A 2,1:90 meeple>road.W
        expect asks Blue marker 3
        Blue =meeple
        expect asks Red marker 1
        Red  =messenger
        expect track Red meeple 0 messenger 1
        expect track Blue meeple 3 messenger 0
        expect tokens Red robber-baron 1
        expect state records/robber-baron 3
        ",
    );
}

/// KR+ROB, KR-23: a feature that nobody scores still brings the holder a point, which may be
/// robbed.
#[test]
fn kr_23_continuous_points_are_robbed() {
    check(
        "
        systems: base, king-and-robber-baron, robbers
        option kr.scoring: continuous
        start: base.E 0,0:0; base.E 1,0:0
        bag: base.B

        Red  base.E 0,-1:180 -
        Blue rb.F 0,1:0 =space-0 =space-0 -
        Red  base.E 1,-1:180 -
        expect event scored Red 1 king [KR-23]
        expect event scored Blue 1 robber [ROB-16]
        expect Red 1, Blue 1
        ",
    );
}

/// Red's road of four tiles ends at the lake in the east; the ferry joins the north and the south.
const LAKE: &str = "
    systems: base, king-and-robber-baron, ferries
    start: base.A -3,0:270; base.U -2,0:0
    bag: base.B
";

/// FER+KR, KR-15, FER-45: the active player has completed the roads that a ferry closes, near and
/// far.
#[test]
fn fer_45_a_ferry_completes_roads_for_the_active_player() {
    check(
        "
        systems: base, king-and-robber-baron, ferries
        start: base.U -2,0:0
        bag: base.X

        Red  base.U -1,0:0 -
        Blue fe.D 0,0:180 - ferry.NW
        Red  base.U 0,-1:90 - -
        Blue base.W 0,-2:0 - -
        expect state records/robber-baron 0
        Red  base.X -3,0:0 - ferry.EN@0,0
        expect complete road.W@0,0
        expect tokens Red robber-baron 1
        expect state records/robber-baron 4
        ",
    );
}

/// FER+KR, FER-45, KR-16, KR-21: a road that opens again stays the record, and is no completed road
/// at the end.
#[test]
fn kr_16_the_record_stays_when_a_ferry_opens_the_road() {
    check(&format!(
        "{LAKE}
        Red  base.U -1,0:0 -
        Blue fe.D 0,0:180 - ferry.EN
        expect tokens Blue robber-baron 1
        expect state records/robber-baron 4
        Red  base.U 0,-1:90 - ferry.NW@0,0
        expect open road.W@0,0
        expect tokens Blue robber-baron 1
        expect state records/robber-baron 4
        "
    ));
    check(
        "
        systems: base, king-and-robber-baron, ferries
        start: base.A -3,0:270; base.U -2,0:0

        Red  base.U -1,0:0 -
        Blue fe.D 0,0:180 - ferry.EN
        expect tokens Blue robber-baron 1
        expect state records/robber-baron 4
        Red  base.U 0,-1:90 - ferry.NW@0,0
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
}

/// FER+KR, FER-45: with `continuous` a road counts whenever its segments become a complete road,
/// and does not where a ferry moves at another stub of its lake.
#[test]
fn fer_45_only_new_roads_count() {
    check(
        "
        systems: base, king-and-robber-baron, ferries
        option kr.scoring: continuous
        start: base.A -1,0:270; base.A 0,1:180; base.A 3,0:270; base.B 2,0:0
        start: base.B -1,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.A 4,0:90 -
        expect tokens Red robber-baron 1
        expect state records/robber-baron 2
        Blue fe.H 0,0:0 - ferry.NW
        expect complete road.S@0,0
        expect event scored Red 1 robber-baron
        expect Red 1, Blue 0
        Red  base.U 0,-1:90 - ferry.NE@0,0
        expect complete road.W@0,0 road.S@0,0
        expect event scored Red 1 robber-baron  # the west is new, the south is not
        expect Red 2, Blue 0
        ",
    );
}

/// CO+KR, KR-20, KR-ex3: Carcassonne is one more completed city at the end, but none to be beaten.
#[test]
fn kr_ex3_carcassonne_is_a_completed_city() {
    check(
        "
        systems: base, king-and-robber-baron, count
        start: base.E 0,-1:90; base.H 1,-1:90; base.E 2,-1:270
        start: base.E 0,-2:90; base.H 1,-2:90; base.E 2,-2:270
        start: base.E 0,-3:90; base.H 1,-3:90; base.E 2,-3:270
        start: base.E 0,-4:90

        expect state records/king 0
        Red  base.E 1,-4:270 -
        expect event token Red king 2
        expect event scored Red 8 king final [KR-20]
        expect Red 8, Blue 0
        ",
    );
}

/// CO+KR, KR-23, CO-10: continuous points are no scoring by the tile, so that the player may still
/// go to the city.
#[test]
fn kr_23_continuous_points_do_not_count_for_the_count() {
    check(
        "
        systems: base, king-and-robber-baron, count
        option kr.scoring: continuous
        start: base.E 0,-1:90; base.E 0,-2:90
        bag: base.B

        Red  base.G 1,-2:0 meeple>city.EW
        Blue base.E 1,-1:270 -
        expect tokens Blue king 1
        expect state records/king 2
        Red  base.B 0,-3:0 -
        Blue base.E 2,-2:270
        expect event scored Red 6 city
        expect event scored Blue 1 king
        expect asks Blue enter-city
        ",
    );
}

/// A hole that ends a city of one tile.
const HOLE: &str = "
    systems: base, king-and-robber-baron, abbey-and-mayor/abbey
    start: base.E 0,1:0; base.B -1,1:0; base.B -1,0:0; base.B -1,-1:0; base.B 0,-1:0
    start: base.B 1,-1:0; base.B 1,0:0
";

/// AM+KR, KR-11: an abbey completes what ends there for its player, and is no tile of it.
#[test]
fn kr_11_an_abbey_completes_a_city() {
    check(&format!(
        "{HOLE}
        bag: base.B

        Red  abbey@0,0 -
        expect complete city.N@0,1
        expect event token Red king 1
        "
    ));
}

/// AM+KR, KR-11: so it does in the round of final abbeys.
#[test]
fn kr_11_a_final_abbey_may_win_a_token() {
    check(&format!(
        "{HOLE}
        Red  - base.B 0,-2:0 -
        expect state records/king 0
        Blue abbey@0,0 -
        expect event token Blue king 1
        expect event scored Blue 1 king final
        expect Red 0, Blue 1
        "
    ));
}

/// KR+PD, KR-13: a city counts after the princess has sent its last knight home.
#[test]
fn kr_13_a_city_of_the_princess() {
    check(
        "
        systems: base, king-and-robber-baron, princess-and-dragon/princess
        start: base.B 0,1:0
        bag: base.B

        Red  base.E 0,0:0 meeple>city.N
        Blue pd.L1 0,-1:180 p1.meeple<city.N@0,0
        expect no event scored
        expect event token Blue king 2
        ",
    );
}
