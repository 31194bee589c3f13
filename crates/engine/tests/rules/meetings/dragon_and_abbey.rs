//! The Princess & the Dragon with Abbey & Mayor.

use bastide_scenario::check;

use crate::track::booked;

/// AM+PD, PD-49, AM-21: the dragon eats a mayor.
#[test]
fn pd_49_a_mayor_is_eaten() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.E 1,0:0 mayor>city.N
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect event returned Red mayor city.N@1,0
        expect supply Red mayor 1
        expect on city.N@1,0: nobody
        ",
    );
}

/// AM+PD, PD-49, AM-52: a wagon that is eaten goes to the supply and does not drive on, though a
/// road leads away from its monastery.
#[test]
fn pd_49_a_wagon_is_eaten() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.A 1,0:0 wagon>monastery
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect event returned Red wagon monastery@1,0
        expect supply Red wagon 1
        expect asks Red place-tile base.B
        ",
    );
}

/// PD+TB, PD-49, TB-29: a builder goes home with the mayor who carried it.
#[test]
fn pd_49_the_builder_of_an_eaten_mayor() {
    check(
        "
        systems: base, farmers, traders-and-builders, abbey-and-mayor, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.G 1,0:90 mayor>city.NS
        Blue base.B 0,1:0 -
        Red  base.G 1,-1:90 builder>city.NS
        Blue pd.D1 -1,0:0 - dragon>@1,0
        expect event returned Red mayor city.NS@1,0
        expect event returned Red builder city.NS@1,-1
        ",
    );
}

/// AM+PD, PD-49, AM-40: the dragon walks over all four tiles of a barn, and the barn stays.
#[test]
fn pd_49_a_barn_is_not_eaten() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; pd.V1 2,0:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue pd.D1 2,-1:0 - dragon>@1,0
        Red  dragon>@0,0
        Blue dragon>@0,1
        Red  dragon>@1,1
        expect on field.01234567@0,0: Red barn
        expect supply Red barn 0
        expect piece dragon 1,1
        ",
    );
}

/// AM+PD, PD-33: a barn stands on a corner and not on a tile, so that it may touch the dragon's.
#[test]
fn pd_33_a_barn_beside_the_dragon() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: pd.V1 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        expect piece dragon 0,0
        expect on field.01234567@0,0: Red barn
        ",
    );
}

/// AM+PD, PD-31, AM-30: no barn on a corner of a volcano that was just placed.
#[test]
fn pd_31_no_barn_on_a_new_volcano() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 2,0:0 meeple>monastery
        Blue base.B 3,0:0 -
        Red  pd.V1 1,1:0
        expect only fairy>@2,0 -
        refuse barn@0,0 PD-31
        refuse wagon>field.01234567 PD-31
        ",
    );
}

/// AM+PD, PD-20, PD-25, PD-26: the fairy does not go to a barn, and a barn earns nothing from her,
/// neither at the start of a turn nor in final scoring.
#[test]
fn pd_20_a_barn_is_nobody_for_the_fairy() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue base.B 2,0:0 -
        Red  base.B 2,1:0
        refuse fairy>@0,0 PD-20
        refuse fairy>@1,1 PD-20
        ",
    );
    let played = check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,1:0

        Red  base.E 0,0:0 meeple>city.N
        Blue base.B 1,0:0 -
        Red  base.B 1,1:0 barn@0,0
        Blue base.B 2,0:0 -
        Red  base.B 2,1:0 fairy>@0,0
        Blue base.E 0,-1:180 -
        Red  base.B 3,1:0 -
        expect piece fairy 0,0
        expect over
        ",
    );
    assert_eq!(booked(&played), ["Red 4 city", "Red 3 fairy", "Red 4 barn"]);
}

/// AM+PD, PD-ex13, PD-26, AM-23: a mayor without pennants scores nothing for the city, and the
/// bonus all the same.
#[test]
fn pd_ex13_a_lone_mayor_with_the_fairy() {
    let played = check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0 -
        Blue base.E 0,0:0 mayor>city.N
        Red  base.B 2,1:0 -
        Blue base.B 3,1:0 fairy>@0,0
        Red  base.E 0,-1:180 -
        expect supply Blue mayor 1
        expect Red 0, Blue 3
        ",
    );
    assert_eq!(booked(&played), ["Blue 3 fairy"]);
}

