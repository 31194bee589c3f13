//! The double-wide source and its two arms (RV3-8 to RV3-11, RV3-14, RV3-22).

use bastide_scenario::check;

/// RV3-8, RV3-9: the halves lie at 0,0 and 1,0, and what crosses their common side is one.
#[test]
fn the_double_wide_source_is_two_tiles() {
    let played = check(
        "
        systems: base, farmers, river-v3
        option riv3.kind: double_source
        bag: base.X

        expect same field.0127@0,0 field.0127@1,0
        expect same field.3456@0,0 field.3456@1,0
        expect apart field.0127@0,0 field.3456@0,0
        expect tiles 2 field.0127@0,0
        ",
    );
    assert_eq!(played.game().board().tiles().len(), 2);
}

/// RV3-10, RV3-ex1
#[test]
fn rv3_ex1_a_monastery_counts_both_halves() {
    check(
        "
        systems: base, farmers, river-v3
        option riv3.kind: double_source
        bag: base.X

        Red  base.B 0,-1:0 meeple>monastery
        expect tiles 3 monastery@0,-1
        expect worth 3 monastery@0,-1
        ",
    );
}

/// RV3-10: so does a garden, for an abbot who comes home.
#[test]
fn rv3_10_a_garden_counts_both_halves() {
    check(
        "
        systems: base, farmers, abbot, river-v3
        option riv3.kind: double_source
        bag: base.X

        Red  base.E-g 1,-1:0 abbot>garden
        expect worth 3 garden@1,-1
        Blue river17.D -1,0:0 -
        Red  river17.F 2,0:0 abbot<garden@1,-1
        expect event scored Red 4 garden
        ",
    );
}

/// RV3-11, RV3-14, RV3-22
#[test]
fn the_river_grows_from_both_ends_and_each_gets_a_lake() {
    check(
        "
        systems: base, farmers, river-v3
        option riv3.kind: double_source
        bag: base.X

        Red  river17.D
        expect only -1,0:0 -1,0:180 2,0:0 2,0:180
        Red  -1,0:0 -
        Blue river17.L
        expect only -2,0:180 2,0:0      # the player chooses the end
        Blue 2,0:0 -
        Red  river17.Q
        expect only -2,0:180            # the one that remains
        Red  -2,0:180 -
        Blue base.U
        expect asks Blue place-tile
        ",
    );
}

/// RV3-22, RV3-ex6
#[test]
fn rv3_ex6_a_lake_that_fits_at_one_end_only() {
    check(
        "
        systems: base, farmers, river-v3
        option riv3.kind: double_source
        start: river17.A1 0,0:0; river17.A2 1,0:0; base.U 1,-1:0; base.V 2,-1:0
        bag: base.X

        Red  river17.L
        refuse 2,0:0 BG-13              # a road leads there from the north
        expect only -1,0:180
        ",
    );
}

/// RV3-17, RV3-19: each arm has its own bends, looking away from the source.
#[test]
fn rv3_17_bends_are_counted_for_each_arm() {
    check(
        "
        systems: base, farmers, river-v3
        option riv3.kind: double_source
        bag: base.X

        Red  river17.G -1,0:270 -       # the western arm turns left, to the south
        Blue river17.O
        refuse -1,1:180 RV3-17
        expect only -1,1:90 2,0:0 2,0:90
        Blue 2,0:90 -                   # the eastern arm turns left, to the north
        Red  river17.J
        refuse 2,-1:0 RV3-17
        refuse -1,1:180 RV3-17
        expect only -1,1:90 2,-1:270
        ",
    );
}
