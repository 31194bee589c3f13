//! The abbey: holes, what it closes, and its monk.

use bastide_scenario::check;

use super::RING;

/// AM+BG, AM-10, TS-2, AM-13, AM-60: an abbey instead of drawing, with a monk, and complete at
/// once.
#[test]
fn am_10_an_abbey_instead_of_drawing() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor
        {RING}
        bag: base.B base.B

        expect asks Red place-abbey
        expect only abbey@0,0 -
        Red  abbey@0,0
        expect left 2
        expect supply Red abbey 0
        expect event placed am.abbey 0,0:0
        Red  meeple>monastery
        expect event scored Red 9 monastery [BG-53]
        expect supply Red meeple 7
        expect asks Blue place-tile base.B
        "
    ));
}

/// AM-10, TS-2: to pass means to draw, and the abbey stays in the hand for a later turn.
#[test]
fn am_10_to_pass_means_to_draw() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor
        {RING}
        bag: base.B

        Red  - base.B 2,0:0
        refuse abbey@0,0 AM-10
        Red  -
        Blue - base.B 3,0:0 -
        expect asks Red place-abbey
        Red  abbey@0,0 -
        expect asks Blue place-tile base.B
        refuse abbey@4,0 AM-10
        "
    ));
}

/// AM-10: without an abbey in the hand.
#[test]
fn am_10_refused_without_an_abbey() {
    check(&format!(
        "
        systems: base, abbey-and-mayor
        supply abbey: 0
        {RING}
        bag: base.B

        Red  base.B 2,0:0
        refuse abbey@0,0 AM-10
        "
    ));
}

/// AM-10: where an abbey can be placed, no drawn tile can, and no figure either.
#[test]
fn am_10_nothing_else_before_the_draw() {
    check(&format!(
        "
        systems: base, abbey-and-mayor
        {RING}
        bag: base.B

        expect asks Red place-abbey
        refuse 2,0:0 BG-10
        refuse barn@0,0 AM-30
        refuse drive>monastery@1,0 AM-56
        "
    ));
}

/// AM-11: tiles on all four sides, whatever they show; a corner may be free.
#[test]
fn am_11_a_hole_has_four_neighbours() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B 0,-1:0; base.B 1,-1:0; base.U 1,0:0; base.B 1,1:0; base.E 0,1:0; base.B -1,1:0; base.A -1,0:270
        bag: base.B

        expect only abbey@0,0 -
        refuse abbey@2,0 AM-11
        refuse abbey@-1,-1 AM-11
        refuse abbey@1,0 AM-11
        refuse abbey@7,7 AM-11
        Red  abbey@0,0
        expect tiles 8 monastery@0,0
        expect complete city.N@0,1 road.E@-1,0
        expect open road.EW@1,0
        ",
    );
}

/// AM-11, TS-2: without a hole nobody is asked.
#[test]
fn am_11_without_a_hole_the_tile_is_drawn() {
    check(
        "
        systems: base, abbey-and-mayor
        bag: base.B

        expect asks Red place-tile base.U
        refuse abbey@0,1 AM-10
        Red  base.U 1,0:0
        ",
    );
}

/// AM-12, AM-20: a follower as monk, not a mayor; there is nothing else on it.
#[test]
fn am_12_who_stands_on_an_abbey() {
    check(&format!(
        "
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders, abbey-and-mayor
        {RING}
        bag: base.B

        Red  abbey@0,0
        expect only meeple>monastery large-meeple>monastery wagon>monastery abbot>monastery -
        refuse mayor>monastery AM-20
        refuse builder>monastery TB-22
        refuse barn@0,0 AM-30
        Red  -
        expect only 2,0:0 2,0:90 2,0:180 2,0:270 -2,0:0 -2,0:90 -2,0:180 -2,0:270 0,2:0 0,2:90 \
            0,2:180 0,2:270 0,-2:0 0,-2:90 0,-2:180 0,-2:270 2,1:0 2,1:90 2,1:180 2,1:270 2,-1:0 \
            2,-1:90 2,-1:180 2,-1:270 -2,1:0 -2,1:90 -2,1:180 -2,1:270 -2,-1:0 -2,-1:90 -2,-1:180 \
            -2,-1:270 1,2:0 1,2:90 1,2:180 1,2:270 -1,2:0 -1,2:90 -1,2:180 -1,2:270 1,-2:0 \
            1,-2:90 1,-2:180 1,-2:270 -1,-2:0 -1,-2:90 -1,-2:180 -1,-2:270
        "
    ));
}

/// AM-13, AM-60: complete with eight neighbours.
#[test]
fn am_13_an_abbey_waits_for_its_neighbours() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.B -1,1:0; base.B -1,0:0
        bag: base.B

        Red  abbey@0,0 meeple>monastery
        expect worth 8 monastery@0,0
        Blue base.B -1,-1:0 -
        expect event scored Red 9 monastery
        ",
    );
}