/// AM+PD, PD-26, AM-35, AM-37, SCB-27: a barn scoring is the scoring of a farm, with the bonus for
/// farmers who are with the fairy, owners or not.
#[test]
fn pd_26_the_fairy_in_a_barn_scoring() {
    let played = check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.E 2,0:180; base.E 2,1:0
        bag: base.B

        Red  base.B 0,2:0 meeple>field.01234567
        Blue base.B -1,0:0 -
        Red  base.B -1,1:0 fairy>@0,2
        Blue base.B 1,1:0 barn@0,0
        expect event scored Red 3 field [AM-35]
        expect event scored Red 3 fairy [PD-26]
        expect Red 6, Blue 0
        ",
    );
    assert_eq!(booked(&played), ["Red 3 field", "Red 3 fairy"]);
}

/// AM+PD, PD-28, AM-52: with `follower` a wagon that drives on leaves the fairy alone.
#[test]
fn pd_28_a_wagon_drives_away_from_the_fairy() {
    let played = check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        option pd.fairy_binding: follower
        start: base.X 0,0:0; base.A -3,0:270; base.B -3,1:0; base.B -2,1:0; base.B -1,1:0; base.A 0,1:180
        bag: base.B

        Red  base.U -1,0:0 wagon>road.EW
        Blue base.B -3,2:0 -
        Red  base.B -2,2:0 fairy>wagon:road.EW@-1,0
        expect companion Red wagon road.EW@-1,0
        Blue base.U -2,0:0 -
        Red  drive>road.N@0,0
        expect companion nobody
        expect piece fairy -1,0
        expect asks Red place-tile base.B
        ",
    );
    assert_eq!(booked(&played), ["Red 4 road", "Red 3 fairy"]);
}

/// AM+PD, PD-28, PD-25, AM-54: to another feature of the fairy's tile: with `tile` the wagon still
/// stands beside her, with `follower` it has left her wherever it goes.
#[test]
fn pd_28_a_wagon_stays_on_the_tile_of_the_fairy() {
    for (binding, fairy, points) in
        [("tile", "fairy>@0,0", 12), ("follower", "fairy>wagon:city.NEW@0,0", 11)]
    {
        check(&format!(
            "
            systems: base, abbey-and-mayor/wagon, princess-and-dragon/fairy
            option pd.fairy_binding: {binding}
            start: base.B 0,1:0
            bag: base.B

            Red  pd.D4 0,0:0 wagon>city.NEW
            Blue base.E 1,0:270
            Red  base.E -1,0:90 {fairy}
            Blue base.E 0,-1:180
            expect only drive>monastery@0,0 -
            Red  drive>monastery@0,0
            expect asks Red place-tile base.B
            expect Red {points}, Blue 0
            "
        ));
    }
}

/// AM+PD, AM-55, PD-33: a wagon does not drive onto the dragon's tile; elsewhere the same road is
/// open.
#[test]
fn am_55_a_wagon_avoids_the_dragon() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.W 0,0:0; pd.V5 1,0:0; base.B 0,-1:0; base.B -1,-1:0; base.B -2,-1:0; base.A -2,0:270
        bag: base.B

        Red  base.U -1,0:0 wagon>road.EW
        expect event scored Red 3 road
        expect only drive>monastery@-2,0 drive>road.S@0,0 drive>road.E@0,0 -
        refuse drive>road.EW@1,0 PD-33
        Red  drive>road.E@0,0
        expect on road.EW@1,0: Red wagon
        ",
    );
}

/// AM+PD, AM-55, AM-53, PD-33: the same with `adjacent`.
#[test]
fn am_55_a_wagon_avoids_the_dragon_nearby() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        option am.wagon_move: adjacent
        start: am.A10 -1,0:270; pd.V4 0,1:180; base.B -1,1:0
        bag: base.B

        Red  base.X 0,0:0 wagon>road.W
        expect event scored Red 2 road
        expect legal drive>road.S@0,0 drive>monastery@-1,1
        refuse drive>road.NE@0,1 PD-33
        ",
    );
}

