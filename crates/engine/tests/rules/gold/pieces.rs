//! The tiles, the ingots and what they are worth.

use bastide_engine::{Catalogue, Game, Rules, Setup};
use bastide_scenario::check;

fn game_with(systems: &[&str]) -> Game {
    let systems = systems.iter().map(|system| system.to_string()).collect();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    Game::new(Rules::new(setup).unwrap())
}

/// GLD-1
#[test]
fn gld_1_eight_tiles_and_sixteen_ingots() {
    let (without, with) = (game_with(&["base"]), game_with(&["base", "gold-mines"]));
    assert_eq!(with.bag().left() - without.bag().left(), 8);
    assert_eq!(with.gold().left, 16);
    let catalogue = Catalogue::standard();
    let tiles = &catalogue.set("goldmines").unwrap().tiles;
    assert!(tiles.iter().all(|(kind, _)| catalogue.kind(*kind).symbols.goldmine));
}

/// GLD-2, GLD-ex5
#[test]
fn gld_ex5_the_value_of_ingots() {
    let counts = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 16];
    let points = counts.map(|count| Catalogue::standard().pieces().gold_points(count));
    assert_eq!(points, [0, 1, 2, 3, 8, 10, 12, 21, 24, 27, 40, 44, 64]);
}

/// GLD-ex4, GLD-23, GLD-20, GLD-22: seven ingots of a monastery count at the end; an eighth that
/// lies beside it does not.
#[test]
fn gld_ex4_seven_ingots_are_worth_21() {
    check(
        "
        players: Red
        systems: base, gold-mines
        start: base.B 0,-1:0

        Red base.B 0,0:0 meeple>monastery
        Red base.B 1,0:0 -
        Red base.B -1,0:0 -
        Red base.B 0,1:0 -
        Red base.B 2,0:0 -
        Red gm.H 1,1:0 gold@0,0 -
        Red gm.H -1,1:90 gold@0,1 -
        Red gm.H -1,-1:180 gold@-1,0 -
        Red gm.H 1,-1:270 gold@2,0
        expect state ingots/2,0/count 1
        expect Red 0
        Red -
        expect over
        expect event scored Red 9 monastery
        expect events 7 took Red gold
        expect tokens Red gold 7
        expect state ingots/2,0/count none
        expect event scored Red 21 gold final [GLD-23]
        expect Red 30
        ",
    );
}

/// BG+GLD, GLD-21, GLD-22: ingots are no points before the end, and what lies on tiles is set aside
/// then, whoever stands there.
#[test]
fn gld_22_what_lies_on_tiles_is_set_aside() {
    let played = check(
        "
        systems: base, farmers, gold-mines
        start: base.A 0,0:270

        Red  gm.F 1,0:0 gold@0,0 meeple>road.EW
        expect state ingots/0,0/count 1
        Blue base.U 2,0:0 -
        expect over
        expect event scored Red 3 road final
        expect events 1 scored
        expect no event gold-taken
        expect tokens Red gold 0
        expect state ingots/0,0/count none
        expect state ingots/1,0/count none
        ",
    );
    assert_eq!(played.game().gold().left, 16);
}
