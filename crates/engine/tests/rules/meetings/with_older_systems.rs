//! The systems of the big box of 2008 with those of other boxes, as far as their own folders do not
//! have them.

use bastide_scenario::check;

use crate::track::booked;

/// AM+GLD, GLD-12, AM-22: the pennants of a mayor decide who owns the city, and with it the gold.
#[test]
fn gld_12_gold_for_a_mayor_with_pennants() {
    check(
        "
        systems: base, gold-mines, inns-and-cathedrals, abbey-and-mayor/mayor
        start: base.B 0,1:0; base.B 1,1:0; base.A 2,1:180; base.B 3,1:0; base.B 4,1:0
        bag: base.B

        Red  base.F 0,0:0 mayor>city.EW
        Blue base.E 4,0:270 large-meeple>city.W
        Red  base.E -1,0:90
        Blue base.F 1,0:0
        Red  base.F 3,0:0
        Blue gm.D 2,0:0 gold@1,0 -
        expect event scored Red 18 city
        expect no event scored Blue
        expect tokens Red gold 2
        expect tokens Blue gold 0
        ",
    );
}

/// AM+GLD, GLD-14, AM-35: a barn scoring brings no gold, wherever the ingots lie.
#[test]
fn gld_14_no_gold_for_a_barn_scoring() {
    check(
        "
        systems: base, farmers, gold-mines, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.E 2,0:180; base.E 2,1:0
        bag: base.B

        Red  base.B 0,2:0 meeple>field.01234567
        Blue gm.H 0,-1:180 gold@0,0 -
        Red  base.B 1,1:0 barn@0,0
        expect event scored Red 3 field
        expect tokens Red gold 0
        expect state ingots/0,0/count 1
        ",
    );
}

/// FLY+R2, FLY-8, R2-17: the water of River II is no place to land.
#[test]
fn fly_8_nobody_lands_on_the_river() {
    check(
        "
        systems: base, farmers, flying-machines, river-2
        start: river.S 0,0:0; river2.7 1,0:0
        bag: base.B

        Red  fl.G 2,0:0 meeple^ die=1
        expect event sent-back Red meeple
        ",
    );
}

/// R2+TB, TB-23, TB-24, R2-11: a river tile extends the builder's road; the second part is drawn
/// from the river while that lasts.
#[test]
fn tb_23_a_river_tile_earns_the_second_part() {
    check(
        "
        systems: base, river-2, traders-and-builders
        start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.B 0,2:0
        bag: base.B

        Red  base.U 1,1:90 meeple>road.NS
        Blue base.B -1,0:0 -
        Red  base.U 1,2:90 builder>road.NS
        Blue base.B -1,1:0 -
        Red  river2.3 1,0:90
        expect event second-part Red
        expect asks Red second-part
        Red  =second-part
        expect asks Red place-tile river2.2
        Red  river2.2 2,0:0 -
        expect turn Blue
        ",
    );
}

/// MSG+PD, MSG-28, PD-60: a portal on the extra tile of a message is open to its player.
#[test]
fn msg_28_a_portal_on_an_extra_tile() {
    check(
        "
        systems: base, messengers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0; base.E 1,-1:0
        bag: base.B

        Red  base.B 0,1:0 meeple>monastery
        Blue base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Blue pd.P2 0,2:0 meeple>city.N@1,-1
        expect on city.N@1,-1: Blue meeple
        expect asks Red place-tile base.B
        ",
    );
}

/// MSG+PD, MSG-28, PD-70: so is the princess at work there.
#[test]
fn msg_28_a_princess_on_an_extra_tile() {
    check(
        "
        systems: base, messengers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.U 3,0:0
        bag: base.B

        Red  base.E 1,-1:0 meeple>city.N
        Blue base.A 4,0:90 meeple>road.W =meeple message=tile =action
        Blue pd.L5 1,-2:180
        expect only p1.meeple<city.N@1,-1
        Blue p1.meeple<city.N@1,-1
        expect asks Red place-tile base.B
        ",
    );
}

/// AM+ROB, ROB-15, AM-13: the points of an abbey are robbed like those of a monastery.
#[test]
fn rob_15_the_points_of_an_abbey_are_robbed() {
    check(
        "
        systems: base, robbers, abbey-and-mayor/abbey
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0
        start: base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  - rb.D 2,0:0 =space-0 Blue =space-0 Red -
        Blue abbey@0,0 meeple>monastery
        expect event scored Blue 9 monastery
        expect event scored Red 5 robber
        ",
    );
}

/// FLY+PD, FLY-8, FLY-12, PD-33, FLY-14: mayor and wagon do not land beside the dragon either.
#[test]
fn fly_12_mayor_and_wagon_do_not_land_beside_the_dragon() {
    for figure in ["mayor", "wagon"] {
        check(&format!(
            "
            systems: base, farmers, flying-machines, abbey-and-mayor, princess-and-dragon
            start: pd.V3 0,0:270
            bag: base.B

            Red  fl.G 1,0:0 {figure}^ die=1
            expect event sent-back Red {figure}
            expect supply Red {figure} 1
            "
        ));
    }
}

