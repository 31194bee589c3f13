//! Where the flight goes, and where it ends.

use bastide_scenario::check;

/// BG+FLY, FLY-ex1, FLY-6, FLY-8, FLY-17: a diagonal flight into Blue's city.
#[test]
fn fly_ex1_two_steps_north_east() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, flying-machines
        start: base.B 1,0:0; base.B 2,0:0; base.B 2,-1:0
        bag: base.B

        Blue base.E 2,-2:0 meeple>city.N
        Red  fl.H 0,0:90 meeple^ die=2
        expect event rolled Red 2 2,-2
        expect only meeple>city.N@2,-2
        refuse meeple>monastery@2,-1 FLY-6
        Red  meeple>city.N@2,-2
        expect on city.N@2,-2: Blue meeple, Red meeple
        expect owners city.N@2,-2: Blue, Red
        Blue base.E 2,-3:180 -
        expect event scored Blue 4 city
        expect event scored Red 4 city
        expect supply Red meeple 7
        ",
    );
}

/// FLY-6, FLY-7: one, two or three steps; what lies between does not matter, not even nothing.
#[test]
fn fly_7_the_flight_passes_over_everything() {
    for (die, to) in [(1, "1,0"), (2, "2,0"), (3, "3,0")] {
        check(&format!(
            "
            systems: base, farmers, flying-machines
            start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 1,0:0; \
                   base.B 2,0:0; base.B 3,0:0
            bag: base.B

            Red fl.G 0,0:180 meeple^ die={die}
            expect event rolled Red {die} {to}
            expect only meeple>monastery@{to}
            "
        ));
    }
    check(
        "
        systems: base, farmers, flying-machines
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 3,0:0
        bag: base.B

        Red fl.G 0,0:180 meeple^ die=3
        expect only meeple>monastery@3,0
        ",
    );
}

/// FLY-8: the own monk is no obstacle, and several figures may come.
#[test]
fn fly_8_one_may_join_oneself() {
    check(
        "
        players: Red
        systems: base, farmers, flying-machines
        start: base.B -1,0:0
        bag: base.B

        Red base.B 0,0:0 meeple>monastery
        Red fl.G 1,0:0 meeple^ die=1 meeple>monastery@0,0
        Red fl.G 0,1:90 meeple^ die=1 meeple>monastery@0,0
        expect on monastery@0,0: Red meeple, Red meeple, Red meeple
        expect supply Red meeple 4
        ",
    );
}

/// FLY+FRM, FLY-9: a field is no place to land, whether somebody is there or not.
#[test]
fn fly_9_never_in_a_field() {
    check(
        "
        systems: base, farmers, flying-machines
        start: base.U 0,0:90
        bag: base.B

        Red fl.G 1,0:0 meeple^ die=1
        refuse meeple>field.1234@0,0 FLY-9
        refuse meeple>field.0567@0,0 FLY-9
        expect only meeple>road.NS@0,0
        ",
    );
    check(
        "
        systems: base, farmers, flying-machines
        start: fl.G 0,0:0
        bag: base.B

        Red fl.G 1,0:0 meeple^ die=1
        expect event sent-back Red meeple
        expect supply Red meeple 7
        ",
    );
}

/// BG+FLY, FLY-ex6, FLY-10, FLY-19: the road that the tile completes is closed for the landing; it
/// is scored after the flight.
#[test]
fn fly_ex6_a_road_that_the_tile_completes() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, flying-machines
        start: base.A -1,0:270; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Blue base.A 1,0:90 meeple>road.W
        Red  fl.B 0,0:0 meeple^ die=1
        expect no event scored
        expect complete road.E@-1,0
        refuse meeple>road.E@-1,0 FLY-10
        refuse meeple>field.01234567@-1,0 FLY-9
        expect only meeple>monastery@-1,0
        Red  meeple>monastery@-1,0
        expect event scored Blue 3 road
        expect on monastery@-1,0: Red meeple
        expect Blue 3, Red 0
        ",
    );
}

/// FLY-10: a monastery that is surrounded by now is finished too.
#[test]
fn fly_10_a_surrounded_monastery_is_finished() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, flying-machines
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B -1,1:0; \
               base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Blue base.B 0,0:0 meeple>monastery
        Red  fl.G 1,0:0 meeple^ die=1
        expect event sent-back Red meeple
        expect event scored Blue 9 monastery
        expect Blue 9, Red 0
        ",
    );
}

