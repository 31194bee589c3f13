//! Who owns a feature (BG-40, BG-41).

use bastide_scenario::check;

#[test]
fn bg_40_strength_is_the_sum_of_the_own_followers() {
    check(
        "
        start: base.U 0,1:0; base.U 1,1:0; base.U 2,1:0; base.U 3,1:0; base.U 4,1:0
        bag: base.B

        Red  base.U 0,0:0 meeple>road.EW
        Blue base.U 2,0:0 meeple>road.EW
        Red  base.U 4,0:0 meeple>road.EW
        Blue base.U 1,0:0 -
        expect owners road.EW@0,0: Red, Blue
        Red  base.U 3,0:0 -
        expect on road.EW@0,0: Red meeple, Red meeple, Blue meeple
        expect owners road.EW@0,0: Red
        ",
    );
}

#[test]
fn bg_41_every_owner_gets_the_full_value() {
    check(
        "
        players: Red, Blue, Green
        start: base.U 0,1:0; base.U 1,1:0; base.U 2,1:0; base.U 3,1:0; base.U 4,1:0
        bag: base.B

        Red   base.A 0,0:270 meeple>road.E
        Blue  base.U 2,0:0 meeple>road.EW
        Green base.A 4,0:90 meeple>road.W
        Red   base.U 1,0:0 -
        Blue  base.U 3,0:0 -
        expect events 3 scored
        expect event scored Red 5 road
        expect event scored Blue 5 road
        expect event scored Green 5 road
        ",
    );
}

#[test]
fn bg_41_without_followers_there_is_no_owner() {
    check(
        "
        bag: base.X

        Red base.U 1,0:0 meeple>field.0127
        expect owners road.EW@1,0: nobody
        expect owners city.N@0,0: nobody
        expect owners field.0127@1,0: Red
        ",
    );
}

#[test]
fn bg_ex5_a_tie_in_a_city_of_five_tiles() {
    check(
        "
        start: base.U -2,1:0; base.U -1,1:0; base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        bag: base.B

        Red  base.E -2,0:90 meeple>city.E
        Blue base.E 2,0:270 meeple>city.W
        Red  base.G -1,0:0 -
        Blue base.G 1,0:0 -
        Red  base.G 0,0:0 -
        expect event scored Red 10 city [BG-52]
        expect event scored Blue 10 city [BG-52]
        expect Red 10, Blue 10
        ",
    );
}

/// BG-56: the follower of the player who gets nothing goes home as well.
#[test]
fn bg_ex8_two_knights_against_one() {
    check(
        "
        players: Red, Yellow
        start: base.U -2,1:0; base.U -1,1:0; base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        bag: base.B

        Red    base.E -2,0:90 meeple>city.E
        Yellow base.E 2,0:270 meeple>city.W
        Red    base.G 0,0:0 meeple>city.EW
        Yellow base.G -1,0:0 -
        Red    base.G 1,0:0
        refuse meeple>city.EW BG-32
        Red    -
        expect event scored Red 10 city [BG-52]
        expect no event scored Yellow
        expect event returned Yellow meeple city.W@2,0
        expect Red 10, Yellow 0
        expect supply Red meeple 7
        expect supply Yellow meeple 7
        ",
    );
}

#[test]
fn bg_ex9_one_tile_joins_three_farmers() {
    check(
        "
        players: Red, Blue, Yellow
        start: base.C -1,-1:0; base.C -1,-2:0; base.C 0,-2:0; base.C 1,-2:0; base.C 1,-1:0
        bag: base.X

        Red    base.R -1,0:270 meeple>field.23
        Blue   base.R 0,-1:0 meeple>field.45
        Yellow base.R 1,0:90 meeple>field.67
        expect apart field.23@-1,0 field.45@0,-1 field.67@1,0
        Red    base.E 0,0:180
        refuse meeple>field.012367 BG-32
        expect on field.012367: Red meeple, Blue meeple, Yellow meeple
        expect owners field.012367: Red, Blue, Yellow
        Red    meeple>city.S
        ",
    );
}

/// BG-42: flying machines bring more than one monk to a monastery.
#[test]
fn bg_42_monks_are_counted_like_other_followers() {
    check(
        "
        players: Red, Blue, Green
        systems: base, flying-machines
        start: base.B -1,0:0
        bag: base.B

        Red   base.B 0,0:0 meeple>monastery
        expect owners monastery@0,0: Red
        Blue  fl.G 1,0:0 meeple^ die=1 meeple>monastery@0,0
        expect owners monastery@0,0: Red, Blue
        Green fl.G 0,1:90 meeple^ die=1 meeple>monastery@0,0
        expect owners monastery@0,0: Red, Blue, Green
        Red   base.B -1,1:0 -
        Blue  fl.G 0,-1:270 meeple^ die=1 meeple>monastery@0,0
        expect owners monastery@0,0: Blue
        ",
    );
}
