//! Ferries with the other systems.

use bastide_scenario::check;

/// FER+FRM, FER-2: with farmers. Ferries neither join nor part fields.
#[test]
fn stubs_and_lake_divide_fields_as_drawn() {
    check(
        "
        systems: base, farmers, ferries
        bag: base.X base.X

        Red  fe.D 1,0:0 meeple>field.34
        expect apart field.34 field.56 field.0127
        Red  ferry.EW
        expect apart field.34@1,0 field.56@1,0 field.0127@1,0
        Blue base.U 2,0:0
        refuse meeple>field.3456 BG-32          # Red's field, south-east of the lake
        expect legal meeple>field.0127
        Blue - ferry.ES@1,0
        expect apart field.34@1,0 field.56@1,0 field.0127@1,0
        expect on field.34@1,0: Red meeple
        ",
    );
}

/// ABT+FER, FER-16, ABT-11: taking the abbot home is the figure action; ferries follow, then the
/// points.
#[test]
fn the_abbot_comes_home_before_the_ferry() {
    check(
        "
        systems: base, farmers, abbot, ferries
        bag: base.X

        Red  base.B 0,1:0 abbot>monastery
        Blue base.B -1,1:0 -
        Red  fe.D 1,0:0 abbot<monastery@0,1
        expect asks Red place-ferry
        expect Red 0, Blue 0
        Red  ferry.EW
        expect event scored Red 4 monastery [ABT-13]
        ",
    );
}

/// FER+RV3, FER-2: a river's lake is no lake with ferries.
#[test]
fn a_river_lake_gets_no_ferry() {
    check(
        "
        systems: base, farmers, river-v3, ferries
        bag: base.X

        Red  riverv3.L 0,1:90 -
        expect asks Blue place-tile
        expect state ferries/placed/0,1/edges none
        ",
    );
}

/// FER+IC, FER-12, IC-20: joining brings the inn, cutting takes it away.
#[test]
fn an_inn_works_for_the_road_as_it_is() {
    let road = "
        systems: base, farmers, inns-and-cathedrals, ferries
        start: base.A 0,0:270
        bag: base.X

        Red  fe.D 1,0:0 meeple>road.W ferry.EW
        Blue ic.EB 2,0:0 - -
        expect worth 0 road.W@1,0
    ";
    check(&format!(
        "{road}
        Red  base.A 3,0:90 - -
        expect event scored Red 8 road [IC-20]
        "
    ));
    check(&format!(
        "{road}
        Red  base.U 3,0:0 - ferry.ES@1,0
        expect event scored Red 2 road [BG-51]
        expect worth 0 road.E@1,0
        "
    ));
}

/// FER+IC, FER-38, IC-11: the majority is counted on the road after the moves.
#[test]
fn the_large_meeple_counts_on_the_joined_road() {
    let road = "
        players: Blue, Red
        systems: base, farmers, inns-and-cathedrals, ferries
        start: base.X -1,0:0; base.A -1,-1:0
        bag: base.X

        Blue base.U 0,-1:90 meeple>road.NS
        Red  fe.H 0,0:0 large-meeple>road.W ferry.NW
        expect owners road.N@0,0: Red
        Blue base.A 0,-2:0 -
    ";
    check(&format!(
        "{road}
        Blue -
        expect event scored Red 4 road
        expect Blue 0, Red 4
        "
    ));
    check(&format!(
        "{road}
        Blue ferry.ES@0,0
        expect event scored Blue 3 road
        expect event scored Red 2 road
        "
    ));
}

/// FER+TB, FER-10, TB-23: a road lengthened by a ferry alone earns nothing, a lake tile on the
/// builder's road does.
#[test]
fn the_second_part_is_earned_by_the_tile_alone() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        bag: base.X base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue fe.D 3,0:0 - ferry.ES
        expect apart road.EW@2,0 road.E@3,0
        Red  base.U 4,0:0
        expect no event second-part
        Red  - ferry.EW@3,0
        expect same road.EW@2,0 road.EW@4,0     # longer by the ferry
        expect asks Blue place-tile
        Blue base.B -1,1:0 -
        Red  fe.D 5,0:0
        expect event second-part Red
        Red  - ferry.EW -
        expect asks Red second-part
        ",
    );
}

