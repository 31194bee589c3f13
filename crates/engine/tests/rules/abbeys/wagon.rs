//! The wagon: where it stands, and where it drives.

use bastide_catalogue::{Catalogue, SegmentId, SegmentKind};
use bastide_scenario::check;

/// ABT+AM, AM-50: on a road, city or monastery without followers, never on a field or garden.
#[test]
fn am_50_on_road_city_and_monastery() {
    check(
        "
        systems: base, farmers, abbot, abbey-and-mayor/wagon
        bag: base.B

        Red  base.L 0,-1:180
        expect legal wagon>city.S wagon>road.N wagon>road.E wagon>road.W
        refuse wagon>field.36 AM-50
        refuse wagon>city.N@0,0 AM-50
        Red  wagon>road.W
        Blue base.A 0,1:0
        expect legal wagon>monastery wagon>road.S
        Blue -
        Red  base.U-g -1,-1:0
        refuse wagon>road.EW AM-2
        Red  -
        Blue base.U-g -2,-1:0
        refuse wagon>garden AM-50
        refuse wagon>road.EW AM-50
        ",
    );
}

/// AM-51: its strength is that of a meeple.
#[test]
fn am_51_a_wagon_counts_one() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; am.A10 0,0:270
        bag: base.B

        Red  base.U 1,0:0 wagon>road.EW
        Blue am.A10 3,0:90 meeple>road.W
        Red  base.U 2,0:0
        expect event scored Red 4 road
        expect event scored Blue 4 road
        expect supply Red wagon 1
        ",
    );
}

/// AM-52, AM-54, AM-55, AM-ex6, TS-14
#[test]
fn am_ex6_beyond_the_crossing_or_to_the_monastery() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.A 0,0:270; base.U 1,0:0
        bag: base.B

        Red  base.B 0,1:0 -
        Blue base.U 2,0:0 wagon>road.EW
        Red  base.X 3,0:0 meeple>road.N
        expect event scored Blue 4 road
        expect asks Blue move-wagon
        expect supply Blue wagon 0
        expect only drive>monastery@0,0 drive>road.E@3,0 drive>road.S@3,0 -
        refuse drive>road.N@3,0 AM-52
        refuse drive>monastery@0,1 AM-52
        refuse drive>road.EW@1,0 AM-52
        Blue drive>road.E@3,0
        expect event moved Blue wagon road.E@3,0
        expect on road.E@3,0: Blue wagon
        expect supply Blue wagon 0
        expect Blue 4, Red 0
        expect asks Blue place-tile base.B
        ",
    );
}

/// AM-52, AM-54, AM-ex7
#[test]
fn am_ex7_into_the_open_city() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.A -1,1:270; base.W 0,1:180; base.U 1,1:0
        bag: base.B

        Red  base.U 2,1:0 meeple>road.EW
        Blue base.T 0,0:0 wagon>road.S
        expect event scored Blue 2 road
        expect only drive>city.NEW@0,0 -
        refuse drive>road.EW@2,1 AM-52
        refuse drive>road.E@-1,1 AM-52
        Blue -
        expect event returned Blue wagon
        expect supply Blue wagon 1
        ",
    );
}

/// AM-52, AM-54, AM-ex8
#[test]
fn am_ex8_out_of_the_finished_city() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.E 0,0:90; base.G 1,0:0; base.G 2,0:0; base.G 3,0:0; ic.EQ 4,0:0; base.A 4,-1:0
        bag: base.B

        Red  base.B 0,1:0 -
        Blue base.E 5,0:270 wagon>city.W
        expect event scored Blue 14 city
        expect only drive>road.S@4,0 -
        refuse drive>road.N@4,0 AM-52
        refuse drive>monastery@4,-1 AM-52
        ",
    );
}

