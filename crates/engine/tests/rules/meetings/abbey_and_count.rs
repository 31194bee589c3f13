//! Abbey & Mayor with the Count.

use bastide_scenario::check;

/// A wagon of Blue in the blacksmith, a meeple of Red on a road that Blue then completes.
fn wagon_from_the_blacksmith(options: &str) -> String {
    format!(
        "
        systems: base, farmers, count, abbey-and-mayor
        {options}
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - wagon>blacksmith count>market
        Red  base.U -3,0:0 meeple>road.EW
        Blue base.X -4,0:0 -
        expect asks Blue leave-city
        Blue wagon>road.EW@-3,0
        "
    )
}

/// AM+CO, AM-52, AM-54, CO-27, CO-33: a wagon that came from a quarter drives on like any other.
#[test]
fn am_52_a_wagon_from_a_quarter_drives_on() {
    check(&format!(
        "{}
        expect event scored Blue 3 road
        expect no event scored Red
        expect asks Blue move-wagon
        expect only drive>road.N@-2,0 drive>road.S@-2,0 drive>road.N@-4,0 drive>road.S@-4,0 drive>road.W@-4,0 -
        Blue drive>road.W@-4,0
        expect on road.W@-4,0: Blue wagon
        expect supply Blue wagon 0
        expect on blacksmith: nobody
        ",
        wagon_from_the_blacksmith("")
    ));
}

/// AM+CO, AM-53, CO-5: with `adjacent` it stood on no tile, and comes home.
#[test]
fn am_53_a_wagon_from_a_quarter_stood_nowhere() {
    check(&format!(
        "{}
        expect event returned Blue wagon
        expect supply Blue wagon 1
        expect asks Red place-tile base.B
        ",
        wagon_from_the_blacksmith("option am.wagon_move: adjacent")
    ));
}

/// AM+CO, CO-33: with `own` the wagon counts one, and both score.
#[test]
fn co_33_a_wagon_of_its_own_strength() {
    check(&format!(
        "{}
        expect event scored Red 3 road
        expect event scored Blue 3 road
        ",
        wagon_from_the_blacksmith("option co.mayor_wagon_strength: own")
    ));
}

/// AM+CO, AM-56, AM-6: of two wagons of one player the one from a quarter comes last, to what is
/// left.
#[test]
fn am_56_the_wagon_from_a_quarter_comes_last() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor/wagon
        option am.wagon_move: adjacent
        supply wagon: 2
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - wagon>blacksmith count>market
        Red  base.B 4,0:0 -
        Blue base.U -3,0:0 wagon>road.EW
        Red  base.X -4,0:0 -
        Blue wagon>road.EW@-3,0
        expect asks Red enter-city
        Red  -
        expect supply Blue wagon 0
        expect asks Blue move-wagon
        Blue drive>road.W@-4,0
        expect event returned Blue wagon
        expect supply Blue wagon 1
        ",
    );
}

/// AM+CO, AM-59, CO-16, TS-14: a wagon of the active player that waits for its move cannot go to a
/// quarter.
#[test]
fn am_59_a_waiting_wagon_does_not_enter_the_city() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals, abbey-and-mayor/wagon
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - large-meeple>blacksmith count>market
        Red  base.U -3,0:0 wagon>road.EW
        Blue base.B 4,0:0 -
        Red  base.X -4,0:0 -
        Blue large-meeple>road.EW@-3,0
        expect event scored Blue 3 road
        expect asks Red enter-city
        refuse wagon>blacksmith CO-16
        Red  meeple>castle -
        expect asks Red move-wagon
        Red  drive>road.W@-4,0
        expect on road.W@-4,0: Red wagon
        ",
    );
}

/// A meeple of Red in the castle, and Blue's mayor in a city without pennants.
const MAYOR_AND_CASTLE: &str = "
        systems: base, farmers, count, abbey-and-mayor
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - meeple>castle -
        Blue base.G 4,2:0 mayor>city.EW
        Red  base.E 5,2:270 -
        expect asks Red leave-city
";

/// AM+CO, AM-23, CO-24: a mayor of strength 0 is somebody whom a follower from the castle may join,
/// and beat.
#[test]
fn am_23_a_mayor_without_pennants_is_joined() {
    check(&format!(
        "{MAYOR_AND_CASTLE}
        Red  meeple>city.EW@4,2
        expect event scored Red 6 city
        expect no event scored Blue
        expect supply Blue mayor 1
        "
    ));
}

