//! Crop circles where they meet other systems.

use bastide_scenario::check;

use crate::track::lanes;

/// BG+CRC, CRC+FRM, CRC-7, BG-37: without farmers a circle of fields does nothing, and is chosen
/// about all the same.
#[test]
fn crc_7_fields_without_farmers() {
    check(
        "
        systems: base, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.E 1,0:0 meeple>city.N
        Blue cc2.C -1,0:0 -
        expect asks Blue crop-circle
        Blue =remove
        expect asks Red place-tile
        expect figures Red 1
        ",
    );
}

/// ABT+CRC, CRC-13, CRC-9: an abbot is of no kind.
#[test]
fn crc_13_abbots_are_left_alone() {
    check(
        "
        systems: base, farmers, abbot, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.E-g 1,0:0 abbot>garden
        Blue cc2.E -1,0:0 - =remove
        expect asks Red place-tile
        expect on garden@1,0: Red abbot
        ",
    );
}

/// CRC+IC, CRC-15: a large meeple is added and removed like any other.
#[test]
fn crc_15_a_large_meeple_is_one_meeple() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, crop-circles
        start: base.B 0,0:0
        bag: base.B

        Red  base.E 1,0:0 large-meeple>city.N
        Blue cc2.E -1,0:0 - =add
        Red  meeple>city.N@1,0
        Red  base.B 0,1:0 -
        Blue cc2.E -2,0:0 - =remove
        expect only large-meeple<city.N@1,0 meeple<city.N@1,0
        Red  large-meeple<city.N@1,0
        expect on city.N@1,0: Red meeple
        ",
    );
}

/// CRC+FLY, CRC-9, FLY-17: who has come by air is a highwayman like any other.
#[test]
fn crc_9_a_landed_highwayman() {
    check(
        "
        systems: base, farmers, flying-machines, crop-circles
        start: base.A 0,0:270
        bag: base.B

        Red  fl.G 0,1:90 meeple^ die=1 meeple>road.E@0,0
        Blue cc2.A 0,2:0 - =remove
        expect only meeple<road.E@0,0
        ",
    );
}

/// CRC+MSG, CRC-6, MSG-12, TS-16: messages come before the circle.
#[test]
fn crc_6_after_the_messages() {
    check(&format!(
        "
        systems: base, messengers, crop-circles
        start: {}
        bag: base.B

        Red  cc2.A 4,0:180 meeple>road.W
        expect asks Red marker 5
        refuse =add CRC-7
        Red  =meeple message=knights
        expect asks Red message knights
        Red  =points
        Red  =meeple
        expect asks Red crop-circle
        Red  =add
        expect asks Blue place-tile
        ",
        lanes(&[5])
    ));
}

/// CRC+MSG, CRC-7, CRC-8, MSG-29: on the extra tile of a message the drawer chooses, and is the
/// last.
#[test]
fn crc_8_a_circle_as_extra_tile() {
    check(
        "
        players: Red, Blue, Green
        systems: base, messengers, crop-circles
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.A 0,1:270; base.A 0,2:270
        bag: base.B

        Red   base.U 1,1:0 meeple>road.EW
        Blue  base.U 3,0:0 meeple>road.EW
        Green base.U 1,2:0 meeple>road.EW
        Red   base.A 4,0:90 -
        Blue  =meeple message=tile =action
        Blue  cc2.A 1,3:0 meeple>road.SW
        expect asks Blue crop-circle
        Blue  =remove
        expect asks Green crop-remove
        Green meeple<road.EW@1,2
        expect asks Red crop-remove
        Red   meeple<road.EW@1,1
        expect asks Blue crop-remove
        Blue  meeple<road.SW@1,3
        expect event message-done Blue tile action
        expect turn Blue
        ",
    );
}

/// CRC+FER, CRC-4, FER-38: roads are as the ferries of this tile have left them.
#[test]
fn crc_4_roads_after_the_ferries() {
    check(
        "
        systems: base, farmers, ferries, crop-circles
        start: base.A 0,0:270
        bag: base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue fe.D 2,0:0 - ferry.EW
        Red  base.U 3,0:0 - -
        Blue cc2.A 4,0:180 -
        expect asks Blue move-ferry
        Blue ferry.SW@2,0 =add
        expect asks Red crop-add
        expect only meeple>road.E@0,0 meeple>road.EW@1,0 meeple>road.W@2,0 meeple>road.S@2,0
        refuse meeple>road.EW@3,0 CRC-4
        ",
    );
}

/// CRC-18: neither gold nor robbers nor magic figures take part.
#[test]
fn crc_18_nothing_else_happens() {
    check(
        "
        systems: base, farmers, gold-mines, robbers, mage-and-witch, crop-circles
        start: base.A 0,0:270
        bag: base.B

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        Blue mw.D 0,-1:90 mage>road.EW@1,0 -
        Red  cc2.A 0,1:0 - =remove
        Red  meeple<road.EW@1,0
        expect no event scored
        expect no event robber
        expect piece mage road.EW@1,0
        expect state ingots/1,0/count 1
        expect tokens Red gold 0
        ",
    );
}
