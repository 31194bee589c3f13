//! The barn: its corners, its farmers, and its points.

use bastide_scenario::check;

/// A city that is never finished, with three tiles below it whose fields do not touch, and a place for
/// a barn at 0,0 as soon as a tile lies at 1,1. The fields there touch two finished cities.
const FARMS: &str = "start: base.C 0,-1:0; base.C 1,-1:0; base.C 2,-1:0; base.C 3,-1:0; \
    base.C 4,-1:0; base.C 5,-1:0; base.C 6,-1:0; base.E 0,0:0; base.E 1,0:0; base.B 0,1:0; \
    base.E -1,1:180; base.E -1,2:0; base.E -2,1:180; base.E -2,2:0";

/// AM-30, AM-31: at a corner of the new tile where four tiles show nothing but field.
#[test]
fn am_30_on_a_corner_of_the_new_tile() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B 2,0:0
        bag: base.B

        Red  base.B 1,1:0
        expect only meeple>monastery meeple>field.01234567 barn@0,0 -
        refuse barn@1,0 AM-30
        refuse barn@1,1 AM-30
        refuse barn@5,5 AM-30
        refuse barn>field.01234567 AM-30
        Red  barn@0,0
        expect event deployed Red barn field.01234567@0,0
        expect on field.01234567: Red barn
        expect supply Red barn 0
        Blue base.B 2,1:0
        refuse barn@0,0 AM-30
        ",
    );
}

/// AM-30: each player has one.
#[test]
fn am_30_without_a_barn_in_the_supply() {
    check(
        "
        systems: base, abbey-and-mayor/barn
        supply barn: 0
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0
        refuse barn@0,0 AM-2
        ",
    );
}

/// AM-30, TS-10: an abbey has no field.
#[test]
fn am_30_no_barn_beside_an_abbey() {
    check(&format!(
        "
        systems: base, abbey-and-mayor
        {}
        bag: base.B

        Red  abbey@0,0
        refuse barn@0,0 AM-30
        refuse barn@-1,-1 AM-30
        ",
        super::RING
    ));
}

/// AM-31, AM-ex5: two of the four tiles show city at the corner; at another one all is field.
#[test]
fn am_ex5_city_at_the_corner() {
    check(
        "
        systems: base, abbey-and-mayor/barn
        start: base.E 0,0:90; base.E 1,0:270; base.B 0,1:0; base.B 2,0:0; base.B 2,1:0
        bag: base.B

        Red  base.B 1,1:0
        refuse barn@0,0 AM-31
        expect legal barn@1,0
        ",
    );
}

/// AM-31: a corner that belongs to two fields is none; a road elsewhere on the tile does not matter.
#[test]
fn am_31_one_field_fills_the_corner() {
    check(
        "
        systems: base, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0; base.B 2,0:0; base.B 0,1:0; base.U 0,-1:0
        bag: base.B

        Red  am.A9 1,1:180
        refuse barn@0,0 AM-31
        Red  -
        Blue base.W 1,-1:180
        expect legal barn@0,-1
        ",
    );
}

/// AM-32: one barn a farm, and with the option more.
#[test]
fn am_32_another_barn_on_the_farm() {
    let moves = |option: &str| {
        format!(
            "
            systems: base, farmers, abbey-and-mayor/barn
            option am.barn_on_barn_farm: {option}
            start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B 2,0:0
            bag: base.B

            Red  base.B 1,1:0 barn@0,0
            Blue base.B 2,1:0
            "
        )
    };
    check(&format!("{} refuse barn@1,0 AM-32", moves("no")));
    check(&format!(
        "{} Blue barn@1,0
        expect on field.01234567: Red barn, Blue barn",
        moves("yes")
    ));
}

/// AM-32: farmers do not prevent a barn, whoever they belong to.
#[test]
fn am_32_farmers_do_not_prevent_it() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0
        bag: base.B

        Red  base.B 0,1:0 meeple>field.01234567
        Blue base.B 1,1:0
        expect legal barn@0,0
        ",
    );
}

/// AM-32: the field is looked at after the tile has joined it to another one with a barn.
#[test]
fn am_32_the_field_after_the_placement() {
    check(&format!(
        "
        systems: base, abbey-and-mayor/barn
        {FARMS}; base.E 3,0:0; base.B 3,1:0; base.B 3,2:0; base.B 2,2:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue base.B 2,1:0
        refuse barn@2,1 AM-32
        "
    ));
}

/// AM+FRM, AM-33: no follower goes where a barn is; a pig could, but it has nobody to stand beside.
#[test]
fn am_33_no_follower_in_the_field_of_a_barn() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, traders-and-builders, abbey-and-mayor
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue base.B 2,0:0
        refuse meeple>field.01234567 AM-33
        refuse large-meeple>field.01234567 AM-33
        refuse pig>field.01234567 TB-40
        expect only meeple>monastery large-meeple>monastery wagon>monastery -
        ",
    );
}

