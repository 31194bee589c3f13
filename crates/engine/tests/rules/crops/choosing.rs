//! The choice, and who acts when.

use bastide_scenario::check;

/// Red, Blue and Green each have a highwayman on a road of their own, and Red has placed a circle
/// of roads.
const THREE_HIGHWAYMEN: &str = "
    players: Red, Blue, Green
    systems: base, farmers, crop-circles
    start: base.A 0,0:270; base.A 0,1:270; base.A 0,2:270; base.B 0,3:0; base.B 0,4:0
    bag: base.B

    Red   base.U 1,0:0 meeple>road.EW
    Blue  base.U 1,1:0 meeple>road.EW
    Green base.U 1,2:0 meeple>road.EW
    Red   cc2.A 0,5:0 -
    ";

/// CRC-7, CRC-6: one of two words, and nothing else; the tile has had all its steps.
#[test]
fn crc_7_add_or_remove() {
    check(&format!(
        "{THREE_HIGHWAYMEN}
        expect asks Red crop-circle
        expect only =add =remove
        refuse - CRC-7
        refuse =points CRC-7
        refuse =second-part CRC-7
        refuse meeple>road.EW@1,0 CRC-7
        refuse meeple<road.EW@1,0 CRC-7
        refuse 0,6:0 BG-10
        Red =add
        expect event crop-circle Red add"
    ));
}

/// CRC-7, CRC-10: it is chosen even if nobody has anything to add to or to remove.
#[test]
fn crc_7_a_choice_without_effect() {
    for choice in ["add", "remove"] {
        check(&format!(
            "
            systems: base, farmers, crop-circles
            start: base.B 0,0:0
            bag: base.B

            Red  base.B 0,-1:0 meeple>monastery
            Blue base.E 1,0:0 meeple>city.N
            refuse =add CRC-7
            Red  cc2.A 0,1:0 meeple>field.0127
            expect asks Red crop-circle
            Red  ={choice}
            expect asks Blue place-tile
            expect figures Red 2
            expect figures Blue 1
            "
        ));
    }
}

/// CRC-8: from the left of the active player on, the active player last.
#[test]
fn crc_8_clockwise_and_the_active_player_last() {
    check(&format!(
        "{THREE_HIGHWAYMEN}
        Red   =remove
        expect asks Blue crop-remove
        refuse p3.meeple<road.EW@1,2 CRC-14
        refuse p1.meeple<road.EW@1,0 CRC-14
        Blue  meeple<road.EW@1,1
        expect asks Green crop-remove
        Green meeple<road.EW@1,2
        expect asks Red crop-remove
        Red   meeple<road.EW@1,0
        expect asks Blue place-tile
        expect turn Blue"
    ));
}

/// CRC-8, CRC-7: all follow the chosen letter.
#[test]
fn crc_8_everybody_follows_the_choice() {
    check(&format!(
        "{THREE_HIGHWAYMEN}
        Red =add
        expect asks Blue crop-add
        refuse meeple<road.EW@1,1 CRC-8
        refuse =remove CRC-7
        Blue meeple>road.EW@1,1
        expect asks Green crop-add"
    ));
    check(&format!(
        "{THREE_HIGHWAYMEN}
        Red =remove
        refuse meeple>road.EW@1,1 CRC-8
        refuse =add CRC-7"
    ));
}

/// CRC-17, CRC-18, CRC-20: each acts on the board that those before have left, nothing is scored,
/// and then the next player is on turn.
#[test]
fn crc_17_one_after_the_other() {
    check(
        "
        systems: base, farmers, flying-machines, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.E 1,0:0 meeple>city.N
        Blue fl.G 2,0:0 meeple^ die=1 meeple>city.N@1,0
        expect owners city.N@1,0: Red, Blue
        Red  cc2.E -1,0:0 - =remove
        Blue meeple<city.N@1,0
        expect owners city.N@1,0: Red
        Red  meeple<city.N@1,0
        expect on city.N@1,0: nobody
        expect no event scored
        expect turn Blue
        ",
    );
}

/// CRC+TB, CRC-20, TS-17: a second part earned with the circle's tile comes after it.
#[test]
fn crc_20_before_the_second_part() {
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, crop-circles
        start: base.A 0,0:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red cc2.A 3,0:0 -
        expect event second-part Red
        expect asks Red crop-circle
        refuse =second-part CRC-7
        Red =add
        expect asks Red crop-add
        refuse =second-part TBN-8
        Red meeple>road.EW@2,0
        expect asks Red second-part
        Red =second-part base.B 0,1:0 -
        ",
    );
}
