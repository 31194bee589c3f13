//! Features on river tiles, the water and the fields beside it (RV3-6, RV3-20 to RV3-23, RV3-26 to
//! RV3-28), and other systems.

use bastide_engine::SegmentKind;
use bastide_scenario::check;

#[test]
fn rv3_6_nobody_stands_on_the_source_at_the_start() {
    check(
        "
        systems: base, farmers, river-v3
        bag: base.X

        Red  riverv3.D
        refuse meeple>road.NE@0,0 BG-30
        Red  0,1:90
        refuse meeple>road.NE@0,0 BG-30
        Red  -
        expect on road.NE@0,0: nobody
        ",
    );
}

#[test]
fn rv3_20_figures_stand_on_features_never_on_the_water() {
    check(
        "
        systems: base, farmers, river-v3, abbot, inns-and-cathedrals, traders-and-builders
        bag: base.X

        Red  riverv3.K 0,1:0
        expect legal meeple>road.EW meeple>field.12 large-meeple>road.EW
        refuse meeple>river.NS RV3-20
        refuse large-meeple>river.NS RV3-20
        refuse builder>river.NS RV3-20
        Red  large-meeple>road.EW
        Blue riverv3.H 0,2:90
        expect legal meeple>monastery abbot>monastery meeple>road.W
        Blue -
        Red  riverv3.C 0,3:90
        expect legal meeple>city.E meeple>city.W
        refuse abbot>river.NS RV3-20
        ",
    );
}

/// A place for a bridge whose roads end on both sides.
const BRIDGE: &str = "
    start: riverv3.A 0,0:0; base.B -1,0:0; base.A -1,1:270; base.A 1,0:90; base.A 1,1:90
    bag: base.X
";

/// RV3-21, RV3-27
#[test]
fn rv3_21_a_road_over_the_bridge_is_completed_and_scored() {
    check(&format!(
        "systems: base, farmers, river-v3
        {BRIDGE}
        Red  riverv3.K 0,1:0 meeple>road.EW
        expect event scored Red 3 road [BG-51]
        expect event returned Red meeple
        expect same road.E@-1,1 road.W@1,1
        "
    ));
}

/// IC+RV3, RV3-21, IC-20: an inn on a river tile works.
#[test]
fn an_inn_on_the_river() {
    check(&format!(
        "systems: base, farmers, river-v3, inns-and-cathedrals
        {BRIDGE}
        Red  river2.3 0,1:0 large-meeple>road.EW
        expect event scored Red 6 road [IC-20]
        "
    ));
}

/// ABT+RV3, RV3-21, ABT-4: a garden on a river tile takes an abbot.
#[test]
fn a_garden_on_the_river() {
    check(
        "
        systems: base, farmers, river-v3, abbot
        bag: base.X

        Red  riverv3.J 0,1:90 abbot>garden
        expect worth 2 garden@0,1
        Blue riverv3.D -1,1:0 -
        expect worth 3 garden@0,1
        Red  riverv3.F -2,1:0 abbot<garden@0,1
        expect event scored Red 3 garden
        ",
    );
}

/// RV3-2, RV3-21: with ferries the lake of a river gets none.
#[test]
fn the_lake_of_a_river_is_no_lake_of_ferries() {
    check(
        "
        systems: base, farmers, river-v3, ferries
        bag: base.X

        Red  riverv3.L 0,1:90
        refuse ferry.NS FER-35
        Red  meeple>monastery
        expect asks Blue place-tile
        ",
    );
}

#[test]
fn rv3_23_the_lake_takes_a_meeple() {
    check(
        "
        systems: base, farmers, river-v3
        bag: base.X

        Red  riverv3.L 0,1:90
        expect legal meeple>monastery -
        refuse meeple>river.N RV3-20
        Red  meeple>monastery
        expect on monastery@0,1: Red meeple
        expect worth 2 monastery@0,1
        ",
    );
}

/// BG+RV3
#[test]
fn rv3_26_the_river_is_no_feature() {
    let played = check(
        "
        systems: base, farmers, river-v3

        Red  riverv3.D 0,1:90 -
        Blue riverv3.L 0,2:90
        expect open river.N@0,2         # never complete
        Blue -
        expect over
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
    let features = played.game().features();
    assert!(features.len() > 3);
    assert!(features.iter().all(|feature| feature.kind != SegmentKind::River));
}

/// FRM+RV3, RV3-27, RV3-28: the source of 2021 shows three fields, so that only its lake joins the
/// two banks.
#[test]
fn rv3_27_the_river_separates_fields() {
    check(
        "
        systems: base, farmers, river-v3
        bag: base.X

        Red  riverv3.D 0,1:90 meeple>field.1234
        expect apart field.1234@0,1 field.0567@0,1
        Blue riverv3.K 0,2:0
        refuse meeple>field.12 BG-32
        Blue meeple>field.07
        expect on field.0567@0,1: Blue meeple
        Red  riverv3.F 0,3:90 -
        expect apart field.1234@0,3 field.0567@0,3
        Blue riverv3.L 0,4:90
        expect same field.1234@0,3 field.0567@0,3
        Blue -
        expect apart field.1234@0,1 field.0567@0,1      # the road of the bridge lies between
        ",
    );
}

/// FRM+RV3
#[test]
fn rv3_28_around_source_and_lake_the_field_is_one() {
    check(
        "
        systems: base, farmers, river-v3
        sets: base-v3, river-1
        start: river.S 0,0:0; river1.D 1,0:0
        bag: base.B base.B

        expect same field.0127@1,0 field.3456@1,0 field.01234567@0,0
        Red  river1.K 2,0:90 -                      # its road ends both banks
        Blue river1.D 3,0:0 -
        expect apart field.0127@3,0 field.3456@3,0
        Red  river1.L 4,0:0 -
        expect same field.0127@3,0 field.3456@3,0
        ",
    );
}

/// IC+RV3, RV3-20, IC-10: a large meeple stands on river tiles, never on the water.
#[test]
fn rv3_20_a_large_meeple_on_the_river() {
    check(
        "
        systems: base, farmers, river-v3, inns-and-cathedrals
        bag: base.B

        Red  riverv3.D 0,1:90
        expect legal large-meeple>field.1234
        refuse large-meeple>river.NS RV3-20
        ",
    );
}
