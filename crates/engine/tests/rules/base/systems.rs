//! General rulings of the base game, where other systems meet it.

use bastide_scenario::check;

/// BG+TB, BG-40, TB-28: builder and pig have no strength.
#[test]
fn bg_40_builders_and_pigs_add_nothing_to_a_majority() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.U -2,1:0; base.U -1,1:0; base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        bag: base.B

        Red  base.E -2,0:90 meeple>city.E
        Blue base.E 2,0:270 meeple>city.W
        Red  base.G -1,0:0 builder>city.EW
        Blue base.G 1,0:0 -
        Red  base.G 0,0:0 -
        expect event scored Red 10 city
        expect event scored Blue 10 city
        expect event returned Red builder
        ",
    );
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.U -2,2:0; base.U -1,2:0; base.U 0,2:0; base.U 1,2:0; base.U 2,2:0
        bag: base.B

        Red  base.U -2,1:0 meeple>field.0127
        Blue base.U 2,1:0 meeple>field.0127
        Red  base.U -1,1:0 pig>field.0127
        Blue base.U 1,1:0 -
        Red  base.U 0,1:0 -
        expect on field.0127@0,1: Red meeple, Red pig, Blue meeple
        expect owners field.0127@0,1: Red, Blue
        ",
    );
}

/// BG+TB, BG-30, TS-10: one figure action for each tile, whatever the figure.
#[test]
fn bg_30_a_builder_takes_the_place_of_a_follower() {
    check(
        "
        systems: base, farmers, traders-and-builders
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        refuse meeple>field.0127@2,0 BG-30
        expect asks Blue place-tile
        ",
    );
}

/// BG+RV3, BG-51, BG-64: tiles of the river are tiles like any other.
#[test]
fn bg_51_river_tiles_count() {
    check(
        "
        systems: base, farmers, river-v3
        start: river.S 0,0:0; river1.G 1,0:0
        bag: base.B

        Red  river1.K 1,1:0 meeple>road.EW
        Blue base.A 2,1:90 -
        Red  base.A 0,1:270 -
        expect event scored Red 3 road [BG-51]
        ",
    );
}

/// BG+RV3, BG-26, BG-61: each half of a double-wide source is a neighbour of its own.
#[test]
fn bg_61_a_double_source_is_two_tiles_around_a_monastery() {
    check(
        "
        systems: base, farmers, river-v3
        option riv3.kind: double_source
        players: Red
        Red base.B 0,-1:0 meeple>monastery
        expect event scored Red 3 monastery final [BG-61]
        ",
    );
}
