//! The large meeple (IC-10 to IC-12, IC-24).

use bastide_scenario::check;

/// BG+IC
#[test]
fn ic_10_it_is_placed_like_a_normal_meeple() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: base.U 0,0:0
        bag: base.X

        Red  base.K 1,0:0
        expect legal large-meeple>city.N large-meeple>road.SW large-meeple>field.2347 large-meeple>field.56
        Red  large-meeple>road.SW
        expect event deployed Red large-meeple road.SW@1,0
        Blue base.A -1,0:270
        expect legal large-meeple>monastery large-meeple>field.01234567
        refuse large-meeple>road.E BG-32      # the large meeple of Red is on it
        refuse meeple>road.E BG-32
        refuse large-meeple>city.N@1,0 BG-30
        ",
    );
}

#[test]
fn ic_10_it_takes_the_place_of_the_normal_meeple() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        bag: base.X

        Red  base.U 1,0:0 large-meeple>road.EW
        refuse meeple>field.0127@1,0 BG-30
        Blue base.U 2,0:0 meeple>field.0127
        refuse large-meeple>field.3456@2,0 IC-10
        expect asks Red place-tile
        ",
    );
}

#[test]
fn ic_10_without_farmers_it_is_no_farmer_either() {
    check(
        "
        systems: base, inns-and-cathedrals
        bag: base.X

        Red base.U 1,0:0
        refuse large-meeple>field.0127 BG-37
        expect only - meeple>road.EW large-meeple>road.EW
        ",
    );
}

/// BG+IC, IC-11: on a road.
#[test]
fn ic_ex1_large_against_normal_on_a_road() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue, Red
        start: base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        bag: base.B

        Blue base.A 0,0:270 large-meeple>road.E
        Red  base.A 2,0:90 meeple>road.W
        Blue base.U 1,0:0 -
        expect events 1 scored
        expect event scored Blue 3 road [BG-51]
        expect Blue 3, Red 0
        ",
    );
}

/// IC-11: in a city. IC-12: it goes home like the other.
#[test]
fn ic_ex8_large_against_normal_in_a_city() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: base.U 0,1:0; base.U 1,1:0; base.U 2,1:0; base.U 3,1:0
        bag: base.B

        Red  base.E 0,0:90 large-meeple>city.E
        Blue base.E 3,0:270 meeple>city.W
        Red  base.G 1,0:0 -
        Blue base.G 2,0:0 -
        expect events 1 scored
        expect event scored Red 8 city
        expect event returned Red large-meeple city.E@0,0
        expect event returned Blue meeple city.W@3,0
        expect Red 8, Blue 0
        expect supply Red large-meeple 1
        ",
    );
}

#[test]
fn ic_ex9_large_against_two_normal_ones() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue, Red
        start: base.U -2,1:0; base.U -1,1:0; base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        bag: base.B

        Blue base.E -2,0:90 meeple>city.E
        Red  base.E 2,0:270 large-meeple>city.W
        Blue base.F 0,0:0 meeple>city.EW
        Red  base.G -1,0:0 -
        Blue base.G 1,0:0 -
        expect event scored Blue 12 city
        expect event scored Red 12 city
        expect Blue 12, Red 12
        ",
    );
}

/// FRM+IC, IC-11, IC-24: in a field.
#[test]
fn ic_ex10_large_against_normal_in_a_field() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: base.U 0,2:0; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        start: base.U 3,1:0; base.U 4,1:0; base.U 5,1:0
        start: base.E 3,0:0; base.E 3,-1:180; base.E 4,0:0; base.E 4,-1:180
        start: base.E 5,0:0; base.E 5,-1:180
        Red  base.U 0,1:0 large-meeple>field.0127
        Blue base.U 2,1:0 meeple>field.0127
        Red  base.U 1,1:0 -
        expect events 1 scored
        expect event scored Red 9 field final [BG-64]
        expect Red 9, Blue 0
        ",
    );
}

/// FRM+IC, IC-12: as a monk it goes home, as a farmer it stays.
#[test]
fn ic_12_it_goes_home_like_a_normal_meeple() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0
        start: base.B 0,1:0; base.B -1,1:0
        bag: base.B

        Red  base.B 0,0:0 large-meeple>monastery
        Blue base.B -1,0:0 -
        expect event scored Red 9 monastery
        expect event returned Red large-meeple monastery@0,0
        expect supply Red large-meeple 1
        ",
    );
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        bag: base.X

        Red  base.D 1,0:0 large-meeple>field.27
        Blue base.E 1,-1:180 -
        expect complete city.N@1,0
        expect on field.27@1,0: Red large-meeple
        expect supply Red large-meeple 0
        ",
    );
}
