//! The builder: where it is placed, and how long it stays.

use bastide_scenario::check;

/// TB-20, TBN-6: the own follower must be there before, on the whole feature, not on the tile.
#[test]
fn tb_20_a_builder_needs_an_own_follower_on_the_road() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0
        refuse builder>road.EW TB-20
        Red  meeple>road.EW
        Blue base.U 2,0:0
        refuse meeple>road.EW BG-32
        refuse builder>road.EW TB-20
        Blue -
        Red  base.U 3,0:0
        refuse builder>road.EW@2,0 TB-20
        expect legal builder>road.EW
        Red  builder>road.EW
        expect event deployed Red builder road.EW@3,0
        expect on road.EW@0,0: Red meeple, Red builder
        expect supply Red builder 0
        expect supply Red meeple 6
        ",
    );
}

/// TB-20, TBN-6
#[test]
fn tb_20_a_builder_goes_in_a_city_too() {
    check(
        "
        systems: base, farmers, traders-and-builders
        bag: base.X

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 -
        Red  base.G 0,-2:90 builder>city.NS
        expect on city.N@0,0: Red meeple, Red builder
        Blue base.B 0,2:0 -
        Red  base.G 0,-3:90
        expect event second-part Red
        ",
    );
}

/// TB-20: one figure action in a part, so neither of the two goes with the other.
#[test]
fn tb_20_no_builder_together_with_a_follower() {
    check(
        "
        systems: base, farmers, traders-and-builders
        supply builder: 2
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U 3,0:0 meeple>field.3456
        expect asks Red second-part
        refuse builder>road.EW TB-20
        Red -
        Red base.U 4,0:0 builder>road.EW
        expect asks Red second-part
        refuse meeple>field.0127 BG-30
        ",
    );
}

/// TB-21, TBN-15, TB-28: each player has a builder on the road, some tiles from the own follower.
/// Builders add neither strength nor points.
#[test]
fn tb_21_builders_share_a_road_and_add_nothing() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red  base.U 2,0:0 -
        expect owners road.EW@1,0: Red, Blue
        Blue base.U 4,0:0 builder>road.EW
        expect owners road.EW@1,0: Red, Blue
        Red  base.U 5,0:0 builder>road.EW
        expect on road.EW@0,0: Red meeple, Blue meeple, Red builder, Blue builder
        expect owners road.EW@1,0: Red, Blue
        Blue base.U 6,0:0
        expect event second-part Blue
        Blue - -
        Red  base.W 7,0:0
        expect event second-part Red
        Red  meeple>field.34
        expect event scored Red 9 road [BG-51]
        expect event scored Blue 9 road [BG-51]
        expect event returned Red builder
        expect event returned Blue builder
        expect Red 9, Blue 9
        ",
    );
}

/// TB-28: a builder and a follower do not stand up to two followers.
#[test]
fn tb_28_a_builder_counts_for_no_majority() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.B 5,1:0; base.B 6,1:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 4,0:0 meeple>road.EW
        Red  base.U 2,0:0 builder>road.EW
        Blue base.U 6,0:0 meeple>road.EW
        Red  base.U 3,0:0 - -
        Blue base.U 5,0:0 -
        expect on road.EW@1,0: Red meeple, Red builder, Blue meeple, Blue meeple
        expect owners road.EW@1,0: Blue
        expect worth 8 road.EW@1,0
        ",
    );
}

/// TB-22, TBN-7: neither a farmer nor a monk carries a builder.
#[test]
fn tb_22_no_builder_on_a_field_or_monastery() {
    check(
        "
        systems: base, farmers, traders-and-builders
        players: Red
        bag: base.X

        Red base.U 1,0:0 meeple>field.3456
        Red base.A 2,0:90
        refuse builder>field.01234567 TB-22
        refuse builder>monastery TB-22
        Red -
        Red cult.S1 0,1:0
        refuse builder>monastery TB-22
        refuse builder>field.01234567 TB-22
        ",
    );
}

/// ABT+TB, TB-22: nor is a garden a place for it.
#[test]
fn tb_22_no_builder_in_a_garden() {
    check(
        "
        systems: base, farmers, traders-and-builders, abbot
        players: Red
        bag: base.X

        Red base.U-g 1,0:0 abbot>garden
        Red base.U-g 2,0:0
        refuse builder>garden TB-22
        ",
    );
}

/// IC+TB, TBN-6, IC-11: any follower carries a builder.
#[test]
fn tbn_6_a_large_meeple_carries_a_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, inns-and-cathedrals
        bag: base.X

        Red  base.U 1,0:0 large-meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        expect on road.EW@2,0: Red large-meeple, Red builder
        ",
    );
}

/// IC+TB, TBN-6: with the option only a normal meeple does.
#[test]
fn tbn_6_normal_only_wants_a_normal_meeple() {
    check(
        "
        systems: base, farmers, traders-and-builders, inns-and-cathedrals
        option tbn.builder_support: normal_only
        bag: base.X

        Red  base.U 1,0:0 large-meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0
        refuse builder>road.EW TBN-6
        Red  -
        Blue base.E 0,-1:180 -
        Red  base.U -1,0:0
        refuse builder>road.EW TBN-6
        ",
    );
}

/// TBN-6, TBN-14: for staying any own meeple will do, the option or not.
#[test]
fn tbn_6_normal_only_does_not_ask_who_stays() {
    check(
        "
        systems: base, farmers, traders-and-builders, inns-and-cathedrals, messengers
        option tbn.builder_support: normal_only
        players: Red
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0
        bag: base.X

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 3,0:0 large-meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.A 4,2:90 meeple>road.W =meeple message=recall =action
        Red meeple<road.EW@1,0 =forgo
        expect event returned Red meeple road.EW@1,0
        expect no event returned Red builder
        expect on road.EW@1,0: Red large-meeple, Red builder
        ",
    );
}

/// TB-29: the builder goes home with the scored road, and never because its player wants it to.
#[test]
fn tb_29_a_builder_stays_until_the_feature_is_scored() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0
        refuse builder<road.EW@2,0 TB-29
        Red  -
        expect on road.EW@0,0: Red meeple, Red builder
        Blue base.W 3,0:0 -
        expect event scored Red 5 road
        expect event returned Red builder road.EW@2,0
        expect no event second-part
        expect supply Red builder 1
        ",
    );
}

/// TB-29, TBN-14: when the last own follower is recalled, the builder goes at once.
#[test]
fn tb_29_a_builder_leaves_with_the_last_own_follower() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        players: Red
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0
        bag: base.X

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.A 4,2:90 meeple>road.W =meeple message=recall =action
        Red meeple<road.EW@1,0
        expect asks Red recall-points 4
        expect on road.EW@1,0: Red meeple, Red builder
        Red =score
        expect event returned Red meeple road.EW@1,0
        expect event returned Red builder road.EW@2,0
        expect asks Red marker 4
        expect supply Red builder 1
        ",
    );
}

/// TB-29, TBN-14: followers of others do not keep a builder.
#[test]
fn tb_29_another_players_follower_does_not_keep_a_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.U 3,0:0 meeple>road.EW
        Red  base.U 2,0:0 builder>road.EW
        Blue base.U 4,0:0 builder>road.EW
        Red  base.A 4,2:90 meeple>road.W =meeple message=recall =action
        Red  meeple<road.EW@1,0 =forgo
        expect event returned Red builder road.EW@2,0
        expect no event returned Blue
        expect on road.EW@1,0: Blue meeple, Blue builder
        ",
    );
}
