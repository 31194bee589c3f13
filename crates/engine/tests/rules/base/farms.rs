//! Farms at the end of the game (BG-64 to BG-66) and their worked examples.

use bastide_scenario::check;

/// BG+FRM
#[test]
fn bg_64_each_completed_city_at_a_field_brings_three_points() {
    check(
        "
        start: base.U 0,0:0; base.U 1,0:0; base.E 0,-1:0; base.E 0,-2:180
        start: base.E 1,-1:0; base.E 1,-2:180
        Red base.U 2,0:0 meeple>field.0127
        expect event scored Red 6 field final [BG-64]
        expect Red 6, Blue 0
        ",
    );
}

#[test]
fn bg_64_a_field_without_completed_cities_brings_nothing() {
    check(
        "
        start: base.U 0,0:0
        Red base.U 1,0:0 meeple>field.0127
        expect over
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
}

/// BG-65: the city lies on three tiles of the field, and another field touches it as well.
#[test]
fn bg_65_a_field_counts_a_city_once_and_several_fields_may_count_it() {
    check(
        "
        start: base.U -1,1:0; base.U 0,1:0; base.U 1,1:0
        start: base.E -1,0:90; base.G 0,0:0; base.E 1,0:270
        Red  base.U 2,1:0 meeple>field.0127
        Blue base.B 0,-1:0 meeple>field.01234567
        expect same field.0127@2,1 field.014567@-1,0 field.45@0,0 field.012345@1,0
        expect apart field.0127@2,1 field.01@0,0
        expect event scored Red 3 field final
        expect event scored Blue 3 field final
        expect Red 3, Blue 3
        ",
    );
}

/// BG-66: a city of five tiles brings no more than one of two, and an open one nothing.
#[test]
fn bg_66_size_does_not_matter_and_open_cities_do_not_count() {
    check(
        "
        players: Red
        start: base.U -2,1:0; base.U -1,1:0; base.U 0,1:0; base.U 1,1:0; base.U 2,1:0
        start: base.E -2,0:90; base.G -1,0:0; base.G 0,0:0; base.G 1,0:0; base.E 2,0:270
        start: base.U 3,1:0; base.E 3,0:0
        Red base.U 4,1:0 meeple>field.0127
        expect complete city.EW@0,0
        expect tiles 5 city.EW@0,0
        expect open city.N@3,0
        expect event scored Red 3 field final [BG-64]
        ",
    );
}

#[test]
fn bg_ex14_two_farmers_in_two_fields() {
    check(
        "
        players: Blue, Red
        start: base.U 0,0:0; base.U 1,0:0
        start: base.E 0,-1:0; base.E 0,-2:180; base.E 1,-1:0; base.E 1,-2:180
        start: base.E 0,1:180; base.E 0,2:0; base.E 1,1:180
        Blue base.U 2,0:0 meeple>field.0127
        Red  base.U -1,0:0 meeple>field.3456
        expect event scored Blue 6 field final [BG-64]
        expect event scored Red 3 field final [BG-64]
        expect Blue 6, Red 3
        ",
    );
}

#[test]
fn bg_ex15_one_player_in_two_fields() {
    check(
        "
        players: Blue
        start: base.U 0,0:0; base.U 1,0:0
        start: base.E 0,-1:0; base.E 0,-2:180; base.E 1,-1:0; base.E 1,-2:180
        start: base.E 0,1:180; base.E 0,2:0
        Blue base.U 2,0:0 meeple>field.0127
        Blue base.U -1,0:0 meeple>field.3456
        expect event scored Blue 6 field final
        expect event scored Blue 3 field final
        expect Blue 9
        ",
    );
}

/// BG-65: city A counts for both fields.
#[test]
fn bg_ex16_two_farmers_against_one() {
    check(
        "
        players: Red, Yellow, Blue
        start: base.U -2,2:0; base.U -1,2:0; base.U 0,2:0; base.U 1,2:0; base.U 2,2:0
        Red    base.U -2,1:0 meeple>field.0127
        Yellow base.U 2,1:0 meeple>field.0127
        Blue   base.E 2,0:0 -
        Red    base.U 0,1:0 meeple>field.0127
        Yellow base.E 2,-1:180 -
        Blue   base.E 0,0:0 -
        Red    base.U -1,1:0 -
        Yellow base.U 1,1:0 -
        expect on field.0127@1,1: Red meeple, Red meeple, Yellow meeple
        Blue   base.E 0,-1:180 meeple>field.012367
        expect events 2 scored
        expect event scored Red 6 field final
        expect event scored Blue 3 field final
        expect Red 6, Yellow 0, Blue 3
        ",
    );
}

#[test]
fn bg_ex17_two_farmers_against_two() {
    check(
        "
        players: Red, Yellow, Blue
        start: base.U -2,2:0; base.U -1,2:0; base.U 0,2:0; base.U 1,2:0; base.U 2,2:0
        start: base.U 3,2:0; base.U 4,2:0
        Red    base.U -2,1:0 meeple>field.0127
        Yellow base.U 2,1:0 meeple>field.0127
        Blue   base.E 2,0:0 -
        Red    base.U 0,1:0 meeple>field.0127
        Yellow base.U 4,1:0 meeple>field.0127
        Blue   base.E 0,0:0 -
        Red    base.U -1,1:0 -
        Yellow base.U 1,1:0 -
        Blue   base.E 2,-1:180 -
        Red    base.U 3,1:0 -
        expect on field.0127@1,1: Red meeple, Red meeple, Yellow meeple, Yellow meeple
        Yellow base.U 5,1:0 -
        Blue   base.E 0,-1:180 meeple>field.012367
        expect Red 6, Yellow 6, Blue 3
        ",
    );
}

/// Three fields: north of row 1 with the cities A, B and C at its tiles 5, 6 and 9; beyond A and
/// B; and south of row 3 with four cities. Row 2 is there to lay tiles against.
const THREE_FIELDS: &str = "
        start: base.U 0,2:0; base.U 1,2:0; base.U 2,2:0; base.U 3,2:0; base.U 4,2:0; base.U 5,2:0
        start: base.U 5,1:0; base.U 6,1:0; base.U 7,1:0; base.U 8,1:0; base.U 9,1:0
        start: base.E 5,0:0; base.E 5,-1:180; base.E 6,0:0; base.E 6,-1:180
        start: base.E 9,0:0; base.E 9,-1:180
        start: base.U 5,3:0; base.U 6,3:0; base.U 7,3:0; base.U 8,3:0
        start: base.E 5,4:180; base.E 5,5:0; base.E 6,4:180; base.E 6,5:0
        start: base.E 7,4:180; base.E 7,5:0; base.E 8,4:180; base.E 8,5:0
";

#[test]
fn bg_ex18_three_fields_with_four_players() {
    check(&format!(
        "
        players: Blue, Red, Yellow, Black
        {THREE_FIELDS}
        Blue   base.E 4,-1:270 meeple>field.012345    # its own city stays open
        Red    base.U 4,1:0 meeple>field.0127
        Yellow base.U 4,3:0 meeple>field.3456
        Black  base.U 2,3:0 meeple>field.3456
        Blue   base.U 2,1:0 meeple>field.0127
        Red    base.U 3,1:0 -
        Yellow base.U 0,3:0 meeple>field.3456
        Black  base.U 3,3:0 -
        Blue   base.U 1,3:0 -
        expect events 4 scored
        expect event scored Blue 6 field final
        expect event scored Blue 9 field final
        expect event scored Red 9 field final
        expect event scored Yellow 12 field final
        expect Blue 15, Red 9, Yellow 12, Black 0
        "
    ));
}

#[test]
fn bg_ex19_three_fields_and_an_open_city() {
    check(&format!(
        "
        players: Red, Blue, Black, Yellow
        {THREE_FIELDS}
        start: base.E 8,0:0                           # D stays open
        Red    base.U 4,1:0 meeple>field.0127
        Blue   base.U 2,1:0 meeple>field.0127
        Black  base.U 4,3:0 meeple>field.3456
        Yellow base.U 2,3:0 meeple>field.3456
        Red    base.U 3,1:0 -
        Blue   base.U 3,3:0 -
        Black  base.U 0,3:0 meeple>field.3456
        Yellow base.B 4,-1:0 meeple>field.01234567
        Red    base.U 1,3:0 -
        expect events 4 scored
        expect event scored Red 9 field final
        expect event scored Blue 9 field final
        expect event scored Black 12 field final
        expect event scored Yellow 6 field final
        expect Red 9, Blue 9, Black 12, Yellow 6
        "
    ));
}

/// BG-22: a corner joins nothing, so that both may have a farmer.
#[test]
fn bg_ex21_fields_at_a_corner_and_their_joining() {
    check(
        "
        players: Blue, Red
        start: base.C 0,0:0
        bag: base.E

        Blue base.E 1,0:270 meeple>field.012345
        Red  base.E 0,1:0 meeple>field.234567
        expect apart field.012345@1,0 field.234567@0,1
        Blue base.E 1,1:90 -
        expect same field.012345@1,0 field.234567@0,1
        expect on field.012345@1,0: Blue meeple, Red meeple
        expect owners field.012345@1,0: Blue, Red
        ",
    );
}
