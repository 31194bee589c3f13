//! River II with other systems.

use bastide_engine::{Game, Pos, Rules, Setup};
use bastide_scenario::check;

/// KR+R2, KR-11: features on the river count.
#[test]
fn a_city_on_the_river_brings_the_king() {
    check(
        "
        systems: base, river-2, king-and-robber-baron
        start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.E 1,-1:180; base.E 1,1:0
        bag: base.X

        Red  river2.1 1,0:90 -
        expect event token Red king 3
        ",
    );
}

/// MSG+R2, R2-11, MSG-28: the extra tile of a message comes from the river while that lasts, and
/// landing counts from the first turn.
#[test]
fn a_message_in_the_river() {
    let systems = ["base", "river-2", "messengers"].map(String::from).to_vec();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    let game = Game::new(Rules::new(setup).unwrap());
    assert_eq!(game.bag().drawable(), 1);
    check(
        "
        systems: base, farmers, river-2, messengers
        start: river.S 0,0:0; base.B 0,-1:0; base.B 0,1:0; base.A 1,-1:0; base.U 1,1:90
        start: base.U 1,2:90; base.A 1,3:180
        bag: base.X

        Red  river2.3 1,0:90 meeple>road.NS
        Red  =meeple message=tile =action
        expect asks Red place-tile river2.2
        Red  river2.2 2,0:0 -
        expect turn Blue
        ",
    );
}

/// CO+R2, RV3-33: with the Count the spring goes beside the city, and the river leads away from it.
#[test]
fn the_spring_beside_carcassonne() {
    let systems = ["base", "river-2", "count"].map(String::from).to_vec();
    let setup = Setup { systems: Some(systems), ..Setup::for_players(["Red", "Blue"]) };
    let game = Game::new(Rules::new(setup).unwrap());
    let spring = game.board().tiles().last().unwrap();
    assert_eq!(game.rules().kind_name(spring.kind), "river.S");
    assert_eq!((spring.at, spring.rotation.degrees()), (Pos::new(0, -1), 180));
    assert_eq!(game.board().tiles().len(), 13);
}

/// AM+R2, R2-11: no abbey before the river is finished.
#[test]
fn r2_11_no_abbey_before_the_river_is_finished() {
    check(
        "
        systems: base, farmers, river-2, abbey-and-mayor/abbey
        start: river.S 0,0:0; base.B 0,1:0; base.B -1,1:0; base.B -2,1:0; base.B -2,2:0
        start: base.B -2,3:0; base.B -1,3:0; base.B 0,3:0; base.B 0,2:0
        bag: base.X

        expect asks Red place-tile river2.F
        refuse abbey@-1,2 R2-11
        Red  river2.F 1,0:0 -
        expect asks Blue place-abbey
        ",
    );
}

/// FER+R2, FER-2: the volcano lake is no lake with a ferry.
#[test]
fn fer_2_the_volcano_lake_is_no_ferry_lake() {
    check(
        "
        systems: base, farmers, river-2, ferries
        start: river.S 0,0:0
        bag: base.B base.B

        Red  river2.L 1,0:0
        expect asks Red place-tile
        expect state ferries/placed/1,0/edges none
        ",
    );
}

/// GLD+R2, GLD-6: river tiles can hold ingots.
#[test]
fn gld_6_an_ingot_on_a_river_tile() {
    check(
        "
        systems: base, farmers, river-2, gold-mines
        start: river.S 0,0:0; river2.2 1,0:0
        bag: base.B

        Red  gm.H 0,-1:180
        expect only gold@0,0 gold@1,0
        Red  gold@1,0 -
        expect state ingots/1,0/count 1
        ",
    );
}

/// MGW+R2, MGW-8: roads and cities of river tiles are targets, the water is none.
#[test]
fn mgw_8_mage_and_witch_on_the_river() {
    check(
        "
        systems: base, river-2, mage-and-witch
        start: river.S 0,0:0; river2.4 1,0:0
        bag: base.B

        Red  mw.D 0,1:90
        expect legal mage>city.N@1,0 witch>road.S@1,0
        refuse mage>river.EW@1,0 MGW-8
        ",
    );
}

/// ABT+R2, ABT-8: the garden of a later printing takes an abbot.
#[test]
fn abt_8_a_garden_on_the_river() {
    check(
        "
        systems: base, abbot, river-2
        start: river.S 0,0:0
        bag: base.B

        Red  river2.5-g 1,0:0
        expect only abbot>garden -
        ",
    );
}