/// FER+TB, FER-37, TB-29: a builder beside a second own highwayman stays.
#[test]
fn a_builder_with_another_highwayman_stays() {
    check(
        "
        systems: base, farmers, traders-and-builders, ferries
        bag: base.X base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  fe.D 2,0:0 meeple>road.E ferry.EW
        Blue base.B -1,1:0 -
        Red  base.U 3,0:0 builder>road.EW ferry.ES@2,0
        expect on road.E@2,0: Red meeple, Red builder
        expect on road.W@2,0: Red meeple
        expect no event returned
        ",
    );
}

/// FER+MSG, FER-6, FER-22, MSG-28: the extra tile has its own ferry step, but what was moved in
/// this turn stays.
#[test]
fn a_ferry_stays_fixed_for_the_extra_tile() {
    let moves = "
        systems: base, farmers, ferries, messengers
        start: base.U -3,0:0; base.U -2,0:0
        bag: base.X base.X

        Red  base.U -1,0:0 meeple>road.EW
        Blue fe.D 0,0:180 - ferry.NW
        Red  base.X -4,0:0 - ferry.NE@0,0 =meeple
        expect event scored Red 5 road
        Red  message=tile =action
        Red  base.U 1,0:0 -
    ";
    check(&format!(
        "{moves}
        expect asks Blue place-tile
        expect state ferries/placed/0,0/edges N E
        "
    ));
    check(&format!(
        "option fer.once_per: placement
        {moves}
        expect asks Red move-ferry
        Red  ferry.EW@0,0
        expect state ferries/placed/0,0/edges E W
        expect asks Blue place-tile
        "
    ));
}

/// FER+MSG, FER-16, FER-38, MSG-28: an extra tile that is a lake gets its ferry, and what it
/// completes is scored in its own part.
#[test]
fn a_lake_as_the_extra_tile() {
    check(
        "
        systems: base, farmers, ferries, messengers
        start: base.U -3,0:0; base.U -2,0:0
        bag: base.X base.X

        Red  base.U -1,0:0 meeple>road.EW
        Blue fe.D 0,0:180 - ferry.NW
        Red  base.A 0,-1:0 - -
        Blue base.B -1,1:0 -
        Red  base.X -4,0:0 - ferry.NE@0,0 =meeple
        expect event scored Red 5 road
        Red  message=tile =action
        Red  fe.D 1,0:0 meeple>road.W
        expect asks Red place-ferry
        refuse ferry.EW@0,0 FER-16
        Red  ferry.ES                           # the western stub is closed
        expect asks Red marker 3
        Red  =meeple
        expect event scored Red 3 road
        expect asks Blue place-tile
        ",
    );
}

/// FER+MSG, FER-39, SCB-24: roads that a ferry move completes are one batch, in the order that the
/// active player chooses.
#[test]
fn the_active_player_orders_the_completed_roads() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, ferries, messengers
        start: base.X -1,0:0; base.A -1,-1:0
        bag: base.X

        Blue base.U 0,-1:90 meeple>road.NS
        Red  fe.H 0,0:0 meeple>road.W ferry.NW
        Blue base.U 0,-2:90 - -
        Red  base.X 0,-3:0 - ferry.ES@0,0
        expect asks Red scoring-order
        Red  =next:road.S
        expect asks Blue marker 4
        Blue =meeple
        expect asks Red marker 2
        Red  =messenger
        expect track Blue meeple 4
        expect track Red messenger 2
        ",
    );
}

/// Red stands on a road of three tiles over a ferry, and a road of five lands on a message.
const MESSAGE: &str = "
    systems: base, farmers, ferries, messengers
    start: base.D 0,0:0; base.U -1,0:0; base.A 0,1:0; base.X 0,2:0; base.U 1,2:0; base.U 2,2:0; \
           base.U 3,2:0
    bag: base.X

    Red  fe.D 1,0:0 meeple>road.E ferry.EW
    Blue base.B -1,1:0 -
    Red  base.X 4,2:0 meeple>road.W =meeple
    expect event scored Red 5 road
";

/// FER+MSG, FER-10, MSG-22, MSG-36: messages value a road with its ferry.
#[test]
fn messages_value_roads_with_their_ferries() {
    check(&format!(
        "{MESSAGE}
        Red  message=road =action
        expect asks Red marker 3
        Red  =messenger
        expect Red 8, Blue 0
        "
    ));
    check(&format!(
        "{MESSAGE}
        Red  message=recall =action meeple<road.E@1,0
        expect asks Red recall-points 3
        Red  =score =messenger
        expect Red 8, Blue 0
        expect on road.E@1,0: nobody
        "
    ));
}
