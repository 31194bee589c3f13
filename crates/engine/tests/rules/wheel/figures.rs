//! The Wheel of Fortune with figures of other systems: whom it counts, whom pestilence takes, and what happens to them.

use bastide_scenario::check;

/// FRM+WF, WF-25, BG-36: pestilence takes a farmer too, without points.
#[test]
fn wf_25_a_farmer_is_taken() {
    check(
        "
        systems: base, farmers, wheel-of-fortune
        bag: base.B

        Red  base.E 4,0:270 meeple>field.012345
        Blue base.U-w3 2,-1:90 -
        Red  base.B 5,0:0 -
        expect piece wheel-pig pestilence
        expect asks Red pestilence
        expect only meeple<field.012345@4,0
        Red  base.U-w2 meeple<field.012345@4,0
        expect no event scored
        expect on field.012345@4,0: nobody
        ",
    );
}

/// FRM+WF, WF-22, BG-37: without farmers in the game Famine pays nobody.
#[test]
fn wf_22_famine_without_farmers() {
    check(
        "
        systems: base, wheel-of-fortune
        bag: base.B

        Red  base.E 4,0:270 -
        Blue base.B 5,0:0 -
        expect piece wheel-pig famine
        expect no event scored
        Red  base.U-w2 2,-1:90 -
        ",
    );
}

/// ABT+WF, WF-23, WF-24: an abbot in the supply counts for Storm, one on a monastery for
/// Inquisition, one in a garden for nothing.
#[test]
fn wf_24_an_abbot_is_a_monk_on_a_monastery() {
    check(
        "
        systems: base, abbot, wheel-of-fortune
        supply meeple: 1
        bag: base.B

        expect piece wheel-pig storm
        expect Red 2, Blue 2
        Red  base.U-w3 2,-1:90 -
        Blue base.B -1,1:0 abbot>monastery
        Red  fl.H-g -1,2:0 abbot>garden
        expect piece wheel-pig inquisition
        expect event scored Blue 2 wheel [WF-24]
        expect events 1 scored
        Blue base.U-w1 2,-2:90 -
        ",
    );
}

/// ABT+WF, WF-25: pestilence takes an abbot without points.
#[test]
fn wf_25_an_abbot_is_taken() {
    check(
        "
        systems: base, abbot, wheel-of-fortune
        bag: base.B

        Red  fl.H-g -1,1:0 abbot>garden
        Blue base.B -2,1:0 -
        Red  base.U-w3 2,-1:90 -
        expect piece wheel-pig pestilence
        expect asks Red pestilence
        expect only abbot<garden@-1,1
        Red  base.U-w2 abbot<garden@-1,1
        expect event returned Red abbot garden@-1,1
        expect no event scored
        expect supply Red abbot 1
        ",
    );
}

/// IC+WF, WF-22: a large meeple is one farmer.
#[test]
fn wf_22_a_large_farmer_is_one() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, wheel-of-fortune
        bag: base.B

        Red  base.E 4,0:270 large-meeple>field.012345
        Blue base.B 5,0:0 -
        expect piece wheel-pig famine
        expect event scored Red 1 wheel [WF-22]
        expect events 1 scored
        Red  base.U-w2 2,-1:90 -
        ",
    );
}

/// IC+WF, WF-24: a large meeple is one monk.
#[test]
fn wf_24_a_large_monk_is_one() {
    check(
        "
        systems: base, inns-and-cathedrals, wheel-of-fortune
        bag: base.B

        Red  base.U-w3 2,-1:90 -
        Blue base.B -1,1:0 large-meeple>monastery
        Red  base.B -1,2:0 -
        expect piece wheel-pig inquisition
        expect event scored Blue 2 wheel [WF-24]
        expect events 1 scored
        Blue base.U-w1 2,-2:90 -
        ",
    );
}

/// TB+WF, WF-25, TB-43: a pig cannot be chosen, and goes home with the last farmer beside it.
#[test]
fn wf_25_the_pig_goes_with_its_farmer() {
    check(
        "
        systems: base, farmers, traders-and-builders, wheel-of-fortune
        bag: base.B

        Red  base.U-w2 2,-1:90 -
        Blue base.B -1,1:0 meeple>field.01234567
        Red  base.B 4,3:0 -
        Blue base.B -1,2:0 pig>field.01234567
        Red  base.B 4,4:0 -
        expect asks Blue pestilence
        expect only meeple<field.01234567@-1,1
        refuse pig<field.01234567@-1,2 WF-25
        Blue base.U-w3 meeple<field.01234567@-1,1
        expect event returned Blue pig field.01234567@-1,2
        expect figures Blue 0
        Blue 2,-2:90 -
        ",
    );
}

/// TB+WF, WF-10, TB-25: the tile of a second part turns the wheel as that of the first did.
#[test]
fn wf_10_each_part_of_a_double_turn() {
    check(
        "
        players: Red
        systems: base, traders-and-builders, wheel-of-fortune
        supply meeple: 3
        bag: base.B

        Red  base.U 2,-1:90 meeple>road.NS
        Red  base.U 2,-2:90 builder>road.NS
        expect piece wheel-pig taxes
        Red  base.U-w1 2,-3:90 -
        expect asks Red second-part
        Red  =second-part
        expect piece wheel-pig storm
        expect event moved * wheel-pig storm
        expect event scored Red 2 wheel
        Red  base.U-w2 2,-4:90 -
        ",
    );
}

