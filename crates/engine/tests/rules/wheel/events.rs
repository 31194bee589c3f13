//! The events that bring points (WF-20 to WF-24, WF-26).

use bastide_scenario::check;

/// WF-20, WF-ex4: from Storm three sectors further is Fortune, which brings the active player 3.
#[test]
fn wf_ex4_fortune_for_the_active_player() {
    check(
        "
        systems: base, wheel-of-fortune
        supply meeple: 1
        bag: base.B

        expect piece wheel-pig storm
        expect Red 1, Blue 1
        Red  base.U-w3 2,-1:90 -
        expect piece wheel-pig fortune
        expect event scored Blue 3 wheel [WF-20]
        expect Red 1, Blue 4
        Blue base.V-w3 4,2:0 -
        ",
    );
}

/// Two knights of Blue and one of Red in a city with two pennants that reaches the corner of the board.
const CITY: &str = "
        start: base.F 0,-1:90; base.B 1,-1:0; base.B -1,-1:0
        bag: base.B

        Red  base.E -1,-2:90 meeple>city.E
        Blue base.E 1,-2:270 meeple>city.W
        Red  base.B 1,-3:0 -
        Blue base.E 0,-3:180 meeple>city.S
        Red  base.C 0,-2:0 -";

/// WF-21, WF-ex1, WF-26: each knight counts the pennants of its city and the own knights there; nobody
/// leaves, and no city is scored.
#[test]
fn wf_ex1_taxes() {
    check(&format!(
        "
        systems: base, wheel-of-fortune
        {CITY}
        expect event scored Blue 8 wheel [WF-21]
        expect event scored Red 3 wheel [WF-21]
        expect Red 3, Blue 8
        expect on city.NW@0,0: Red meeple, Blue meeple, Blue meeple
        expect no event returned
        Blue base.U-w1 2,-1:90 -
        "
    ));
}

/// IC+WF, WF-21: knights in different cities count only their own; a large meeple is one knight.
#[test]
fn wf_21_each_knight_in_its_own_city() {
    check(
        "
        systems: base, inns-and-cathedrals, wheel-of-fortune
        bag: base.B

        Red  base.F 0,-1:90 large-meeple>city.NS
        Blue base.B -1,1:0 -
        Red  base.R 1,4:0 meeple>city.NEW
        Blue base.B -1,2:0 -
        expect event scored Red 3 wheel [WF-21]
        expect Red 3, Blue 0
        Red  base.U-w1 2,-1:90 -
        ",
    );
}

/// Two farmers of Red and one of Blue in a field that touches three completed cities.
const FARM: &str = "
        start: base.A 2,-1:0; base.A 4,2:90
        bag: base.B

        Red  base.E 4,0:270 meeple>field.012345
        Blue base.E 1,4:0 meeple>field.234567
        Red  base.E 0,-1:180 meeple>field.012367
        Blue base.E -1,0:90 -
        Red  base.B 4,1:0 -
        Blue base.B 2,4:0 -
        Red  base.B 1,-1:0 -";

/// FRM+WF, WF-22, WF-ex3: a point for each completed city and each farmer; no majority is needed.
#[test]
fn wf_ex3_famine() {
    check(&format!(
        "
        systems: base, farmers, wheel-of-fortune
        {FARM}
        expect event scored Blue 3 wheel [WF-22]
        expect event scored Red 6 wheel [WF-22]
        expect Red 6, Blue 3
        expect owners field.0127@1,0: Red
        expect no event returned
        Blue base.U-w2 1,-2:0 -
        "
    ));
}

/// IC+WF, TB+WF, WF-23, WF-ex5: three meeples and the large one are four followers; the builder is
/// none.
#[test]
fn wf_ex5_storm() {
    check(
        "
        systems: base, inns-and-cathedrals, traders-and-builders, wheel-of-fortune
        supply meeple: 3
        supply builder: 1
        bag: base.B

        expect supply Red large-meeple 1
        expect supply Red builder 1
        expect Red 4, Blue 4
        Red base.U-w3 2,-1:90 -
        ",
    );
}

/// AM+WF, CU+WF, WF-24, WF-ex7: monks on a monastery and on an abbey count; the heretic does not.
#[test]
fn wf_ex7_inquisition() {
    check(
        "
        systems: base, abbey-and-mayor/abbey, cult, wheel-of-fortune
        start: base.E 4,0:270; base.A 4,2:90; base.B 5,0:0; base.B 5,1:0
        bag: base.B

        Red  abbey@4,1 meeple>monastery
        Blue base.U-w3 2,-1:90 -
        Red  cult.S1 -1,1:0 meeple>shrine
        Blue base.E 1,4:0 -
        Red  base.B 3,4:0 meeple>monastery
        expect piece wheel-pig inquisition
        expect event scored Red 4 wheel [WF-24]
        expect events 1 scored
        Blue base.U-w1 2,-2:90 -
        ",
    );
}

/// WF-26: no event but pestilence takes anything away.
#[test]
fn wf_26_nothing_is_removed() {
    check(
        "
        systems: base, farmers, wheel-of-fortune
        bag: base.B

        Red  base.B -1,1:0 meeple>monastery
        Blue base.B -1,2:0 meeple>field.01234567
        expect event scored Red 6 wheel
        expect event scored Blue 6 wheel
        expect figures Red 1
        expect figures Blue 1
        expect no event returned
        Red  base.U-w3 2,-1:90 -
        expect piece wheel-pig inquisition
        expect event scored Red 2 wheel
        expect figures Red 1
        expect no event returned
        Blue base.U-w1 2,-2:90 -
        ",
    );
}