/// AM+FRM, AM-35, AM-36, AM-ex3
#[test]
fn am_ex3_a_barn_sends_the_farmers_home() {
    check(&format!(
        "
        players: Yellow, Blue
        systems: base, farmers, abbey-and-mayor/barn
        {FARMS}
        bag: base.B

        Yellow base.B 0,2:0 meeple>field.01234567
        Blue   base.B 1,1:0 barn@0,0
        expect event scored Yellow 6 field [AM-35]
        expect Yellow 6, Blue 0
        expect on field.01234567@1,1: Blue barn
        expect supply Yellow meeple 7
        "
    ));
}

/// AM+FRM, AM-37, AM-33, AM-ex4
#[test]
fn am_ex4_joined_to_the_field_of_a_barn() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/barn
        {FARMS}
        bag: base.B

        Red  base.E 3,0:0 meeple>field.234567
        Blue base.B 1,1:0 barn@0,0
        expect no event scored
        Red  base.E 2,0:0
        refuse meeple>field.234567 AM-33
        Red  -
        expect event scored Red 2 field [AM-37]
        expect event returned Red meeple field.234567@3,0
        expect on field.234567@3,0: Blue barn
        "
    ));
}

/// AM+TB, AM-35, AM-36, AM-39, AM-ex10: tied farmers, one with a pig; all go home.
#[test]
fn am_ex10_a_tie_with_one_pig() {
    check(&format!(
        "
        players: Yellow, Red
        systems: base, farmers, traders-and-builders, abbey-and-mayor/barn
        {FARMS}
        bag: base.B

        Yellow base.B 0,2:0 meeple>field.01234567
        Red    base.E 3,0:0 meeple>field.234567
        Yellow base.E 5,0:0 meeple>field.234567
        Red    base.E 7,-1:270 meeple>field.012345
        Yellow base.E 4,0:0 -
        Red    base.E 6,0:0 -
        Yellow base.E 2,0:0 pig>field.234567
        Red    base.B 7,0:0 -
        expect on field.234567@2,0: Yellow meeple, Yellow meeple, Red meeple, Red meeple, Yellow pig
        Yellow base.B -3,1:0 -
        Red    base.B 1,1:0 barn@0,0
        expect event scored Red 6 field [AM-35]
        expect event scored Yellow 8 field [AM-35]
        expect Yellow 8, Red 6
        expect on field.234567@2,0: Red barn
        expect supply Yellow meeple 7
        expect supply Yellow pig 1
        expect supply Red meeple 7
        "
    ));
}

/// AM+TB, AM-37, AM-ex11: with the own pig two points a city.
#[test]
fn am_ex11_joined_with_a_pig() {
    check(&format!(
        "
        systems: base, farmers, traders-and-builders, abbey-and-mayor/barn
        {FARMS}; base.E -3,1:180; base.E -3,2:0
        bag: base.B

        Red  base.E 3,0:0 meeple>field.234567
        Blue base.B 1,1:0 barn@0,0
        Red  base.E 4,0:0 pig>field.234567
        Blue base.B -4,1:0 -
        Red  base.E 2,0:0 -
        expect event scored Red 6 field [AM-37]
        expect supply Red pig 1
        expect on field.234567@2,0: Blue barn
        "
    ));
}

/// AM-37, AM-ex17: a tie of two farmers with their pigs.
#[test]
fn am_ex17_joined_with_two_pigs() {
    check(&format!(
        "
        systems: base, farmers, traders-and-builders, abbey-and-mayor/barn
        {FARMS}
        bag: base.B

        Red  base.E 3,0:0 meeple>field.234567
        Blue base.E 5,0:0 meeple>field.234567
        Red  base.E 4,0:0 pig>field.234567
        Blue base.E 6,0:0 pig>field.234567
        Red  base.B 1,1:0 barn@0,0
        expect no event scored
        Blue base.E 2,0:0 -
        expect event scored Red 4 field [AM-37]
        expect event scored Blue 4 field [AM-37]
        expect supply Red meeple 7
        expect supply Red pig 1
        expect supply Blue meeple 7
        expect supply Blue pig 1
        expect on field.234567@2,0: Red barn
        "
    ));
}

