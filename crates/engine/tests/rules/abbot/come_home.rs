//! The early return.

use bastide_scenario::check;

/// ABT-11, ABT-13, ABT-ex1: the tile just placed is the fifth neighbour.
#[test]
fn abt_ex1_home_from_a_garden_with_five_neighbours() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 2,-1:0 -
        Red  base.B 1,0:0
        expect legal abbot<garden@0,0 meeple>monastery -
        Red  abbot<garden@0,0
        expect event returned Red abbot garden@0,0
        expect event scored Red 6 garden [ABT-13]
        expect supply Red abbot 1
        expect on garden@0,0: nobody
        expect Red 6, Blue 0
        ",
    );
}

/// ABT-11, ABT-13: a monastery may be left in the same way.
#[test]
fn abt_11_home_from_a_monastery() {
    check(
        "
        systems: base, farmers, abbot
        bag: base.B

        Red  base.B 0,1:0 abbot>monastery
        Blue base.B 0,2:0 meeple>monastery
        Red  base.B 1,1:0 abbot<monastery@0,1
        expect event scored Red 4 monastery [ABT-13]
        expect no event scored Blue
        expect on monastery@0,2: Blue meeple
        ",
    );
}

/// ABT-11: the own abbot, from where it stands, and no other figure.
#[test]
fn abt_11_only_the_own_abbot_comes_home() {
    check(
        "
        systems: base, farmers, abbot
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue base.B 0,1:0
        refuse p1.abbot<garden@1,0 ABT-11
        refuse abbot<garden@1,0 ABT-11
        Blue meeple>monastery
        Red  base.U 2,0:0
        refuse abbot<road.EW@1,0 ABT-11
        refuse p2.meeple<monastery@0,1 BG-35
        expect legal abbot<garden@1,0
        ",
    );
}

/// ABT+TB, ABT-12: no figure action is left after another one.
#[test]
fn abt_12_not_in_a_part_with_another_figure() {
    for figure in ["meeple>field.3456", "builder>road.EW", "pig>field.0127", "abbot>garden"] {
        check(&format!(
            "
            systems: base, farmers, abbot, traders-and-builders
            supply abbot: 2
            supply builder: 2
            players: Red
            start: base.W -1,0:0; base.D 0,0:0
            bag: base.B

            Red base.U-g 1,0:0 abbot>garden
            Red base.U 2,0:0 meeple>road.EW
            Red base.U 3,0:0 builder>road.EW
            Red base.U 4,0:0 meeple>field.0127 -
            Red base.U-g 5,0:0
            expect legal abbot<garden@1,0
            Red {figure}
            expect asks Red second-part
            refuse abbot<garden@1,0 ABT-12
            expect on garden@1,0: Red abbot
            "
        ));
    }
}

/// ABT-12: the return is the figure action, so nothing can be placed after it.
#[test]
fn abt_12_no_figure_after_the_return() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U-g 1,0:0 abbot>garden
        Red base.U 2,0:0 meeple>road.EW
        Red base.U 3,0:0 builder>road.EW
        Red base.U-g 4,0:0 abbot<garden@1,0
        expect asks Red second-part
        refuse meeple>field.3456 BG-30
        refuse abbot>garden ABT-4
        ",
    );
}

/// ABT+BG, ABT-14: the abbot's points come before those of the road that the tile completes.
#[test]
fn abt_14_the_abbot_is_scored_first() {
    check(
        "
        systems: base, farmers, abbot, messengers
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue base.G 0,-1:90 meeple>city.NS
        Red  base.U 2,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.W 3,0:0 abbot<garden@1,0
        expect asks Red marker 5
        expect no event scored
        Red  =messenger
        expect event scored Red 5 garden [ABT-13]
        expect no event scored Red 5 road
        expect asks Red marker 5
        Red  =messenger
        expect event scored Red 5 road
        ",
    );
}