/// AM-52: it may drive on where its owner scored nothing.
#[test]
fn am_52_also_without_points() {
    check(
        "
        systems: base, inns-and-cathedrals/large-meeple, abbey-and-mayor/wagon
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 3,-1:0; am.A10 0,0:270
        bag: base.B

        Red  base.U 1,0:0 wagon>road.EW
        Blue base.W 3,0:0 large-meeple>road.W
        Red  base.U 2,0:0
        expect event scored Blue 4 road
        expect Red 0, Blue 4
        expect only drive>road.E@3,0 drive>road.S@3,0 -
        ",
    );
}

/// AM-52, AM-12: from a finished monastery along the road that leads there, and onto an abbey.
#[test]
fn am_52_from_a_monastery() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B -1,0:0; base.B 1,0:0; base.B -1,1:0; base.B 1,1:0; base.U 0,1:90
        bag: base.B

        Red  base.A 0,0:0 wagon>monastery
        expect event scored Red 9 monastery
        expect only drive>road.S@0,0 drive>road.NS@0,1 -
        ",
    );
}

/// ABT+AM, AM-53, AM-55: with the option, any free feature on the nine tiles around where it stood.
#[test]
fn am_53_to_a_feature_nearby() {
    check(
        "
        systems: base, farmers, abbot, abbey-and-mayor/wagon
        option am.wagon_move: adjacent
        start: am.A10 0,0:270; base.A 0,1:270; base.U-g 1,1:0; base.J 2,1:90; base.G 3,1:0; base.B 3,2:0
        bag: base.B

        Red  base.U 1,0:0 wagon>road.EW
        Blue am.A10 2,0:90 -
        expect event scored Red 3 road
        expect only drive>monastery@0,1 drive>road.E@0,1 drive>road.EW@1,1 drive>road.SW@2,1 drive>city.E@2,1 -
        refuse drive>monastery@3,2 AM-53
        refuse drive>city.EW@3,1 AM-55
        refuse drive>garden@1,1 AM-52
        refuse drive>field.0127@1,1 AM-52
        ",
    );
}

/// AM-55: with the option only on the nine tiles, where the default has all of the feature.
#[test]
fn am_55_on_which_tile_of_the_feature() {
    let moves = |option: &str| {
        format!(
            "
            systems: base, abbey-and-mayor/wagon
            option am.wagon_move: {option}
            start: base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; am.A10 0,0:270; base.W 2,0:0; base.U 3,0:0; base.U 4,0:0; am.A10 2,1:180
            bag: base.B

            Red  base.U 1,0:0 wagon>road.EW
            expect event scored Red 3 road
            "
        )
    };
    check(&format!(
        "{} expect only drive>road.E@2,0 drive>road.EW@3,0 drive>road.EW@4,0 -
        Red  drive>road.EW@4,0
        expect on road.E@2,0: Red wagon",
        moves("connected")
    ));
    check(&format!(
        "{} expect only drive>road.E@2,0 drive>monastery@0,-1 drive>monastery@1,-1 drive>monastery@2,-1 -
        refuse drive>road.EW@4,0 AM-55",
        moves("adjacent")
    ));
}

/// AM-54: a road that ends in the field leads nowhere.
#[test]
fn am_54_a_road_end_in_no_group() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: am.A10 0,0:270; base.U 1,0:0
        bag: base.B

        Red  am.A10 2,0:90 wagon>road.W
        expect event scored Red 3 road
        expect event returned Red wagon road.W@2,0
        expect asks Blue place-tile base.B
        ",
    );
}

/// AM-54: two cities are never connected, even where both are with the roads between them: in no tile
/// of the catalogue are they in one group.
#[test]
fn am_54_two_cities_are_not_connected() {
    for kind in Catalogue::standard().kinds() {
        let is_city = |id: &SegmentId| kind.segment(*id).kind == SegmentKind::City;
        let cities = kind.wagon.iter().map(|group| group.iter().filter(is_city).count());
        assert!(cities.max().unwrap_or(0) <= 1, "{}", kind.id);
    }
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: ic.EI 0,0:0
        bag: base.B

        Red  base.E 0,-1:180 wagon>city.S
        expect event scored Red 4 city
        expect only drive>road.W@0,0 drive>road.E@0,0 -
        refuse drive>city.S@0,0 AM-52
        ",
    );
}

