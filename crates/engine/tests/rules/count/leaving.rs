//! Out of the city, to a feature that is being scored (CO-20 to CO-28).

use bastide_scenario::check;

/// Three players, of whom Red and Blue have a follower in the castle and Green two; the count is in the
/// market with one of Blue's. Red is to play.
const CASTLE: &str = "
        players: Red, Blue, Green
        systems: base, farmers, count
        bag: base.X

        Red   base.X -1,0:0 meeple>road.W
        Blue  base.X -2,0:0 meeple>road.W meeple>market count>market
        Green base.X -3,0:0 meeple>road.W meeple>castle -
        Red   base.X -4,0:0 meeple>road.W meeple>castle -
        Blue  base.X -5,0:0 meeple>road.W meeple>castle -
        Green base.X -6,0:0 - meeple>castle -
        expect on castle: Green meeple, Red meeple, Blue meeple, Green meeple
        expect Red 4, Blue 4, Green 2";

/// The same with another line in the header.
fn castle_with(line: &str) -> String {
    CASTLE.replace("bag:", &format!("{line}\n        bag:"))
}

/// BG+CO, CO-ex3, CO-20, CO-21, CO-22, CO-27, CO-30: everybody in turn, the active player last;
/// then majority and home.
#[test]
fn co_ex3_followers_join_a_city_before_it_is_scored() {
    check(&format!(
        "{CASTLE}
        Red   base.F 0,3:90 meeple>city.NS
        Blue  base.G 0,4:90 -
        Green base.B 4,0:0 -
        Red   base.E 0,5:0 -
        expect asks Blue leave-city
        expect only meeple>city.N@0,5 -
        Blue  meeple>city.N@0,5
        expect event moved Blue meeple
        expect asks Green leave-city
        Green meeple>city.N@0,5
        expect asks Green leave-city
        Green meeple>city.N@0,5
        expect asks Red leave-city
        expect owners city.N@0,5: Green
        Red   meeple>city.N@0,5
        expect event scored Red 10 city
        expect event scored Green 10 city
        expect no event scored Blue
        expect Red 14, Blue 4, Green 12
        expect on castle: nobody
        expect supply Red meeple 7
        expect supply Blue meeple 6
        expect supply Green meeple 7
        expect asks Blue place-tile base.X
        "
    ));
}

/// CO-21, CO-27: any number of them; who stays in the city is there for the next time.
#[test]
fn co_21_some_may_stay_behind() {
    check(&format!(
        "{CASTLE}
        Red   base.F 0,3:90 meeple>city.NS
        Blue  base.G 0,4:90 -
        Green base.B 4,0:0 -
        Red   base.E 0,5:0 -
        Blue -
        Green meeple>city.N@0,5 -
        Red -
        expect event scored Red 10 city
        expect event scored Green 10 city
        expect on castle: Green meeple, Red meeple, Blue meeple
        expect supply Green meeple 6
        "
    ));
}

/// CO-21: a player may use a city to send somebody home without points.
#[test]
fn co_27_the_minority_comes_home_too() {
    check(&format!(
        "{CASTLE}
        Red   base.F 0,3:90 meeple>city.NS
        Blue  base.E 0,4:0 -
        Green meeple>city.N@0,4 meeple>city.N@0,4
        Red -
        Blue meeple>city.N@0,4
        expect event scored Green 8 city
        expect no event scored Red
        expect no event scored Blue
        expect supply Blue meeple 6
        expect supply Red meeple 6
        expect asks Blue enter-city
        "
    ));
}

/// CO-ex2, CO-23: nobody leaves the quarter of the count.
#[test]
fn co_ex2_the_count_keeps_everybody_in() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W meeple>castle count>castle
        Blue base.F 0,3:90 meeple>city.NS
        Red  base.E 0,4:0 -
        expect event scored Blue 8 city
        expect asks Red enter-city
        expect on castle: Red meeple
        refuse meeple>city.N@0,4 CO-23
        ",
    );
}