/// CRC+PD, CRC-13, PD-33: mayor and wagon are not added on the dragon's tile.
#[test]
fn crc_13_mayor_and_wagon_are_not_added_beside_the_dragon() {
    check(
        "
        systems: base, crop-circles, abbey-and-mayor, princess-and-dragon
        start: pd.V5 0,0:0
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue cc1.D 1,1:0 - =add
        expect only meeple>road.EW@1,0 wagon>road.EW@1,0
        refuse wagon>road.EW@0,0 PD-33
        ",
    );
}

/// ABT+PD, ABT+R2, PD+R2, PD-32, ABT-11, R2-16: on the turn of the volcano lake the abbot comes
/// home, with the dragon there.
#[test]
fn pd_32_the_abbot_comes_home_on_the_turn_of_the_lake() {
    check(
        "
        players: Red
        systems: base, abbot, river-2, princess-and-dragon
        start: river.S 0,0:0
        bag: base.B

        Red  base.B 0,-1:0 abbot>monastery
        Red  river2.L 1,0:0
        expect only abbot<monastery@0,-1 fairy>@0,-1 -
        Red  abbot<monastery@0,-1
        expect event scored Red 3 monastery
        expect piece dragon 1,0
        ",
    );
}

/// CO+FER, CO-24 with `true`, FER-38, FER-45: a road without followers that was complete before is
/// not completed again where a ferry moves at another stub of its lake.
#[test]
fn co_24_a_ferry_completes_new_roads_only() {
    check(
        "
        systems: base, farmers, count, ferries
        option co.enter_unoccupied: true
        start: base.B 4,1:0; base.A 5,1:270; base.B 5,2:0; base.A 6,2:180
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - meeple>blacksmith count>market
        Red  base.B 4,0:0 -
        Blue fe.H 6,1:0 - ferry.NW
        expect asks Blue leave-city road.S@6,1
        Blue -
        Red  base.U 6,0:90 - ferry.NE@6,1
        expect asks Blue leave-city road.E@5,1
        Blue -
        expect asks Blue place-tile base.B
        ",
    );
}

/// AM+MSG, MSG-28, AM-10: the extra tile of a message is drawn; no abbey is placed instead of it.
#[test]
fn msg_28_no_abbey_instead_of_the_extra_tile() {
    check(
        "
        systems: base, messengers, abbey-and-mayor/abbey
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B 0,1:0; base.B 1,1:0
        start: am.A10 2,0:270; base.U 3,0:0; base.U 4,0:0; base.U 5,0:0
        bag: base.B base.B

        Red  - am.A10 6,0:90 meeple>road.W =meeple message=tile =action
        expect asks Red place-tile base.B
        refuse abbey@0,0 AM-10
        ",
    );
}

/// AM+FLY, FLY-15: a barn does not fly.
#[test]
fn fly_15_a_barn_does_not_fly() {
    check(
        "
        systems: base, farmers, flying-machines, abbey-and-mayor
        start: base.B 0,0:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  fl.G 1,0:0
        expect legal barn@0,0
        refuse barn^ FLY-15
        ",
    );
}

/// FLY+PD, FLY-8, PD-10: on a monastery in a city the flight ends as monk or as knight.
#[test]
fn fly_8_a_monastery_in_a_city() {
    check(
        "
        systems: base, farmers, flying-machines, princess-and-dragon
        start: pd.D4 0,0:0
        bag: base.B

        Red  fl.G 0,1:90 meeple^ die=1
        expect only meeple>city.NEW@0,0 meeple>monastery@0,0
        ",
    );
}

/// PD+ROB, ROB-15, ROB-18, PD-82: the bonus of a player without the majority is robbed alone; the
/// robber may wait for it.
#[test]
fn rob_15_the_bonus_of_the_fairy_is_robbed() {
    let played = check(
        "
        players: Yellow, Blue, Red
        systems: base, inns-and-cathedrals, robbers, princess-and-dragon
        start: base.E 0,2:180; base.B 1,2:0; base.B 1,3:0; base.B 1,4:0; base.B 1,5:0
        bag: base.B

        Yellow base.B 2,2:0 -
        Blue   base.G 0,3:90 large-meeple>city.NS
        Red    base.E 0,5:0 meeple>city.N
        Yellow rb.D 3,2:0 =space-0 Blue =space-0 Yellow -
        Blue   base.B 2,3:0 -
        Red    base.B 2,4:0 fairy>@0,5
        Yellow base.G 0,4:90
        expect asks Yellow rob Blue 8
        Yellow =wait
        expect track Yellow robber none
        expect Yellow 2
        ",
    );
    assert_eq!(booked(&played)[..3], ["Blue 8 city", "Red 3 fairy", "Yellow 2 robber"]);
}