/// AM+PD, PD-64, PD-61, AM-20, AM-50: mayor and wagon pass through a portal to where they may
/// stand.
#[test]
fn pd_64_mayor_and_wagon_use_the_portal() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.E 0,0:0; base.B 0,1:0
        bag: base.B

        Red  pd.P2 0,2:0
        expect legal mayor>city.N@0,0 wagon>city.N@0,0 wagon>monastery@0,1 wagon>road.E
        expect not legal mayor>monastery@0,1 mayor>road.E wagon>field.01234567@0,1
        refuse mayor>monastery@0,1 PD-61
        refuse wagon>field.01234567@0,1 PD-61
        refuse barn>field.01234567@0,1 PD-64
        refuse barn@0,0 AM-30
        Red  mayor>city.N@0,0
        expect on city.N@0,0: Red mayor
        Blue pd.P2 1,2:0
        refuse mayor>city.N@0,0 PD-61
        Blue wagon>monastery@0,1
        expect on monastery@0,1: Blue wagon
        ",
    );
}

/// AM+PD, PD-62, PD-64: not to a city that was complete before; to one that this tile completes.
#[test]
fn pd_62_a_mayor_and_completed_cities() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.E 0,0:0; base.E 0,-1:180; base.F 1,0:90; base.E 1,1:0; base.B 0,1:0
        bag: base.B

        Red  pd.P5 1,-1:180
        refuse mayor>city.N@0,0 PD-62
        Red  mayor>city.NS@1,0
        expect event scored Red 8 city
        expect supply Red mayor 1
        ",
    );
}

/// AM+PD, PD-64, AM-13: a wagon appears on an abbey.
#[test]
fn pd_64_through_the_portal_to_an_abbey() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.B -1,1:0
        start: base.B -1,0:0
        bag: base.B

        Red  abbey@0,0 -
        Blue pd.P2 2,0:270
        refuse mayor>monastery@0,0 PD-61
        Blue wagon>monastery@0,0
        expect on monastery@0,0: Blue wagon
        ",
    );
}

/// AM+PD, FRM+PD, PD-63, AM-33: a field with a barn takes nobody, through the portal neither.
#[test]
fn pd_63_no_portal_to_the_field_of_a_barn() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue pd.P2 0,2:0
        expect not legal meeple>field.01234567@0,1 meeple>field.01234567@1,1 meeple>field.0127
        refuse meeple>field.01234567@0,1 AM-33
        refuse meeple>field.0127 AM-33
        expect legal meeple>field.34
        ",
    );
}

/// AM+PD, PD-73, AM-21, AM-52: the princess sends mayor or wagon home; the wagon does not drive on.
#[test]
fn pd_73_the_princess_takes_mayor_or_wagon() {
    for figure in ["mayor", "wagon"] {
        check(&format!(
            "
            systems: base, farmers, abbey-and-mayor, princess-and-dragon
            bag: base.B

            Red  base.G 0,-1:90 {figure}>city.NS
            Blue pd.L1 0,-2:180
            expect only p1.{figure}<city.NS@0,-1
            Blue p1.{figure}<city.NS@0,-1
            expect complete city.N@0,0
            expect event returned Red {figure} city.NS@0,-1
            expect supply Red {figure} 1
            expect Red 0, Blue 0
            expect asks Red place-tile base.B
            "
        ));
    }
}

/// Seven tiles around a hole at 0,0, with the dragon to its east.
const HOLE_BESIDE_THE_DRAGON: &str = "start: base.B 0,-1:0; base.B 1,-1:0; pd.V1 1,0:0; \
    base.B 1,1:0; base.B 0,1:0; base.B -1,1:0; base.B -1,0:0";

/// AM+PD, PD-47, PD-49, AM-13: an abbey is a tile that the dragon enters, and its monk is eaten.
#[test]
fn pd_47_the_dragon_enters_an_abbey() {
    for figure in ["meeple", "wagon"] {
        check(&format!(
            "
            systems: base, farmers, abbey-and-mayor, princess-and-dragon
            {HOLE_BESIDE_THE_DRAGON}
            bag: base.B

            Red  abbey@0,0 {figure}>monastery
            Blue pd.D1 2,0:0 - dragon>@0,0
            expect event returned Red {figure} monastery@0,0
            expect piece dragon 0,0
            "
        ));
    }
}

