//! The Princess & the Dragon with the other systems.

use bastide_scenario::check;

use crate::track::booked;

/// PD-49 with Base: whoever was eaten is free again in the next part.
#[test]
fn followers_that_were_eaten_are_free_again() {
    check(
        "
        systems: base, farmers, princess-and-dragon
        supply meeple: 1
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 meeple>monastery
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect asks Red place-tile
        Red  base.B 2,0:0 meeple>monastery
        expect figures Red 1
        ",
    );
}

/// PD-49 with Inns & Cathedrals.
#[test]
fn a_large_meeple_is_eaten() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals, princess-and-dragon
        start: pd.V1 0,0:0
        bag: base.B

        Red  base.B 1,0:0 large-meeple>monastery
        Blue pd.D1 0,1:180 - dragon>@1,0
        expect event returned Red large-meeple monastery@1,0
        expect supply Red large-meeple 1
        ",
    );
}

/// PD-ex14, PD-49, TB-24: knight eaten, builder gone, city empty; the second part is still played and the
/// builder can be placed in it.
#[test]
fn pd_ex14_the_second_part_survives_the_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        start: base.D 0,0:0; base.U 1,0:0; pd.V1 1,-1:0
        bag: base.B

        Red  base.G 0,-1:90 meeple>city.NS
        Blue base.B 0,1:0 -
        Red  base.G 0,-2:90 builder>city.NS
        Blue base.B 0,2:0 -
        Red  base.U 2,0:0 meeple>road.EW
        Blue base.B 0,3:0 -
        Red  pd.D1 0,-3:180
        expect event second-part Red
        Red  - dragon>@0,-1
        expect event returned Red meeple city.NS@0,-1
        expect event returned Red builder city.NS@0,-2
        expect complete city.N@0,0
        Blue dragon>@0,-2
        Red  dragon>@0,-3
        expect Red 0
        expect asks Red second-part
        Red  =second-part base.U 3,0:0 builder>road.EW
        expect on road.EW@3,0: Red meeple, Red builder
        ",
    );
}

/// TS-ex1, TB-24: the builder's road is extended by a dragon tile, and the dragon eats the builder.
#[test]
fn ts_ex1_the_dragon_eats_the_builder() {
    check(
        "
        systems: base, farmers, traders-and-builders, princess-and-dragon
        bag: base.B base.B

        Red  base.U 1,0:0 meeple>road.EW
        Blue base.B 0,1:0 -
        Red  base.U 2,0:0 builder>road.EW
        Blue pd.V1 2,1:0
        Red  pd.D10 3,0:0 meeple>city.N
        Red  dragon>@2,0
        expect event returned Red builder road.EW@2,0
        Blue dragon>@1,0
        Red  dragon>@0,0
        Blue dragon>@0,1
        expect asks Red second-part
        expect on city.N@3,0: Red meeple
        ",
    );
}

/// The dragon may enter the tiles of a river, and the halves of a double source are two of them
/// (RV3, interactions); the fairy may be moved while the river lasts.
#[test]
fn the_dragon_on_the_river() {
    check(
        "
        systems: base, farmers, river-v3, princess-and-dragon
        start: riverv3.A 0,0:0; riverv3.D 0,1:90; pd.V1 1,1:0
        bag: base.B

        Red  riverv3.F 0,2:90 meeple>field.1234
        Blue riverv3.G 0,3:180 -
        ",
    );
}

/// FLY, interactions: nobody lands beside the dragon; the fairy's tile is a place like any other.
#[test]
fn a_flight_to_the_dragon_fails() {
    check(
        "
        systems: base, farmers, flying-machines, princess-and-dragon
        start: pd.V2 0,0:180; base.B 1,0:0
        bag: base.B

        Red  fl.G 2,0:0 meeple^ die=2
        expect event flight-failed Red meeple
        expect supply Red meeple 7
        ",
    );
    check(
        "
        systems: base, farmers, flying-machines, princess-and-dragon
        start: base.B 0,0:0; base.B 1,0:0
        bag: base.B

        Red  base.B 0,1:0 meeple>monastery
        Blue base.B 0,2:0 -
        Red  base.B 0,3:0 fairy>@0,1
        Blue fl.G 2,1:0 meeple^ die=2
        expect asks Blue land
        Blue meeple>monastery@0,1
        expect on monastery@0,1: Red meeple, Blue meeple
        ",
    );
}

/// MSG-32, SCB-22, TS-1: the point at the start of a turn is a batch of its own, before the draw: its
/// owner chooses the marker, and a message with an extra tile is played before the own one. The
/// point does not repeat for that tile.
#[test]
fn msg_32_the_fairys_point_can_bring_a_message() {
    check(
        "
        systems: base, messengers, princess-and-dragon
        start: base.A 0,0:270; base.U 1,0:0; base.U 2,0:0; base.B 0,1:0; base.U 3,0:0
        bag: base.B

        Red  base.B 0,2:0 meeple>monastery
        Blue base.B 0,3:0 -
        ",
    );
}

/// MSG, interactions: points of a message bring no bonus.
#[test]
fn messages_bring_no_bonus() {
    check(
        "
        systems: base, messengers, princess-and-dragon
        bag: base.B

        Red  base.B 0,1:0 -
        ",
    );
}
