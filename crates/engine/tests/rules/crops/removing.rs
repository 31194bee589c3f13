//! B: everybody removes.

use bastide_scenario::check;

/// Green's knight completes a city with a circle of fields; Blue and You have a farmer each.
fn rake(start: &str, circle_at: &str, points: u8) -> String {
    format!(
        "
        players: Green, Blue, You
        systems: base, farmers, crop-circles
        start: {start}
        bag: base.B

        Green base.B 0,1:0 -
        Blue  base.B -1,0:0 meeple>field.01234567
        You   base.U 1,0:90 meeple>field.1234
        Green cc2.C {circle_at}:180 meeple>city.S
        expect event scored Green {points} city
        expect event returned Green meeple
        expect asks Green crop-circle
        Green =remove
        expect asks Blue crop-remove
        expect only meeple<field.01234567@-1,0
        Blue  meeple<field.01234567@-1,0
        expect asks You crop-remove
        You   meeple<field.1234@1,0
        expect asks Blue place-tile
        expect figures Blue 0
        expect figures You 0
        expect no event scored
        expect Green {points}, Blue 0, You 0
        "
    )
}

/// BG+CRC, CRC+FRM, CRC-ex2, CRC-6, CRC-14, CRC-18, CRC-19: the city first, then the circle; the
/// knight has gone home before.
#[test]
fn crc_ex2_farmers_are_removed() {
    check(&rake("base.E 0,0:0", "0,-1", 4));
}

/// CRC-ex3
#[test]
fn crc_ex3_the_same_after_a_larger_city() {
    check(&rake("base.E 0,0:0; base.G 0,-1:90", "0,-2", 6));
}

/// CRC-ex6, CRC-10: whoever has no farmers chooses freely and loses none.
#[test]
fn crc_ex6_only_the_others_lose_farmers() {
    check(
        "
        systems: base, farmers, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.A 0,1:0 meeple>monastery
        Blue base.B 1,0:0 meeple>field.01234567
        Red  cc2.C -1,0:0 meeple>city.N =remove
        expect asks Blue crop-remove
        Blue meeple<field.01234567@1,0
        expect asks Blue place-tile
        expect figures Red 2
        expect figures Blue 0
        ",
    );
}

/// CRC+TB, CRC-ex5, CRC-16: the builder follows the last highwayman.
#[test]
fn crc_ex5_the_builder_goes_with_the_last_highwayman() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, traders-and-builders, crop-circles
        start: base.A 0,0:270
        bag: base.B

        Blue base.U 1,0:0 meeple>road.EW
        Red  base.B 0,1:0 -
        Blue base.U 2,0:0 builder>road.EW
        Red  cc2.A 0,2:0 - =remove
        expect asks Blue crop-remove
        expect only meeple<road.EW@1,0
        refuse - CRC-5
        refuse builder<road.EW@2,0 CRC-14
        Blue meeple<road.EW@1,0
        expect event returned Blue meeple road.EW@1,0
        expect event returned Blue builder road.EW@2,0
        expect supply Blue meeple 7
        expect supply Blue builder 1
        expect on road.EW@1,0: nobody
        ",
    );
}

/// CRC+TB, CRC-16: a builder with another highwayman stays; a pig follows the last farmer.
#[test]
fn crc_16_who_follows_and_who_stays() {
    check(
        "
        players: Blue
        systems: base, farmers, inns-and-cathedrals, traders-and-builders, flying-machines, \
                 crop-circles
        start: base.A 0,0:270
        bag: base.B

        Blue base.U 1,0:0 meeple>road.EW
        Blue base.U 2,0:0 builder>road.EW
        Blue fl.G 0,1:90 large-meeple^ die=1 large-meeple>road.E@0,0
        Blue cc2.A 0,2:0 - =remove
        expect only meeple<road.EW@1,0 large-meeple<road.E@0,0
        Blue meeple<road.EW@1,0
        expect on road.EW@1,0: Blue large-meeple, Blue builder
        ",
    );
    check(
        "
        players: Blue
        systems: base, farmers, traders-and-builders, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Blue base.B 1,0:0 meeple>field.01234567
        Blue base.B 2,0:0 pig>field.01234567
        Blue cc2.C -1,0:0 - =remove meeple<field.01234567@1,0
        expect event returned Blue pig field.01234567@2,0
        expect supply Blue pig 1
        ",
    );
}

/// CRC-14, CRC-9, CRC-15: one of the own followers of the kind, the player's choice.
#[test]
fn crc_14_which_follower_is_removed() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, crop-circles
        start: base.B 0,0:0; base.B 0,1:0
        bag: base.B

        Red  base.E 1,0:0 meeple>city.N
        Blue base.E 2,0:0 large-meeple>city.N
        Red  base.B 0,2:0 meeple>monastery
        Blue base.E 3,0:0 meeple>city.N
        Red  base.U 0,3:0 meeple>road.EW
        Blue base.E 4,0:0 meeple>field.234567
        Red  cc2.E -1,0:0 - =remove
        expect asks Blue crop-remove
        expect only large-meeple<city.N@2,0 meeple<city.N@3,0
        refuse p1.meeple<city.N@1,0 CRC-14
        refuse meeple<field.234567@4,0 CRC-14
        refuse meeple<city.N@2,0 CRC-14
        refuse - CRC-5
        Blue large-meeple<city.N@2,0
        expect on city.N@3,0: Blue meeple
        expect supply Blue large-meeple 1
        expect asks Red crop-remove
        expect only meeple<city.N@1,0
        refuse meeple<monastery@0,2 CRC-14
        refuse meeple<road.EW@0,3 CRC-14
        Red  meeple<city.N@1,0
        expect no event scored
        expect Red 0, Blue 0
        ",
    );
}

/// CRC-9: each kind of circle has its own kind of followers.
#[test]
fn crc_9_rake_club_and_shield() {
    let circles = [
        ("cc2.C 2,0:0", "meeple<field.1234@0,3"),
        ("cc2.A 2,0:270", "meeple<road.NS@0,2"),
        ("cc2.E 2,0:0", "meeple<city.N@1,0"),
    ];
    for (circle, removed) in circles {
        check(&format!(
            "
            players: Red
            systems: base, farmers, crop-circles
            start: base.B 0,0:0; base.A 0,1:0
            bag: base.B

            Red base.E 1,0:0 meeple>city.N
            Red base.B -1,1:0 meeple>monastery
            Red base.U 0,2:90 meeple>road.NS
            Red base.U 0,3:90 meeple>field.1234
            Red {circle} - =remove
            expect only {removed}
            "
        ));
    }
}
