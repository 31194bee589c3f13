//! Placing followers (BG-30 to BG-37).

use bastide_engine::{Action, FigureKind, Pos, SegmentId, Spot};
use bastide_scenario::{check, run};

#[test]
fn bg_30_at_most_one_follower_on_the_tile_just_placed() {
    check(
        "
        bag: base.X

        Red base.U 1,0:0
        refuse meeple>road.EW@0,0 BG-30       # an older tile
        refuse meeple>city.N@0,0 BG-30
        expect legal -
        Red meeple>road.EW
        expect supply Red meeple 6
        expect figures Red 1
        refuse meeple>field.0127@1,0 BG-30    # a second one in the same part
        expect asks Blue place-tile
        ",
    );
}

#[test]
fn bg_30_to_place_nobody_is_allowed() {
    check(
        "
        bag: base.X

        Red base.U 1,0:0 -
        expect figures Red 0
        expect supply Red meeple 7
        expect asks Blue place-tile
        ",
    );
}

#[test]
fn bg_31_roads_cities_monasteries_and_fields_take_followers() {
    check(
        "
        start: base.U 0,0:0
        bag: base.X

        Red  base.K 1,0:0
        expect only - meeple>city.N meeple>road.SW meeple>field.2347 meeple>field.56
        Red  meeple>city.N
        Blue base.A -1,0:270
        expect only - meeple>monastery meeple>road.E meeple>field.01234567
        ",
    );
}

#[test]
fn bg_31_a_crossing_is_no_target() {
    check(
        "
        start: base.X 0,0:0
        bag: base.X

        # Four roads and four fields, and nothing in the middle.
        Red base.X 1,0:0
        expect only - meeple>road.N meeple>road.E meeple>road.S meeple>road.W meeple>field.07 meeple>field.12 meeple>field.34 meeple>field.56
        ",
    );
}

#[test]
fn bg_31_a_target_that_the_tile_does_not_have_is_refused() {
    for target in ["city.N", "monastery", "road.N", "field.01"] {
        let text = format!("bag: base.X\nRed base.U 1,0:0 meeple>{target}");
        let found = run(&text).expect_err("there is no such target").found;
        assert!(found.starts_with(&format!("there is no one \"{target}\"")), "{found}");
    }
    let mut game = check("bag: base.X\nRed base.U 1,0:0").game().clone();
    let beyond = Spot::Segment { at: Pos::new(1, 0), segment: SegmentId(9) };
    let action = Action::Deploy { figure: FigureKind::Meeple, to: beyond };
    assert_eq!(game.play(action).unwrap_err().rule.to_string(), "BG-30");
}

/// BG+RV3, BG-31: without the abbot a garden is a picture, and the river is no feature (RV3-20).
#[test]
fn bg_31_gardens_and_rivers_take_no_meeples() {
    check(
        "
        bag: base.X

        Red base.U-g 1,0:0
        expect only - meeple>road.EW meeple>field.0127 meeple>field.3456
        refuse meeple>garden ABT-6
        ",
    );
    check(
        "
        systems: base, farmers, river-v3
        start: river.S 0,0:0
        bag: river1.L

        Red river1.D 1,0:0
        expect only - meeple>field.0127 meeple>field.3456
        refuse meeple>river.EW RV3-20
        ",
    );
}

#[test]
fn bg_32_a_feature_with_a_follower_takes_no_other() {
    check(
        "
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 2,0:0
        refuse meeple>road.EW BG-32           # another player's
        Blue -
        Red  base.U 3,0:0
        refuse meeple>road.EW BG-32           # the own one
        expect only - meeple>field.0127 meeple>field.3456
        ",
    );
}

#[test]
fn bg_32_what_the_tile_connects_counts() {
    check(
        "
        start: base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        bag: base.X

        Red  base.U 0,0:0 meeple>road.EW
        Blue base.U 2,0:0 meeple>field.0127
        Red  base.U 1,0:0
        refuse meeple>road.EW BG-32           # joined to the west
        refuse meeple>field.0127 BG-32        # joined to the east
        expect only - meeple>field.3456
        ",
    );
}