/// AM-37, AM-35: a field that the tile joins and on which the barn is placed at once is scored once.
#[test]
fn am_37_not_twice_in_one_part() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/barn
        option am.barn_on_barn_farm: yes
        {FARMS}; base.E 3,0:0; base.B 3,1:0; base.B 3,2:0; base.B 2,2:0
        bag: base.B

        Red  base.B 4,2:0 meeple>field.01234567
        Blue base.B 1,1:0 barn@0,0
        Red  base.B 2,1:0
        expect legal barn@2,1
        Red  barn@2,1
        expect events 1 scored
        expect event scored Red 6 field [AM-35]
        expect on field.01234567@2,1: Red barn, Blue barn
        "
    ));
}

/// TS-13, AM-35, AM-37: a tile with two fields; the barn placed in this part comes first.
#[test]
fn am_35_the_new_barn_before_joined_fields() {
    check(
        "
        systems: base, farmers, messengers, abbey-and-mayor/barn
        supply barn: 2
        start: base.B -1,-1:0; base.B 0,-1:0; base.B -1,0:0; base.E 0,0:90; base.U 0,1:0; base.E 0,2:180; base.E 0,3:0; base.B 1,2:0
        bag: base.B

        Red  base.B -1,2:0 meeple>field.01234567
        Blue base.E 1,0:270 meeple>field.012345
        Red  base.B -2,-1:0 -
        Blue base.B -2,0:0 barn@-2,-1
        Red  base.U 1,1:0 barn@0,1
        expect asks Red marker 3
        Red  =meeple
        expect asks Blue marker 1
        ",
    );
}

/// AM-38, TS-ex3: what the tile completes counts for the barn, and comes before it.
#[test]
fn am_38_cities_of_the_same_part_count() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0; base.B 2,0:0; base.E 2,1:270
        bag: base.B

        Red  base.B 0,2:0 meeple>field.01234567
        Blue base.E 1,1:90 barn@0,0
        expect event scored Red 3 field [AM-35]
        ",
    );
}

/// AM-38: farmers that come home by the barn are there for the next part.
#[test]
fn am_38_farmers_come_home_in_the_scoring_step() {
    check(
        "
        players: Red
        systems: base, farmers, abbey-and-mayor/barn
        supply meeple: 1
        start: base.B 0,0:0; base.B 1,0:0
        bag: base.B

        Red  base.B 0,1:0 meeple>field.01234567
        Red  base.B 1,1:0
        expect only barn@0,0 -
        Red  barn@0,0
        expect supply Red meeple 1
        ",
    );
}

/// AM-39: without farmers nothing is scored, neither for a placed barn nor for a joined field.
#[test]
fn am_39_nothing_without_farmers() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/barn
        {FARMS}
        bag: base.B

        Red  base.E 3,0:0 -
        Blue base.B 1,1:0 barn@0,0
        expect no event scored
        Red  base.E 2,0:0
        expect no event scored
        "
    ));
}

/// AM-40: nobody takes a barn back.
#[test]
fn am_40_the_barn_stays() {
    check(
        "
        systems: base, farmers, abbot, abbey-and-mayor/barn
        start: base.B 0,0:0; base.B 1,0:0; base.B 0,1:0
        bag: base.B

        Red  base.B 1,1:0 barn@0,0
        Blue base.B 2,0:0
        refuse p1.barn<field.01234567@0,0 AM-40
        Blue -
        Red  base.B 2,1:0
        refuse barn<field.01234567@0,0 AM-40
        ",
    );
}

/// AM+FRM, AM-41, AM-62: without farmers in the game a barn scores at the end all the same.
#[test]
fn am_41_a_barn_without_farmers_in_the_game() {
    check(&format!(
        "
        systems: base, abbey-and-mayor/barn
        {FARMS}

        Red  base.B 1,1:0 barn@0,0
        expect over
        expect event scored Red 8 barn final [AM-62]
        expect Red 8, Blue 0
        "
    ));
}

/// AM-34, AM-62, AM-63, AM-ex9: joined barns score each in full.
#[test]
fn am_ex9_two_barns_in_one_field() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/barn
        {FARMS}; base.E -3,1:180; base.E -3,2:0; base.E 3,0:0; base.E 4,0:0; base.B 3,1:0

        Red  base.B 1,1:0 barn@0,0
        Blue base.B 4,1:0 barn@3,0
        Red  base.E 2,0:0 -
        expect over
        expect events 2 scored
        expect event scored Red 12 barn final [AM-62]
        expect event scored Blue 12 barn final [AM-62]
        expect figures Red 0
        "
    ));
}

/// AM-63: the farmers were scored when the barn came, and not again at the end.
#[test]
fn am_63_no_farmers_beside_a_barn_at_the_end() {
    check(&format!(
        "
        systems: base, farmers, abbey-and-mayor/barn
        {FARMS}

        Red  base.B 0,2:0 meeple>field.01234567
        Blue base.B 1,1:0 barn@0,0
        expect over
        expect Red 6, Blue 8
        "
    ));
}