/// AM+WF, WF-21, WF-23, AM-21: a mayor in a city is a knight for Taxes; mayor and wagon in the
/// supply count for Storm.
#[test]
fn wf_23_mayor_and_wagon_are_followers() {
    check(
        "
        systems: base, abbey-and-mayor, wheel-of-fortune
        supply meeple: 1
        bag: base.B

        Red  base.F 0,-1:90 mayor>city.NS
        Blue base.B -1,1:0 -
        expect piece wheel-pig taxes
        expect event scored Red 2 wheel [WF-21]
        Red  base.U-w1 2,-1:90 -
        expect piece wheel-pig storm
        expect event scored Blue 3 wheel [WF-23]
        expect event scored Red 2 wheel [WF-23]
        Blue base.U-w2 2,-2:90 -
        ",
    );
}

/// AM+WF, WF-21, AM-22: he is one knight, not as many as there are pennants.
#[test]
fn wf_21_a_mayor_is_one_knight() {
    check(
        "
        systems: base, abbey-and-mayor, wheel-of-fortune
        bag: base.B

        Red  base.F 0,-1:90 mayor>city.NS
        Blue base.C 0,-2:0 -
        Red  base.B -1,1:0 -
        expect piece wheel-pig taxes
        expect event scored Red 3 wheel [WF-21]
        Blue base.U-w1 2,-1:90 -
        ",
    );
}

/// AM+WF, WF-21, AM-23: and he is one where there are none.
#[test]
fn wf_21_a_mayor_without_pennants() {
    check(
        "
        systems: base, abbey-and-mayor, wheel-of-fortune
        bag: base.B

        Red  base.G 0,-1:90 mayor>city.NS
        Blue base.B -1,1:0 -
        expect piece wheel-pig taxes
        expect event scored Red 1 wheel [WF-21]
        Red  base.U-w1 2,-1:90 -
        ",
    );
}

/// AM+WF, WF-25, AM-52: pestilence may take mayor or wagon, which does not drive on; a barn is not
/// there to be taken.
#[test]
fn wf_25_mayor_or_wagon_is_taken() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, wheel-of-fortune
        bag: base.B

        Red  base.U-w2 2,-1:90 -
        Blue base.F 0,-1:90 mayor>city.NS
        Red  base.B -1,1:0 -
        Blue base.U 4,2:0 wagon>road.EW
        Red  base.B -2,1:0 -
        Blue base.B -2,2:0 -
        Red  base.B -1,2:0 barn@-2,1
        expect piece wheel-pig pestilence
        expect asks Blue pestilence
        expect only mayor<city.NS@0,-1 wagon<road.EW@4,2
        Blue base.U-w3 wagon<road.EW@4,2
        expect supply Blue wagon 1
        expect no event moved Blue wagon
        expect asks Blue place-tile
        expect on field.01234567@-1,2: Red barn
        ",
    );
}

/// AM+WF, WF-22, WF-23: a barn is no farmer for Famine, nor in the supply a follower for Storm.
#[test]
fn wf_22_a_barn_counts_for_nothing() {
    check(
        "
        systems: base, farmers, abbey-and-mayor, wheel-of-fortune
        supply meeple: 1
        bag: base.B

        Red  base.E -1,0:90 -
        Blue base.E 0,-1:180 -
        Red  base.B -1,1:0 -
        Blue base.B -2,1:0 -
        Red  base.B -2,2:0 -
        Blue base.B -1,2:0 barn@-2,1
        expect piece wheel-pig famine
        expect no event scored
        Red  base.U-w2 2,-1:90 -
        expect piece wheel-pig storm
        expect event scored Blue 3 wheel [WF-23]
        expect event scored Red 3 wheel [WF-23]
        Blue base.U-w1 2,-2:90 -
        ",
    );
}

/// CU+WF, WF-25, CU-26: pestilence ends the challenge of whom it takes; the other side stays.
#[test]
fn wf_25_a_monk_leaves_a_challenge() {
    check(
        "
        systems: base, cult, wheel-of-fortune
        bag: base.B

        Red  base.U-w2 2,-1:90 meeple>road.NS
        Blue base.B -1,1:0 meeple>monastery
        Red  cult.S1 -2,1:0 meeple>shrine
        expect piece wheel-pig pestilence
        expect only meeple<monastery@-1,1
        Blue base.U-w3 meeple<monastery@-1,1
        expect state challenges none
        expect only meeple<road.NS@2,-1 meeple<shrine@-2,1
        Red  meeple<road.NS@2,-1
        expect on shrine@-2,1: Red meeple
        expect no event scored
        ",
    );
}

/// HS+WF, WF-22, WF-23, WF-25, HS-2: a shepherd is no farmer for Famine, no follower for Storm, and
/// nobody for pestilence.
#[test]
fn wf_25_a_shepherd_is_nobody() {
    check(
        "
        systems: base, farmers, hills-and-sheep, wheel-of-fortune
        supply meeple: 1
        bag: base.B

        Red  base.E 4,0:270 shepherd>field.012345 token=sheep-2
        Blue base.B 5,0:0 -
        expect piece wheel-pig famine
        expect no event scored
        Red  base.U-w2 2,-1:90 -
        expect piece wheel-pig storm
        expect event scored Blue 1 wheel
        expect event scored Red 1 wheel
        Blue base.U-w1 2,-2:90 -
        expect piece wheel-pig pestilence
        expect asks Red place-tile
        expect figures Red 1
        Red  base.U-w2 2,-3:90 -
        ",
    );
}

/// CRC+WF, CRC-9, WF-33: followers on crowns are of no kind.
#[test]
fn wf_33_a_crop_circle_does_not_reach_a_crown() {
    check(
        "
        systems: base, crop-circles, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>taxes
        Blue cc2.B 2,-1:0 - =remove
        expect asks Red place-tile
        expect on taxes: Red meeple
        ",
    );
}
