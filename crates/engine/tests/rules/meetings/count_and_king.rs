//! The Count with King & Robber Baron.

use bastide_scenario::check;

/// CO+KR, KR-15, CO-3: a square of the rim is a tile of the road that ends there.
#[test]
fn kr_15_a_road_of_the_rim() {
    check(
        "
        systems: base, count, king-and-robber-baron
        bag: base.B

        Red  base.A -1,0:270 -
        expect complete road.W@0,0
        expect event token Red robber-baron 2
        expect state records/king 0
        ",
    );
}

/// CO+KR, KR-11, CO-41: so for a city; Carcassonne itself is beaten by the first one.
#[test]
fn kr_11_a_city_of_the_rim() {
    check(
        "
        systems: base, count, king-and-robber-baron

        Red  base.E 0,3:0 -
        expect event token Red king 2
        expect event scored Red 2 king final [KR-20]
        expect Red 2, Blue 0
        ",
    );
}

/// CO+KR, CO-24, KR-13: what nobody scores brings the token too; with `true` the moves come first.
#[test]
fn kr_13_an_unoccupied_city_and_the_castle() {
    check(
        "
        systems: base, farmers, count, king-and-robber-baron
        option co.enter_unoccupied: true
        bag: base.B

        Red  base.X -1,0:0 meeple>road.W
        Blue base.X -2,0:0 meeple>road.W meeple>market count>market
        Red  base.X -3,0:0 - meeple>castle -
        Blue base.E 4,2:270 -
        Red  meeple>city.W@4,2
        expect event scored Red 4 city
        expect event token Blue king 2
        expect asks Blue enter-city
        ",
    );
}
