//! The tiles and their circles.

use bastide_engine::{Catalogue, Game, Rules, Setup};
use bastide_scenario::check;

fn game_with(systems: &[&str]) -> Game {
    let systems = systems.iter().map(|system| system.to_string()).collect();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    Game::new(Rules::new(setup).unwrap())
}

/// CRC-1: six tiles, two of each kind.
#[test]
fn crc_1_six_tiles_are_added() {
    let (without, with) = (game_with(&["base"]), game_with(&["base", "crop-circles"]));
    assert_eq!(with.bag().left() - without.bag().left(), 6);
    let catalogue = Catalogue::standard();
    for set in ["crop-circles-2", "crop-circles-1"] {
        let tiles = &catalogue.set(set).unwrap().tiles;
        let kinds = tiles.iter().map(|(kind, _)| catalogue.kind(*kind).symbols.crop_circle);
        let mut kinds: Vec<String> = kinds.map(|circle| format!("{:?}", circle.unwrap())).collect();
        kinds.sort();
        assert_eq!(kinds, ["City", "City", "Field", "Field", "Road", "Road"], "{set}");
    }
}

/// BG+CRC, CRC-2: roads end at the circle and fields are parted by it, and nobody stands on it.
#[test]
fn crc_2_the_circle_separates() {
    check(
        "
        systems: base, farmers, crop-circles
        start: base.W 0,0:0
        bag: base.B

        Red cc2.D 1,0:0
        expect apart road.W road.E
        expect complete road.W
        expect open road.E
        expect apart field.27 field.3456
        expect only meeple>city.N meeple>road.W meeple>road.E meeple>field.27 meeple>field.3456 -
        ",
    );
    check(
        "
        systems: base, farmers, crop-circles
        start: base.W 0,0:0
        bag: base.B

        Red cc2.B 1,0:0
        expect apart road.SW road.N road.E
        expect apart field.0347 field.12 field.56
        ",
    );
}
