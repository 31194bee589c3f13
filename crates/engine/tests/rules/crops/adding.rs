//! A: everybody adds.

use bastide_scenario::check;

/// CRC-ex1, CRC-11, CRC-19, CRC-4: the new knight counts, and only his city does.
#[test]
fn crc_ex1_everybody_with_a_knight_adds_one() {
    check(
        "
        players: You, Green, Blue
        systems: base, farmers, crop-circles
        start: base.B 0,0:0
        bag: base.B

        You   base.B 0,1:0 -
        Green base.E 1,0:0 meeple>city.N
        Blue  base.B 0,2:0 -
        You   cc2.E -1,0:0 meeple>city.N =add
        expect asks Green crop-add
        expect only meeple>city.N@1,0
        refuse - CRC-3
        refuse meeple>city.N CRC-4
        Green meeple>city.N@1,0
        expect on city.N@1,0: Green meeple, Green meeple
        expect asks You crop-add                        # Blue has no knight (CRC-10)
        expect only meeple>city.N
        refuse meeple>city.S CRC-4
        refuse meeple>city.N@1,0 CRC-4
        You   meeple>city.N
        expect on city.N@-1,0: You meeple, You meeple
        expect supply You meeple 5
        expect no event scored
        expect asks Green place-tile
        ",
    );
}

/// Red has a knight in the middle of one city, and places another with the circle.
fn two_cities(option: &str) -> String {
    format!(
        "
        systems: base, farmers, crop-circles
        {option}
        start: base.E 0,0:90
        bag: base.B

        Red  base.G 1,0:0 meeple>city.EW
        Blue base.B 0,1:0 -
        Red  cc2.E 0,-1:90 meeple>city.E =add
        expect asks Red crop-add
        "
    )
}

/// CRC-ex4, CRC-4: with `same_tile` only beside the very knight.
#[test]
fn crc_ex4_the_same_segment() {
    check(&format!(
        "{}
        expect only meeple>city.E meeple>city.EW@1,0
        refuse meeple>city.E@0,0 CRC-4
        refuse meeple>city.W CRC-4
        Red meeple>city.EW@1,0
        expect on city.EW@1,0: Red meeple, Red meeple",
        two_cities("option crc.spot: same_tile")
    ));
}

/// CRC-4: by default on any segment of the knight's city.
#[test]
fn crc_4_the_same_feature() {
    check(&format!(
        "{}
        expect only meeple>city.E meeple>city.EW@1,0 meeple>city.E@0,0
        refuse meeple>city.W CRC-4
        Red meeple>city.E@0,0
        expect event deployed Red meeple city.E@0,0",
        two_cities("")
    ));
}

/// CRC-3, CRC-5: with `optional` one may decline to add, but never to remove.
#[test]
fn crc_3_adding_may_be_optional() {
    let board = |option: &str, choice: &str| {
        format!(
            "
            systems: base, farmers, crop-circles
            {option}
            start: base.B 0,0:0
            bag: base.B

            Red  base.B 0,1:0 -
            Blue base.E 1,0:0 meeple>city.N
            Red  cc2.E -1,0:0 - ={choice}
            "
        )
    };
    let optional = "option crc.add: optional";
    check(&format!(
        "{}
        expect asks Blue crop-add
        expect only meeple>city.N@1,0 -
        Blue -
        expect figures Blue 1
        expect asks Blue place-tile",
        board(optional, "add")
    ));
    check(&format!("{}\nexpect asks Blue crop-add\nrefuse - CRC-3", board("", "add")));
    for option in [optional, ""] {
        check(&format!(
            "{}
            expect asks Blue crop-remove
            expect only meeple<city.N@1,0
            refuse - CRC-5",
            board(option, "remove")
        ));
    }
}

/// BG+CRC, CRC-11: beside followers of others too, so that the majority may change.
#[test]
fn crc_11_occupation_by_others_does_not_matter() {
    check(
        "
        systems: base, farmers, flying-machines, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.E 1,0:0 meeple>city.N
        Blue fl.G 2,0:0 meeple^ die=1 meeple>city.N@1,0
        Red  cc2.E -1,0:0 - =add
        expect asks Blue crop-add
        Blue meeple>city.N@1,0
        expect owners city.N@1,0: Blue
        expect asks Red crop-add
        Red  meeple>city.N@1,0
        expect owners city.N@1,0: Red, Blue
        expect on city.N@1,0: Red meeple, Red meeple, Blue meeple, Blue meeple
        ",
    );
}

/// CRC-11, CRC-6: a follower whom this tile's scoring sent home can be added at once.
#[test]
fn crc_11_with_a_follower_who_has_just_come_home() {
    check(
        "
        players: Red
        systems: base, farmers, crop-circles
        supply meeple: 2
        start: base.A 0,0:270; base.B 0,1:0; base.A 0,2:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 1,2:0 meeple>road.EW
        Red cc2.A 2,2:180
        expect event scored Red 3 road
        expect asks Red crop-circle
        Red =add
        expect only meeple>road.E@0,0 meeple>road.EW@1,0
        Red meeple>road.EW@1,0
        expect supply Red meeple 0
        ",
    );
}

/// CRC-ex7, CRC-12: with an empty supply nothing is added.
#[test]
fn crc_ex7_an_empty_supply() {
    check(
        "
        players: Red, Green
        systems: base, farmers, abbot, crop-circles
        supply meeple: 1
        start: base.B 0,0:0
        bag: base.B

        Red   base.B 0,1:0 -
        Green base.E 1,0:0 meeple>city.N
        Red   cc2.E -1,0:0 - =add
        expect asks Green place-tile
        expect figures Green 1
        ",
    );
}

/// CRC-12: nobody adds what is not in the supply.
#[test]
fn crc_12_only_from_the_supply() {
    check(
        "
        players: Red, Green
        systems: base, farmers, inns-and-cathedrals, crop-circles
        supply meeple: 1
        start: base.B 0,0:0
        bag: base.B

        Red   base.B 0,1:0 -
        Green base.E 1,0:0 meeple>city.N
        Red   cc2.E -1,0:0 - =add
        expect asks Green crop-add
        expect only large-meeple>city.N@1,0
        refuse meeple>city.N@1,0 CRC-12
        ",
    );
}

/// CRC+TB, CRC-13, CRC-15: a large meeple is one meeple; abbot, builder and pig are never added.
#[test]
fn crc_13_who_can_be_added() {
    check(
        "
        players: Red, Green
        systems: base, farmers, abbot, inns-and-cathedrals, traders-and-builders, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red   base.B 0,1:0 -
        Green base.E 1,0:0 meeple>city.N
        Red   cc2.E -1,0:0 - =add
        expect only meeple>city.N@1,0 large-meeple>city.N@1,0
        refuse abbot>city.N@1,0 CRC-13
        refuse builder>city.N@1,0 CRC-13
        refuse pig>city.N@1,0 CRC-13
        Green large-meeple>city.N@1,0
        expect on city.N@1,0: Green meeple, Green large-meeple
        expect asks Green place-tile
        ",
    );
}

/// CRC+FRM, CRC-9, CRC-11: a rake adds a farmer to the own field, on any tile of it.
#[test]
fn crc_9_a_rake_adds_farmers() {
    check(
        "
        players: Red
        systems: base, farmers, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>field.01234567
        Red  cc2.C 2,0:0 - =add
        expect legal meeple>field.01234567@1,0 meeple>field.01234567@0,0
        expect not legal meeple>monastery@1,0
        Red  meeple>field.01234567@0,0
        expect on field.01234567@1,0: Red meeple, Red meeple
        ",
    );
}