#[test]
fn bg_ex20_a_city_with_a_knight_is_closed_to_all_while_a_field_is_free() {
    check(
        "
        bag: base.X

        Red  base.R 0,-1:180 meeple>city.ESW
        Blue base.E 1,-1:270
        refuse meeple>city.W BG-32
        Blue meeple>field.012345
        Red  base.E -1,-1:90
        refuse meeple>city.E BG-32            # the own knight closes it just as well
        Red  meeple>field.014567
        ",
    );
}

/// BG-33: the variant with a road is below.
#[test]
fn bg_ex7_a_knight_in_a_city_that_the_tile_completes() {
    check(
        "
        bag: base.X

        Red base.E 0,-1:180
        expect complete city.S
        Red meeple>city.S
        expect event scored Red 4 city [BG-52]
        expect event returned Red meeple city.S@0,-1
        expect supply Red meeple 7
        expect Red 4, Blue 0
        ",
    );
}

/// BG-ex7: the variant with a road.
#[test]
fn bg_33_a_highwayman_on_a_road_that_the_tile_completes() {
    check(
        "
        start: base.D 0,0:0; base.W -1,0:0
        bag: base.X

        Red base.W 1,0:0 meeple>road.W
        expect event scored Red 3 road [BG-51]
        expect event returned Red meeple road.W@1,0
        expect supply Red meeple 7
        ",
    );
}

#[test]
fn bg_34_features_completed_earlier_are_no_target() {
    check(
        "
        bag: base.X

        Red  base.E 0,-1:180 -
        expect complete city.N@0,0
        Blue base.U 1,0:0
        refuse meeple>city.N@0,0 BG-30
        refuse meeple>city.S@0,-1 BG-30
        ",
    );
}

#[test]
fn bg_35_with_an_empty_supply_nobody_is_asked_for_a_follower() {
    check(
        "
        supply meeple: 1
        bag: base.X

        Red  base.U 1,0:0 meeple>field.0127
        Blue base.U 2,0:0 -
        Red  base.U 3,0:0
        expect asks Blue place-tile
        expect figures Red 1
        ",
    );
}

#[test]
fn bg_35_followers_are_not_taken_back_at_will() {
    check(
        "
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 2,0:0
        refuse p1.meeple<road.EW@1,0 BG-35
        Blue -
        Red  base.U 3,0:0
        refuse meeple<road.EW@1,0 BG-35
        ",
    );
}

/// BG+FRM, BG-36: neither a completed city at its field nor anything else sends a farmer home.
#[test]
fn bg_36_a_farmer_stays_to_the_end() {
    check(
        "
        bag: base.X

        Red  base.D 1,0:0 meeple>field.27
        Blue base.E 1,-1:180 meeple>city.S
        expect event scored Blue 4 city
        expect on field.27@1,0: Red meeple
        Red  base.W 2,0:0 -
        Blue base.W -1,0:0 -
        expect complete road.EW@0,0
        expect on field.27@1,0: Red meeple
        expect supply Red meeple 6
        ",
    );
}

/// BG+FRM
#[test]
fn bg_37_without_the_system_nobody_is_a_farmer() {
    check(
        "
        systems: base
        bag: base.X

        Red base.U 1,0:0
        refuse meeple>field.0127 BG-37
        expect only - meeple>road.EW
        ",
    );
    check(
        "
        systems: base, farmers
        bag: base.X

        Red base.U 1,0:0
        expect only - meeple>road.EW meeple>field.0127 meeple>field.3456
        ",
    );
}

/// BG-37: the builder is there, so that the figure action is asked for although no field is open.
#[test]
fn bg_37_without_farmers_there_is_no_pig() {
    check(
        "
        systems: base, traders-and-builders
        bag: base.X

        expect supply Red pig 1
        Red base.U 1,0:0
        refuse pig>field.0127 TB-40
        expect only - meeple>road.EW
        ",
    );
}
