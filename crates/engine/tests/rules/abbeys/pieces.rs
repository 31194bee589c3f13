//! Tiles, pieces and parts of Abbey & Mayor.

use bastide_catalogue::TileKind;
use bastide_engine::{Catalogue, FigureKind, Game, Player, Rules, SegmentKind, Setup};
use bastide_scenario::{check, check_setup_refused};

fn game(systems: &[&str], players: &[&str]) -> Game {
    let systems = systems.iter().map(|system| system.to_string()).collect();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(players.iter().copied()) };
    Game::new(Rules::new(setup).expect("the set-up makes sense"))
}

#[test]
fn am_1_twelve_land_tiles_and_no_abbey_in_the_bag() {
    let plain = game(&["base"], &["Red"]);
    let with = game(&["base", "abbey-and-mayor"], &["Red"]);
    assert_eq!(with.bag().left(), plain.bag().left() + 12);
    let abbey = with.rules().kind("am.abbey").expect("the abbey is in the game");
    assert_eq!(with.bag().left_of(abbey), 0);
    check_setup_refused("sets: base-v3, abbey-tiles", "comes with its system");
}

#[test]
fn am_2_one_of_each_for_up_to_eight_players() {
    let names = ["A", "B", "C", "D", "E", "F", "G", "H"];
    let game = game(&["base", "abbey-and-mayor"], &names);
    for player in (0..8).map(Player) {
        assert_eq!(game.abbeys(player), 1);
        for figure in [FigureKind::Mayor, FigureKind::Barn, FigureKind::Wagon] {
            assert_eq!(game.supply(player).of(figure), 1, "{figure:?}");
        }
    }
}

/// AM+BG
#[test]
fn am_3_mayor_and_wagon_are_followers_the_barn_is_not() {
    assert!(FigureKind::Mayor.is_follower());
    assert!(FigureKind::Wagon.is_follower());
    assert!(!FigureKind::Barn.is_follower());
}

fn tile(id: &str) -> &'static TileKind {
    let catalogue = Catalogue::standard();
    catalogue.kind(catalogue.kind_id(id).expect("the tile is in the catalogue"))
}

fn count(id: &str, kind: SegmentKind) -> usize {
    tile(id).segments.iter().filter(|segment| segment.kind == kind).count()
}

#[test]
fn am_4_the_peculiar_tiles() {
    // Two cities, of which the one with the pennant ends at the field.
    assert_eq!(count("am.A3", SegmentKind::City), 2);
    let cities: Vec<_> = tile("am.A3").segments.iter().filter(|s| s.pennants == 1).collect();
    assert_eq!(cities[0].sides.len(), 1);
    assert_eq!(count("am.A2", SegmentKind::City), 2);
    // A road that ends in the field, with one field around it.
    assert_eq!(count("am.A10", SegmentKind::Field), 1);
    // Three fields because road and city meet.
    assert_eq!(count("am.A7", SegmentKind::Field), 3);
    assert_eq!(count("am.A8", SegmentKind::Field), 3);
    // An uninterrupted road that separates the fields in the north alone.
    assert_eq!(count("am.A12", SegmentKind::Field), 3);
    assert_eq!(count("am.A12", SegmentKind::Road), 1);
}

/// AM+BG, AM-4, BG-24: the road of three ends is one feature, and complete when all of them are
/// closed.
#[test]
fn am_4_a_road_with_three_ends() {
    check(
        "
        systems: base, abbey-and-mayor/wagon
        start: am.A11 0,0:0; am.A10 -1,0:270; am.A10 1,0:90
        bag: base.B

        Red  am.A10 0,-1:0 meeple>road.S
        expect event scored Red 4 road [BG-51]
        ",
    );
}

#[test]
fn am_5_each_part_brings_its_own_pieces() {
    let parts = [
        ("abbey", [1, 0, 0, 0]),
        ("mayor", [0, 1, 0, 0]),
        ("barn", [0, 0, 1, 0]),
        ("wagon", [0, 0, 0, 1]),
    ];
    let plain = game(&["base"], &["Red"]).bag().left();
    for (part, expected) in parts {
        let game = game(&["base", &format!("abbey-and-mayor/{part}")], &["Red"]);
        let supply = game.supply(Player(0));
        let figures = [FigureKind::Mayor, FigureKind::Barn, FigureKind::Wagon];
        let [mayor, barn, wagon] = figures.map(|figure| supply.of(figure));
        assert_eq!([game.abbeys(Player(0)), mayor, barn, wagon], expected, "{part}");
        assert_eq!(game.bag().left(), plain + 12, "the tiles come with any part");
    }
}

/// AM-5: pieces of parts that are not in play are not in the game, whatever their number.
#[test]
fn am_5_no_pieces_of_other_parts() {
    check(
        "
        systems: base, abbey-and-mayor/mayor
        supply abbey: 3
        supply wagon: 2
        start: base.D 0,0:0
        bag: base.B

        Red base.E 0,-1:180
        expect supply Red abbey 0
        expect supply Red wagon 0
        expect only meeple>city.S mayor>city.S -
        ",
    );
}

/// AM-6: one abbey a part, and one a player in the final round (AM-17).
#[test]
fn am_6_one_abbey_at_a_time() {
    check(
        "
        systems: base, abbey-and-mayor/abbey
        supply abbey: 3
        supply meeple: 0
        start: base.B -1,-1:0; base.B 0,-1:0; base.B 1,-1:0; base.B 2,-1:0; base.B 3,-1:0; \
            base.B 4,-1:0; base.B 5,-1:0; base.B 6,-1:0; base.B 7,-1:0; base.B -1,0:0; \
            base.B 1,0:0; base.B 3,0:0; base.B 5,0:0; base.B 7,0:0; base.B -1,1:0; base.B 0,1:0; \
            base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.B 5,1:0; base.B 6,1:0; \
            base.B 7,1:0

        Red  abbey@0,0
        expect asks Blue place-abbey
        Blue - base.B 8,0:0
        expect asks Red place-abbey
        Red  abbey@2,0
        expect asks Blue place-abbey
        Blue abbey@4,0
        expect over
        expect supply Red abbey 1
        expect supply Blue abbey 2
        ",
    );
}

/// AM-6, AM-62: every barn is a barn of its own, and mayors and wagons count each.
#[test]
fn am_6_several_mayors_count_each() {
    check(
        "
        systems: base, farmers, abbey-and-mayor/mayor, inns-and-cathedrals/large-meeple
        supply mayor: 2
        start: base.B 0,1:0; base.B 1,1:0; base.B 2,1:0; base.B 3,1:0; base.B 4,1:0; base.B 5,1:0
        bag: base.B

        Red  base.E 0,0:90 mayor>city.E
        Blue base.E 5,0:270 large-meeple>city.W
        Red  base.F 3,0:0 mayor>city.EW
        Blue base.F 1,0:0 -
        Red  base.G 2,0:0 -
        Blue base.G 4,0:0 -
        expect event scored Red 16 city
        expect Red 16, Blue 0
        ",
    );
}
