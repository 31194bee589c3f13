//! The Princess & the Dragon with River II.

use bastide_scenario::check;

/// PD+R2, R2-32, R2-16, PD-30, TS-ex6: the lake brings the dragon in, takes no figure, and the tile
/// after it may be a dragon tile; the dragon enters river tiles.
#[test]
fn ts_ex6_the_dragon_comes_to_the_lake() {
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0
        bag: base.B

        Red  river2.L 1,0:0
        expect event moved Red dragon 1,0
        expect piece dragon 1,0
        expect turn Red
        expect asks Red place-tile pd.D1
        Red  pd.D1 0,1:180 - dragon>@0,0
        Blue dragon>@0,1
        expect asks Blue place-tile base.B
        expect turn Blue
        ",
    );
}

/// TS-ex6, TB-23: the tile after the lake extends the road of a builder, and a third one follows.
#[test]
fn ts_ex6_a_third_tile_for_the_builder() {
    check(
        "
        systems: base, farmers, river-2, traders-and-builders, princess-and-dragon
        start: river.S 0,0:0; base.B 0,1:0
        bag: base.B base.B

        Red  base.U 0,2:0 meeple>road.EW
        Blue base.B -1,1:0 -
        Red  base.U 1,2:0 builder>road.EW
        Blue base.B -2,1:0 -
        Red  river2.L 1,0:0 -
        expect piece dragon 1,0
        Red  pd.D6 2,2:0 - dragon>@0,0
        Blue dragon>@0,1
        Red  dragon>@0,2
        expect event returned Red builder
        Blue dragon>@1,2
        Red  dragon>@2,2
        expect asks Red second-part
        Red  =second-part base.U 3,2:0 -
        expect turn Blue
        ",
    );
}

/// PD+R2, PD-31, PD-32, R2-16: on the lake the fairy may be moved, and no figure placed.
#[test]
fn pd_32_the_fairy_on_the_turn_of_the_lake() {
    check(
        "
        players: Red
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0
        bag: base.B

        Red  base.B 0,-1:0 meeple>monastery
        Red  river2.L 1,0:0
        expect only fairy>@0,-1 -
        refuse meeple>field.01234567 R2-16
        Red  fairy>@0,-1
        expect piece fairy 0,-1
        expect asks Red place-tile base.B
        ",
    );
}

/// PD+R2, PD-25, R2-16, TS-17: the tile after the lake begins no new turn for the fairy.
#[test]
fn pd_25_one_point_in_the_turn_of_the_lake() {
    let played = check(
        "
        players: Red
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0
        bag: base.B

        Red  base.B 0,-1:0 meeple>monastery
        Red  base.B 1,-1:0 fairy>@0,-1
        Red  river2.L 1,0:0 base.B 0,1:0 -
        ",
    );
    assert_eq!(crate::track::booked(&played), ["Red 1 fairy", "Red 1 fairy"]);
}

/// PD+R2, R2-22, PD-5: without the dragon the volcano means nothing; the lake still takes no figure
/// and calls for a tile.
#[test]
fn r2_22_the_lake_without_the_dragon() {
    check(
        "
        players: Red
        systems: base, farmers, river-2, princess-and-dragon/fairy
        start: river.S 0,0:0
        bag: base.B

        Red  base.B 0,-1:0 meeple>monastery
        Red  river2.L 1,0:0
        expect piece dragon aside
        refuse meeple>field.01234567 R2-16
        Red  -
        expect asks Red place-tile pd.D1
        Red  pd.D1 0,1:180 -
        expect piece dragon aside
        ",
    );
}

/// PD+R2, R2-18, PD-40: a lake that fits nowhere leaves the game; the dragon stays away, its tile
/// waits, and there is one tile instead of two.
#[test]
fn r2_18_a_lake_without_a_place() {
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0; base.B 0,-1:0; base.U 1,-1:90
        bag: base.B

        Red  base.B 0,1:0 -
        expect event discarded river2.L
        expect event waits pd.D1
        expect waiting 1
        expect piece dragon aside
        expect asks Blue place-tile base.B
        Blue river2.L pd.D1 base.B 0,2:0 -
        expect turn Red
        ",
    );
}

/// PD+R2, PD-34, PD-6, PD-33: the lake that the dragon has left is a tile like any other.
#[test]
fn pd_34_the_lake_without_its_dragon() {
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0; river2.L 1,0:0
        bag: base.B

        expect piece dragon 1,0
        Red  pd.P2 0,1:0
        refuse meeple>field.01234567@1,0 PD-33
        ",
    );
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0; river2.L 1,0:0; pd.V1 2,0:0
        bag: base.B

        Red  pd.P2 0,1:0
        refuse meeple>field.01234567@2,0 PD-33
        Red  meeple>field.01234567@1,0
        expect on field.01234567@2,0: Red meeple
        ",
    );
}

/// PD+R2, PD-41, R2-15: tiles that wait are mixed in when the lake is placed.
#[test]
fn pd_41_the_lake_ends_the_waiting() {
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0
        bag: base.B

        expect waiting 1
        Red  pd.D1 base.B 0,1:0 -
        Blue river2.L 1,0:0
        expect event mixed-in 1
        expect asks Blue place-tile pd.D1
        Blue pd.D1 0,2:180 - dragon>@0,0
        expect piece dragon 0,0
        ",
    );
}
