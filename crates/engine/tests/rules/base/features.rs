//! What belongs together and when it is complete (BG-20 to BG-28).

use bastide_engine::{Catalogue, SegmentKind};
use bastide_scenario::check;

#[test]
fn bg_20_what_touches_across_a_side_is_one_feature() {
    check(
        "
        bag: base.X

        Red  base.D 1,0:0 -
        expect same road.EW@0,0 road.EW@1,0
        expect same field.3456@0,0 field.3456@1,0
        expect same field.27@0,0 field.27@1,0
        expect apart city.N@0,0 city.N@1,0
        Blue base.N 0,-1:180 -
        Red  base.N 1,-1:270 -
        expect same city.N@0,0 city.ES@0,-1 city.SW@1,-1 city.N@1,0
        ",
    );
}

#[test]
fn bg_20_a_tile_has_at_most_one_monastery_which_reaches_no_side() {
    let mut monasteries = 0;
    for kind in Catalogue::standard().kinds() {
        let here: Vec<_> =
            kind.segments.iter().filter(|it| it.kind == SegmentKind::Monastery).collect();
        assert!(here.len() <= 1, "{}", kind.id);
        assert!(here.iter().all(|it| it.sides.is_empty() && it.halves.is_empty()), "{}", kind.id);
        monasteries += here.len();
    }
    assert!(monasteries > 0);
}

#[test]
fn bg_20_neighbouring_monasteries_stay_apart() {
    check(
        "
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>monastery
        Blue base.B 0,1:0 meeple>monastery
        expect apart monastery@0,0 monastery@1,0 monastery@0,1
        expect on monastery@1,0: Red meeple
        ",
    );
}

/// BG-21, BG-28: two cities of one tile become one over five others, and the tile counts once.
#[test]
fn bg_21_separate_segments_stay_apart_until_other_tiles_join_them() {
    check(
        "
        start: base.H 0,0:0; base.N 0,-1:180; base.N 1,-1:270; base.G 1,0:90; base.N 1,1:0
        bag: base.X

        expect apart city.N@0,0 city.S@0,0
        Red base.N 0,1:90
        expect same city.N@0,0 city.S@0,0
        expect tiles 6 city.N@0,0
        Red meeple>city.NE
        expect event scored Red 12 city [BG-52]
        ",
    );
}

#[test]
fn bg_22_corners_connect_nothing() {
    check(
        "
        start: base.C 0,0:0; base.E 1,0:270; base.E 0,1:0
        bag: base.B

        expect apart field.012345@1,0 field.234567@0,1
        ",
    );
}

#[test]
fn bg_23_a_crossing_parts_its_roads() {
    check(
        "
        start: base.X 0,0:0
        bag: base.X

        expect apart road.N@0,0 road.E@0,0 road.S@0,0 road.W@0,0
        Red base.W 1,0:0
        expect apart road.E road.S road.W
        expect same road.E@0,0 road.W
        expect complete road.W
        expect open road.E road.S
        Red meeple>road.W
        expect event scored Red 2 road
        ",
    );
}

#[test]
fn bg_23_a_road_ends_at_a_monastery_and_at_a_city() {
    check(
        "
        start: base.A 0,0:0
        bag: base.X

        Red base.T 0,1:180 meeple>road.N
        expect event scored Red 2 road
        expect apart monastery@0,0 road.S@0,0 city.ESW@0,1
        ",
    );
}

/// BG-23: houses, and a city drawn across the road.
#[test]
fn bg_23_a_road_ends_where_the_tile_shows_it_ending() {
    check(
        "
        start: hs.F 0,0:0
        bag: base.X

        expect apart road.N@0,0 road.S@0,0
        Red ic.EQ 0,1:0 meeple>road.N
        expect event scored Red 2 road
        expect apart road.N@0,1 road.S@0,1
        expect open road.S@0,1
        ",
    );
}

#[test]
fn bg_24_a_road_is_complete_when_both_ends_are_closed() {
    check(
        "
        start: base.X 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        expect open road.EW@1,0
        expect no event scored
        Blue base.L 2,0:0 -
        expect complete road.EW@1,0
        expect event scored Red 3 road
        ",
    );
}

#[test]
fn bg_24_a_loop_is_complete() {
    check(
        "
        start: base.V 0,0:270; base.V 1,0:0; base.V 1,1:90
        bag: base.B

        expect open road.ES@0,0
        Red base.V 0,1:180 meeple>road.NE
        expect event scored Red 4 road [BG-51]
        ",
    );
}

