//! Flying machines where they meet other systems.

use bastide_scenario::check;

use crate::track::lanes;

/// BG+FLY, FLY+FRM, FLY-4, FLY-9, BG-37: without farmers a tile of nothing but field offers the
/// flight alone.
#[test]
fn fly_9_without_farmers() {
    check(
        "
        systems: base, flying-machines
        start: base.A 0,0:0
        bag: base.B

        Red fl.G 1,0:0
        expect only meeple^ -
        Red meeple^ die=1
        expect only meeple>monastery@0,0 meeple>road.S@0,0
        ",
    );
}

/// ABT+FLY, FLY-14: an abbot flies into a garden, his own tile's machine included.
#[test]
fn fly_14_an_abbot_lands_in_a_garden() {
    check(
        "
        systems: base, farmers, abbot, flying-machines
        start: base.U-g 0,0:90
        bag: base.B

        Red  fl.G 1,0:0 abbot^ die=1
        expect only abbot>garden@0,0
        Red  abbot>garden@0,0
        Blue fl.H-g 1,1:0
        expect legal abbot>garden abbot^ meeple^
        Blue abbot^ die=1
        expect only abbot>garden@0,0
        Blue abbot>garden@0,0
        expect on garden@0,0: Red abbot, Blue abbot
        Red  base.B 2,0:0 abbot<garden@0,0
        expect event scored Red 3 garden
        ",
    );
}

/// FLY+RV3, FLY-8: the water is no place to land, and each half of a double source is a cell.
#[test]
fn fly_8_nobody_lands_on_a_river() {
    for (tile, rotation, half) in [("fl.G", 270, "0,0"), ("fl.H", 180, "1,0")] {
        check(&format!(
            "
            systems: base, farmers, river-v3, flying-machines
            option riv3.kind: double_source
            bag: base.B

            Red {tile} 0,-1:{rotation} meeple^ die=1
            expect event rolled Red 1 {half}
            expect event sent-back Red meeple
            "
        ));
    }
    check(
        "
        systems: base, farmers, river-v3, flying-machines
        start: riverv3.H 0,0:0
        bag: base.B

        Red fl.G 0,-1:270 meeple^ die=1
        expect only meeple>monastery@0,0 meeple>road.S@0,0
        ",
    );
}

/// FLY+TB, FLY-17, TB-20: a highwayman who came by air is joined by the builder later, and his
/// arrival is no reason for a double turn.
#[test]
fn fly_17_a_landed_meeple_supports_the_builder() {
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, flying-machines
        start: base.A 0,0:270; base.U 1,0:0
        bag: base.B

        Red fl.G 0,1:90 meeple^ die=1 meeple>road.E@0,0
        Red base.U 2,0:0
        expect legal builder>road.EW
        Red builder>road.EW
        Red fl.G 0,2:90 meeple^ die=2 meeple>road.E@0,0
        expect no event second-part
        expect on road.E@0,0: Red meeple, Red meeple, Red builder
        expect asks Red place-tile base.B
        ",
    );
}

/// FLY+TB, FLY-4, TB-25: in a double turn both tiles may have a machine, and both may be used.
#[test]
fn fly_4_a_flight_in_each_part_of_a_double_turn() {
    check(
        "
        players: Red
        systems: base, farmers, traders-and-builders, flying-machines
        start: base.A 0,0:270
        bag: base.B

        Red base.U 1,0:0 meeple>road.EW
        Red base.U 2,0:0 builder>road.EW
        Red fl.B 3,0:0 meeple^ die=1 meeple>road.EW@2,0
        expect event second-part Red
        Red =second-part fl.B 4,0:0 meeple^ die=3 meeple>road.EW@1,0
        expect on road.EW@1,0: Red meeple, Red meeple, Red meeple, Red builder
        ",
    );
}

/// FLY+MSG, FLY-4, MSG-29: the extra tile of a message may have a machine; a landing moves no
/// marker.
#[test]
fn fly_4_a_machine_as_extra_tile() {
    check(&format!(
        "
        systems: base, messengers, flying-machines
        start: {}
        bag: base.B

        Red base.A 4,0:90 meeple>road.W =meeple message=tile =action
        expect asks Red place-tile fl.G
        Red fl.G -1,0:180 meeple^ die=1 meeple>monastery@0,0
        expect event message-done Red tile action
        expect track Red meeple 5 messenger 0
        expect on monastery@0,0: Red meeple
        expect asks Blue place-tile
        ",
        lanes(&[5])
    ));
}

/// FER+FLY, FLY-8, FER-11: road ends at a lake are places to land while their road is open; no
/// ferry is placed or moved for it.
#[test]
fn fly_8_road_ends_at_a_lake() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, ferries, flying-machines
        start: base.D 0,0:0; base.B 0,1:0; base.A 1,1:180
        bag: base.B

        Blue fe.D 1,0:0 - ferry.EW
        Red  fl.G 1,-1:270 meeple^ die=1
        refuse meeple>road.S@1,0 FLY-10
        expect only meeple>road.E@1,0 meeple>road.W@1,0
        Red  meeple>road.E@1,0
        expect state ferries/placed/1,0/edges E W
        expect on road.EW@0,0: Red meeple
        expect asks Blue place-tile
        ",
    );
}

/// FLY+MGW, FLY-8, MGW-8: a magic figure occupies nothing.
#[test]
fn fly_8_a_magic_figure_is_no_obstacle() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, mage-and-witch, flying-machines
        bag: base.B

        Blue mw.A 1,0:0 mage>road.W meeple>road.W
        Red  fl.G 0,1:90 meeple^ die=1
        expect only meeple>city.N@0,0 meeple>road.EW@0,0
        Red  meeple>road.EW@0,0
        expect piece mage road.W@1,0
        expect on road.W@1,0: Blue meeple, Red meeple
        ",
    );
}

/// FLY-17: a flight moves no gold and no robber.
#[test]
fn fly_17_gold_and_robbers_do_not_care() {
    check(
        "
        players: Blue, Red
        systems: base, farmers, gold-mines, robbers, flying-machines
        start: base.B 0,0:0
        bag: base.B

        Blue gm.H 1,0:0 gold@0,0 -
        Red  fl.G 0,-1:270 meeple^ die=1 meeple>monastery@0,0
        expect state ingots/0,0/count 1
        expect state ingots/1,0/count 1
        expect tokens Red gold 0
        expect track Red robber none
        expect asks Blue place-tile
        ",
    );
}

/// CRC+FLY, FLY-8, CRC-2: a crop circle is no place to land.
#[test]
fn fly_8_nobody_lands_on_a_crop_circle() {
    check(
        "
        systems: base, farmers, crop-circles, flying-machines
        start: cc2.E 0,0:0
        bag: base.B

        Red fl.G 1,0:0 meeple^ die=1
        expect only meeple>city.N@0,0 meeple>city.S@0,0
        ",
    );
    check(
        "
        systems: base, farmers, crop-circles, flying-machines
        start: cc2.A 0,0:0
        bag: base.B

        Red fl.G 0,-1:270 meeple^ die=1
        expect only meeple>road.SW@0,0 meeple>road.E@0,0
        ",
    );
}
