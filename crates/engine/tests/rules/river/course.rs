//! Where river tiles may go (RV3-13, RV3-15 to RV3-19, RV3-24, RV3-25, RV3-29, RV3-30).

use bastide_scenario::check;

#[test]
fn rv3_13_a_river_tile_continues_the_river() {
    check(
        "
        systems: base, farmers, river-v3
        bag: base.X

        Red  riverv3.D
        refuse -1,0:90 RV3-13           # field to field, but no river
        refuse 0,1:0 BG-13              # field to river
        refuse 0,2:90 BG-12
        expect only 0,1:90 0,1:270
        ",
    );
}

/// RV3-13: the other sides must match as always.
#[test]
fn rv3_13_other_sides_match_too() {
    check(
        "
        systems: base, farmers, river-v3
        start: riverv3.A 0,0:0; base.A 1,0:90; base.U 1,1:0
        bag: base.X

        Red  riverv3.H
        refuse 0,1:90 BG-13             # field where the road ends
        expect only 0,1:270
        ",
    );
}

/// An arm that heads west.
const WEST: &str = "
    systems: base, farmers, river-v3
    start: river.S 0,0:180
    bag: base.X
";

/// RV3-17, RV3-ex3
#[test]
fn rv3_ex3_the_next_bend_turns_to_the_other_side() {
    check(&format!(
        "{WEST}
        Red  riverv3.G -1,0:270 -
        Blue riverv3.D -1,1:90 -
        Red  riverv3.J
        refuse -1,2:180 RV3-17
        expect only -1,2:90
        Red  -1,2:90 -
        Blue riverv3.I
        refuse -2,2:180 RV3-17
        expect only -2,2:270            # left again, after a right turn
        "
    ));
}

/// RV3-18, RV3-ex4
#[test]
fn rv3_ex4_only_bends_in_a_row_by_the_classic_rule() {
    check(&format!(
        "option riv3.bends: no_immediate_u_turn
        {WEST}
        Red  riverv3.G -1,0:270 -
        Blue riverv3.D -1,1:90 -
        Red  riverv3.J
        expect only -1,2:90 -1,2:180
        "
    ));
    check(&format!(
        "option riv3.bends: no_immediate_u_turn
        {WEST}
        Red  riverv3.G -1,0:270 -
        Blue riverv3.J
        refuse -1,1:180 RV3-18
        expect only -1,1:90
        "
    ));
}

#[test]
fn rv3_19_the_first_bend_turns_to_either_side() {
    check(&format!(
        "{WEST}
        Red  riverv3.D -1,0:0 -
        Blue riverv3.G
        expect only -2,0:180 -2,0:270
        "
    ));
}

/// RV3-30: the set does not change how bends are judged, the option does.
#[test]
fn rv3_30_the_classic_river_with_and_without_its_bends() {
    let river = "
        systems: base, farmers, river-v3
        sets: base-v3, river-1
        bag: base.X

        Red  river1.G 1,0:0 -
        Blue river1.D 1,1:90 -
        Red  river1.G
    ";
    check(&format!(
        "{river}
        refuse 1,2:90 RV3-17
        expect only 1,2:180
        "
    ));
    check(&format!(
        "option riv3.bends: no_immediate_u_turn
        {river}
        expect only 1,2:90 1,2:180
        "
    ));
}

/// Two arms of a double-wide source that come together south of it, and a third river that begins
/// north of it.
const ARMS: &str = "
    systems: base, farmers, river-v3
    option riv3.bends: no_immediate_u_turn
    bag: base.X
    start: river17.A1 0,0:0; river17.A2 1,0:0; river.S 0,-1:0
    start: river17.G -1,0:270; river17.D -1,1:90; river17.O -1,2:180
    start: river17.J 2,0:0; river17.F 2,1:90; riverv3.G 2,2:90
";

/// RV3-15: a tile between two ends would join them.
#[test]
fn rv3_15_a_tile_joins_one_end_only() {
    check(&format!(
        "{ARMS}
        start: riverv3.D 1,2:0
        Red  riverv3.F
        refuse 0,2:0 RV3-15
        expect only 1,-1:0 1,-1:180
        "
    ));
}

/// RV3-16: two ends would look at the same cell.
#[test]
fn rv3_16_a_new_end_needs_a_free_cell() {
    check(&format!(
        "{ARMS}
        Red  riverv3.F
        refuse 0,2:0 RV3-16
        refuse 1,2:0 RV3-16
        expect only 1,-1:0 1,-1:180
        "
    ));
}

/// RV3-16: a tile in front of the new end does not match it.
#[test]
fn rv3_16_a_new_end_does_not_run_into_a_tile() {
    check(
        "
        systems: base, farmers, river-v3
        start: river.S 0,0:180; base.B 0,-1:0; base.B -1,-1:0
        bag: base.X

        Red  riverv3.G
        refuse -1,0:180 BG-13
        expect only -1,0:270
        ",
    );
}

/// A river end below a city gate, where most river tiles do not fit.
const BELOW_A_CITY: &str = "
    systems: base, farmers, river-v3
    start: river.S 0,0:0; base.B 0,-1:0; base.E 1,-1:180
";

#[test]
fn rv3_24_a_river_tile_without_place_leaves_the_game() {
    check(&format!(
        "{BELOW_A_CITY}
        draw: riverv3.D riverv3.C base.B

        expect event discarded riverv3.D
        expect asks Red place-tile riverv3.C
        expect left 1
        Red  1,0:0 -
        expect asks Blue place-tile base.B
        "
    ));
}

/// RV3-24, RV3-25: after the last river tile ordinary ones follow, never in front of the open end.
#[test]
fn rv3_25_an_end_may_stay_open() {
    check(&format!(
        "{BELOW_A_CITY}
        draw: riverv3.D riverv3.L base.K base.X

        expect event discarded riverv3.D
        expect event discarded riverv3.L
        expect asks Red place-tile base.K
        refuse 1,0:0 BG-13
        refuse 1,0:90 BG-13
        refuse 1,0:180 BG-13
        refuse 1,0:270 BG-13
        Red  0,1:270
        expect asks Red figure
        "
    ));
}

/// RV3-29: one player may lay the whole river, with a figure each time.
#[test]
fn rv3_29_turns_in_the_river_are_turns() {
    check(
        "
        players: Red
        systems: base, farmers, river-v3
        bag: base.X

        Red  riverv3.D 0,1:90 meeple>field.1234
        Red  riverv3.K 0,2:0 meeple>road.EW
        refuse meeple>field.34 BG-30
        Red  riverv3.H 0,3:90 meeple>monastery
        Red  riverv3.C 0,4:90 meeple>city.E
        Red  riverv3.L 0,5:90 -
        expect figures Red 4
        expect asks Red place-tile base.X
        ",
    );
}