/// AM-54: from a road of that tile either city can be reached, and the other road.
#[test]
fn am_54_a_road_between_two_cities() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: ic.EI 0,0:0
        bag: base.B

        Red  am.A10 1,0:90 wagon>road.W
        expect only drive>city.N@0,0 drive>city.S@0,0 drive>road.W@0,0 -
        ",
    );
}

/// AM-54: an abbey is connected with what meets its sides, in both directions.
#[test]
fn am_54_to_an_abbey() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U 1,0:0; base.N 0,1:0; base.B -2,-1:0; am.A10 -2,0:270; base.B 1,1:0
        bag: base.B

        Red  base.U -1,0:0 wagon>road.EW
        Blue abbey@0,0 -
        expect event scored Red 2 road
        expect only drive>monastery@0,0 -
        Red  drive>monastery@0,0
        expect on monastery@0,0: Red wagon
        ",
    );
}

/// AM-54: from an abbey.
#[test]
fn am_54_from_an_abbey() {
    check(
        "
        systems: base, abbey-and-mayor
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.U 1,0:0; base.B 1,1:0; base.G 0,1:90; base.B -1,1:0; base.U -1,0:0
        bag: base.B

        Red  abbey@0,0 wagon>monastery
        expect event scored Red 9 monastery
        expect only drive>road.EW@1,0 drive>road.EW@-1,0 drive>city.NS@0,1 -
        ",
    );
}

/// AM+FER, AM-54: the stubs of a lake are a crossing.
#[test]
fn am_54_a_lake_is_a_crossing() {
    check(
        "
        systems: base, ferries, abbey-and-mayor/wagon
        start: fe.H 0,0:0; base.B 1,-1:0; base.B 1,1:0; base.U 0,-1:90; base.U 0,1:90
        bag: base.B

        Red  am.A10 1,0:90 wagon>road.W
        expect event scored Red 2 road
        expect legal drive>road.N@0,0 drive>road.NS@0,-1 drive>road.S@0,0 drive>road.W@0,0 -
        ",
    );
}

/// AM+CRC, AM-54: roads that end at a crop circle.
#[test]
fn am_54_a_crop_circle_is_a_crossing() {
    check(
        "
        systems: base, crop-circles, abbey-and-mayor/wagon
        start: cc2.B 0,0:0
        bag: base.B

        Red  am.A10 1,0:90 wagon>road.W
        expect event scored Red 2 road
        expect only drive>road.N@0,0 -
        refuse drive>road.SW@0,0 AM-52
        ",
    );
}

/// AM-54, AM-52, AM-ex19: a monastery inside the city, and the builder's second part afterwards.
#[test]
fn am_ex19_onto_the_monastery_in_the_city() {
    check(
        "
        systems: base, traders-and-builders/builder, abbey-and-mayor/wagon
        start: base.B 0,1:0; pd.D4 0,0:0; base.E -1,0:90; base.B 1,1:0; base.B 2,1:0
        bag: base.B

        Red  base.G 1,0:0 wagon>city.EW
        Blue base.B 3,1:0 -
        Red  base.E 2,0:270 builder>city.W
        Blue base.B 4,1:0 -
        Red  base.E 0,-1:180
        expect event second-part Red
        expect event scored Red 10 city
        expect event returned Red builder
        expect only drive>monastery@0,0 -
        Red  drive>monastery@0,0
        expect on monastery@0,0: Red wagon
        expect supply Red builder 1
        expect asks Red second-part
        Red  =second-part base.G 5,1:90 meeple>city.NS
        ",
    );
}

