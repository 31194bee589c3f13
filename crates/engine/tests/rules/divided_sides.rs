//! Rules of the divided sides of hs.K and hs.L (HS-50 to HS-54).
//!
//! The south side of hs.K belongs to two fields, parted by the tip of its city; the north side of
//! hs.L belongs to two cities.

use bastide_engine::{Catalogue, SegmentKind, Side, Sides};
use bastide_scenario::check;

#[test]
fn hs_50_a_divided_field_side_is_a_field_side() {
    check(
        "
        start: base.U 0,0:0
        bag: hs.K

        # Every field side meets the fields north and south of the road, the city side does not.
        expect legal 0,-1:0 0,1:180 0,-1:90 0,1:90
        refuse 0,1:0 BG-13
        refuse 1,0:90 BG-13                   # the divided side at the road
        ",
    );
    check(
        "
        start: base.C 0,0:0
        bag: hs.K

        expect only 0,1:0 -1,0:90 0,-1:180 1,0:270
        refuse 0,-1:0 BG-13                   # the divided side at a city
        ",
    );
}

/// BG+HS
#[test]
fn hs_50_a_divided_city_side_is_a_city_side() {
    check(
        "
        start: base.E 0,0:0
        bag: hs.L

        expect legal 0,-1:180                 # the divided side against the city
        expect legal 0,1:180
        refuse 0,1:0 BG-13                    # the divided side against a field
        refuse 0,-1:0 BG-13
        ",
    );
}

#[test]
fn hs_50_the_segments_of_a_divided_side_are_separate() {
    check(
        "
        start: base.C 0,0:0
        bag: base.C

        Red  hs.K 0,1:0
        expect apart city.N field.234 field.567
        Red  meeple>field.234
        expect on field.567@0,1: nobody
        Blue hs.L 1,0:0
        expect apart city.NW city.NE field.45
        Blue -
        ",
    );
}

/// HS-51: what the neighbour connects is occupied together (BG-32).
#[test]
fn hs_51_a_single_field_joins_both_fields() {
    check(
        "
        start: base.C 0,0:0
        bag: base.C

        Red  hs.K 0,1:0 meeple>field.234
        expect apart field.234@0,1 field.567@0,1
        Blue base.B 0,2:0
        expect same field.234@0,1 field.567@0,1 field.01234567
        refuse meeple>field.01234567 BG-32
        Blue meeple>monastery
        ",
    );
}

#[test]
fn hs_51_a_single_city_joins_both_cities() {
    check(
        "
        start: base.E 0,1:180
        bag: base.B

        Red  hs.L 0,0:0 meeple>city.NW
        expect apart city.NW@0,0 city.NE@0,0
        Blue base.E 0,-1:180
        expect same city.NW@0,0 city.NE@0,0 city.S
        expect tiles 2 city.S
        refuse meeple>city.S BG-32
        Blue -
        ",
    );
}

/// HS-52: once above each other, once beside each other.
#[test]
fn hs_52_two_divided_field_sides_keep_their_fields_apart() {
    check(
        "
        start: hs.K 0,0:0
        bag: base.B

        Red  hs.K 0,1:180
        expect same field.234@0,0 field.123      # east of the tips
        expect same field.567@0,0 field.067      # west of them
        expect apart field.123 field.067
        expect apart city.N@0,0 city.S
        Red  meeple>field.123
        ",
    );
    check(
        "
        start: hs.K 0,0:270
        bag: base.B

        Red  hs.K 1,0:90
        expect same field.012@0,0 field.017
        expect same field.345@0,0 field.456
        expect apart field.017 field.456
        expect apart city.W@0,0 city.E
        ",
    );
}

/// FRM+HS, HS-52: so that two farmers can stand side by side.
#[test]
fn hs_52_each_of_the_two_fields_may_have_a_farmer() {
    check(
        "
        start: base.C 0,0:0
        bag: base.C

        Red  hs.K 0,1:0 meeple>field.234
        Blue hs.K 0,2:180
        refuse meeple>field.123 BG-32
        Blue meeple>field.067
        expect on field.234@0,1: Red meeple
        expect on field.567@0,1: Blue meeple
        ",
    );
}

