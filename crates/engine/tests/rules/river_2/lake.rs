//! The volcano lake and the tile after it (R2-15, R2-16, R2-32, TS-17).

use bastide_scenario::check;

/// R2-15, R2-16, R2-ex2, TS-17: no figure goes on the lake, and its player has another tile.
#[test]
fn r2_ex2_the_lake_and_one_more_tile() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0
        bag: base.X

        Red  river2.L 1,0:0
        expect turn Red
        expect asks Red place-tile base.U
        Red  base.U 0,1:0 meeple>road.EW
        expect event turn Blue 2
        expect figures Red 1
        ",
    );
}

/// ABT+R2, R2-16: taking the abbot home is still possible, everything else is closed.
#[test]
fn r2_16_no_figure_goes_on_the_volcano_lake() {
    check(
        "
        players: Red
        systems: base, farmers, river-2, abbot, inns-and-cathedrals, traders-and-builders
        systems: abbey-and-mayor
        start: river.S 0,0:0; base.B 0,1:0; base.B 1,1:0
        bag: base.B

        Red  base.E-g 0,-1:0 abbot>garden
        Red  river2.L 1,0:0
        expect only abbot<garden@0,-1 -
        refuse meeple>field.01234567 R2-16
        refuse large-meeple>field.01234567 R2-16
        refuse pig>field.01234567 R2-16
        refuse wagon>field.01234567 R2-16
        refuse barn@0,0 R2-16
        Red  abbot<garden@0,-1
        expect asks Red place-tile base.B
        ",
    );
}

/// R2-16, PD-34: later the lake is a tile like any other.
#[test]
fn r2_21_later_it_is_an_ordinary_tile() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0
        bag: base.X

        Red  river2.L 1,0:0 base.B 2,0:0 meeple>field.01234567
        expect on field.01234567@1,0: Red meeple
        expect same field.01234567@1,0 field.01234567@0,0
        Blue base.B 0,1:0 meeple>monastery
        expect worth 3 monastery@0,1
        ",
    );
}

/// R2-16: under the rules of the other river a lake is a lake.
#[test]
fn r2_16_belongs_to_river_2() {
    check(
        "
        systems: base, farmers, river-v3
        sets: base-v3, river-2
        start: river.S 0,0:0
        bag: base.X

        Red  river2.L 1,0:0
        expect legal meeple>field.01234567
        Red  -
        expect turn Blue
        ",
    );
}

/// R2+TB, R2-15, TS-17: the lake may come in a builder's second part; the tile after it is neither
/// that part nor another one, and a builder still brings one, once in the turn.
#[test]
fn ts_ex6_the_tile_after_the_lake_is_no_second_part() {
    check(
        "
        systems: base, farmers, river-2, traders-and-builders
        start: river.S 0,0:0; base.B 0,1:0
        bag: base.B base.B

        Red  base.U 0,2:0 meeple>road.EW
        Blue base.B -1,1:0 -
        Red  base.U 1,2:0 builder>road.EW
        Blue base.B -2,1:0 -
        Red  river2.L 1,0:0
        expect asks Red place-tile base.U
        Red  base.U 2,2:0 -
        expect asks Red second-part
        Red  =second-part base.U 3,2:0 -
        expect event turn Blue
        ",
    );
}

/// TS-17, R2-15: where the lake is the second part, the tile after it brings no third one.
#[test]
fn ts_17_the_lake_in_a_second_part() {
    check(
        "
        systems: base, farmers, river-2, traders-and-builders
        start: river.S 0,0:0; base.B 0,1:0
        bag: base.B base.B

        Red  base.U 0,2:0 meeple>road.EW
        Blue base.B -1,1:0 -
        Red  base.U 1,2:0 builder>road.EW
        Blue base.B -2,1:0 -
        Red  base.U 2,2:0 - =second-part river2.L 1,0:0
        expect asks Red place-tile base.U
        Red  base.U 3,2:0 -
        expect event turn Blue
        ",
    );
}

/// MSG+R2, TS-17: the extra tile of a message may be the lake; its drawer plays one more, then the
/// interrupted turn goes on.
#[test]
fn ts_17_the_lake_in_a_nested_part() {
    check(
        "
        systems: base, farmers, river-2, messengers
        start: river.S 0,0:0; base.B 0,1:0; base.A 0,2:270; base.U 1,2:0; base.U 2,2:0
        bag: base.B

        Red  base.U 3,2:0 meeple>road.EW
        Blue base.A 4,2:90 -
        Red  =meeple message=tile =action
        expect asks Red place-tile river2.L
        Red  river2.L 1,0:0
        expect turn Blue
        expect asks Red place-tile base.B
        Red  base.B 1,1:0 -
        expect event turn Red 3
        ",
    );
}

/// R2-16, R2-32: without a tile left there is none after the lake.
#[test]
fn r2_16_the_lake_may_be_the_last_tile() {
    check(
        "
        systems: base, farmers, river-2
        start: river.S 0,0:0

        Red  river2.L 1,0:0
        expect over
        ",
    );
}

/// PD+R2, R2-32, PD-30: with the dragon in play it enters the board at the lake, and dragon tiles
/// can be played from now on; nobody stands there, but the fairy may move (TS-10).
#[test]
fn r2_32_the_dragon_enters_at_the_lake() {
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon
        start: river.S 0,0:0
        bag: fl.G fl.G

        Red  fl.G 0,1:0 meeple>field.01234567
        Blue base.B 0,2:0 meeple>monastery
        Red  fl.G 0,-1:0 -
        Blue river2.L 1,0:0
        expect piece dragon 1,0
        refuse meeple>field.01234567 R2-16
        expect only fairy>@0,2 -
        Blue fairy>@0,2
        Blue pd.D6
        expect asks Blue place-tile pd.D6
        ",
    );
}

/// R2-18: a lake that has no place brings no dragon.
#[test]
fn r2_18_no_dragon_without_the_lake() {
    check(
        "
        systems: base, farmers, river-2, princess-and-dragon/dragon
        start: river.S 0,0:0; base.B 0,-1:0; base.E 1,-1:180
        draw: river2.L pd.D6 base.B base.B

        expect event discarded river2.L
        expect asks Red place-tile base.B   # the dragon tile waits
        expect piece dragon aside
        ",
    );
}
