//! Gardens, and abbots that stay.

use bastide_scenario::check;

/// ABT-8, ABT-10, ABT-22, ABT-ex2: the eighth neighbour completes the garden.
#[test]
fn abt_ex2_a_surrounded_garden_scores_nine() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        expect tiles 7 garden@0,0
        Blue base.B 0,1:0 -
        expect open garden@0,0
        expect no event scored
        Red  base.B 1,1:0 -
        expect complete garden@0,0
        expect event scored Red 9 garden [ABT-10]
        expect event returned Red abbot garden@0,0
        expect supply Red abbot 1
        expect Red 9
        ",
    );
}

/// ABT-10: an abbot on a monastery is scored like a monk.
#[test]
fn abt_10_a_surrounded_monastery_scores_nine_for_the_abbot() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0
        bag: base.B

        Red  base.B 0,0:0 abbot>monastery
        Blue base.B 1,1:0 -
        expect event scored Red 9 monastery
        expect event returned Red abbot
        expect supply Red abbot 1
        ",
    );
}

/// ABT-8, ABT-10: a garden may be complete when its tile is placed.
#[test]
fn abt_10_a_garden_that_is_surrounded_at_once() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        expect event scored Red 9 garden
        expect supply Red abbot 1
        ",
    );
}

/// ABT-ex3: the eighth tile is another player's.
#[test]
fn abt_ex3_another_player_completes_the_garden() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0
        bag: base.B

        Blue base.E-g 0,0:0 abbot>garden
        expect tiles 8 garden@0,0
        Red  base.B 1,1:0 -
        expect event scored Blue 9 garden
        expect supply Blue abbot 1
        expect Red 0, Blue 9
        ",
    );
}

/// ABT-ex4, ABT-16: the figure action is free for a knight.
#[test]
fn abt_ex4_the_eighth_neighbour_and_a_knight() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0
        bag: base.B

        Red  base.E-g 0,0:0 abbot>garden
        Blue base.B 2,-1:0 -
        Red  base.E 1,1:180 meeple>city.S
        expect event scored Red 9 garden [ABT-10]
        expect events 1 scored
        expect on city.S@1,1: Red meeple
        ",
    );
}

/// ABT+FRM, ABT-9, ABT-5: the field around the garden is one with its neighbours, and free for a
/// farmer.
#[test]
fn abt_9_a_garden_does_not_influence_its_field() {
    check(
        "
        systems: base, farmers, abbot

        Red  base.U-g 1,0:0 abbot>garden
        expect apart garden@1,0 field.0127@1,0 field.3456@1,0 road.EW@1,0
        Blue base.U 2,0:0 meeple>field.0127
        expect same field.0127@2,0 field.0127@1,0 field.27@0,0
        expect on field.0127@2,0: Blue meeple
        expect on garden@1,0: Red abbot
        Red  base.E 0,-1:180 -
        expect over
        expect event scored Blue 3 field final
        expect event scored Red 4 garden final
        ",
    );
}

/// ABT-19: neither when it is surrounded nor at the end.
#[test]
fn abt_19_an_empty_garden_gives_no_points() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 0,1:0

        Red  base.E-g 0,0:0 -
        expect owners garden@0,0: nobody
        Blue base.B 1,1:0 -
        expect complete garden@0,0
        expect over
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
}

/// ABT-23, ABT-ex5: four neighbours at the end.
#[test]
fn abt_ex5_an_abbot_at_the_end_of_the_game() {
    check(
        "
        systems: base, farmers, abbot
        start: base.B -1,-1:0; base.E 0,-1:180; base.B 1,-1:0; base.B -1,0:0

        Red  base.E-g 0,0:0 abbot>garden
        expect over
        expect event scored Red 5 garden final [ABT-23]
        expect Red 5
        ",
    );
}

/// ABT-23: like a monk on a monastery.
#[test]
fn abt_23_an_abbot_on_a_monastery_at_the_end_of_the_game() {
    check(
        "
        systems: base, farmers, abbot

        Red  base.B 0,1:0 abbot>monastery
        Blue base.B 0,2:0 meeple>monastery
        expect over
        expect event scored Red 3 monastery final [BG-61]
        expect event scored Blue 2 monastery final [BG-61]
        ",
    );
}