/// AM-56, AM-ex16: the active player first; what is taken is no longer free.
#[test]
fn am_ex16_two_wagons_and_one_road() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 3,-1:0; base.B 4,-1:0; \
            base.B 5,-1:0; base.B 6,-1:0; am.A10 0,0:270; base.W 5,0:0; am.A10 6,0:90
        bag: base.B

        Red  base.U 1,0:0 wagon>road.EW
        Blue base.U 4,0:0 wagon>road.EW
        Red  base.B 7,-1:0 -
        Blue base.U 2,0:0
        Red  base.U 3,0:0
        expect event scored Red 6 road
        expect event scored Blue 6 road
        expect asks Red move-wagon
        expect only drive>road.S@5,0 -
        Red  drive>road.S@5,0
        expect event returned Blue wagon road.EW@4,0
        expect supply Blue wagon 1
        expect asks Blue place-tile base.B
        ",
    );
}

/// AM-56: after a pass of the first the second may take it.
#[test]
fn am_56_the_next_owner_decides_afterwards() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 3,-1:0; base.B 4,-1:0; am.A10 0,0:270; base.W 4,0:0; am.A10 5,0:90
        bag: base.B

        Red  base.U 1,0:0 wagon>road.EW
        Blue base.U 3,0:0 wagon>road.EW
        Red  base.U 2,0:0
        expect asks Red move-wagon
        Red  -
        expect event returned Red wagon road.EW@1,0
        expect asks Blue move-wagon
        Blue drive>road.S@4,0
        expect on road.S@4,0: Blue wagon
        ",
    );
}

/// AM-56, AM-6: several wagons of one player by row and column of where they stood.
#[test]
fn am_56_several_wagons_of_one_player() {
    check(
        "
        players: Red
        systems: base, abbey-and-mayor/wagon
        supply wagon: 2
        start: base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 3,-1:0; base.B 4,-1:0; am.A10 0,0:270; base.W 4,0:0
        bag: base.B

        Red  base.U 3,0:0 wagon>road.EW
        Red  base.U 1,0:0 wagon>road.EW
        Red  base.U 2,0:0
        expect event scored Red 5 road
        Red  drive>road.E@4,0
        expect event moved Red wagon road.E@4,0
        expect asks Red move-wagon
        expect only drive>road.S@4,0 -
        Red  -
        expect event returned Red wagon road.EW@3,0
        ",
    );
}

/// AM-57: where it arrives nothing is scored; the next tile does that.
#[test]
fn am_57_no_new_scoring() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.W 0,0:0; base.U 1,0:0
        bag: base.B

        Red  am.A10 -1,0:270 wagon>road.E
        expect event scored Red 2 road
        Red  drive>road.EW@1,0
        expect no event scored
        Blue am.A10 2,0:90
        expect event scored Red 3 road
        expect asks Red move-wagon
        ",
    );
}

/// AM-58: at the end of the game wagons are scored and stay where they are.
#[test]
fn am_58_not_in_final_scoring() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: base.W 0,0:0

        Red  base.U 1,0:0 wagon>road.EW
        expect event scored Red 2 road final
        expect over
        ",
    );
}

/// AM-59, TS-14: it waits beside the board, and is there for the second part.
#[test]
fn am_59_free_from_the_next_part_on() {
    check(
        "
        systems: base, traders-and-builders/builder, abbey-and-mayor/wagon
        start: base.W 0,0:0; base.U 1,0:0
        bag: base.B

        Red  base.U 2,0:0 wagon>road.EW
        Blue base.B 0,-1:0 -
        Red  base.U 3,0:0 builder>road.EW
        Blue base.B 1,-1:0 -
        Red  am.A10 4,0:90
        expect event second-part Red
        expect event scored Red 5 road
        expect asks Red move-wagon
        Red  -
        Red  =second-part base.U -1,0:0
        expect legal wagon>road.EW
        ",
    );
}