/// ABT-14, TS-13: with several completed features their order is chosen, and the abbot is first
/// all the same.
#[test]
fn abt_14_the_abbot_is_scored_before_the_chosen_order() {
    check(
        "
        systems: base, farmers, abbot, messengers
        start: base.W -1,0:0; base.D 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.A 5,0:90; base.B 5,1:0
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue base.U 2,0:0 meeple>road.EW
        Red  base.B 0,2:0 -
        Blue base.U 4,0:0 meeple>road.EW
        Red  base.W 3,0:180 abbot<garden@1,0
        expect asks Red scoring-order
        expect only =next:road.EW@0,0 =next:road.EW@4,0
        Red  =next:road.EW@4,0
        expect asks Red marker 6
        Red  =meeple
        expect asks Blue marker 3
        ",
    );
}

/// ABT-15: the abbot placed with this tile stays.
#[test]
fn abt_15_not_with_the_tile_it_was_placed_on() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U-g 3,0:0 abbot>garden
        expect asks Red second-part
        refuse abbot<garden ABT-12
        expect Red 0
        ",
    );
}

/// ABT-15, ABT-11: the second tile of a double turn has a figure action of its own.
#[test]
fn abt_15_the_second_part_is_judged_for_itself() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red base.U-g 3,0:0 abbot>garden
        Red =second-part base.U 4,0:0 abbot<garden@3,0
        expect event scored Red 3 garden
        ",
    );
}

/// ABT-16: a surrounded garden is scored as such, and the figure action stays free.
#[test]
fn abt_16_not_from_a_completed_feature() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 2,-1:0 -
        Red  base.B 1,1:0
        refuse abbot<garden@0,0 ABT-16
        expect legal meeple>monastery
        Red  meeple>monastery
        expect event scored Red 9 garden [ABT-10]
        expect events 1 scored
        ",
    );
}

/// ABT+TB, ABT-20: an abbot that came home with the first tile is placed with the second.
#[test]
fn abt_20_a_returned_abbot_is_free_for_the_second_tile() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U-g 1,0:0 abbot>garden
        Red base.U 2,0:0 meeple>road.EW
        Red base.U 3,0:0 builder>road.EW
        Red base.U 4,0:0 abbot<garden@1,0
        expect event scored Red 3 garden
        Red =second-part base.U-g 5,0:0 abbot>garden
        expect on garden@5,0: Red abbot
        ",
    );
}

/// ABT-20: so is one that was scored, but not before the tile is done.
#[test]
fn abt_20_a_scored_abbot_is_free_for_the_second_tile() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        players: Red
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0; base.B 2,0:0; base.U 2,1:0
        bag: base.B

        Red base.E-g 0,0:0 abbot>garden
        Red base.U 3,1:0 meeple>road.EW
        Red base.U 4,1:0 builder>road.EW
        Red base.V 1,1:270
        expect supply Red abbot 0
        Red -
        expect event scored Red 9 garden
        expect asks Red second-part
        Red =second-part base.U-g 5,1:0 abbot>garden
        expect on garden@5,1: Red abbot
        ",
    );
}

/// ABT-21: with two abbots in a set-up, one of them comes home with each tile.
#[test]
fn abt_21_one_return_with_a_tile() {
    check(
        "
        systems: base, farmers, abbot, traders-and-builders
        supply abbot: 2
        players: Red
        start: base.W -1,0:0; base.D 0,0:0
        bag: base.B

        Red base.U-g 1,0:0 abbot>garden
        Red base.U-g 2,0:0 abbot>garden
        Red base.U 3,0:0 meeple>road.EW
        Red base.U 4,0:0 builder>road.EW
        Red base.U 5,0:0
        expect legal abbot<garden@1,0 abbot<garden@2,0
        Red abbot<garden@1,0
        expect events 1 scored
        refuse abbot<garden@2,0 ABT-12
        Red =second-part base.U 6,0:0 abbot<garden@2,0
        expect event scored Red 3 garden
        expect supply Red abbot 2
        ",
    );
}

/// ABT-13, ABT-22: the least and the most that an early return can bring in play.
#[test]
fn abt_22_two_to_eight_points_for_the_return() {
    check(
        "
        systems: base, farmers, abbot
        bag: base.B

        Red  base.U-g 1,0:0 abbot>garden
        Blue base.U -1,0:0 -
        Red  base.U -2,0:0 abbot<garden@1,0
        expect event scored Red 2 garden
        ",
    );
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 2,-1:0 -
        Red  base.B 3,-1:0 abbot<garden@0,0
        expect event scored Red 8 garden
        ",
    );
}