/// AM+CO, AM-23, CO-10: if nobody comes, nobody scores, and that opens no quarter.
#[test]
fn co_10_a_mayor_without_pennants_opens_no_quarter() {
    check(&format!(
        "{MAYOR_AND_CASTLE}
        Red  -
        expect no event scored
        expect supply Blue mayor 1
        expect asks Blue place-tile base.B
        "
    ));
}

/// AM+CO, AM-62, AM-30, CO-41: the rim has corners for a barn, and Carcassonne is a completed city
/// for it.
#[test]
fn am_62_a_barn_beside_carcassonne() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor

        Red  base.U -1,0:0 -
        Blue base.B -1,1:0 barn@-1,0
        expect event scored Blue 4 barn final
        expect Red 0, Blue 4
        ",
    );
}

/// AM+CO, AM-11, AM-14, CO-3: an abbey beside the rim closes the road there.
#[test]
fn am_14_an_abbey_closes_a_road_of_the_rim() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor/abbey
        start: base.B 4,0:0; base.B 4,-1:0; base.B 4,-2:0; base.B 3,-2:0; base.B 2,-2:0; base.B 2,-1:0
        bag: base.B

        Red  abbey@3,-1 meeple>monastery
        expect complete road.N@3,0
        expect tiles 1 road.N@3,0
        expect event scored Red 9 monastery
        ",
    );
}

/// Everybody has a meeple in the blacksmith, and Red one on a road; there is a hole at 1,3, and the last
/// tile was Red's.
const BEFORE_FINAL_ABBEYS: &str = "
        players: Red, Blue, Green
        systems: base, farmers, count, abbey-and-mayor/abbey
        start: base.E 0,3:0; base.A 2,3:180; base.B 0,4:0; base.B 1,4:0; base.B 2,4:0

        Red   - base.X -1,0:0 meeple>road.W
        Blue  - base.X -2,0:0 meeple>road.W meeple>blacksmith count>market
        Green - base.X -3,0:0 meeple>road.W Blue - Green meeple>blacksmith -
        Red   - base.X -4,0:0 meeple>road.W Blue - Green - Red meeple>blacksmith -
        expect asks Blue place-abbey
        Blue  -
        expect asks Green place-abbey
";

/// AM+CO, CO-42, AM-17: in final scoring the rounds begin left of whoever placed the last tile,
/// abbeys included.
#[test]
fn co_42_a_final_abbey_is_the_last_tile() {
    check(&format!(
        "{BEFORE_FINAL_ABBEYS}
        Green abbey@1,3 -
        expect asks Red leave-city road.W@-4,0
        Red   -
        expect asks Blue leave-city
        Blue  -
        expect asks Green leave-city
        "
    ));
    check(&format!(
        "{BEFORE_FINAL_ABBEYS}
        Green -
        Red   -
        expect asks Blue leave-city road.W@-4,0
        "
    ));
}

/// AM+CO, CO-21, CO-10, TS-E2: in the part of a final abbey the city works as during the game.
#[test]
fn ts_e2_the_city_in_the_round_of_final_abbeys() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor/abbey
        start: base.A 2,3:180; base.B 2,4:0; base.B 1,4:0

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - meeple>castle -
        Blue base.I 0,3:90 meeple>city.E
        expect asks Red place-abbey
        Red  abbey@1,3 -
        expect asks Red leave-city city.E@0,3
        Red  -
        expect event scored Blue 2 city
        expect asks Red enter-city
        Red  meeple>blacksmith -
        expect over
        ",
    );
}

/// AM+CO, AM-58, CO-42: at the end a wagon joins from a quarter, scores, and does not drive.
#[test]
fn am_58_a_wagon_from_a_quarter_at_the_end() {
    check(
        "
        systems: base, farmers, count, abbey-and-mayor/wagon

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 - wagon>blacksmith count>market
        Red  base.U -3,0:0 meeple>road.EW
        Blue wagon>road.EW@-3,0
        expect event scored Blue 2 road final
        expect over
        expect Red 2, Blue 2
        ",
    );
}
