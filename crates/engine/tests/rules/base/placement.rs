//! Where tiles may lie (BG-10 to BG-15).

use bastide_scenario::{check, check_setup_refused};

#[test]
fn bg_10_one_tile_is_drawn_and_must_be_placed() {
    check(
        "
        bag: base.X

        expect asks Red place-tile base.U
        refuse - BG-10
        Red base.U 1,0:0 -
        expect events 1 placed
        expect events 2 drawn                  # Red's own and the next one
        expect asks Blue place-tile base.X
        ",
    );
}

#[test]
fn bg_10_a_second_tile_in_the_figure_step_is_refused() {
    check(
        "
        bag: base.X

        Red base.U 1,0:0
        expect asks Red figure
        refuse 2,0:0 BG-10
        ",
    );
}

/// BG-10: until the tile lies nobody can be placed.
#[test]
fn bg_30_no_follower_before_the_tile() {
    check(
        "
        bag: base.U

        expect asks Red place-tile base.U
        refuse meeple>road.EW@0,0 BG-30
        ",
    );
}

#[test]
fn bg_11_the_drawn_tile_is_known_before_it_is_placed() {
    check(
        "
        expect asks Red place-tile base.K
        Red base.K 0,-1:180 -
        expect event drawn base.U
        Blue base.U 1,0:0 -
        ",
    );
}

#[test]
fn bg_12_a_tile_goes_on_a_free_place_beside_another() {
    check(
        "
        bag: base.U

        refuse 0,0:0 BG-12      # taken
        refuse 1,1:0 BG-12      # a corner only
        refuse 2,0:0 BG-12      # nothing there
        refuse 900,-900:0 BG-12
        expect legal 1,0:0 1,0:180 -1,0:0 0,1:0
        ",
    );
    check_setup_refused("players: Red\nstart: base.D 0,0:0; base.E 0,0:0", "BG-12");
    check_setup_refused("players: Red\nstart: base.D 0,0:0; base.E 1,1:0", "BG-12");
}

/// BG-12, BG-13: every place and every rotation, and no other.
#[test]
fn bg_13_all_four_rotations_are_tried_at_every_free_side() {
    check(
        "
        bag: base.K

        # The start tile has a city in the north, a field in the south, and a road to both sides.
        # The drawn tile has city, field, road, road from the north on.
        expect only 0,-1:180 0,1:270 1,0:0 1,0:90 -1,0:180 -1,0:270
        ",
    );
}

#[test]
fn bg_13_field_road_and_city_meet_only_their_like() {
    check(
        "
        bag: base.E

        refuse 1,0:0 BG-13      # field at a road
        refuse 0,1:0 BG-13      # city at a field
        refuse 0,-1:0 BG-13     # field at a city
        refuse 1,0:270 BG-13    # city at a road
        expect only 0,-1:180 0,1:90 0,1:180 0,1:270
        ",
    );
    check_setup_refused("players: Red\nstart: base.D 0,0:0; base.E 1,0:0", "BG-13");
}

#[test]
fn bg_13_every_shared_side_counts() {
    check(
        "
        start: base.D 0,0:0; base.U 1,0:0; base.E 1,-1:0
        bag: base.E

        # 0,-1 touches the city of the start tile and the field of the tile to the east.
        expect legal 0,-1:180
        refuse 0,-1:90 BG-13
        # 2,-1 is west of it a field and south of it nothing yet; 2,0 wants a road.
        expect legal 2,-1:0
        refuse 2,-1:270 BG-13
        refuse 2,0:0 BG-13
        ",
    );
}

#[test]
fn bg_13_river_meets_river() {
    check(
        "
        systems: base, farmers, river-v3
        start: river.S 0,0:0
        bag: base.B river1.D

        refuse 1,0:0 BG-13                    # a field at the river
        expect only 0,1:0 0,1:90 0,1:180 0,1:270 -1,0:0 -1,0:90 -1,0:180 -1,0:270 0,-1:0 0,-1:90 0,-1:180 0,-1:270
        ",
    );
    check(
        "
        systems: base, farmers, river-v3
        start: river.S 0,0:0
        bag: river1.D

        expect only 1,0:0 1,0:180
        refuse 1,0:90 BG-13
        ",
    );
}

#[test]
fn bg_14_a_tile_that_fits_nowhere_leaves_the_game() {
    check(
        "
        start: base.B 0,0:0
        bag: base.E

        expect asks Red place-tile base.A
        Red base.C base.C base.A 0,1:0 -      # two that fit nowhere, then one that does
        expect events 2 discarded base.C
        expect event placed base.A
        expect asks Blue place-tile base.E
        expect left 0
        ",
    );
}

#[test]
fn bg_14_the_search_ends_with_the_supply() {
    check(
        "
        start: base.B 0,0:0
        bag: base.C base.C base.C

        Red base.A 0,1:0 meeple>monastery
        expect events 3 discarded base.C
        expect over
        ",
    );
}

#[test]
fn bg_14_a_placeable_tile_cannot_be_discarded() {
    check(
        "
        start: base.C 0,0:0; base.R 0,-1:180; base.E 1,0:270; base.E -1,0:90
        bag: base.C

        # One free side of a city is enough.
        expect asks Red place-tile base.C
        refuse - BG-10
        expect legal 0,1:0
        ",
    );
}

/// BG-15: nobody is asked whether a tile fits; the one place among many is found.
#[test]
fn bg_15_whether_a_tile_fits_is_no_question_to_the_players() {
    check(
        "
        start: base.U 0,0:0; base.U 1,0:0; base.U 2,0:0; base.E 2,1:180
        bag: base.C base.C base.X

        expect asks Red place-tile base.C
        expect only 2,2:0 2,2:90 2,2:180 2,2:270
        ",
    );
    check(
        "
        start: base.U 0,0:0; base.U 1,0:0; base.U 2,0:0
        bag: base.C base.X

        expect asks Red place-tile base.X
        ",
    );
}
