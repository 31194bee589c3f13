//! Gold mines where they meet other systems.

use bastide_scenario::check;

use super::SPLIT_ROAD;

/// ABT+GLD, GLD-11, ABT-10: a completed garden collects like a monastery.
#[test]
fn gld_11_a_garden_collects() {
    check(
        "
        systems: base, farmers, abbot, gold-mines
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; \
               base.B -1,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 0,1:0 -
        Red  gm.H 1,1:0 gold@1,0 -
        expect event scored Red 9 garden
        expect tokens Red gold 2
        ",
    );
}

/// ABT+GLD, GLD-10, ABT-11: an early return collects nothing.
#[test]
fn gld_11_an_abbot_who_leaves_early_takes_no_gold() {
    check(
        "
        systems: base, farmers, abbot, gold-mines
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; \
               base.B -1,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue gm.H 0,1:0 gold@0,0 -
        Red  base.B 2,0:0 abbot<garden@0,0
        expect event scored Red 8 garden
        expect tokens Red gold 0
        expect state ingots/0,0/count 1
        ",
    );
}

/// GLD+RV3, GLD-3, RV3-8: each half of a double source is a tile.
#[test]
fn gld_3_halves_of_a_double_source_are_two_tiles() {
    check(
        "
        systems: base, farmers, river-v3, gold-mines
        option riv3.kind: double_source
        bag: base.B

        Red gm.H 0,-1:180
        expect only gold@0,0 gold@1,0
        Red gold@1,0 -
        expect state ingots/0,0/count none
        expect state ingots/1,0/count 1
        ",
    );
}

/// GLD+IC, GLD-12, IC-11: the large meeple decides who controls the road.
#[test]
fn gld_12_the_large_meeple_takes_it_all() {
    check(&format!(
        "
        systems: base, inns-and-cathedrals, gold-mines
        start: {SPLIT_ROAD}
        bag: base.B

        Red  gm.F 1,0:0 gold@0,1 meeple>road.EW
        Blue base.U 3,0:0 large-meeple>road.EW
        Red  gm.F 2,0:0 gold@1,0 -
        expect event scored Blue 5 road
        expect tokens Red gold 0
        expect tokens Blue gold 3
        "
    ));
}

/// GLD+TB, GLD-12, TB-10: goods go to the one who completes the city, gold to its owner.
#[test]
fn gld_12_goods_and_gold_go_separate_ways() {
    check(
        "
        systems: base, farmers, traders-and-builders, gold-mines
        start: base.E 0,0:90
        bag: base.B

        Red  gm.D 1,0:0 gold@0,0 meeple>city.EW
        Blue tb.HQ 2,0:0 -
        Red  base.B 0,1:0 -
        Blue base.E 3,0:270 -
        expect event took Blue wine 1
        expect tokens Red gold 2
        expect tokens Blue gold 0
        expect tokens Red wine 0
        ",
    );
}

/// GLD+TB, GLD-15, TB-25: gold is collected in each part of a double turn.
#[test]
fn gld_15_gold_in_both_parts_of_a_double_turn() {
    check(
        "
        players: Red
        systems: base, traders-and-builders, gold-mines
        start: base.A 0,0:270; base.B 0,-1:0; base.A 1,-1:0
        bag: base.B

        Red gm.F 1,0:0 gold@1,-1 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.A 3,0:90 -
        expect event scored Red 4 road
        expect tokens Red gold 1
        expect asks Red second-part
        Red =second-part base.A 1,1:180 meeple>road.N
        expect event scored Red 3 road
        expect tokens Red gold 2
        ",
    );
}

/// FLY+GLD, GLD-16, FLY-18: two monks share the gold of their monastery.
#[test]
fn gld_16_monks_share_the_gold() {
    check(
        "
        systems: base, flying-machines, gold-mines
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B -1,1:0; \
               base.B 0,1:0
        bag: base.B

        Red  base.B 0,0:0 meeple>monastery
        Blue fl.G 1,0:0 meeple^ die=1 meeple>monastery@0,0
        Red  gm.H 1,1:0 gold@1,0 -
        expect event scored Red 9 monastery
        expect event scored Blue 9 monastery
        expect tokens Red gold 1
        expect tokens Blue gold 1
        ",
    );
}

/// GLD+MSG, GLD-15, MSG-12: gold is taken before messages are drawn, and no message pays any.
#[test]
fn gld_15_gold_before_messages() {
    check(
        "
        systems: base, messengers, gold-mines
        start: base.A 0,0:270; base.B 0,-1:0; base.A 1,-1:0
        bag: base.B

        Red  gm.F 1,0:0 gold@1,-1 meeple>road.NS
        Blue base.U 2,0:0 -
        Red  base.U 3,0:0 meeple>road.EW
        Blue base.A 4,0:90 -
        expect asks Red marker 5
        expect tokens Red gold 0
        Red  =meeple message=road
        expect asks Red message road
        expect tokens Red gold 1
        Red  =action
        expect asks Red marker 2
        Red  =meeple
        expect tokens Red gold 1
        expect state ingots/1,-1/count 1
        ",
    );
}

/// FER+GLD, GLD-10, FER-38: the tiles of the road as it is after the ferries.
#[test]
fn gld_10_the_road_after_the_ferries() {
    check(
        "
        systems: base, ferries, gold-mines
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        Blue fe.D 2,0:0 - ferry.EW
        Red  gm.F 3,0:0 gold@2,0 -
        expect asks Red move-ferry
        Red  ferry.ES@2,0
        expect event scored Red 3 road
        expect tokens Red gold 3
        expect state ingots/3,0/count 1
        ",
    );
}

/// GLD+MGW, GLD-10, MGW-18: the mage brings points, not gold.
#[test]
fn gld_10_the_mage_does_not_touch_gold() {
    check(
        "
        systems: base, mage-and-witch, gold-mines
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        Blue mw.D 0,-1:90 mage>road.EW@1,0 -
        Red  base.A 2,0:90 -
        expect event scored Red 6 road
        expect tokens Red gold 2
        ",
    );
}

/// GLD+ROB, GLD-20: whoever robs takes points and no gold.
#[test]
fn gld_20_gold_is_not_robbed() {
    check(
        "
        systems: base, robbers, gold-mines
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        Blue rb.F 0,-1:0
        Blue =space-0
        Red  =space-0
        Blue -
        Red  base.A 2,0:90 -
        expect event scored Red 3 road
        expect tokens Red gold 2
        expect tokens Blue gold 0
        expect Red 3, Blue 2
        ",
    );
}

/// CRC+GLD, GLD-20, CRC-14: a highwayman who is removed leaves the gold that was collected before.
#[test]
fn gld_20_a_removed_follower_keeps_the_gold() {
    check(
        "
        systems: base, crop-circles, gold-mines
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 1,-1:90 meeple>road.NS
        Blue cc2.A 2,0:180 -
        expect event scored Red 3 road
        expect asks Blue crop-circle
        expect tokens Red gold 2
        Blue =remove
        Red  meeple<road.NS@1,-1
        expect tokens Red gold 2
        ",
    );
}