/// AM-61: an incomplete abbey at the end.
#[test]
fn am_61_an_incomplete_abbey_at_the_end() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.B 0,1:0; base.B -1,1:0; base.B -1,0:0

        Red  abbey@0,0 meeple>monastery
        Blue base.B 2,0:0 -
        expect over
        expect event scored Red 8 monastery final [BG-61]
        expect Red 8, Blue 0
        ",
    );
}

/// AM+BG, AM-14, AM-15, AM-16, AM-ex1
#[test]
fn am_ex1_what_an_abbey_closes() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U 1,0:0; base.B 1,1:0; base.N 0,1:0
        bag: base.B

        Red  base.A -1,0:270 meeple>road.E
        Blue abbey@0,0 -
        expect event scored Red 1 road
        expect complete road.E@-1,0
        expect open city.NW@0,1 road.EW@1,0
        expect tiles 1 road.E@-1,0
        expect tiles 1 city.NW@0,1
        expect apart road.E@-1,0 road.EW@1,0
        expect Red 1, Blue 0
        ",
    );
}

/// AM-14: a field ends at the abbey and is joined to nothing by it.
#[test]
fn am_14_a_field_ends_there() {
    check(
        "
        systems: base, farmers, abbey-and-mayor
        start: base.U 0,-1:0; base.V 1,-1:0; base.U 1,0:90; base.V 1,1:90; base.U 0,1:0; base.V -1,1:180; base.U -1,0:90
        bag: base.B

        Red  - base.V -1,-1:270 meeple>field.34
        Blue abbey@0,0 -
        expect same field.34@-1,-1 field.3456@0,-1 field.0567@1,0
        expect on field.3456@0,-1: Red meeple
        expect tiles 8 field.3456@0,-1
        expect complete road.ES@-1,-1
        ",
    );
}

/// AM-14, HS-50: a divided city side is closed for both of its cities, which stay two.
#[test]
fn am_14_a_divided_side() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.E 1,1:270; base.E -1,1:90
        bag: base.B

        Red  hs.L 0,1:0 -
        Blue abbey@0,0 -
        expect complete city.NW@0,1 city.NE@0,1
        expect apart city.NW@0,1 city.NE@0,1
        expect tiles 2 city.NW@0,1
        ",
    );
}

/// AM+RV3, AM-14, AM-11: a river ends at the abbey.
#[test]
fn am_14_a_river_end_may_be_closed() {
    check(
        "
        systems: base, river-v3, abbey-and-mayor
        start: riverv3.A 0,0:0; base.B -1,0:0; base.B -1,1:0; base.B -1,2:0; base.B 0,2:0; base.B 1,2:0; base.B 1,1:0
        draw: base.B

        expect asks Red place-abbey
        Red  abbey@0,1 -
        Blue base.B 2,1:0
        ",
    );
}

/// AM+BG, AM-15: a road and a city are worth no more for the abbey at their end.
#[test]
fn am_15_the_abbey_is_no_part_of_what_it_closes() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0; base.U 0,1:90; base.U 0,2:90; am.A10 0,3:180; base.B -1,1:0
        bag: base.B

        Red  base.Q -1,0:0 meeple>city.NEW
        Blue abbey@0,0 -
        expect complete road.NS@0,1
        expect tiles 3 road.NS@0,1
        expect tiles 1 city.NEW@-1,0
        expect worth 2 city.NEW@-1,0
        ",
    );
}

/// AM-16: an abbey is a neighbour of the monasteries around it, and scores for whoever owns them.
#[test]
fn am_16_an_abbey_completes_a_monastery() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B -1,0:0; base.B 2,0:0; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.B 1,0:0 meeple>monastery
        Blue abbey@0,0 meeple>monastery
        expect event scored Red 9 monastery
        expect event scored Blue 9 monastery
        expect Red 9, Blue 9
        ",
    );
}

/// AM-16: the features are scored in the order of every scoring, cities before roads.
#[test]
fn am_16_in_the_normal_order_of_scoring() {
    check(
        "
        systems: base, messengers, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 1,0:0; base.B 1,1:0
        bag: base.B

        Red  base.A -1,0:270 meeple>road.E
        Blue base.E 0,1:0 meeple>city.N
        Red  abbey@0,0 -
        expect asks Red scoring-order
        Red  =next:road.E@-1,0
        Red  =meeple
        Blue =meeple
        expect Red 1, Blue 2
        ",
    );
}

/// AM-ex14: the abbey is no tile of the city, and its monk scores in the same step.
#[test]
fn am_ex14_a_city_and_a_monk() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.E -1,1:90; base.E 1,1:270
        bag: base.B

        Red  base.B 2,0:0 -
        Blue base.R 0,1:0 meeple>city.NEW
        Red  abbey@0,0 meeple>monastery
        expect event scored Blue 6 city
        expect event scored Red 9 monastery
        expect Red 9, Blue 6
        ",
    );
}
