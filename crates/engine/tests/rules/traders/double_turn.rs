//! The builder's second part of the turn.

use bastide_scenario::check;

/// BG+TB, TB-23, TBN-9, TBN-11: after the whole first part the same player plays another tile, with
/// all its steps.
#[test]
fn tb_23_a_tile_on_the_builders_road_earns_a_second_part() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0
        expect event second-part Red
        expect asks Red figure
        Red  meeple>field.3456
        expect asks Red second-part
        expect only =second-part -
        expect left 2
        Red  =second-part base.E 0,-1:180
        expect turn Red
        expect asks Red figure
        Red  meeple>city.S
        expect event scored Red 4 city
        expect asks Blue place-tile base.X
        ",
    );
}

/// TB-23: the own builder counts, nobody else's, and only the tile that extends its feature.
#[test]
fn tb_23_other_tiles_earn_nothing() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.U 3,0:0 -
        expect no event second-part
        Red  base.U 2,1:0 -
        expect no event second-part
        expect asks Blue place-tile base.B
        Blue base.B 0,2:0 -
        Red  base.X 4,0:0
        expect event second-part Red
        ",
    );
}

/// TB-23: the last tile earns a part for which no tile is left.
#[test]
fn tb_23_without_a_tile_there_is_no_second_part() {
    check(
        "
        systems: base, farmers, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U 3,0:0 -
        expect event second-part Red
        expect over
        expect Red 5
        ",
    );
}

/// TB-24: to complete a feature is to extend it, and the part is due although the builder leaves.
#[test]
fn tb_24_completing_the_feature_earns_the_second_part_too() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.W 3,0:0 -
        expect event second-part Red
        expect event scored Red 5 road
        expect event returned Red builder
        expect asks Red second-part
        ",
    );
}

/// TB-27: the tile lay there before the builder.
#[test]
fn tb_27_a_builder_earns_nothing_with_its_own_tile() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        expect no event second-part
        expect asks Blue place-tile base.X
        ",
    );
}

/// TB-25, TB-ex5, TBN-10: extending again with the second tile brings no third.
#[test]
fn tb_ex5_highwayman_builder_and_two_tiles() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X base.X

        1. Red  base.U 1,0:0 meeple>road.EW
        2. Blue base.B 0,1:0 -
        3. Red  base.U 2,0:0 builder>road.EW
        4. Blue base.B 0,2:0 -
        5. Red  base.U 3,0:0 - =second-part base.U 4,0:0
        expect same road.EW road.EW@0,0
        expect on road.EW: Red meeple, Red builder
        expect events 1 second-part
        Red  -
        refuse =second-part TB-25
        expect turn Blue
        6. Blue base.B 0,3:0 -
        7. Red  base.U 5,0:0
        expect event second-part Red
        ",
    );
}

/// TB-25: two builders on two features that one tile extends.
#[test]
fn tb_25_two_builders_earn_one_part() {
    check(
        "
        systems: base, farmers, traders-and-builders
        supply builder: 2
        players: Red
        start: base.U -1,0:0; base.D 0,0:0; base.U 1,0:0; base.B 1,-1:0; base.G 2,-1:90
        bag: base.X base.X

        Red base.U -2,0:0 meeple>road.EW
        Red base.U -3,0:0 builder>road.EW
        Red base.G 2,-2:90 meeple>city.NS
        Red base.G 2,-3:90 builder>city.NS
        expect no event second-part
        Red base.D 2,0:0
        expect on road.EW: Red meeple, Red builder
        expect on city.N: Red meeple, Red builder
        expect events 1 second-part
        Red - =second-part base.U 3,0:0 -
        refuse =second-part TB-25
        expect asks Red place-tile base.X
        ",
    );
}

/// TB-26, TBN-9: the part may be declined before the draw, not after it.
#[test]
fn tb_26_the_second_part_may_be_declined_before_its_tile_is_drawn() {
    let start = "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0 -
        expect left 1
        ";
    check(&format!("{start} Red -\n expect asks Blue place-tile base.X"));
    check(&format!(
        "{start} Red =second-part
        expect asks Red place-tile base.X
        refuse - TB-26"
    ));
}

/// TB-26: with the option the part must be played.
#[test]
fn tb_26_a_mandatory_second_part_cannot_be_declined() {
    check(
        "
        systems: base, farmers, traders-and-builders
        option tb.double_turn: mandatory
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U 3,0:0 -
        expect asks Red second-part
        expect only =second-part
        refuse - TB-26
        ",
    );
}

/// TB-30, TB-ex6, TBN-13, TBN-ex3: a road is scored with the first tile, and its builder goes into
/// the city that the second tile extends.
#[test]
fn tb_ex6_a_builder_comes_home_and_is_placed_again() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        1. Red  base.U 1,0:0 meeple>road.EW
        2. Blue base.B 0,1:0 -
        3. Red  base.U 2,0:0 builder>road.EW
        4. Blue base.B 0,2:0 -
        5. Red  base.L 3,0:0 meeple>city.N
        expect event scored Red 5 road
        expect event returned Red meeple road.EW@1,0
        expect event returned Red builder road.EW@2,0
        expect supply Red builder 1
        Red  =second-part base.G 3,-1:90 builder>city.NS
        expect on city.N@3,0: Red meeple, Red builder
        expect asks Blue place-tile base.X
        ",
    );
}

/// BG+TB, TBN-8, TBN-12: nothing is drawn, and nothing more can be drawn, before the first tile is
/// done. Nobody can leave its scoring out: the points are booked before the game goes on.
#[test]
fn tbn_8_the_first_tile_is_finished_before_the_second_is_drawn() {
    check(
        "
        systems: base, farmers, traders-and-builders, messengers
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0 - -
        Blue base.B 0,3:0 -
        Red  base.W 4,0:0
        expect event second-part Red
        refuse =second-part TBN-8
        Red  -
        expect asks Red marker 6
        expect left 1
        refuse =second-part TBN-8
        refuse - SCB-12
        Red  =meeple
        expect event scored Red 6 road
        expect asks Red second-part
        expect left 1
        ",
    );
}

/// TBN-12: what either tile completes is scored after that tile, asked or not, for whoever owns it.
#[test]
fn tbn_12_each_part_has_its_own_scoring() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.G 0,-1:90 meeple>city.NS
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,1:0 -
        Red  base.W 3,0:0 -
        expect Red 5, Blue 0
        Red  =second-part base.E 0,-2:180 -
        expect event scored Blue 6 city
        expect Red 5, Blue 6
        ",
    );
}

/// TBN-ex6, TBN-11: no figure with the first tile, one with the second.
#[test]
fn tbn_ex6_a_meeple_on_the_second_tile() {
    check(
        "
        systems: base, farmers, traders-and-builders
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue base.B 0,2:0 -
        Red  base.U 3,0:0 -
        expect figures Red 2
        Red  =second-part base.B 1,1:0 meeple>monastery
        expect event deployed Red meeple monastery@1,1
        expect figures Red 3
        expect asks Blue place-tile base.X
        ",
    );
}
