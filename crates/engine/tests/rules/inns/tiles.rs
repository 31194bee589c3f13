//! Tiles with something peculiar (IC-16).

use bastide_scenario::{check, run};

#[test]
fn ic_16_four_cities_around_a_field_without_sides() {
    check(
        "
        systems: base, farmers, abbot, inns-and-cathedrals
        Red ic.EH-g 0,-1:0
        expect apart city.N city.E city.S city.W
        expect complete city.S
        expect open city.N city.E city.W
        expect legal meeple>field abbot>garden
        Red meeple>field
        expect event scored Red 3 field final    # of its four cities one is complete
        ",
    );
    check(
        "
        systems: base, farmers, abbot, inns-and-cathedrals
        bag: base.X

        Red ic.EH 0,-1:0
        expect apart city.N city.E city.S city.W
        expect legal meeple>field
        ",
    );
}

#[test]
fn ic_16_a_monastery_splits_the_road() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        start: base.X 0,0:0
        bag: base.X

        Red ic.ED 1,0:0
        expect apart road.W road.E monastery
        expect complete road.W
        expect open road.E
        expect only - meeple>monastery meeple>road.W meeple>road.E meeple>field.0127 \
            meeple>field.3456 large-meeple>monastery large-meeple>road.W large-meeple>road.E \
            large-meeple>field.0127 large-meeple>field.3456
        Red meeple>road.W
        expect event scored Red 2 road
        ",
    );
}

/// BG+IC, FRM+IC, IC-16: the two pieces from the village to the cities part fields and are nothing
/// else.
#[test]
fn ic_16_decorative_road_pieces_only_divide_fields() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals/inns
        start: base.X 0,0:0
        bag: base.X

        Red ic.EI 1,0:0
        expect apart road.W road.E
        expect complete road.W
        expect open road.E
        expect tiles 2 road.W
        expect apart field.2 field.3 field.6 field.7
        expect only - meeple>city.N meeple>city.S meeple>road.W meeple>road.E meeple>field.2 meeple>field.3 meeple>field.6 meeple>field.7
        Red meeple>road.W
        expect event scored Red 2 road
        ",
    );
}

#[test]
fn ic_16_nobody_stands_on_a_decorative_road_piece() {
    for spur in ["road.N", "road.S", "road", "road.NS"] {
        let failure = run(&format!(
            "
            systems: base, farmers, inns-and-cathedrals
            start: base.X 0,0:0
            bag: base.X

            Red ic.EI 1,0:0 meeple>{spur}
            "
        ));
        let found = failure.expect_err("there is no such road").found;
        assert!(found.starts_with(&format!("there is no one \"{spur}\"")), "{found}");
    }
}

#[test]
fn ic_16_a_field_ends_at_the_tip_of_a_city() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        bag: base.X

        Red ic.EG 0,-1:180
        expect apart field.67 field.0123
        ",
    );
}
