//! Inns (IC-13, IC-14, IC-20, IC-22, IC-25).

use bastide_engine::{Catalogue, SegmentKind, Side};
use bastide_scenario::check;

/// BG+IC, IC-20: one inn, and a second that changes nothing (IC-13).
#[test]
fn ic_ex2_road_of_three_tiles_with_inns() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue, Red
        start: base.X 0,0:0
        bag: base.X

        Blue ic.EB 1,0:0 meeple>road.EW
        Red  base.A 2,0:90 -
        expect event scored Blue 6 road [IC-20]
        expect Blue 6, Red 0
        ",
    );
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue, Red
        start: ic.EC 0,0:0
        bag: base.X

        Blue ic.EB 1,0:0 meeple>road.EW
        Red  base.A 2,0:90 -
        expect event scored Blue 6 road [IC-20]
        ",
    );
}

/// IC-13, IC-20
#[test]
fn ic_ex6_road_of_five_tiles_with_one_inn_or_two() {
    for (second, third) in [("base.U", "ic.EB"), ("ic.EB-g", "ic.EB")] {
        check(&format!(
            "
            systems: base, farmers, inns-and-cathedrals
            start: base.X 0,0:0; {second} 1,0:0; {third} 2,0:0
            bag: base.X

            Red  base.U 3,0:0 meeple>road.EW
            Blue base.A 4,0:90 -
            expect event scored Red 10 road [IC-20]
            "
        ));
    }
}

/// BG+IC, IC-22
#[test]
fn ic_ex3_incomplete_inn_road() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        players: Blue
        Blue ic.EB 1,0:0 meeple>road.EW
        expect over
        expect no event scored
        expect Blue 0
        ",
    );
}

/// IC-22, IC-13: an inn makes the whole road worthless until it is finished.
#[test]
fn ic_22_an_inn_takes_the_value_from_an_open_road() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        bag: base.X

        Red  base.U 1,0:0 meeple>road.EW
        expect worth 2 road.EW@1,0
        Blue ic.EB 2,0:0 -
        expect worth 0 road.EW@1,0
        expect tiles 3 road.EW@1,0
        ",
    );
}

#[test]
fn ic_25_by_option_unfinished_inn_roads_and_cathedral_cities_are_ordinary() {
    let moves = "
        Red  ic.EB 1,0:0 meeple>road.EW
        Blue ic.EK 0,-1:0 meeple>city.NESW
        Red  base.F 1,-1:0 -
        expect over
    ";
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals
        option ic.final_scoring: ignore
        {moves}
        expect event scored Red 2 road final [BG-61]
        expect event scored Blue 4 city final [BG-61]
        expect Red 2, Blue 4
        "
    ));
    check(&format!(
        "
        systems: base, farmers, inns-and-cathedrals
        option ic.final_scoring: zero
        {moves}
        expect Red 0, Blue 0
        "
    ));
}

#[test]
fn ic_25_the_option_changes_nothing_for_finished_roads() {
    check(
        "
        systems: base, farmers, inns-and-cathedrals
        option ic.final_scoring: ignore
        start: base.X 0,0:0
        bag: base.X

        Red  ic.EB 1,0:0 meeple>road.EW
        Blue base.A 2,0:90 -
        expect event scored Red 6 road [IC-20]
        ",
    );
}

/// The sides whose road has the inn.
fn roads_with_inn(id: &str) -> Vec<Side> {
    let catalogue = Catalogue::standard();
    let kind = catalogue.kind(catalogue.kind_id(id).expect("it is in the catalogue"));
    let roads = kind.segments.iter().filter(|it| it.kind == SegmentKind::Road && it.inn);
    roads.flat_map(|road| road.sides.iter()).collect()
}

#[test]
fn ic_14_whom_an_inn_at_a_crossing_serves_is_tile_data() {
    assert_eq!(roads_with_inn("ic.EC"), [Side::East]);
    assert_eq!(roads_with_inn("ic.EC-v3"), [Side::East, Side::West]);
    let (older, newer) = ("inns-c1", "inns-v3");
    for (set, tile) in [(older, "ic.EC"), (newer, "ic.EC-v3")] {
        let set = Catalogue::standard().set(set).expect("it is in the catalogue");
        let tile = Catalogue::standard().kind_id(tile).expect("it is in the catalogue");
        assert!(set.tiles.contains(&(tile, 1)));
    }
}

/// IC-13, IC-14: three roads of one tile, of which one or two have the inn.
#[test]
fn ic_14_an_inn_serves_only_the_roads_beside_it() {
    for (tile, west, south) in
        [("ic.EC", "2 road [BG-51]", "2 road"), ("ic.EC-v3", "4 road [IC-20]", "2 road")]
    {
        check(&format!(
            "
            systems: base, farmers, inns-and-cathedrals
            start: {tile} 0,0:0
            bag: base.X

            Red  base.A 1,0:90 meeple>road.W
            expect event scored Red 4 road [IC-20]
            Blue base.A -1,0:270 meeple>road.E
            expect event scored Blue {west}
            Red  base.A 0,1:180 meeple>road.N
            expect event scored Red {south} [BG-51]
            "
        ));
    }
}