#[test]
fn hs_53_two_divided_city_sides_join_all_their_cities() {
    check(
        "
        start: hs.L 0,0:0
        bag: base.B

        Red hs.L 0,-1:180
        expect same city.NE@0,0 city.NW@0,0 city.ES city.SW
        expect tiles 2 city.ES
        ",
    );
    check(
        "
        start: hs.L 0,0:90
        bag: base.B

        Red hs.L 1,0:270
        expect same city.NE@0,0 city.ES@0,0 city.NW city.SW
        ",
    );
}

/// HS-53, BG-28: four segments on two tiles, and four tiles that close them.
#[test]
fn hs_53_the_joined_city_is_scored_by_its_tiles() {
    check(
        "
        start: hs.L 0,0:0; hs.L 0,-1:180; base.E -1,0:90; base.E 1,0:270; base.E -1,-1:90
        bag: base.B

        expect open city.NE@0,0
        Red base.E 1,-1:270 meeple>city.W
        expect complete city.NE@0,0
        expect event scored Red 12 city [BG-52]
        ",
    );
}

/// HS-54: two cities, each open at the divided side, become one when it is covered.
#[test]
fn hs_54_a_divided_city_side_is_open_for_both_cities_until_it_is_covered() {
    check(
        "
        start: base.U -1,1:0; base.U 0,1:0; base.U 1,1:0
        bag: base.B

        Red  hs.L 0,0:0 meeple>city.NW
        Blue base.E 1,0:270 meeple>city.W
        expect same city.NE@0,0 city.W@1,0
        Red  base.E -1,0:90 -
        expect open city.NW@0,0 city.NE@0,0
        expect apart city.NW@0,0 city.NE@0,0
        expect worth 2 city.NW@0,0
        Blue base.E 0,-1:180 -
        expect event scored Red 8 city [BG-52]
        expect event scored Blue 8 city [BG-52]
        ",
    );
}

/// HS-54: fields join half by half, so that a tip in the middle joins nothing by itself.
#[test]
fn hs_54_the_division_is_tile_data() {
    let catalogue = Catalogue::standard();
    let kind = |id| catalogue.kind(catalogue.kind_id(id).expect("it is in the catalogue"));
    let south = Side::South.halves();
    let fields = kind("hs.K").segments.iter().filter(|it| it.kind == SegmentKind::Field);
    let at_south = |half| fields.clone().position(|field| field.halves.contains(half));
    assert_ne!(at_south(south[0]), at_south(south[1]));
    assert!(south.into_iter().all(|half| at_south(half).is_some()));
    let cities = kind("hs.L").segments.iter().filter(|it| it.kind == SegmentKind::City);
    assert_eq!(cities.filter(|city| city.sides.contains(Side::North)).count(), 2);
    assert_eq!(kind("hs.L").split_sides, Sides::NONE.with(Side::North));
    assert_eq!(kind("hs.K").split_sides, Sides::NONE);
}

/// HS-ex7: a plain city side makes one city of two tiles out of both cities of the divided one.
#[test]
fn hs_ex7_a_plain_side_joins_both_cities() {
    check(
        "
        start: hs.L 0,0:0
        bag: base.C

        Red  base.E 0,-1:180
        expect same city.NW@0,0 city.NE@0,0 city.S
        expect tiles 2 city.S
        Red  meeple>city.S
        expect worth 2 city.NW@0,0
        ",
    );
}

/// HS-55: houses part a road in two, and cities that touch part the fields beside them.
#[test]
fn hs_55_houses_and_cities_part_roads_and_fields() {
    check(
        "
        start: hs.F 0,0:0; base.B -1,0:0; base.B -2,0:0; hs.O -2,1:0
        bag: base.B

        expect apart road.N@0,0 road.S@0,0
        expect apart field.01@-2,1 field.45@-2,1
        Red  base.U 0,1:90 meeple>road.NS
        Blue base.U 0,-1:90
        expect legal meeple>road.NS
        ",
    );
}