#[test]
fn bg_24_a_road_with_three_ends_needs_all_of_them_closed() {
    check(
        "
        start: base.X -1,0:0
        bag: base.X

        Red  am.A11 0,0:0 meeple>road.NEW
        Blue base.X 1,0:0 -
        expect open road.NEW@0,0
        expect no event scored
        Red  base.X 0,-1:0 -
        expect complete road.NEW@0,0
        expect event scored Red 4 road
        ",
    );
}

#[test]
fn bg_25_a_city_is_complete_when_no_side_of_it_is_free() {
    check(
        "
        start: base.C 0,0:0; base.E 0,-1:180; base.E 1,0:270
        bag: base.X

        Red  base.E 0,1:0 meeple>city.N
        expect open city.N@0,1
        expect no event scored
        Blue base.E -1,0:90 -
        expect complete city.N@0,1
        expect event scored Red 12 city
        ",
    );
}

#[test]
fn bg_25_a_hole_inside_the_walls_keeps_a_city_open() {
    check(
        "
        start: base.N -1,-1:180; base.R 0,-1:180; base.N 1,-1:270
        start: base.R -1,0:90; base.R 1,0:270
        start: base.N -1,1:90; base.R 0,1:0; base.N 1,1:0
        bag: base.B

        expect open city.ES@-1,-1
        expect tiles 8 city.ES@-1,-1
        Red base.C 0,0:0 meeple>city.NESW
        expect event scored Red 20 city
        ",
    );
}

#[test]
fn bg_26_a_monastery_needs_all_eight_places_around_it() {
    check(
        "
        start: base.U -1,-1:0; base.U 0,-1:0; base.U 1,-1:0; base.B 1,0:0
        start: base.U -1,1:0; base.U 1,1:0; base.B -1,0:0
        start: base.X 2,-1:0; base.X 2,1:0; base.U 2,0:90
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        expect open monastery@0,0
        expect tiles 8 monastery@0,0
        Blue base.U 0,1:0 -
        expect complete monastery@0,0
        expect event scored Red 9 monastery [BG-53]
        ",
    );
}

#[test]
fn bg_27_roads_and_cities_part_fields() {
    check(
        "
        start: base.U 0,0:0; base.F 0,1:0
        bag: base.X

        expect apart field.0127@0,0 field.3456@0,0
        expect same field.3456@0,0 field.01@0,1
        expect apart field.01@0,1 field.45@0,1
        ",
    );
}

#[test]
fn bg_27_a_river_parts_fields() {
    check(
        "
        systems: base, farmers, river-v3
        start: river1.D 0,0:0
        bag: base.B

        expect apart field.0127@0,0 field.3456@0,0
        ",
    );
}

#[test]
fn bg_27_a_city_inside_a_field_does_not_part_it() {
    check(
        "
        start: base.E 0,0:0; base.E 0,-1:180; base.B -1,0:0
        bag: base.X

        # The two-tile city lies between the fields of its tiles.
        expect apart field.234567@0,0 field.012367@0,-1
        Red  base.B -1,-1:0 -
        expect same field.234567@0,0 field.012367@0,-1
        Blue base.B 1,0:0 -
        Red  base.B 1,-1:0 -
        expect same field.01234567@-1,0 field.01234567@1,0 field.234567@0,0 field.012367@0,-1
        ",
    );
}

#[test]
fn bg_27_a_field_without_open_sides_is_not_complete() {
    check(
        "
        start: base.V 0,0:270; base.V 1,0:0; base.V 1,1:90
        bag: base.B

        Red base.V 0,1:180 meeple>field.12
        expect open field.12@0,1
        expect no event scored
        expect no event returned
        expect on field.12@0,1: Red meeple
        ",
    );
}

/// BG-28: the road runs over the tile twice.
#[test]
fn bg_28_a_tile_counts_once_for_a_road() {
    check(
        "
        start: ic.EE 0,0:0; base.X -1,0:0; base.V 0,-1:270; base.U 1,-1:0; base.V 2,-1:0
        start: base.V 2,0:90
        bag: base.X

        expect apart road.NW@0,0 road.ES@0,0
        Red base.U 1,0:0 meeple>road.EW
        expect same road.NW@0,0 road.ES@0,0
        expect tiles 7 road.NW@0,0
        Blue base.X 0,1:0 -
        expect event scored Red 8 road
        ",
    );
}
