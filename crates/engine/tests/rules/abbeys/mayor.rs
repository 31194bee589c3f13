//! The mayor: where he stands, and how strong he is.

use bastide_scenario::check;

/// Fields below a row of six places, so that a city can be laid there in any order.
const ROW: &str = "start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; \
                   base.B 5,1:0";

/// AM-20: in a city of the tile just placed without followers, and nowhere else.
#[test]
fn am_20_in_an_empty_city_of_the_new_tile() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/mayor
        start: base.D 0,0:0
        bag: base.B

        Red  base.S 0,-1:180
        expect legal mayor>city.ESW
        refuse mayor>road.N AM-20
        refuse mayor>field.0 AM-20
        refuse mayor>city.N@0,0 AM-20
        Red  meeple>city.ESW
        Blue base.G -1,-1:0
        expect same city.EW city.ESW@0,-1
        refuse mayor>city.EW AM-20
        Blue -
        Red  base.B 0,1:0
        refuse mayor>monastery AM-20
        ",
    );
}

/// AM-20, AM-2: there is only one.
#[test]
fn am_20_without_a_mayor_in_the_supply() {
    check(&format!(
        "
        players: Red
        systems: base, farmers, abbey-and-mayor/mayor
        {ROW}
        bag: base.B

        Red  base.E 0,0:90 mayor>city.E
        Red  base.E 5,0:270
        refuse mayor>city.W AM-2
        "
    ));
}

/// AM-21, MSG-34: the mayor is a knight; his city is occupied.
#[test]
fn am_21_the_mayor_is_a_knight() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/mayor
        {ROW}
        bag: base.B

        Red  base.E 0,0:90 mayor>city.E
        Blue base.F 1,0:0
        refuse meeple>city.EW BG-32
        "
    ));
}

/// AM-22, AM-24, AM-ex2
#[test]
fn am_ex2_three_pennants_beat_a_meeple() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/mayor
        {ROW}
        bag: base.B

        Red  base.E 5,0:270 meeple>city.W
        Blue base.E 0,0:90 mayor>city.E
        expect owners city.E@0,0: nobody
        Red  base.F 1,0:0 -
        expect owners city.E@0,0: Blue
        Blue base.F 2,0:0 -
        Red  base.G 4,0:0 -
        Blue base.F 3,0:0 -
        expect event scored Blue 18 city [BG-52]
        expect Red 0, Blue 18
        expect supply Blue mayor 1
        expect on city.E@0,0: nobody
        "
    ));
}

/// AM-22: the pennants are counted when the city is scored.
#[test]
fn am_22_the_pennants_at_the_time_of_scoring() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/mayor
        {ROW}
        bag: base.B

        Red  base.E 5,0:270 meeple>city.W
        Blue base.F 1,0:0 mayor>city.EW
        Red  base.F 4,0:0 -
        Blue base.G 2,0:0 -
        Red  base.G 3,0:0 -
        expect owners city.EW@1,0: Blue
        Blue base.E 0,0:90 -
        expect event scored Blue 16 city
        expect Red 0, Blue 16
        "
    ));
}

/// AM-23, AM-24, AM-ex12: without pennants nobody scores, but the goods are taken.
#[test]
fn am_ex12_a_mayor_without_pennants() {
    check(&format!(
        "
        systems: base, farmers, traders-and-builders, abbey-and-mayor/mayor
        {ROW}
        bag: base.B

        Red  tb.HQ 1,0:0 -
        Blue base.E 0,0:90 mayor>city.E
        Red  base.G 2,0:0 -
        Blue base.B 6,1:0 -
        Red  base.E 3,0:270 -
        expect event took Red wine 1
        expect no event scored
        expect event returned Blue mayor
        expect Red 0, Blue 0
        expect supply Blue mayor 1
        "
    ));
}

/// AM-23: at the end, too, a mayor without pennants owns nothing.
#[test]
fn am_23_nothing_at_the_end_either() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/mayor
        {ROW}

        Red  base.E 0,0:90 mayor>city.E
        Blue base.E 5,0:270 mayor>city.W
        Red  base.F 4,0:0 -
        expect over
        expect Red 0, Blue 3
        "
    ));
}

/// AM-22, AM-ex13: two pennants against a large meeple are a tie.
#[test]
fn am_ex13_a_tie_with_a_large_meeple() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/mayor, inns-and-cathedrals/large-meeple
        {ROW}
        bag: base.B

        Red  base.E 4,0:270 large-meeple>city.W
        Blue base.F 1,0:0 mayor>city.EW
        Red  base.F 3,0:0 -
        Blue base.E 0,0:90 -
        Red  base.G 2,0:0 -
        expect event scored Red 14 city
        expect event scored Blue 14 city
        "
    ));
}
