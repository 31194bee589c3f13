//! Placing a shepherd (HS-20 to HS-24, HS-32).

use bastide_scenario::check;

/// HS-20, HS-22: instead of a follower, on a field of the new tile; then a token is drawn.
#[test]
fn hs_20_a_shepherd_in_a_field_of_the_new_tile() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0
        expect only meeple>monastery meeple>field.01234567 shepherd>field.01234567 -
        refuse shepherd>monastery HS-20
        refuse shepherd>field.01234567@0,0 HS-20
        Red  shepherd>field.01234567 token=sheep-3
        expect event deployed Red shepherd field.01234567@1,0
        expect event drew Red sheep-3 field.01234567@1,0
        expect on field.01234567@1,0: Red shepherd
        expect state flocks/field.01234567@0,0/points 3
        expect state sheep_left/sheep-3 4
        expect supply Red shepherd 0
        expect asks Blue place-tile
        ",
    );
}

/// HS-20: in addition to a follower there is none, and none without one in the supply.
#[test]
fn hs_20_one_figure_a_part() {
    check(
        "
        systems: base, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>monastery
        refuse shepherd>field.01234567@1,0 HS-20
        Blue base.B 2,0:0 shepherd>field.01234567 token=sheep-1
        refuse meeple>monastery@2,0 BG-30
        Red  base.B 3,0:0 -
        Blue base.E 0,1:180
        refuse shepherd>field.012367 HS-2
        ",
    );
}

/// BG+HS, FRM+HS, HS-20, BG-37: shepherds need no farmers in the game.
#[test]
fn hs_20_without_farmers_too() {
    check(
        "
        systems: base, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0
        expect only meeple>monastery shepherd>field.01234567 -
        ",
    );
}

/// FRM+HS, HS-21: farmers do not matter to a shepherd, nor a shepherd to a farmer; another shepherd
/// does.
#[test]
fn hs_21_beside_farmers_but_no_other_shepherd() {
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>field.01234567
        Blue base.B 2,0:0 shepherd>field.01234567 token=sheep-1
        Red  base.B 3,0:0
        refuse shepherd>field.01234567 HS-21
        refuse meeple>field.01234567 BG-32
        Red  -
        expect on field.01234567@0,0: Red meeple, Blue shepherd
        ",
    );
    check(
        "
        systems: base, farmers, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-1
        Blue base.B 2,0:0 meeple>field.01234567
        expect on field.01234567@0,0: Red shepherd, Blue meeple
        expect owners field.01234567@0,0: Blue     # HS-32
        ",
    );
}

/// HS-22: before the wolf the shepherd goes home, and the wolf back to the tokens.
#[test]
fn hs_22_the_wolf_on_placing() {
    check(
        "
        systems: base, hills-and-sheep
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=wolf
        expect event drew Red wolf
        expect event returned Red shepherd field.01234567@1,0
        expect on field.01234567@1,0: nobody
        expect state sheep_left/wolf 2
        expect supply Red shepherd 1
        expect asks Blue place-tile
        ",
    );
}

/// HS-24: the tile of the own shepherd calls for no more than its token.
#[test]
fn hs_24_nothing_more_in_the_part_of_its_placing() {
    check(
        "
        systems: base, hills-and-sheep
        start: base.B 0,0:0; base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 2,0:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-2
        expect asks Blue place-tile
        expect Red 0, Blue 0
        ",
    );
}

/// FRM+HS, HS-32: a shepherd has no strength, scores no farm, and is not taken back.
#[test]
fn hs_32_a_shepherd_influences_nothing_else() {
    check(
        "
        systems: base, farmers, abbot, hills-and-sheep
        start: base.B 0,0:0; base.E 0,1:180; base.E 0,2:0
        bag: base.B

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-2
        expect owners field.01234567@0,0: nobody
        Blue base.B 2,0:0
        refuse shepherd<field.01234567@1,0 HS-32
        ",
    );
}

/// HS-61, HS-32, TS-E4: at the end shepherds and sheep leave without points, and without effect on the
/// farm.
#[test]
fn hs_61_shepherds_score_nothing_at_the_end() {
    check(
        "
        covers: TS-E4
        systems: base, farmers, hills-and-sheep
        start: base.B 0,0:0; base.E 0,1:180; base.E 0,2:0

        Red  base.B 1,0:0 shepherd>field.01234567 token=sheep-4
        Blue base.B 2,0:0 meeple>field.01234567
        expect over
        expect event returned Red shepherd
        expect no event scored Red
        expect Red 0, Blue 3
        expect state sheep_left/sheep-4 2
        expect figures Red 0
        ",
    );
}