/// AM+PD, PD-24, PD-26, AM-13: with the fairy the abbey is safe, and brings the bonus like a
/// monastery.
#[test]
fn pd_26_the_fairy_on_an_abbey() {
    let played = check(&format!(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        {HOLE_BESIDE_THE_DRAGON}
        bag: base.B base.B

        Red  abbey@0,0 meeple>monastery
        Blue base.B 2,1:0 -
        Red  base.B 2,-1:0 fairy>@0,0
        Blue pd.D1 2,0:90 -
        refuse dragon>@0,0 PD-47
        Blue dragon>@2,0
        Red  dragon>@2,1
        Blue dragon>@1,1
        Red  dragon>@0,1
        Blue dragon>@-1,1
        Red  dragon>@-1,0
        expect on monastery@0,0: Red meeple
        Red  base.B -1,-1:0 -
        expect Red 13, Blue 0
        "
    ));
    assert_eq!(booked(&played), ["Red 1 fairy", "Red 9 monastery", "Red 3 fairy"]);
}

/// AM+PD, PD-25, TS-E2, AM-17: the point of the fairy is not given in the round of final abbeys.
#[test]
fn pd_25_no_point_for_a_final_abbey() {
    let played = check(
        "
        systems: base, abbey-and-mayor/abbey, princess-and-dragon/fairy
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0
        start: base.B -1,1:0; base.B 0,1:0; base.B 1,1:0

        Red  - base.B 2,0:0 meeple>monastery
        Blue - base.B 3,0:0 -
        Red  - base.B 4,0:0 fairy>@2,0
        Blue - base.B 5,0:0 -
        expect asks Red place-abbey
        expect Red 0
        Red  abbey@0,0 -
        expect over
        ",
    );
    assert_eq!(booked(&played), ["Red 5 monastery", "Red 3 fairy"]);
}

/// AM+PD, PD-21, TS-10: on an abbey the fairy may be moved instead of placing a monk.
#[test]
fn ts_10_the_fairy_in_the_part_of_an_abbey() {
    check(
        "
        systems: base, abbey-and-mayor/abbey, princess-and-dragon/fairy
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0
        start: base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  - base.B 2,0:0 meeple>monastery
        Blue - base.B 3,0:0 -
        Red  abbey@0,0 fairy>@2,0
        expect piece fairy 2,0
        expect on monastery@0,0: nobody
        ",
    );
}

/// AM+PD, PD-44, TS-15, AM-52: with `after_scoring` a wagon drives on first, and may be eaten where
/// it went.
#[test]
fn ts_15_the_dragon_finds_a_wagon_that_drove_on() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        option pd.dragon_timing: after_scoring
        start: base.A 0,0:270; base.U 1,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; pd.V1 3,1:0
        bag: base.B

        Red  base.B 0,2:0 -
        Blue base.U 2,0:0 wagon>road.EW
        Red  pd.D3 3,0:180 -
        expect event scored Blue 4 road
        expect only drive>monastery@0,0 drive>road.N@3,0 drive>road.E@3,0 -
        Blue drive>road.E@3,0
        expect asks Red dragon-step
        Red  dragon>@3,0
        expect event returned Blue wagon road.E@3,0
        expect supply Blue wagon 1
        ",
    );
}

/// AM+PD, PD-49, AM-37, TS-12: a farmer who is eaten before the scoring has no part in that of a
/// barn.
#[test]
fn am_37_the_dragon_comes_before_a_barn_scoring() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.E 2,0:180; base.E 2,1:0; base.U 2,2:0
        start: base.B 2,3:0; pd.V1 1,3:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue base.B 0,3:0 meeple>field.01234567
        Red  base.B -1,0:0 -
        Blue pd.D1 0,2:270 - dragon>@0,3
        expect event returned Blue meeple field.01234567@0,3
        expect same field.01234567@0,3 field.01234567@0,0
        Red  dragon>@0,2 Blue dragon>@0,1 Red dragon>@1,1 Blue dragon>@1,0 Red dragon>@0,0
        expect no event scored
        expect on field.01234567@0,3: Red barn
        expect Red 0, Blue 0
        ",
    );
}

/// AM+PD, AM-17, PD-40, PD-42: the supply may end with a tile that waits for the dragon; the final
/// abbeys come all the same, from the left of whoever placed the last tile.
#[test]
fn am_17_the_last_tile_waits_for_the_dragon() {
    check(
        "
        systems: base, abbey-and-mayor/abbey, princess-and-dragon
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0
        start: base.B -1,1:0; base.B 0,1:0; base.B 1,1:0

        Red  - base.B 2,0:0 -
        expect asks Blue place-abbey
        Blue - pd.D1
        expect waiting 1
        expect asks Blue place-abbey
        Blue -
        expect asks Red place-abbey
        Red  abbey@0,0 meeple>monastery
        expect over
        expect Red 9, Blue 0
        ",
    );
}