/// FLY-11: with a place to land there is no way back, with several there is a choice.
#[test]
fn fly_11_who_can_land_must() {
    check(
        "
        systems: base, farmers, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:0 meeple^ die=1
        expect asks Red land
        expect only meeple>monastery@0,0
        refuse - FLY-11
        Red meeple>monastery@0,0
        ",
    );
    for place in ["city.N@0,0", "road.ES@0,0"] {
        check(&format!(
            "
            systems: base, farmers, flying-machines
            start: base.J 0,0:0; base.B -1,0:0
            bag: base.B

            Red fl.G -1,1:90 meeple^ die=1
            expect only meeple>monastery@-1,0
            Red meeple>monastery@-1,0
            Blue fl.G -2,0:180 meeple^ die=2
            expect only meeple>city.N@0,0 meeple>road.ES@0,0
            refuse - FLY-11
            Blue meeple>{place}
            expect on {place}: Blue meeple
            "
        ));
    }
}

/// FLY-ex2, FLY-12: over the edge of the board and home.
#[test]
fn fly_ex2_the_cell_is_empty() {
    check(
        "
        systems: base, farmers, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Red fl.G 1,0:180 meeple^ die=3
        expect event rolled Red 3 4,0
        expect event sent-back Red meeple
        expect supply Red meeple 7
        expect figures Red 0
        expect asks Blue place-tile
        ",
    );
}

/// FLY-ex3, FLY-12
#[test]
fn fly_ex3_a_finished_road_and_fields() {
    check(
        "
        systems: base, farmers, flying-machines
        start: base.A -1,-1:0; base.U -1,0:90; base.A -1,1:180
        bag: base.B

        expect complete road.NS@-1,0
        Red fl.G 0,0:0 meeple^ die=1
        expect event rolled Red 1 -1,0
        expect event sent-back Red meeple
        expect supply Red meeple 7
        expect asks Blue place-tile
        ",
    );
}

/// FLY-14: an abbot on monasteries and in gardens, a meeple anywhere but there in gardens.
#[test]
fn fly_14_the_place_must_suit_the_figure() {
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.A 0,0:0
        bag: base.B

        Red fl.G 1,0:0 abbot^ die=1
        refuse abbot>road.S@0,0 FLY-14
        refuse abbot>field.01234567@0,0 FLY-9
        expect only abbot>monastery@0,0
        ",
    );
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.U-g 0,0:90
        bag: base.B

        Red fl.G 1,0:0 meeple^ die=1
        refuse meeple>garden@0,0 FLY-14
        expect only meeple>road.NS@0,0
        ",
    );
}

/// FLY-14, FLY-12: an abbot above a road flies in vain.
#[test]
fn fly_14_where_nothing_suits_the_flight_fails() {
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.U 0,0:90
        bag: base.B

        Red fl.G 1,0:0 abbot^ die=1
        expect event sent-back Red abbot
        expect supply Red abbot 1
        expect asks Blue place-tile
        ",
    );
}

/// FLY-17, FLY-19: what has landed is scored like everything else, but the landing is no
/// completion.
#[test]
fn fly_17_a_highwayman_like_any_other() {
    check(
        "
        systems: base, farmers, flying-machines
        start: base.A 0,0:270; base.U 1,0:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  fl.G 1,2:90 meeple^ die=2
        expect only meeple>road.EW@1,0
        Red  meeple>road.EW@1,0
        expect no event scored
        expect open road.EW@1,0
        Blue base.U 2,0:0
        refuse meeple>road.EW BG-32
        Blue -
        Red  base.A 3,0:90 -
        expect event scored Red 4 road
        expect event returned Red meeple road.EW@1,0
        expect supply Red meeple 7
        ",
    );
}

/// FLY-20: the machine parts nothing, and nobody stays on it.
#[test]
fn fly_20_the_machine_is_no_feature() {
    check(
        "
        systems: base, farmers, flying-machines
        start: base.B -1,0:0; base.B 0,1:0; base.B -1,1:0
        bag: base.B

        Red  fl.G 0,0:0
        expect same field.01234567@0,0 field.01234567@-1,0 field.01234567@0,1
        Red  meeple^ die=1 meeple>monastery@-1,0
        expect on field.01234567@0,0: nobody
        Blue fl.B 0,-1:0
        expect apart field.0127@0,-1 field.3456@0,-1 road.EW@0,-1
        expect legal meeple>field.3456
        ",
    );
}