/// BG+CO, CO-ex7, CO-24: nobody stands on the completed city, so that it is not scored, and nobody
/// comes.
#[test]
fn co_ex7_an_unoccupied_city_is_not_scored() {
    check(&format!(
        "{CASTLE}
        Red   base.F 0,3:90 -
        Blue  base.E 0,4:0 -
        expect no event scored
        expect asks Green place-tile base.X
        expect on castle: Green meeple, Red meeple, Blue meeple, Green meeple
        "
    ));
}

/// CO-ex7, CO-24 with `true`: castle followers may come and score.
#[test]
fn co_ex7_with_the_option_they_come_and_score() {
    let castle = castle_with("option co.enter_unoccupied: true");
    check(&format!(
        "{castle}
        Red   base.F 0,3:90 -
        Blue  base.E 0,4:0 -
        expect asks Green leave-city
        Green -
        Red   meeple>city.N@0,4
        Blue -
        expect event scored Red 8 city
        expect on castle: Green meeple, Blue meeple, Green meeple
        expect asks Blue enter-city
        "
    ));
    check(&format!(
        "{castle}
        Red   base.F 0,3:90 -
        Blue  base.E 0,4:0 -
        Green -
        Red   -
        Blue -
        expect no event scored
        expect on castle: Green meeple, Red meeple, Blue meeple, Green meeple
        expect asks Green place-tile base.X
        "
    ));
}

/// CO-24 with `true`: roads and monasteries too, and an unoccupied one beside a scored one.
#[test]
fn co_24_unoccupied_roads_and_monasteries() {
    check(
        "
        systems: base, farmers, count
        option co.enter_unoccupied: true
        start: base.B 0,-1:0; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0; base.B 2,-1:0
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>cathedral count>market
        Red  base.X -3,0:0 - meeple>blacksmith -
        Blue base.X -4,0:0 -
        expect asks Red leave-city
        Red  meeple>road.E@-4,0
        expect event scored Red 2 road
        Blue -
        Red  base.B 1,-1:0 -
        expect asks Blue leave-city monastery@1,-1
        Blue meeple>monastery
        expect event scored Blue 9 monastery
        expect asks Red enter-city
        ",
    );
}

/// CO-20: each quarter feeds its own kind: the blacksmith roads, the cathedral monasteries.
#[test]
fn co_20_blacksmith_and_cathedral() {
    check(
        "
        systems: base, farmers, count
        start: base.B 0,-1:0; base.B 0,-2:0; base.B 1,-2:0; base.B 2,-2:0
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>cathedral count>market
        Red  base.X -3,0:0 meeple>road.W meeple>blacksmith -
        Blue base.X -4,0:0 -
        expect asks Red leave-city
        Red  meeple>road.E@-4,0
        expect event moved Red meeple
        expect event scored Red 2 road
        Blue -
        Red  base.B 1,-1:0 meeple>monastery
        Blue base.B 2,-1:0 -
        expect asks Blue leave-city monastery@1,-1
        refuse meeple>city.S@0,2 CO-21
        Blue meeple>monastery@1,-1
        expect event scored Red 9 monastery
        expect event scored Blue 9 monastery
        expect on cathedral: nobody
        expect on blacksmith: nobody
        ",
    );
}

/// CO-20: a follower in another quarter does not come.
#[test]
fn co_20_a_quarter_of_the_wrong_kind() {
    check(
        "
        systems: base, farmers, count, inns-and-cathedrals
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>cathedral count>market
        Red  base.X -3,0:0 meeple>road.W large-meeple>blacksmith -
        Blue base.X -4,0:0 meeple>road.W
        expect asks Red leave-city
        refuse meeple>road.E@-4,0 CO-20
        Red -
        Blue meeple>castle -
        Red  base.X -5,0:0 -
        expect asks Red leave-city
        Red large-meeple>road.E@-5,0
        expect event scored Red 2 road
        ",
    );
}

