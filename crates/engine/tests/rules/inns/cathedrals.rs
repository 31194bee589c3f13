//! Cathedrals (IC-15, IC-21, IC-23).

use bastide_scenario::check;

/// BG+IC, IC-21: seven tiles and one pennant.
#[test]
fn ic_ex4_cathedral_city_of_eight() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue, Red
        start: ic.EK 0,0:0; base.F 1,0:0; base.E 2,0:270; base.G -1,0:0
        start: base.E 0,-1:180; base.E 0,1:0
        bag: base.B

        Blue base.E -2,0:90 meeple>city.E
        expect event scored Blue 24 city [IC-21]
        expect Blue 24, Red 0
        ",
    );
}

/// IC-21
#[test]
fn ic_ex7_cathedral_city_of_seven_tiles_and_two_pennants() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: ic.EK 0,0:0; base.F 1,0:0; base.E 2,0:270; base.F -1,0:0
        start: base.E 0,-1:180; base.E 0,1:0
        bag: base.B

        Red  base.E -2,0:90 meeple>city.E
        expect tiles 7 city.E@-2,0
        expect event scored Red 27 city [IC-21]
        ",
    );
}

#[test]
fn ic_15_a_second_cathedral_changes_nothing() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: ic.EK 0,0:0; ic.EK 1,0:0; base.E 0,-1:180; base.E 1,-1:180
        start: base.E 0,1:0; base.E 1,1:0; base.E 2,0:270
        bag: base.B

        Red base.E -1,0:90 meeple>city.E
        expect tiles 8 city.E@-1,0
        expect event scored Red 24 city [IC-21]
        ",
    );
}

/// IC-15: the cathedral counts for the city that it stands in, not for those beside it.
#[test]
fn ic_15_a_cathedral_belongs_to_its_own_city() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: ic.EK 0,0:0; base.I 1,0:0
        bag: base.B

        Red base.E 1,-1:180 meeple>city.S
        expect event scored Red 4 city [BG-52]
        ",
    );
}

/// BG+IC, IC-23
#[test]
fn ic_ex5_incomplete_cathedral_city() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue
        Blue ic.EK 0,-1:0 meeple>city.NESW
        expect over
        expect no event scored
        expect Blue 0
        ",
    );
}

#[test]
fn ic_23_a_cathedral_takes_the_value_from_an_open_city_pennants_included() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        bag: base.X

        Red  base.F 0,-1:90 meeple>city.NS
        expect worth 3 city.NS@0,-1
        Blue ic.EK 0,-2:0
        expect worth 0 city.NS@0,-1
        ",
    );
}