/// CO-25, TS-13.1: two cities are completed, each with a round of its own, by row and column.
#[test]
fn co_25_each_feature_gets_its_round() {
    check(&format!(
        "{}
        Red   base.F 0,3:90 meeple>city.NS
        Blue  base.G 0,5:90 meeple>city.NS
        Green base.E 0,6:0 -
        Red   base.H 0,4:0 -
        expect asks Blue leave-city city.S@0,2
        refuse meeple>city.S@0,4 CO-21
        Blue  meeple>city.N@0,4
        Green -
        Red -
        expect asks Green leave-city city.S@0,4
        Green meeple>city.S@0,4 -
        Red meeple>city.S@0,4
        expect event scored Red 8 city
        expect event scored Blue 8 city
        expect event scored Blue 6 city
        expect event scored Green 6 city
        expect event scored Red 6 city
        ",
        castle_with("start: base.B 1,3:0; base.B 1,4:0; base.B 1,5:0")
    ));
}

/// CO-25: cities come before roads, and both before monasteries.
#[test]
fn co_25_in_the_order_of_the_scoring() {
    check(
        "
        systems: base, farmers, count
        start: base.B 4,0:0; base.U 5,0:90; base.X 5,-1:0
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>blacksmith count>blacksmith
        Red  base.X -3,0:0 meeple>road.W meeple>castle -
        Blue base.X -4,0:0 - meeple>castle count>market
        Red  base.G 4,2:0 meeple>city.EW
        Blue base.U 5,1:90 meeple>road.NS
        Red  base.L 5,2:270 -
        expect asks Blue leave-city city.E@3,2
        refuse meeple>road.N@5,2 CO-21
        Blue -
        expect asks Red leave-city city.E@3,2
        Red -
        expect asks Blue leave-city road.S@5,-1
        refuse meeple>city.W@5,2 CO-21
        Blue -
        ",
    );
}

/// CO+FRM, CO-24, CO-26: refused while a city is scored: an unoccupied feature, and the market's
/// followers.
#[test]
fn co_26_the_market_waits_for_the_end() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W meeple>castle count>blacksmith
        Blue base.X -4,0:0 meeple>road.W meeple>castle -
        Red  base.F 0,3:90 meeple>city.NS
        Blue base.E 0,4:0 -
        expect asks Red leave-city
        Red -
        expect asks Blue leave-city
        refuse meeple>field.234567@0,4 CO-26
        refuse meeple>field.0567@0,1 CO-26
        refuse meeple>city.E@3,2 CO-24
        Blue meeple>city.N@0,4
        expect on market: Blue meeple
        ",
    );
}

/// CO-23: a quarter of another kind that the count bars is closed too.
#[test]
fn co_23_while_another_feature_is_scored() {
    check(
        "
        systems: base, farmers, count
        bag: base.X

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 meeple>road.W meeple>castle -
        Blue base.X -4,0:0 meeple>road.W meeple>blacksmith count>castle
        Red  base.X -5,0:0 -
        expect asks Blue leave-city
        Blue -
        expect asks Red enter-city
        Red meeple>blacksmith -
        Blue base.X -6,0:0 meeple>road.W
        Red  base.X -7,0:0 -
        expect asks Blue leave-city
        Blue -
        expect asks Red leave-city
        refuse meeple>city.S@0,2 CO-23
        Red meeple>road.E@-7,0
        expect event scored Red 2 road
        expect event scored Blue 2 road
        ",
    );
}

/// CO-28: no figure action brings a follower into a quarter or out of it.
#[test]
fn co_28_no_other_way_in_or_out() {
    check(&format!(
        "{CASTLE}
        Red   base.F 0,3:90
        expect only meeple>city.NS meeple>field.23 meeple>field.67 -
        refuse meeple>castle CO-10
        "
    ));
}
